"""The networks that come with the package; docs/bots.md describes their training."""

from pathlib import Path
from typing import Final

from uguisu.bots.network.bot import NetworkBot

FOLDER: Final = Path(__file__).parent / "learned"


def shinobi() -> NetworkBot:
    bot = NetworkBot(FOLDER / "shinobi.npz")
    bot.name = "network"
    return bot
