"""The first output of `pithead serve`: plain text on a terminal, JSON lines for programs."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "pithead", "serve", "--port", "0"]


def on_a_terminal(folder: Path, *arguments: str) -> tuple[str, int]:
    """Return everything it prints on a terminal until Ctrl+C, and its exit code."""
    ours, its = pty.openpty()
    environment = {**os.environ, "PITHEAD_DATABASE": f"sqlite:///{folder}/tables.sqlite3"}
    process = subprocess.Popen([*COMMAND, *arguments], stdin=its, stdout=its, stderr=its, env=environment)
    os.close(its)
    output = b""
    while b"Ctrl+C" not in output:
        output += os.read(ours, 10_000)
    process.send_signal(signal.SIGINT)
    try:
        while more := os.read(ours, 10_000):
            output += more
    except OSError:  # how a terminal ends
        pass
    os.close(ours)
    return output.decode().replace("\r\n", "\n"), process.wait(60)


def test_on_a_terminal_two_plain_lines_give_the_address_and_how_to_stop(tmp_path: Path) -> None:
    output, code = on_a_terminal(tmp_path)
    where, how = output.splitlines()
    assert re.fullmatch(r"Pithead is at http://127\.0\.0\.1:\d{2,5}/", where)
    assert how == "Press Ctrl+C to stop; tables are kept."
    assert code == 0


def test_on_a_network_the_address_is_also_shown_as_a_qr_code(tmp_path: Path) -> None:
    from pithead.cli.serve import own_address

    output, _ = on_a_terminal(tmp_path, "--lan")
    (port,) = re.findall(r"Pithead is at http://127\.0\.0\.1:(\d+)/", output)
    assert f"Others in this network reach it at http://{own_address()}:{port}/" in output
    square = [line for line in output.splitlines() if "▀" in line or "▄" in line]
    assert len(square) > 10
    assert len({len(line) for line in square}) == 1


def test_json_logging_works_on_a_terminal_too(tmp_path: Path) -> None:
    output, _ = on_a_terminal(tmp_path, "--log-json")
    logged = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    assert "running on" in " ".join(line["message"] for line in logged)


def test_without_a_terminal_the_log_is_json_lines(tmp_path: Path) -> None:
    environment = {**os.environ, "PITHEAD_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite3"}
    process = subprocess.Popen(COMMAND, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        assert process.stdout.readline().startswith("Pithead is at http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        logged = [json.loads(line) for line in process.stderr]
        assert process.stdout.read() == ""
    assert process.wait(60) == 0
    assert {line["level"] for line in logged} == {"info"}
