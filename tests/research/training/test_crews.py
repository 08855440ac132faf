"""Crews of training tables: who plays them, and where, makes no difference."""

from pathlib import Path

import numpy as np
import pytest

from uguisu.research.training.crews import here, on_cluster, orders
from uguisu.research.training.train import Plan, Training


def test_all_tables_are_shared_out_evenly() -> None:
    crews = orders("war-of-clans", 5, 100, "x", 0.75)

    assert [one.tables for one in crews] == [34, 33, 33]
    assert [one.among for one in crews] == [26, 25, 25]
    assert len({one.seed for one in crews}) == 3


def small(out: Path) -> Plan:
    return Plan("shinobi", out, lessons=2, hidden=8, tables=2, test_games=1, tests=1)


@pytest.mark.parametrize("name", ["w1", "wp"])
def test_equal_seeds_and_lessons_give_equal_weights(tmp_path: Path, name: str) -> None:
    first, second = (Training(small(tmp_path / f"{n}.npz")) for n in range(2))

    for training in (first, second):
        list(training.run())

    assert first.lessons == second.lessons == 2
    assert np.array_equal(first.network.layers[name], second.network.layers[name])


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_learns_the_same(tmp_path: Path) -> None:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        there = Training(small(tmp_path / "there.npz"), hire=on_cluster(ray))
        there.lesson()
    finally:
        ray.shutdown()
    own = Training(small(tmp_path / "own.npz"), hire=here)
    own.lesson()

    assert there.games == own.games
    for name, layer in own.network.layers.items():
        assert np.array_equal(layer, there.network.layers[name])
