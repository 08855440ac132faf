"""Ninjato in the terminal: players above, then the four places, five houses, and one's own."""

from typing import Final, NamedTuple

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import Board, BoardContext
from uguisu.cli.terminal.boards.ninjato_own import draw_own
from uguisu.cli.terminal.boards.ninjato_parts import (
    CLANS,
    KIND_INKS,
    SKILL_IDS,
    SKILL_LETTERS,
    Line,
    against,
    envoy,
    guard,
    rumour,
    treasures,
)
from uguisu.cli.terminal.canvas import Area, Canvas
from uguisu.games.ninjato.actions import TREASURES
from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES
from uguisu.games.ninjato.notation.pieces import CLAN_LETTERS
from uguisu.games.ninjato.view.types import Hand, House, NinjatoView, Player
from uguisu.kernel.seats import letter

SIDES: Final = ("strength", "stealth")
SIGNS: Final = ("▲", "▼")
LABEL: Final = 10
"""Columns for the name of a place."""


class Layout(NamedTuple):
    """How many lines each part has, from above; four are for the places and one for a decision."""

    players: int
    house: int
    hand: int
    papers: int
    piles: int


class NinjatoBoard(Board):
    def draw(self, view: NinjatoView, context: BoardContext) -> Canvas:
        canvas = Canvas(context.width, context.height)
        plan = _plan(view, context)
        _bar(canvas, view, context)
        for row, seat in enumerate(view.order[: plan.players]):
            _player(Line(canvas, context, 0, 1 + row, context.width), view, seat)
        top = 1 + plan.players
        _places(canvas, view, context, top)
        top += 4
        for number, area in enumerate(_columns(context.width, top, plan.house)):
            _house(canvas, area, view, context, number)
        top += plan.house
        _decision(Line(canvas, context, 1, top, context.width), view)
        if view.observer is not None:
            draw_own(
                canvas, view, context, top + 1, view.observer, hand=plan.hand, more=plan.papers
            )
            top += plan.hand + 2 + plan.papers
        if plan.piles:
            _piles(Line(canvas, context, 1, top + 1, context.width), view)
        return canvas


def _plan(view: NinjatoView, context: BoardContext) -> Layout:
    """Players before tall houses, tall houses before a tall hand."""
    own = 0 if view.observer is None else 3
    left = context.height - 1 - 4 - 1 - own - 2
    players = max(0, min(view.seats, left))
    left -= players
    house = 5 if left >= 3 else 2
    left -= house - 2
    hand = (3 if left >= 2 else 1) if own else 0
    left -= hand - 1 if own else 0
    papers = 1 if own and left >= 1 else 0
    return Layout(players, house, hand, papers, 1 if left - papers >= 1 else 0)


def _columns(width: int, top: int, height: int) -> list[Area]:
    wide = width // 5
    return [Area(i * wide, top, wide - 1, height) for i in range(5)]


def _bar(canvas: Canvas, view: NinjatoView, context: BoardContext) -> None:
    """The round, the turn order now and next, and what each clan would reward whom."""
    canvas.fill(Area(0, 0, context.width, 1), palette.LACQUER)
    line = Line(canvas, context, 1, 0, context.width)
    line.say(context.text("njt-board-round", round=view.round), palette.INK, bold=True)
    for name, order in (("njt-board-order", view.order), ("njt-board-next", view.next_order)):
        line.gap()
        line.say(f"{context.text(name)} {''.join(map(letter, order))}", palette.INK_SOFT)
    for clan in view.clan_order:
        line.gap()
        standing = view.clans[clan]
        line.say(f" {CLAN_LETTERS[clan]}{standing.honour} ", palette.CARD_INK, on=CLANS[clan])
        firsts = [standing.first, standing.second]
        line.say("".join(letter(seat) for seat in firsts if seat is not None), palette.INK)


def _player(line: Line, view: NinjatoView, seat: int) -> None:
    """Honour, shuriken, cards, envoys by clan, rumours, elite guards, treasures, tiles."""
    player = view.players[seat]
    acts = seat in view.actors
    line.say("▸" if acts else " ", palette.WIN)
    ink = palette.WIN if acts else palette.INK
    name = line.context.name(seat)[:10]
    line.say(f"{letter(seat)} {name.ljust(10) if line.end > 60 else ''} ", ink, bold=acts)
    line.say(f"{player.honour:>3}", palette.WIN, bold=True)
    line.say(f" {'✦' * player.shuriken}{'·' * (3 - player.shuriken)}", palette.INK_SOFT)
    _cards(line, player)
    for clan in range(len(CLANS)):
        count = sum(card.clan == clan for card in player.envoys)
        line.gap()
        line.say(f"{CLAN_LETTERS[clan]}{count}", palette.CARD_INK, on=CLANS[clan])
    line.say(f" R{len(player.rumours)} E{len(player.elites)} ", palette.INK_SOFT)
    for kind, count in enumerate(player.treasures):
        line.say(TREASURES[kind] * count, KIND_INKS[kind])
    for tile in player.tiles:
        line.gap()
        line.say(SKILL_LETTERS[tile.skill], palette.INK_FAINT if tile.used else palette.CALM)


def _cards(line: Line, player: Player) -> None:
    """How many, and those that everybody saw being taken."""
    hand = player.hand
    count = sum(hand.cards) if isinstance(hand, Hand) else hand.count
    seen = "".join(str(v) * n for v, n in enumerate(player.known, 1))
    line.say(f" ▮{count}{':' if seen else ''}{seen}", palette.CALM)


def _places(canvas: Canvas, view: NinjatoView, context: BoardContext, top: int) -> None:
    """Dojo, Sensei, Palace and Pavilion, a line each."""
    lines = []
    for row, name in enumerate(("dojo", "sensei", "palace", "pavilion")):
        line = Line(canvas, context, 1, top + row, context.width)
        canvas.fill(Area(0, top + row, context.width, 1), palette.RAISED)
        line.offer(f"place:{name}", context.text(f"njt-place-{name}"), palette.INK)
        line.x = max(line.x + 1, LABEL + 4)
        lines.append(line)
    _dojo(lines[0], view)
    for tile in view.sensei:
        if tile is not None:
            text = f"{context.text(SKILL_IDS[tile.skill])} {tile.cost or '?'}"
            lines[1].offer(f"tile:{SKILL_NAMES[tile.skill]}", text)
            lines[1].gap()
    for slot, card in enumerate(view.palace, 1):
        if card is not None:
            lines[2].offer(f"envoy:{slot}", envoy(card), palette.CARD_INK, on=CLANS[card.clan])
            lines[2].gap()
    for slot, found in enumerate(view.pavilion, 1):
        if found is not None:
            lines[3].offer(f"rumour:{slot}", rumour(found, context))
            lines[3].gap()


def _dojo(line: Line, view: NinjatoView) -> None:
    line.offer("dojo:deck", f"▮{view.dojo_deck}", palette.CALM)
    for value in view.dojo:
        line.gap()
        if value is None:
            line.say("·", palette.INK_FAINT)
        else:
            line.offer(f"dojo:{value}", f" {value} ", palette.INK)
    line.say(f"  ✦{''.join(map(letter, view.dojo_stack))}" if view.dojo_stack else "", palette.INK)
    seen = "".join(f" {v}×{n}" for v, n in enumerate(view.dojo_discards, 1) if n)
    line.say(f"  ⌫{seen}" if seen else "", palette.INK_FAINT)


def _house(
    canvas: Canvas, area: Area, view: NinjatoView, context: BoardContext, number: int
) -> None:
    """Banner and treasures, the sentry, and the two sides; on two lines where it is low."""
    house = view.houses[number]
    raided = view.invasion is not None and view.invasion.house == number
    end = area.x + area.width
    canvas.fill(area, palette.RAISED)
    line = Line(canvas, context, area.x, area.y, end)
    line.say(f" {number + 1} ", palette.WIN if raided else palette.INK, bold=True)
    banner = f"{CLAN_LETTERS[house.clan]}{house.honour}"
    line.say(banner, palette.CARD_INK, on=CLANS[house.clan])
    if area.height > 2:
        line = Line(canvas, context, area.x + 1, area.y + 1, end)
    else:
        line.gap()
    where = "house" if raided else ""
    treasures(line, house.light, where=where)
    treasures(line, house.red, red=True, where=where)
    if house.sentry is not None:
        _sides(canvas, area, context, house, number)


def _sides(canvas: Canvas, area: Area, context: BoardContext, house: House, number: int) -> None:
    assert house.sentry is not None
    end = area.x + area.width
    low = area.height <= 2
    line = Line(canvas, context, area.x + 1, area.y + (1 if low else 2), end)
    if not low:
        line.say(f"{context.text('njt-board-sentry')} {guard(house.sentry)}", palette.INK_SOFT)
    for side, name in enumerate(SIDES):
        if not low:
            line = Line(canvas, context, area.x + 1, area.y + 3 + side, end)
        text = f"{SIGNS[side]}{against(house.sentry, side)}"
        line.offer(f"place:house:{number + 1}:{name}", text, palette.INK_SOFT)
        line.gap()


def _decision(line: Line, view: NinjatoView) -> None:
    """What stands between the places and the hand: a raid, a marker, a reward."""
    if view.invasion is not None:
        _raid(line, view)
    if view.asks == "marker":
        for clan, honour in view.supply:
            pick = f"marker:{CLAN_NAMES[clan]}:{honour}"
            line.offer(pick, f"{CLAN_LETTERS[clan]}{honour}", palette.CARD_INK, on=CLANS[clan])
            line.gap()
    elif view.asks == "disguise":
        for clan, name in enumerate(CLAN_NAMES):
            text = f" {line.context.text(f'njt-clan-{name}')} "
            line.offer(f"disguise:{name}", text, palette.CARD_INK, on=CLANS[clan])
            line.gap()
        line.offer("disguise:none", line.context.text("njt-pick-no-disguise"), palette.INK)
    elif view.asks in ("first", "second"):
        line.offer(
            "honour",
            line.context.text("njt-pick-honour", honour=view.scoring.honour if view.scoring else 0),
            palette.WIN,
        )


def _raid(line: Line, view: NinjatoView) -> None:
    raid = view.invasion
    assert raid is not None
    line.say(f"{raid.house + 1} {SIGNS[raid.side]} ", palette.WIN, bold=True)
    if raid.guard is not None:
        values = (raid.guard.strength, raid.guard.stealth)[raid.side]
        for half, value in enumerate(values):
            name = ("first", "second")[half]
            text = f"{'✗' if raid.beaten[half] else ''}{'><'[raid.side]}{value}"
            line.offer(f"guard:{name}", text, palette.INK)
            line.gap()
    if raid.light or raid.red:
        line.say(f"{line.context.text('njt-board-won')} ", palette.INK_SOFT)
        treasures(line, raid.light, where="shuriken")
        treasures(line, raid.red, red=True, where="shuriken")
        line.gap()
    for pick in ("banzai", "leave", "fail"):
        if pick in line.context.keys or view.asks in ("strike", "banzai"):
            line.offer(pick, line.context.text(f"njt-pick-{pick}"), palette.INK_FAINT)
            line.gap()


def _piles(line: Line, view: NinjatoView) -> None:
    """What the piles still hold."""
    piles = (
        ("guards", view.guard_deck),
        ("elite", view.elite_deck),
        ("bag", view.bag),
        ("envoys", view.envoy_deck),
        ("rumours", view.rumour_deck),
        ("tiles", view.tile_pile),
    )
    for name, count in piles:
        line.say(f"{line.context.text(f'njt-board-{name}')} {count}", palette.INK_FAINT)
        line.gap(2)
