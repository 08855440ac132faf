"""Options: words, orders and numbers, read from whatever people write."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uguisu.kernel.errors import BadSetup
from uguisu.kernel.options import Option, read_options

LAP = Option("lap", "others", "LAP-1", choices=("others", "everyone"))
ROUNDS = Option("rounds", 7, "LAP-2", low=3, high=9)
ORDER = Option("order", "abcd", "LAP-3", letters="abcd")


def refusal(option: Option, value: str | int) -> BadSetup:
    with pytest.raises(BadSetup) as error:
        option.read(value)
    assert error.value.clause == option.clause
    return error.value


def test_a_word_is_one_of_its_choices() -> None:
    assert LAP.read("everyone") == "everyone"
    assert refusal(LAP, "Everyone").sentence == (
        "Option lap is others or everyone, not 'Everyone'."
    )


@pytest.mark.parametrize("value", ["", "nobody", 0, "others "])
def test_other_words_are_refused(value: str | int) -> None:
    assert repr(value) in refusal(LAP, value).sentence


@pytest.mark.parametrize(("value", "number"), [(3, 3), ("3", 3), ("9", 9), (9, 9)])
def test_a_number_is_read_from_text_or_number(value: str | int, number: int) -> None:
    assert ROUNDS.read(value) == number


@pytest.mark.parametrize("value", [2, 10, -5, "2", "10", "", "three", "3.0", "9" * 5000, "0x5"])
def test_numbers_out_of_range_are_refused(value: str | int) -> None:
    assert refusal(ROUNDS, value).sentence.startswith("Option rounds is a number from 3 to 9, not ")


@pytest.mark.parametrize(
    ("value", "order"), [("", "abcd"), ("d", "dabc"), ("ca", "cabd"), ("dcba", "dcba")]
)
def test_an_order_is_completed_with_the_letters_left_out(value: str, order: str) -> None:
    assert ORDER.read(value) == order


@pytest.mark.parametrize("value", ["aa", "abcde", "x", "A", 1])
def test_an_order_has_only_different_known_letters(value: str | int) -> None:
    assert refusal(ORDER, value).sentence == (
        f"Option order is different letters of abcd in any order, not {value!r}."
    )


def test_options_not_given_have_their_defaults() -> None:
    assert read_options((LAP, ROUNDS), {"rounds": "5"}) == {"lap": "others", "rounds": 5}
    assert read_options((LAP, ROUNDS), {}) == {"lap": "others", "rounds": 7}
    assert read_options((LAP, ROUNDS), None) == {"lap": "others", "rounds": 7}


@pytest.mark.parametrize(
    ("known", "names"), [((LAP, ROUNDS), "lap, rounds"), ((), "none")], ids=["two", "none"]
)
def test_an_unknown_option_is_refused_with_the_known_ones(
    known: tuple[Option, ...], names: str
) -> None:
    with pytest.raises(BadSetup) as error:
        read_options(known, {"laps": 1})

    assert error.value.sentence == f"There is no option 'laps'; options of this game: {names}."


@given(st.text() | st.integers())
def test_any_value_is_read_or_refused(value: str | int) -> None:
    for option in (LAP, ROUNDS, ORDER):
        try:
            once = option.read(value)
        except BadSetup:
            continue
        assert option.read(once) == once
