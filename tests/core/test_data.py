"""Readers of files and text: errors name the file, the entry and the remedy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pithead
from pithead.core.data.components import checked, differences, read_components
from pithead.core.data.ledger import read_ledger
from pithead.core.errors import BadComponents, BadLedger, Unreadable
from pithead.core.moves.notation import Kind, Notation
from pithead.core.options import Option
from pithead.core.text.paint import paint, plain, spans

LEDGER = """
game = "toy"
version = "1"
credits = "ours"
[[rule]]
id = "TOY-001"
text = "One."
where = "p1"
tag = "stated"
ruling = "R1"
[[ruling]]
id = "R1"
question = "Which?"
answer = "This."
[[house_rule]]
id = "H1"
text = "Two."
option = "more"
"""


def written(tmp_path, text, name="file.toml"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = ", "not valid TOML"),
        ('game = "other"\nformat = 1', "game: this is a file for 'other'"),
        ('game = "toy"\nformat = 7', "format 7 is not known"),
        ('game = "toy"\n[tiles]\nsource = "hearsay"', "tiles.source: 'hearsay' is not a source"),
        ('game = "toy"\n[[tile]]\nsource = "x"', r"tile\[0\].source"),
    ],
)
def test_an_error_in_a_component_file_names_the_file_and_the_entry(tmp_path, text, says):
    with pytest.raises(BadComponents, match=rf"^file.toml: .*{says}"):
        read_components(written(tmp_path, text), "toy")


def test_a_missing_file_and_a_binary_file_are_refused(tmp_path):
    with pytest.raises(BadComponents, match="no such file"):
        read_components(tmp_path / "none.toml", "toy")
    path = tmp_path / "file.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="UTF-8"):
        read_components(path, "toy")
    with pytest.raises(BadComponents, match="cannot be read"):
        read_components(tmp_path, "toy")


def test_the_hash_depends_on_the_content_and_not_on_the_layout(tmp_path):
    one = read_components(written(tmp_path, 'game = "toy"\nx = 1 # note\ny = 2', "a.toml"), "toy")
    two = read_components(written(tmp_path, 'y = 2\nx = 1\ngame = "toy"', "b.toml"), "toy")
    three = read_components(written(tmp_path, 'y = 2\nx = 2\ngame = "toy"', "c.toml"), "toy")
    assert one.hash == two.hash != three.hash


def test_a_ledger_is_read_in_order(tmp_path):
    ledger = read_ledger(written(tmp_path, LEDGER), "toy")
    assert ledger["TOY-001"].text == "One."
    assert ledger.rulings["R1"].answer == "This."
    assert ledger.house_rules["H1"].text == "Two."
    assert [ledger.reading(id) for id in ("R1", "H1", "TOY-001")] == ["This.", "Two.", ""]
    assert list(ledger) == ["TOY-001"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('tag = "stated"', 'tag = "heard"', r"rule\[0\].tag"),
        ('text = "One."', "", "text"),
        ('ruling = "R1"', 'ruling = "R2"', "TOY-001: there is no ruling R2"),
        ('game = "toy"', 'game = "other"', "ledger of 'other'"),
        ('id = "H1"', 'id = "R1"', "R1: is listed twice"),
        ("[[ruling]]", LEDGER[LEDGER.index("[[rule]]") : LEDGER.index("[[ruling]]")] + "[[ruling]]", "TOY-001: is listed twice"),
    ],
)
def test_an_error_in_a_ledger_names_the_file_and_the_entry(tmp_path, old, new, says):
    with pytest.raises(BadLedger, match=rf"^file.toml: .*{says}"):
        read_ledger(written(tmp_path, LEDGER.replace(old, new)), "toy")


SIDE = Option("side", ("left", "right"), "R1", "Which side?", former=("both",))
EARLIER = '[[earlier]]\nversion = "{}"\noptions = {{ {} }}\n'


def later(*entries: str, same: str = "") -> str:
    """Return the ledger at version 2 with these entries."""
    return LEDGER.replace('version = "1"\n', f'version = "2"\n{same}\n') + "".join(entries)


def test_a_ledger_maps_every_earlier_version_directly_to_the_present_options(tmp_path):  # L14
    text = later(EARLIER.format("1", 'side = "both"'), EARLIER.format("1b", ""), same='same_components = ["0123456789abcdef"]')
    ledger = read_ledger(written(tmp_path, text), "toy", [SIDE])
    assert ledger.versions == ("1", "1b", "2")
    assert [ledger.options_then(version, {}) for version in ("1", "1b", "2", "3")] == [{"side": "both"}, {}, {}, None]
    assert ledger.same_components == ("0123456789abcdef",)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (later(EARLIER.format("1", 'front = "left"')), "earlier version 1: toy has no option 'front'"),
        (later(EARLIER.format("1", 'side = "up"')), "earlier version 1: option side of toy cannot be 'up'"),
        (later(EARLIER.format("2", 'side = "left"')), "earlier version 2: is the present version"),
        (later(EARLIER.format("1", ""), EARLIER.format("1", "")), "earlier version 1: is listed twice"),
        (later(EARLIER.format("1", "side = 3")), "earlier"),
        (later("[[earlier]]\noptions = {}\n"), "version"),
        (later('[[earlier]]\nversion = "1"\noption = {}\n'), "option"),
        (later(same='same_components = ["0123456789abcdef", "0123456789abcdef"]'), "same_components: 0123456789abcdef is listed twice"),
        (later(same='same_components = ["../secret"]'), "same_components: '../secret' is not a component hash"),
    ],
)
def test_a_mistake_about_earlier_versions_is_reported_with_file_and_entry(tmp_path, text, says):
    with pytest.raises(BadLedger, match=rf"^file.toml: .*{says}"):
        read_ledger(written(tmp_path, text), "toy", [SIDE])


TOY = Notation(Kind("walk", "walk {to:cell}", "walk {who} to {to:cell}"), Kind("pay", "pay {n:int}"), Kind("end", "end"))


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("pay 3", {"kind": "pay", "n": 3}),
        ("  PAY   -3 ", {"kind": "pay", "n": -3}),
        ("walk 1, -2", {"kind": "walk", "to": "1,-2"}),
        ("walk Ada to 1,2", {"kind": "walk", "who": "Ada", "to": "1,2"}),
        ("end", {"kind": "end"}),
    ],
)
def test_notation_is_read_and_written_by_one_template(text, form):
    assert TOY.read(text) == form
    assert TOY.read(TOY.write(form)) == form


@given(st.text(max_size=300))
def test_invalid_notation_is_unreadable_and_the_error_says_what_was_expected(text):
    try:
        form = TOY.read(text)
    except Unreadable as error:
        assert str(error).endswith("expected: walk TO; pay N; end.")
    else:
        assert TOY.read(TOY.write(form)) == form


@given(st.text(alphabet="abc \n", max_size=20), st.text(alphabet="abc", min_size=1, max_size=9))
def test_paint_can_be_dropped_and_split(text, painted):
    styled = text + paint(painted, "bold") + text
    assert plain(styled) == text + painted + text
    assert (painted, "bold") in spans(styled)


def test_all_public_names_are_exported():
    assert [name for name in pithead.__all__ if not hasattr(pithead, name)] == []


@pytest.mark.parametrize(
    ("change", "named"),
    [({"format": 2}, "format"), ({"game": "chess"}, "game"), ({"components": "0"}, "components"), ({"seats": "two"}, "seats")],
)
def test_the_head_of_a_position_is_checked(change, named):
    game = pithead.game("sacred_dragon")
    with pytest.raises(pithead.BadPosition, match=rf"^{named}"):
        game.load(game.dump(game.setup(2)) | change)


def test_differences_between_two_boxes_are_listed_by_the_paths_that_change_them():
    before = checked({"hand": {"size": 3}, "tile": [{"id": "A", "vp": 1}, {"id": "B", "vp": 2}], "costs": [1, 2], "deck": [4, 4]}, "a")
    after = checked(
        {"hand": {"size": 4, "open": True}, "tile": [{"id": "B", "vp": 5}, {"id": "C", "vp": 2}], "costs": [1, 3], "deck": [4]}, "b"
    )
    assert [(difference.path, difference.before, difference.after) for difference in differences(before, after)] == [
        ("hand.size", "3", "4"),
        ("hand.open", "", "true"),
        ("tile[A]", '{"id": "A", "vp": 1}', ""),
        ("tile[B].vp", "2", "5"),
        ("tile[C]", "", '{"id": "C", "vp": 2}'),
        ("costs[1]", "2", "3"),
        ("deck", "[4, 4]", "[4]"),
    ]
    assert differences(before, before) == []


@pytest.mark.parametrize(
    ("slug", "path", "before", "after"),
    [
        ("sacred_dragon", "extend.table[0].points", 3, 9),
        ("dynamine", "scoring.vein_level_cap", 5, 4),
        ("tf22_mine", "action_costs.E", 1, 2),
        ("dunaia", "dice.black_2_players", 5, 4),
        ("miner_inconvenience", "costs.build[0]", 1, 2),
    ],
)
def test_a_change_by_path_is_reported_under_that_path(slug, path, before, after):
    components = pithead.game(slug).components
    (difference,) = differences(components, components.changed({path: after}))
    assert (difference.path, difference.before, difference.after) == (path, str(before), str(after))
