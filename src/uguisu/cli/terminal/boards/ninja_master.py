"""Ninja Master in the terminal: the dojo with nine dice, the tokens beside it, the players below.

Between rounds it shows the last one with its count, token by token.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import Board, BoardContext, Mark
from uguisu.cli.terminal.boards.dice import LIGHT, SHAPES, draw_face, draw_spinning
from uguisu.cli.terminal.boards.ninja_master_keys import ALONE, Keyboard
from uguisu.cli.terminal.canvas import ROUND, Area, Canvas, fit
from uguisu.games.ninja_master.components import TOKEN_NAMES
from uguisu.games.ninja_master.state import RIGHT, ROBBED, SHURIKEN, WRONG
from uguisu.games.ninja_master.view.types import Dice, NinjaMasterView, Scored, Token
from uguisu.kernel.seats import letter

DICE: Final = 9
GOAL: Final = 20
READING_SECONDS: Final = 6.0
"""How long the count of a round is shown before a bot throws again; space continues."""


class Layout(NamedTuple):
    """Where things lie."""

    top: Area
    dojo: Area
    tokens: Area
    players: Area
    shout: Area


class NinjaMasterBoard(Board):
    is_open = True
    frames = 20

    def __init__(self) -> None:
        self.keyboard = Keyboard()

    def draw(self, view: NinjaMasterView, context: BoardContext) -> Canvas:
        canvas = Canvas(context.width, context.height)
        plan = _plan(context, view.seats)
        _ornament(canvas, plan)
        _top(canvas, plan.top, view, context)
        _dojo(canvas, plan.dojo, view, context)
        for number, area in enumerate(_token_areas(plan.tokens)):
            _token(canvas, area, view, context, number, self._keys(number, context))
        for seat in range(view.seats):
            area = Area(plan.players.x, plan.players.y + seat, plan.players.width, 1)
            _player(canvas, area, view, context, seat)
        _shout(canvas, plan.shout, view, context, self._typing(view, context))
        return canvas

    def keys(self, view: NinjaMasterView, options: Sequence[str]) -> Mapping[str, str] | None:
        """Tokens have their letters on the board, numbers are typed: little is left to list."""
        if view.phase == "throw":
            return None
        return {"done": "d"} if "done" in options else {}

    def types(self, view: NinjaMasterView, key: str, seats: Sequence[int]) -> bool:
        return self.keyboard.types(view, key, seats)

    def press(
        self, view: NinjaMasterView, key: str, seats: Sequence[int]
    ) -> tuple[int, int] | None:
        self.seats = seats
        return self.keyboard.press(view, key, seats)

    def pause(self, view: NinjaMasterView, usual: float) -> float:
        return READING_SECONDS if usual and view.last else usual

    def _typing(self, view: NinjaMasterView, context: BoardContext) -> str:
        number = self.keyboard.typed(view)
        key = self.keyboard.confirming(context.people)
        return context.text("nma-typing", number=number, key=key) if number and key else ""

    def _keys(self, number: int, context: BoardContext) -> str:
        """The keys that grab this token, of everybody who sits here."""
        hands = self.keyboard.hands(context.people).values() or [ALONE]
        return " ".join(hand.tokens[number] for hand in hands)


def _plan(context: BoardContext, seats: int) -> Layout:
    width, height = context.width, context.height
    players = Area(1, height - seats - 1, width - 2, seats)
    shout = Area(1, height - 1, width - 2, 1)
    top = Area(1, 0, width - 2, 1)
    room = players.y - 1
    if width >= 60 and room >= 13:
        dojo = Area(0, 1, 33, 13)
        return Layout(top, dojo, Area(34, 1, width - 35, 13), players, shout)
    tokens = 2 if room < 8 else 3
    dice = max(1, min(3, room - tokens))
    return Layout(
        top, Area(0, 1, width, dice), Area(1, 1 + dice, width - 2, tokens), players, shout
    )


def _ornament(canvas: Canvas, plan: Layout) -> None:
    """Hills in the empty space."""
    below = plan.dojo.y + max(plan.dojo.height, plan.tokens.height + plan.tokens.y - plan.dojo.y)
    free = Area(0, below, canvas.width, plan.players.y - below)
    if free.height > 1:
        canvas.hills(free, palette.HILL, 3)


def _top(canvas: Canvas, area: Area, view: NinjaMasterView, context: BoardContext) -> None:
    """The round, and how long the incense still burns."""
    text = context.text("nma-round", round=view.round)
    if view.tie_break:
        text += " · " + context.text("nma-tie-break")
    x = canvas.put(area.x, area.y, fit(text, area.width), palette.WIN, bold=True) + 2
    if view.phase != "race" or view.due is None or view.is_over:
        return
    left = max(0, view.due - context.now)
    seconds = context.text("nma-seconds-left", seconds=f"{left // 1000}.{left % 1000 // 100}")
    room = area.x + area.width - x - cell_len(seconds) - 1
    burnt = room * left // max(view.round_ms, 1)
    canvas.put(x, area.y, "━" * burnt, palette.INK_SOFT)
    canvas.put(x + burnt, area.y, "●" if room > 0 else "", palette.WARN)
    canvas.put(area.x + area.width - cell_len(seconds), area.y, seconds, palette.INK, bold=True)


def _dojo(canvas: Canvas, area: Area, view: NinjaMasterView, context: BoardContext) -> None:
    """Nine dice in three rows, or in one where there is little room."""
    if area.height >= 13:
        canvas.frame(area, palette.LINE, ROUND)
        inner = area.inside(2, 1)
        places = [Area(inner.x + i % 3 * 10, inner.y + i // 3 * 4, 9, 3) for i in range(DICE)]
    else:
        wide = area.width // DICE
        places = [Area(area.x + i * wide, area.y, wide - 1, area.height) for i in range(DICE)]
    if view.phase == "tumble":
        for number, place in enumerate(places):
            draw_spinning(canvas, place, number, context.now)
        return
    is_past = not isinstance(view.dice, Dice)
    shown = view.dice if isinstance(view.dice, Dice) else view.last.dice if view.last else None
    for place, face in zip(places, shown.faces if shown else (), strict=False):
        draw_face(canvas, place, face, faint=is_past)


def _token_areas(area: Area) -> list[Area]:
    """Two lines each below one another, or in two or three rows side by side."""
    if area.height >= 12:
        return [Area(area.x, area.y + 2 * i, area.width, 2) for i in range(6)]
    columns = 6 // area.height + (6 % area.height > 0)
    wide = area.width // columns
    return [Area(area.x + i % columns * wide, area.y + i // columns, wide - 1, 1) for i in range(6)]


def _token(
    canvas: Canvas, area: Area, view: NinjaMasterView, context: BoardContext, number: int, keys: str
) -> None:
    """Its key, shape and name; who has it since when, and what it brought."""
    pick = f"token:{TOKEN_NAMES[number]}"
    is_past = view.phase == "throw" and view.last is not None
    token = view.last.tokens[number] if view.last and is_past else view.tokens[number]
    mark = context.mark(pick)
    canvas.claim(area, pick)
    colour = LIGHT.get(token.letter, palette.INK)
    act = palette.BLACK if mark is Mark.FOCUS else palette.ACT
    on = palette.ACT if mark is Mark.FOCUS else palette.PAPER
    is_free = view.phase == "race" and not token.holder
    may_grab = is_free if len(context.people) > 1 else pick in context.keys
    x = canvas.put(area.x, area.y, f"‹{keys}›", act if may_grab else palette.INK_FAINT, on)
    shape = SHAPES[token.letter]
    x = canvas.put(x, area.y, f" {shape} ", colour, bold=True)
    room = area.x + area.width - x
    name = context.text(f"nma-name-{token.name}")
    if token.holder is None:
        canvas.put(x, area.y, fit(name, room), palette.INK if is_free else palette.INK_SOFT)
        return
    if area.height == 1:
        text = f"{context.name(token.holder.seat)}{_points(token)}"
        canvas.put(x, area.y, fit(text, room), palette.INK, bold=True)
        return
    _held(canvas, Area(x, area.y, room, area.height), context, token, name)


def _held(canvas: Canvas, area: Area, context: BoardContext, token: Token, name: str) -> None:
    """In full: name and points, then the holder's time, and by how much a rival was beaten."""
    assert token.holder, "only a token that somebody holds"
    x = canvas.put(area.x, area.y, fit(name, area.width - 4), palette.INK_SOFT)
    points = _points(token)
    if points:
        ink = palette.OK if (token.points or 0) > 0 else palette.WARN
        canvas.put(x, area.y, points, ink, bold=True)
    who = context.name(token.holder.seat)
    text = context.text("nma-after", player=who, ms=token.holder.after)
    if token.rival:
        ms = token.rival.after - token.holder.after
        text = context.text("nma-before", player=who, ms=ms, rival=context.name(token.rival.seat))
    canvas.put(area.x, area.y + 1, fit(text, area.width), palette.INK, bold=True)


def _points(token: Token) -> str:
    return "" if token.points is None else f" {token.points:+d}"


def _player(
    canvas: Canvas, area: Area, view: NinjaMasterView, context: BoardContext, seat: int
) -> None:
    """Name, what one owns, the free hands, the score as a bar, and what the last round brought."""
    y = area.y
    is_in = seat in view.playing
    acts = seat in view.actors
    ink = palette.WIN if acts else palette.INK if is_in else palette.INK_FAINT
    x = canvas.put(area.x, y, f"{'▸' if acts else ' '}{letter(seat)} ", ink, bold=True)
    wide = max(6, min(12, area.width // 5))
    canvas.put(x, y, fit(context.name(seat), wide), ink, bold=seat == view.observer)
    x += wide + 1
    x = canvas.put(x, y, "†" if seat == view.sword else " ", palette.INK, bold=True)
    x = canvas.put(x, y, "✶" if seat == view.shuriken else " ", palette.INK, bold=True) + 1
    x = canvas.put(x, y, _state(view, seat), palette.INK_SOFT) + 1
    x = canvas.put(x, y, f"{view.scores[seat]:>3} ", palette.WIN, bold=True)
    room = area.x + area.width - x
    bar = min(GOAL, room // 2) if room > 12 else 0
    filled = min(bar, bar * view.scores[seat] // GOAL)
    canvas.put(x, y, "━" * filled, palette.WIN, bold=True)
    canvas.put(x + filled, y, "─" * (bar - filled), palette.LINE)
    if view.last and seat in view.last.playing:
        change = view.last.after[seat] - view.last.before[seat]
        text = fit(f" {change:+d} {_made(view.last, seat)}", room - bar)
        canvas.put(x + bar, y, text, palette.OK if change > 0 else palette.INK_SOFT)


def _state(view: NinjaMasterView, seat: int) -> str:
    """Two hands, free or full; a tick for who is done."""
    if seat in view.finished:
        return "✓ "
    full = sum(1 for token in view.tokens if token.holder and token.holder.seat == seat)
    return "▪" * full + "▫" * (2 - full)


def _made(last: Scored, seat: int) -> str:
    """The sources of the last points: tokens, robbery, shuriken, shout."""
    row = last.ways[seat]
    parts = [
        f"{SHAPES[token.letter]}{token.points:+d}"
        for token in last.tokens
        if token.holder and token.holder.seat == seat and token.points
    ]
    for way, mark in ((ROBBED, "†"), (SHURIKEN, "✶"), (RIGHT, "!"), (WRONG, "!")):
        parts += [f"{mark}{row[way]:+d}"] if row[way] else []
    return " ".join(parts)


def _shout(
    canvas: Canvas, area: Area, view: NinjaMasterView, context: BoardContext, typing: str
) -> None:
    """The number being typed, or that one may be; between rounds, what was shouted."""
    canvas.fill(area, palette.LACQUER)
    last = view.last
    if view.phase == "race":
        text = typing or context.text("nma-type")
    elif view.phase == "throw" and last and last.shout:
        name = "right" if last.shout.is_right else "wrong"
        text = context.text(
            f"nma-shouted-{name}",
            player=context.name(last.shout.seat),
            number=last.shout.number,
            count=last.count,
        )
    else:
        return
    canvas.put(area.x + 1, area.y, fit(text, area.width - 2), palette.INK, bold=bool(typing))
