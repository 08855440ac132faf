"""Every reader refuses damaged texts with an error of ours, short and clear; see the script for
the long form."""

import pytest

from scripts import fuzz_inputs
from scripts.fuzz_inputs import Broken, fuzz
from uguisu.games.ninja_master.notation import read
from uguisu.kernel.errors import BadNotation


def test_damaged_texts_are_refused_in_a_sentence_or_played_on() -> None:
    found = fuzz(count=2500, seed=3, most=2000)

    assert {name for name, count in found.items() if count} == {
        f"{kind} {what}"
        for kind in ("positions", "actions", "records", "options")
        for what in ("tried", "accepted")
    }


def test_a_reader_that_lets_something_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(table: object, said: object) -> None:
        """In place of all checks whether a table can lie like that."""

    monkeypatch.setattr(read, "check", check)

    with pytest.raises(Broken, match=r"ninja-master position \d+: "):
        fuzz(count=2500, seed=3, most=2000)


def test_a_long_error_is_found() -> None:
    with pytest.raises(Broken, match="an error of 500 characters"):
        fuzz_inputs.check_error(BadNotation("a" * 400, position="b" * 96))
