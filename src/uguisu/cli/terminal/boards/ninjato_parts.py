"""The pieces of Ninjato as words on a line: short, coloured, and each with its pick."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import BoardContext, Mark
from uguisu.cli.terminal.canvas import Canvas, fit
from uguisu.games.ninjato.actions import TREASURES
from uguisu.games.ninjato.components import SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.notation.pieces import CLAN_LETTERS
from uguisu.games.ninjato.view.types import Envoy, Guard, Rumour

CLANS: Final = ("#a8322a", "#2c5282", "#3f6b4c")
"""Taira red, Minamoto blue, Go-Shirakawa green, as banners."""
RED_SIDE: Final = "#7c1f1c"
KIND_INKS: Final = ("#e9a28f", "#e6d3a3", "#9cc3e6", "#a5d0ac", palette.WIN)
"""Fan, scroll, vase, jade, gold."""
DEMANDS: Final = {"any": "?", "alike": "=", "any?": "*"}
SKILL_IDS: Final = tuple(f"njt-skill-{name}" for name in SKILL_NAMES)
SKILL_LETTERS: Final = tuple(name[:2].title() for name in SKILL_NAMES)


class Line:
    """Writes words from left to right, as far as there is room."""

    def __init__(self, canvas: Canvas, context: BoardContext, x: int, y: int, end: int) -> None:
        self.canvas = canvas
        self.context = context
        self.x = x
        self.y = y
        self.end = end

    def say(self, text: str, ink: str = palette.INK, *, bold: bool = False, on: str = "") -> None:
        """A word that cannot be picked."""
        text = fit(text, self.end - self.x)
        self.x = self.canvas.put(self.x, self.y, text, ink, on or None, bold=bold)

    def gap(self, cells: int = 1) -> None:
        self.x += cells

    def offer(self, pick: str, text: str, ink: str = palette.INK, *, on: str = "") -> None:
        """A word that may be picked: with its key and in vermilion when it can be."""
        mark = self.context.mark(pick)
        tail = ""
        if mark in (Mark.GLOW, Mark.FOCUS):
            tail = f"‹{self.context.key(pick)}›"
            ink, on = (palette.BLACK, palette.ACT) if mark is Mark.FOCUS else (palette.ACT, on)
        elif mark is Mark.MADE:
            tail, ink = "●", palette.WIN
        room = self.end - self.x - cell_len(tail)
        if room < 1:
            return
        shown = fit(text, room) + tail
        bold = mark is not Mark.CALM
        self.x = self.canvas.put(self.x, self.y, shown, ink, on or None, bold=bold, pick=pick)


def guard(found: Guard) -> str:
    """3, 3! with an alarm, 5/1 elite, 3+5 a pair."""
    if len(found.strength) > 1:
        return "+".join(map(str, found.strength))
    if found.elite:
        return f"{found.strength[0]}/{found.stealth[0]}"
    return f"{found.strength[0]}{'!' * found.alarm}"


def against(found: Guard, side: int) -> str:
    """What a strike has to be: >3 by strength, <3 by stealth."""
    values = (found.strength, found.stealth)[side]
    return "><"[side] + "+".join(map(str, values))


def demand(words: Sequence[str]) -> str:
    return "".join(DEMANDS.get(word) or word[0] for word in words)


def envoy(card: Envoy) -> str:
    """T25* sj: clan, age, mask, demand."""
    return f"{CLAN_LETTERS[card.clan]}{card.age}{'*' * card.mask} {demand(card.demand)}"


def rumour(card: Rumour, context: BoardContext) -> str:
    return f"{context.text(RUMOUR_IDS[card.kind])} {demand(card.demand)}"


RUMOUR_IDS: Final = (
    "njt-short-warrior",
    "njt-short-goodwill",
    "njt-short-friends",
    "njt-short-master",
    "njt-short-dishonour",
)


def treasures(line: Line, kinds: Sequence[int], *, red: bool = False, where: str = "") -> None:
    """Letters, red ones large on red; with picks where they can be swapped or kept."""
    side = "red" if red else "light"
    for kind in kinds:
        letter = TREASURES[kind].upper() if red else TREASURES[kind]
        on = RED_SIDE if red else ""
        if where:
            line.offer(f"{where}:{TREASURE_NAMES[kind]}:{side}", letter, KIND_INKS[kind], on=on)
        else:
            line.say(letter, KIND_INKS[kind], on=on)
