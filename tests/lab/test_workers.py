"""Many games: the same outcomes from one process and from several, whoever dies."""

from pathlib import Path

import pytest

from tests.lab.bots import MARK
from uguisu.lab.playing import Chunk, Outcome, Seating, Setting
from uguisu.lab.workers import chunks_of, here, in_order, in_processes, on_cores

SETTING = Setting("war-of-clans", wants="text")


def seatings(count: int, bot: str = "random") -> list[Seating]:
    return [Seating(n, f"work {n}", (bot, "random", "random")) for n in range(count)]


def chunks(count: int, bot: str = "random") -> list[tuple[int, Chunk]]:
    return list(enumerate(chunks_of(SETTING, seatings(count, bot), 1)))


def outcomes(done: list[tuple[int, list[Outcome]]]) -> list[Outcome]:
    return [outcome for _, part in sorted(done) for outcome in part]


def test_chunks_hold_every_game_once_and_in_order() -> None:
    for count in (0, 1, 31, 32, 33, 5000):
        parts = chunks_of(SETTING, seatings(count), 2)
        numbers = [seating.number for part in parts for seating in part.seatings]
        assert numbers == list(range(count))
        assert all(len(part.seatings) <= 50 for part in parts)


def test_chunks_are_small_in_the_end_so_that_all_end_together() -> None:
    sizes = [len(part.seatings) for part in chunks_of(SETTING, seatings(5000), 2)]

    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 50
    assert sizes[-32:] == [1] * 32


def test_this_process_plays_along_and_finds_the_same() -> None:
    work = chunks(12)

    found = list(in_processes(work, 1, helping=True))

    assert sorted(index for index, _ in found) == list(range(12))
    assert outcomes(found) == outcomes(list(here(work)))


def test_several_processes_find_the_same_and_survive_the_death_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "dead"))
    work = chunks(6, "tests.lab.bots:DiesOnce")

    found = list(in_processes(work, 2))

    assert (tmp_path / "dead").exists()
    assert outcomes(found) == outcomes(list(here(work)))


def test_a_small_job_needs_no_other_process() -> None:
    work = chunks(2)

    assert list(on_cores(8)(work)) == list(here(work))


def test_outcomes_are_put_in_order() -> None:
    first, second, third = (list(part) for _, part in here(chunks(3)))

    ordered = list(in_order(iter([(2, third), (0, first), (1, second)])))

    assert ordered == [first, second, third]
