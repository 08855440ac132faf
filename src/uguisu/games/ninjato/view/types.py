"""What a seat of Ninjato may know: everything but the order of decks and unseen Dojo cards.

Numbers are those of pieces/numbers.py: treasures are kinds 0 to 4 (fan, scroll, vase, jade, gold),
clans 0 to 2 (Taira, Minamoto, Go-Shirakawa), skills 0 to 9. Their names are in components.py.
"""

import msgspec

from uguisu.kernel.view import FaceDown, View


class Guard(msgspec.Struct, frozen=True):
    """What a strike must beat by strength and by stealth; a pair has two values of each."""

    strength: tuple[int, ...]
    stealth: tuple[int, ...]
    alarm: bool = False
    elite: bool = False
    honour: int = 0


class House(msgspec.Struct, frozen=True):
    """`light` and `red` are kinds of treasures, the least valuable first; no sentry: emptied."""

    clan: int
    honour: int
    sentry: Guard | None
    light: tuple[int, ...]
    red: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True):
    """A skill; `cost` is the value of a Dojo card, 0 for any. `used`: turned down this round."""

    skill: int
    style: int
    cost: int
    used: bool = False


class Envoy(msgspec.Struct, frozen=True):
    """`demand` names what its places ask for: fan, any, alike, any? (see components.toml)."""

    card: int
    clan: int
    age: int
    mask: bool
    demand: tuple[str, ...]


class Rumour(msgspec.Struct, frozen=True):
    """`kind` is 0 to 4: warrior, goodwill, friends, master, dishonour."""

    card: int
    kind: int
    demand: tuple[str, ...]


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """One's own Dojo cards: how many of the values 1 to 5."""

    cards: tuple[int, ...]


class Player(msgspec.Struct, frozen=True):
    """What lies before a seat. `known` are Dojo cards that everybody saw it take and that it has
    not played since. `made` is its honour by source, `bonuses` what rumours, treasures and elite
    guards would add if the game ended now."""

    honour: int
    made: tuple[int, ...]
    bonuses: tuple[int, ...]
    shuriken: int
    hand: Hand | FaceDown
    known: tuple[int, ...]
    treasures: tuple[int, ...]
    tiles: tuple[Tile, ...]
    envoys: tuple[Envoy, ...]
    rumours: tuple[Rumour, ...]
    elites: tuple[Guard, ...]


class Standing(msgspec.Struct, frozen=True):
    """NJT-45: a clan's honour, and who would be rewarded now, with which influence."""

    honour: int
    influence: tuple[int, ...]
    first: int | None
    second: int | None


class Invasion(msgspec.Struct, frozen=True):
    """`guard` is the one to be beaten, or not beaten when the invasion failed; `to_beat` its values
    on this side; `beaten` the halves of a pair that are. `light` and `red` were won and are on the
    shuriken; `turned` are the guards that banzai turned up, `strikes` the values that beat the
    sentry and them, one after another.
    """

    house: int
    side: int
    guard: Guard | None
    to_beat: tuple[int, ...]
    beaten: tuple[bool, ...]
    turned: tuple[Guard, ...]
    strikes: tuple[int, ...]
    light: tuple[int, ...]
    red: tuple[int, ...]


class Scoring(msgspec.Struct, frozen=True):
    """`clan` is the one whose first or second chooses, `honour` what it gives; `left` by clan what
    its first left: "honour", "rumour" or "" for nothing; `disguised` by seat and clan."""

    clan: int | None
    honour: int
    left: tuple[str, ...]
    disguised: tuple[tuple[int, ...], ...]


class NinjatoView(View, frozen=True, kw_only=True, tag="ninjato"):
    """`asks` is what the seat on turn decides; `values` are numbers of its legal actions, shown to
    itself only: the value of a strike, the honour of a payment. `free_skills` are those on offer
    that the observer may learn without a card (NJT-17). `placements` are (seat, place) of
    this round's shuriken, `dojo_stack` those in the Dojo, the lowest first."""

    round: int
    turn: int
    asks: str
    to_take: int
    order: tuple[int, ...]
    next_order: tuple[int, ...]
    clan_order: tuple[int, ...]
    placements: tuple[tuple[int, str], ...]
    dojo_stack: tuple[int, ...]
    players: tuple[Player, ...]
    houses: tuple[House, ...]
    supply: tuple[tuple[int, int], ...]
    clans: tuple[Standing, ...]
    dojo: tuple[int | None, ...]
    dojo_deck: int
    dojo_discards: tuple[int, ...]
    sensei: tuple[Tile | None, ...]
    free_skills: tuple[int, ...]
    tile_pile: int
    disguise_pile: int
    gone_tiles: tuple[int, ...]
    palace: tuple[Envoy | None, ...]
    envoy_deck: int
    pavilion: tuple[Rumour | None, ...]
    rumour_deck: int
    guard_deck: int
    guard_discards: tuple[Guard, ...]
    elite_deck: int
    elite_discards: tuple[Guard, ...]
    bag: int
    spent: tuple[int, ...]
    invasion: Invasion | None
    scoring: Scoring | None
    values: tuple[tuple[int, int], ...]
