"""Tables, records and screens for the tests of the terminal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from uguisu.bots.bot import turn_of
from uguisu.bots.registry import make_bot
from uguisu.cli.terminal.app import UguisuApp
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.table import PERSON, LocalTable, Save, SeatedPlayer, new_play
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.record import write_record

WIDE = (100, 30)
SMALL = (80, 24)


def war_of_clans(
    *kinds: str, seed: str = "7", save: Save | None = None, **options: str
) -> LocalTable:
    """A new table of War of Clans with these sitters, Aki on seat A."""
    names = ("Aki", "Ben", "Chiyo", "Daichi", "Emi")
    sitters = [SeatedPlayer(name, kind) for name, kind in zip(names, kinds, strict=False)]
    return LocalTable(new_play(GAMES["war-of-clans"], sitters, options, seed), sitters, save)


def against_bots(seed: str = "7", save: Save | None = None, **options: str) -> LocalTable:
    """Aki alone against two bots, and Aki begins."""
    return war_of_clans(PERSON, "genin", "genin", seed=seed, save=save, **{"start": "A", **options})


def whole_game(seed: str = "1", seats: int = 3, game: str = "war-of-clans") -> Play:
    """A finished game between random bots."""
    names = ("Aki", "Ben", "Chiyo", "Daichi", "Emi", "Fumi")[:seats]
    play = Play(GAMES[game], seats, seed=seed, players=names)
    bot = make_bot(game, "random")
    while not play.state.is_over:
        seat = play.state.actors()[0]
        play.act(seat, bot.choose(turn_of(play, seat, seed)))
    return play


def record_file(folder: Path, play: Play, name: str = "game.uguisu") -> Path:
    path = folder / name
    path.write_text(write_record(play.record(), play.game), encoding="utf-8")
    return path


@asynccontextmanager
async def shown(
    screen: Screen[Any], size: tuple[int, int] = WIDE, language: str = "en"
) -> AsyncIterator[Pilot[None]]:
    """The screen in a terminal of this size; bots do not pause."""
    app = UguisuApp(screen, language, pace=0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        yield pilot


async def settle(pilot: Pilot[None]) -> None:
    """Wait until all bots have acted and everything is drawn."""
    await pilot.pause()
    while list(pilot.app.workers):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def terminal_text(pilot: Pilot[None]) -> str:
    """Everything that can be read on the terminal now."""
    screen = pilot.app.screen
    strips = screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def words_on(pilot: Pilot[None]) -> str:
    """The words on the terminal without frames and line ends, for sentences that wrap."""
    return " ".join(terminal_text(pilot).replace("│", " ").split())


def play_screen(pilot: Pilot[None]) -> PlayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    return screen
