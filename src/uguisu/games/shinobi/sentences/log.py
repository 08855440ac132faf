"""The log of Shinobi: sentences about an action, from two views of one observer."""

from uguisu.games.shinobi.actions import CRIMES, PAIRS, SPACE
from uguisu.games.shinobi.notation.gifts import read_gift
from uguisu.games.shinobi.sentences.seen import attack_on, face_down, is_struck, open_weapon
from uguisu.games.shinobi.sentences.words import one_arg
from uguisu.games.shinobi.view.types import Attack, ShinobiView
from uguisu.kernel.message import Arg, Message, seat_arg, you


def narrate(before: ShinobiView, after: ShinobiView, actor: int, shown: str) -> list[Message]:
    if before.target is not None:
        return [_gift(before, before.target, actor, shown)]
    match SPACE.decode(SPACE.read(shown)):
        case "reveal", (pair,):
            return _turning(after, actor, PAIRS[pair])
        case "accept", _:
            lines = _acceptance(before, actor)
        case "denounce", (crime,):
            lines = _charge(before, after, CRIMES[crime])
        case unknown:
            raise ValueError(unknown)
    lines += _losses(before, after) or _nothing_to_lose(before, after, actor)
    if after.is_over:
        lines += _ending(after)
    elif after.round > before.round:
        lines.append(Message("shi-log-round", {"round": after.round, **_who(after, after.start)}))
    return lines


def ends_turn(before: ShinobiView, after: ShinobiView) -> bool:
    """Another player goes on, or the same one with another part of the round; gifts are one part,
    a trial another."""
    parts = (before.phase == "assign") != (after.phase == "assign")
    return after.is_over or before.turn != after.turn or parts


def _who(view: ShinobiView, seat: int) -> dict[str, Arg]:
    return {"actor": seat_arg(seat), "you": you(seat, view.observer)}


def _gift(view: ShinobiView, target: int, actor: int, shown: str) -> Message:
    """The attacker is told its own card, everybody else only the declaration."""
    card, weapon = read_gift(shown)
    at: dict[str, Arg] = {"target": seat_arg(target), "declared": one_arg(weapon)}
    if card is None:
        return Message("shi-log-gives", {**_who(view, actor), **at, "yours": _yours(view, target)})
    honest = "yes" if card == weapon else "no"
    return Message("shi-log-you-give", {**at, "card": one_arg(card), "honest": honest})


def _yours(view: ShinobiView, seat: int) -> str:
    return you(seat, view.observer)


def _turning(after: ShinobiView, victim: int, pair: tuple[int, int]) -> list[Message]:
    """Both weapons, who gave them, and who had declared something else."""
    first, second = (attack_on(after, victim, distance) for distance in pair)
    args: dict[str, Arg] = {
        "first": one_arg(open_weapon(first)),
        "second": one_arg(open_weapon(second)),
        "attacker": seat_arg(first.attacker),
        "other": seat_arg(second.attacker),
        "mine": _mine(after, first, second),
    }
    lines = [Message("shi-log-turns", {**_who(after, victim), **args})]
    lines += _lie(after, first, open_weapon(first)) + _lie(after, second, open_weapon(second))
    struck = is_struck(after, victim)
    return [*lines, Message("shi-log-hits" if struck else "shi-log-misses")]


def _mine(view: ShinobiView, first: Attack, second: Attack) -> str:
    """Which of two cards is the reader's."""
    if view.observer == first.attacker:
        return "first"
    return "second" if view.observer == second.attacker else "none"


def _lie(view: ShinobiView, attack: Attack, weapon: int) -> list[Message]:
    """SHI-7: a turned card that is not what was declared."""
    if weapon == attack.declared:
        return []
    declared: dict[str, Arg] = {"declared": one_arg(attack.declared)}
    return [Message("shi-log-lied", {**_who(view, attack.attacker), **declared})]


def _acceptance(before: ShinobiView, victim: int) -> list[Message]:
    name = "shi-log-accepts" if is_struck(before, victim) else "shi-log-rests"
    return [Message(name, _who(before, victim))]


def _charge(before: ShinobiView, after: ShinobiView, crime: str) -> list[Message]:
    victim = before.turn
    verdict = after.verdicts[victim]
    assert verdict, "who denounced has a verdict"
    assert verdict.third is not None, "a denounced third card was turned"
    attack = attack_on(before, victim, face_down(before, victim))
    args: dict[str, Arg] = {
        "third": one_arg(verdict.third),
        "attacker": seat_arg(attack.attacker),
        "yours": _yours(before, attack.attacker),
    }
    lines = [Message(f"shi-log-denounces-{crime}", {**_who(before, victim), **args})]
    lines += _lie(before, attack, verdict.third)
    return [*lines, Message(f"shi-log-{verdict.outcome}")]


def _losses(before: ShinobiView, after: ShinobiView) -> list[Message]:
    lines = []
    for seat in range(after.seats):
        count = before.lives[seat] - after.lives[seat]
        if count:
            args: dict[str, Arg] = {"count": count, "left": after.lives[seat]}
            lines.append(Message("shi-log-loses", {**_who(after, seat), **args}))
    return lines


def _nothing_to_lose(before: ShinobiView, after: ShinobiView, victim: int) -> list[Message]:
    """SHI-22: what would have cost a life costs an eliminated player nothing."""
    verdict = after.verdicts[victim]
    spared = verdict is None or verdict.outcome == "missed" or verdict.outcome.endswith("proved")
    return [] if spared or before.lives[victim] else [Message("shi-log-spent", _who(after, victim))]


def _ending(after: ShinobiView) -> list[Message]:
    assert after.places is not None, "a game that is over has places"
    winners = [seat for seat, place in enumerate(after.places) if place == 1]
    if not after.cut_off:
        name = "shi-log-wins" if len(winners) == 1 else "shi-log-shares"
        return [Message(name, _who(after, seat)) for seat in winners]
    lines = [Message("shi-log-cut-off", {"round": after.round})]
    for seat in winners:
        args: dict[str, Arg] = {"lives": after.lives[seat], "shared": _shared(winners)}
        lines.append(Message("shi-log-leads", {**_who(after, seat), **args}))
    return lines


def _shared(winners: list[int]) -> str:
    return "yes" if len(winners) > 1 else "no"
