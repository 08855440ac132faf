"""Validation of tournament settings."""

from typing import Final

from uguisu.bots.registry import need_bot
from uguisu.games import GAMES
from uguisu.kernel.options import read_options
from uguisu.server.errors import BadMessage, NotFound, said
from uguisu.server.protocol.http.tournaments import Plan
from uguisu.server.table.creation import need_seats

LATEST_MS: Final = 14 * 86_400_000
"""How far ahead a tournament may be announced."""
LONGEST: Final = {"move": 600, "game": 7_200}
"""Seconds of a clock. Without one a tournament might never end, with days it would take weeks."""
INCREMENT: Final = 60
"""Most seconds that a move adds to a clock."""


def check(plan: Plan) -> None:
    """Raises an error for an invalid plan, whoever made it."""
    if plan.game not in GAMES:
        raise said(NotFound, "refused-no-game")
    game = GAMES[plan.game]
    need_seats(game, plan.seats)
    read_options(game.options, plan.options)
    if plan.bots:
        need_bot(plan.game, plan.rank)
    clock = plan.clock
    longest = LONGEST.get(clock.kind, 0)
    if not 0 < clock.seconds <= longest or clock.increment > INCREMENT:
        raise said(BadMessage, "refused-tournament-clock")
    if plan.kind == "arena" and plan.bots:
        raise BadMessage("Bots join Swiss tournaments only; in an arena they fill seats.")
    if plan.kind == "swiss" and plan.final:
        raise BadMessage("Only an arena has a final; a Swiss tournament ends with its last round.")


def check_time(plan: Plan, now: int) -> None:
    """Raises BadMessage for a start in the past or too far ahead."""
    if not now <= plan.starts_at <= now + LATEST_MS:
        raise said(BadMessage, "refused-tournament-time")
