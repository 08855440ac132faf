"""What attackers have: an address of their own, guests, sockets, and a long game of Ninjato."""

import asyncio
import json
import random
from typing import Any, Final
from urllib.parse import urlsplit

from bench.sockets import Socket, connect
from uguisu.server.people.cookies import COOKIE

ADDRESS: Final = "127.0.0.2"
"""Attackers do not share the address of honest people (Linux has all of 127.*)."""
GAME: Final = "ninjato"
SEATS: Final = 4


class Turned(Exception):
    """The server refused a request."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Guest:
    """Somebody with a session. Every request has a connection of its own."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.port = urlsplit(url).port or 80
        self.cookie = cookie

    async def request(self, method: str, path: str, body: object = None) -> bytes:
        """The body of the answer; raises Turned."""
        content = b"" if body is None else json.dumps(body).encode()
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(ADDRESS, 0), limit=1 << 20
        )
        try:
            writer.write(head(method, path, self.cookie, len(content)) + content)
            answer = await reader.readuntil(b"\r\n\r\n")
            rest = await reader.read()
        finally:
            writer.transport.abort()
        self._keep(answer)
        status = int(answer[9:12])
        if status >= 400:
            raise Turned(status)
        return rest

    def _keep(self, answer: bytes) -> None:
        """The cookie, if one came."""
        for line in answer.decode().split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]

    async def connect(self, table: str, heard: Any = lambda _socket, _text: None) -> Socket:
        """A socket of a table, before its hello; raises ConnectionError."""
        return await connect(self.port, f"/ws/{table}", self.cookie, heard, ADDRESS)


def head(method: str, path: str, cookie: str, size: int) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += ["Content-Type: application/json", f"Content-Length: {size}"] if size else []
    return "\r\n".join([*lines, "", ""]).encode()


async def new_guest(url: str, name: str = "Attacker") -> Guest:
    guest = Guest(url)
    await guest.request("POST", "/api/session", {"name": name})
    assert guest.cookie.startswith(COOKIE)
    return guest


async def new_table(guest: Guest, **wish: Any) -> str:
    return str(json.loads(await guest.request("POST", "/api/tables", wish))["id"])


async def long_game(url: str, moves: int = 10_000) -> tuple[Guest, str]:
    """A game of Ninjato with so many moves, or to its end; and who sits there."""
    guests = [await new_guest(url) for _ in range(SEATS)]
    table = await new_table(guests[0], game=GAME, seats=SEATS, sit=[0], spectators="open")
    players = [Player(seat, guest) for seat, guest in enumerate(guests)]
    for player in players:
        await player.sit_down(table)
    players[0].send(type="start")
    while len(players[0].updates) < moves and not players[0].is_over:
        await asyncio.sleep(0.01)
        for player in players:
            player.move()
    for player in players:
        player.socket.transport.abort()
    return guests[0], table


class Player:
    """Somebody who moves at random as soon as possible."""

    def __init__(self, seat: int, guest: Guest) -> None:
        self.seat = seat
        self.guest = guest
        self.lots = random.Random(seat)
        self.updates: list[int] = []
        self.choices: list[dict[str, Any]] = []
        self.is_over = False
        self.is_in = asyncio.get_running_loop().create_future()
        self.socket: Socket

    async def sit_down(self, table: str) -> None:
        self.socket = await self.guest.connect(table, self._heard)
        self.socket.send(b'{"type":"hello"}')
        if self.seat:
            self.send(type="sit", seat=self.seat)
        else:
            self.is_in.set_result(None)
        await self.is_in

    def send(self, **message: Any) -> None:
        key = f"{self.seat}-{len(self.updates):08}-{self.lots.random()}"
        self.socket.send(json.dumps({**message, "key": key}).encode())

    def move(self) -> None:
        choices, self.choices = self.choices, []
        if choices:
            self.send(type="act", seat=self.seat, action=self.lots.choice(choices)["action"])

    def _heard(self, _: Socket, raw: bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "update":
            self.updates.append(message["number"])
            if "view" in message:
                self.choices = message.get("choices", [])
            self.is_over = message.get("table", {}).get("status") == "over" or self.is_over
            if not self.is_in.done() and self.seat in message.get("mine", ()):
                self.is_in.set_result(None)
