"""The canvas: cells, colours and where picks are."""

import pytest

from uguisu.cli.terminal.canvas import Area, Canvas, fit


def test_text_is_written_from_left_to_right() -> None:
    canvas = Canvas(8, 2)

    after = canvas.put(2, 1, "oda")

    assert canvas.text() == "\n  oda"
    assert after == 5


def test_wide_characters_take_two_cells() -> None:
    canvas = Canvas(6, 1)

    after = canvas.put(0, 0, "鶯a")

    assert after == 3
    assert canvas.strip(0).cell_length == 6
    assert canvas.strip(0).text == "鶯a   "


@pytest.mark.parametrize(("x", "y"), [(-2, 0), (3, 0), (0, -1), (0, 9), (99, 99)])
def test_what_does_not_fit_is_cut_off(x: int, y: int) -> None:
    canvas = Canvas(4, 1)

    canvas.put(x, y, "abcdef")
    canvas.fill(Area(x, y, 9, 9), "#000000", "p")
    canvas.frame(Area(x, y, 9, 9), "#ffffff")

    assert canvas.strip(0).cell_length == 4


def test_a_wide_character_is_not_cut_in_half() -> None:
    canvas = Canvas(3, 1)

    canvas.put(2, 0, "鶯")

    assert canvas.strip(0).text == "   "


def test_a_pick_is_found_where_it_was_drawn() -> None:
    canvas = Canvas(10, 4)
    canvas.fill(Area(2, 1, 4, 2), "#000000", "card")

    assert canvas.pick_at(2, 1) == "card"
    assert canvas.pick_at(1, 1) == ""
    assert canvas.pick_at(99, 99) == ""
    assert canvas.places() == {"card": (3.5, 1.5)}


def test_writing_over_a_pick_keeps_it_and_its_ground() -> None:
    canvas = Canvas(4, 1)
    canvas.fill(Area(0, 0, 4, 1), "#123456", "card")

    canvas.put(0, 0, "T")

    assert canvas.pick_at(0, 0) == "card"
    assert canvas.rows[0][0].on == "#123456"


def test_claiming_keeps_what_is_drawn() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "oda", "#ff0000")

    canvas.claim(Area(0, 0, 3, 1), "army")

    assert canvas.text() == "oda"
    assert canvas.pick_at(1, 0) == "army"


def test_a_frame_has_corners() -> None:
    canvas = Canvas(4, 3)

    canvas.frame(Area(0, 0, 4, 3), "#ffffff")

    assert canvas.text() == "╭──╮\n│  │\n╰──╯"


@pytest.mark.parametrize(
    ("text", "width", "fitted"),
    [
        ("Takeda", 6, "Takeda"),
        ("Takeda", 4, "Tak…"),
        ("鶯鶯", 3, "鶯…"),
        ("abc", 0, ""),
        ("", 3, ""),
    ],
)
def test_text_is_cut_to_a_width(text: str, width: int, fitted: str) -> None:
    assert fit(text, width) == fitted
