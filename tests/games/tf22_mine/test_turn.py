"""The turn: drift, ore, and its end."""

import pytest

import pithead
from games.tf22_mine.mine import GAME, laid, legal, play, table, why_not
from pithead.games.tf22_mine.events import LoadersDrifted, MineEvent
from pithead.games.tf22_mine.view import Loader
from support import sure


def slots(state):
    return [loader.slot for loader in GAME.view(state, None).public.loaders]


def begun(seats=4, **options):
    """Return the first turn of a game in which seat 0 starts."""
    colours = {4: ("red", "blue", "white", "yellow"), 3: ("red", "blue", "yellow"), 2: ("red", "blue", "white", "yellow")}[seats]
    return play(laid(seats, options=options), "done", *(f"colour {colour}" for colour in colours))


def test_a_turn_starts_with_moving_all_loaders_two_places_clockwise():  # TFM-050, R-11
    state = table(loaders=[4, 5, 23])
    assert slots(play(state, *["turn c3 A"] * 4)) == [6, 7, 1]  # examples of the corner figure


def test_a_corner_card_counts_as_two_steps():  # TFM-051, TFM-120
    state = table(loaders=[4, 12, 20])
    state = play(state, "push 4 to 5")
    assert GAME.view(state, None).public.loaders[0] == Loader(5, "f1", "N", 7)
    state = play(state, "push 5 to 6")
    loader = GAME.view(state, None).public.loaders[0]
    assert (loader.slot, loader.cell, loader.side) == (6, "f1", "E")  # the same card


def test_the_very_first_turn_starts_with_the_drift_too():  # TFM-052
    assert slots(begun()) == [4, 12, 20]


def test_each_turn_has_four_ore_and_each_action_costs_at_least_one():  # TFM-053
    state = begun()
    left = [int(state.ore)]
    for move in ("turn a1 A", "turn a1 B", "turn a1 C"):
        state = play(state, move)
        left.append(int(state.ore))
    assert left == [4, 3, 2, 1]


def test_all_ore_must_be_spent_and_nobody_may_pass():  # TFM-054
    state = begun()
    for _ in range(4):
        assert state.seat == 0
        assert {choice.form["kind"] for choice in GAME.choices(state)} >= {"turn", "push"}
        assert why_not(state, "done") == ["TFM-054"]
        state = play(state, "turn c3 A")
    assert (state.seat, state.ore) == (1, 4)  # nothing is saved


def test_an_action_may_be_repeated_in_any_order():  # TFM-055
    state = table({"c2": "white NS"}, crews={"white": "c3"})
    state = play(state, "walk to c2", "turn b1 A", "walk to c3", "turn b1 A")
    assert state.seat == 1


def test_an_action_requires_its_full_cost():  # TFM-056
    state = table({"a1": "white -"}, crews={"white": "c3", "red": "c3"}, ore=2)
    assert why_not(state, "tunnel to a1") == ["TFM-056"]
    assert why_not(state, "transport to a1") == []
    assert why_not(table({"a1": "white -"}, crews={"white": "c3", "red": "c3"}, ore=1), "transport to a1") == ["TFM-056"]
    assert play(table({"a1": "white -"}, crews={"white": "c3"}, ore=3), "tunnel to a1").seat == 1


def test_a_turn_of_a_card_without_effect_is_legal():  # TFM-057, R-12
    state = begun()
    assert why_not(state, "turn c3 A") == []
    assert len(legal(state, "turn")) == 108


def test_after_the_fourth_ore_the_next_players_turn_begins():  # TFM-058
    state = play(table(turn=3, round=2), *["turn c3 A"] * 4)
    assert (state.seat, state.turn, state.ore, state.round) == (0, 0, 4, 3)


@pytest.mark.parametrize(("seats", "ores"), [(2, [3, 4, 4]), (3, [2, 3, 4, 4]), (4, [1, 2, 3, 4, 4])])
def test_with_rising_ore_earlier_players_have_less_in_the_first_round(seats, ores):  # R-23, TFM-053
    state = begun(seats, first_round="rising")
    for ore in ores:
        assert state.ore == ore
        state = play(state, *["turn c3 A"] * ore)
    assert (state.round, state.ore) == (2, 4)


def test_with_the_option_for_one_loader_the_player_picks_the_one_that_drifts():  # R-11, TFM-050
    state = begun(loader_drift="one")
    assert GAME.decision(state).kind == "drift"
    assert legal(state) == ["drift 2", "drift 10", "drift 18"]
    assert why_not(state, "turn c3 A") == ["TFM-050"]
    state = play(state, "drift 10")
    assert (slots(state), state.ore) == ([2, 12, 18], 4)


def test_a_loader_drifts_only_over_free_slots():  # R-11, TFM-050
    state = table(phase="drift", loaders=[9, 10, 12], options={"loader_drift": "one"})
    assert legal(state) == ["drift 12"]
    assert why_not(state, "drift 9") == ["TFM-050"]
    assert why_not(state, "drift 10") == ["TFM-050"]
    assert why_not(state, "drift 3") == ["TFM-120"]


@pytest.mark.parametrize("drift", ["all", "one"])
def test_drifting_is_compulsory_and_free(drift):  # TFM-050
    state = begun(loader_drift=drift)
    state = play(state, *(["drift 2"] if drift == "one" else []))
    assert state.ore == 4
    assert why_not(state, "drift 4") == ["TFM-054"]


@pytest.mark.parametrize("drift", ["all", "one"])
def test_a_position_of_the_first_round_has_the_right_amount_of_ore(drift):  # R-23, TFM-053
    state = begun(4, first_round="rising", loader_drift=drift)
    for turn in range(4):
        data = GAME.dump(state)
        assert (GAME.load(data), data["ore"]) == (state, 1 + turn)
        if turn < 3:
            with pytest.raises(pithead.BadPosition, match=r"^ore: must be "):
                GAME.load({**data, "ore": 4})
        state = play(state, *legal(state)[: drift == "one"], *["turn c3 A"] * (1 + turn))


def test_with_four_players_each_sees_the_loaders_on_the_same_three_slots_every_turn():  # R-05, TFM-050
    state = begun()
    met: dict[int, list[list[int]]] = {}
    for _ in range(3 * 4):
        met.setdefault(state.turn, []).append(sorted(slots(state)))
        state = play(state, *["turn c3 A"] * 4)
    assert [slots[0] for _, slots in sorted(met.items())] == [[4, 12, 20], [6, 14, 22], [0, 8, 16], [2, 10, 18]]
    assert all(slots == [slots[0]] * 3 for slots in met.values())


@pytest.mark.parametrize(("seats", "rounds"), [(2, 2), (3, 4)])
def test_with_fewer_players_the_slots_repeat_after_some_rounds(seats, rounds):
    state, met = begun(seats), []
    for _ in range(2 * rounds):
        met.append(sorted(slots(state)))
        state = play(state, *["turn c3 A"] * 4 * seats)
    assert met[:rounds] == met[rounds:]
    assert len({tuple(slots) for slots in met}) == rounds


def followed(state, move):
    """Return the automatic effects of a move."""
    return sure(MineEvent, GAME.event(state, GAME.read(state, move))).follows


def test_the_drift_of_all_loaders_is_reported_at_the_start_of_a_turn():  # TFM-050, TFM-052, TFM-058
    last = table(loaders=[4, 5, 23], ore=1)
    assert followed(last, "turn c3 A") == [LoadersDrifted(seat=1, round=1, steps=2, slots=[6, 7, 1])]
    assert followed(table(loaders=[4, 5, 23], ore=2), "turn c3 A") == []
    assert followed(table(turn=3, ore=1), "push 2 to 3")[0].round == 2
    event = GAME.event(last, GAME.read(last, "turn c3 A"))
    assert "; the turn of Seat 1 begins: all loaders drift by 2 slots, to 6, 7, 1" in GAME.say(event)
    assert "; der Zug von Bo beginnt: Alle Raumlader treiben 2 Plätze weiter, nach 6, 7, 1" in GAME.say(
        event, "de", ["Al", "Bo", "Cy", "Di"]
    )


def test_the_first_drift_is_reported_with_the_last_colour():  # TFM-052
    state = play(laid(4), "done", "colour red", "colour blue", "colour white")
    assert followed(state, "colour yellow") == [LoadersDrifted(seat=0, round=1, steps=2, slots=[4, 12, 20])]


def test_no_drift_of_all_loaders_is_reported_if_one_is_chosen_or_the_game_is_over():  # R-11, TFM-163
    assert followed(table(ore=1, options={"loader_drift": "one"}), "turn c3 A") == []
    assert followed(table(ore=1, turn=3, round=2, options={"max_rounds": 2}), "turn c3 A") == []


@pytest.mark.parametrize(
    ("limit", "round", "text"),
    [
        ("60", 1, "Round 1   "),
        ("60", 50, "Round 50   "),
        ("60", 51, "Round 51 of 60   "),
        ("6", 1, "Round 1 of 6   "),
        ("0", 80, "Round 80   "),
    ],
)
def test_the_round_limit_is_shown_when_it_is_near(limit, round, text):  # R-20, TFM-163
    assert GAME.board(table(round=round, options={"max_rounds": limit}), 0).startswith(text)


def test_before_the_first_turn_no_round_is_shown():
    assert GAME.board(laid(4), 0).startswith("Before the first turn   ")
