"""Where tables of training are played: in this process, or on a Ray cluster, with equal results.

A crew plays some tables with lots of its own, so it does not matter who plays them, nor when.
"""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, NamedTuple

from uguisu.bots.network.weights import Network
from uguisu.research.training.collect import Batch, Tables

MOST_TABLES: Final = 48
"""Of a crew."""


class Order(NamedTuple):
    """What a crew plays: the arguments of its Tables."""

    game: str
    seats: int
    tables: int
    seed: str
    among: int
    rank: str


class Played(NamedTuple):
    """What a crew has to show for a lesson."""

    batch: Batch
    ended: int
    """Games that it has ended so far."""


Crews = Callable[[Network, int], list[Played]]
"""All crews make so many decisions at each of their tables."""
Hire = Callable[[Sequence[Order]], Crews]


def orders(
    game: str, seats: int, count: int, seed: str, among: float, rank: str = "chunin"
) -> list[Order]:
    """So many tables, shared out; at a part of them one seat learns among bots of a rank."""
    parts = -(-count // MOST_TABLES)
    sizes = [len(range(part, count, parts)) for part in range(parts)]
    return [
        Order(game, seats, size, f"{seed} {part}", round(size * among), rank)
        for part, size in enumerate(sizes)
    ]


class Crew:
    def __init__(self, order: Order) -> None:
        self.tables = Tables(*order)

    def play(self, network: Network, steps: int) -> Played:
        batch = self.tables.collect(network, steps)
        return Played(batch, self.tables.ended)


def here(wanted: Sequence[Order]) -> Crews:
    crews = [Crew(order) for order in wanted]
    return lambda network, steps: [crew.play(network, steps) for crew in crews]


def on_cluster(ray: ModuleType) -> Hire:
    """Crews of a node that is lost begin their games anew on another one."""

    def hire(wanted: Sequence[Order]) -> Crews:
        kind = ray.remote(max_restarts=-1, max_task_retries=-1)(Crew)
        crews: list[Any] = [kind.remote(order) for order in wanted]

        def play(network: Network, steps: int) -> list[Played]:
            shared = ray.put(network)
            found: list[Played] = ray.get([crew.play.remote(shared, steps) for crew in crews])
            return found

        return play

    return hire
