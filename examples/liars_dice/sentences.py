"""What is said at the table, from views: picks, prompts, refusals and the log."""

from examples.liars_dice.actions import LIAR, SPACE
from examples.liars_dice.view import LiarsDiceView, bid_of, cup_shown
from uguisu.kernel.message import Arg, Message, seat_arg, you
from uguisu.kernel.picks import Groups, one_by_one


def picks(action: int) -> Groups:
    match SPACE.decode(action):
        case "bid", (count, face):
            return one_by_one(f"count:{count + 1}", f"face:{face + 1}")
        case _:
            return one_by_one("liar")


def who(view: LiarsDiceView, seat: int) -> dict[str, Arg]:
    return {"actor": seat_arg(seat), "you": you(seat, view.observer)}


def prompt(view: LiarsDiceView) -> Message:
    if view.is_over:
        return Message("ld-prompt-over")
    name = "ld-prompt-first" if view.bid is None else "ld-prompt-answer"
    return Message(name, who(view, view.turn))


def why_not(view: LiarsDiceView, action: int) -> Message:
    match SPACE.decode(action):
        case "liar", ():
            return Message("ld-no-challenge", clause="LD-8")
        case "bid", (_, 0) if view.wild:
            return Message("ld-no-ones", clause="LD-5")
        case "bid", (count, _) if count + 1 > sum(view.left):
            return Message("ld-no-dice", {"count": sum(view.left)}, clause="LD-6")
        case _:
            return Message("ld-no-lower", clause="LD-7")


def narrate(before: LiarsDiceView, after: LiarsDiceView, actor: int, shown: str) -> list[Message]:
    action = SPACE.read(shown)
    if action != LIAR:
        bid = bid_of(action, actor)
        told = {"count": bid.count, "face": bid.face}
        return [Message("ld-log-bid", {**who(before, actor), **told})]
    last = after.last
    assert last is not None, "a challenge is always shown"
    lines = [Message("ld-log-liar", {**who(before, actor), "bidder": seat_arg(last.bid.bidder)})]
    lines += [cup_shown(seat, dice) for seat, dice in enumerate(last.dice) if dice]
    lines.append(Message("ld-log-found", {"count": last.found, "face": last.bid.face}))
    lost = "ld-log-loses" if after.left[last.loser] else "ld-log-falls"
    lines.append(Message(lost, {**who(before, last.loser), "left": after.left[last.loser]}))
    if after.places:
        lines.append(Message("ld-log-wins", who(after, after.places.index(1))))
    return lines
