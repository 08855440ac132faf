"""One guest floods a table over 20 sockets, as fast as the server reads; half of them have not
said hello yet. Whoever is thrown out comes again."""

import asyncio
from typing import Final

from bench.attacks import Ready
from bench.attacks.tools import Guest, new_guest, new_table
from bench.sockets import TEXT, Socket, frame

NAME: Final = "flood over 20 sockets of one guest"
SOCKETS: Final = 20
MESSAGES: Final = (
    frame(TEXT, b'{"type":"ping","at":1}') * 200,
    frame(TEXT, b'{"type":"why-not","key":"flooding","picks":[]}') * 200,
    frame(TEXT, b"[" * 16_000) * 4,
    frame(TEXT, b"") * 5_000,
    frame(0x89, b"ping") * 5_000,
)


async def attack(url: str, ready: Ready) -> None:
    guest = await new_guest(url)
    table = await new_table(guest, game="war-of-clans", seats=3, sit=[0])
    ready()
    await asyncio.gather(*(flood(guest, table, n) for n in range(SOCKETS)))


async def flood(guest: Guest, table: str, number: int) -> None:
    while True:
        try:
            socket = await guest.connect(table)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        if number % 2:
            socket.send(b'{"type":"hello"}')
        await send_all(socket, MESSAGES[number // 2 % len(MESSAGES)])
        socket.transport.abort()


async def send_all(socket: Socket, message: bytes) -> None:
    """As much as the server takes, until it closes."""
    while not socket.transport.is_closing():
        if socket.transport.get_write_buffer_size() < len(message):
            socket.transport.write(message)
        await asyncio.sleep(0)
