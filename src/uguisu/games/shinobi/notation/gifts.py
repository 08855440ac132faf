"""What others perceive of a card that is given; how actions are written is declared in
`uguisu.games.shinobi.actions`."""

from uguisu.games.shinobi.actions import DECLARED, SPACE, WEAPON_LETTERS
from uguisu.kernel.errors import BadNotation

HIDDEN = "?"


def shown_gift(action: int) -> str:
    """SHI-11: only the declaration."""
    return f"{HIDDEN} as {WEAPON_LETTERS[DECLARED[action]]}"


HIDDEN_GIFTS = {shown_gift(action): weapon for weapon, action in enumerate(SPACE.grid("give")[0])}


def read_gift(shown: str) -> tuple[int | None, int]:
    """The card, if it was seen, and the declaration of `k as s` or `? as s`."""
    if shown in HIDDEN_GIFTS:
        return None, HIDDEN_GIFTS[shown]
    match SPACE.decode(SPACE.read(shown)):
        case "give", (card, declared):
            return card, declared
        case _:
            raise BadNotation(f"Expected a gift, got {shown}.")
