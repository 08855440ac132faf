"""The labels of picks."""

from collections.abc import Sequence
from typing import Final

from uguisu.games.ninjato.components import SKILL_NAMES
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.view.types import Envoy, Rumour, Tile
from uguisu.kernel.labels import Labels, declared
from uguisu.kernel.message import Message

_TREASURE: Final = {"treasure": "@njt-treasure-$1", "side": "$2"}

LABELS: Final = Labels(
    declared(
        {
            "place": "njt-pick-$1",
            "place:house": (
                "njt-pick-house",
                {"house": "$2", "side": "$3", "guard": "view houses $2 sentry $3 1"},
            ),
            "tile": "njt-skill-$1",
            "skill": "njt-skill-$1",
            "treasure": "njt-treasure-$1",
            "hand": ("njt-pick-hand", {"value": "$1"}),
            "dojo": ("njt-pick-open", {"value": "$1"}),
            "dojo:deck": "njt-pick-deck",
            "shuriken": ("njt-pick-shuriken", _TREASURE),
            "house": ("njt-pick-in-house", _TREASURE),
            "marker": ("njt-pick-marker", {"clan": "@njt-clan-$1", "honour": "$2"}),
            "disguise": ("njt-pick-disguise", {"clan": "@njt-clan-$1"}),
            "disguise:none": "njt-pick-no-disguise",
            "honour": ("njt-pick-honour", {"honour": "view scoring honour"}),
            "guard": ("njt-pick-guard", {"half": "$1", "value": "view invasion to_beat $1"}),
        }
    ),
    names=words.HALF_NAMES,
)


def tiles(row: Sequence[Tile | None], free: Sequence[int]) -> dict[str, Message]:
    """NJT-17: with its cost, unless it is free for the observer."""
    return {
        f"tile:{SKILL_NAMES[tile.skill]}": Message(
            "njt-pick-tile", {"skill": words.skill(tile.skill), "cost": tile.cost}
        )
        for tile in row
        if tile is not None and tile.skill not in free
    }


def envoys(row: Sequence[Envoy | None]) -> dict[str, Message]:
    return {
        f"envoy:{slot}": Message(
            "njt-pick-envoy",
            {"clan": words.clan(card.clan), "age": card.age, "demand": words.demand(card.demand)},
        )
        for slot, card in enumerate(row, start=1)
        if card is not None
    }


def rumours(row: Sequence[Rumour | None], *, is_reward: bool) -> dict[str, Message]:
    """As a reward of a clan a rumour costs nothing (NJT-48)."""
    return {
        f"rumour:{slot}": _rumour(card, is_reward=is_reward)
        for slot, card in enumerate(row, start=1)
        if card is not None
    }


def _rumour(card: Rumour, *, is_reward: bool) -> Message:
    rumour = words.rumour(card.kind)
    if is_reward:
        return Message(rumour[1:])
    return Message("njt-pick-rumour", {"rumour": rumour, "demand": words.demand(card.demand)})
