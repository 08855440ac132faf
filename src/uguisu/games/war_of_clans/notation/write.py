"""Writing positions: complete ones for tests and records, or what an observer sees."""

from uguisu.games.war_of_clans.notation.actions import CARDS, write_army
from uguisu.games.war_of_clans.state import CLANS, KINDS, WarOfClansState
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.seats import NOBODY, letter
from uguisu.kernel.view import FaceDown


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
