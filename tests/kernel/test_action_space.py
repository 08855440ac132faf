"""Actions declared once: numbers, arguments and notation come from the declaration."""

import doctest

import pytest

from uguisu.kernel import action_space
from uguisu.kernel.action_space import ActionSpace, Kind
from uguisu.kernel.errors import BadNotation

SPACE = ActionSpace(
    Kind("wait", "wait", "do nothing"),
    Kind(
        "raid",
        "raid {house}{how}",
        "raid a house",
        "raid 2 hidden",
        house="123",
        how=("", " hidden"),
    ),
    Kind("bid", "{count}x{face}", "bid", "2x6", count=range(1, 3), face=range(1, 7)),
)
TEXTS = [
    "wait",
    *("raid 1", "raid 1 hidden", "raid 2", "raid 2 hidden", "raid 3", "raid 3 hidden"),
    *("1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "2x1", "2x2", "2x3", "2x4", "2x5", "2x6"),
]


def test_the_example_in_the_documentation_is_true() -> None:
    failed, tried = doctest.testmod(action_space)

    assert tried > 3
    assert failed == 0


def test_kinds_follow_each_other_and_the_last_argument_runs_fastest() -> None:
    assert SPACE.size == len(TEXTS)
    assert [SPACE.write(action) for action in range(SPACE.size)] == TEXTS
    assert [SPACE.first(kind.name) for kind in SPACE.kinds] == [0, 1, 7]


def test_every_action_is_taken_apart_and_put_together_again() -> None:
    decoded = [SPACE.decode(action) for action in range(SPACE.size)]

    assert decoded[:4] == [("wait", ()), ("raid", (0, 0)), ("raid", (0, 1)), ("raid", (1, 0))]
    assert [SPACE.encode(name, *values) for name, values in decoded] == list(range(SPACE.size))
    assert [SPACE.read(text) for text in TEXTS] == list(range(SPACE.size))


def test_tables_are_those_of_the_declaration() -> None:
    assert SPACE.column("house") == bytes([0, 0, 0, 1, 1, 2, 2, *[0] * 12])
    assert SPACE.column("face") == bytes([*[0] * 7, *range(6), *range(6)])
    assert SPACE.grid("raid") == [[1, 2], [3, 4], [5, 6]]
    assert (SPACE.step("raid", "house"), SPACE.step("raid", "how")) == (2, 1)


def test_other_words_leave_the_numbers_as_they_are() -> None:
    renamed = SPACE.with_words(house="xyz")

    assert renamed.read("raid y hidden") == SPACE.read("raid 2 hidden")
    assert renamed.write(0) == "wait"
    assert SPACE.write(1) == "raid 1"


EVERYTHING = "write wait, raid 2 hidden or 2x6; count is 1, 2; face is 1, 2, 3, 4, 5, 6."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("rad 1", EVERYTHING),
        ("raid 9", "write raid 2 hidden; house is 1, 2, 3; how is nothing, hidden."),
        ("3x1", EVERYTHING),
        (" wait", EVERYTHING),
        ("wait a bit", "write wait."),
    ],
)
def test_what_cannot_be_read_is_told_how_it_is_written(text: str, told: str) -> None:
    with pytest.raises(BadNotation) as error:
        SPACE.read(text)

    assert str(error.value) == f"{text!r} is no action: {told}"


def test_a_long_text_is_no_action() -> None:
    with pytest.raises(BadNotation, match="An action is a few words"):
        SPACE.read("x" * 999)


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        ([Kind("a", "a", ""), Kind("a", "b", "")], "Two kinds have one name"),
        ([Kind("a", "x", ""), Kind("b", "{n}", "", n="xy")], "Two actions are written alike"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(kinds: list[Kind], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        ActionSpace(*kinds).read("x")


def test_a_kind_names_its_arguments_and_each_has_values() -> None:
    with pytest.raises(ValueError, match="must name the arguments"):
        Kind("bid", "{count}", "", count="12", face="12")
    with pytest.raises(ValueError, match="at least one value"):
        Kind("bid", "{count}", "", count="")


@pytest.mark.parametrize("values", [(3, 0), (-1, 0), (0, 2)])
def test_arguments_out_of_range_are_no_action(values: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="raid has no action"):
        SPACE.encode("raid", *values)


def test_a_column_of_no_argument_is_refused() -> None:
    with pytest.raises(KeyError):
        SPACE.column("colour")
