"""What all benchmarks share: interleaved, repeated measuring, and the JSON line at the end."""

import json
from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.table import Table

Measure = Callable[[], float]


def interleaved(measures: Mapping[str, Measure], rounds: int) -> dict[str, float]:
    """The best rate of each: noise only slows. They take turns, so that it hits all alike."""
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            rates[name].append(measure())
    return {name: max(values) for name, values in rates.items()}


def show(
    title: str,
    unit: str,
    rates: Mapping[str, float],
    ratios: Mapping[str, float],
    peers: Sequence[str],
) -> None:
    """A row for everything measured; `ratios` are named `what/peer`."""
    table = Table("what", unit, *(f"× {peer}" for peer in peers), title=title)
    for name, rate in rates.items():
        compared = [ratios.get(f"{name}/{peer}") for peer in peers]
        cells = ["" if ratio is None else f"{ratio:.2f}" for ratio in compared]
        table.add_row(name, f"{rate:,.0f}", *cells)
    Console(width=130).print(table)


def print_ratios(ratios: Mapping[str, float]) -> None:
    """The last line of every benchmark, for programs."""
    print(json.dumps({"ratios": {name: round(value, 3) for name, value in ratios.items()}}))
