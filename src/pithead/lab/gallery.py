"""The pieces of a report: pictures with what is printed on them, and what they are worth.

A duel shows what a piece is worth: a bot without it against the same bot with all pieces. The wins of its users are a correlation, and
called so: strong players may use it for reasons of their own.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from pithead.core.data.piece import Piece
from pithead.lab.charts import Change, Difference, Studies, paired
from pithead.lab.figures import ENOUGH
from pithead.lab.stats import Interval
from pithead.lab.study import Outcome, Study

MOST = 12  # pieces at either end
WIDE, TALL, EDGE = 160, 14, 4  # of the bar that shows an interval


class Gallery:
    """The pictures of a page: each is drawn once and shown wherever it is needed."""

    def __init__(self) -> None:
        self._numbers: dict[Piece, int] = {}

    def show(self, study: Study, name: str, with_id: bool = False) -> str:
        """Return a piece as HTML: picture and words, with its id where a designer may want to change it."""
        field, _, id = name.partition(" ")
        piece = study.game.piece(study.components, field, id)
        number = self._numbers.setdefault(piece, len(self._numbers))
        picture = (
            f"<svg class='piece' viewBox='0 0 100 100' aria-hidden='true'><use href='#piece-{number}'/></svg>" if piece.picture else ""
        )
        code = f" <code>{escape(id)}</code>" if with_id else ""
        return f"<span class='shown'>{picture}<span>{escape(piece.words)}{code}</span></span>"

    def drawings(self) -> str:
        """Return the drawings of all pictures that were shown."""
        drawn = "".join(f"<g id='piece-{number}'>{piece.picture}</g>" for piece, number in self._numbers.items())
        return f"<svg class='drawings' aria-hidden='true'><defs>{drawn}</defs></svg>" if drawn else ""


def duels(studies: Studies, gallery: Gallery, difference: Difference) -> Iterator[str]:
    """Yield the section about what pieces are worth."""
    (_, first), *_ = studies
    rows = list(_by_wins(studies, "pieces"))
    correlations = [{piece["piece"]: piece for piece in study.sums.report_pieces()} for _, study in studies]
    if rows:
        ends = _ends([(*one.interval, one.fair) for _, _, one in rows])
        cells = [
            (
                gallery.show(studies[side][1], one.name),
                *_version(studies, side),
                bar(one.wins, one.interval, one.fair, ends, side) + percent(one.wins, one.interval),
                points(one),
                _correlation(correlations[side].get(one.name)),
            )
            for side, _, one in rows
        ]
        bot, tables = first.bots[0], f"{rows[0][2].tables:,} tables each"
        text = (
            f"A {bot} that does not use a piece as long as it has another move, {_against(first)}; {tables}. The less it wins, the more the"
            f" piece is worth. Points are its lead over the best of the others. The pieces are those that stand out most."
            " Beside it, as a correlation, how much more often players who used the piece at the main tables win than those who could have"
            " used it."
            " Intervals are 95%."
        )
        head = ("without", *_versions(studies), "wins", "points", "correlation")
        yield f"<section><h2>What pieces are worth</h2><p class='note'>{escape(text)}</p>{table(head, cells)}</section>"
    yield from _correlations(studies, gallery, correlations, paired(difference, "used."))


def moves(studies: Studies) -> Iterator[str]:
    """Yield the section about what kinds of moves are worth."""
    (_, first), *_ = studies
    rows = list(_by_wins(studies, "moves"))
    if not rows:
        return
    ends = _ends([(*one.interval, one.fair) for _, _, one in rows])
    cells = [
        (
            escape(one.name),
            *_version(studies, side),
            bar(one.wins, one.interval, one.fair, ends, side) + percent(one.wins, one.interval),
            points(one),
        )
        for side, _, one in rows
    ]
    text = (
        f"A {first.bots[0]} that avoids one kind of move whenever it has another, {_against(first)};"
        f" {rows[0][2].tables:,} tables each. Points are its lead over the best of the others. Intervals are 95%."
    )
    head = ("without", *_versions(studies), "wins", "points")
    yield f"<section><h2>What moves are worth</h2><p class='note'>{escape(text)}</p>{table(head, cells)}</section>"


def all_pieces(study: Study, gallery: Gallery) -> str:
    """Return every piece with how often it is used, and the correlation with winning."""
    rows = [
        (
            gallery.show(study, piece["piece"], with_id=True),
            percent(piece["use"], piece["use_interval"]),
            "" if piece["win_rate"] is None else percent(piece["win_rate"], piece["win_interval"]),
            _correlation(piece),
        )
        for piece in study.sums.report_pieces()
    ]
    head = ("piece", "used by", "users win", "correlation")
    return f"<details><summary>All pieces</summary>{table(head, rows)}</details>" if rows else ""


def _correlations(studies: Studies, gallery: Gallery, pieces: Sequence[Mapping[str, Any]], changes: Sequence[Change]) -> Iterator[str]:
    """Yield the section about correlations between using pieces and winning; of many pieces, both ends."""
    value, interval, line = ("worth", "worth_interval", 0.0) if _is_known(pieces[0]) else ("win_rate", "win_interval", studies[0][1].fair)
    ends = [{name: one for name, one in side.items() if one[value] is not None and one["users"] >= ENOUGH} for side in pieces]
    order = sorted(ends[0], key=lambda name: (-ends[0][name][value], name))
    selection = order if len(order) <= 2 * MOST else [*order[:MOST], *order[-MOST:]]
    rows = [(side, name, ends[side][name]) for name in selection for side in range(len(studies)) if name in ends[side]]
    if len(selection) < 2:
        return
    span = _ends([(*one[interval], line) for _, _, one in rows])
    cells = [
        (
            gallery.show(studies[side][1], name),
            *_version(studies, side),
            bar(one[value], one[interval], line, span, side) + percent(one[value], one[interval], "+" if line == 0 else ""),
            percent(one["use"], one["use_interval"]),
        )
        for side, name, one in rows
    ]
    what = (
        "how much more often players who used a piece win than those who could have used it but did not"
        if line == 0
        else f"how often players who used a piece win, where all seats win {100 * line:.0f}%"
    )
    of_many = f" Of {len(order)} pieces, the {MOST} at either end." if len(selection) < len(order) else ""
    text = (
        f"A correlation: {what}. It need not be the piece: those who use it may already be ahead.{of_many} Differences are taken table by"
        " table; intervals are 95% for each piece alone, so of a hundred pieces about five lie outside by chance."
    )
    head = ("piece", *_versions(studies), "correlation", "used by")
    differ = change_table(studies, changes)
    yield f"<section><h2>What goes with winning</h2><p class='note'>{escape(text)}</p>{table(head, cells)}{differ}</section>"


def _is_known(pieces: Mapping[str, Any]) -> bool:
    return any(piece["worth"] is not None for piece in pieces.values())


def _by_wins(studies: Studies, field: str) -> Iterator[tuple[int, str, Outcome]]:
    """Yield the results of all configurations, sorted by how many wins the missing piece or move costs the first one."""
    outcomes = [(side, name, one) for side, (name, study) in enumerate(studies) for one in getattr(study, field)]
    first = {one.name: one.wins - one.fair for side, _, one in reversed(outcomes)}
    yield from sorted(outcomes, key=lambda row: (first[row[2].name], row[2].name, row[0]))


def _against(first: Study) -> str:
    """Return what a bot without a piece or move is compared with."""
    if first.game.team:
        return "held against the same team with all of them on the same deals"
    return f"at a table of {first.bots[0]} with all of them; {100 * first.fair:.0f}% if it lost nothing"


def _versions(studies: Studies) -> tuple[str, ...]:
    return ("version",) if len(studies) > 1 else ()


def _version(studies: Studies, side: int) -> tuple[str, ...]:
    return (
        (f"<span class='{('one', 'two')[side]} mark'>{('●', '■')[side]}</span> <span class='name'>{escape(studies[side][0])}</span>",)
        if len(studies) > 1
        else ()
    )


def _correlation(piece: Mapping[str, Any] | None) -> str:
    return "" if piece is None or piece["worth"] is None else percent(piece["worth"], piece["worth_interval"], "+")


def _ends(values: Sequence[Sequence[float]]) -> Interval:
    """Return the range that the bars of a table cover."""
    numbers = [number for one in values for number in one]
    return min(numbers), max(numbers)


def bar(value: float, interval: Sequence[float], line: float, ends: Interval, side: int = 0) -> str:
    """Return a value with its interval as a small picture, beside the line it is compared with."""
    low, high = ends
    at = [round(EDGE + (WIDE - 2 * EDGE) * (number - low) / max(high - low, 1e-9), 1) for number in (*interval, value, line)]
    mark = f"<circle cx='{at[2]}' cy='7' r='3.5'/>" if side == 0 else f"<rect x='{at[2] - 3}' y='4' width='6' height='6'/>"
    return (
        f"<svg class='bar {('one', 'two')[side]}' viewBox='0 0 {WIDE} {TALL}' aria-hidden='true'><path class='line' d='M{at[3]} 0V{TALL}'/>"
        f"<path d='M{at[0]} 7H{at[1]}'/>{mark}</svg>"
    )


def percent(share: float, interval: Sequence[float], sign: str = "") -> str:
    """Return a share with its interval."""
    return f"{100 * share:{sign}.1f}% ({100 * interval[0]:{sign}.1f} to {100 * interval[1]:{sign}.1f})"


def points(one: Outcome) -> str:
    """Return a lead with its interval."""
    low, high = one.lead_interval
    return f"{one.lead:+.2f} ({low:+.2f} to {high:+.2f})"


def change_table(studies: Studies, changes: Sequence[Change]) -> str:
    """Return the differences between two configurations, for the margin of their chart; what chance hardly explains is bold."""
    if not changes:
        return ""
    rows = [(escape(one.name), _number(one.a, one), _number(one.b, one), _difference(one)) for one in changes]
    return table(("difference", *(name for name, _ in studies), "by"), rows)


def _difference(one: Change) -> str:
    between = f" ({_number(one.interval[0], one, '+')} to {_number(one.interval[1], one, '+')})" if one.interval else ""
    text = f"{_number(one.difference, one, '+')}{between}"
    return f"<b>{text}</b>" if one.clear else text


def _number(value: float, one: Change, sign: str = "") -> str:
    return f"{100 * value:{sign}.1f}%" if one.is_share else f"{value:{sign}.3g}"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table whose cells are HTML, without empty columns."""
    filled = [i for i in range(len(columns)) if any(row[i] for row in rows)]
    columns, rows = [columns[i] for i in filled], [[row[i] for i in filled] for row in rows]
    head = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr><th scope='row'>{name}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for name, *cells in rows)
    return f"<div class='rows'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
