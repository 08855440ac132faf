"""Shinobi in the terminal: the clans with the cards before them; one's own below, larger."""

from typing import Final, NamedTuple

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import Board, BoardContext
from uguisu.cli.terminal.boards.shinobi_cards import (
    COLOURS,
    EDGES,
    clan_of,
    draw_hand,
    draw_large,
    draw_small,
    draw_thing,
    draw_words,
)
from uguisu.cli.terminal.canvas import Area, Canvas, fit
from uguisu.games import GAMES
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.seats import letter

INITIALS: Final = "LROGFC"
CHARGES: Final = ("accept", "denounce:incompetence", "denounce:plotting")
MOST_PIPS: Final = 7


class Layout(NamedTuple):
    """Where things lie, from above."""

    rivals: Area
    bar: Area
    own: Area
    hand: Area
    words: Area
    charges: Area


class ShinobiBoard(Board):
    def draw(self, view: ShinobiView, context: BoardContext) -> Canvas:
        canvas = Canvas(context.width, context.height)
        me = view.observer
        if me is None:
            _spectate(canvas, view, context)
            return canvas
        plan = _plan(context)
        rivals = [(me + step) % view.seats for step in range(1, view.seats)]
        for seat, area in zip(rivals, _share(plan.rivals, len(rivals)), strict=True):
            _panel(canvas, area, view, context, seat)
        _bar(canvas, plan.bar, view, context)
        _own(canvas, plan.own, view, context, me)
        draw_hand(canvas, _row(canvas, plan.hand, context.text("shi-hand")), view, context, me)
        draw_words(canvas, _row(canvas, plan.words, context.text("shi-declare")), context)
        for pick, area in zip(CHARGES, _share(plan.charges, len(CHARGES)), strict=True):
            draw_thing(canvas, area, context, pick, _charge(view, context, pick))
        return canvas


def _plan(context: BoardContext) -> Layout:
    if context.height >= 22:
        heights = [6, 1, 6, 3, 3, 3]
    elif context.height >= 15:
        heights = [5, 1, 6, 1, 1, 1]
    else:
        heights = [4, 1, 3, 1, 1, 1]
    heights[2] += max(0, min(context.height - sum(heights), 2))
    tops = [sum(heights[:i]) for i in range(len(heights))]
    return Layout(*(Area(0, y, context.width, h) for y, h in zip(tops, heights, strict=True)))


def _row(canvas: Canvas, row: Area, word: str) -> list[Area]:
    """A word, and a place for every weapon beside it, or only the places where it is narrow."""
    start = 14 if row.width > 60 else 0
    if start:
        y = row.y + row.height // 2
        canvas.put(row.x + 1, y, fit(word, start - 2), palette.INK_SOFT)
    return _share(Area(row.x + start, row.y, row.width - start, row.height), len(WEAPON_NAMES))


def _share(row: Area, count: int) -> list[Area]:
    width = row.width // count
    gap = 1 if width > 9 else 0
    return [Area(row.x + i * width, row.y, width - gap, row.height) for i in range(count)]


def _spectate(canvas: Canvas, view: ShinobiView, context: BoardContext) -> None:
    """Everybody, in two rows as they sit."""
    half = (view.seats + 1) // 2
    height = (context.height - 1) // 2
    rows = (Area(0, 0, context.width, height), Area(0, height + 1, context.width, height))
    areas = [area for row in rows for area in _share(row, half)]
    for seat in range(view.seats):
        _panel(canvas, areas[seat]._replace(height=min(height, 8)), view, context, seat)
    _bar(canvas, Area(0, height, context.width, 1), view, context)


def _panel(canvas: Canvas, area: Area, view: ShinobiView, context: BoardContext, seat: int) -> None:
    """A player: name, clan, lives, the cards that lie there, and what came of them."""
    canvas.fill(area, palette.RAISED)
    top = _who(canvas, area, view, context, seat)
    height = min(3, area.height - top)
    wide = max(2, min(7, area.width // len(view.attacks[seat])))
    x = area.x + (area.width - wide * len(view.attacks[seat])) // 2
    for i, attack in enumerate(view.attacks[seat]):
        width = wide - 1 if wide > 3 else wide
        draw_small(canvas, Area(x + i * wide, area.y + top, width, height), view, attack)
    if top + height < area.height:
        canvas.centre(area, top + height, _verdict(view, context, seat), palette.INK_SOFT)


def _who(canvas: Canvas, area: Area, view: ShinobiView, context: BoardContext, seat: int) -> int:
    """Name, clan and lives on one line or two; returns how many."""
    acts = seat in view.actors
    alive = view.lives[seat] > 0
    ink = palette.WIN if acts else palette.INK if alive else palette.INK_FAINT
    sign = "▸" if acts else "◎" if seat == view.target else " "
    tail = "♟" if seat == view.start else " "
    if area.height < 5:
        tail = f"{view.lives[seat]}{tail}"
    x = canvas.put(area.x, area.y, f"{sign}{letter(seat)} ", ink, bold=True)
    end = area.x + area.width - len(tail)
    canvas.put(x, area.y, fit(context.name(seat), end - x), ink, bold=True)
    canvas.put(end, area.y, tail, palette.WIN if acts else palette.INK, bold=True)
    if area.height < 5:
        return 1
    clan = clan_of(view, seat)
    canvas.put(area.x + 1, area.y + 1, INITIALS[clan], palette.CARD_INK, COLOURS[clan], bold=True)
    x = canvas.put(area.x + 3, area.y + 1, _lives(view, seat), ink, bold=acts)
    name = fit(context.text(f"shi-clan-{view.clans[seat]}"), area.x + area.width - x - 1)
    canvas.put(x + 1, area.y + 1, name if len(name) > 4 else "", EDGES[clan])
    return 2


def _lives(view: ShinobiView, seat: int) -> str:
    """A pip per life, another shape per life lost; a number where there are many."""
    left, lost = view.lives[seat], sum(view.lost[seat])
    return "●" * left + "○" * lost if left + lost <= MOST_PIPS else f"●{left}"


def _verdict(view: ShinobiView, context: BoardContext, seat: int) -> str:
    verdict = view.verdicts[seat]
    return "" if verdict is None else context.text(f"shi-verdict-{verdict.outcome}")


def _bar(canvas: Canvas, bar: Area, view: ShinobiView, context: BoardContext) -> None:
    """The round, and the two phases as they come; only the present one where it is narrow."""
    canvas.fill(bar, palette.LACQUER)
    x = canvas.put(1, bar.y, context.text("shi-round", round=view.round), palette.INK, bold=True)
    for phase in ("assign", "resolve"):
        lit = not view.is_over and (view.phase == "assign") == (phase == "assign")
        if not lit and bar.width < 60:
            continue
        ink = palette.WIN if lit else palette.INK_FAINT
        x = canvas.put(x + 2, bar.y, f"({'●' if lit else ' '}) ", ink, bold=lit)
        x = canvas.put(x, bar.y, context.text(f"shi-phase-{phase}"), ink, bold=lit)


def _own(canvas: Canvas, area: Area, view: ShinobiView, context: BoardContext, me: int) -> None:
    """One's own line, and the three cards one was given, large enough to be touched."""
    top = _who(canvas, area, view, context, me)
    verdict = _verdict(view, context, me)
    canvas.put(area.width - len(verdict) - 3, area.y, verdict, palette.INK_SOFT)
    row = Area(area.x, area.y + top, area.width, area.height - top)
    for distance, where in enumerate(_share(row, len(view.attacks[me]))):
        giver = (me - 1 - distance) % view.seats
        draw_large(canvas, where, view, context, giver, view.attacks[me][distance])


def _charge(view: ShinobiView, context: BoardContext, pick: str) -> str:
    """What the victim says, short enough for a button."""
    what = pick.partition(":")[2]
    if what:
        return context.text(f"shi-charge-{what}")
    return context.say(GAMES[view.game].label(view, pick))
