"""Lessons: first matches with the same cards and dice for everybody who learns a game.

A lesson is a normal table, against bots with fixed seeds. Its seed is known, so it is not rated and
not listed.
"""

from uguisu.games import GAMES
from uguisu.kernel.options import read_options
from uguisu.server.errors import NotFound, said
from uguisu.server.table import entries, shuffle_proof


def lesson_of(game: str, by: str, name: str) -> tuple[entries.Create, list[entries.Entry]]:
    """A table on which the game is learned, and who sits there."""
    lesson = GAMES[game].info.lesson if game in GAMES else None
    if lesson is None:
        raise said(NotFound, "refused-no-lesson")
    create = entries.Create(
        by=by,
        game=game,
        seats=lesson.seats,
        secret=shuffle_proof.draw_secret(),
        options=read_options(GAMES[game].options, lesson.options),
        spectators="none",
        rated=False,
        lesson=f"lesson {game} {lesson.seed}",
    )
    bots = [entries.PlaceBot(by=by, seat=s, rank=lesson.rank) for s in range(1, lesson.seats)]
    return create, [entries.SitDown(by=by, seat=0, name=name), *bots, entries.Begin(by=by)]
