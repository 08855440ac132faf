"""How long bots may think and how many processes play, from the command line."""

from typing import TYPE_CHECKING, TypeVar

from uguisu.cli.usage_errors import UsageError

if TYPE_CHECKING:
    from uguisu.bots.bot import Budget

Number = TypeVar("Number", int, float)


def budget_of(iterations: int, seconds: float, cores: int = 1) -> "Budget":
    """How long bots may think; nothing given leaves it to them."""
    from uguisu.bots.bot import Budget
    from uguisu.cli.setup import cores_of

    at_least("--iterations", iterations, 0)
    return Budget(iterations, at_least("--seconds", seconds, 0), cores_of(cores))


def processes_of(wished: int, cores_each: int = 1) -> int:
    from uguisu.lab.workers import cores

    return at_least("--processes", wished, 0) or max(1, cores() // cores_each)


def at_least(flag: str, value: Number, least: int) -> Number:
    if not value >= least:
        raise UsageError("cli-too-small", flag=flag, least=least, value=f"{value}")
    return value
