"""Report: a study as one page of HTML that needs nothing else: the story, charts, all figures, how it was made.

It opens without a network, in light and dark, and prints. The charts are altair's, drawn once as pictures within the page,
in the colours of the page; no script runs there.
"""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import pithead
from pithead.core.errors import BadData
from pithead.lab.charts import Change, Difference, Panel, Studies, basis_of, panels
from pithead.lab.extras import extra
from pithead.lab.figures import FEW, lines_of
from pithead.lab.stats import Interval
from pithead.lab.story import told, told_difference
from pithead.lab.study import Outcome, Study

VEGA_LITE = "6.4"  # of the library; as altair's charts are written


def write_report(path: Path, page: str) -> None:
    """Write the page."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadData(f"{path}: cannot be written ({error.strerror}); name another file.") from None


def page_of(studies: Studies, difference: Difference, command: str) -> str:
    """The report of a version, or of two and their difference, made by that command."""
    (_, first), *_ = studies
    title = f"{first.game.title}: how it plays"
    body = "\n".join(_body(studies, difference, command))
    return PAGE.format(title=escape(title), style=STYLE, body=body).replace(" %", "\u00a0%")  # no line begins with the sign


def _body(studies: Studies, difference: Difference, command: str) -> Iterator[str]:
    (_, first), *_ = studies
    yield f"<header><h1>{escape(first.game.title)}</h1><p class='lead'>{escape(_subtitle(studies))}</p></header>"
    if difference is not None:
        first_sentence, *changes = told_difference(difference)
        items = "".join(f"<li>{escape(change)}</li>" for change in changes)
        yield f"<section><h2>What changed</h2><p>{escape(first_sentence)}</p><ul>{items}</ul></section>"
    for name, study in studies:
        heading = "In short" if len(studies) == 1 else f"In short: {name}"
        yield f"<section><h2>{escape(heading)}</h2>{_paragraphs(told(study))}</section>"
    for panel in panels(studies, difference):
        name, text = escape(panel.title), escape(f"{panel.text} {panel.basis}")
        plot = f"<div class='plot' role='img' aria-label='{name}' tabindex='0'>{_drawn(panel)}</div>"
        yield f"<section class='chart'><h2>{name}</h2><p>{text}</p>{_key(studies)}{plot}{_changes(studies, panel.changes)}</section>"
    yield from _without(studies)
    for name, study in studies:
        heading = "All figures" if len(studies) == 1 else f"All figures: {name}"
        lines = "".join(f"<li>{escape(line)}</li>" for line in lines_of(study.sums.told(), study.game))
        text = f"Each with its 95 % interval, if more than {FEW} tables tell it, and how many tables do; played by {', '.join(study.bots)}."
        note = f"<p class='note'>{escape(text)}</p>"
        yield f"<section><h2>{escape(heading)}</h2>{note}<ul class='figures'>{lines}</ul>{_pieces(study)}</section>"
    yield f"<section><h2>How this was made</h2>{''.join(_origin(studies, command))}</section>"


def _subtitle(studies: Studies) -> str:
    against = f" {studies[0][0]} beside {studies[1][0]}." if len(studies) > 1 else ""
    return f"{basis_of(studies)}{against}"


def _changes(studies: Studies, changes: Sequence[Change]) -> str:
    """What differs between two versions, beside their chart; what chance hardly explains is bold."""
    if not changes:
        return ""
    rows = [(one.name, _number(one.a, one), _number(one.b, one), _difference(one)) for one in changes]
    return _table(("difference", *(name for name, _ in studies), "by"), rows)


def _difference(one: Change) -> str:
    between = f" ({_number(one.interval[0], one, '+')} to {_number(one.interval[1], one, '+')})" if one.interval else ""
    text = f"{_number(one.difference, one, '+')}{between}"
    return f"<b>{text}</b>" if one.clear else text


def _number(value: float, one: Change, sign: str = "") -> str:
    return f"{100 * value:{sign}.1f} %" if one.is_share else f"{value:{sign}.3g}"


def _without(studies: Studies) -> Iterator[str]:
    """Restricted play, as a table: kinds of moves first, then pieces."""
    rows = [
        (one.name, *([name] if len(studies) > 1 else []), _percent(one.wins, one.interval), _points(one), f"{one.tables:,}")
        for what in dict.fromkeys(one.name for _, study in studies for one in study.without)
        for name, study in studies
        for one in study.without
        if one.name == what
    ]
    if not rows:
        return
    (_, first), *_ = studies
    bot, version = first.bots[0], ("version",) if len(studies) > 1 else ()
    fair = (
        f"A team that does without wins so often; with all of them {100 * first.fair:.0f} %."
        if first.game.team
        else f"Wins of a {bot} that does without, at a table of {bot} with all of them; {100 * first.fair:.0f} % if it lost nothing."
    )
    text = (
        f"What a {bot} loses that never makes a kind of moves, or never uses a piece, as long as it has others. {fair} Points are its lead"
        " over the best of the others. The pieces are those that stand out most. Intervals are 95 %."
    )
    table = _table(("without", *version, "wins", "points", "tables"), rows)
    yield f"<section><h2>What rules and pieces are worth</h2><p class='note'>{escape(text)}</p>{table}</section>"


def _percent(share: float, interval: Interval) -> str:
    return f"{100 * share:.1f} % ({100 * interval[0]:.1f} to {100 * interval[1]:.1f})"


def _points(one: Outcome) -> str:
    low, high = one.lead_interval
    return f"{one.lead:+.2f} ({low:+.2f} to {high:+.2f})"


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; cells are HTML but for the first of a row, which is a name."""
    head = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr><th scope='row'>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for name, *cells in rows)
    return f"<div class='rows'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _key(studies: Studies) -> str:
    """What stands for which version, where there are two."""
    if len(studies) == 1:
        return ""
    signs = zip(("one", "two"), ("● ━━", "■ ╍╍"), studies, strict=True)
    return f"<p class='key'>{' '.join(f'<span class={mark}>{sign}</span> {escape(name)}' for mark, sign, (name, _) in signs)}</p>"


def _paragraphs(sentences: Iterator[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _pieces(study: Study) -> str:
    rows = []
    for piece in study.sums.told_pieces():
        worth = (
            ""
            if piece["worth"] is None
            else "{:+.1f} % ({:+.1f} to {:+.1f})".format(*(100 * v for v in (piece["worth"], *piece["worth_interval"])))
        )
        rate = "" if piece["win_rate"] is None else _percent(piece["win_rate"], piece["win_interval"])
        rows.append((piece["piece"], _percent(piece["use"], piece["use_interval"]), rate, worth))
    if not rows:
        return ""
    table = _table(("piece", "used by", "users win", "against those who could"), rows)
    return f"<details><summary>All pieces</summary>{table}</details>"


def _origin(studies: Studies, command: str) -> Iterator[str]:
    yield f"<p>The same page comes from: <code>{escape(command)}</code></p>"
    for name, study in studies:
        changes = ", ".join(f"{key} {value}" for key, value in study.version.changes.items()) or "nothing changed"
        rules = f"rules {study.game.rules.version}, components {study.game.components.hash}"
        yield f"<p>{escape(name)}: pithead {pithead.__version__}, {escape(rules)}; {escape(changes)}; seed {escape(study.seed)}.</p>"
    yield (
        "<p>Tables beside the main ones (skill, difficulty, moves and pieces left out) are ten times fewer. Bots are not people: what they"
        " show is how the game goes when it is played as they play it.</p>"
    )


def _drawn(panel: Panel) -> str:
    """The chart as a picture, its colours still names that the page gives a meaning."""
    spec = {key: value for key, value in panel.spec.items() if key != "config"}
    return str(extra("vl_convert", "lab").vegalite_to_svg(spec, vl_version=VEGA_LITE, config=CONFIG))


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""

STYLE = """
:root { color-scheme: light dark; --paper: #f6f1e6; --ink: #26221f; --quiet: #6b6258; --line: #d8cfc0; --one: #1b4f9c; --two: #b4480a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171410; --ink: #efe6d6; --quiet: #b3a898; --line: #40382f; --one: #86b4f0; --two: #f2a268; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .4rem; }
.lead, .note, .chart p { color: var(--quiet); }
.note, .chart p { font-size: .92rem; margin: 0 0 .6rem; }
.chart .key { color: var(--ink); }
.one { color: var(--one); }
.two { color: var(--two); margin-left: 1.2em; }
.plot, .rows { overflow-x: auto; }
.plot svg { display: block; width: 100%; min-width: 34rem; max-width: max-content; height: auto; }
.figures { padding-left: 1.1rem; font-size: .92rem; columns: 22rem; }
code { font-size: .85em; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-size: .9rem; margin-top: .6rem; }
th, td { text-align: left; padding: .15rem .9rem .15rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
tbody th { font-weight: normal; }
summary { cursor: pointer; }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #444; --line: #bbb; --one: #1b4f9c; --two: #b4480a; }
  body { font-size: 11pt; }
  section.chart, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  details::details-content { content-visibility: visible; }
}
"""

AXIS = {
    **dict.fromkeys(("gridColor", "domainColor", "tickColor"), "var(--line)"),
    **dict.fromkeys(("labelFontSize", "titleFontSize"), 12),
    "labelColor": "var(--ink)",
    "labelLimit": 260,
    "titleColor": "var(--quiet)",
    "titleFontWeight": "normal",
}
CONFIG = {  # how charts look
    "axis": AXIS,
    "background": None,
    "font": "Georgia, serif",
    "header": {"labelColor": "var(--ink)"},
    "range": {"category": ["var(--one)", "var(--two)"]},
    "rule": {"color": "var(--quiet)"},
    "view": {"stroke": None},
}
