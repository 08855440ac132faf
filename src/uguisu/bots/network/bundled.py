"""The networks that come with the package; docs/bots.md describes their training."""

from pathlib import Path
from typing import Final

from uguisu.bots.network.bot import NetworkBot

FOLDER: Final = Path(__file__).parent / "learned"


def shinobi() -> NetworkBot:
    return learned("shinobi")


def war_of_clans() -> NetworkBot:
    return learned("war-of-clans")


def learned(game: str) -> NetworkBot:
    bot = NetworkBot(FOLDER / f"{game}.npz")
    bot.name = "network"
    return bot
