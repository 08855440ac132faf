"""Prompts: whose move it is and what to do, in one sentence."""

from uguisu.games.ninja_master.sentences.seen import free_hands, is_begun
from uguisu.games.ninja_master.sentences.words import who
from uguisu.games.ninja_master.state import FALSE_STARTS
from uguisu.games.ninja_master.view.types import NinjaMasterView
from uguisu.kernel.message import Message


def prompt(view: NinjaMasterView) -> Message:
    if view.is_over:
        return Message("nma-prompt-over")
    if view.phase == "throw":
        return Message("nma-prompt-throw", who(view.shuriken, view.observer))
    if view.observer not in view.playing:
        return Message("nma-prompt-watch" if view.phase == "race" else "nma-prompt-rolling")
    if view.phase == "tumble":
        return _prompt_rolling(view, view.observer)
    return _prompt_race(view, view.observer)


def _prompt_rolling(view: NinjaMasterView, seat: int) -> Message:
    if view.false_starts[seat] >= FALSE_STARTS:
        return Message("nma-prompt-blocked", clause="NMA-7")
    return Message("nma-prompt-hands-off")


def _prompt_race(view: NinjaMasterView, seat: int) -> Message:
    if seat in view.finished:
        return Message("nma-prompt-done")
    hands = free_hands(view, seat)
    if not is_begun(view):
        return Message("nma-prompt-grab")
    return Message("nma-prompt-hands", {"hands": hands})
