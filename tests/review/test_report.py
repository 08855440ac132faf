"""The report is one page that fetches nothing."""

import msgspec

from tests.review.games import finished
from uguisu.kernel.message import Message
from uguisu.review.report import report
from uguisu.review.review import Plan, review
from uguisu.texts import catalogue


def test_a_report_shows_every_seat_and_fetches_nothing() -> None:
    play = finished("shinobi")
    found = review(play, Plan(iterations=4, worlds=2))

    page = report(play, found, catalogue("de"))

    assert page.count("<polyline") == play.state.seats
    assert "Genauigkeit" in page
    assert "http" not in page
    assert "<script" not in page


def test_a_report_says_why_in_the_language_of_the_reader() -> None:
    play = finished("shinobi")
    found = review(play, Plan(iterations=4, worlds=2))
    why = Message("review-why-gains", {"player": "#1", "points": 9})
    slip = msgspec.structs.replace(found.decisions[0], cost=0.2, why=why)

    page = report(play, msgspec.structs.replace(found, decisions=(slip,)), catalogue("de"))

    assert "9 Punkte Gewinnchance" in page
