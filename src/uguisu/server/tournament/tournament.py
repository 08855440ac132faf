"""A tournament: the state that results from its log. Pure: entries go in, nothing is read or sent.

Every node that folds the same log has the same tournament. Nothing here may depend on anything but
the entries and their times.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from uguisu.kernel.errors import UguisuError
from uguisu.server.protocol.http.tournaments import Plan
from uguisu.server.tournament import points
from uguisu.server.tournament.player import NOBODY, Player, Score, TournamentTable

if TYPE_CHECKING:
    from uguisu.server.tournament.entries import Entry

ANNOUNCED: Final = "announced"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
MINUTE_MS: Final = 60_000
FINAL_BREAK_MS: Final = 30_000
"""Between the last table of an arena and its final."""


class Tournament:
    plan: Plan

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        """Number of the last entry folded."""
        self.at = 0
        """When that was, in milliseconds since 1970."""
        self.status = ""
        """Empty until it is announced."""
        self.why = ""
        """Why it was cancelled."""
        self.host = ""
        """The person who made it; empty for one of the schedule."""
        self.players: dict[int, Player] = {}
        self.sittings: dict[str, TournamentTable] = {}
        """All tables, by id, in the order they were opened."""
        self.round = 0
        """The last round that has begun."""
        self.final = ""
        """The table of the final of an arena, once it is made."""
        self.began_at = 0
        self.counted_at = 0
        """When the last table was counted, or the tournament began."""
        self.ended_at = 0

    def fold(self, number: int, at: int, entry: "Entry") -> None:
        """Fold the next entry. What cannot be carried out changes nothing: every node skips it."""
        self.number = number
        self.pass_time(at)
        try:
            entry.check(self)
        except UguisuError:
            return
        entry.fold(self)

    def pass_time(self, now: int) -> None:
        """Time never runs backwards, even if nodes disagree about it."""
        self.at = max(self.at, now)

    # What entries change.

    def admit(self, name: str, person: str = "", rank: str = "") -> None:
        """A new player, or one who comes back."""
        known = self.player_of([person]) if person else None
        if known is None:
            number = len(self.players) + 1
            seats = [0] * self.plan.seats
            known = Player(number=number, name=name, person=person, rank=rank, seats=seats)
            self.players[number] = known
        known.presence = "here"
        known.free_since = self.at

    def seat(self, table: str, players: tuple[int, ...]) -> None:
        """These players sit at this table, and have met."""
        self.sittings[table] = TournamentTable(
            table=table, round=self.round, players=players, opened_at=self.at
        )
        own = [number for number in players if number != NOBODY]
        for seat, number in enumerate(players):
            if number != NOBODY:
                player = self.players[number]
                player.table = table
                player.is_ready = False
                player.seats[seat] += 1
                for other in own:
                    if other != number:
                        player.met[other] = player.met.get(other, 0) + 1

    def give_bye(self, number: int, table: str = "") -> None:
        worth = points.bye_points(self.plan.seats)
        self.players[number].scores.append(Score(table, self.round, 0, worth))
        self.players[number].is_ready = False

    def count(self, sitting: TournamentTable, places: tuple[int, ...], gone: Iterable[int]) -> None:
        """A table is over. `places` of all its seats, empty if the game came to nothing; `gone` are
        the seats of those who did not come."""
        missing = set(gone)
        came = [
            number != NOBODY and seat not in missing for seat, number in enumerate(sitting.players)
        ]
        sitting.is_over = True
        sitting.places = points.places_among(places, came) if places else ()
        for seat, number in enumerate(sitting.players):
            if number != NOBODY:
                self._release(self.players[number], came[seat])
        for seat, number in enumerate(sitting.players):
            if came[seat]:
                self._score(self.players[number], sitting, seat, is_bye=bool(missing))
        self.counted_at = self.at

    def _release(self, player: Player, came: bool) -> None:
        player.table = ""
        player.free_since = self.at
        if came:
            return
        player.missed += 1
        if player.presence == "here":
            player.presence = "resting"

    def _score(self, player: Player, sitting: TournamentTable, seat: int, *, is_bye: bool) -> None:
        """A game that was aborted is worth nothing; a bye has who waited in vain for others."""
        if not sitting.places:
            if self.plan.kind == "swiss" and is_bye:
                self.give_bye(player.number, sitting.table)
            return
        place, seats = sitting.places[seat], self.plan.seats
        if sitting.table == self.final:
            player.final, worth, is_doubled = place, 0.0, False
        elif self.plan.kind == "swiss":
            own = [other for other in sitting.places if other]
            worth, is_doubled = points.swiss_points(place, own, seats), False
        else:
            is_doubled = player.is_lit
            worth = points.arena_points(place, seats) * (2 if is_doubled else 1)
            _carry_lantern(player, place, seats)
        player.scores.append(Score(sitting.table, sitting.round, place, worth, is_doubled))

    # Questions.

    def player_of(self, ids: Iterable[str]) -> Player | None:
        """The player of a person, under any of its ids."""
        known = set(ids)
        return next((p for p in self.players.values() if p.person and p.person in known), None)

    @property
    def is_over(self) -> bool:
        return self.status in (FINISHED, CANCELLED)

    @property
    def present(self) -> list[Player]:
        return [player for player in self.players.values() if player.presence == "here"]

    @property
    def free(self) -> list[Player]:
        return [player for player in self.players.values() if player.is_free]

    @property
    def running(self) -> list[TournamentTable]:
        return [sitting for sitting in self.sittings.values() if not sitting.is_over]

    @property
    def closes_at(self) -> int:
        """When an arena gives no more tables."""
        return (self.began_at or self.plan.starts_at) + self.plan.minutes * MINUTE_MS

    def next_round_at(self, now: int) -> int:
        """When the next round of a Swiss tournament or the final of an arena begins at the latest;
        0: not known yet, or there is none."""
        if self.status != RUNNING or self.running:
            return 0
        if self.plan.kind == "arena":
            is_due = self.plan.final and not self.final and now >= self.closes_at
            return max(self.closes_at, self.counted_at) + FINAL_BREAK_MS if is_due else 0
        if self.round >= self.plan.rounds:
            return 0
        return self.counted_at + (self.plan.pause * 1000 if self.round else 0)


def _carry_lantern(player: Player, place: int, seats: int) -> None:
    player.wins_in_a_row = player.wins_in_a_row + 1 if place == 1 else 0
    if player.wins_in_a_row >= points.LIGHTS:
        player.is_lit = True
    elif not points.keeps_lantern(place, seats):
        player.is_lit = False
