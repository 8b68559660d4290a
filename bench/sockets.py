"""Measure the cost of WebSocket libraries: server CPU per message on loopback, with messages as a table sends them.

    python bench/sockets.py [--messages 60000] [--rounds 3] [--options ours,websockets]

A client sends a move of 140 bytes; the server replies with an answer and a change of position in one write. 50 sockets do so
in a closed loop. Every option runs in its own process, one after the other, round by round; the result is the median of the rounds.

`by-hand` is the cost of a minimal reader in Python: it treats every read as one whole frame and checks nothing. `ours` is
server/websocket/protocol.py on the Sans-I/O layer of `websockets`; `websockets` is uvicorn's own class on the same layer.
`wsproto` (through uvicorn) and `picows` (with its own server, because uvicorn cannot run it) are measured if they are installed.
The last column compares the difference with a move at a table, which takes 400 µs of CPU in all.
"""

import argparse
import asyncio
import contextlib
import importlib.util
import multiprocessing
import os
import socket
import statistics
import struct
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import uvicorn
from load import TICKS, free_ports
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from pithead.server.websocket.protocol import PROTOCOL, WebSocketProtocol, protocol_for

MOVE = 400.0  # µs of CPU that a move costs the server, by bench/load.py
SOCKETS = 50
ASKED = '{"type":"play","id":"4f0a8be1-77","seat":0,"version":41,"form":{"kind":"place","tile":"T40","turn":4,"at":"0,1","card":"red 3"}}'
ANSWER = b'{"type":"answer","id":"4f0a8be1-77","version":42}'
CHANGE = b'{"type":"parts","prior":41,"version":42,"position":"' + b"x" * 900 + b'"}'
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


class ByHand(WebSocketProtocol):
    """Frames without a library, for whole short frames only."""

    def data_received(self, data: bytes) -> None:
        """Take one text."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        size, start = data[1] - 0x80, 2
        if size == 126:
            size, start = data[2] << 8 | data[3], 4
        text = apply_mask(data[start + 4 :], data[start : start + 4]).decode()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts in one go."""
        self.transport.write(
            b"".join(struct.pack("!BB", 0x81, len(t)) + t if len(t) < 126 else struct.pack("!BBH", 0x81, 126, len(t)) + t for t in texts)
        )


async def answer_all(scope: Any, receive: Any, send: Any) -> None:
    """Answer every text as a table would."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    wire = scope["extensions"].get(PROTOCOL)
    while (await receive())["type"] == "websocket.receive":
        if wire is not None:
            wire.write((ANSWER, CHANGE))
        else:
            await send({"type": "websocket.send", "text": ANSWER.decode()})
            await send({"type": "websocket.send", "text": CHANGE.decode()})


def serve(option: str, port: int) -> None:
    """Serve one option until the process is stopped."""
    if option == "picows":
        asyncio.run(serve_picows(port))
        return
    ws: Any = {
        "by-hand": type("FreeByHand", (ByHand, protocol_for(10**9)), {}),
        "ours": protocol_for(10**9),
        "websockets": "websockets-sansio",
        "wsproto": "wsproto",
    }[option]
    uvicorn.run(answer_all, port=port, ws=ws, ws_per_message_deflate=False, log_level="error", lifespan="off", access_log=False)


async def serve_picows(port: int) -> None:
    """Serve the same with picows alone."""
    picows: Any = importlib.import_module("picows")

    class Listener(picows.WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            frame.get_payload_as_utf8_text()
            transport.send(picows.WSMsgType.TEXT, ANSWER)
            transport.send(picows.WSMsgType.TEXT, CHANGE)

    server = await picows.ws_create_server(lambda request: Listener(), "127.0.0.1", port)
    await server.serve_forever()


async def converse(port: int, count: int) -> None:
    """Talk through one socket in a closed loop."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(REQUEST)
    await reader.readuntil(b"\r\n\r\n")
    request = Frame(Opcode.TEXT, ASKED.encode()).serialize(mask=True)
    expected = sum(len(Frame(Opcode.TEXT, text).serialize(mask=False)) for text in (ANSWER, CHANGE))
    for _ in range(count):
        writer.write(request)
        await reader.readexactly(expected)
    writer.transport.abort()


def cpu_of(pid: int | None) -> float:
    """Return the CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measured(option: str, messages: int) -> float:
    """Return the server's CPU per message, in µs."""
    (port,) = free_ports(1)
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(option, port), daemon=True)
    process.start()
    try:
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)

        async def all_of_them(count: int) -> None:
            await asyncio.gather(*(converse(port, count) for _ in range(SOCKETS)))

        asyncio.run(all_of_them(20))  # warm-up
        before = cpu_of(process.pid)
        asyncio.run(all_of_them(messages // SOCKETS))
        return 1e6 * (cpu_of(process.pid) - before) / (messages // SOCKETS * SOCKETS)
    finally:
        process.kill()
        process.join()


def main() -> None:
    """Measure and print."""
    installed = [name for name in ("wsproto", "picows") if importlib.util.find_spec(name)]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--options", default=",".join(["by-hand", "ours", "websockets", *installed]))
    arguments = parser.parse_args()
    options = arguments.options.split(",")
    rounds = [{option: measured(option, arguments.messages) for option in options} for _ in range(arguments.rounds)]
    least = statistics.median(costs[options[0]] for costs in rounds)
    print(f"{'option':12}{'µs/message':>12}{'more':>8}{'of a move':>11}    load {os.getloadavg()[0]:.1f}")
    for option in options:
        cost = statistics.median(costs[option] for costs in rounds)
        print(f"{option:12}{cost:12.1f}{cost - least:8.1f}{100 * (cost - least) / MOVE:10.1f}%")


if __name__ == "__main__":
    main()
