"""Prompts: whose move it is and what to do, in one sentence."""

from typing import Final

from uguisu.games.war_of_clans.sentences.words import who
from uguisu.games.war_of_clans.state import MOST_SEATS, ORDERS
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.cached_json import cache_json
from uguisu.kernel.message import Message


def prompt(view: WarOfClansView) -> Message:
    if view.is_over:
        return Message("woc-prompt-over")
    observer = view.observer
    eyes = 0 if observer is None else observer + 1
    return PROMPTS[(eyes * MOST_SEATS + view.turn) * ORDERS + view.order - 1]


PROMPTS: Final = [
    cache_json(Message(f"woc-prompt-{order}", who(turn, eyes - 1)))
    for eyes in range(MOST_SEATS + 1)
    for turn in range(MOST_SEATS)
    for order in ("first", "second", "third")
]
