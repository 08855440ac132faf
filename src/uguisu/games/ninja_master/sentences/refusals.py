"""Refusals: why a seat may not do something, each with the clause that forbids it."""

from uguisu.games.ninja_master.actions import (
    DONE,
    LATE,
    POSE,
    REST,
    SHOUT,
    THROW,
    TIMEOUT,
    TOKEN,
    is_grab,
)
from uguisu.games.ninja_master.sentences.seen import free_hands
from uguisu.games.ninja_master.sentences.words import token_arg, who
from uguisu.games.ninja_master.state import FALSE_STARTS
from uguisu.games.ninja_master.view.types import NinjaMasterView
from uguisu.kernel.message import Arg, Message

# Refusals: each names the clause that forbids the action.


def why_not(view: NinjaMasterView, action: int) -> Message:
    """Why a seat that acts, or the clock if the view has no observer, may not do this now."""
    if view.observer is None:
        return Message("nma-no-clock", clause="NMA-12")
    if action in (REST, TIMEOUT):
        return Message("nma-no-only-clock", clause="NMA-8" if action == REST else "NMA-12")
    if view.phase == "throw":
        return Message("nma-no-throw-first", clause="NMA-4")
    if action == THROW:
        return Message("nma-no-thrown", clause="NMA-4")
    if view.phase == "tumble":
        return _why_not_rolling(action)
    return _why_not_race(view, view.observer, action)


def _why_not_rolling(action: int) -> Message:
    if action >= SHOUT:
        return Message("nma-no-shout-rolling", clause="NMA-11")
    if action == DONE:
        return Message("nma-no-done-rolling", clause="NMA-12")
    return Message("nma-no-late-free", {"token": token_arg(TOKEN[action])}, "NMA-30")


def _why_not_race(view: NinjaMasterView, seat: int, action: int) -> Message:
    if action >= SHOUT:
        return Message("nma-no-shout-yet", clause="NMA-11")
    if action == POSE:
        return Message("nma-no-pose", clause="NMA-8")
    is_late = action >= LATE
    number = TOKEN[action]
    if not free_hands(view, seat):
        return Message("nma-no-hand", clause="NMA-8")
    token = view.tokens[number]
    if token.holder is None:
        return Message("nma-no-late-free", {"token": token_arg(number)}, "NMA-30")
    args: dict[str, Arg] = {"token": token_arg(number), **who(token.holder.seat, seat)}
    if is_late and token.holder.seat != seat and token.rival:
        args |= who(token.rival.seat, seat)
        return Message("nma-no-late-twice", args, "NMA-30")
    return Message("nma-no-taken", args, "NMA-8")


def why_not_then(view: NinjaMasterView, action: int, at: int) -> Message:
    """Why not at this time. The view of the clock's own actions has no observer."""
    if at < view.time and at != 0:
        return Message("nma-no-earlier", {"at": at, "time": view.time}, "NMA-29")
    due = view.due or 0
    if view.observer is None:
        clause = "NMA-24" if view.phase == "tumble" else "NMA-12"
        return Message("nma-no-due", {"due": due}, clause)
    if at > due:
        if view.phase == "tumble":
            return Message("nma-no-after-rest", {"due": due}, "NMA-8")
        return Message("nma-no-after-end", {"due": due}, "NMA-12")
    return Message("nma-no-blocked", {"token": token_arg(TOKEN[action])}, "NMA-7")


def why_wait(view: NinjaMasterView, seat: int, action: int) -> Message:
    """Why a seat that is not acting must wait."""
    if view.phase == "throw" and action >= SHOUT:
        return Message("nma-wait-shout", clause="NMA-11")
    if view.phase == "throw":
        return Message("nma-wait-throw", who(view.shuriken, view.observer), "NMA-4")
    if seat not in view.playing:
        return Message("nma-wait-tied", clause="NMA-23")
    if seat in view.finished:
        return Message("nma-wait-done", clause="NMA-12")
    if view.false_starts[seat] >= FALSE_STARTS and is_grab(action):
        return Message("nma-no-blocked", {"token": token_arg(TOKEN[action])}, "NMA-7")
    return Message("nma-wait-rolling", clause="NMA-8")
