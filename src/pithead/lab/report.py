"""Report: a study as one self-contained HTML page: the summary, charts, all figures, and how it was made.

It opens without a network, in light and dark, and prints. Altair draws the charts once as pictures within the page, in the colours of the
page; no script runs there.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path

import pithead
from pithead.core.errors import BadData
from pithead.lab.charts import Difference, Panel, Studies, basis_of, panels
from pithead.lab.extras import extra
from pithead.lab.figures import FEW, lines_of
from pithead.lab.gallery import Gallery, all_pieces, change_table, duels, moves
from pithead.lab.study import Study
from pithead.lab.summary import difference_sentences, piece_sentences, sentences

VEGA_LITE = "6.4"  # the version that altair writes


def write_report(path: Path, page: str) -> None:
    """Write the page."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadData(f"{path}: cannot be written ({error.strerror}); name another file.") from None


def page_of(studies: Studies, difference: Difference, command: str) -> str:
    """Return the report of one configuration, or of two and their difference, made by that command."""
    (_, first), *_ = studies
    title = f"{first.game.title}: how it plays"
    gallery = Gallery()
    body = "\n".join(_body(studies, difference, command, gallery))
    return PAGE.format(title=escape(title), style=STYLE, drawings=gallery.drawings(), body=body)


def _body(studies: Studies, difference: Difference, command: str, gallery: Gallery) -> Iterator[str]:
    (_, first), *_ = studies
    yield f"<header><h1>{escape(first.game.title)}</h1><p class='lead'>{escape(_subtitle(studies))}</p></header>"
    if difference is not None:
        first_sentence, *changes = difference_sentences(difference)
        items = "".join(f"<li>{escape(change)}</li>" for change in changes)
        yield f"<section><h2>What changed</h2><p>{escape(first_sentence)}</p><ul>{items}</ul></section>"
    for name, study in studies:
        heading = "In short" if len(studies) == 1 else f"In short: {name}"
        yield f"<section><h2>{escape(heading)}</h2>{_paragraphs(sentences(study))}{_notes(study, gallery)}</section>"
    for panel in panels(studies, difference):
        name, text = escape(panel.title), escape(f"{panel.text} {panel.basis}")
        plot = f"<div class='plot' role='img' aria-label='{name}' tabindex='0'>{_drawn(panel)}</div>"
        yield f"<section class='chart'><h2>{name}</h2><p>{text}</p>{_key(studies)}{plot}{change_table(studies, panel.changes)}</section>"
    yield from moves(studies)
    yield from duels(studies, gallery, difference)
    for name, study in studies:
        heading = "All figures" if len(studies) == 1 else f"All figures: {name}"
        lines = "".join(f"<li>{escape(line)}</li>" for line in lines_of(study.sums.report(), study.game))
        text = (
            f"Each with its 95% interval, if more than {FEW} tables have it, and how many tables do; played by {', '.join(study.bots)}."
            " A share of one table's decisions or turns counts each table once."
        )
        note = f"<p class='note'>{escape(text)}</p>"
        yield f"<section><h2>{escape(heading)}</h2>{note}<ul class='figures'>{lines}</ul>{all_pieces(study, gallery)}</section>"
    yield f"<section><h2>How this was made</h2>{''.join(_origin(studies, command))}</section>"


def _notes(study: Study, gallery: Gallery) -> str:
    """Return what pieces are worth, in short: a sentence, and the pieces that it names."""
    sentence, notes = piece_sentences(study)
    items = "".join(f"<li>{gallery.show(study, note.piece)}<span>{escape(note.text)}.</span></li>" for note in notes)
    return (f"<p>{escape(sentence)}</p>" if sentence else "") + (f"<ul class='notes'>{items}</ul>" if items else "")


def _subtitle(studies: Studies) -> str:
    against = f" {studies[0][0]} beside {studies[1][0]}." if len(studies) > 1 else ""
    return f"{basis_of(studies)}{against}"


def _key(studies: Studies) -> str:
    """Return the key of the two configurations."""
    if len(studies) == 1:
        return ""
    signs = zip(("one", "two"), ("● ━━", "■ ╍╍"), studies, strict=True)
    return f"<p class='key'>{' '.join(f'<span class={mark}>{sign}</span> {escape(name)}' for mark, sign, (name, _) in signs)}</p>"


def _paragraphs(sentences: Iterator[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _origin(studies: Studies, command: str) -> Iterator[str]:
    yield f"<p>To make this page again, run: <code>{escape(command)}</code></p>"
    for name, study in studies:
        changes = ", ".join(f"{key} {value}" for key, value in study.config.changes.items()) or "nothing changed"
        rules = f"rules {study.game.rules.version}, components {study.game.components.hash}"
        yield f"<p>{escape(name)}: pithead {pithead.__version__}, {escape(rules)}; {escape(changes)}; seed {escape(study.seed)}.</p>"
    yield (
        "<p>Side questions use fewer tables: a tenth for skill and difficulty, a half for each duel. Bots are not"
        " people: the page shows how the game goes when it is played the way they play.</p>"
    )


def _drawn(panel: Panel) -> str:
    """Return the chart as a picture whose colours are names that the page defines."""
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
{drawings}
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
td { white-space: nowrap; }
td .mark { margin: 0; }
td .name { white-space: normal; overflow-wrap: anywhere; }
summary { cursor: pointer; }
.drawings { position: absolute; width: 0; height: 0; }
.shown { display: flex; align-items: center; gap: .5rem; min-width: 12rem; max-width: 24rem; }
.piece { flex: none; width: 2.4rem; height: 2.4rem; }
.bar { display: block; width: 10rem; height: .9rem; fill: currentColor; stroke: currentColor; stroke-width: 2; }
.bar.two { margin-left: 0; }
.bar .line { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 3 2; }
.notes { list-style: none; padding: 0; }
.notes li { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem 1rem; margin: .3rem 0; }
.notes li > span:last-child { flex: 1 1 20rem; }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #444; --line: #bbb; --one: #1b4f9c; --two: #b4480a; }
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  table { font-size: 8.5pt; }
  th, td { padding-right: .5rem; }
  .plot, .rows { overflow: visible; }
  .plot svg { min-width: 0; }
  section.chart, tr, .notes li, .note { break-inside: avoid; }
  h2, summary, section > p:not(:last-child) { break-after: avoid; }
  tbody tr:nth-child(-n + 3) { break-before: avoid; }
  tbody tr:nth-last-child(-n + 2) { break-before: avoid; }
  details::details-content { content-visibility: visible; display: block; }
  .piece, .bar, .plot { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
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
CONFIG = {  # the look of charts
    "axis": AXIS,
    "background": None,
    "font": "Georgia, serif",
    "header": {"labelColor": "var(--ink)"},
    "range": {"category": ["var(--one)", "var(--two)"]},
    "rule": {"color": "var(--quiet)"},
    "view": {"stroke": None},
}
