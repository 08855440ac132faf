"""A crowd: people who play one table after the other, of every game, and a spectator at each."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any, TypeVar

from campaigns.players import Player
from tests.server.ledger import Acknowledged
from uguisu.client import Refusal, Session, new_table, sign_in

T = TypeVar("T")

AGAIN_SECONDS = 0.05


@dataclass(frozen=True)
class Kind:
    """A kind of table: `people` on the first seats, bots on the others."""

    game: str
    seats: int
    people: int
    wishes: Mapping[str, Any] = field(default_factory=dict)


SHORT_RACE = {"options": {"round_limit": 1, "round_seconds": 5}}
KINDS = (
    Kind("war-of-clans", 3, 3),
    Kind("shinobi", 4, 4, {"clock": {"kind": "move", "seconds": 60}}),
    Kind("ninja-master", 3, 3, SHORT_RACE),
    Kind("ninjato", 2, 2),
    Kind("war-of-clans", 4, 2, {"clock": {"kind": "game", "seconds": 600, "increment": 5}}),
    Kind("ninja-master", 2, 2, SHORT_RACE),
)


@dataclass
class Game:
    """A table that is played, and who plays and watches there."""

    kind: Kind
    table: str
    players: list[Player]
    is_finished: bool = False
    keeps_bytes: bool = False

    def keep_bytes(self) -> None:
        """From now on everybody keeps every message as it comes."""
        self.keeps_bytes = True
        for player in self.players:
            player.place.heard = player.messages.append

    def __str__(self) -> str:
        number = max(player.place.number for player in self.players)
        return f"{self.kind.game} for {self.kind.seats} at {self.table}, number {number}"


class Crowd:
    """`urls` are the nodes; `up` is set while at least one of them serves."""

    def __init__(self, urls: list[str], up: asyncio.Event, seed: str, *, bytes_of: int = 0) -> None:
        self.urls = urls
        self.up = up
        self.seed = seed
        self.acked: list[Acknowledged] = []
        self.games: list[Game] = []
        self.is_enough = False
        self.bytes_of = bytes_of
        """`count` tables of every kind, whose players keep every message."""
        self.finished: Callable[[Game], None] = lambda _: None
        self.moved = asyncio.Event()
        """Set with every acknowledged command."""

    async def play(self, kinds: tuple[Kind, ...] = KINDS) -> None:
        """Until it is enough, and the tables begun are finished."""
        async with asyncio.TaskGroup() as tasks:
            for number, kind in enumerate(kinds):
                tasks.create_task(self._play_on(f"{self.seed} {number}", kind))

    async def _play_on(self, seed: str, kind: Kind) -> None:
        count = 0
        while not self.is_enough:
            game = await self._gather(f"{seed} {count}", kind)
            if count < self.bytes_of:
                game.keep_bytes()
            await self._finish(game)
            count += 1

    async def _gather(self, seed: str, kind: Kind) -> Game:
        """Sign everybody in, and make the table; they take their seats themselves."""
        seats = [*range(kind.people), None]
        sessions = [await self.ask(lambda url: sign_in(url, "Somebody")) for _ in seats]
        bots = dict.fromkeys(range(kind.people, kind.seats), "genin")

        def make(url: str) -> Awaitable[str]:
            host = Session(url, sessions[0].cookie)
            return new_table(host, kind.game, kind.seats, bots=bots, **kind.wishes)

        table = await self.ask(make)
        players = [
            self._player(session, table, seat, random.Random(f"{seed} {seat}"))
            for session, seat in zip(sessions, seats, strict=True)
        ]
        self.games.append(Game(kind, table, players))
        return self.games[-1]

    def _player(
        self, session: Session, table: str, seat: int | None, lots: random.Random
    ) -> Player:
        urls = lots.sample(self.urls, len(self.urls))
        return Player(session, table, seat, lots, self.acked, urls)

    def unfinished(self) -> list[Game]:
        return [game for game in self.games if not game.is_finished]

    async def _finish(self, game: Game) -> None:
        async with asyncio.TaskGroup() as tasks:
            for player in game.players:
                tasks.create_task(player.play(self.up, at_once, self.moved.set))
        for player in game.players:
            await player.place.socket.close()
        game.is_finished = True
        self.finished(game)

    async def ask(self, question: Callable[[str], Awaitable[T]]) -> T:
        """Ask one node after the other, until one answers."""
        while True:
            for url in self.urls:
                await self.up.wait()
                try:
                    return await question(url)
                except Refusal as refusal:
                    if refusal.status != 503:
                        raise
                except (OSError, HTTPException):
                    pass
                await asyncio.sleep(AGAIN_SECONDS)


async def at_once() -> None:
    """The gate of players who never wait."""
