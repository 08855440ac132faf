"""The review of a game as one self-contained HTML file."""

from pathlib import Path
from typing import Final

from uguisu import __version__
from uguisu.kernel.play import Play
from uguisu.kernel.seats import letter
from uguisu.reports import render
from uguisu.review.types import Decision, Review
from uguisu.texts import Catalogue, seat_name

WIDTH, HEIGHT = 720, 240
LISTED: Final = 12
"""Costly decisions that are listed."""


def report(play: Play, review: Review, texts: Catalogue) -> str:
    names = [seat_name(seat, play.players) for seat in range(review.seats)]
    return render(
        Path(__file__).with_name("report.html"),
        version=__version__,
        language=texts.language,
        review=review,
        names=names,
        title=texts.text(f"{play.game.prefix.lower()}-title"),
        say=lambda name, **args: texts.text(f"cli-review-{name}", args),
        lines=[line(review, seat) for seat in range(review.seats)],
        width=WIDTH,
        height=HEIGHT,
        letters=[letter(seat) for seat in range(review.seats)],
        costly=costliest(review),
        because=lambda one: texts.say(one.why, names) if one.why else "",
    )


def line(review: Review, seat: int) -> str:
    """The points of a seat's curve, as it could judge its own chance itself."""
    last = max(1, review.moments[-1].step)
    return " ".join(
        f"{one.step * WIDTH / last:.1f},{HEIGHT * (1 - one.chances[seat][seat]):.1f}"
        for one in review.moments
        if one.chances
    )


def costliest(review: Review) -> list[Decision]:
    found = [one for one in review.decisions if one.cost]
    return sorted(found, key=lambda one: -one.cost)[:LISTED]
