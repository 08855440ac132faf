"""Twelve clients open a long game again and again, and take only its snapshot."""

import asyncio
from typing import Final

from bench.attacks import Ready
from bench.attacks.tools import Guest, long_game, new_guest
from bench.sockets import Socket

NAME: Final = "12 clients connect to a long game"
CLIENTS: Final = 12


async def attack(url: str, ready: Ready) -> None:
    _, table = await long_game(url)
    guests = [await new_guest(url) for _ in range(CLIENTS)]
    ready()
    await asyncio.gather(*(connect_again(guest, table) for guest in guests))


async def connect_again(guest: Guest, table: str) -> None:
    while True:
        heard = asyncio.Event()
        try:
            socket = await guest.connect(table, lambda _socket, _text, e=heard: e.set())
        except OSError:
            await asyncio.sleep(0.01)
            continue
        socket.send(b'{"type":"hello"}')
        await first_word(socket, heard)
        socket.transport.abort()


async def first_word(socket: Socket, heard: asyncio.Event) -> None:
    """Until something came, or the server closed."""
    while not heard.is_set() and not socket.transport.is_closing():
        await asyncio.sleep(0.001)
