"""The public part of tournaments, built once for every entry of their logs.

All players of a tournament request it every few seconds, and its standings may have hundreds of
lines.
"""

from typing import Final

from uguisu.server.directing.messages import board_of
from uguisu.server.people.deleted_accounts import DeletedAccounts
from uguisu.server.protocol.http.tournaments import Contest
from uguisu.server.tournament.tournament import FINISHED, Tournament

KEPT: Final = 100
"""Tournaments whose standings are cached; others are made again."""


class Boards:
    def __init__(self, departed: DeletedAccounts) -> None:
        self.departed = departed
        self.made: dict[str, tuple[tuple[int, int], Contest]] = {}

    def of(self, tournament: Tournament) -> Contest:
        state = (tournament.number, self.departed.changes)
        known = self.made.pop(tournament.id, None)
        if known is None or known[0] != state:
            known = (state, board_of(tournament, self.departed.ids))
        self.made[tournament.id] = known
        if len(self.made) > KEPT:
            del self.made[next(iter(self.made))]
        return known[1]

    def winner_of(self, tournament: Tournament) -> str:
        """The winner's name; empty while the tournament runs, and for a former player."""
        if tournament.status != FINISHED:
            return ""
        return next((line.name for line in self.of(tournament).standings), "")
