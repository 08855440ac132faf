"""The names of the environments in Gymnasium's registry, which `uguisu.research.gymnasium` fills.

Gymnasium 1 asks no installed package by itself: import that module, or name it in the id,
`gymnasium.make("uguisu.research.gymnasium:uguisu/WarOfClans-v0")`.
"""

from gymnasium.envs.registration import register, registry

from uguisu.games import GAMES


def environment_id(game: str) -> str:
    """uguisu/WarOfClans-v0: the name of the game's class, and the version of its numbers."""
    return f"uguisu/{type(GAMES[game]).__name__}-v{GAMES[game].info.version}"


def register_environments() -> None:
    for game in GAMES:
        if environment_id(game) not in registry:
            register(
                id=environment_id(game),
                entry_point="uguisu.research.gymnasium:SeatEnv",
                kwargs={"game": game},
            )
