"""Uguisu: four ninja tabletop games on one rules engine.

What `__all__` lists is public and stays; everything else may change (docs/api.md).

Examples:
    >>> import uguisu
    >>> uguisu.games()
    ('war-of-clans', 'shinobi', 'ninja-master', 'ninjato')
    >>> game = uguisu.load("war-of-clans")
    >>> play = uguisu.Play(game, seats=3, seed=42)
    >>> seat = play.state.actors()[0]
    >>> view = game.view(play.state, seat)
    >>> game.say(game.prompt(view))
    'Your first order: deploy a troop in another province, or play a ninja.'

Names are imported when they are first used, so `import uguisu` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from uguisu.bots.bot import Bot, Budget, Turn, turn_of
    from uguisu.kernel.action import Action
    from uguisu.kernel.errors import (
        BadComponents,
        BadInput,
        BadNotation,
        BadRecord,
        BadSetup,
        GameOver,
        IllegalAction,
        NothingToUndo,
        NotYourTurn,
        Refused,
        Stale,
        UguisuError,
    )
    from uguisu.kernel.game import Game
    from uguisu.kernel.message import Message
    from uguisu.kernel.play import Play
    from uguisu.kernel.record import Record
    from uguisu.kernel.seats import CLOCK
    from uguisu.kernel.state import State
    from uguisu.kernel.view import FaceDown, View
    from uguisu.review.believed import Believed

    def games() -> tuple[str, ...]: ...


__version__ = "0.1.0"

__all__ = [  # noqa: RUF022 (by topic)
    "__version__",
    # Games
    "games",
    "load",
    "Game",
    "Play",
    "State",
    "View",
    "FaceDown",
    "Message",
    "Action",
    "CLOCK",
    # Records
    "Record",
    "read_record",
    "write_record",
    # Bots
    "Bot",
    "Budget",
    "Turn",
    "bot_names",
    "load_bot",
    "turn_of",
    "beliefs",
    # Errors
    "UguisuError",
    "BadInput",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BadComponents",
    "Refused",
    "IllegalAction",
    "NotYourTurn",
    "GameOver",
    "NothingToUndo",
    "Stale",
]

_HOMES: Final = {
    "uguisu.bots.bot": ("Bot", "Budget", "Turn", "turn_of"),
    "uguisu.kernel.action": ("Action",),
    "uguisu.kernel.errors": (
        "BadComponents",
        "BadInput",
        "BadNotation",
        "BadRecord",
        "BadSetup",
        "GameOver",
        "IllegalAction",
        "NotYourTurn",
        "NothingToUndo",
        "Refused",
        "Stale",
        "UguisuError",
    ),
    "uguisu.kernel.game": ("Game",),
    "uguisu.kernel.message": ("Message",),
    "uguisu.kernel.play": ("Play",),
    "uguisu.kernel.record": ("Record",),
    "uguisu.kernel.seats": ("CLOCK",),
    "uguisu.kernel.state": ("State",),
    "uguisu.kernel.view": ("FaceDown", "View"),
}
"""Where public names are defined."""


def load(game: str, house: str = "") -> "Game":
    """The game with this id, with its printed components or with house components (TOML text).

    Examples:
        >>> load("ninjato").title
        'Ninjato'
        >>> load("go")
        Traceback (most recent call last):
        ...
        uguisu.kernel.errors.BadSetup: There is no game 'go'; there are war-of-clans, shinobi, \
ninja-master, ninjato.
    """
    from uguisu.games import make

    return make(game, house)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the weakest first.

    Examples:
        >>> bot_names("shinobi")
        ('random', 'genin', 'chunin', 'jonin')
    """
    from uguisu.bots.registry import bots_of

    return bots_of(load(game).id)


def load_bot(game: str, name: str) -> "Bot":
    """The bot with this name.

    Examples:
        >>> from uguisu import Play, load, load_bot, turn_of
        >>> play = Play(load("war-of-clans"), seats=3, seed=42)
        >>> bot = load_bot("war-of-clans", "chunin")
        >>> seat = play.state.actors()[0]
        >>> action = bot.choose(turn_of(play, seat, seed=1, bot=bot))
        >>> play.act(seat, action)
        >>> play.game.write_action(action)
        'm>A'
    """
    from uguisu.bots.registry import make_bot

    return make_bot(load(game).id, name)


def beliefs(turn: "Turn", worlds: int = 200) -> "dict[str, Believed]":
    """What the seat of this turn can believe about everything hidden, as arrays (needs NumPy).

    Loyalties in War of Clans are exact, all else is counted in so many likely worlds. Nothing but
    the turn is asked: its view, its history and its redealt worlds.

    Examples:
        >>> from uguisu import Play, beliefs, load, load_bot, turn_of
        >>> play = Play(load("war-of-clans"), seats=3, seed=42)
        >>> jonin = load_bot("war-of-clans", "jonin")
        >>> seat = play.state.actors()[0]
        >>> found = beliefs(turn_of(play, seat, seed=1, bot=jonin))
        >>> found["loyalty:A"].ways
        ('hojo', 'mori', 'oda', 'takeda')
        >>> found["loyalty:A"].chances.round(2).tolist()
        [0.25, 0.25, 0.25, 0.25]
    """
    from uguisu.review.believed import beliefs

    return beliefs(turn, worlds)


def read_record(text: str) -> "Record":
    """A record from its text; raises BadRecord with the line that is wrong.

    Examples:
        >>> from uguisu import Play, load, read_record, write_record
        >>> record = read_record(write_record(Play(load("shinobi"), seats=4, seed=7).record()))
        >>> record.game, record.seats, record.seed
        ('shinobi', 4, '7')
        >>> Play.resume(record, load(record.game)).state.is_over
        False
    """
    from uguisu.kernel import record

    header = record.read_header(text)
    return record.read_record(text, load(header.game, header.house))


def write_record(record: "Record") -> str:
    """A record as text: header, actions, result. It contains the seed, and so every secret."""
    from uguisu.kernel.record import write_record as write

    return write(record, load(record.game, record.house))


if not TYPE_CHECKING:  # type checkers would believe that every name exists

    def __getattr__(name: str) -> object:
        if name == "games":
            return import_module("uguisu.games")
        for module, names in _HOMES.items():
            if name in names:
                return globals().setdefault(name, getattr(import_module(module), name))
        raise AttributeError(f"module 'uguisu' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
