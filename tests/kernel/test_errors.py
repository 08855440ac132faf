"""Errors: whose fault, a stable code, a sentence."""

import re

import pytest

from uguisu.kernel import errors
from uguisu.kernel.errors import (
    BadInput,
    BadNotation,
    GameOver,
    IllegalAction,
    Refused,
    UguisuError,
    quoted,
)

ALL = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, UguisuError)
]


def test_an_error_reads_as_sentence_clause_and_position() -> None:
    error = IllegalAction("t>A: not at home.", clause="WOC-7", position="A[] B[] C[] | turn A")

    assert str(error) == "t>A: not at home. (WOC-7) in A[] B[] C[] | turn A"
    assert (error.sentence, error.clause) == ("t>A: not at home.", "WOC-7")


def test_clause_and_position_are_left_out_where_there_are_none() -> None:
    assert str(BadNotation("'x' is no card.")) == "'x' is no card."
    assert str(GameOver("The game is over.", position="A[]")) == "The game is over. in A[]"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("Bu", "'Bu'"),
        ("a" * 40, f"'{'a' * 40}'"),
        ("a" * 41, f"'{'a' * 40}…'"),
        ("\ud800\n", r"'\ud800\n'"),
        (99, "99"),
        (3.5, "3.5"),
        (None, "None"),
        (10**5000, "this int"),
        ([1] * 10_000, "this list"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_somebody_wrote_is_quoted_in_short(value: object, shown: str) -> None:
    assert quoted(value) == shown


def test_no_sentence_is_longer_than_an_error_should_be() -> None:
    sentence = BadNotation(f"Here {'a' * 10**6} is wrong.").sentence

    assert len(sentence) < 500
    assert sentence.startswith("Here aaa")
    assert sentence.endswith("aaa is wrong.")


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in ALL]

    assert len(set(codes)) == len(codes)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.__name__)
def test_every_error_is_the_callers_or_the_rules_fault(kind: type[UguisuError]) -> None:
    assert issubclass(kind, BadInput | Refused) or kind is UguisuError
    assert not issubclass(kind, BadInput) or not issubclass(kind, Refused)


def test_the_tree_in_the_docstring_is_complete() -> None:
    drawn = re.findall(r"(?:[├└]── |^)([A-Z]\w+)(?:  |$)", errors.__doc__ or "", re.MULTILINE)

    assert drawn == [kind.__name__ for kind in ALL]
