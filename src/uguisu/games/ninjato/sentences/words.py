"""Names of things as arguments of messages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from uguisu.games.ninjato.actions import (
    BASE,
    BY_TACTICS,
    KICKERS,
    ONES,
    SETS,
    SIDES,
    TWOS,
    side_of,
)
from uguisu.games.ninjato.components import CLAN_NAMES, RUMOUR_NAMES, SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.pieces.numbers import BORYAKU, KICKER, KINDS, TAIJUTSU
from uguisu.games.ninjato.pieces.payments import PAID
from uguisu.games.ninjato.rules.strikes import set_skill, two_skill
from uguisu.kernel.message import Arg, seat_arg, you

GROUPED: Final = {"any": "any", "alike": "alike", "any?": "maybe"}
HALF_NAMES: Final[tuple[str, ...]] = ("first", "second")


def who(seat: int, observer: int | None) -> dict[str, Arg]:
    return {"actor": seat_arg(seat), "you": you(seat, observer)}


def clan(number: int) -> str:
    return f"@njt-clan-{CLAN_NAMES[number]}"


def skill(number: int) -> str:
    return f"@njt-skill-{SKILL_NAMES[number]}"


def rumour(kind: int) -> str:
    return f"@njt-rumour-{RUMOUR_NAMES[kind]}"


def side(number: int) -> str:
    return SIDES[number]


def treasure(kind: int) -> str:
    return f"@njt-treasure-{TREASURE_NAMES[kind % KINDS]}"


def treasures(kinds: Iterable[int]) -> str:
    """A list, or the empty string for none."""
    return " ".join(treasure(kind) for kind in kinds)


def paid(payment: int) -> str:
    return treasures(kind for kind, n in enumerate(PAID[payment]) for _ in range(n))


def demand(asked: Sequence[str]) -> str:
    """What a card asks for, as a list; equal places together: any two, three alike."""
    named = [f"@njt-treasure-{word}" for word in asked if word not in GROUPED]
    groups = [
        f"@njt-demand-{name}-{asked.count(word)}" for word, name in GROUPED.items() if word in asked
    ]
    return " ".join(named + groups)


def strike(action: int) -> str:
    """The cards and tiles of a strike, as a list."""
    return " ".join(strike_parts(action, card, skill))


def strike_parts(
    action: int, card: Callable[[int], str], skill: Callable[[int], str]
) -> Iterator[str]:
    """Every card and tile of a strike, as `card(value)` and `skill(number)` name them."""
    side = side_of(action)
    yield skill(BORYAKU) if BASE[action] == BY_TACTICS else card(BASE[action])
    yield from [card(KICKER)] * KICKERS[action]
    yield from [skill(TAIJUTSU)] * ONES[action]
    yield from [skill(two_skill(side))] * TWOS[action]
    yield from [skill(set_skill(side))] * SETS[action]


def card(value: int) -> str:
    return f"@njt-card-{value}"
