"""One line for a position, one word for an action.

Clans are t u m o h, a ninja n; provinces are A to E.

Actions:   t>B place a Takeda troop in B    nxBt ninja on B's Takeda
           tB>C move a Takeda card from B to C    txBu Takeda attack B's Uesugi

Position:  A[t3 o1] B[u2] C[] A:ttun B:mm turn A order 3 touched Bu Ao
           then, where they matter: loyal tum, discards t2n1, deck uumo (first drawn first),
           everyone, last B 2 (B drew the last card, 2 turns left), only-ninjas B
An empty hand, deck or discard pile is a dash. What a position does not say (see reading.py):
loyalties in clan order, unlisted hands empty, all other cards in the deck, or, if the deck is
named or empty, among the discards; the turn is of the first hand listed, order 1.
"""

from typing import Final

from uguisu.games.war_of_clans.state import (
    ACTIONS,
    ATTACK,
    CLANS,
    KINDS,
    MOVE,
    NOBODY,
    PLAY_NINJA,
    WarOfClansState,
)
from uguisu.games.war_of_clans.view import WarOfClansView
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.given import check_action_text, no_action
from uguisu.kernel.seats import LETTERS, letter
from uguisu.kernel.view import FaceDown

CARDS: Final = "tumohn"


def write_army(army: int) -> str:
    return LETTERS[army // CLANS] + CARDS[army % CLANS]


def read_army(text: str) -> int:
    return LETTERS.index(text[0]) * CLANS + CARDS.index(text[1])


def _action_word(action: int) -> str:
    if action < PLAY_NINJA:
        return f"{CARDS[action % CLANS]}>{LETTERS[action // CLANS]}"
    if action < MOVE:
        return f"nx{write_army(action - PLAY_NINJA)}"
    if action < ATTACK:
        army, to = divmod(action - MOVE, CLANS)
        return f"{CARDS[army % CLANS]}{LETTERS[army // CLANS]}>{LETTERS[to]}"
    attacker, army = divmod(action - ATTACK, 25)
    return f"{CARDS[attacker]}x{write_army(army)}"


WORDS: Final = [_action_word(action) for action in range(ACTIONS)]
ACTIONS_BY_WORD: Final = {word: action for action, word in enumerate(WORDS)}


def write_action(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise no_action(action, "Shinobi: War of Clans", ACTIONS)
    return WORDS[action]


def read_action(text: str) -> int:
    action = ACTIONS_BY_WORD.get(text)
    if action is None:
        check_action_text(text)
    if action is None and text[:2] == "n>":
        raise BadNotation(f"{quoted(text)}: ninjas are not deployed, write nxBt.", clause="WOC-9")
    if action is None:
        raise BadNotation(f"{quoted(text)} is no action: write t>B, nxBt, tB>C or txBu.")
    return action


def write(state: WarOfClansState) -> str:
    seats = range(state.seats)
    parts = [_province(seat, state.armies[seat * CLANS : seat * CLANS + CLANS]) for seat in seats]
    parts += [f"{letter(s)}:{_cards(state.hands[s * KINDS : s * KINDS + KINDS])}" for s in seats]
    parts += [f"turn {letter(state.turn)}", f"order {state.order}"]
    touched = [write_army(a) for a in range(len(state.armies)) if state.touched >> a & 1]
    parts += [f"touched {' '.join(touched)}"] if touched else []
    parts += [f"loyal {''.join(CARDS[clan] for clan in state.loyalty)}"]
    parts += [f"discards {_counts(state.discards)}"] if any(state.discards) else []
    parts += [f"deck {''.join(CARDS[card] for card in state.deck) or '-'}"]
    parts += ["everyone"] if state.everyone else []
    if state.last_drawer != NOBODY:
        parts += [f"last {letter(state.last_drawer)} {state.turns_left}"]
    known = [letter(seat) for seat in seats if state.only_ninjas >> seat & 1]
    parts += [f"only-ninjas {' '.join(known)}"] if known else []
    return " ".join(parts)


def write_view(view: WarOfClansView) -> str:
    """The position as the observer sees it, for errors and the terminal."""
    parts = [_province(seat, list(view.armies[seat])) for seat in range(view.seats)]
    for hand in view.hands:
        if not isinstance(hand, FaceDown):
            parts.append(f"hand {_cards(list(hand.cards))}")
    over = "over" if view.is_over else f"turn {letter(view.turn)} order {view.order}"
    return " ".join([*parts, "|", over])


def _province(seat: int, armies: list[int]) -> str:
    columns = " ".join(f"{CARDS[clan]}{n}" for clan, n in enumerate(armies) if n)
    return f"{letter(seat)}[{columns}]"


def _cards(counts: list[int]) -> str:
    return "".join(CARDS[kind] * n for kind, n in enumerate(counts)) or "-"


def _counts(counts: list[int]) -> str:
    return "".join(f"{CARDS[kind]}{n}" for kind, n in enumerate(counts) if n)
