"""How a view is written, and which positions a table can have. Positions are written field by field
(`uguisu.kernel.field_notation`), actions as they are declared."""

from examples.liars_dice.actions import FACE, FACES, LIAR
from examples.liars_dice.state import NO_BID, LiarsDiceState, next_with_dice
from examples.liars_dice.view import LiarsDiceView
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.seats import letter


def write_view(view: LiarsDiceView) -> str:
    parts = [f"{letter(seat)}{count}" for seat, count in enumerate(view.left)]
    parts += [f"dice {''.join(map(str, view.dice))}"] if view.dice else []
    if view.bid:
        parts.append(f"bid {view.bid.count}x{view.bid.face} {letter(view.bid.bidder)}")
    return " ".join([*parts, "|", "over" if view.is_over else f"turn {letter(view.turn)}"])


def check(state: LiarsDiceState) -> None:
    """Raises BadNotation for a position that no table can have."""
    seats, size = range(state.seats), state.seats * FACES
    last = state.last
    fits = len(state.dice) == size and min(state.dice) >= 0 and max(map(state.left, seats)) <= 5
    fits = fits and state.turn in seats and state.bidder in seats and len(state.key) == 32
    fits = fits and (len(last), len(state.shown)) in ((0, 0), (4, size)) and state.counter >= 0
    if not fits or (last and not (0 <= last[0] < LIAR and {*last[1:]} <= {*seats})):
        raise BadNotation("These numbers fit no table of Liar's Dice.")
    without = [seat for seat in seats if not state.left(seat)]
    if sorted(state.fallen) != without or min(state.shown, default=0) < 0:
        raise BadNotation("Fallen are those without dice, each once.")
    if (len(without) == state.seats - 1) != state.is_over or state.turn in without:
        raise BadNotation("The game is over when one seat has dice, and only such seats act.")
    if state.bid != NO_BID and not _may_stand(state):
        raise BadNotation("That bid cannot stand: the seat before made it, for dice there are.")


def _may_stand(state: LiarsDiceState) -> bool:
    return (
        0 <= state.bid < sum(state.dice) * FACES
        and not (state.is_over or (state.wild and FACE[state.bid] == 0))
        and state.left(state.bidder) > 0
        and next_with_dice(state, state.bidder) == state.turn
    )
