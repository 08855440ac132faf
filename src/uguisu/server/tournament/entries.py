"""A tournament's log as it is stored. A tournament IS this log; nothing else is stored.

Entries hold ids of people and never leave the server. An entry knows when it can be carried out
(`check`) and what it changes (`fold`).
"""

from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec

from uguisu.server.errors import UNREADABLE, NotHost, WrongMoment, said
from uguisu.server.protocol.http.tournaments import Plan
from uguisu.server.tournament.player import NOBODY, Player
from uguisu.server.tournament.tournament import (
    ANNOUNCED,
    CANCELLED,
    FINISHED,
    RUNNING,
    Tournament,
)

MOST: Final = 500
"""Players of one tournament."""
MISSES: Final = 3
"""After so many missed tables a player gets no more, because the others waited at each."""
FEWEST: Final = 2
"""Players at a table; fewer would not play with each other."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """`by` is the person whose wish it was; empty for what happens by itself."""

    by: str = ""

    def check(self, tournament: Tournament) -> None:
        """Raises why this cannot be the next entry."""
        if not tournament.status:
            raise WrongMoment("A log begins with its tournament.")
        if tournament.is_over:
            raise said(WrongMoment, "refused-tournament-over")
        self.need(tournament)

    def need(self, tournament: Tournament) -> None:
        """What this kind needs besides."""

    def fold(self, tournament: Tournament) -> None:
        """Change the tournament, after `check`."""


class Announce(Entry, frozen=True, kw_only=True, tag="announce"):
    """Number 1 of every log."""

    plan: Plan

    def check(self, tournament: Tournament) -> None:
        if tournament.status:
            raise WrongMoment("A log begins with its tournament, and only once.")

    def fold(self, tournament: Tournament) -> None:
        tournament.plan = self.plan
        tournament.host = self.by
        tournament.status = ANNOUNCED


class Join(Entry, frozen=True, kw_only=True, tag="join"):
    name: str

    def need(self, tournament: Tournament) -> None:
        player = tournament.player_of([self.by])
        if player is not None and player.presence == "here":
            raise said(WrongMoment, "refused-joined-already")
        if player is not None:
            need_reliable(player)
        if player is None and len(tournament.players) >= MOST:
            raise said(WrongMoment, "refused-tournament-full")
        if is_too_late(tournament, tournament.at):
            raise said(WrongMoment, "refused-too-late")

    def fold(self, tournament: Tournament) -> None:
        tournament.admit(self.name, person=self.by)


class Leave(Entry, frozen=True, kw_only=True, tag="leave"):
    def need(self, tournament: Tournament) -> None:
        need_player(tournament, self.by)

    def fold(self, tournament: Tournament) -> None:
        need_player(tournament, self.by).presence = "left"


class Rest(Entry, frozen=True, kw_only=True, tag="rest"):
    """No table for this player until they play on."""

    def need(self, tournament: Tournament) -> None:
        need_player(tournament, self.by)

    def fold(self, tournament: Tournament) -> None:
        need_player(tournament, self.by).presence = "resting"


class PlayOn(Entry, frozen=True, kw_only=True, tag="play-on"):
    def need(self, tournament: Tournament) -> None:
        need_reliable(need_player(tournament, self.by))

    def fold(self, tournament: Tournament) -> None:
        player = need_player(tournament, self.by)
        player.presence = "here"
        player.free_since = tournament.at


class MarkReady(Entry, frozen=True, kw_only=True, tag="ready"):
    """The next round or the final may begin for this player."""

    def need(self, tournament: Tournament) -> None:
        need_reliable(need_player(tournament, self.by))
        if not tournament.next_round_at(tournament.at):
            raise said(WrongMoment, "refused-no-break")

    def fold(self, tournament: Tournament) -> None:
        player = need_player(tournament, self.by)
        player.presence = "here"
        player.is_ready = True


class Start(Entry, frozen=True, kw_only=True, tag="start"):
    """It begins, with these bots besides the people who have joined."""

    bots: tuple[str, ...] = ()

    def need(self, tournament: Tournament) -> None:
        need_announced(tournament, self.by)

    def fold(self, tournament: Tournament) -> None:
        tournament.status = RUNNING
        tournament.began_at = tournament.counted_at = tournament.at
        for name in self.bots:
            tournament.admit(name, rank=tournament.plan.rank)
        for player in tournament.players.values():
            player.free_since = tournament.at


class Group(msgspec.Struct, frozen=True):
    """A new table and the players on its seats, NOBODY for a bot that fills one."""

    table: str
    players: tuple[int, ...]


class Seat(Entry, frozen=True, kw_only=True, tag="seat"):
    """Players are given tables: the next round, the next tables of an arena, or its final. The
    tables are made in the transaction that stores this entry."""

    groups: tuple[Group, ...] = ()
    byes: tuple[int, ...] = ()
    is_final: bool = False

    def need(self, tournament: Tournament) -> None:
        if tournament.status != RUNNING:
            raise WrongMoment("The tournament does not run.")
        is_round = self.is_final or tournament.plan.kind == "swiss"
        if is_round and not tournament.next_round_at(tournament.at):
            raise WrongMoment("The round is not over, or it was the last one.")
        if self.is_final and len(self.groups) != 1:
            raise WrongMoment("A final has one table.")
        self._need_seats(tournament)
        self._need_free_players(tournament)

    def _need_seats(self, tournament: Tournament) -> None:
        known = {group.table for group in self.groups}
        if len(known) < len(self.groups) or known & tournament.sittings.keys():
            raise WrongMoment("Every table is made once.")
        for group in self.groups:
            people = [number for number in group.players if number != NOBODY]
            if len(group.players) != tournament.plan.seats or len(people) < FEWEST:
                raise WrongMoment("The table has the wrong number of players.")

    def _need_free_players(self, tournament: Tournament) -> None:
        seated = [number for group in self.groups for number in group.players if number != NOBODY]
        wanted = [*seated, *self.byes]
        free = {player.number for player in tournament.free}
        if len(set(wanted)) < len(wanted) or not set(wanted) <= free:
            raise WrongMoment("Nobody plays at two tables at once.")

    def fold(self, tournament: Tournament) -> None:
        tournament.round += 1
        if self.is_final:
            tournament.final = self.groups[0].table
        for group in self.groups:
            tournament.seat(group.table, group.players)
        for number in self.byes:
            tournament.give_bye(number)
        tournament.counted_at = tournament.at


class Count(Entry, frozen=True, kw_only=True, tag="count"):
    """A table is over: the places of its seats, or none if it came to nothing, and the seats of
    players who did not come."""

    table: str
    places: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()

    def need(self, tournament: Tournament) -> None:
        sitting = tournament.sittings.get(self.table)
        if sitting is None or sitting.is_over:
            raise WrongMoment("Every table counts once.")
        if self.places and len(self.places) != len(sitting.players):
            raise WrongMoment("Every seat has a place.")

    def fold(self, tournament: Tournament) -> None:
        tournament.count(tournament.sittings[self.table], self.places, self.gone)


class Finish(Entry, frozen=True, kw_only=True, tag="finish"):
    def need(self, tournament: Tournament) -> None:
        if tournament.status != RUNNING or tournament.running:
            raise WrongMoment("The tournament does not run, or its tables do.")

    def fold(self, tournament: Tournament) -> None:
        tournament.status = FINISHED
        tournament.ended_at = tournament.at


class Cancel(Entry, frozen=True, kw_only=True, tag="cancel"):
    """It does not take place: `few` players came, or the `host` has cancelled it."""

    why: str

    def need(self, tournament: Tournament) -> None:
        need_announced(tournament, self.by)

    def fold(self, tournament: Tournament) -> None:
        tournament.status = CANCELLED
        tournament.why = self.why
        tournament.ended_at = tournament.at


class Unreadable(Entry, frozen=True, kw_only=True, tag="unreadable"):
    """Represents an unreadable part of a log. It is never stored, and changes nothing."""

    def check(self, tournament: Tournament) -> None:
        raise WrongMoment("The entry cannot be read.")


def need_announced(tournament: Tournament, by: str) -> None:
    """Raises for a tournament that has begun, and for somebody who does not host it."""
    if by and by != tournament.host:
        raise said(NotHost, "refused-not-tournament-host")
    if tournament.status != ANNOUNCED:
        raise said(WrongMoment, "refused-tournament-begun")


def need_player(tournament: Tournament, person: str) -> Player:
    """Raises WrongMoment for somebody who has not joined or has left."""
    player = tournament.player_of([person])
    if player is None or player.presence == "left":
        raise said(WrongMoment, "refused-not-joined")
    return player


def need_reliable(player: Player) -> None:
    """Raises WrongMoment for somebody whom too many tables have waited for in vain."""
    if player.missed >= MISSES:
        raise said(WrongMoment, "refused-missed-tables", most=MISSES)


def is_too_late(tournament: Tournament, now: int) -> bool:
    """Whether it runs and the last round has begun, or the arena gives no more tables. Late players
    miss what was played; it counts nothing for them."""
    if tournament.status != RUNNING:
        return False
    if tournament.plan.kind == "swiss":
        return tournament.round >= tournament.plan.rounds
    return now >= tournament.closes_at


encode: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder[Any](reduce(or_, Entry.__subclasses__())).decode


def decode(raw: bytes) -> Entry:
    """What is stored, or that it cannot be read."""
    try:
        entry: Entry = _read(raw)
    except UNREADABLE:
        return Unreadable()
    return entry
