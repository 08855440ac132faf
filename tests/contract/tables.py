"""Every game with every player count, for parametrisation."""

import pytest

from tests import sizes
from uguisu.contract.check import Check
from uguisu.games import GAMES


def tables() -> list[object]:
    """(game, seats) for parametrisation, named like `shinobi-4`."""
    return [
        pytest.param(game, seats, id=f"{name}-{seats}")
        for name, game in GAMES.items()
        for seats in game.seat_range
    ]


each_table = pytest.mark.parametrize(("game", "seats"), tables())
each_game = pytest.mark.parametrize("game", [pytest.param(GAMES[name], id=name) for name in GAMES])


def held(checks: tuple[Check, ...]) -> pytest.MarkDecorator:
    """(check, game, seats, count) for every check of every table, marked if --full tries more."""
    found = [
        pytest.param(
            check,
            game,
            seats,
            sizes.choose(check.quick, check.full),
            id=f"{check.name}-{name}-{seats}",
            marks=[pytest.mark.sized] if check.full > check.quick else [],
        )
        for check in checks
        for name, game in GAMES.items()
        for seats in (game.seat_range[:1] if check.is_once else game.seat_range)
    ]
    return pytest.mark.parametrize(("check", "game", "seats", "count"), found)
