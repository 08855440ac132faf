"""Boards: how each game looks in the terminal. A board draws a view; it knows no rule.

To add one for a game: write `cli/terminal/boards/<package>.py` with a subclass of Board and name it
in MODULES below. The play screen does everything else: choosing by picks, undo, why-not, the log,
curtains, bots, clocks, saving. `war_of_clans.py` is the model.

What a board does
- `draw(view, context)` returns a Canvas of the context's size, and must work from 40×12 up (drop
  ornaments first, then shorten words; never raise). A terminal of 100×30 leaves 66×23 for it, one
  of 80×24 80×15. Everything that can ever be a pick carries it (`pick="hand:oda"`), legal or not:
  the mouse, the arrow keys and why-not find things by the cells they are drawn on.
- How a thing that can be picked looks: `context.mark(pick)` says CALM, GLOW (it can be picked now),
  FOCUS (the cursor is on it) or MADE (already picked). Vermilion (`palette.ACT`) is for GLOW and
  FOCUS only, and FOCUS alone is filled. `context.key(pick)` is the key that picks it; print it
  beside the thing. Colour is never the only mark: draw a letter or a shape too.
- What only the observer can see has a dashed edge (`canvas.DASHED`).
- `label(view, pick)` is the message that names a pick in the list of choices ("Oda from your
  hand"), CONFIRM excepted. The texts belong to the game's own .ftl file, as `<prefix>-pick-<kind>`.
- Words come from `context.text(id, …)` and `context.say(message)`: never write a sentence here.

Games in real time
- `is_open` is True when nothing on the table is secret; then no curtain falls between players.
- `press(view, key, seats)` turns a key into a seat's action at once, before the usual keys are
  looked at: several people share one keyboard. `seats` are those where people sit.
- `types(view, key, seats)` keeps a key that is part of something longer, as a digit of a number;
  `keys(view, options)` says which choices are listed and by which keys, where the board has its
  own; `pause` gives people time to read before a bot goes on.
- The screen lets the clock act at `state.due()` by wall time (`cli/terminal/pace.py`) and gives
  every action the table's time; `context.now` is that time when the board is drawn, which happens
  again `frames` times a second while the clock runs.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from importlib import import_module
from typing import Any, Final

import msgspec

from uguisu.cli.terminal.canvas import Canvas
from uguisu.kernel.message import Arg, Message
from uguisu.texts import Catalogue, seat_name

MODULES: Final = {
    "war-of-clans": ("uguisu.cli.terminal.boards.war_of_clans", "WarOfClansBoard"),
    "shinobi": ("uguisu.cli.terminal.boards.shinobi", "ShinobiBoard"),
    "ninja-master": ("uguisu.cli.terminal.boards.ninja_master", "NinjaMasterBoard"),
    "ninjato": ("uguisu.cli.terminal.boards.ninjato", "NinjatoBoard"),
}


class Mark(Enum):
    """The role of a thing in the choice being made."""

    CALM = "calm"
    GLOW = "glow"
    FOCUS = "focus"
    MADE = "made"


class BoardContext(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a board needs to draw itself, besides the view."""

    width: int
    height: int
    names: tuple[str, ...]
    catalogue: Catalogue
    keys: Mapping[str, str] = {}
    """The picks that can be made now, with the key of each (empty where keys ran out)."""
    made: tuple[str, ...] = ()
    focus: str = ""
    now: int = 0
    """The table's time in milliseconds, for games with a clock."""
    people: tuple[int, ...] = ()
    """The seats where people sit."""

    def mark(self, pick: str) -> Mark:
        if pick == self.focus:
            return Mark.FOCUS
        if pick in self.keys:
            return Mark.GLOW
        return Mark.MADE if pick in self.made else Mark.CALM

    def key(self, pick: str) -> str:
        return self.keys.get(pick, "")

    def name(self, seat: int) -> str:
        return seat_name(seat, self.names)

    def say(self, message: Message) -> str:
        return self.catalogue.say(message, self.names)

    def text(self, id: str, **args: Arg) -> str:
        return self.catalogue.text(id, args, self.names)


class Board(ABC):
    is_open = False
    frames = 0

    @abstractmethod
    def draw(self, view: Any, context: BoardContext) -> Canvas: ...

    def press(self, view: Any, key: str, seats: Sequence[int]) -> tuple[int, int] | None:
        """The seat and the action this key means right now, or None to leave it to the screen."""
        return None

    def types(self, view: Any, key: str, seats: Sequence[int]) -> bool:
        """Whether the board handles this key, for example as a digit of a number."""
        return False

    def keys(self, view: Any, options: Sequence[str]) -> Mapping[str, str] | None:
        """The choices to list, with the board's own keys; None for all, with the usual keys."""
        return None

    def pause(self, view: Any, usual: float) -> float:
        """How many seconds a bot waits before it moves, so that one can read what happened."""
        return usual


def board_of(game: str) -> Board:
    """The board of a game, or one that prints its position if it has none."""
    module, kind = MODULES.get(game, ("uguisu.cli.terminal.boards.plain", "PlainBoard"))
    board = getattr(import_module(module), kind)()
    assert isinstance(board, Board)
    return board
