"""What the readers of all games share: words that fill one field of the table."""

import re

import pytest

from uguisu.games import GAMES
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.position_words import Words
from uguisu.kernel.state import State


class Table(State):
    FIELDS = (*State.FIELDS, "turn", "done", "round", "free", "round_limit")

    def __init__(self) -> None:
        super().__init__(GAMES["shinobi"], 4, b"")
        self.turn = self.done = self.round = self.round_limit = 0
        self.free = False


class Reader(Words):
    title = "Shinobi"
    seats = 4

    def __init__(self, text: str) -> None:
        super().__init__(text, re.compile(r"\S+"))
        self.table: Table = Table()
        self.readers = {
            "turn": self.seat_into("turn"),
            "done": self.seat_bits_into("done"),
            "round": self.round_into("round"),
            "free": self.flag_into("free"),
            "limit": self.option_into("round_limit"),
            "typo": self.flag_into("fre"),
        }


def read(text: str) -> Table:
    reader = Reader(text)
    reader.read_all()
    return reader.table


def test_words_fill_the_fields_of_the_table() -> None:
    table = read("turn C done A D round 12 free limit 200")

    assert (table.turn, table.done, table.round) == (2, 0b1001, 12)
    assert (table.free, table.round_limit) == (True, 200)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("turn", "Word 1: Expected a seat, got the end."),
        ("turn E", "Word 2: 'E' is no seat: seats are A to D."),
        ("free done x", "Word 3: Expected seats, got 'x'."),
        ("round 0", "Word 2: Expected the number of the round, got '0'."),
        ("limit 10001", "Word 2: Expected a number from 0 to 10000, got 10001."),
        ("free free", "Word 2: The position says 'free' twice."),
        ("moon", "Word 1: 'moon' says nothing in a position of Shinobi."),
    ],
)
def test_an_error_tells_the_place_and_what_was_expected(text: str, told: str) -> None:
    with pytest.raises(BadNotation) as error:
        read(text)

    assert error.value.sentence == told


def test_a_reader_of_a_field_that_is_not_there_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="Shinobi has no field fre"):
        read("typo")
