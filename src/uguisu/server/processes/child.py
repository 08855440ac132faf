"""One of several processes of a server: a node that accepts on a socket it was given."""

import os
import signal
import socket
import sys
import threading

import msgspec

from uguisu.server import logs
from uguisu.server.errors import CannotServe
from uguisu.server.run import make_config, prepared, serve
from uguisu.server.settings import Settings
from uguisu.server.siblings import Siblings
from uguisu.server.transport.handover import Handover

READY = b"ready\n"


class Orders(msgspec.Struct, frozen=True):
    """What a process is told, as one line on its standard input. `listener` is the number of the
    listening socket, which it inherits."""

    settings: Settings
    siblings: Siblings
    listener: int


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    logs.set_up(orders.settings.log_level, orders.settings.log_format)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        app = prepared(orders.settings, orders.siblings)
        config = make_config(app, orders.settings, Handover(orders.siblings))
        serve(config, socket.socket(fileno=orders.listener), say_ready)
    except CannotServe as error:
        sys.exit(str(error))


def end_with_parent() -> None:
    """Standard input stays open for as long as the parent lives."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def say_ready() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
