"""Positions written field by field: read back as they were, and damaged ones refused."""

import pytest

from examples.liars_dice.game import LiarsDice
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.field_notation import read_fields, write_fields
from uguisu.kernel.state import State, fields


class Small(State):
    FIELDS = ("seats", "key", "is_over", "cards")

    def __init__(self, seats: int) -> None:
        super().__init__(LiarsDice(), seats, b"\x01")
        self.cards = [3, -1]


def read(text: str) -> Small:
    return read_fields(text, range(2, 5), Small)


def test_every_type_of_field_is_written_and_read() -> None:
    state = Small(3)

    assert write_fields(state) == "seats=3 key=01 is_over=no cards=3,-1"
    assert fields(read(write_fields(state))) == fields(state)
    empty = read("seats=2 key=- is_over=yes cards=-")
    assert (empty.key, empty.is_over, empty.cards) == (b"", True, [])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("seats=7 key=01 is_over=no cards=3", "Expected seats=2 to seats=4, got"),
        ("seats=3 key=0 is_over=no cards=3", "key= and hexadecimal digits"),
        ("seats=3 key=01 is_over=1 cards=3", "is_over=yes or is_over=no"),
        ("seats=3 key=01 is_over=no cards=3,", "cards= and numbers with commas"),
        ("seats=3 key=01 is_over=no cards=03", "cards= and numbers with commas"),
        ("seats=3 key=01 cards=3", "is_over=yes or is_over=no"),
        ("seats=3 key=01 is_over=no cards=3 more=1", "'more=1': nothing follows"),
        ("seats=3 key=01 is_over=no", "cards= and numbers"),
        ("", "Expected seats=2"),
        ("x" * 20_000, "at most"),
    ],
)
def test_what_is_no_position_is_refused_with_what_should_stand_there(text: str, wrong: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(text)
    assert wrong in str(caught.value)
