"""The player aid as an HTML page: one screen, and one printed A5 page."""

from collections.abc import Mapping
from html import escape

from msgspec import Struct

from pithead.core.data.components import Components, Source, differences
from pithead.core.game import AnyGame
from pithead.core.text.words import Voice, shared
from pithead.games import game
from pithead.server.presentation.rulebook_page import BARE, STYLE, header, page, tongue
from pithead.teaching.aid import Card, Cell, cards

MOST_CHANGES = 6  # of a modified box, named at the foot
NONE = "–"
LONG = 2_500  # characters of markup beyond which the print is smaller
PAPER = "@page { size: A5 landscape; margin: 7mm; }"


class BoxInPlay(Struct, frozen=True):
    """The box and the options of a table."""

    seats: int
    options: Mapping[str, object] = {}
    components: Source | None = None


def aid_page(slug: str, language: str, box: BoxInPlay | None = None, table: str = "", index: str = BARE) -> str:
    """Return the player aid of a game as a page, with the numbers of this box; without one, of the box as published."""
    played, say = game(slug), shared(language)
    box = box or BoxInPlay(played.seats[0])
    state = played.setup(box.seats, box.options, box.components)
    title = say("page-aid-title", game=played.title)
    cards_in_words = "".join(f'<section class="card">{_card(card, language)}</section>' for card in cards(played, language, state))
    parts = [
        f"<style>{STYLE}{PAPER}</style>",
        header(say, language, f"/rules/{slug}/aid", f"&table={table}" if table else ""),
        f'<main class="sheet"><p class="back"><a href="/rules/{escape(slug)}?lang={language}">{escape(say("page-aid-rules"))}</a></p>',
        f'<article class="aid-page{" long" if len(cards_in_words) > LONG else ""}"><h1>{escape(played.title)}</h1>{cards_in_words}',
        f"<footer>{_foot(played, state.box().components, say)}</footer></article></main>",
    ]
    return page(index, language, title, title, "".join(parts))


def _foot(played: AnyGame, components: Components, say: Voice) -> str:
    changes = [f"{one.path}: {one.before or NONE} → {one.after or NONE}" for one in differences(played.components, components)]
    more = ["…"] if len(changes) > MOST_CHANGES else []
    box = say("page-aid-changed", changes=[*changes[:MOST_CHANGES], *more]) if changes else say("page-aid-published")
    return f"<span>{escape(box)}</span><span>{escape(say('page-version', version=played.rules.version))}</span>"


def _card(card: Card, language: str) -> str:
    lines = "".join(f"<li{tongue(line, language)}>{escape(line.text)}</li>" for line in card.lines)
    title = f"<h2{tongue(card.title, language)}>{escape(card.title.text)}</h2>"
    return f"{title}{_table(card, language)}{f'<ul>{lines}</ul>' if lines else ''}"


def _table(card: Card, language: str) -> str:
    if card.by is None:
        return ""
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in card.columns)
    rows = ""
    for row in card.rows:
        cells = "".join(f"<td>{_cell(cell)}</td>" for cell in row.cells)
        rows += f'<tr><th scope="row"{tongue(row.head, language)}>{escape(row.head.text)}</th>{cells}</tr>'
    return f'<table><thead><tr><th scope="row">{escape(card.by.text)}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _cell(cell: Cell | None) -> str:
    if cell is None:
        return NONE
    return f"<b>{escape(cell.text)}</b>" + (f"<small>{escape(cell.note)}</small>" if cell.note else "")
