"""The table of liar's dice: everybody's dice, the bid that stands, and the last challenge."""

from typing import ClassVar, Final

from examples.liars_dice.actions import COUNT, DICE, FACE, FACES, LIAR
from uguisu.kernel.action import Action
from uguisu.kernel.game import AnyGame
from uguisu.kernel.state import NOTHING, TurnState

NO_BID: Final = -1


class LiarsDiceState(TurnState):
    """`dice[seat * FACES + face - 1]` counts a seat's dice by face. `shown` are all dice as they
    lay at the last challenge, `last` its bid, bidder, caller and loser; both are empty before the
    first. `fallen` are the seats without dice, in the order in which they lost the last one."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *TurnState.FIELDS,
        *("wild", "dice", "bid", "bidder", "shown", "last", "fallen"),
    )

    def __init__(self, game: AnyGame, seats: int, key: bytes) -> None:
        super().__init__(game, seats, key)
        self.wild = True
        self.dice = [0] * (seats * FACES)
        self.bid = NO_BID
        self.bidder = 0
        self.shown: list[int] = []
        self.last: list[int] = []
        self.fallen: list[int] = []

    def clone(self) -> "LiarsDiceState":
        other = LiarsDiceState(self.game, self.seats, self.key)
        other.copy_turn(self)
        other.wild, other.bid, other.bidder = self.wild, self.bid, self.bidder
        other.dice, other.shown = self.dice[:], self.shown[:]
        other.last, other.fallen = self.last[:], self.fallen[:]
        return other

    def left(self, seat: int) -> int:
        """How many dice a seat still has."""
        return sum(self.dice[seat * FACES : seat * FACES + FACES])

    def places(self) -> list[int]:
        """LD-11: who kept dice to the end wins; of the others, who lost them later is before."""
        return [
            self.seats - self.fallen.index(seat) if seat in self.fallen else 1
            for seat in range(self.seats)
        ]

    def carry_out(self, seat: int, action: Action, at: int) -> None:
        if action == LIAR:
            challenge(self)
        else:
            self.bid, self.bidder = action, seat
            self.turn = next_with_dice(self, seat)
        self.choices = choices(self)


# The rules.


def set_up(state: LiarsDiceState) -> None:
    """LD-1, LD-2: five dice each, and the lot says who begins."""
    roll(state, [DICE] * state.seats)
    state.turn = state.below(state.seats)
    state.choices = choices(state)


def roll(state: LiarsDiceState, counts: list[int]) -> None:
    """LD-3: everybody rolls so many dice, unseen by the others."""
    state.dice = [0] * (state.seats * FACES)
    for seat, count in enumerate(counts):
        for _ in range(count):
            state.dice[seat * FACES + state.below(FACES)] += 1


def choices(state: LiarsDiceState) -> list[int]:
    """LD-5 to LD-8: every higher bid that all dice together could meet, or the challenge."""
    if state.is_over:
        return NOTHING
    lowest = 1 if state.wild else 0
    bids = range(state.bid + 1, sum(state.dice) * FACES)
    found = [bid for bid in bids if FACE[bid] >= lowest]
    return found if state.bid == NO_BID else [*found, LIAR]


def challenge(state: LiarsDiceState) -> None:
    """LD-8 to LD-10: all dice are shown, and bidder or caller loses one of them."""
    state.reveal()
    caller, bidder = state.turn, state.bidder
    count, face = COUNT[state.bid] + 1, FACE[state.bid]
    loser = caller if matching(state.dice, face, wild=state.wild) >= count else bidder
    state.shown, state.last = state.dice[:], [state.bid, bidder, caller, loser]
    counts = [state.left(seat) - (seat == loser) for seat in range(state.seats)]
    if counts[loser] == 0:
        state.fallen.append(loser)
    state.bid, state.bidder = NO_BID, 0
    state.is_over = len(state.fallen) == state.seats - 1
    if state.is_over:
        state.dice[loser * FACES : loser * FACES + FACES] = [0] * FACES
    else:
        roll(state, counts)
    state.turn = loser if counts[loser] else next_with_dice(state, loser)


def matching(dice: list[int], face: int, *, wild: bool) -> int:
    """LD-4: the dice that show this face (from 0); ones may count as any."""
    found = sum(dice[face::FACES])
    return found + sum(dice[0::FACES]) if wild and face else found


def next_with_dice(state: LiarsDiceState, seat: int) -> int:
    """LD-2, LD-10: to the left, past those who have no dice."""
    after = (seat + 1) % state.seats
    return after if state.left(after) else next_with_dice(state, after)
