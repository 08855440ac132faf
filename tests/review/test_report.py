"""The report is one page that fetches nothing."""

from tests.review.games import finished
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
