"""Pieces by name, and by one letter each."""

import pytest

from uguisu.kernel.errors import BadNotation
from uguisu.kernel.piece_names import counts, find, letters


def test_letters_are_counted_and_written_again() -> None:
    assert counts("fsvjg", "jff", "treasure") == [2, 0, 0, 1, 0]
    assert letters("fsvjg", [2, 0, 0, 1, 0]) == "ffj"


@pytest.mark.parametrize("text", ["x", "sv", ""])
def test_an_unknown_name_is_refused_with_those_there_are(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        find("fsvjg", text, "treasure")

    assert error.value.sentence == f"{text!r} is no treasure: they are f s v j g."
