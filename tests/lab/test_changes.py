"""Changed components and positions: one way in everywhere, and records that need no file."""

import io
import json
import re

import pytest

import pithead
from pithead.cli.main import run
from pithead.core.data.components import read_changes
from pithead.lab import results
from pithead.lab.config import GameConfig, config_of
from pithead.lab.ladder import climb
from pithead.lab.match import match_of, play
from pithead.lab.order import rival_seats
from pithead.lab.simulate import Job, simulate
from support import walk

MINER = pithead.game("miner_inconvenience")
DEARER = {"costs.build[0]": 2}


def changed_file(folder):
    path = folder / "changed.toml"
    text = (MINER.folder / "components.toml").read_text(encoding="utf-8")
    assert "build = [1, 2, 3, 4, 5, 6]" in text
    path.write_text(text.replace("build = [1, 2, 3, 4, 5, 6]", "build = [2, 2, 3, 4, 5, 6]"), encoding="utf-8")
    return path


def output_of(capsys, *arguments):
    assert run([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def refusal(capsys, *arguments):
    code = run(arguments)
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return code, error


def test_a_file_data_and_a_change_of_one_entry_give_the_same_components(tmp_path):
    path = changed_file(tmp_path)
    changed = MINER.components.changed(DEARER)
    data = {**MINER.components.data, "costs": {"source": "rulebook", "build": [2, 2, 3, 4, 5, 6], "upgrade": [1, 2, 3, 4, 5, 6]}}
    hashes = [MINER.setup(2, components=source).box().components.hash for source in (path, str(path), data, changed)]
    assert len(set(hashes)) == 1
    assert hashes[0] != MINER.components.hash
    assert MINER.components.data["costs"]["build"][0] == 1


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("costs.bild[0]", 2, "costs: holds no 'bild'; there are: source, build, upgrade."),
        ("costs.build[6]", 2, "costs.build: holds no entry '6'; there are entries 0 to 5."),
        ("costs.build[0].x", 2, "costs.build.0: is 1, so there is nothing inside it; end the path before 'x'."),
        ("costs.build[0]", "two", "costs.build[0]: is a number (1), but 'two' is a word; give a number."),
        ("building[B9].name", "x", "building: holds no entry 'B9'; there are entries 0 to 5, by name: B1, B2,"),
        ("costs..build", 2, "is not a path"),
        ("", 2, "is not a path"),
    ],
)
def test_an_unknown_path_is_refused_with_the_entries_that_exist(path, value, says):
    with pytest.raises(pithead.BadComponents, match=r"^components\.toml: ") as error:
        MINER.components.changed({path: value})
    assert says in str(error.value)


def test_an_entry_of_a_list_is_found_by_its_id_and_by_its_index():
    by_id = MINER.components.changed({"building[B1].name": "Tower"})
    assert by_id == MINER.components.changed({"building[0].name": "Tower"})
    assert by_id.data["building"][0]["name"] == "Tower"


def test_changes_can_be_toml_or_a_bare_word():
    written = ["a.b=2", "c=[1, 2]", 'd="2"', "e=red", "f = true"]
    assert read_changes(written) == {"a.b": 2, "c": [1, 2], "d": "2", "e": "red", "f": True}
    with pytest.raises(pithead.BadComponents, match="write path=value"):
        read_changes(["costs"])


def test_list_entries_can_be_added_and_removed():
    """By id or by index; indices refer to the original list."""
    changes = read_changes(
        ["card-=M02", "card -= M41, M42", 'ranks+={min = 43, max = 50, name = "Deep Home"}', "costs.build-=0,5", "costs.build+=7"]
    )
    assert list(changes) == ["card-", "ranks+", "costs.build-", "costs.build+"]
    data = MINER.components.changed(changes).data
    assert [card["id"] for card in data["card"]] == ["M01", *(f"M{i:02}" for i in range(3, 41))]
    assert data["ranks"][-1]["name"] == "Deep Home"
    assert data["costs"]["build"] == [2, 3, 4, 5, 7]
    assert MINER.components.changed({"card-": "M42"}) == MINER.components.changed({"card-": ["M42"]})
    assert len(MINER.components.data["card"]) == 42


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("card-=M99", "card: holds no entry 'M99'; there are entries 0 to 41, by name: M01, M02,"),
        ("costs-=build", "costs: is a table ("),
        ("costs.bild+=1", "costs: holds no 'bild'; there are: source, build, upgrade."),
        ("costs.build+=two", "costs.build: holds a number in each entry, but 'two' is a word; write such an entry."),
        ('card+={id = "M01"}', "card: already holds an entry 'M01'; give the new one a name of its own."),
        ("costs.build=8", "give a list, or add an entry by costs.build+=ENTRY and take one out by costs.build-=ENTRY."),
        ("costs..build+=8", "is not a path"),
    ],
)
def test_an_invalid_list_change_is_refused_with_the_way_out(written, says):
    with pytest.raises(pithead.BadComponents) as error:
        MINER.components.changed(read_changes([written]))
    assert says in str(error.value)


@pytest.mark.parametrize("written", ["+=1", "-=1", "=1", "card+", "-"])
def test_a_change_without_a_path_is_refused(written):
    with pytest.raises(pithead.BadComponents, match="write path=value"):
        read_changes([written])


@pytest.mark.parametrize(
    ("slug", "change", "says"),
    [
        (
            "dynamine",
            "counts.rounds=8",
            "take 2 out, as --set round_tokens.list-=R09,R10 --set counts.round_tokens=8 does, or write counts.rounds=10.",
        ),
        (
            "dynamine",
            "round_tokens.list-=R09,R10",
            "add 2, each by --set round_tokens.list+=ENTRY, or write counts.round_tokens=8 and counts.rounds=8.",
        ),
        ("dynamine", "counts.tunnel_tiles=99", "add 1, each by --set tiles.list+=ENTRY, or write counts.tunnel_tiles=98."),
        ("sacred_dragon", "tiles.base.count=79", "take 1 out, as --set tiles.base.tile-=T80 does, or write tiles.base.count=80."),
        ("dunaia", "counts.elders=4", "take 1 out, as --set elder-=painter does, or write counts.elders=5."),
        ("tf22_mine", "counts.space_loaders=1", "take 2 out, as --set loaders.start_slots-=1,2 does, or write counts.space_loaders=3."),
        (
            "miner_inconvenience",
            "counts.mine_cards=20",
            "take 22 out, as --set card-=M21,M22,M23,M24,M25,… does, or write counts.mine_cards=42.",
        ),
    ],
)
def test_a_count_that_disagrees_with_its_list_is_refused_with_the_way_to_change_the_list(capsys, slug, change, says):
    code, error = refusal(capsys, "simulate", slug, "--games", "1", "--set", change)
    assert code == 1
    assert error.endswith(f"{says}\n")


def test_a_shorter_game_is_played_from_the_command_line_as_the_refusal_says(capsys):
    short = ["--set", "counts.rounds=8"]
    _, error = refusal(capsys, "simulate", "dynamine", "--games", "1", *short)
    [advice] = re.findall(r"as (--set .*) does", error)
    short += advice.split()
    command = ["simulate", "dynamine", "--seats", "uniform,uniform", "--games", "4"]
    assert output_of(capsys, *command, *short)["length"]["max"] < output_of(capsys, *command)["length"]["min"]
    side = "counts.rounds=8;counts.round_tokens=8;round_tokens.list-=R09,R10"
    report = output_of(capsys, "compare", "dynamine", "published", side, "--seats", "uniform,uniform", "--games", "12")
    assert report["figures"]["turns"]["difference"] == -4.0


@pytest.mark.parametrize("value", [float("inf"), None, {1: 2}, object()])
def test_data_that_no_file_could_hold_is_refused(value):
    with pytest.raises(pithead.BadComponents, match=r"^the components given: costs"):
        MINER.setup(2, components={**MINER.components.data, "costs": {"build": value}})


def test_data_is_limited_in_size_like_a_file():
    with pytest.raises(pithead.BadComponents, match="holds more than 500000 characters"):
        MINER.setup(2, components={**MINER.components.data, "notes": ["x" * 1000] * 600})


def test_the_record_of_a_changed_game_contains_the_data_and_verifies_without_a_file():
    table = pithead.Table("miner_inconvenience", ["greedy", "greedy"], seed="dear", components=MINER.components.changed(DEARER))
    record = table.record()
    assert record.changed is not None
    assert record.changed["costs"]["build"] == [2, 2, 3, 4, 5, 6]
    again = pithead.parse_record(record.to_json())
    assert again == record
    assert pithead.verify(MINER, again)[-2:] == [
        "The result is right.",
        "This is a modified game: one component differs from the published version; the record includes them all.",
    ]


def test_the_record_of_a_published_game_contains_no_components():
    record = pithead.Table("miner_inconvenience", ["greedy", "greedy"], seed="usual").record()
    assert record.changed is None
    assert "changed" not in json.loads(record.to_json())


def test_a_record_whose_components_were_altered_afterwards_fails_verification():
    table = pithead.Table("miner_inconvenience", ["greedy", "greedy"], seed="dear", components=MINER.components.changed(DEARER))
    data = json.loads(table.record().to_json())
    data["changed"]["costs"]["build"] = [3, 3, 3, 4, 5, 6]
    with pytest.raises(pithead.BadRecord, match=r"^components: "):
        pithead.verify(MINER, pithead.parse_record(json.dumps(data)))
    data["changed"]["costs"]["build"] = "free"
    with pytest.raises(pithead.BadRecord, match=r"^changed: "):
        pithead.verify(MINER, pithead.parse_record(json.dumps(data)))


def middle():
    """Return a position in the middle of a game for two."""
    table = pithead.Table("sacred_dragon", ["Ada", "Bob"], seed="middle")
    for _ in range(6):
        table.play(table.legal()[0])
    return table


def test_a_table_can_start_from_a_position_and_its_record_contains_it():
    position = middle().game.dump(middle().state)
    table = pithead.Table("sacred_dragon", ["greedy", "greedy"], seed="on", position=position)
    record = pithead.parse_record(table.record().to_json())
    assert record.position == position
    assert pithead.verify(table.game, record)[-1] == "The result is right."
    assert len(record.moves) < len(pithead.Table("sacred_dragon", ["greedy", "greedy"], seed="on").record().moves)


def test_a_record_for_a_viewer_omits_the_starting_position():
    one = middle()
    table = pithead.Table("sacred_dragon", ["Ada", "Bob"], seed="on", position=one.game.dump(one.state))
    assert table.record().position is not None
    assert table.record(None).position is None
    assert table.record(0).position is None


def test_a_saved_table_of_a_changed_game_resumes_from_its_record_alone():
    box = MINER.components.changed(DEARER)
    table = pithead.Table("miner_inconvenience", ["Ada", "greedy"], seed="dear", components=box)
    table.play(table.legal()[0])
    again = pithead.Table.resume(MINER, pithead.parse_record(table.saved().to_json()), table.players)
    assert again.state == table.state
    assert again.state.box().components.hash == box.hash


def test_seats_and_options_must_match_the_position():
    one = middle()
    position = one.game.dump(one.state)
    with pytest.raises(pithead.BadOption, match="the position has 2 seats, but 3 players sit down"):
        pithead.Table("sacred_dragon", ["greedy"] * 3, position=position)
    with pytest.raises(pithead.BadOption, match="option joined is 'each' in the position, not 'final'"):
        pithead.Table("sacred_dragon", ["greedy"] * 2, {"joined": "final"}, position=position)


@pytest.mark.parametrize("seats", ["uniform,uniform", "greedy,uniform"])
def test_writing_records_does_not_change_the_tables(capsys, tmp_path, seats):
    command = ["simulate", "dynamine", "--seats", seats, "--games", "4", "--seed", "same", "--rotate"]
    timeless = {"seconds", "cpu_seconds", "decisions_per_second"}
    without, written = output_of(capsys, *command), output_of(capsys, *command, "--records", str(tmp_path))
    assert {key: without[key] for key in without.keys() - timeless} == {key: written[key] for key in written.keys() - timeless}
    records = [pithead.read_record(path) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 4
    scores = [record.result.scores for record in records if record.result]
    turned = [row[-number % 2 :] + row[: -number % 2] for number, row in enumerate(scores)]
    assert [round(sum(column) / 4, 3) for column in zip(*turned, strict=True)] == without["mean_scores"]
    for record in records:
        assert "follow from it" in pithead.verify(pithead.game("dynamine"), record)[1]


def test_wins_are_reported_by_bot_by_seat_and_by_turn_order():
    """One seat always begins there, so a seat is a place in turn order; with rotated seats the bots are counted apart from both."""
    config = config_of("sacred_dragon", {"start_player": 1})
    report = simulate(Job(config, ("greedy", "uniform"), "places", rotate=True), 10)
    assert report["wins"] == [10.0, 0.0]
    assert report["by_chair"]["wins"] == [5.0, 5.0]
    assert report["by_order"]["wins"] == list(reversed(report["by_chair"]["wins"]))
    assert report["by_order"]["mean_scores"] == list(reversed(report["by_chair"]["mean_scores"]))


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--seats", "greedy,greedy", "--games", "4"],
        ["match", "--seats", "greedy,uniform", "--games", "4"],
        ["ladder", "--bots", "uniform,greedy", "--games", "4"],
        ["bench", "--seconds", "0.001"],
    ],
)
def test_every_command_that_creates_tables_accepts_changed_components(capsys, tmp_path, command):
    name, *rest = command
    by_file = output_of(capsys, name, "miner_inconvenience", *rest, "--components", str(changed_file(tmp_path)))
    by_path = output_of(capsys, name, "miner_inconvenience", *rest, "--set", "costs.build[0]=2")
    if name != "bench":
        usual = output_of(capsys, name, "miner_inconvenience", *rest)
        for key in ("seconds", "cpu_seconds", "decisions_per_second"):
            for figures in (by_file, by_path, usual):
                figures.pop(key, None)
        assert by_file == by_path != usual
    code, error = refusal(capsys, name, "miner_inconvenience", *rest, "--set", "costs.build[9]=2")
    assert code == 1
    assert "costs.build: holds no entry '9'; there are entries 0 to 5." in error


@pytest.mark.parametrize(
    "command",
    [["simulate", "--games", "2"], ["match", "--seats", "greedy,uniform", "--games", "2"], ["order", "--bot", "greedy", "--games", "1"]],
)
def test_every_command_that_creates_tables_can_start_from_a_position(capsys, tmp_path, command):
    late = list(walk("sacred_dragon", 2, "late"))[-20]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(pithead.game("sacred_dragon").dump(late)), encoding="utf-8")
    name, *rest = command
    report = output_of(capsys, name, "sacred_dragon", *rest, "--position", str(file))
    if name == "order":
        assert [line["seats"] for line in report] == [2]
    else:
        assert report["changes"].keys() == {"position"}
        assert report["length"]["max"] < output_of(capsys, name, "sacred_dragon", *rest)["length"]["min"]
    file.write_text("[]", encoding="utf-8")
    assert "position.json: holds no position" in refusal(capsys, name, "sacred_dragon", *rest, "--position", str(file))[1]


def test_a_table_in_the_terminal_can_use_changed_components_and_a_position(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    one = middle()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(one.game.dump(one.state)), encoding="utf-8")
    assert run(["play", "sacred_dragon", "--seats", "greedy,uniform", "--position", str(file), "--seed", "x"]) == 0
    assert run(["play", "miner_inconvenience", "--seats", "greedy", "--set", "costs.build[0]=2", "--seed", "x"]) == 0
    capsys.readouterr()
    code, error = refusal(capsys, "play", "miner_inconvenience", "--set", "costs=2")
    assert code == 1
    assert "costs: is a table" in error


def test_ladder_and_order_write_only_to_the_given_folder(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    output_of(capsys, "ladder", "sacred_dragon", "--bots", "uniform,greedy", "--games", "2")
    output_of(capsys, "order", "sacred_dragon", "--bot", "uniform", "--games", "1")
    assert list(tmp_path.iterdir()) == []
    code, error = refusal(capsys, "order", "sacred_dragon", "--bot", "uniform", "--games", "1", "--page", "page.md")
    assert code == 2
    assert "name one with --folder" in error
    output_of(capsys, "order", "sacred_dragon", "--bot", "uniform", "--games", "1", "--folder", "kept")
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["sacred_dragon.order.json"]


def test_results_of_a_modified_game_are_stored_separately(tmp_path):
    config = config_of("miner_inconvenience", changes=DEARER)
    assert config.components is not None
    stem = results.stem_of(config.slug, config.changes)
    assert stem == f"miner_inconvenience+components={config.components.hash}"
    climb(config, ["greedy"], 2, tmp_path / f"{stem}.json")
    with pytest.raises(pithead.BadData, match="start again"):
        climb(GameConfig("miner_inconvenience"), ["greedy"], 2, tmp_path / f"{stem}.json")


def test_the_published_components_passed_as_a_file_are_not_a_change():
    config = config_of("miner_inconvenience", components=MINER.folder / "components.toml")
    assert config == GameConfig("miner_inconvenience")


def test_a_position_sets_its_own_number_of_seats():
    one = middle()
    config = config_of("sacred_dragon", position=one.game.dump(one.state))
    assert rival_seats(config) == [2]
    assert play(match_of(config, ["greedy", "uniform"], "x"), 2)["games"] == 2
    with pytest.raises(pithead.BadOption, match="the position has 2 seats"):
        match_of(config, ["greedy"] * 3, "x")
