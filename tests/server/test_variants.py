"""Variants: modified games are offered by name, labelled wherever they appear, and survive without their file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pithead
from pithead.cli.main import run
from pithead.server.settings import BadSetting, read_settings
from pithead.server.tables.variants import changed_by, read_variants
from server.serving import Guest, Server, to_the_end

DRAGON = pithead.game("sacred_dragon")
SMALL = 'game = "sacred_dragon"\nname = "richer extensions"\n\n[set]\n"extend.table[0].points" = 9\nhand.start = 3\n'
CHANGES = [{"path": "hand.start", "before": "4", "after": "3"}, {"path": "extend.table[0].points", "before": "3", "after": "9"}]


def written(folder: Path, text: str = SMALL, name: str = "variant.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that offers a modified Sacred Dragon, and saves a snapshot every few moves."""
    folder = tmp_path_factory.mktemp("variants")
    running = Server(f"sqlite:///{folder}/tables.sqlite3", variants=written(folder), snapshot_every=5)
    yield running
    running.stop()
    assert running.faults() == []


def open_changed(guest: Guest, *seats: str) -> str:
    return guest.open(*seats, variant="richer extensions")


def restarted(server: Server, variants: str) -> None:
    server.stop()
    server.settings["variants"] = variants
    server.start()


def test_the_catalogue_lists_the_variants_of_each_game_and_their_changes(offering: Server) -> None:
    games = {line["slug"]: line["variants"] for line in Guest(offering, None).get("/api/games").json()["games"]}
    assert games.pop("sacred_dragon") == [{"name": "richer extensions", "changes": CHANGES}]
    assert not any(games.values())


def test_a_table_of_a_variant_is_labelled_and_plays_with_its_box(offering: Server) -> None:
    ada, onlooker = Guest(offering, "Ada"), Guest(offering, None)
    table, usual = open_changed(ada, "me", "open"), ada.open("me", "open")
    listed = {line["id"]: line["variant"] for line in onlooker.get("/api/lobby").json()["open"]}
    assert (listed[table], listed[usual]) == ("richer extensions", "")
    assert [onlooker.look(id)["info"]["variant"] for id in (table, usual)] == ["richer extensions", ""]
    box = onlooker.get(f"/api/tables/{table}/components").json()
    assert (box["changes"], box["data"]["hand"]["start"]) == (CHANGES, 3)
    assert box["hash"] != DRAGON.components.hash
    assert onlooker.get(f"/api/tables/{usual}/components").json() == onlooker.get("/api/games/sacred_dragon/components").json()
    bert = Guest(offering, "Bert")
    bert.join(table, 1)
    assert len(bert.look(table)["position"]["view"]["hands"][1]) == 3  # the published box says four


def test_bots_hints_replay_record_and_verification_use_the_changed_box(offering: Server) -> None:
    ada = Guest(offering, "Ada")
    table = open_changed(ada, "me", "greedy")
    position = ada.position(table)
    while position["decision"]["seat"] != 0:
        position = ada.position(table, after=position["version"], wait=20)
    hint = ada.post(f"/api/tables/{table}/hint", {"id": "h", "seat": 0}).json()
    assert hint["moves"][0]["notation"] in [choice["notation"] for choice in position["choices"]]
    assert to_the_end(table, {0: ada})["status"] == "over"
    text = ada.get(f"/api/tables/{table}/record").text
    record = json.loads(text)
    assert record["changed"]["hand"]["start"] == 3
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
    last = ada.get(f"/api/tables/{table}/replay", start=len(record["moves"]), count=1).json()["frames"][0]
    assert last["view"] == ada.look(table, seat=0)["position"]["view"]
    opened = ada.http.post("/api/records", content=text, headers={"Content-Type": "application/json"}).json()
    assert opened["verified"]["holds"]
    assert opened["box"]["changes"] == CHANGES


def test_a_downloaded_record_verifies_where_nobody_has_the_file(
    offering: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = Guest(offering, "Ada")
    table = open_changed(ada, "me")
    to_the_end(table, {0: ada})
    file = written(tmp_path, ada.get(f"/api/tables/{table}/record").text, "record.json")
    assert run(["verify", str(file)]) == 0
    *proved, changed = capsys.readouterr().out.splitlines()
    assert len(proved) == 3
    assert changed == "This is a modified game: 2 components differ from the published version; the record includes them all."


def test_a_table_opens_continues_and_can_be_replayed_where_its_variant_is_no_longer_offered(offering: Server) -> None:
    ada, bert = Guest(offering, "Ada"), Guest(offering, "Bert")
    table = open_changed(ada, "me", "open")
    bert.join(table, 1)
    for _ in range(12):
        seat = ada.position(table)["decision"]["seat"]
        (ada, bert)[seat].play_any(table, seat)
    before = ada.look(table)
    variants = offering.settings["variants"]
    restarted(offering, "")
    for guest in (ada, bert):
        guest.follow(offering)
    try:
        assert ada.look(table) == before
        assert offering.log_lines("a snapshot cannot be used") == []
        assert to_the_end(table, {0: ada, 1: bert})["status"] == "over"
        assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
        following = ada.post(f"/api/tables/{table}/again", {}).json()["table"]
        assert ada.look(following)["info"]["variant"] == "richer extensions"
        assert ada.get(f"/api/tables/{following}/components").json()["changes"] == CHANGES
        answer = ada.post("/api/tables", {"game": "sacred_dragon", "seats": [{"kind": "me"}], "variant": "richer extensions"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_option")
        assert answer.json()["detail"].endswith("it is offered as published only.")
    finally:
        restarted(offering, variants)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"variant": "cheaper"}, 422),
        ({"variant": "richer extensions", "game": "dynamine"}, 422),
        ({"variant": {"hand": {"start": 3}}}, 400),
        ({"variant": "x" * 41}, 400),
        ({"components": {"hand": {"start": 3}}}, 400),
        ({"changed": {"hand": {"start": 3}}}, 400),
    ],
)
def test_a_variant_is_chosen_by_name_and_never_uploaded(offering: Server, body: dict[str, Any], status: int) -> None:
    request = {"game": "sacred_dragon", "seats": [{"kind": "me"}, {"kind": "me"}], **body}
    assert Guest(offering, "Ada").post("/api/tables", request).status_code == status


def test_a_whole_component_file_is_a_variant_named_after_the_file(tmp_path: Path) -> None:
    text = (DRAGON.folder / "components.toml").read_text(encoding="utf-8")
    assert "\nstart = 4 " in text
    (variant,) = read_variants([str(written(tmp_path, text.replace("\nstart = 4 ", "\nstart = 3 "), "three tiles.toml"))])["sacred_dragon"]
    assert (variant.name, [change.path for change in variant.changes]) == ("three tiles", ["hand.start"])
    assert changed_by({"sacred_dragon": [variant]}, "sacred_dragon", "three tiles") == variant.components.content


def test_a_file_that_does_not_name_its_game_is_assigned_to_one_in_the_settings(tmp_path: Path) -> None:
    text = (pithead.game("dunaia").folder / "components.toml").read_text(encoding="utf-8")
    assert '\ngame = "dunaia"' not in text
    assert "\nblack_2_players = 5\n" in text
    file = written(tmp_path, 'game = "dunaia"\n' + text.replace("\nblack_2_players = 5\n", "\nblack_2_players = 4\n"))
    (variant,) = read_variants([str(file)])["dunaia"]
    assert [change.path for change in variant.changes] == ["dice.black_2_players"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", 'game: is missing; write game = "sacred_dragon", or the slug of your game, at the top.'),
        ('game = "chess"', "'chess'"),
        ('game = "sacred_dragon"\n[set]\n"hand.strat" = 3', "variant.toml: hand: holds no 'strat'; there are:"),
        (
            'game = "sacred_dragon"\n[set]\n"hand.start" = 5',
            "hand.start: 5 tiles leave more than 3 after the starting round; correct one of the two.",
        ),
        ('game = "sacred_dragon"\n[set]\n"hand.start" = 4', "nothing in it differs from the published sacred_dragon; change an entry."),
        ('game = "sacred_dragon"\nset = 3', 'name is a word and [set] a table of "path" = value; correct that entry.'),
        ('game = "sacred_dragon"\n[set]\n"hand.start" = 3\n[sets]', "'sets' has no place beside [set]; there are: game, name, set."),
        ('game = "sacred_dragon"\nname = ""\n[set]\n"hand.start" = 3', "name: '' cannot be shown in the lobby; write 1 to 40 characters."),
        ('game = "sacred_dragon"\nname = "a\\u202eb"\n[set]\n"hand.start" = 3', "cannot be shown in the lobby"),
        ("game = ", "is not valid TOML"),
    ],
)
def test_a_bad_file_is_refused_at_startup_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str) -> None:
    file = written(tmp_path, text)
    assert run(["serve", "--variant", str(file), "--database", f"sqlite:///{tmp_path}/tables.sqlite3", "--port", "0"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith(f"pithead: variant {file}: ")
    assert says in error
    assert not (tmp_path / "tables.sqlite3").exists()


def test_a_duplicate_name_and_a_missing_file_are_named(tmp_path: Path) -> None:
    file = str(written(tmp_path))
    with pytest.raises(BadSetting, match="sacred_dragon already has a variant named 'richer extensions'; give it another name"):
        read_variants([file, file])
    with pytest.raises(BadSetting, match=r"nowhere\.toml: there is no such file"):
        read_variants([str(tmp_path / "nowhere.toml")])


def test_variants_are_a_setting_too(tmp_path: Path) -> None:
    assert read_settings(None, {"PITHEAD_VARIANTS": "a.toml:b.toml"}).variants == ["a.toml", "b.toml"]
    file = written(tmp_path, 'variants = ["a.toml"]', "settings.toml")
    assert read_settings(file, {}).variants == ["a.toml"]
    assert read_settings(file, {}, variants=["b.toml"]).variants == ["b.toml"]
