"""200 connections of one address ask for pages and lists, as fast as they are answered."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from bench.attacks import Ready
from bench.attacks.tools import ADDRESS

NAME: Final = "200 connections ask for pages"
CONNECTIONS: Final = 200
PATHS: Final = ("/", "/api/games", "/api/tables", "/nothing-here")


async def attack(url: str, ready: Ready) -> None:
    port = urlsplit(url).port or 80
    ready()
    paths = [PATHS[n % len(PATHS)] for n in range(CONNECTIONS)]
    await asyncio.gather(*(ask_again(port, path) for path in paths))


async def ask_again(port: int, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    while True:
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(ADDRESS, 0)
            )
            while True:
                writer.write(request)
                if not await reader.read(1 << 20):
                    break
            writer.transport.abort()
        except OSError:
            await asyncio.sleep(0.1)
