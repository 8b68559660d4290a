"""Compare what each game predicts with what then happens (L17). A check gets a moment of a play whose end is known."""

from collections.abc import Callable, Iterator
from typing import Any

import pithead
from pithead.core.engine.state import CHANCE, OVER
from pithead.games.dunaia import handwritten as dunaia_opinion
from pithead.games.dunaia import state as steps
from pithead.games.dynamine import handwritten as dynamine_opinion
from pithead.games.dynamine import state as digging
from pithead.games.dynamine.events import known_scores
from pithead.games.miner_inconvenience import state as digs
from pithead.games.sacred_dragon import state as mountain
from pithead.games.sacred_dragon import worth as dragon_opinion
from pithead.games.tf22_mine import state as ore
from pithead.testing.cases import Case
from pithead.testing.statements import Choose, Moment, Play, Trial, Turn, any_move

TRIALS = 5 if pithead.COMPILED else 2

# ---- Dynamine


def dynamine_turn(state: Any) -> Turn | None:
    return ((int(state.round_number()), int(state.done)), int(state.turn)) if state.token >= 0 else None


def seal(state: Any, dice: Any) -> int:
    """Build tiles with few open sides, so that mines have few open ends."""
    box = state.pieces
    builds = [int(move) for move in state.legal() if move >= box.place and (move - box.place) % box.span < box.piles]
    if state.phase != digging.MAIN or not builds:
        return any_move(state, dice)
    return min(builds, key=lambda move: int(box.exits[state.tops[(move - box.place) % box.span]]).bit_count())


def nearly_sealed(play: Play) -> Iterator[Any]:
    """Yield positions of the last rounds in which a mine has one open end, with enough points to build any tile there."""
    state: Any
    for state in play.states:
        is_late = state.phase == digging.MAIN and state.rounds_left() < 4
        if is_late and state.first_end(state.turn + 1) - state.first_end(state.turn) == 1:
            yield play.game.load(play.game.dump(state) | {"points": 40})


def dynamine(moment: Moment) -> None:
    state, public, following = moment.state, moment.view.public, moment.following
    now, last = moment.play.turns[moment.at], moment.play.rounds[-1]
    assert public.box.rounds == last, f"{public.box.rounds} rounds are stated, there were {last}"
    assert public.rounds_left == moment.rounds_to_come
    assert public.turns_left == (0 if now is None else 1 + sum(key[0] == now[0][0] for key, _ in following))
    assert (public.tokens_to_come == []) == (moment.rounds_to_come == 0), "tokens to come, but no rounds"
    learned = learner_numbers(moment)
    assert learned["numbers"][1] == moment.rounds_to_come, f"a learner sees {learned['numbers'][1]} rounds"
    assert any(learned["tokens"]) == (moment.rounds_to_come > 0)
    for seat in range(state.seats):
        turns = sum(whose == seat for _, whose in following)
        assert state.turns_to_come(seat) == turns, f"seat {seat} has {state.turns_to_come(seat)} turns to come, and had {turns}"
        under_way = now is not None and now[1] == seat
        opinion: Any = moment.play.game.opinions["weighed"]
        assert (opinion.ahead(state, seat) > 0) == (turns > 0 or under_way)
        if turns == 0 and not under_way:
            assert dynamine_opinion.prospects(state, seat) == 0, "an opinion hopes for turns that do not come"
    for trial in moment.trials(TRIALS):
        dynamine_move(trial)


def dynamine_move(trial: Trial) -> None:
    moment, form, event, after = trial.moment, trial.form, trial.event, trial.after
    state, view, public = moment.state, moment.view, moment.view.public
    before, later = (known_scores(position, None) for position in (state, after))
    gains = [now - then for then, now in zip(before, later, strict=True)]
    match form["kind"]:
        case "token":
            assert event.rounds == moment.play.rounds[-1]
        case "build":
            offer = next(offer for offer in view.offers if (offer.pile, offer.at) == (form["pile"], form["at"]))
            assert (offer.left, event.left) == (after.points, after.points)
            assert offer.points == gains[trial.seat]
            assert offer.seals == (event.seals == "seals") == (after.first_end(trial.seat + 1) == after.first_end(trial.seat))
            assert event.bonus == offer.bonus == after.points - public.points + price_of(public, form["pile"])
            assert event.moves == (1 if after.due or after.phase == digging.TILE_MOVE else 0)
        case "move":
            shift = next(shift for shift in view.moves if (shift.tile, shift.at) == (form["tile"], form["at"]))
            assert shift.points == gains[trial.seat]
        case "take":
            index = [card.card for card in public.open_cards].index(form["card"])
            assert view.worth[index] == trial.gains[trial.seat]
        case "roll":
            face = next(face for face in public.die if face.face == form["face"])
            if after.phase == digging.MAIN:
                right = state.phase == digging.ROLL and state.named == face.value
                assert after.points == face.points + (public.box.guess_bonus if right else 0) == event.points
                assert event.extra == face.extra
            else:
                assert moment.play.game.view(after, int(after.seat)).public.keep == face.points
        case "spend":
            assert (event.points, after.points) == (after.points, public.points + public.box.plus_points)
        case "end":
            assert event.lost == public.points
            ends = "game" if after.seat == OVER else "round" if after.token < 0 else "turn"
            assert event.ends == ends
            assert (public.turns_left == 1) == (ends != "turn")
            assert (ends == "game") == (public.rounds_left == 0 and public.turns_left == 1)
    if event.gains:
        assert after.seat == OVER or event.gains == gains


def price_of(public: Any, pile: Any) -> int:
    return next(int(stall.price) for stall in public.market if stall.pile == pile)


def learner_numbers(moment: Moment) -> dict[str, list[float]]:
    """Return the learner's numbers, in tens, by block."""
    game, state = moment.play.game, moment.state
    blocks = game.layout(state)
    out = bytearray(4 * sum(block.size for block in blocks))
    game.encode(state, 0 if moment.seat is None else moment.seat, out)
    numbers = memoryview(out).cast("f")
    return {block.name: [round(10 * value, 3) for value in numbers[block.offset : block.offset + block.size]] for block in blocks}


# ---- Mines of the Sacred Dragon


def dragon_turn(state: Any) -> Turn | None:
    return ((int(state.round), int(state.turn)), int(state.turn)) if state.phase >= mountain.TURN and state.seat != OVER else None


def dragon(moment: Moment) -> None:
    state, public, following = moment.state, moment.view.public, moment.following
    now = moment.play.turns[moment.at]
    assert public.round == moment.view.round
    if public.turns_left is not None:
        assert public.turns_left == 1 + len(following), f"{public.turns_left} turns are stated, there were {1 + len(following)}"
    assert not public.last_round or moment.rounds_to_come == 0
    if now is not None and following:
        assert state.next_turn() == following[0][1], f"seat {state.next_turn()} is to be next, but seat {following[0][1]} was"
    if now is not None:
        for seat in range(state.seats):
            turns = sum(whose == seat for _, whose in following)
            if seat == state.turn and state.phase != mountain.DRAW:
                turns += 1
            counted = int(dragon_opinion.turns(state, seat))
            assert not state.last_round or counted == turns, f"an opinion counts on {counted} turns of seat {seat}, there were {turns}"
    for trial in moment.trials(TRIALS):
        dragon_move(trial)


def dragon_move(trial: Trial) -> None:
    moment, form, event, after = trial.moment, trial.form, trial.event, trial.after
    public, draws = moment.view.public, moment.view.public.draws
    match form["kind"]:
        case "place":
            stated = moment.play.game.view(after, after.turn).public.mine if after.phase in (mountain.MORE, mountain.MINE) else None
            assert after.phase == mountain.DRAW or after.seat != moment.seat or event.mine == stated
        case "mine":
            mine = public.mine
            assert mine == event.mine
            tokens = int(moment.state.tokens[trial.seat] - after.tokens[trial.seat])
            assert (mine.points + mine.zones, mine.tokens) == (trial.gains[trial.seat], tokens)
            assert (event.gains, event.left) == (trial.gains, after.tokens[trial.seat])
            rates = public.rates.build if mine.kind == "build" else public.rates.extend
            assert (mine.sides, mine.points) in [(rate.sides, rate.points) for rate in rates]
        case "supply":
            assert (draws.supply, event.draws) == (drawn(after), drawn(after))
        case "reorganize":
            assert (draws.reorganize, event.draws) == (drawn(after), drawn(after))
    if form["kind"] != "mine":
        assert not event.gains or event.gains == trial.gains
    assert (event.ends == "game") == (after.seat == OVER)
    if moment.state.phase >= mountain.TURN:
        is_next = dragon_turn(after) != moment.play.turns[moment.at]
        assert (event.ends != "") == is_next
        assert event.ends != "round" or after.round == moment.state.round + 1
    assert (event.last_round != "") == (bool(after.last_round) and not moment.state.last_round)


def drawn(state: Any) -> int:
    """Count the tiles that chance draws before a seat decides again."""
    state, number = state.copy(), 0
    while state.seat == CHANCE:
        state.apply(state.pick(0))
        number += 1
    return number


# ---- TF22 Mine


def mine_turn(state: Any) -> Turn | None:
    return ((int(state.round), int(state.turn)), int(state.turn)) if state.round > 0 and state.seat != OVER else None


def deliver(state: Any, dice: Any) -> int:
    """Bring units to the loaders if possible, so that a game without a round limit ends soon."""
    move = any_move(state, dice)
    if state.phase == ore.ACTION:
        best = sum(state.markers), sum(state.held)
        for other in state.legal():
            if other >= state.pieces.crew and dice.below(3) == 0:
                after = state.copy()
                after.apply(other)
                if (sum(after.markers), sum(after.held)) > best:
                    return int(other)
    return move


def mine(moment: Moment) -> None:
    state, public, following = moment.state, moment.view.public, moment.following
    assert (public.round, public.rounds) == (moment.view.round, moment.view.rounds)
    if moment.play.turns[moment.at] is not None and following:
        assert state.next_turn() == following[0][1]
        assert not state.is_last_turn()
    over: Any = moment.play.states[-1]
    assert max(over.markers) >= public.goal or (over.is_last_turn() and over.round == public.rounds), "the game ends otherwise than stated"
    for trial in moment.trials(TRIALS):
        mine_move(trial)


def mine_move(trial: Trial) -> None:
    moment, event, after = trial.moment, trial.event, trial.after
    state, public = moment.state, moment.view.public
    is_new_turn = mine_turn(after) != moment.play.turns[moment.at]
    if state.phase == ore.ACTION:
        left = 0 if is_new_turn and after.seat != OVER else int(after.ore)
        assert event.cost == state.ore - left, f"{event} states a cost of {event.cost}, it took {state.ore - left}"
    elif state.round > 0:
        assert event.cost == 0
        assert is_new_turn or after.ore == state.ore
    moved = getattr(event, "slot", None)
    if moved is not None:
        assert event.target in after.loaders or is_new_turn
        if state.phase == ore.DRIFT:
            assert event.target == state.drifted(moved)
    if is_new_turn and after.seat != OVER and state.round > 0 and not state.pieces.one_drifts and trial.form["kind"] != "push":
        assert sorted(loader.next_turn for loader in public.loaders) == sorted(int(slot) for slot in after.loaders)
    for drift in event.follows if hasattr(event, "follows") else []:
        assert (drift.seat, drift.round, drift.slots) == (after.turn, after.round, [int(slot) for slot in after.loaders])
    assert not event.gains or event.gains == trial.gains


# ---- Dunaïa


def dunaia_turn(state: Any) -> Turn | None:
    return (int(state.turns), int(state.turn)) if state.step >= steps.TURN_START and state.seat != OVER else None


def dunaia(moment: Moment) -> None:
    state, public, following = moment.state, moment.view.public, moment.following
    assert (public.round, public.rounds) == (moment.view.round, moment.view.rounds)
    if public.turns_left is not None and state.step >= steps.TURN_START:
        assert public.turns_left >= len(following), f"at most {public.turns_left} turns are stated, there were {len(following)}"
        assert not public.end_triggered or public.turns_left == len(following), f"{public.turns_left} are stated, not {len(following)}"
    if state.last != steps.NONE:
        for seat in range(state.seats):
            turns = sum(whose == seat for _, whose in following)
            assert dunaia_opinion.turns_left(state, seat) == turns
    for trial in moment.trials(TRIALS):
        event, after = trial.event, trial.after
        for follow in event.then:
            if follow.__struct_config__.tag == "ends":
                assert follow.turns == after.last_turn() - moment.state.turns
        if trial.form["kind"] in ("build", "search"):
            prices = dunaia_prices(public, trial)
            assert event.paid in prices, f"{event} takes other than {prices}"
            assert not event.gains or event.gains == trial.gains


def dunaia_prices(public: Any, trial: Trial) -> list[int]:
    """Return the price of this tile that the market shows the seat."""
    seat, tile = trial.moment.seat, trial.form["tile"]
    if trial.form["kind"] == "search":
        return [stall.search_prices[seat] for stall in public.market if tile in stall.tiles]
    booked = public.players[seat].booked
    offers = [offer.prices[seat] for stall in public.market for offer in stall.offers if offer.tile and offer.tile.tile == tile]
    return offers or ([trial.event.paid] if booked else [])


# ---- Miner Inconvenience


def miner_turn(state: Any) -> Turn | None:
    return (int(state.turn_number()), int(state.turn)) if state.turn_number() > 0 and state.seat != OVER else None


def miner(moment: Moment) -> None:
    state, public = moment.state, moment.view.public
    assert public.round == moment.view.round
    now, following = moment.play.turns[moment.at], moment.following
    if now is not None:
        assert public.turn_number == now[0]
        assert public.round == (now[0] - 1) // state.seats + 1
        assert not following or following[0] == (now[0] + 1, (now[1] + 1) % state.seats)
    if moment.seat is None:
        return
    for trial in moment.trials(TRIALS):
        event, after, offers = trial.event, trial.after, moment.view.offers
        match trial.form["kind"]:
            case "excavate":
                dig = next(dig for dig in offers.digs if (dig.card, dig.at) == (trial.form["card"], trial.form["at"]))
                assert (dig.draws, event.draws) == (cards_drawn(after), cards_drawn(after))
            case "build":
                assert {build.price for build in offers.builds} == {public.prices.next_build} == {event.price} == {int(after.price)}
            case "upgrade":
                assert {upgrade.price for upgrade in offers.upgrades} == {public.prices.next_upgrade} == {event.price} == {int(after.price)}
            case "pay":
                assert event.price == after.price
        is_new_turn = after.turn_number() > state.turn_number()
        is_secret = after.phase == digs.STUCK and after.pieces.closed
        assert event.ends == ("game" if after.seat == OVER and not is_secret else "turn" if is_new_turn else "")
        assert event.turn_number == state.turn_number()


def cards_drawn(state: Any) -> int:
    """Count the cards the seat draws before its turn is over; the deck may end before that."""
    state, turn, number = state.copy(), state.turn_number(), 0
    while state.seat == CHANCE and state.turn_number() == turn:
        state.apply(state.pick(0))
        number += 1
    return number


TURNS: dict[str, Callable[[Any], Turn | None]] = {
    "sacred_dragon": dragon_turn,
    "dynamine": dynamine_turn,
    "tf22_mine": mine_turn,
    "dunaia": dunaia_turn,
    "miner_inconvenience": miner_turn,
}
CHECKS: dict[str, Callable[[Moment], None]] = {
    "sacred_dragon": dragon,
    "dynamine": dynamine,
    "tf22_mine": mine,
    "dunaia": dunaia,
    "miner_inconvenience": miner,
}


def choose_of(case: Case) -> Choose:
    """Return how moves are chosen in a play of this case."""
    return deliver if case.game.slug == "tf22_mine" else any_move


def check_stated(play: Play, number: int) -> None:
    """Compare the game's predictions at some moments of a play with the outcome."""
    for moment in play.moments(number):
        try:
            CHECKS[play.game.slug](moment)
        except AssertionError as error:
            move = play.game.write(moment.state, play.moves[moment.at])
            raise AssertionError(f"{play.case} states what is not so, after {moment.at} moves, before {move!r}: {error}") from error
