"""On a cluster: the same results as in processes, and a lost worker costs only its chunk."""

import json
import os
import signal
from types import SimpleNamespace

import pytest

import pithead
from pithead.cli.main import run
from pithead.lab import cluster as clusters
from pithead.lab import extras, fit
from pithead.lab.cluster import Cluster
from pithead.lab.compare import compare, side_of
from pithead.lab.config import GameConfig, config_of
from pithead.lab.ladder import climb
from pithead.lab.ladder import figures as ladder_figures
from pithead.lab.match import match_of, play
from pithead.lab.observe import STANDARD, Observer
from pithead.lab.order import figures as order_figures
from pithead.lab.order import line_up
from pithead.lab.report import page_of
from pithead.lab.simulate import Job, simulate
from pithead.lab.study import study

pytestmark = pytest.mark.xdist_group("cluster")  # one cluster for all tests
TIMES = ("seconds", "cpu_seconds", "decisions_per_second")


@pytest.fixture(scope="module")
def cluster():
    cluster = Cluster(workers=2)
    yield cluster
    cluster.close()


def timeless(figures):
    return {key: value for key, value in figures.items() if key not in TIMES}


def test_tables_on_a_cluster_match_those_of_one_process(cluster):
    job = Job(config_of("miner_inconvenience", changes={"costs.build[0]": 2}), ("uniform", "uniform"), "far", observers=STANDARD)
    assert timeless(simulate(job, 40, cluster)) == timeless(simulate(job, 40))


def test_matches_and_comparisons_on_a_cluster_match_those_of_one_process(cluster):
    version = GameConfig("miner_inconvenience")
    match = match_of(version, ["uniform", "mcts:1"], "far")
    assert timeless(play(match, 8, cluster)) == timeless(play(match, 8))
    a, b = (side_of(text, version, ("uniform", "uniform")) for text in ("published", "costs.build[0]=2"))
    assert compare(a, b, 24, workers=cluster) == compare(a, b, 24)


def test_the_chunk_of_a_killed_worker_is_repeated(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr(clusters, "CHUNK", 1e-6)  # so that each job is a chunk
    here, mark = os.getpid(), tmp_path / "killed"

    def work(number):
        if number == 5 and os.getpid() != here and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    assert list(cluster.mapped(work, range(12))) == [number * number for number in range(12)]
    assert mark.exists()


def test_a_simulation_survives_the_loss_of_a_worker(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr(clusters, "CHUNK", 1e-6)
    here, mark = os.getpid(), tmp_path / "killed"

    class Killer(Observer):
        def begin(self, game, state, number):
            if number == 30 and os.getpid() != here and not mark.exists():
                mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)

    job = Job(GameConfig("miner_inconvenience"), ("uniform", "uniform"), "killed", observers=(*STANDARD, Killer))
    done: list[int] = []
    far = simulate(job, 48, cluster, done.append)
    assert mark.exists()
    assert sum(done) == 48
    assert timeless(far) == timeless(simulate(job, 48))


def test_ladders_and_orders_on_a_cluster_match_those_of_one_process(cluster):
    version, bots = GameConfig("sacred_dragon"), ("uniform", "mcts:1")
    far, near = (climb(version, bots, 4, None, hands) for hands in (cluster, 1))
    assert ladder_figures(version.game, far) == ladder_figures(version.game, near)
    assert order_figures(line_up(version, "uniform", 3, None, cluster)) == order_figures(line_up(version, "uniform", 3, None))


def test_a_report_from_a_cluster_matches_that_of_one_process(cluster):
    pages = [
        page_of(
            [("published", study(GameConfig("miner_inconvenience"), ("greedy",), 12, workers=hands, levels=("uniform",)))], None, "report"
        )
        for hands in (cluster, 1)
    ]
    assert pages[0] == pages[1]


def test_weights_learned_on_a_cluster_match_those_of_one_process(cluster, tmp_path):
    plan = fit.plan_of(config_of("miner_inconvenience", changes={"costs.build[0]": 2}), 1, "far", sims=0)
    far, near = (fit.learned(plan, tmp_path / str(i), hands, lambda done: None) for i, hands in enumerate((cluster, 1)))
    assert far == near
    assert fit.duel(plan, far, 1, 4, cluster, lambda done: None) == fit.duel(plan, near, 1, 4, 1, lambda done: None)


def test_jobs_go_out_in_chunks_of_at_least_a_second(cluster, monkeypatch):
    """The first job takes three tenths of a second, so four of them make a chunk."""
    sizes = []

    def spread(self, work, chunks):
        for chunk in chunks:
            sizes.append(len(chunk))
            yield from map(work, chunk)

    monkeypatch.setattr(clusters, "time", SimpleNamespace(perf_counter=iter([0.0, 0.3]).__next__))
    monkeypatch.setattr(Cluster, "_spread", spread)
    assert list(cluster.mapped(abs, range(11))) == list(range(11))
    assert sizes == [4, 4, 2]


def test_an_internal_error_on_a_cluster_keeps_its_own_message(cluster, monkeypatch):
    monkeypatch.setattr(clusters, "CHUNK", 1e-6)

    def work(number):
        if number == 3:
            raise pithead.BadData("the third is missing; find it.")
        return number

    with pytest.raises(pithead.BadData, match=r"^the third is missing; find it\.$"):
        list(cluster.mapped(work, range(6)))


def test_an_unreachable_cluster_is_reported_in_one_sentence(monkeypatch):
    class NoRay:
        @staticmethod
        def init(**settings):
            raise ConnectionError("nobody answers")

    monkeypatch.setattr(clusters, "extra", lambda module, name: NoRay)
    with pytest.raises(pithead.PitheadError, match=r"^the cluster at 10\.0\.0\.1:6379 cannot be used \(nobody answers\); start one"):
        Cluster("10.0.0.1:6379")


def test_without_ray_the_error_says_how_to_install_it(capsys, monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(name=name)

    monkeypatch.setitem(extras.__dict__, "import_module", missing)
    assert run(["simulate", "dunaia", "--games", "1", "--ray"]) == 1
    assert capsys.readouterr().err == "pithead: this needs ray, which is not installed; run: pip install 'pithead[ray]'.\n"


@pytest.mark.parametrize("tail", [["--ray"], ["--ray", "--json"], ["--ray", "local", "--json"]])
def test_the_address_of_a_cluster_is_optional(capsys, monkeypatch, tail):
    addresses = []

    class Alone:
        size = 1

        def __init__(self, address, workers):
            addresses.append(address)

        def mapped(self, work, jobs):
            return map(work, jobs)

        def close(self):
            addresses.append("closed")

    monkeypatch.setattr(clusters, "Cluster", Alone)
    assert run(["simulate", "dunaia", "--seats", "uniform,uniform", "--games", "2", *tail]) == 0
    assert addresses == ["local", "closed"]
    out = capsys.readouterr().out
    assert "--json" not in tail or json.loads(out)["games"] == 2


def test_records_are_refused_on_a_cluster(capsys, tmp_path):
    assert run(["simulate", "dunaia", "--games", "1", "--records", str(tmp_path), "--ray"]) == 2
    assert "leave out --records or --ray" in capsys.readouterr().err
