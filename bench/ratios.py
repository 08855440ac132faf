"""What all benchmarks share: interleaved, repeated measuring, and the JSON line at the end."""

import json
from collections.abc import Callable, Mapping

Measure = Callable[[], float]


def interleaved(measures: Mapping[str, Measure], rounds: int) -> dict[str, float]:
    """The best rate of each: noise only slows. They take turns, so that it hits all alike."""
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            rates[name].append(measure())
    return {name: max(values) for name, values in rates.items()}


def print_ratios(ratios: Mapping[str, float]) -> None:
    """The last line of every benchmark, for programs."""
    print(json.dumps({"ratios": {name: round(value, 3) for name, value in ratios.items()}}))
