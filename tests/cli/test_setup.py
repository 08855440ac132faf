"""From words on a command line to a table."""

from pathlib import Path

import pytest

from uguisu.cli.setup import (
    MOST_CORES,
    checked_bot,
    cores_of,
    game_of,
    options_of,
    people_of,
    seats_of,
    seed_of,
    sitters_of,
)
from uguisu.cli.terminal.table import PERSON
from uguisu.cli.usage_errors import UsageError
from uguisu.lab.workers import cores

GAME = game_of("war-of-clans")


@pytest.mark.parametrize(
    ("asked", "people", "seats"), [(None, 1, 3), (None, 4, 4), (5, 1, 5), (3, 2, 3)]
)
def test_seats(asked: int | None, people: int, seats: int) -> None:
    assert seats_of(GAME, asked, people) == seats


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("0", []),
        ("2", ["Aki", "Ben"]),
        ("Zoe", ["Zoe"]),
        ("Zoe, Max  Power ", ["Zoe", "Max Power"]),
        ("x" * 50, ["x" * 20]),
    ],
)
def test_people_are_a_number_or_names(words: str, names: list[str]) -> None:
    assert people_of(words) == names


@pytest.mark.parametrize("words", ["", ",", "Zoe,", "Zoe,Zoe", "a\x1b[2J", "7"])
def test_people_that_are_none(words: str) -> None:
    with pytest.raises(UsageError):
        people_of(words)


def test_people_sit_first_and_bots_in_turn_after_them() -> None:
    sitters = sitters_of(GAME, 5, ["Zoe"], ["random", "genin"])

    assert [sitter.kind for sitter in sitters] == [PERSON, "random", "genin", "random", "genin"]


def test_names_of_bots_begin_with_the_letters_of_their_seats() -> None:
    names = [sitter.name for sitter in sitters_of(GAME, 4, ["Zoe"], [])]

    assert names == ["Zoe", "Ben", "Chiyo", "Daichi"]


def test_a_bot_does_not_take_the_name_of_a_person() -> None:
    names = [sitter.name for sitter in sitters_of(GAME, 3, ["Ben"], [])]

    assert names[0] == "Ben"
    assert len(set(names)) == 3


def test_the_usual_bot_is_the_weakest_with_sense() -> None:
    assert sitters_of(GAME, 3, ["Zoe"], [])[1].kind == "genin"


def test_options_are_read() -> None:
    assert options_of(GAME, ["final_lap=everyone", "start=B"]) == {
        "final_lap": "everyone",
        "start": "B",
    }


@pytest.mark.parametrize("seed", ["a\nb", " a", "a ", "\x00", "x" * 101])
def test_a_seed_must_survive_the_record(seed: str) -> None:
    with pytest.raises(UsageError):
        seed_of(seed)


@pytest.mark.parametrize("seed", ["", "1", "moon over the dojo", "鶯"])
def test_a_seed_may_be_any_words(seed: str) -> None:
    assert seed_of(seed) == seed


def test_a_program_and_a_python_class_are_bots_too() -> None:
    program = str(Path(__file__).resolve().parents[2] / "examples" / "bots" / "firstbot.pl")

    sitters = sitters_of(GAME, 3, ["Zoe"], [program, "uguisu.bots.random_bot:RandomBot"])

    assert [sitter.kind for sitter in sitters[1:]] == [
        program,
        "uguisu.bots.random_bot:RandomBot",
    ]


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("hal", "cli-no-bot"),
        ("./nobody", "cli-no-program"),
        ("./a\nb", "cli-no-program"),
        ("no.where:Bot", "cli-no-python-bot"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(name: str, id: str) -> None:
    with pytest.raises(UsageError, match=id):
        checked_bot(GAME, name)


def test_bots_think_on_all_cores_unless_fewer_are_asked_for() -> None:
    assert cores_of(None) == min(cores(), MOST_CORES)
    assert [cores_of(1), cores_of(MOST_CORES)] == [1, MOST_CORES]


@pytest.mark.parametrize("wished", [-1, 0, MOST_CORES + 1])
def test_impossible_numbers_of_cores(wished: int) -> None:
    with pytest.raises(UsageError) as caught:
        cores_of(wished)
    assert caught.value.id == "cli-no-cores"
