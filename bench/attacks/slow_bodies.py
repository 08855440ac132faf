"""1,224 requests whose bodies never end, at a server that may open 1,024 files."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from bench.attacks import Ready
from bench.attacks.half_sent import CONNECTIONS, hold

NAME: Final = "1,224 half-sent bodies at 1,024 files"
FILES: Final = 1024
BEGUN: Final = (
    b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 60000\r\n\r\n{"name": "'
)


async def attack(url: str, ready: Ready) -> None:
    port = urlsplit(url).port or 80
    ready()
    await asyncio.gather(*(hold(port, BEGUN) for _ in range(CONNECTIONS)))
