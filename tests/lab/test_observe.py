"""Observers: every figure is checked against the same tables counted another way, or against tables made by hand."""

from collections import Counter
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import pithead
from pithead.core.engine.state import CHANCE
from pithead.core.record import final, replay
from pithead.lab.config import GameConfig
from pithead.lab.figures import ENOUGH, Sum, Sums, meaning, values
from pithead.lab.observe import STANDARD, DeadTurns, Lead, Length, Moves, Observer, Result, Rows, Step, Watch
from pithead.lab.simulate import Job, played, simulate


def seen(slug, seats, games, **more):
    """Return the rows of some tables."""
    rows: list[Rows] = []
    played(Job(GameConfig(slug), seats, "seen", observers=STANDARD, **more), games, keep=rows.extend)
    return rows


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_rows_match_the_records_of_the_same_tables(slug, tmp_path):
    """Count each table twice: by the observers during play, and here from its record, by notation and sheet."""
    game = pithead.game(slug)
    rows = seen(slug, ("uniform", "uniform"), 2, records=str(tmp_path))
    for one, path in zip(rows, sorted(tmp_path.iterdir()), strict=True):
        record = pithead.read_record(path)
        steps = [step for step in replay(game, record) if step.entry.seat != CHANCE]
        assert one.game["decisions"] == len(steps)
        counts = [len(game.choices(step.state)) for step in steps]
        assert one.game["branching"] == pytest.approx(fmean(counts))
        assert one.game["forced"] == pytest.approx(counts.count(1) / len(counts))
        kinds = [game.codec.notation.read(str(step.entry.move))["kind"] for step in steps]
        assert {name: value for name, value in one.game.items() if name.startswith("kind.")} == pytest.approx(
            {f"kind.{kind}": kinds.count(kind) / len(kinds) for kind in set(kinds)}
        )
        assert record.result is not None
        assert [row["score"] for row in one.seats] == record.result.scores
        for row in one.seats:
            sources = {name: value for name, value in row.items() if name.startswith("source.")}
            assert sum(sources.values()) == row["score"]
            assert row["decisions"] == sum(step.entry.seat == row["seat"] for step in steps)
            assert row["order"] == (row["seat"] - steps[0].entry.seat) % 2


PIECES: list[tuple[str, Any]] = [
    ("sacred_dragon", lambda event: [f"tile {event.tile}"] if event.__struct_config__.tag == "place" else []),
    ("dynamine", lambda event: [f"tile {event.face.tile}"] if event.__struct_config__.tag == "build" else []),
    ("dunaia", lambda event: [f"elder {event.elder}"] if event.__struct_config__.tag == "call" else []),
    ("miner_inconvenience", lambda event: [f"building {event.building}"] if event.__struct_config__.tag in ("build", "upgrade") else []),
]


@pytest.mark.parametrize(("slug", "pieces"), PIECES, ids=[slug for slug, _ in PIECES])
def test_the_pieces_a_seat_used_are_those_in_its_events(slug, pieces, tmp_path):
    (one,) = seen(slug, ("greedy", "greedy"), 1, records=str(tmp_path))
    record = pithead.read_record(next(tmp_path.iterdir()))
    families = {"sacred_dragon": "tile", "dynamine": "tile", "dunaia": "elder", "miner_inconvenience": "building"}
    count = 0
    for row in one.seats:
        pieces_in_events = {piece for entry in record.moves if entry.seat == row["seat"] for piece in pieces(entry.event)}
        own = {piece for piece in row["used"] if piece.startswith(families[slug])}
        assert pieces_in_events <= own
        assert set(row["used"]) <= set(row["could"])
        count += len(pieces_in_events)
    assert count > 0


def events_of(path) -> list[Any]:
    """Return the events of a table from its record."""
    return [entry.event for entry in pithead.read_record(path).moves]


def test_the_cards_a_seat_turned_are_those_at_the_turned_places(tmp_path):
    """Track where each card is by the events alone: cards are laid out, and two change places."""
    rows = seen("tf22_mine", ("greedy", "greedy"), 2, records=str(tmp_path))
    for one, path in zip(rows, sorted(tmp_path.iterdir()), strict=True):
        centre = {"c3": "W1", "d3": "R1", "d4": "B1", "c4": "Y1"}  # the crossings, named as in board.centre
        lies = dict(centre)
        turned: list[set[str]] = [set(), set()]
        for event in events_of(path):
            match event.__struct_config__.tag:
                case "lay":
                    lies[event.places[0]] = event.card
                case "with":
                    lies[event.first], lies[event.second] = lies[event.second], lies[event.first]
                case "turn":
                    turned[event.seat].add(f"card {lies[event.cell]}")
        assert [{piece for piece in row["used"] if piece.startswith("card ")} for row in one.seats] == turned
        assert all({"crew", "loader"} <= {piece.partition(" ")[0] for piece in row["used"]} for row in one.seats)
        assert all(turned)


def test_a_symbol_card_counts_as_a_piece_when_seats_choose_it():
    rows: list[Rows] = []
    version = GameConfig("tf22_mine", {"symbol_variant": "strategy"})
    played(Job(version, ("greedy", "greedy"), "seen", observers=STANDARD), 2, keep=rows.extend)
    assert any(piece.startswith("symbol ") for one in rows for row in one.seats for piece in row["used"])


def test_fights_are_counted_from_the_events(tmp_path):
    for number, one in enumerate(seen("tf22_mine", ("greedy", "greedy"), 4, records=str(tmp_path))):
        events = events_of(tmp_path / f"tf22_mine-{number:06d}.json")
        winners = [event.fight.winner for event in events if event.__struct_config__.tag == "defence"]
        assert one.game["fights"] == len(winners)
        assert one.game.get("fights_won", 0.0) * len(winners) == pytest.approx(winners.count("attacker"))
        assert one.game["reason"] == "markers"


def test_finishing_all_rounds_ends_a_game_without_its_markers():
    rows: list[Rows] = []
    played(Job(GameConfig("tf22_mine", {"max_rounds": "1"}), ("uniform", "uniform"), "seen", observers=STANDARD), 1, keep=rows.extend)
    assert rows[0].game["reason"] == "rounds"


def test_mines_by_size_match_the_events(tmp_path):
    (one,) = seen("sacred_dragon", ("greedy", "greedy"), 1, records=str(tmp_path))
    mines = [event for event in events_of(next(tmp_path.iterdir())) if event.__struct_config__.tag in ("build", "extend")]
    counts = Counter(f"mine.{event.__struct_config__.tag} {event.mine.sides}" for event in mines)
    assert {name: 2 * value for name, value in one.game.items() if name.startswith("mine.")} == counts
    assert mines


def test_the_distance_of_a_team_from_winning_counts_missing_upgrades_and_cards(tmp_path):
    """Four upgrades and all 42 cards are needed. The upgrades are counted here by the events, cards left and deck by the final view."""
    game = pithead.game("miner_inconvenience")
    ends = set()
    for number, one in enumerate(seen("miner_inconvenience", ("greedy", "greedy"), 12, records=str(tmp_path))):
        record = pithead.read_record(tmp_path / f"miner_inconvenience-{number:06d}.json")
        events = events_of(tmp_path / f"miner_inconvenience-{number:06d}.json")
        upgraded = {event.building for event in events if event.__struct_config__.tag == "upgrade"}
        last = final(game, record)
        ends.add(bool(one.game["won"]))
        if one.game["won"]:
            assert one.game["reached"] == 1.0
            assert one.game["cards_left"] == sum(map(len, game.view(last, None).hands))
            assert "deck_left" not in one.game
        else:
            left = game.view(last, None).public.deck
            assert 1 > one.game["reached"] == pytest.approx(min(len(upgraded) / 4, 1 - left / 42))
            assert one.game["deck_left"] == left
            assert "cards_left" not in one.game
    assert ends == {True, False}


class Doublings(Observer):
    meanings: ClassVar = {"doublings": "how often a seat decided twice in a row"}

    def begin(self, game, state, number):
        self.last, self.count = -1, 0

    def move(self, step):
        self.count += step.seat == self.last
        self.last = step.seat

    def end(self, state, rows):
        rows.game["doublings"] = self.count


def test_a_game_adds_its_own_observers(monkeypatch):
    game = pithead.game("dunaia")
    monkeypatch.setattr(type(game), "observers", (Doublings,))
    rows = seen("dunaia", ("uniform", "uniform"), 2)
    assert all(one.game["doublings"] == one.game["decisions"] - one.game["turns"] for one in rows)
    assert meaning("doublings", game) == "how often a seat decided twice in a row"
    alone = simulate(Job(GameConfig("dunaia"), ("uniform", "uniform"), "seen"), 2)
    assert "figures" not in alone


def test_the_reason_a_game_ended_comes_from_its_event(tmp_path):
    for number, one in enumerate(seen("dunaia", ("greedy", "greedy"), 3, records=str(tmp_path))):
        record = pithead.read_record(tmp_path / f"dunaia-{number:06d}.json")
        reasons = [then.reason for entry in record.moves for then in getattr(entry.event, "then", ()) if hasattr(then, "reason")]
        assert [one.game["reason"]] == reasons[:1]


def test_the_reason_a_team_lost_is_its_verdict():
    reasons = {one.game["reason"] for one in seen("miner_inconvenience", ("uniform",), 4)}
    assert reasons <= {"drawn", "drained", "no-fit", "no-cards"}


GAME: Any = SimpleNamespace(team=False, standing=lambda state: [[state.points.index(max(state.points))]], outcome=lambda state: None)


def report_of(observer, *turns):
    """Return what an observer reports about decisions, each given as the seat and the scores after it."""
    opening: Any = SimpleNamespace(seats=2, scores=lambda: (0, 0))
    end: Any = SimpleNamespace(seats=2, points=turns[-1][1], scores=lambda: turns[-1][1])
    one: Observer = observer()
    one.begin(GAME, opening, 0)
    for seat, scores in turns:
        one.move(Step(seat, opening, 0, opening, {"kind": "x"}, 1, scores))
    rows = Rows({}, [{}, {}], [])
    one.end(end, rows)
    return rows


def test_leads_are_counted_from_when_the_winner_leads_alone_and_when_its_points_suffice():
    """Seat 0 leads after the first decision, seat 1 from the third; a tie changes nothing. After 4 of 5 decisions the winner had the 4
    points that the loser ended with."""
    game = report_of(Lead, (0, (2, 0)), (1, (2, 2)), (0, (2, 3)), (1, (3, 3)), (0, (3, 4)), (1, (4, 6))).game
    assert game["lead_changes"] == 1
    assert game["lead_for_good"] == pytest.approx(4 / 6)
    assert game["settled"] == pytest.approx(4 / 6)


def test_a_lead_held_from_the_first_decision_was_never_lost():
    game = report_of(Lead, (0, (2, 0)), (1, (2, 1)), (0, (5, 1))).game
    assert (game["lead_changes"], game["lead_for_good"]) == (0, 0.0)
    assert game["settled"] == 0.0


def test_a_turn_without_gain_is_dead():
    """Seat 0 gains points within its turn of two decisions, seat 1 gains none, seat 0 then loses a point."""
    rows = report_of(DeadTurns, (0, (0, 0)), (0, (2, 0)), (1, (2, 0)), (0, (1, 0)))
    assert rows.game["dead_turns"] == pytest.approx(2 / 3)
    assert [row["dead_turns"] for row in rows.seats] == [0.5, 1.0]


def test_a_turn_is_a_run_of_decisions_by_one_seat():
    rows = report_of(Length, (0, (0, 0)), (0, (2, 0)), (1, (2, 0)), (0, (1, 0)))
    assert (rows.game["decisions"], rows.game["turns"]) == (4, 3)
    assert [row["turns"] for row in rows.seats] == [2, 1]


def test_the_margin_is_the_difference_between_first_and_second_place():
    rows = report_of(Result, (1, (3, 9)))
    assert rows.game["margin"] == 6
    assert [(row["order"], row["win"]) for row in rows.seats] == [(1, 0.0), (0, 1.0)]


def test_a_team_has_no_margin_and_no_lead():
    (one,) = seen("miner_inconvenience", ("greedy", "greedy"), 1)
    assert {"margin", "lead_changes", "dead_turns"}.isdisjoint(one.game)
    assert one.game["won"] in (0.0, 1.0)


def test_observers_do_not_change_the_tables():
    for bots in (("uniform", "uniform"), ("greedy", "uniform")):
        job = Job(GameConfig("sacred_dragon"), bots, "same")
        watched = simulate(Job(GameConfig("sacred_dragon"), bots, "same", observers=STANDARD), 3)
        alone = simulate(job, 3)
        for name in ("mean_scores", "wins", "decisions", "chance", "by_order", "length"):
            assert watched[name] == alone[name]
        assert "figures" not in alone


def test_figures_do_not_depend_on_the_number_of_processes():
    job = Job(GameConfig("sacred_dragon"), ("uniform", "uniform"), "same", observers=STANDARD)
    one, two = simulate(job, 24), simulate(job, 24, workers=2)
    assert one["figures"] == two["figures"]
    assert one["pieces"] == two["pieces"]


def test_anyone_can_add_an_observer():
    class Longest(Observer):
        def begin(self, game, state, number):
            self.most = 0

        def move(self, step):
            self.most = max(self.most, step.choices)

        def end(self, state, rows):
            rows.game["longest"] = self.most

    rows: list[Rows] = []
    tally = played(Job(GameConfig("dunaia"), ("uniform", "uniform"), "own", observers=(Longest,)), 2, keep=rows.extend)
    assert tally.sums.report()["longest"]["mean"] == fmean(row.game["longest"] for row in rows)


def test_only_observers_that_subscribe_to_chance_receive_it():
    chance_events = []

    class Listener(Observer):
        def chance(self, before, move, after):
            chance_events.append(int(before.seat))

    game = pithead.game("sacred_dragon")
    state = game.setup(2)
    watch = Watch(game, state, 0, [Listener(), Length()])
    before = state.copy()
    state.apply(state.pick(0))
    watch.move(before, int(before.pick(0)), state)
    assert chance_events == [CHANCE]
    assert (len(watch.chanced), len(watch.decided)) == (1, 1)


def test_a_sum_has_the_mean_and_spread_of_its_values_however_it_was_assembled():
    numbers = [float(n * n % 17) for n in range(40)]
    whole, first, second = Sum(), Sum(), Sum()
    for i, number in enumerate(numbers):
        whole.add(number)
        (first if i % 3 else second).add(number)
    first.merge(second)
    assert first.mean == pytest.approx(whole.mean) == pytest.approx(fmean(numbers))
    assert first.deviation == pytest.approx(stdev(numbers))
    low, high = whole.interval or (0, 0)
    assert high - low == pytest.approx(2 * 2.0227 * stdev(numbers) / 40**0.5, rel=1e-4)  # Student's value for 39


def test_a_missing_member_of_a_family_counts_as_zero():
    sums = Sums()
    for number in range(4):
        game = {"table": number, "decisions": 10, **({"kind.rare": 0.5} if number == 0 else {})}
        sums.add(Rows(game, [{"seat": 0, "win": 1.0, "score": 1, "order": 0, "used": []}], []))
    assert sums.report()["kind.rare"] == {"mean": 0.125, "interval": None, "tables": 4}
    assert sums.report()["decisions"]["mean"] == 10


def test_figures_of_a_table_are_given_by_place_and_by_seat():
    seats = [
        {"seat": 0, "order": 1, "win": 0.0, "score": 3, "used": ["tile A"]},
        {"seat": 1, "order": 0, "win": 1.0, "score": 5, "used": []},
    ]
    figures = values(Rows({"table": 0, "score": 4.0, "margin": 2, "reason": "pile"}, seats, []))
    assert figures["order_win.0"] == figures["chair_win.1"] == 1.0
    assert figures["order_score.1"] == 3.0
    assert figures["used.tile A"] == 0.5
    assert figures["reason.pile"] == 1.0


def pieces_of(tables):
    """Sum some tables, each a list of seats: how they used a piece (used, left or neither), and their win."""
    sums = Sums()
    for seats in tables:
        rows = [
            {"seat": i, "order": i, "win": win, "score": 1, "used": ["tile A"] * (how == "used"), "could": ["tile A"] * (how != "none")}
            for i, (how, win) in enumerate(seats)
        ]
        sums.add(Rows({"table": 0}, rows, []))
    return sums


def test_a_pieces_effect_compares_its_users_with_those_who_could_have_used_it():
    """80 of 200 seats could use it: 40 did and won 30, 40 did not and won 10; the others do not count."""
    both = [[("used", 1.0), ("left", 0.0)]] * 30 + [[("used", 0.0), ("left", 1.0)]] * 10
    (piece,) = pieces_of([*both, *[[("none", 1.0), ("none", 0.0)]] * 60]).report_pieces()
    assert (piece["use"], piece["users"], piece["could"]) == (0.2, 40, 80)
    assert piece["win_rate"] == 0.75
    assert piece["worth"] == 0.5
    low, high = piece["worth_interval"]
    assert low == pytest.approx(0.5 - (high - 0.5))
    assert 0.45 < high - low < 0.6  # each table is +1 or -1, with a deviation of 0.88; the mean of 40 has 0.14


def test_seats_of_one_table_are_not_treated_as_independent():
    """Count as many users and wins twice: once at the same tables as those who left it, once at tables of their own."""
    same = [[("used", 1.0), ("left", 0.0)]] * 60 + [[("used", 0.0), ("left", 1.0)]] * 40
    apart = [
        [(how, win), ("none", 1 - win)]
        for how, win, n in (("used", 1.0, 60), ("used", 0.0, 40), ("left", 0.0, 60), ("left", 1.0, 40))
        for _ in range(n)
    ]
    wide, narrow = (high - low for (low, high) in (pieces_of(tables).report_pieces()[0]["worth_interval"] for tables in (same, apart)))
    assert wide / narrow == pytest.approx(2**0.5, rel=0.02)


def test_a_piece_is_not_judged_by_a_few_tables():
    few = [[("used", 1.0), ("left", 0.0)]] * (ENOUGH - 1) + [[("used", 1.0), ("none", 0.0)]] * 50
    assert pieces_of(few).report_pieces()[0]["worth"] is None
    assert pieces_of([*few, few[0]]).report_pieces()[0]["worth"] == 1.0


def test_sums_of_pieces_do_not_depend_on_how_they_were_assembled():
    tables = [[("used", 1.0), ("left", 0.0)]] * 30 + [[("used", 0.5), ("left", 0.5)]] * 20 + [[("left", 1.0), ("left", 0.0)]] * 9
    whole, one, other = pieces_of(tables), pieces_of(tables[::2]), pieces_of(tables[1::2])
    one.merge(other)
    assert one.report_pieces() == whole.report_pieces()


def test_every_standard_figure_has_a_description():
    for slug in pithead.CATALOGUE:
        for name in seen(slug, ("uniform",) * 2, 1)[0].game:
            if name not in ("table", "reason", "rank"):
                assert meaning(name, pithead.game(slug)).rpartition(": ")[2] != name.partition(".")[0]


def test_rows_of_moves_are_included_on_request():
    rows: list[Rows] = []
    played(Job(GameConfig("dunaia"), ("uniform", "uniform"), "moves", observers=(*STANDARD, Moves)), 1, keep=rows.extend)
    assert len(rows[0].moves) == rows[0].game["decisions"]
    assert {"table", "decision", "seat", "kind", "move", "branching", "scores"} == set(rows[0].moves[0])
