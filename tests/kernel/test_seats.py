"""Seats are letters; the clock is a seat of its own."""

import pytest

from uguisu.kernel.errors import BadNotation
from uguisu.kernel.seats import CLOCK, LETTERS, letter, read_actor, read_seat


def test_seats_are_written_as_letters_and_read_again() -> None:
    for seat in (CLOCK, *range(len(LETTERS))):
        assert read_actor(letter(seat), seats=len(LETTERS)) == seat


def test_the_clock_is_nobodys_seat() -> None:
    assert letter(CLOCK) == "clock"
    assert CLOCK not in range(len(LETTERS))


@pytest.mark.parametrize("text", ["", "D", "a", "AB", "0", "Clock", "clock", " A", "А", "\0"])
def test_what_is_no_seat_of_the_table_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        read_seat(text, seats=3)

    assert error.value.sentence == f"{text!r} is no seat: seats are A to C."
