"""Tables with secrets, played once on one server, and their twins on another."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from attack.doors import OLD, OPENED, SAID, Scene
from attack.twins import GAMES, SEATS, SEED, Script, Viewer, rewrite_past, written
from pithead.server.store.schema import meta, seats
from server.serving import Guest, Json, Server

PEOPLE = ("stranger", "onlooker", "host", "former", *(f"seat {seat}" for seat in range(SEATS)))


@dataclass
class Attacked:
    """Two servers that differ only in secrets of some viewers, with the same people on both."""

    truth: Server
    lie: Server
    people: dict[str, tuple[Guest, Guest]]
    scenes: dict[tuple[str, Viewer], Scene]
    secrets: dict[tuple[str, Viewer], dict[str, set[str]]] = field(default_factory=dict)  # secrets, by table and person

    def scene(self, slug: str, person: str) -> Scene:
        """Return the table whose twin this person cannot tell from it."""
        scene = self.scenes[slug, int(person.split()[1]) if person.startswith("seat") else None]
        return replace(scene, by_host=person == "host")


@pytest.fixture(scope="session", autouse=True)
def nobody_left_behind() -> Iterator[None]:
    """Stop servers that a failed test has started."""
    yield
    for left in set(Server.running):
        left.kill()


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    folder = tmp_path_factory.mktemp("attacked")
    first = Server(f"sqlite:///{folder}/truth.sqlite3", seed=SEED, snapshot_every=100_000, messages_per_second=10**6)
    people = {name: Guest(first, None if name == "stranger" else name) for name in PEOPLE}
    scenes = [seated(people, script, viewer) for script in map(written, GAMES) for viewer in script.twins]
    keys = {(scene.slug, scene.viewer): keys_of(people, scene) for scene in scenes}
    first.stop()
    copy(folder / "truth.sqlite3", folder / "lie.sqlite3")
    engine = sa.create_engine(f"sqlite:///{folder}/lie.sqlite3")
    with engine.begin() as connection:
        for scene in scenes:
            rewrite_past(connection, scene.table, scene.script.twins[scene.viewer])
        numbers = {str(number) for number in connection.execute(sa.select(seats.c.person)).scalars()}
        signing = {str(value) for key, value in connection.execute(sa.select(meta.c.key, meta.c.value)) if "secret" in key}
    engine.dispose()
    truth, lie = (Server(f"sqlite:///{folder}/{name}.sqlite3", seed=SEED, messages_per_second=10**6) for name in ("truth", "lie"))
    both = {name: (again(truth, guest), again(lie, guest)) for name, guest in people.items()}
    attacked = Attacked(truth, lie, both, {(scene.slug, scene.viewer): scene for scene in scenes})
    for place, own in keys.items():
        attacked.secrets[place] = {name: {*signing, *numbers, SEED, *(set(own.values()) - {own.get(name)})} for name in PEOPLE}
    yield attacked
    truth.stop()
    lie.stop()
    assert truth.faults() == []
    assert lie.faults() == []


def seated(people: dict[str, Guest], script: Script, viewer: Viewer) -> Scene:
    """Open a table of the game and play it to the script's end. The first to move gives the seat away afterwards."""
    host, former = people["host"], people["former"]
    game, mover = script.game, script.moves[0][0]
    body: Json = {"game": game.slug, "seats": [{"kind": "open"}] * SEATS, "options": game.options, "id": f"{OPENED}-{game.slug}-{viewer}"}
    answer = host.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["info"]["id"])
    for seat in range(SEATS):
        (former if seat == mover else people[f"seat {seat}"]).join(table, seat)
    version = former.position(table)["version"]
    for number, (seat, move) in enumerate(script.moves):
        player = former if number == 0 else people[f"seat {seat}"]
        played = player.play(table, seat, version, move, OLD if number == 0 else f"x{number + 1}")
        assert played.status_code == 200, played.text
        version = played.json()["version"]
        if number == 0:
            key = former.look(table)["info"]["seats"][mover]["link"].partition("#")[2]
            assert people[f"seat {mover}"].post(f"/api/tables/{table}/join", {"key": key}).status_code == 200
            version += 1
    for name in ("host", *(f"seat {seat}" for seat in range(SEATS))):
        assert people[name].post(f"/api/tables/{table}/chat", {"id": SAID, "text": "hello"}).status_code == 200
    legal = people[f"seat {script.deciding}"].position(table, seat=script.deciding)["choices"][0]["notation"]
    return Scene(script, table, viewer, version, legal, body)


def keys_of(people: dict[str, Guest], scene: Scene) -> dict[str, str]:
    """Return the key of every seat, which only its holder may see."""
    names = [f"seat {seat}" for seat in range(SEATS)]
    links = [people[name].look(scene.table)["info"]["seats"][seat]["link"] for seat, name in enumerate(names)]
    return {name: link.partition("#")[2] for name, link in zip(names, links, strict=True)}


def copy(here: Path, there: Path) -> None:
    """Copy a database with everything beside its file."""
    with sqlite3.connect(here) as source, sqlite3.connect(there) as target:
        source.backup(target)
    source.close()
    target.close()


def again(server: Server, guest: Guest) -> Guest:
    """Return the same person at another server."""
    new = Guest(server, None)
    new.http.cookies.update(dict(guest.http.cookies))
    new.http.headers["Host"] = "table.example"  # so that links and codes are the same at both
    new.http.headers["Origin"] = "http://table.example"
    return new
