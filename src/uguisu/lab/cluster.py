"""ChunkRunner on a Ray cluster: the same chunks, played wherever there is room.

Ray repeats a chunk when its node is lost, so a lost node only costs time.
"""

import socket
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from uguisu.lab.playing import Chunk, Outcome, play_chunk
from uguisu.lab.workers import ChunkRunner, Done

if TYPE_CHECKING:
    from types import ModuleType

AHEAD: Final = 3
"""Chunks queued per core of the cluster."""
AGAIN: Final = -1
"""Ray plays a chunk again as often as nodes are lost under it."""
PATIENCE: Final = 5.0
"""Connection timeout in seconds; Ray itself would wait for minutes."""


class NoRay(Exception):
    """The extra uguisu[ray] is not installed."""


class NoCluster(Exception):
    """Nobody answers at the address."""


def on_cluster(ray: "ModuleType") -> tuple[ChunkRunner, int]:
    """ChunkRunner on the cluster, and how many cores it has now."""
    play = ray.remote(max_retries=AGAIN)(_play)

    def runner(chunks: Sequence[tuple[int, Chunk]]) -> Iterator[Done]:
        waiting = iter(chunks)
        running: dict[Any, int] = {}
        while True:
            while len(running) < AHEAD * cores_of(ray) and (following := next(waiting, None)):
                running[play.remote(following[1])] = following[0]
            if not running:
                return
            finished, _ = ray.wait(list(running), num_returns=1)
            for reference in finished:
                yield running.pop(reference), ray.get(reference)

    return runner, cores_of(ray)


def _play(chunk: Chunk) -> list[Outcome]:
    return play_chunk(chunk)


def cores_of(ray: "ModuleType") -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def connected(address: str) -> "ModuleType":
    """Ray, that plays on the cluster at this address."""
    try:
        import ray
    except ImportError as error:
        raise NoRay from error
    if not ray.is_initialized():
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(str(error).splitlines()[0][:200]) from error
    module: ModuleType = ray
    return module


def _knock(address: str) -> None:
    """Whether anybody is there, if the address is a host and a port."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(str(error)) from error
