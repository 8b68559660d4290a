"""A language model's seat: tools over stdio, in words, tolerant of how a move is written, without any information the seat may not have."""

import asyncio
import json
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

import pithead
from pithead.seats import loose
from pithead.seats.local import LocalSeat
from pithead.seats.seat import FEW, Offered, choices

Ask = Callable[..., Awaitable[str]]
OPTIONS = {"dunaia": {"first_game": "true", "round_limit": "3"}, "tf22_mine": {"max_rounds": "4", "quick_setup": "true"}}


def seated(what: Callable[[Ask], Awaitable[None]], *arguments: str) -> None:
    """Use the tools of a `pithead mcp` process."""

    async def run() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "pithead", "mcp", *arguments], env=dict(os.environ))
        async with Client(command) as client:

            async def ask(tool: str, **given: Any) -> str:
                answer = await client.call_tool(tool, given)
                text = "".join(getattr(part, "text", "") for part in answer.content)
                return f"refused: {text.removeprefix(f'Error executing tool {tool}: ')}" if answer.is_error else text

            await what(ask)

    asyncio.run(run())


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_whole_game_is_played_by_tools_alone(slug: str) -> None:
    async def play(ask: Ask) -> None:
        rivals = "uniform"
        answer = await ask("new_table", game=slug, rivals=rivals, options=OPTIONS.get(slug, {}), seed="a model")
        assert answer.startswith("Table 1.")
        moves = 0
        while "The game is over." not in answer:
            answer = await ask("play", move="1")
            assert not answer.startswith("refused"), answer
            moves += 1
        assert moves > 3
        assert "The game is over." in await ask("look")
        assert (await ask("choices")).startswith("refused: there is nothing to choose now")
        assert re.match(r"Model: -?\d+\n", await ask("score"))

    seated(play)


def test_a_table_of_a_modified_game_can_start_from_a_position(tmp_path: Path) -> None:
    game, rng = pithead.game("tf22_mine"), pithead.rng("mcp")
    changed = game.components.changed({"markers.to_win_by_players.2": 4})
    state = game.setup(2, {"quick_setup": "true"}, changed)
    while state.seat != 0 or state.round < 2:
        state.apply(state.pick(rng.below(state.count())))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.dump(state)), encoding="utf-8")

    async def look(ask: Ask) -> None:
        assert (await ask("look")).startswith(game.board(state, 0, 0, names=["Model", "greedy"]))

    seated(look, "tf22_mine", "--position", str(file), "--set", "markers.to_win_by_players.2=4")


def test_many_choices_can_be_filtered_by_their_fields() -> None:
    async def narrow(ask: Ask) -> None:
        answer = await ask("choices")
        while "narrow them by fields" not in answer:
            await ask("play", move="1")
            answer = await ask("choices")
        total = int(answer.split()[0])
        field, values = next(line.split(": ", 1) for line in answer.splitlines() if line.startswith("tile: "))
        some = await ask("choices", fields={field: values.split(", ")[0].lower()})
        assert some.startswith("1. ") or int(some.split()[0].rstrip(".")) < total
        assert (await ask("choices", fields={field: "nothing"})).startswith("refused: no legal move matches tile=nothing")

    seated(narrow, "sacred_dragon", "--seed", "narrow")


def test_a_refusal_helps() -> None:
    async def refuse(ask: Ask) -> None:
        assert (await ask("play", move="dance")).startswith("refused: 'dance' is not a move of this game; expected: ")
        assert await ask("explain", move="colour green") == "there is no colour green; the colours are white, red, blue, yellow (TFM-006)"
        assert "TFM-081" in await ask("rules", search="tfm-081")
        assert (await ask("rules", search="no such words")).startswith("refused: no rule of tf22_mine has the words")
        assert (await ask("look", table="9")).startswith("refused: there is no table '9' here")
        assert (await ask("new_table", game="chess")).startswith("refused: there is no game 'chess'")
        assert (await ask("new_table", game="dunaia", rivals="gredy")).startswith("refused: there is no bot 'gredy'; did you mean greedy?")
        assert "TF22 Mine" in await ask("list_tables")
        assert "miner_inconvenience" in await ask("list_games")

    seated(refuse, "tf22_mine", "--seed", "refusal")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take 2", "take 2"),
        ("  Take   2. ", "take 2"),
        ("`take 2`", "take 2"),
        ("2", "place T40 r4 at 0,1"),
        ("#2", "place T40 r4 at 0,1"),
        ("place t40 r4 at (0, 1)", "place T40 r4 at 0,1"),
        ("9", "9"),
        ("take 3", "take 3"),
    ],
)
def test_a_move_can_be_given_as_it_reads(text: str, move: str) -> None:
    assert loose.meant(text, ["take 2", "place T40 r4 at 0,1"]) == move


def test_a_text_that_fits_two_moves_is_refused() -> None:
    assert loose.meant("GO a", ["go A", "go a."]) == "GO a"


def test_a_few_choices_are_listed_and_many_are_counted() -> None:
    few = [Offered(f"take {n}", {"kind": "take", "pebbles": n}, f"{n} are taken") for n in range(1, FEW + 1)]
    assert choices(few, {}).count("\n") == FEW - 1
    many = [*few, Offered("pass", {"kind": "pass"}, "nothing")]
    assert choices(many, {}).splitlines()[:2] == [f"{FEW + 1} legal moves; narrow them by fields:", "kind: take, pass"]
    assert choices(many, {"kind": "PASS"}) == f"{FEW + 1}. nothing  [pass]"


@pytest.mark.parametrize(("slug", "options"), [("sacred_dragon", {}), ("dynamine", {}), ("miner_inconvenience", {"hands": "closed"})])
def test_everything_the_seat_receives_is_the_same_in_positions_it_cannot_tell_apart(slug: str, options: dict[str, str]) -> None:  # L7
    seat = LocalSeat(slug, ["uniform"], options, "Model", "secrets")
    for _ in range(12):
        if seat.table.over:
            break
        other = LocalSeat(slug, ["uniform"], options, "Model", "secrets")
        other.table = seat.table.copy()
        other._entries_sent = seat._entries_sent
        other.table.state = seat.game.guess(seat.state, 0, pithead.rng("other"))
        assert seat.look() == other.look()
        assert seat.offered() == other.offered()
        assert seat.sheet() == other.sheet()
        assert seat.explain("1") == other.explain("1")
        seat.play("1")
