"""What a seat of War of Clans may know: everything but the hands and loyalties of others."""

import msgspec

from uguisu.kernel.view import FaceDown, View


class Hand(msgspec.Struct, frozen=True, tag="hand", gc=False):
    """One's own cards, as how many of takeda, uesugi, mori, oda, hojo and ninjas."""

    cards: tuple[int, ...]


class Loyalty(msgspec.Struct, frozen=True, tag="loyalty", gc=False):
    """A loyalty card face up: a clan's number."""

    clan: int


class WarOfClansView(View, frozen=True, kw_only=True, tag="war-of-clans"):
    """`armies[province][clan]` is a strength; `touched` are (province, clan) pairs that cannot be
    attacked this turn; `scores` are known only when the loyalties are."""

    turn: int
    order: int
    everyone: bool
    armies: tuple[tuple[int, ...], ...]
    touched: tuple[tuple[int, int], ...]
    hands: tuple[Hand | FaceDown, ...]
    loyalties: tuple[Loyalty | FaceDown, ...]
    deck: int
    discards: tuple[int, ...]
    last_drawer: int | None
    turns_left: int | None
    scores: tuple[int, ...] | None
