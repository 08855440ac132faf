"""The list of bots for each game; each is imported on first use."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from uguisu.bots.bot import Bot
from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup

EVERYWHERE: Final = {"random": ("uguisu.bots.random_bot", "RandomBot")}
BOTS: Final = {
    "war-of-clans": {
        "genin": ("uguisu.bots.war_of_clans.genin", "Genin"),
        "chunin": ("uguisu.bots.war_of_clans.chunin", "Chunin"),
        "jonin": ("uguisu.bots.war_of_clans.jonin", "Jonin"),
    },
    "shinobi": {
        "genin": ("uguisu.bots.shinobi.genin", "Genin"),
        "chunin": ("uguisu.bots.shinobi.chunin", "Chunin"),
        "jonin": ("uguisu.bots.shinobi.jonin", "Jonin"),
    },
    "ninja-master": {
        "genin": ("uguisu.bots.ninja_master.genin", "Genin"),
        "chunin": ("uguisu.bots.ninja_master.chunin", "Chunin"),
        "jonin": ("uguisu.bots.ninja_master.jonin", "Jonin"),
    },
    "ninjato": {
        "genin": ("uguisu.bots.ninjato.genin", "Genin"),
        "chunin": ("uguisu.bots.ninjato.chunin", "Chunin"),
        "jonin": ("uguisu.bots.ninjato.jonin", "Jonin"),
    },
}
LEARNED: Final = "network"
NETWORKS: Final = {
    "war-of-clans": ("uguisu.bots.network.bundled", "war_of_clans"),
    "shinobi": ("uguisu.bots.network.bundled", "shinobi"),
}
ANY_GAME: Final = {
    "genin": ("uguisu.bots.any_game.ranks", "Genin"),
    "chunin": ("uguisu.bots.any_game.ranks", "Chunin"),
    "jonin": ("uguisu.bots.any_game.ranks", "Jonin"),
}
"""For games of other packages: searches that need nothing but the rules."""

RANKS: Final = ("random", "genin", "chunin", "jonin")
"""From the weakest; a game that lacks one is played by the next lower."""
DEFAULT_RANK: Final = "genin"


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game, the weakest first."""
    return tuple(_bots(game))


def _bots(game: str) -> dict[str, tuple[str, str]]:
    """Every bot of a game, with its module and class."""
    if game in BOTS:
        return EVERYWHERE | BOTS[game]
    if game not in GAMES:
        return EVERYWHERE
    own = {name: _split(target) for name, target in GAMES[game].info.bots.items()}
    return EVERYWHERE | ANY_GAME | own


def _split(target: str) -> tuple[str, str]:
    module, _, kind = target.partition(":")
    return module, kind


def best_bot(game: str) -> str:
    return bots_of(game)[-1]


def ranks_from(game: str, rank: str) -> Iterator[str]:
    """The rank, or the next lower one the game has, and so on down to random. Below other bots
    comes the usual one, below learned ones chunin."""
    known = bots_of(game)
    if rank not in RANKS and (rank in known or is_learned(game, rank)):
        yield rank
    usual = "chunin" if is_learned(game, rank) else DEFAULT_RANK
    top = RANKS.index(rank if rank in RANKS else usual)
    yield from (lower for lower in reversed(RANKS[: top + 1]) if lower in known)


def is_learned(game: str, name: str) -> bool:
    return name == LEARNED and game in NETWORKS


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def need_bot(game: str, name: str) -> None:
    """Raises BadSetup for a bot that this game does not have, or that cannot play here."""
    if is_learned(game, name):
        if not has_numpy():
            raise BadSetup(
                f"The bot {name!r} needs NumPy, which is not installed: "
                'pip install "uguisu[train]".'
            )
        return
    known = bots_of(game)
    if name not in known:
        raise BadSetup(f"There is no bot {name!r} for this game; there are {', '.join(known)}.")


def make_bot(game: str, name: str) -> Bot:
    need_bot(game, name)
    module, kind = NETWORKS[game] if is_learned(game, name) else _bots(game)[name]
    bot: Bot = getattr(import_module(module), kind)()
    return bot
