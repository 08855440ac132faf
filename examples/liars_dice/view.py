"""What a seat may know: its own dice, how many the others have, and all that was said or shown."""

import msgspec

from examples.liars_dice.actions import COUNT, FACE, FACES
from examples.liars_dice.state import NO_BID, LiarsDiceState, matching
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.message import Arg, Message, seat_arg, you
from uguisu.kernel.view import Thing, Zone, ZonedView

Dice = tuple[int, ...]


class Bid(msgspec.Struct, frozen=True):
    """At least `count` of all dice show `face`."""

    count: int
    face: int
    bidder: int


class Challenge(msgspec.Struct, frozen=True):
    """The last one: `found` dice met the bid, and `dice` are everybody's as they lay then."""

    bid: Bid
    caller: int
    loser: int
    found: int
    dice: tuple[Dice, ...]


class LiarsDiceView(ZonedView, frozen=True, kw_only=True, tag="liars-dice"):
    """`dice` are the observer's own, None for a spectator; `left` counts everybody's."""

    turn: int
    wild: bool
    dice: Dice | None
    left: tuple[int, ...]
    bid: Bid | None
    last: Challenge | None


def view(state: LiarsDiceState, observer: int | None) -> LiarsDiceView:
    check_observer(observer, state.seats)
    seen = LiarsDiceView(
        game="liars-dice",
        seats=state.seats,
        observer=observer,
        actors=state.actors(),
        is_over=state.is_over,
        places=tuple(state.places()) if state.is_over else None,
        turn=state.turn,
        wild=state.wild,
        dice=None if observer is None else faces(state.dice, observer),
        left=tuple(state.left(seat) for seat in range(state.seats)),
        bid=None if state.bid == NO_BID else bid_of(state.bid, state.bidder),
        last=last(state),
    )
    return msgspec.structs.replace(seen, zones=zones(seen))


def last(state: LiarsDiceState) -> Challenge | None:
    """LD-9: what everybody saw at the last challenge."""
    if not state.last:
        return None
    bid, bidder, caller, loser = state.last
    found = matching(state.shown, FACE[bid], wild=state.wild)
    dice = tuple(faces(state.shown, seat) for seat in range(state.seats))
    return Challenge(bid_of(bid, bidder), caller, loser, found, dice)


def bid_of(action: int, bidder: int) -> Bid:
    return Bid(COUNT[action] + 1, FACE[action] + 1, bidder)


def faces(dice: list[int], seat: int) -> Dice:
    """The dice of a seat, the lowest first."""
    counts = dice[seat * FACES : seat * FACES + FACES]
    return tuple(face + 1 for face, count in enumerate(counts) for _ in range(count))


# The table in words, which every front end can draw.


def zones(view: LiarsDiceView) -> tuple[Zone, ...]:
    found = [Zone(Message("ld-zone-bid"), (Thing(standing_bid(view)),))]
    found += [_cup(view, seat) for seat in range(view.seats)]
    if view.last is not None:
        shown = enumerate(view.last.dice)
        things = tuple(Thing(cup_shown(seat, dice)) for seat, dice in shown if dice)
        found.append(Zone(Message("ld-zone-last"), things))
    return tuple(found)


def standing_bid(view: LiarsDiceView) -> Message:
    if view.bid is None:
        return Message("ld-no-bid-yet")
    bid, who = view.bid, seat_arg(view.bid.bidder)
    told: dict[str, Arg] = {"count": bid.count, "face": bid.face, "actor": who}
    return Message("ld-bid", {**told, "you": you(bid.bidder, view.observer)})


def cup_shown(seat: int, dice: Dice) -> Message:
    return Message("ld-shown", {"actor": seat_arg(seat), "dice": " ".join(map(str, dice))})


def _cup(view: LiarsDiceView, seat: int) -> Zone:
    title = Message("ld-zone-dice", {"actor": seat_arg(seat), "you": you(seat, view.observer)})
    if seat == view.observer and view.dice:
        dice = tuple(Thing(Message("ld-die", {"face": face})) for face in view.dice)
        return Zone(title, dice, seat)
    left = view.left[seat]
    hidden = Thing(Message("ld-dice-hidden", {"count": left}), is_hidden=left > 0, count=left)
    return Zone(title, (hidden,), seat)
