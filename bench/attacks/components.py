"""House components, made to be hard to read: the worst that is refused, and the worst that passes
the bounds and is parsed."""

import asyncio
from itertools import count, cycle
from typing import Final

from bench.attacks import Ready
from bench.attacks.tools import Guest, Turned, new_guest

NAME: Final = "house components that are hard to parse"
GUESTS: Final = 10
"""Together they ask as often as their address may."""
TEXTS: Final = (
    "[" + ".".join("a" * 9_000) + "]",
    "a = " + "[" * 500,
    "a = [" + "1," * 9_000 + "]",
    "a = [" + '"\\n' * 1 + '","\\n' * 1_400 + '"]',
    "a = [" + ",".join(['"' + "\\n" * 190 + '"'] * 45) + "]",
)


async def attack(url: str, ready: Ready) -> None:
    guests = [await new_guest(url) for _ in range(GUESTS)]
    ready()
    await asyncio.gather(*(send_again(guest, number) for number, guest in enumerate(guests)))


async def send_again(guest: Guest, number: int) -> None:
    for text, turn in zip(cycle(TEXTS), count(), strict=False):
        wish = {"game": "shinobi", "seats": 4, "house": f"{text}\n# {number} {turn}"}
        try:
            await guest.request("POST", "/api/tables", wish)
        except Turned as turned:
            if turned.status not in (400, 429):
                raise
            await asyncio.sleep(0.01)
