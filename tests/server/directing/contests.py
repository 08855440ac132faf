"""Tournaments for tests of the server."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from tests.server.house import House
from uguisu.client import Session, sign_in
from uguisu.server.now import now_ms
from uguisu.server.protocol.http.tournaments import Contest, TournamentLink
from uguisu.server.store.tournaments import read
from uguisu.server.tournament import entries

GAME = "war-of-clans"
decode = msgspec.json.Decoder(Contest).decode


async def a_host(url: str) -> Session:
    """Somebody with an account."""
    login = "host-" + secrets.token_hex(6)
    session = await sign_in(url, login)
    await session.request("POST", "/api/account", {"login": login, "password": "correct horse"})
    return session


async def announced(host: Session, **wishes: Any) -> str:
    """A Swiss tournament of two rounds without breaks, with tables of three."""
    plan = {
        "kind": "swiss",
        "name": "Autumn cup",
        "game": GAME,
        "seats": 3,
        "least": 2,
        "rounds": 2,
        "pause": 0,
        "starts_at": now_ms() + 60_000,
    }
    link: TournamentLink = await host.post("/api/tournaments", plan | wishes, TournamentLink)
    return link.id


async def do(session: Session, id: str, deed: str) -> Contest:
    answer = await session.request("POST", f"/api/tournaments/{id}/deeds", {"do": deed})
    contest: Contest = decode(answer)
    return contest


async def shown(session: Session, id: str) -> Contest:
    contest: Contest = await session.get(f"/api/tournaments/{id}", Contest)
    return contest


async def when(session: Session, id: str, reached: Callable[[Contest], bool]) -> Contest:
    """The tournament, as soon as it is so."""
    while not reached(contest := await shown(session, id)):
        await asyncio.sleep(0.1)
    return contest


def log_of(house: House, id: str) -> list[entries.Entry]:
    """All entries of a tournament, as they are stored."""
    with house.node.store.engine.connect() as connection:
        return [entries.decode(entry) for _, _, entry in read(connection, id)]
