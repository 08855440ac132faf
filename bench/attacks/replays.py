"""Twelve clients ask for the replay of a long game again and again, through all eyes."""

import asyncio
from itertools import cycle
from typing import Final

from bench.attacks import Ready
from bench.attacks.tools import SEATS, Guest, Turned, long_game, new_guest

NAME: Final = "12 clients replay a long game"
CLIENTS: Final = 12


async def attack(url: str, ready: Ready) -> None:
    _, table = await long_game(url)
    guests = [await new_guest(url) for _ in range(CLIENTS)]
    ready()
    await asyncio.gather(*(ask_again(guest, table) for guest in guests))


async def ask_again(guest: Guest, table: str) -> None:
    for eyes in cycle(("", *map(str, range(SEATS)))):
        try:
            await guest.request("GET", f"/api/tables/{table}/replay?eyes={eyes}")
        except (Turned, OSError, EOFError):
            await asyncio.sleep(0.01)
