"""What an order leads to, once its first card or army is picked."""

from collections.abc import Sequence

from uguisu.games.war_of_clans.actions import SPACE
from uguisu.games.war_of_clans.sentences.words import clan_arg, where
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.message import Arg, Message


def foretell(view: WarOfClansView, candidates: Sequence[int]) -> Message | None:
    kind, values = SPACE.decode(candidates[0])
    match kind, values:
        case "place", (province, clan):
            return _home(view, clan) if province == view.turn else _abroad(clan)
        case "ninja", _:
            return Message("woc-then-ninja", clause="WOC-8")
        case "move", (province, clan, _):
            left = view.armies[province][clan] - 1
            args: dict[str, Arg] = {"clan": clan_arg(clan), "left": left}
            return Message("woc-then-move", {**args, **where(province, view.observer)}, "WOC-10")
        case "attack", (attacker, _, _):
            strength = view.armies[view.turn][attacker]
            return Message(
                "woc-then-attack",
                {"clan": clan_arg(attacker), "strength": strength, "count": len(candidates)},
                "WOC-12",
            )
        case unknown:
            raise ValueError(unknown)


def _abroad(clan: int) -> Message:
    """WOC-7, WOC-14: the army it joins counts as touched."""
    return Message("woc-then-deploy", {"clan": clan_arg(clan)}, "WOC-14")


def _home(view: WarOfClansView, clan: int) -> Message:
    """WOC-10, WOC-12: how strong the army becomes, and how many armies it may then attack."""
    strength = view.armies[view.turn][clan] + 1
    args: dict[str, Arg] = {"clan": clan_arg(clan), "strength": strength}
    return Message("woc-then-home", {**args, "count": _weaker(view, clan, strength)}, "WOC-12")


def _weaker(view: WarOfClansView, attacker: int, strength: int) -> int:
    """WOC-12, WOC-14: the armies of other clans elsewhere that are weaker and were not touched."""
    return sum(
        0 < army < strength and clan != attacker and (province, clan) not in view.touched
        for province, armies in enumerate(view.armies)
        if province != view.turn
        for clan, army in enumerate(armies)
    )
