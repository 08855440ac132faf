"""Data sets of games: rows of games and of decisions, and arrays to learn from."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from examples import supervised
from uguisu.cli import run
from uguisu.games import GAMES
from uguisu.kernel.errors import BadInput
from uguisu.kernel.record import read_record, replay
from uguisu.research.datasets import described, load_decisions

Captured = pytest.CaptureFixture[str]
Simulate = Callable[..., str]


@pytest.fixture
def simulate(tmp_path: Path) -> Iterator[Simulate]:
    def played(game: str, *words: str) -> str:
        path = str(tmp_path / f"{game}.parquet")
        few = ("--games", "3", "--processes", "1", "--seed", "5", "--out", path)
        assert run(["sim", game, *few, *words]) == 0
        return path

    return played  # type: ignore[return-value]


def test_every_game_is_a_row_with_its_record(simulate: Simulate) -> None:
    path = simulate("war-of-clans", "--bot", "genin", "--bot", "random")
    rows = pq.read_table(path).to_pylist()

    game = GAMES["war-of-clans"]
    assert [row["game"] for row in rows] == [0, 1, 2]
    for row in rows:
        assert replay(read_record(row["record"], game), game).places() == row["places"]
        assert len(row["bots"]) == len(row["points"]) == 3
    assert described(path)["bots"] == ["genin", "random"]
    assert described(path)["seed"] == "5"


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_a_row_as_its_seat_saw_it(simulate: Simulate, game: str) -> None:
    path = simulate(game, "--decisions", "--bot", "random")
    found = load_decisions(path)

    size = sum(field.size for field in GAMES[game].encoding)
    assert found.observations.shape == (len(found.actions), size)
    assert found.masks[np.arange(len(found.actions)), found.actions].all()
    assert found.masks.sum(axis=1).min() >= 1
    for number in range(3):
        own = {
            int(seat): float(got)
            for seat, got in zip(
                found.seats[found.games == number],
                found.returns[found.games == number],
                strict=True,
            )
        }
        assert sum(own.values()) == pytest.approx(0, abs=1e-6) or len(own) < 2


def test_equal_seeds_write_equal_rows(simulate: Simulate) -> None:
    first = pq.read_table(simulate("shinobi", "--decisions"))
    second = pq.read_table(simulate("shinobi", "--decisions"))

    assert first.equals(second)


def test_what_cannot_be_read_or_written_is_said_in_a_sentence(
    simulate: Simulate, tmp_path: Path, capsys: Captured
) -> None:
    with pytest.raises(BadInput, match="--decisions"):
        load_decisions(simulate("shinobi"))
    assert run(["sim", "shinobi", "-n", "1", "--decisions"]) == 2
    assert "--out FILE" in capsys.readouterr().err
    assert run(["sim", "shinobi", "-n", "1", "--out", str(tmp_path / "no" / "x.parquet")]) == 1
    assert "Nothing can be written" in capsys.readouterr().err


def test_a_bot_is_imitated_from_a_data_set(tmp_path: Path) -> None:
    found = supervised.learn(tmp_path / "games.parquet", games=24, rounds=12)

    assert found.imitated > 2 * found.guessed
