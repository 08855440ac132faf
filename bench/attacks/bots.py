"""Tables on which only the strongest bots sit, started and left alone."""

import asyncio
import json
from typing import Any, Final

from bench.attacks import Ready
from bench.attacks.tools import Guest, new_guest, new_table
from bench.sockets import Socket

NAME: Final = "10 tables of jonins that nobody watches"
BOTS: Final = True
TABLES: Final = 10
SEATS: Final = 4


async def attack(url: str, ready: Ready) -> None:
    guest = await new_guest(url)
    for _ in range(TABLES):
        await start(guest)
    ready()
    await asyncio.Event().wait()


async def start(guest: Guest) -> None:
    """A table of bots; its maker begins the game and goes."""
    bots = [{"seat": seat, "rank": "jonin"} for seat in range(SEATS)]
    table = await new_table(guest, game="ninjato", seats=SEATS, sit=[], bots=bots)
    begun = asyncio.Event()

    def hear(_socket: Socket, raw: bytes) -> None:
        message: dict[str, Any] = json.loads(raw)
        if message.get("table", {}).get("status") == "playing":
            begun.set()

    socket = await guest.connect(table, hear)
    socket.send(b'{"type":"hello"}')
    socket.send(json.dumps({"type": "start", "key": table}).encode())
    await begun.wait()
    socket.transport.abort()
