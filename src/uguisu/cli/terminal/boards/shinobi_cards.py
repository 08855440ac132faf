"""Attack cards of Shinobi as boards draw them: who gave it, what was declared, what it is.

A back has the colour of its clan, a face is pale; a card only its owner sees is underlined.
"""

from typing import Final

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import BoardContext, Mark
from uguisu.cli.terminal.boards.card import Look, draw_card
from uguisu.cli.terminal.canvas import DASHED, HEAVY, ROUND, Area, Canvas, fit
from uguisu.games.shinobi.components import CLAN_NAMES, WEAPON_NAMES
from uguisu.games.shinobi.view.types import Attack, Card, Hand, ShinobiView
from uguisu.kernel.seats import letter

COLOURS: Final = ("#7c5093", "#3d7654", "#a9486a", "#96670f", "#3b69a6", "#806049")
EDGES: Final = ("#c9a6da", "#9cc7a8", "#e6a3ba", "#e6c06a", "#9cc0ec", "#d3b39a")
SIGNS: Final = ("✦S", "ΨI", "†K", "╱B")
"""Shape and letter of the weapons."""
HIDDEN: Final = "▒▒"
FACE: Final = "#e8dcc0"
FACE_INK: Final = "#2a2118"
STEEL: Final = "#39414f"


def clan_of(view: ShinobiView, seat: int) -> int:
    return CLAN_NAMES.index(view.clans[seat])


def weapon_name(context: BoardContext, weapon: int) -> str:
    return context.text(f"shi-weapon-{WEAPON_NAMES[weapon]}")


def sign(attack: Attack) -> str:
    return SIGNS[attack.card.weapon] if isinstance(attack.card, Card) else HIDDEN


def ground(view: ShinobiView, attack: Attack) -> tuple[str, str]:
    """Ink and colour of a card as it lies there."""
    if attack.open:
        return FACE_INK, FACE
    return palette.CARD_INK, COLOURS[clan_of(view, attack.attacker)]


def draw_small(canvas: Canvas, area: Area, view: ShinobiView, attack: Attack | None) -> None:
    """A card before somebody else: giver, weapon, declaration; two lines leave the giver out."""
    if attack is None:
        canvas.fill(area, palette.SUNK)
        return
    ink, on = ground(view, attack)
    canvas.fill(area, on)
    declared = SIGNS[attack.declared][1]
    said = f"“{declared}”" if area.width > 2 else declared.lower()
    secret = not attack.open and isinstance(attack.card, Card)
    lines = [(letter(attack.attacker), False), (sign(attack), secret), (said, False)]
    for y, (line, underline) in enumerate(lines[-area.height :]):
        text = fit(line, area.width)
        x = area.x + (area.width - len(text)) // 2
        canvas.put(x, area.y + y, text, ink, bold=y < 2, underline=underline)


def draw_large(
    canvas: Canvas,
    area: Area,
    view: ShinobiView,
    context: BoardContext,
    giver: int,
    attack: Attack | None,
) -> None:
    """A card before oneself, which can be picked; without a card, its place."""
    pick = f"attack:{letter(giver)}"
    name = context.name(giver)
    edge = EDGES[clan_of(view, giver)]
    if attack is None:
        look = Look(letter(giver), "", palette.SUNK, palette.LINE)
        draw_card(canvas, area, look, pick=pick, context=context, above=name, frame=DASHED)
        return
    colour = STEEL if attack.open else ground(view, attack)[1]
    if isinstance(attack.card, Card):
        what = weapon_name(context, attack.card.weapon)
    else:
        what = HIDDEN + excluded(view, giver)
    said = f"“{weapon_name(context, attack.declared)}”"
    words = what if area.height > 4 else f"{letter(giver)} {sign(attack)} {said}"
    look = Look(letter(giver), words, colour, edge)
    draw_card(canvas, area, look, pick=pick, context=context, above=name)
    if area.height > 4:
        canvas.centre(area.inside(), (area.height - 2) // 2, said, palette.CARD_INK)
    elif area.height < 3:
        canvas.centre(area, 1, f"{sign(attack)} {said}", palette.CARD_INK)


def excluded(view: ShinobiView, giver: int) -> str:
    """What a hidden card cannot be: the weapons its giver has shown elsewhere."""
    shown = [
        SIGNS[attack.card.weapon]
        for attacks in view.attacks
        for attack in attacks
        if attack and attack.attacker == giver and attack.open and isinstance(attack.card, Card)
    ]
    return f" ≠ {' '.join(shown)}" if shown else ""


def draw_hand(
    canvas: Canvas, areas: list[Area], view: ShinobiView, context: BoardContext, me: int
) -> None:
    """The four weapons: those still in hand, and for the others to whom they went."""
    hand = view.hands[me]
    assert isinstance(hand, Hand), "one's own hand is face up"
    for weapon, area in enumerate(areas):
        held = weapon in hand.weapons
        name, sign_of = weapon_name(context, weapon), SIGNS[weapon]
        kept = fitting(area, f"{sign_of[0]} {name}", name, sign_of)
        words = kept if held else f"{sign_of} ▸ {_target(view, me, weapon)}"
        colour = STEEL if held else palette.SUNK
        draw_thing(canvas, area, context, f"hand:{WEAPON_NAMES[weapon]}", words, colour, DASHED)


def fitting(area: Area, *words: str) -> str:
    """The first of these words that the place has room for, or the last."""
    return next((word for word in words if len(word) <= area.width - 2), words[-1])


def _target(view: ShinobiView, me: int, weapon: int) -> str:
    """To whom this weapon was given."""
    for victim, attacks in enumerate(view.attacks):
        for attack in attacks:
            if attack and attack.attacker == me and attack.card == Card(weapon):
                return letter(victim)
    return ""


def draw_words(canvas: Canvas, areas: list[Area], context: BoardContext) -> None:
    """The four weapons as words to declare."""
    for weapon, area in enumerate(areas):
        name = weapon_name(context, weapon)
        words = fitting(area, f"“{name}”", name, f"“{SIGNS[weapon][1]}”")
        pick = f"declare:{WEAPON_NAMES[weapon]}"
        draw_thing(canvas, area, context, pick, words)


def draw_thing(
    canvas: Canvas,
    area: Area,
    context: BoardContext,
    pick: str,
    words: str,
    colour: str = palette.LACQUER,
    frame: str = ROUND,
) -> None:
    """One line of words that can be picked, with its key, in a frame where there is room."""
    mark, key = context.mark(pick), context.key(pick)
    acts = mark in (Mark.GLOW, Mark.FOCUS)
    ink = {Mark.FOCUS: palette.BLACK, Mark.GLOW: palette.ACT, Mark.MADE: palette.WIN}
    calm = palette.WIN if mark is Mark.MADE else palette.INK_FAINT
    canvas.fill(area, palette.ACT if mark is Mark.FOCUS else colour, pick)
    if area.height > 2:
        edge = palette.BLACK if mark is Mark.FOCUS else palette.ACT if acts else calm
        canvas.frame(area, edge, HEAVY if acts else frame, bold=acts)
        canvas.centre(area, area.height - 1, f"‹{key}›" if key else "", edge, bold=True)
    text = f"‹{key}› {words}" if key and area.height < 3 else words
    inner = area.inside(1, 0) if area.height > 2 else area
    canvas.centre(inner, area.height // 2, text, ink.get(mark, palette.INK_SOFT), bold=acts)
