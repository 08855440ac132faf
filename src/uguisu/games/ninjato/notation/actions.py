"""A few words for an action, written and read."""

import re
from collections.abc import Sequence
from typing import Final

from uguisu.games.ninjato.actions import (
    BANZAI,
    BRIBE,
    BY_TACTICS,
    DISCARD_CARD,
    DISGUISE_ENVOY,
    FAIL,
    GO_DOJO,
    INVADE,
    KEEP_ONE,
    KICKERS,
    LEARN,
    LEAVE,
    ONES,
    PUT_MARKER,
    REWARD,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    TWOS,
    USE_CHOHO,
    USE_HARMONY,
    USE_SPIRIT,
    base_of,
    half_of,
    kickers_of,
    ones_of,
    sets_of,
    side_of,
    strike,
    twos_of,
)
from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES
from uguisu.games.ninjato.notation import faces
from uguisu.games.ninjato.notation.faces import SIDED_TREASURES, TREASURES, Faces
from uguisu.games.ninjato.rules.payments import MOST, PAID, PAYMENTS, SMALL_PAYMENTS, number_of
from uguisu.games.ninjato.rules.pieces import BORYAKU, KICKER, SIDED, TAIJUTSU, VALUES
from uguisu.games.ninjato.rules.strikes import set_skill, two_skill
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.given import check_action_text

SIDES: Final = ("strength", "stealth")
PLAIN: Final = {
    "dojo": GO_DOJO,
    "fail": FAIL,
    "banzai": BANZAI,
    "leave": LEAVE,
    "harmony": USE_HARMONY,
    "take deck": TAKE_CARD,
    "disguise none": DISGUISE_ENVOY + len(CLAN_NAMES),
    "reward honour": REWARD,
}
PLAIN_WORDS: Final = {action: words for words, action in PLAIN.items()}
EXAMPLES: Final = (
    "dojo, house 3 strength, learn kenjutsu 5, envoy 2 fj, rumour 3 g, take 4, take deck, "
    "discard 3, strength 4+3+taijutsu, fail, banzai, leave, keep j, marker T8, harmony, "
    "spirit kenjutsu, choho f J, disguise taira, reward honour, reward rumour 2"
)


def write_action(action: int, names: Faces) -> str:
    if action in PLAIN_WORDS:
        return PLAIN_WORDS[action]
    if action < TAKE_CARD:
        return _write_place(action)
    if action < STRIKE:
        word = "take" if action < DISCARD_CARD else "discard"
        return f"{word} {(action - TAKE_CARD) % VALUES}"
    if action < FAIL:
        return _write_strike(action)
    if action < USE_CHOHO:
        return f"spirit {SKILL_NAMES[action - USE_SPIRIT]}"
    if action < KEEP_ONE:
        given, taken = divmod(action - USE_CHOHO, SIDED)
        return f"choho {SIDED_TREASURES[given]} {SIDED_TREASURES[taken]}"
    if action < PUT_MARKER:
        return f"keep {TREASURES[action - KEEP_ONE]}"
    if action < DISGUISE_ENVOY:
        return f"marker {names.markers[action - PUT_MARKER]}"
    if action < REWARD:
        return f"disguise {CLAN_NAMES[action - DISGUISE_ENVOY]}"
    return f"reward rumour {action - REWARD}"


def _write_place(action: int) -> str:
    if action < LEARN:
        house, side = divmod(action - INVADE, 2)
        return f"house {house + 1} {SIDES[side]}"
    if action < BRIBE:
        skill, value = divmod(action - LEARN, VALUES)
        return f"learn {SKILL_NAMES[skill]} {value or ''}".rstrip()
    if action < SPREAD:
        slot, payment = divmod(action - BRIBE, PAYMENTS)
        return f"envoy {slot + 1} {faces.letters(TREASURES, PAID[payment])}"
    slot, payment = divmod(action - SPREAD, SMALL_PAYMENTS)
    return f"rumour {slot + 1} {faces.letters(TREASURES, PAID[payment])}"


def _write_strike(action: int) -> str:
    base, side = base_of(action), side_of(action)
    parts = [SKILL_NAMES[BORYAKU] if base == BY_TACTICS else str(base)]
    parts += [str(KICKER)] * kickers_of(action)
    parts += [SKILL_NAMES[TAIJUTSU]] * ones_of(action)
    parts += [SKILL_NAMES[two_skill(side)]] * twos_of(action)
    parts += [SKILL_NAMES[set_skill(side)]] * sets_of(action)
    return f"{SIDES[side]} {'+'.join(parts)}{' second' * half_of(action)}"


def read_action(text: str, names: Faces) -> int:
    check_action_text(text)
    if text in PLAIN:
        return PLAIN[text]
    words = text.split()
    if len(words) >= 2 and " ".join(words) == text:
        action = _read_words(words, names)
        if action is not None:
            return action
    raise BadNotation(f"{quoted(text)} is no action: write {EXAMPLES}.")


def _read_words(words: list[str], names: Faces) -> int | None:
    match words:
        case ["house", house, side] if side in SIDES and re.fullmatch("[1-5]", house):
            return INVADE + (int(house) - 1) * 2 + SIDES.index(side)
        case ["learn", skill]:
            return LEARN + faces.skill(skill) * VALUES
        case ["learn", skill, value] if re.fullmatch("[1-5]", value):
            return LEARN + faces.skill(skill) * VALUES + int(value)
        case ["envoy", slot, paid] if re.fullmatch("[1-4]", slot):
            return BRIBE + (int(slot) - 1) * PAYMENTS + _read_payment(paid, MOST)
        case ["rumour", slot, paid] if re.fullmatch("[1-4]", slot):
            return SPREAD + (int(slot) - 1) * SMALL_PAYMENTS + _read_payment(paid, 2)
        case ["take", value] if re.fullmatch("[1-5]", value):
            return TAKE_CARD + int(value)
        case ["discard", value] if re.fullmatch("[0-5]", value):
            return DISCARD_CARD + int(value)
        case [side, strike_] | [side, strike_, "second"] if side in SIDES:
            return _read_strike(SIDES.index(side), strike_.split("+"), len(words) - 2)
        case _:
            return _read_more_words(words, names)


def _read_more_words(words: list[str], names: Faces) -> int | None:
    match words:
        case ["spirit", skill]:
            return USE_SPIRIT + faces.skill(skill)
        case ["choho", given, taken]:
            given_ = faces.find(SIDED_TREASURES, given, "treasure")
            return USE_CHOHO + given_ * SIDED + faces.find(SIDED_TREASURES, taken, "treasure")
        case ["keep", kind]:
            return KEEP_ONE + faces.find(TREASURES, kind, "treasure")
        case ["marker", marker]:
            return PUT_MARKER + faces.find(names.markers, marker, "marker")
        case ["disguise", clan]:
            return DISGUISE_ENVOY + faces.find(CLAN_NAMES, clan, "clan")
        case ["reward", "rumour", slot] if re.fullmatch("[1-4]", slot):
            return REWARD + int(slot)
        case _:
            return None


def _read_payment(text: str, most: int) -> int:
    paid = faces.counts(TREASURES, text, "treasure")
    if not 1 <= len(text) <= most or faces.letters(TREASURES, paid) != text:
        raise BadNotation(
            f"{quoted(text)} cannot be paid: it is 1 to {most} of f s v j g, so sorted."
        )
    return number_of(paid)


def _read_strike(side: int, parts: Sequence[str], half: int) -> int | None:
    """Base, kickers and tiles, in this order."""
    first, rest = parts[0], list(parts[1:])
    tiles = (TAIJUTSU, two_skill(side), set_skill(side))
    ones, twos, sets = (rest.count(SKILL_NAMES[skill]) for skill in tiles)
    kickers = rest.count(str(KICKER))
    is_base = re.fullmatch("[1-5]", first) or first == SKILL_NAMES[BORYAKU]
    if not is_base or kickers >= KICKERS or ones >= ONES or twos >= TWOS or sets > 1:
        return None
    base = int(first) if first.isdigit() else BY_TACTICS
    action = strike(side, base, kickers, ones, twos, sets, half)
    written = "+".join(parts)
    return action if _write_strike(action).split()[1] == written else None
