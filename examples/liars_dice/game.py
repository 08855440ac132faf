"""Liar's Dice as a Game: the class that the entry point names."""

from typing import Final

from examples.liars_dice import notation, sentences, state, view
from examples.liars_dice.actions import DICE, FACES, MOST, SPACE
from examples.liars_dice.state import LiarsDiceState, choices
from examples.liars_dice.view import LiarsDiceView
from uguisu.games.rulebook import Rulebook
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.encoding import Field
from uguisu.kernel.field_notation import read_fields, write_fields
from uguisu.kernel.info import GameInfo
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.picks import Groups
from uguisu.kernel.rng import Chance
from uguisu.kernel.view import ScoreLine

SEATS: Final = 6


class LiarsDice(Rulebook[LiarsDiceState, LiarsDiceView]):
    id = "liars-dice"
    title = "Liar's Dice"
    prefix = "LD"
    info = GameInfo(
        minutes=15,
        quick_seats=3,
        deeds={"bids": ("ld-log-bid",), "challenges": ("ld-log-liar",)},
    )
    seat_range = range(2, SEATS + 1)
    options = (Option("ones", "wild", "LD-4", choices=("wild", "plain")),)
    actions = SPACE
    action_space = SPACE.size
    encoding = (
        Field("own", FACES, "own dice by face, in fifths"),
        Field("left", SEATS, "dice of every seat in fifths, from the observer to the left"),
        Field("turn", SEATS, "whose turn it is, from the observer to the left"),
        Field("bidder", SEATS, "who made the bid that stands"),
        Field("bid", 1 + FACES, "its count in thirtieths, and its face"),
        Field("wild", 1, "whether ones are wild"),
    )

    def set_up(self, seats: int, options: Options, key: bytes) -> LiarsDiceState:
        table = LiarsDiceState(self, seats, key)
        table.wild = options["ones"] == "wild"
        state.set_up(table)
        return table

    def view(self, state: LiarsDiceState, observer: int | None) -> LiarsDiceView:
        return view.view(state, observer)

    def redeal(self, state: LiarsDiceState, observer: int | None, chance: Chance) -> LiarsDiceState:
        """The others roll again, and so will everybody later."""
        check_observer(observer, state.seats)
        other = state.clone()
        other.key, other.counter = chance.fork("later").key, 0
        for seat in range(state.seats):
            if seat != observer and not state.is_over:
                other.dice[seat * FACES : seat * FACES + FACES] = [0] * FACES
                for _ in range(state.left(seat)):
                    other.dice[seat * FACES + chance.below(FACES)] += 1
        return other

    def picks(self, view: LiarsDiceView, action: int) -> Groups:
        return sentences.picks(action)

    def prompt(self, view: LiarsDiceView) -> Message:
        return sentences.prompt(view)

    def why_not(self, view: LiarsDiceView, action: int) -> Message:
        return sentences.why_not(view, action)

    def narrate(
        self, before: LiarsDiceView, after: LiarsDiceView, actor: int, shown: str
    ) -> list[Message]:
        return sentences.narrate(before, after, actor, shown)

    def score_sheet(self, view: LiarsDiceView) -> list[list[ScoreLine]]:
        return [[ScoreLine("ld-score-dice", left)] for left in view.left] if view.is_over else []

    def encode(self, view: LiarsDiceView) -> list[float]:
        first, bid = view.observer or 0, view.bid
        dice = view.dice or ()
        around = [(first + distance) % view.seats for distance in range(view.seats)]
        rest = [0.0] * (SEATS - view.seats)
        numbers = [dice.count(face) / DICE for face in range(1, FACES + 1)]
        numbers += [view.left[seat] / DICE for seat in around] + rest
        numbers += [float(seat in view.actors) for seat in around] + rest
        numbers += [float(bid is not None and seat == bid.bidder) for seat in around] + rest
        numbers += [bid.count / MOST if bid else 0.0]
        numbers += [float(bid is not None and face == bid.face) for face in range(1, FACES + 1)]
        return [*numbers, float(view.wild)]

    def write(self, state: LiarsDiceState) -> str:
        return write_fields(state)

    def read(self, text: str) -> LiarsDiceState:
        table = read_fields(text, self.seat_range, lambda n: LiarsDiceState(self, n, bytes(32)))
        notation.check(table)
        table.choices = choices(table)
        return table

    def write_view(self, view: LiarsDiceView) -> str:
        return notation.write_view(view)
