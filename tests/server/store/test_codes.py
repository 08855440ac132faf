"""Codes that can be said aloud."""

from math import log2

import pytest

from uguisu.server.store.codes import CONSONANTS, SYLLABLES, VOWELS, WORDS, new_code, read_code


def test_a_code_cannot_be_guessed() -> None:
    syllables = len(CONSONANTS) * len(VOWELS)

    assert WORDS * SYLLABLES * log2(syllables) > 46
    assert len({new_code() for _ in range(1000)}) == 1000


def test_a_code_is_read_as_it_was_made() -> None:
    code = new_code()

    assert read_code(code) == code


@pytest.mark.parametrize(
    "typed",
    ["FAKO MITU LESA RODI", "fakomitulesarodi", " fako-mitu.lesa,rodi ", "Fako_mituLesa-rodi"],
)
def test_a_code_is_read_however_it_was_typed(typed: str) -> None:
    assert read_code(typed) == "fako-mitu-lesa-rodi"


@pytest.mark.parametrize(
    "typed", ["", "fako", "fako-mitu-lesa-rod1", "fako-mitu-lesa-rodi-fa", "ä" * 99]
)
def test_anything_else_is_no_code(typed: str) -> None:
    assert read_code(typed) is None
