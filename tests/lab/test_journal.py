"""Jobs that are killed go on where they stopped, and end as if nothing had happened."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from uguisu.lab.job import Part, run
from uguisu.lab.journal import Journal, programs
from uguisu.lab.playing import Chunk, Outcome, Seating, Setting
from uguisu.lab.workers import ChunkRunner, Done, here

PARTS: list[Part] = [
    (Setting("war-of-clans"), [Seating(n, f"j {n}", ("random",) * 3) for n in range(5)]),
    (
        Setting("war-of-clans", {"final_lap": "everyone"}),
        [Seating(100 + n, f"j {n}", ("random",) * 3) for n in range(3)],
    ),
]


class Killed(Exception):
    """Stands for whatever ends a process."""


def until(chunks: int) -> ChunkRunner:
    """ChunkRunner that do so many chunks and are then killed."""

    def runner(work: Sequence[tuple[int, Chunk]]) -> Iterator[Done]:
        yield from here(work[:chunks])
        if len(work) > chunks:
            raise Killed

    return runner


def numbers(outcomes: list[Outcome]) -> list[int]:
    return sorted(outcome.number for outcome in outcomes)


def test_a_job_plays_all_parts_with_their_own_settings() -> None:
    found = list(run(PARTS, here, 1))

    assert numbers(found) == [0, 1, 2, 3, 4, 100, 101, 102]
    by_number = {outcome.number: outcome for outcome in found}
    assert by_number[0].length != by_number[100].length


def test_a_killed_job_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = sorted(run(PARTS, here, 1), key=lambda outcome: outcome.number)
    with pytest.raises(Killed):
        list(run(PARTS, until(3), 1, Journal(tmp_path, "job")))

    journal = Journal(tmp_path, "job")
    assert numbers(journal.found()) == [0, 1, 2]
    again = list(run(PARTS, until(5), 1, journal))

    assert sorted(again, key=lambda outcome: outcome.number) == whole
    journal.close()
    assert Journal(tmp_path, "job").found() == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path, "job")
    list(run(PARTS, here, 1, journal))
    text = journal.path.read_bytes()
    journal.path.write_bytes(text[:-40])

    assert numbers(journal.found()) == [0, 1, 2, 3, 4, 100, 101]
    assert numbers(list(run(PARTS, until(1), 1, journal))) == [0, 1, 2, 3, 4, 100, 101, 102]
    assert numbers(journal.found()) == [0, 1, 2, 3, 4, 100, 101, 102]


def test_games_that_are_not_wanted_any_more_are_left_out(tmp_path: Path) -> None:
    journal = Journal(tmp_path, "job")
    list(run(PARTS, here, 1, journal))

    assert numbers(list(run(PARTS[:1], until(0), 1, journal))) == [0, 1, 2, 3, 4]


def test_another_job_has_another_journal(tmp_path: Path) -> None:
    list(run(PARTS, here, 1, Journal(tmp_path, "job")))

    assert Journal(tmp_path, "another").found() == []
    assert len(Journal(tmp_path, "job").found()) == 8
    assert Journal(tmp_path, "job", fresh=True).found() == []


def test_a_program_that_was_changed_makes_another_job(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text("one")
    before = programs(["genin", str(program)])
    program.write_text("two")

    assert programs(["genin", str(program)]) != before
    assert programs(["genin"]) == programs(["chunin"])
