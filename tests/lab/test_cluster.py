"""The same games on a Ray cluster, which may lose a node: `make test-ray`, with the extra ray."""

import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from uguisu.lab.cluster import NoCluster, NoRay, connected, on_cluster
from uguisu.lab.job import Part, run
from uguisu.lab.playing import Outcome, Seating, Setting
from uguisu.lab.workers import here

GAMES = 60
PARTS: list[Part] = [
    (
        Setting("war-of-clans", wants="text"),
        [Seating(n, f"cluster {n}", ("genin", "random", "random")) for n in range(GAMES)],
    )
]


def ordered(outcomes: Iterator[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.number)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(NoRay):
        connected("auto")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes of one core each, on this machine."""
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield made
    ray.shutdown()
    made.shutdown()


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_node_finds_the_same(cluster: Any) -> None:
    lost = cluster.add_node(num_cpus=1)
    runner, cores = on_cluster(connected(cluster.address))
    found: list[Outcome] = []

    for outcome in run(PARTS, runner, cores):
        found.append(outcome)
        if len(found) == GAMES // 4:
            cluster.remove_node(lost, allow_graceful=False)

    assert cores == 2
    assert ordered(iter(found)) == ordered(run(PARTS, here, 1))


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found out before Ray is asked, so any module does in its place."""
    ray = SimpleNamespace(is_initialized=lambda: False)
    monkeypatch.setitem(sys.modules, "ray", ray)

    with pytest.raises(NoCluster, match="refused"):
        connected("127.0.0.1:1")
