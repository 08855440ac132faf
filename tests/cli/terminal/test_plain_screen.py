"""PlainScreen screens: no colours, no ornaments, and the focus in reverse."""

from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.plain_screen import PlainScreen

FOCUS = Segment("‹1› Oda", Style(color=palette.BLACK, bgcolor=palette.ACT, bold=True))
HILL = Segment("▅▆鶯", Style(color=palette.HILL, bgcolor=palette.PAPER))
CARD = Segment("Oda", Style(color=palette.CARD_INK, bgcolor=palette.CARD_BACK, underline=True))


def plainer(segment: Segment, *, has_colours: bool) -> Segment:
    (out,) = PlainScreen(has_colours=has_colours).apply([segment], Color(0, 0, 0))
    return out


def test_without_colours_the_focus_is_reversed_and_the_rest_is_not() -> None:
    focus, card = (plainer(segment, has_colours=False) for segment in (FOCUS, CARD))

    assert (focus.text, focus.style) == ("‹1› Oda", Style(bold=True, reverse=True))
    assert (card.text, card.style) == ("Oda", Style(underline=True))


def test_ornaments_leave_room_in_both() -> None:
    assert plainer(HILL, has_colours=False) == Segment("    ", Style())
    assert plainer(HILL, has_colours=True) == Segment("    ", HILL.style)


def test_with_colours_the_rest_stays_as_it_is() -> None:
    assert plainer(FOCUS, has_colours=True) == FOCUS
    assert plainer(CARD, has_colours=True) == CARD


def test_what_has_no_style_stays_as_it_is() -> None:
    assert plainer(Segment("words"), has_colours=False) == Segment("words")
