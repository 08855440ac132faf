"""A server to test: uvicorn on a free port, in a thread of this process."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import uvicorn
from argon2 import PasswordHasher

from uguisu.client import Session
from uguisu.server.app import make_app
from uguisu.server.node import Node
from uguisu.server.people.sessions import find, hash_of
from uguisu.server.run import Server, listen, make_config
from uguisu.server.settings import Settings

T = TypeVar("T")
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""A thousand times quicker than what a server uses: tests make hundreds of accounts."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class House:
    """A server in a thread: quick to start, and its node can be looked into."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        app = make_app(settings)
        self.node: Node = app.state.node
        self.slow_hasher, self.node.accounts.hasher = self.node.accounts.hasher, QUICK_HASHER
        self.is_up = threading.Event()
        self.server: uvicorn.Server = Server(make_config(app, settings), self._is_open)
        self.thread = threading.Thread(target=self._run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def person_of(self, session: Session) -> str:
        """The id that the server knows somebody by, which it never tells."""
        with self.node.store.engine.connect() as connection:
            found = find(connection, hash_of(session.cookie))
        assert found is not None
        return found[0].id

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the loop of the server, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=120)

    def _is_open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.is_up.set()

    def _run(self) -> None:
        self.server.run(sockets=[listen(self.settings)])

    def open(self) -> None:
        self.thread.start()
        assert self.is_up.wait(timeout=60)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(timeout=60)
        assert not self.thread.is_alive()


@contextlib.contextmanager
def open_house(settings: Settings) -> Iterator[House]:
    house = House(settings)
    house.open()
    try:
        yield house
    finally:
        house.close()
