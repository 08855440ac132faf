"""War of Clans in the terminal: provinces with five columns each, so that height is strength."""

from typing import Final, NamedTuple

from rich.cells import cell_len

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import Board, BoardContext, Mark
from uguisu.cli.terminal.boards.card import Look, draw_card
from uguisu.cli.terminal.canvas import DASHED, Area, Canvas, fit
from uguisu.games.war_of_clans.components import CARD_NAMES, CLAN_NAMES
from uguisu.games.war_of_clans.view.types import Hand, Loyalty, WarOfClansView
from uguisu.kernel.seats import letter

COLOURS: Final = ("#a8322a", "#3f6b4c", "#2c5282", "#94660c", "#6b3f7c", palette.BLACK)
EDGES: Final = ("#e58b80", "#9cc7a8", "#8db4e0", "#e6c06a", "#c39ad2", palette.INK_FAINT)
CLANS: Final = len(CLAN_NAMES)


def initial(kind: int) -> str:
    return CARD_NAMES[kind][0].upper()


class Layout(NamedTuple):
    """Where things lie: two rows of provinces, the lacquer bar between them, the hand below."""

    upper: Area
    bar: Area
    lower: Area
    hand: Area


class WarOfClansBoard(Board):
    def draw(self, view: WarOfClansView, context: BoardContext) -> Canvas:
        canvas = Canvas(context.width, context.height)
        plan = _plan(context, has_hand=view.observer is not None)
        upper, lower = _seating(view)
        for seats, row in ((upper, plan.upper), (lower, plan.lower)):
            for seat, area in zip(seats, _share(row, len(seats)), strict=True):
                _province(canvas, area, view, context, seat)
        _bar(canvas, plan.bar, view, context)
        if view.observer is not None:
            _hand(canvas, plan.hand, view, context, view.observer)
        return canvas


def _plan(context: BoardContext, *, has_hand: bool) -> Layout:
    hand = (4 if context.height >= 21 else 3 if context.height >= 14 else 1) if has_hand else 0
    bar = 3 if context.height >= 21 else 1
    upper = (context.height - hand - bar + 1) // 2
    lower = context.height - hand - bar - upper
    return Layout(
        Area(0, 0, context.width, upper),
        Area(0, upper, context.width, bar),
        Area(0, upper + bar, context.width, lower),
        Area(0, context.height - hand, context.width, hand),
    )


def _seating(view: WarOfClansView) -> tuple[list[int], list[int]]:
    """The rivals clockwise above, one's own province below; a spectator sees them as they sit."""
    if view.observer is None:
        half = (view.seats + 1) // 2
        return list(range(half)), list(range(half, view.seats))
    own = view.observer
    return [(own + step) % view.seats for step in range(1, view.seats)], [own]


def _share(row: Area, count: int) -> list[Area]:
    width = row.width // count
    gap = 1 if width > 14 else 0
    return [Area(row.x + i * width, row.y, width - gap, row.height) for i in range(count)]


def _province(
    canvas: Canvas, area: Area, view: WarOfClansView, context: BoardContext, seat: int
) -> None:
    pick = f"province:{letter(seat)}"
    mark = context.mark(pick)
    canvas.fill(area, palette.RAISED, pick)
    if area.height > 6:
        canvas.hills(Area(area.x, area.y + 2, area.width, area.height - 4), palette.HILL, seat)
    _name(canvas, area, view, context, seat, mark)
    step = max(2, min(7, area.width // CLANS))
    start = area.x + (area.width - step * CLANS) // 2 + (1 if step > 3 else 0)
    for clan in range(CLANS):
        column = Area(start + clan * step, area.y + 1, step - (1 if step > 3 else 0), 0)
        lower = mark in (Mark.GLOW, Mark.FOCUS)
        army = pick if lower else f"army:{letter(seat)}:{CLAN_NAMES[clan]}"
        column = column._replace(height=area.height - 1)
        _army(canvas, column, view, context, seat, clan, army)
    if mark in (Mark.GLOW, Mark.FOCUS):
        _brackets(canvas, area)


def _name(
    canvas: Canvas, area: Area, view: WarOfClansView, context: BoardContext, seat: int, mark: Mark
) -> None:
    pick = f"province:{letter(seat)}"
    focused = mark is Mark.FOCUS
    on = palette.ACT if focused else palette.RAISED
    canvas.fill(Area(area.x, area.y, area.width, 1), on)
    acts = seat in view.actors
    ink = palette.BLACK if focused else palette.WIN if acts else palette.INK
    x = canvas.put(area.x + 1, area.y, f"{'▸' if acts else ' '}{letter(seat)} ", ink, bold=True)
    if context.key(pick):
        x = canvas.put(
            x, area.y, f"‹{context.key(pick)}› ", palette.BLACK if focused else palette.ACT
        )
    backs = _backs(view, seat, short=area.width < 20) if area.width > 12 else ""
    room = area.x + area.width - 1 - x - (len(backs) + 1 if backs else 0)
    whose = context.text("woc-own-province") if seat == view.observer else context.name(seat)
    canvas.put(x, area.y, fit(whose, room), ink, bold=True)
    end = area.x + area.width - 1
    canvas.put(end - len(backs), area.y, backs, palette.BLACK if focused else palette.CALM)


def _backs(view: WarOfClansView, seat: int, *, short: bool) -> str:
    """A rival's hand, face down. After the end: the clan that was served."""
    card = view.loyalties[seat]
    if view.is_over and isinstance(card, Loyalty) and view.scores is not None:
        return f"{initial(card.clan)} {view.scores[seat]}"
    hand = view.hands[seat]
    if isinstance(hand, Hand):
        return ""
    return f"▮{hand.count}" if short else "▮" * hand.count


def _army(
    canvas: Canvas,
    column: Area,
    view: WarOfClansView,
    context: BoardContext,
    seat: int,
    clan: int,
    pick: str,
) -> None:
    """A column of cards: the front one with its letter, the edges of the others above it."""
    strength = view.armies[seat][clan]
    canvas.claim(column, pick)
    room = column.height - 2
    for card in range(min(strength, room)):
        y = column.y + room - 1 - card
        line = initial(clan).center(column.width) if card == 0 else "▔" * column.width
        ink = palette.CARD_INK if card == 0 else EDGES[clan]
        canvas.put(column.x, y, line, ink, COLOURS[clan], bold=card == 0)
    mark = Mark.CALM if pick.startswith("province") else context.mark(pick)
    on = palette.ACT if mark is Mark.FOCUS else palette.RAISED
    count = str(strength) if strength else "·"
    if (seat, clan) in view.touched:
        count += "◈" if column.width > 2 else ""
    ink = _ink(mark, palette.INK if strength else palette.LINE)
    foot = {Mark.CALM: initial(clan), Mark.MADE: "●"}.get(mark, _key(context, pick, column.width))
    calm = EDGES[clan] if strength else palette.INK_FAINT
    canvas.put(column.x, column.y + room, count.center(column.width), ink, on, bold=True)
    canvas.put(column.x, column.y + room + 1, foot.center(column.width), _ink(mark, calm), on)


def _key(context: BoardContext, pick: str, width: int) -> str:
    key = context.key(pick)
    if not key:
        return "▲"
    return f"‹{key}›" if width > 2 else key


def _ink(mark: Mark, calm: str) -> str:
    return {Mark.FOCUS: palette.BLACK, Mark.GLOW: palette.ACT, Mark.MADE: palette.WIN}.get(
        mark, calm
    )


def _brackets(canvas: Canvas, area: Area) -> None:
    right, bottom = area.x + area.width - 1, area.y + area.height - 1
    for x, y, corner in ((area.x, bottom, "┗"), (right, bottom, "┛"), (area.x, area.y, "┏")):
        canvas.put(x, y, corner, palette.ACT, bold=True)
    canvas.put(right, area.y, "┓", palette.ACT, bold=True)


def _bar(canvas: Canvas, bar: Area, view: WarOfClansView, context: BoardContext) -> None:
    """Deck and discards, the three orders as lanterns, the strength of every clan."""
    canvas.fill(bar, palette.LACQUER, "")
    if bar.height == 3:
        for y in (bar.y, bar.y + 2):
            canvas.put(bar.x, y, "─" * bar.width, palette.LINE)
    y = bar.y + bar.height // 2
    x = _pile(canvas, 1, y, view.deck, context.text("woc-deck"), palette.CALM)
    x = _pile(canvas, x, y, sum(view.discards), context.text("woc-discards"), palette.INK_FAINT)
    strengths = [sum(armies[clan] for armies in view.armies) for clan in range(CLANS)]
    end = bar.x + bar.width - 1 - sum(len(f" {n}") + 2 for n in strengths)
    for order, word in enumerate(_lantern_words(view, context, end - x - 2), 1):
        x = _lantern(canvas, x, y, order, word, view) + 1
    for clan, strength in enumerate(strengths):
        served = view.observer is not None and view.loyalties[view.observer] == Loyalty(clan)
        end = canvas.put(end, y, f" {initial(clan)}", EDGES[clan], bold=True, underline=False)
        end = canvas.put(end, y, f"{strength}", palette.INK, underline=served, bold=served) + 1


def _pile(canvas: Canvas, x: int, y: int, count: int, word: str, ink: str) -> int:
    x = canvas.put(x, y, f"▮{count} ", ink, bold=True)
    return canvas.put(x, y, word, palette.INK_SOFT) + 2


def _lantern_words(view: WarOfClansView, context: BoardContext, room: int) -> list[str]:
    """The names of the orders, or of the one that is due, or none: as many as there is room for."""
    words = [context.text(f"woc-order-{order}") for order in ("first", "second", "third")]
    due = [word if order == view.order else "" for order, word in enumerate(words, 1)]
    for wish in (words, due):
        if sum(cell_len(word) + 5 for word in wish) <= room:
            return wish
    return ["", "", ""]


def _lantern(canvas: Canvas, x: int, y: int, order: int, word: str, view: WarOfClansView) -> int:
    lit = order == view.order and not view.is_over
    given = order < view.order or view.is_over
    ink = palette.BLACK if lit else palette.WIN if given else palette.INK_FAINT
    on = palette.WIN if lit else palette.LACQUER
    x = canvas.put(x, y, f"({'✓' if given else order})", ink, on, bold=lit)
    if not word:
        return x
    return canvas.put(x + 1, y, word, palette.WIN if lit else palette.INK_FAINT, bold=lit)


def _hand(
    canvas: Canvas, area: Area, view: WarOfClansView, context: BoardContext, seat: int
) -> None:
    """The loyalty card, which nobody else sees, then the cards in hand."""
    hand, loyalty = view.hands[seat], view.loyalties[seat]
    assert isinstance(hand, Hand), "one's own hand is face up"
    assert isinstance(loyalty, Loyalty), "one's own loyalty is face up"
    clan = context.text(f"woc-card-{CARD_NAMES[loyalty.clan]}")
    serves = context.text("woc-you-serve")
    width = min(max(len(serves), len(clan)) + 4, area.width // 3)
    look = Look(initial(loyalty.clan), clan, COLOURS[loyalty.clan], EDGES[loyalty.clan])
    where = Area(area.x + 1, area.y, width, area.height)
    draw_card(canvas, where, look, frame=DASHED, above=serves)
    cards = [kind for kind, count in enumerate(hand.cards) for _ in range(count)]
    x = where.x + width + 2
    room = area.width - x
    wide = max(4, min(10, room // max(len(cards), 1) - 1))
    for kind in cards:
        pick = f"hand:{CARD_NAMES[kind]}"
        name = context.text(f"woc-card-{CARD_NAMES[kind]}")
        look = Look(initial(kind), name, COLOURS[kind], EDGES[kind])
        draw_card(canvas, Area(x, area.y, wide, area.height), look, pick=pick, context=context)
        x += wide + 1
