"""The log of an invasion: strikes, guards, alarms, treasures won, kept and lost."""

from collections import Counter

from uguisu.games.ninjato.actions import (
    HALF,
    value_of,
)
from uguisu.games.ninjato.pieces.numbers import KINDS, RED
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.sentences.prompts import guard_values
from uguisu.games.ninjato.view.types import Guard, Invasion, NinjatoView
from uguisu.kernel.message import Arg, Message

Who = dict[str, Arg]


def under_way(view: NinjatoView) -> Invasion:
    assert view.invasion is not None, "this happens in an invasion"
    return view.invasion


def strike(before: NinjatoView, after: NinjatoView, action: int, who: Who) -> list[Message]:
    """NJT-22, NJT-32, NJT-33: the guard is beaten, a treasure won, perhaps the house."""
    raid = under_way(before)
    assert raid.guard is not None
    guard = guard_values(raid.guard, raid.side)[HALF[action]]
    args: Who = {"strike": words.strike(action), "value": value_of(action), "guard": guard}
    lines = [Message("njt-log-strikes", {**who, **args})]
    if len(raid.beaten) > 1 and not any(raid.beaten):
        return [*lines, Message("njt-log-half-beaten", who)]
    house = before.houses[raid.house]
    won = house.light[0] if house.light else house.red[0]
    lines.append(Message("njt-log-wins-treasure", {**who, "treasure": words.treasure(won)}))
    if raid.guard.elite:
        lines.append(Message("njt-log-captures", {**who, "honour": raid.guard.honour}))
    if after.asks == "marker":
        everything = [*raid.light, *raid.red, won]
        args = {"house": raid.house + 1, "treasures": words.treasures(sorted(everything))}
        lines.append(Message("njt-log-empties", {**who, **args}))
    return lines


def raid(
    before: NinjatoView, after: NinjatoView, word: str, values: tuple[int, ...], who: Who
) -> list[Message]:
    match word, values:
        case "banzai", _:
            return banzai(before, after, who)
        case "leave", _:
            won = [*under_way(before).light, *under_way(before).red]
            left = Message("njt-log-leaves", {**who, "treasures": words.treasures(sorted(won))})
            return [left, *added(before, after)]
        case "fail", _:
            return failing(before, after, who)
        case "keep", (kind,):
            kept = Message("njt-log-keeps", {**who, "treasure": words.treasure(kind)})
            return [kept, *added(before, after)]
        case "harmony", _:
            return [Message("njt-log-harmony", {**who, "side": words.side(under_way(after).side)})]
        case "spirit", (skill,):
            return spirit(before, after, skill, who)
        case "choho", (given, taken):
            return choho(before, after, given, taken, who)
        case unknown:
            raise ValueError(unknown)


def failing(before: NinjatoView, after: NinjatoView, who: Who) -> list[Message]:
    """NJT-30: with nothing, with one that is kept by itself, or with a choice to come."""
    raid = under_way(before)
    won = {*raid.light, *raid.red}
    if not won:
        return [Message("njt-log-fails-empty", who), *added(before, after)]
    lines = [Message("njt-log-fails", who)]
    if after.asks == "keep":
        return lines
    kept = Message("njt-log-keeps", {**who, "treasure": words.treasure(won.pop())})
    return [*lines, kept, *added(before, after)]


def added(
    before: NinjatoView, after: NinjatoView, light: Counter[int] | None = None
) -> list[Message]:
    """NJT-31: what the bag gave to the house; not told apart from what a round's end brings.
    `light` are its light treasures just before, if the same action has changed them."""
    raid = under_way(before)
    old = Counter(before.houses[raid.house].light) if light is None else light
    more = list((Counter(after.houses[raid.house].light) - old).elements())
    if not more:
        return []
    args: Who = {"house": raid.house + 1, "treasure": words.treasure(more[0])}
    return [Message("njt-log-added", args)]


def banzai(before: NinjatoView, after: NinjatoView, who: Who) -> list[Message]:
    """NJT-26, NJT-27: the guard that is turned up, and its alarm."""
    guard = under_way(after).turned[-1]
    lines = [Message("njt-log-banzai", who), turned_up(guard)]
    if guard.alarm:
        lines += alarm(before, after)
    return lines


def turned_up(guard: Guard) -> Message:
    if len(guard.strength) > 1:
        return Message("njt-log-pair", {"one": guard.strength[0], "two": guard.strength[1]})
    if guard.elite:
        args: Who = {"strength": guard.strength[0], "stealth": guard.stealth[0]}
        return Message("njt-log-elite", args)
    return Message("njt-log-guard", {"value": guard.strength[0]})


def alarm(before: NinjatoView, after: NinjatoView) -> list[Message]:
    """NJT-27: the treasure that came and the one that turned red; NJT-57: or nothing."""
    house = under_way(before).house
    old, new = before.houses[house], after.houses[house]
    red = list((Counter(new.red) - Counter(old.red)).elements())
    if not red:
        return [Message("njt-log-alarm-nothing")]
    came = Counter(new.light) + Counter(red) - Counter(old.light)
    args: Who = {
        "treasure": words.treasure(next(iter(came.elements()))),
        "red": words.treasure(red[0]),
    }
    return [Message("njt-log-alarm", args)]


def spirit(before: NinjatoView, after: NinjatoView, skill: int, who: Who) -> list[Message]:
    """NJT-19: a used tile is up again."""
    turned_up = Message("njt-log-spirit", {**who, "skill": words.skill(skill)})
    won = [*under_way(before).light, *under_way(before).red]
    return [turned_up, *kept_at_once(before, after, won[0] if won else 0, who)]


def choho(
    before: NinjatoView, after: NinjatoView, given: int, taken: int, who: Who
) -> list[Message]:
    """NJT-19, NJT-59: what was swapped, and what turned red by it."""
    args: Who = {"given": words.treasure(given), "taken": words.treasure(taken)}
    lines = [Message("njt-log-choho", {**who, **args})]
    light = Counter(before.houses[under_way(before).house].light)
    light[given] += given < RED
    light[taken] -= taken < RED
    if taken >= RED and given < RED:
        house = under_way(before).house
        old, new = Counter(before.houses[house].red), Counter(after.houses[house].red)
        old[taken % KINDS] -= 1
        turned = next(iter((new - old).elements()))
        lines.append(Message("njt-log-turned-red", {"treasure": words.treasure(turned)}))
        light[turned] -= 1
    return [*lines, *kept_at_once(before, after, taken, who, light)]


def kept_at_once(
    before: NinjatoView,
    after: NinjatoView,
    kind: int,
    who: Who,
    light: Counter[int] | None = None,
) -> list[Message]:
    """NJT-30: after failing, a skill has left a single kind to keep."""
    if before.asks != "keep" or after.invasion is not None:
        return []
    kept = Message("njt-log-keeps", {**who, "treasure": words.treasure(kind)})
    return [kept, *added(before, after, light)]
