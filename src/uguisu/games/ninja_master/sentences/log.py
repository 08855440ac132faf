"""The log of Ninja Master: sentences about events, and the count of a round in order."""

from uguisu.games.ninja_master.actions import SPACE
from uguisu.games.ninja_master.components import read_faces
from uguisu.games.ninja_master.rules.scoring import is_sword_open, tally
from uguisu.games.ninja_master.sentences.words import token_arg, who
from uguisu.games.ninja_master.state import COLOURS, FALSE_STARTS, SHURIKEN, STOLEN, SWORD
from uguisu.games.ninja_master.view.types import NinjaMasterView, Scored, Shout
from uguisu.kernel.message import Arg, Message, seat_arg, you

PLAIN = {"throw": "nma-log-throws", "pose": "nma-log-poses", "done": "nma-log-done"}


def narrate(
    before: NinjaMasterView, after: NinjaMasterView, actor: int, action: int
) -> list[Message]:
    lines = _deed(before, after, actor, action)
    if after.last is not None and ends_round(before, after):
        lines += _count(after.last, after.observer)
        lines += _ending(after) if after.is_over else _passing(before, after)
    return lines


def ends_round(before: NinjaMasterView, after: NinjaMasterView) -> bool:
    """Whether a round was counted between the two."""
    return after.last is not None and after.last != before.last


def _deed(
    before: NinjaMasterView, after: NinjaMasterView, actor: int, action: int
) -> list[Message]:
    args = who(actor, after.observer)
    match SPACE.decode(action):
        case "rest", _:
            return [Message("nma-log-rest")]
        case "timeout", _:
            return [Message("nma-log-timeout", {"seconds": before.round_ms // 1000})]
        case "throw" | "pose" | "done" as word, _:
            return [Message(PLAIN[word], args)]
        case "shout", (number,):
            return [Message("nma-log-shouts", {**args, "number": number})]
        case "late", (token,):
            return [_late(after, args, token)]
        case "grab", (token,):
            return _grab(after, actor, args, token)
        case unknown:
            raise ValueError(unknown)


def _late(after: NinjaMasterView, args: dict[str, Arg], token: int) -> Message:
    """By how much a hand was too late, or that the lot was against it."""
    quick, slow = after.tokens[token].holder, after.tokens[token].rival
    assert quick, "a late hand came after a quicker one"
    assert slow, "a late hand is told"
    holder: dict[str, Arg] = {
        "holder": seat_arg(quick.seat),
        "yours": you(quick.seat, after.observer),
    }
    args = {**args, **holder, "token": token_arg(token)}
    if slow.after == quick.after:
        return Message("nma-log-lot", args, "NMA-32" if after.calm else "NMA-29")
    return Message("nma-log-late", {**args, "ms": slow.after - quick.after})


def _grab(after: NinjaMasterView, actor: int, args: dict[str, Arg], token: int) -> list[Message]:
    args = {**args, "token": token_arg(token)}
    if after.phase == "race":
        taken = after.tokens[token].holder
        assert taken, "a token that was grabbed has a holder"
        if after.calm:
            return [Message("nma-log-takes", args)]
        return [Message("nma-log-grabs", {**args, "ms": taken.after})]
    lines = [Message("nma-log-false-start", args, "NMA-6")]
    if after.false_starts[actor] == FALSE_STARTS:
        lines.append(Message("nma-log-blocked", args, "NMA-7"))
    return lines


def _count(last: Scored, observer: int | None) -> list[Message]:
    """NMA-13 to NMA-19 in their order."""
    tokens = (SWORD, *range(COLOURS))
    lines = [brought(last, token, observer) for token in tokens if last.tokens[token].holder]
    earned = last.ways[last.shuriken][SHURIKEN]
    if earned:
        args: dict[str, Arg] = {**who(last.shuriken, observer), "points": earned}
        lines.append(Message("nma-log-shuriken", args))
    if last.shout:
        lines.append(counted(last, last.shout, observer))
    return lines


def brought(last: Scored, token: int, observer: int | None) -> Message:
    """What a token that was grabbed brought its holder, and why."""
    holder = last.tokens[token].holder
    assert holder, "somebody grabbed it"
    if token == SWORD:
        return _sword(last, holder.seat, observer)
    points = last.tokens[token].points or 0
    name = "gains" if points > 0 else "loses" if points < 0 else "gets-nothing"
    args: dict[str, Arg] = {"token": token_arg(token), "points": abs(points)}
    return Message(f"nma-log-{name}", {**who(holder.seat, observer), **args})


def counted(last: Scored, shout: Shout, observer: int | None) -> Message:
    """Whether the number that was shouted was right."""
    name = "right" if shout.is_right else "wrong"
    return Message(f"nma-log-{name}", {**who(shout.seat, observer), "number": last.count})


def _sword(last: Scored, holder: int, observer: int | None) -> Message:
    args = who(holder, observer)
    if not is_sword_open(tally(read_faces(last.dice.faces))):
        return Message("nma-log-fault", args)
    if holder == last.sword:
        return Message("nma-log-defends", args)
    args |= {"owner": seat_arg(last.sword), "yours": you(last.sword, observer)}
    return Message("nma-log-steals", {**args, "points": last.ways[holder][STOLEN]})


def _passing(before: NinjaMasterView, after: NinjaMasterView) -> list[Message]:
    """NMA-21, NMA-23: who is tied and plays on, where the sword lies now."""
    lines = []
    if after.tie_break > before.tie_break:
        tied = [who(seat, after.observer) for seat in after.playing]
        lines += [Message("nma-log-tied", args, "NMA-23") for args in tied]
    if after.sword != before.sword:
        lines.append(Message("nma-log-sword-goes", who(after.sword, after.observer)))
    return lines


def _ending(after: NinjaMasterView) -> list[Message]:
    lines = []
    if after.cut_off:
        lines.append(Message("nma-log-cut-off", {"rounds": after.round}, "NMA-31"))
    for seat, place in enumerate(after.places or ()):
        if place == 1:
            args = {**who(seat, after.observer), "score": after.scores[seat]}
            lines.append(Message("nma-log-wins", args))
    return lines
