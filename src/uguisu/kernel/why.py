"""Why not? The reason for picks that lead to no legal action, for front ends.

Such picks match many actions or none. An action that they match completely is asked first, then
those that resemble a legal one (a card and a province, when cards go to provinces). The most
frequent reason is the answer.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from uguisu.kernel.message import Message
from uguisu.kernel.picks import Groups, rest

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame
    from uguisu.kernel.view import View

Shape = tuple[tuple[str, ...], ...]


def why_not_picks(
    game: "AnyGame",
    view: "View",
    legal: Collection[int],
    picks: Sequence[str],
    things: Collection[str] | None = None,
) -> Message | None:
    """The reason, or None if the picks match no action at all. `things` are the picks that exist on
    the observer's table; actions with others are ignored."""
    shapes = {shape(game.picks(view, action)) for action in legal}
    reasons: dict[int, list[Message]] = {}
    for action in range(game.action_space):
        groups = game.picks(view, action)
        left = rest(groups, picks)
        if left is not None and action not in legal and _exists(groups, things):
            rank = 2 if not left else 1 if shape(groups) in shapes else 0
            reasons.setdefault(rank, []).append(game.why_not(view, action))
    return _most_common(reasons[max(reasons)]) if reasons else None


def shape(groups: Groups) -> Shape:
    """The kinds of picks: (("hand",), ("province",))."""
    return tuple(tuple(pick.partition(":")[0] for pick in group) for group in groups)


def _exists(groups: Groups, things: Collection[str] | None) -> bool:
    return things is None or all(pick in things for group in groups for pick in group)


def _most_common(reasons: list[Message]) -> Message:
    counted = Counter(repr(reason) for reason in reasons)
    best = counted.most_common(1)[0][0]
    return next(reason for reason in reasons if repr(reason) == best)
