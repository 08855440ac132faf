"""The observer's own things: the hand, which nobody else sees, tiles, treasures and cards."""

from typing import Final

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import BoardContext
from uguisu.cli.terminal.boards.card import Look, draw_card
from uguisu.cli.terminal.boards.ninjato_parts import CLANS, KIND_INKS, RUMOUR_IDS, SKILL_IDS, Line
from uguisu.cli.terminal.canvas import DASHED, Area, Canvas
from uguisu.games.ninjato.actions import TREASURES
from uguisu.games.ninjato.components import SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.notation.pieces import CLAN_LETTERS
from uguisu.games.ninjato.view.types import Hand, NinjatoView, Player

CARD: Final = 6
"""Columns of a tall card."""
KANJI: Final = "一二三四五"


def draw_own(
    canvas: Canvas,
    view: NinjatoView,
    context: BoardContext,
    top: int,
    me: int,
    *,
    hand: int,
    more: int,
) -> None:
    """`hand` is how many lines the hand has, `more` whether envoys and rumours have one."""
    player = view.players[me]
    _hand(canvas, context, top, player, hand)
    line = Line(canvas, context, 1, top + hand, context.width)
    line.say(f"{context.text('njt-board-skills')} ", palette.INK_SOFT)
    for tile in player.tiles:
        text = f"{context.text(SKILL_IDS[tile.skill])}{'~' * tile.used}"
        ink = palette.INK_FAINT if tile.used else palette.INK
        line.offer(f"skill:{SKILL_NAMES[tile.skill]}", text, ink)
        line.gap()
    line = Line(canvas, context, 1, top + hand + 1, context.width)
    line.say(f"{context.text('njt-board-treasures')} ", palette.INK_SOFT)
    for kind, count in enumerate(player.treasures):
        for _ in range(count):
            line.offer(f"treasure:{TREASURE_NAMES[kind]}", TREASURES[kind], KIND_INKS[kind])
            line.gap()
    if more:
        _papers(Line(canvas, context, 1, top + hand + 2, context.width), player)


def _hand(canvas: Canvas, context: BoardContext, top: int, player: Player, height: int) -> None:
    """Cards side by side, the highest first; on one line where it is low."""
    assert isinstance(player.hand, Hand)
    values = [v for v in range(5, 0, -1) for _ in range(player.hand.cards[v - 1])]
    line = Line(canvas, context, 1, top + height // 2, context.width)
    line.say(f"{context.text('njt-board-hand')} ", palette.INK_SOFT)
    for value in values:
        if height < 3:
            line.say(DASHED[3], palette.INK_FAINT)
            line.offer(f"hand:{value}", str(value))
            line.say(DASHED[3], palette.INK_FAINT)
        elif line.x + CARD <= line.end:
            face = Look(str(value), f"{value} {KANJI[value - 1]}", palette.RAISED, palette.INK_SOFT)
            area = Area(line.x, top, CARD, height)
            draw_card(canvas, area, face, pick=f"hand:{value}", context=context, frame=DASHED)
            line.gap(CARD)


def _papers(line: Line, player: Player) -> None:
    """Envoys, a mask as a star, and rumours."""
    line.say(f"{line.context.text('njt-board-envoys')} ", palette.INK_SOFT)
    for card in player.envoys:
        text = f"{CLAN_LETTERS[card.clan]}{card.age}{'*' * card.mask}"
        line.say(text, palette.CARD_INK, on=CLANS[card.clan])
        line.gap()
    line.say(f" {line.context.text('njt-board-rumours')} ", palette.INK_SOFT)
    for kind, name in enumerate(RUMOUR_IDS):
        count = sum(card.kind == kind for card in player.rumours)
        if count:
            line.say(f"{line.context.text(name)}×{count} +{player.bonuses[kind]} ", palette.INK)
