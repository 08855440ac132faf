"""What a first pick leads to: a card to be declared, or the first of two cards to turn."""

from collections.abc import Sequence

from uguisu.games.shinobi.actions import SPACE
from uguisu.games.shinobi.sentences.words import one_arg
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.message import Arg, Message, seat_arg
from uguisu.kernel.seats import LETTERS


def foretell(view: ShinobiView, candidates: Sequence[int], picks: Sequence[str]) -> Message | None:
    match SPACE.decode(candidates[0]):
        case "give", (card, _):
            return _gift(view, candidates, card)
        case "reveal", _:
            return _turning(view, LETTERS.index(picks[0].partition(":")[2]))
        case _:
            return None


def _gift(view: ShinobiView, candidates: Sequence[int], card: int) -> Message:
    """SHI-7, SHI-9, SHI-10: whether the truth can still be said about this card."""
    assert view.target is not None
    said = {SPACE.decode(action)[1][1] for action in candidates}
    honest = "no" if card not in said else "only" if len(said) == 1 else "yes"
    args: dict[str, Arg] = {"card": one_arg(card), "target": seat_arg(view.target)}
    return Message("shi-then-declare", {**args, "honest": honest})


def _turning(view: ShinobiView, attacker: int) -> Message:
    """SHI-16, SHI-17, SHI-22: what two cards alike would cost."""
    attack = next(one for one in view.attacks[view.turn] if one and one.attacker == attacker)
    args: dict[str, Arg] = {"attacker": seat_arg(attacker), "declared": one_arg(attack.declared)}
    return Message("shi-then-turn", {**args, "lives": min(view.lives[view.turn], 1)})
