"""Picks: the things a player touches to choose an action.

An action's picks are groups: the groups come in order, the picks inside a group in any order,
`(("envoy:2",), ("treasure:fan", "treasure:jade"))`. Front ends narrow the legal actions by the
picks and need no rules. If all picks of an action are made while a longer one is still possible,
one more pick, CONFIRM, chooses it.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from uguisu.kernel.cached_json import CachedJson

Groups = tuple[tuple[str, ...], ...]

CONFIRM: Final = "confirm"

A = TypeVar("A", bound=int)


class Choice(CachedJson, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A legal action and its picks: groups in order, inside a group in any order."""

    action: int
    picks: Groups


class Narrowed(msgspec.Struct, frozen=True):
    """The result of a series of picks: the possible next picks, or the action."""

    next: tuple[str, ...]
    action: int | None
    candidates: tuple[int, ...]


def one_by_one(*picks: str) -> Groups:
    """Groups for picks that must be made in this order."""
    return tuple((pick,) for pick in picks)


def narrow(choices: Mapping[A, Groups], made: Sequence[str]) -> Narrowed:
    """Filter the legal actions' picks by the picks made so far."""
    confirmed = bool(made) and made[-1] == CONFIRM
    rests = {a: rest(groups, made[:-1] if confirmed else made) for a, groups in choices.items()}
    alive = {action: left for action, left in rests.items() if left is not None}
    complete = [action for action, left in alive.items() if not left]
    if confirmed:
        action = complete[0] if complete else None
        return Narrowed(next=(), action=action, candidates=tuple(complete))
    onward = dict.fromkeys(pick for left in alive.values() if left for pick in left[0])
    if complete and not onward:
        return Narrowed(next=(), action=complete[0], candidates=tuple(alive))
    following = (*onward, CONFIRM) if complete else tuple(onward)
    return Narrowed(next=following, action=None, candidates=tuple(alive))


def rest(groups: Groups, made: Sequence[str]) -> Groups | None:
    """The remaining picks of an action, or None if the picks made do not lead to it."""
    left = [list(group) for group in groups]
    for pick in made:
        while left and not left[0]:
            left.pop(0)
        if not left or pick not in left[0]:
            return None
        left[0].remove(pick)
    return tuple(tuple(group) for group in left if group)
