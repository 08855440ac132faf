"""The score sheet: how every point of honour was made."""

from typing import Final

from uguisu.games.ninjato.components import RUMOUR_NAMES
from uguisu.games.ninjato.pieces.numbers import (
    BONUS,
    DISHONOUR,
    FRIENDS,
    GOODWILL,
    MASTER,
    RUMOURS,
    WARRIOR,
)
from uguisu.games.ninjato.rules.final import multiplier
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.view.types import NinjatoView, Player
from uguisu.kernel.message import Arg
from uguisu.kernel.view import ScoreLine

EARNED: Final = ("bribes", "spreading", "after-3", "after-5", "after-7")


def score_sheet(view: NinjatoView) -> list[list[ScoreLine]]:
    if not view.is_over:
        return []
    return [[line for line in lines(player) if line.points] for player in view.players]


def lines(player: Player) -> list[ScoreLine]:
    """Honour earned on the way, the bonuses of the rumours, treasures and elite guards."""
    sheet = [ScoreLine(f"njt-score-{name}", player.made[n]) for n, name in enumerate(EARNED)]
    sheet += [rumour_line(player, kind) for kind in range(RUMOURS)]
    unspent, guards = player.made[BONUS + RUMOURS :]
    sheet.append(ScoreLine("njt-score-unspent", unspent))
    sheet.append(ScoreLine("njt-score-guards", guards, {"count": len(player.elites)}))
    return sheet


def rumour_line(player: Player, kind: int) -> ScoreLine:
    """NJT-50, NJT-51: so many cards, times what they multiply."""
    points = player.made[BONUS + kind]
    count = sum(rumour.kind == kind for rumour in player.rumours)
    args: dict[str, Arg] = {"rumour": words.rumour(kind), "count": count}
    if kind == DISHONOUR:
        each = points // count if count else 0
        return ScoreLine("njt-score-dishonour", points, {**args, "each": each})
    args |= {"times": multiplier(count), "collected": collected(player, kind)}
    return ScoreLine(f"njt-score-{RUMOUR_NAMES[kind]}", points, args)


def collected(player: Player, kind: int) -> int:
    return {
        WARRIOR: len(player.elites),
        GOODWILL: len(player.rumours),
        FRIENDS: len(player.envoys),
        MASTER: len(player.tiles),
    }[kind]
