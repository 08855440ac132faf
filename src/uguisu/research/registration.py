"""The names of the environments in Gymnasium's registry, which `uguisu.research.gymnasium` fills.

Gymnasium 1 asks no installed package by itself: import that module, or name it in the id,
`gymnasium.make("uguisu.research.gymnasium:uguisu/WarOfClans-v0")`.
"""

from gymnasium.envs.registration import register, registry

from uguisu.games import MODULES
from uguisu.research.versions import SPACES


def environment_id(game: str) -> str:
    """uguisu/WarOfClans-v0: the name of the game's class, and the version of its numbers."""
    return f"uguisu/{MODULES[game][1]}-v{SPACES[game].version}"


def register_environments() -> None:
    for game in MODULES:
        if environment_id(game) not in registry:
            register(
                id=environment_id(game),
                entry_point="uguisu.research.gymnasium:SeatEnv",
                kwargs={"game": game},
            )
