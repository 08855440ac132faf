"""Facts from a view that several sentences need."""

from uguisu.games.ninja_master.state import HANDS
from uguisu.games.ninja_master.view.types import NinjaMasterView


def free_hands(view: NinjaMasterView, seat: int) -> int:
    held = [token for token in view.tokens if token.holder and token.holder.seat == seat]
    return HANDS - len(held)


def is_begun(view: NinjaMasterView) -> bool:
    """NMA-11: somebody has grabbed something, so that shouts count."""
    return any(token.holder for token in view.tokens)
