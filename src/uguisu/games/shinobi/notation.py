"""One line for a position, a few words for an action.

Weapons are s shuriken, i sai, k katana, b blowgun; seats are A to F, each to the right of the one
before; clans are L Seven Lives, R Rhanobi, O Octosushi, G Sin San Güich, F Flying Fish, C Canzaï.

Actions:   k as s  give the next target a katana, declared as a shuriken (others see ? as s)
           reveal 13  turn the cards of the attackers one and three seats to the left
           accept, denounce incompetence, denounce plotting

Position:  A5[ks! bb - ] B5 C5 D2/1/0/2 start D assign B
           A has 5 lives; before A lie a katana declared as a shuriken, face up, from the nearest
           attacker, a blowgun declared as such from the second, nothing yet from the third;
           D has 2 lives, lost 1 to an attack, none by a false accusation, 2 denounced;
           D has the pawn, B is assigning attacks (or: reveal B, decide B, over B);
           then, where they matter: round 3, limit 200, free, clans ROLG,
           won BD (nobody is left, and these fell last, at once),
           verdicts m s i-k . (per seat: missed, struck, incompetence or plotting proved + or
           refuted - by the third card, unresolved)
What a position does not say is filled in, see reading.py.
"""

import re
from typing import Final

from uguisu.games.shinobi.state import (
    ACCEPT,
    ACTIONS,
    ASSIGN,
    ATTACKS,
    BY_ATTACK,
    CAUSES,
    INCOMPETENCE,
    MISSED,
    NOTHING,
    PLOTTING,
    REVEAL,
    STRUCK,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)
from uguisu.games.shinobi.view import PHASES, Attack, Card, Hand, ShinobiView
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.given import check_action_text
from uguisu.kernel.seats import letter

CARDS: Final = "sikb"
CLANS: Final = "LROGFC"
OUTCOMES: Final = (".", "m", "s", "i+", "i-", "p+", "p-")
SPOKEN: Final = {
    REVEAL: "reveal 12",
    REVEAL + 1: "reveal 13",
    REVEAL + 2: "reveal 23",
    ACCEPT: "accept",
    INCOMPETENCE: "denounce incompetence",
    PLOTTING: "denounce plotting",
}
GIFT: Final = re.compile(r"([sikb?]) as ([sikb])")


def write_action(action: int) -> str:
    if action < REVEAL:
        card, weapon = divmod(action - ASSIGN, WEAPONS)
        return f"{CARDS[card]} as {CARDS[weapon]}"
    return SPOKEN[action]


def shown_gift(action: int) -> str:
    """SHI-11: what the others perceive of a card that is given."""
    return f"? as {CARDS[action % WEAPONS]}"


ALL_ACTIONS: Final = {write_action(action): action for action in range(ACTIONS)}


def read_action(text: str) -> int:
    check_action_text(text)
    if text not in ALL_ACTIONS:
        right = "k as s, reveal 13, accept, denounce incompetence or denounce plotting"
        raise BadNotation(f"{quoted(text)} is no action: write {right}.")
    return ALL_ACTIONS[text]


def read_gift(shown: str) -> tuple[int | None, int]:
    """The card, if it was seen, and the declaration of `k as s` or `? as s`."""
    match = GIFT.fullmatch(shown)
    assert match, "only gifts are read as gifts"
    card = CARDS.find(match[1])
    return (None if card < 0 else card), CARDS.index(match[2])


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
    return CARDS[state.cards[slot]] + CARDS[state.declared[slot]] + face


def _verdict(outcome: int, third: int) -> str:
    turned = outcome not in (UNRESOLVED, MISSED, STRUCK)
    return OUTCOMES[outcome] + (CARDS[third] if turned else "")


def write_view(view: ShinobiView) -> str:
    """The position as the observer sees it, for errors and the terminal."""
    parts = []
    for seat in range(view.seats):
        cards = " ".join(_seen(attack) for attack in view.attacks[seat])
        parts.append(f"{letter(seat)}{view.lives[seat]}[{cards}]")
    for hand in view.hands:
        if isinstance(hand, Hand):
            parts.append(f"hand {''.join(CARDS[weapon] for weapon in hand.weapons)}")
    return " ".join([*parts, "|", f"round {view.round}", view.phase, letter(view.turn)])


def _seen(attack: Attack | None) -> str:
    if attack is None:
        return "-"
    card = CARDS[attack.card.weapon] if isinstance(attack.card, Card) else "?"
    return card + CARDS[attack.declared] + ("!" if attack.open else "")
