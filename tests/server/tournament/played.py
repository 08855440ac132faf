"""Whole tournaments without a server: random people, random results, the real steps."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec

from uguisu.server.protocol.http.tournaments import Plan
from uguisu.server.tournament import entries
from uguisu.server.tournament.player import TournamentTable
from uguisu.server.tournament.steps import next_step
from uguisu.server.tournament.tournament import Tournament

START = 1_000_000
SECOND = 1_000

Log = list[tuple[int, int, entries.Entry]]


def plan(**given: Any) -> Plan:
    values = {"name": "Cup", "game": "war-of-clans", "starts_at": START, "seats": 4, "least": 2}
    return msgspec.convert({"kind": "swiss"} | values | given, Plan)


class Played:
    """A tournament with its log; time goes on second by second."""

    def __init__(self, wanted: Plan, people: int, id: str = "cup") -> None:
        self.tournament = Tournament(id)
        self.log: Log = []
        self.now = 0
        self.ids: Iterator[int] = count(1)
        self.append(entries.Announce(by="host", plan=wanted))
        for number in range(1, people + 1):
            self.append(entries.Join(by=f"p{number}", name=f"Player {number}"))

    def append(self, entry: entries.Entry) -> None:
        """As the server does: judged first, then stored and folded."""
        self.tournament.pass_time(self.now)
        entry.check(self.tournament)
        number = self.tournament.number + 1
        self.log.append((number, self.now, entry))
        self.tournament.fold(number, self.now, entry)

    def step(self) -> entries.Entry | None:
        """What happens by itself now."""
        entry = next_step(self.tournament, self.now, lambda: f"t{next(self.ids)}")
        if entry is not None:
            self.append(entry)
        return entry

    def begin(self) -> None:
        self.now = START
        assert isinstance(self.step(), entries.Start)

    def count(self, sitting: TournamentTable, lots: Random, gone: tuple[int, ...] = ()) -> None:
        """A game with a random result; now and then places are shared or it comes to nothing."""
        seats = len(sitting.players)
        places: list[int] = [0] * seats
        if lots.random() > 0.1:
            marks = [lots.randrange(2 * seats) for _ in range(seats)]
            places = [1 + sum(other < mark for other in marks) for mark in marks]
        taken = tuple(places) if all(places) else ()
        self.append(entries.Count(table=sitting.table, places=taken, gone=gone))

    def play_out(self, lots: Random, most: int = 20_000) -> None:
        """Until it is over: tables end when they like, people come, go and rest."""
        for _ in range(most):
            if self.tournament.is_over:
                return
            while self.step() is not None:
                pass
            for sitting in self.tournament.running:
                if lots.random() < 0.05:
                    self.count(sitting, lots, self.somebody_missing(sitting, lots))
            self.now += SECOND
        raise AssertionError("It never ends.")

    def somebody_missing(self, sitting: TournamentTable, lots: Random) -> tuple[int, ...]:
        seats = [seat for seat, number in enumerate(sitting.players) if number]
        return (lots.choice(seats),) if lots.random() < 0.05 else ()
