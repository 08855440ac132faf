"""What a seat of Shinobi may know: everything but the face-down cards and hands of others."""

from typing import Final

import msgspec

from uguisu.kernel.view import FaceDown, View

PHASES: Final = ("assign", "reveal", "decide")
OUTCOMES: Final = (
    "unresolved",
    "missed",
    "struck",
    "incompetence-proved",
    "incompetence-refuted",
    "plotting-proved",
    "plotting-refuted",
)


class Card(msgspec.Struct, frozen=True, tag="card"):
    """An attack card one can see: a weapon's number."""

    weapon: int


class Attack(msgspec.Struct, frozen=True):
    """A card before its victim. Its attacker sees it also while it is not `open` to everybody."""

    attacker: int
    declared: int
    card: Card | FaceDown
    open: bool


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """One's own weapons that were not given to anybody."""

    weapons: tuple[int, ...]


class Verdict(msgspec.Struct, frozen=True):
    """How an attack was resolved; `third` is the third card's weapon, if it was turned."""

    outcome: str
    third: int | None


class ShinobiView(View, frozen=True, kw_only=True, tag="shinobi"):
    """`attacks[victim]` are the cards from the attackers one, two and three seats to the left,
    None where none was given yet; `target` is whom the player on turn attacks next; `lost[seat]`
    counts lives lost to attacks, by false accusations, and denounced; `verdicts` stay until the
    next round is resolved, and `last_victim` is whose is the latest of them.
    """

    turn: int
    phase: str
    start: int
    round: int
    round_limit: int | None
    declarations: str
    clans: tuple[str, ...]
    lives: tuple[int, ...]
    lost: tuple[tuple[int, ...], ...]
    target: int | None
    attacks: tuple[tuple[Attack | None, ...], ...]
    hands: tuple[Hand | FaceDown, ...]
    verdicts: tuple[Verdict | None, ...]
    last_victim: int | None
    cut_off: bool
