"""Writing positions: complete ones for tests and records, or what an observer sees."""

from typing import Final

from uguisu.games.shinobi.actions import WEAPON_LETTERS
from uguisu.games.shinobi.state import (
    ATTACKS,
    BY_ATTACK,
    CAUSES,
    MISSED,
    NOTHING,
    STRUCK,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)
from uguisu.games.shinobi.view.types import PHASES, Attack, Card, Hand, ShinobiView
from uguisu.kernel.seats import letter

CLANS: Final = "LROGFC"
OUTCOMES: Final = (".", "m", "s", "i+", "i-", "p+", "p-")


def write(state: ShinobiState) -> str:
    parts = [_seat(state, seat) for seat in range(state.seats)]
    parts += [f"start {letter(state.start)}", f"round {state.round}"]
    parts += [f"{'over' if state.is_over else PHASES[state.phase]} {letter(state.turn)}"]
    parts += [f"limit {state.round_limit}"] if state.round_limit else []
    parts += ["free"] if state.free else []
    clans = "".join(CLANS[clan] for clan in state.clans)
    parts += [f"clans {clans}"] if not CLANS.startswith(clans) else []
    if any(state.verdicts):
        parts += ["verdicts", *(_verdict(*divmod(code, WEAPONS)) for code in state.verdicts)]
    if state.last_to_fall:
        won = (letter(seat) for seat in range(state.seats) if state.last_to_fall >> seat & 1)
        parts += ["won " + "".join(won)]
    return " ".join(parts)


def _seat(state: ShinobiState, seat: int) -> str:
    lost = state.lost[seat * CAUSES : seat * CAUSES + CAUSES]
    causes = "".join(f"/{n}" for n in lost) if sum(lost) != lost[BY_ATTACK] else ""
    slots = range(seat * ATTACKS, seat * ATTACKS + ATTACKS)
    cards = " ".join(_card(state, slot) for slot in slots)
    return f"{letter(seat)}{state.lives[seat]}{causes}[{cards}]"


def _card(state: ShinobiState, slot: int) -> str:
    if state.cards[slot] == NOTHING:
        return "-"
    face = "!" if state.faces >> slot & 1 else ""
    return WEAPON_LETTERS[state.cards[slot]] + WEAPON_LETTERS[state.declared[slot]] + face


def _verdict(outcome: int, third: int) -> str:
    turned = outcome not in (UNRESOLVED, MISSED, STRUCK)
    return OUTCOMES[outcome] + (WEAPON_LETTERS[third] if turned else "")


def write_view(view: ShinobiView) -> str:
    """The position as the observer sees it, for errors and the terminal."""
    parts = []
    for seat in range(view.seats):
        cards = " ".join(_seen(attack) for attack in view.attacks[seat])
        parts.append(f"{letter(seat)}{view.lives[seat]}[{cards}]")
    for hand in view.hands:
        if isinstance(hand, Hand):
            parts.append(f"hand {''.join(WEAPON_LETTERS[weapon] for weapon in hand.weapons)}")
    return " ".join([*parts, "|", f"round {view.round}", view.phase, letter(view.turn)])


def _seen(attack: Attack | None) -> str:
    if attack is None:
        return "-"
    card = WEAPON_LETTERS[attack.card.weapon] if isinstance(attack.card, Card) else "?"
    return card + WEAPON_LETTERS[attack.declared] + ("!" if attack.open else "")
