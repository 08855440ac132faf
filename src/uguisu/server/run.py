"""Starts a server. Errors are reported in one sentence before anything is opened."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from uguisu.games import GAMES
from uguisu.server import logs
from uguisu.server.app import make_app
from uguisu.server.errors import CannotServe
from uguisu.server.settings import Settings
from uguisu.server.siblings import Siblings
from uguisu.server.store.problems import told_in_a_sentence
from uguisu.server.transport.accepting import Acceptor
from uguisu.server.transport.config import Config
from uguisu.server.transport.handover import Handover
from uguisu.server.transport.http import HttpConnection
from uguisu.server.transport.websocket import WebSocketConnection

RECEIVED_BYTES: Final = 65_536
"""Receive buffer of a connection: more than the largest body, so that a flood is not read in large
pieces."""
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def make_config(app: ASGIApp, settings: Settings, handover: Handover | None = None) -> Config:
    return Config(
        app,
        settings,
        handover,
        host=settings.host,
        port=settings.port,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Calls back once it listens; a signal to stop is no failure."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sockets is None or sys.platform == "win32":  # whose event loop waits for no socket
            await super().startup(sockets)
        else:
            await super().startup([])
            self.servers = [Acceptor(listener, self._protocol) for listener in sockets]  # type: ignore[misc]
            self._open_door()
        if self.started:
            self.ready()

    def _open_door(self) -> None:
        assert isinstance(self.config, Config)
        door = self.config.handover
        if door is not None:
            door.open(self._protocol)
            self.servers.append(door)  # type: ignore[arg-type]

    def _protocol(self) -> asyncio.Protocol:
        return HttpConnection(self.config, self.server_state, self.lifespan.state)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def run(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until a signal comes; raises CannotServe. `ready` gets the address."""
    logs.set_up(settings.log_level, settings.log_format)
    check_directory(settings)
    listener = listen(settings)
    app = prepared(settings)
    serve(make_config(app, settings), listener, lambda: ready(address_of(settings, listener)))


def serve(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Until a signal comes."""
    tune()
    Server(config, ready).run(sockets=[listener])


def tune() -> None:
    """Tune the process for one thread that answers and one that writes (bench/server.py): short
    switch interval, and long-lived objects out of the garbage collector's reach. It still runs,
    seldom: every connection leaves reference cycles (of uvicorn and `websockets`)."""
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 10)


def address_of(settings: Settings, listener: socket.socket) -> str:
    """The address to type into a browser."""
    port = listener.getsockname()[1]
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else settings.host
    return settings.public_url or f"http://{host}:{port}"


def check_directory(settings: Settings) -> None:
    if settings.database:
        return
    folder = settings.data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotServe(
            f"The data directory {folder} cannot be written: {error.strerror}. "
            "Choose another with --data."
        ) from error


def listen(settings: Settings) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    if sys.platform != "win32":  # there it would share the port with another server
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or "ports go from 0 to 65535"
        raise CannotServe(
            f"Port {settings.port} of {settings.host} cannot be used: {reason}. "
            "Choose another with --port."
        ) from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED_BYTES)
    listener.listen(2048)
    return listener


def prepared(settings: Settings, siblings: Siblings | None = None) -> Starlette:
    """The application. Raises for a wrong URL, or for a database or bus that cannot be reached."""
    with told_in_a_sentence():
        app = make_app(settings, siblings)
        app.state.node.store.check()
        app.state.node.store.prepare()
        app.state.node.bus.check()
    tuple(GAMES.values())  # loaded now, or all tables would wait for the first one asked for
    return app
