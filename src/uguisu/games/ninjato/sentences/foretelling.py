"""What a pick leads to: what a place offers, what a payment brings, what a strike wins."""

from collections.abc import Sequence

from uguisu.games.ninjato.actions import HALF, SPACE, value_of
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.picks import strike_picks
from uguisu.games.ninjato.sentences.prompts import guard_values
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.message import Arg, Message
from uguisu.kernel.picks import rest

PLACES = {"learn": "sensei", "envoy": "palace", "rumour": "pavilion"}


def foretell(view: NinjatoView, candidates: Sequence[int], picks: Sequence[str]) -> Message | None:
    word, values = SPACE.decode(candidates[0])
    if word in PLACES and len(picks) == 1:
        offers = {SPACE.decode(action)[1][0] for action in candidates}
        return Message("njt-then-place", {"place": PLACES[word], "count": len(offers)})
    match word, values:
        case "learn", (skill, _):
            return _lesson(view, skill)
        case "envoy" | "rumour", (slot, _):
            return _payment(view, candidates, word, slot)
        case "strength" | "stealth", _:
            return _strike(view, candidates, picks)
        case "choho", _:
            return Message("njt-swap-give" if len(picks) == 1 else "njt-swap-take")
        case _:
            return None


def _lesson(view: NinjatoView, skill: int) -> Message:
    """NJT-17: the cost of the tile."""
    tile = next(tile for tile in view.sensei if tile is not None and tile.skill == skill)
    return Message("njt-then-learn", {"skill": words.skill(skill), "cost": tile.cost})


def _payment(view: NinjatoView, candidates: Sequence[int], word: str, slot: int) -> Message:
    """NJT-35, NJT-37: the honour of the payments still possible."""
    honours = [honour for action, honour in view.values if action in candidates]
    low, high = min(honours), max(honours)
    span: dict[str, Arg] = {"low": low, "high": high, "span": "no" if low == high else "yes"}
    if word == "envoy":
        envoy = view.palace[slot]
        assert envoy is not None
        args: dict[str, Arg] = {"clan": words.clan(envoy.clan), "age": envoy.age}
        return Message("njt-then-envoy", {**args, **span, "demand": words.demand(envoy.demand)})
    rumour = view.pavilion[slot]
    assert rumour is not None
    args = {"rumour": words.rumour(rumour.kind), "demand": words.demand(rumour.demand)}
    return Message("njt-then-rumour", {**args, **span})


def _strike(view: NinjatoView, candidates: Sequence[int], picks: Sequence[str]) -> Message | None:
    """NJT-22: what is touched so far would do; otherwise the prompt says what is missing."""
    raid = view.invasion
    whole = [action for action in candidates if rest(strike_picks(view, action), picks) == ()]
    if raid is None or raid.guard is None or not whole:
        return None
    strike = whole[0]
    guard = guard_values(raid.guard, raid.side)[HALF[strike]]
    args: dict[str, Arg] = {"value": value_of(strike), "guard": guard}
    if len(raid.beaten) > 1 and not any(raid.beaten):
        return Message("njt-then-half", args)
    house = view.houses[raid.house]
    won = house.light[0] if house.light else house.red[0]
    return Message("njt-then-strike", {**args, "treasure": words.treasure(won)})
