"""What one touches to name an action: first where the shuriken goes, then what is taken there.

The cards and tiles of a strike and the treasures of a payment are touched in any order.
"""

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
    LEARN,
    LEAVE,
    PUT_MARKER,
    REWARD,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    USE_CHOHO,
    USE_HARMONY,
    USE_SPIRIT,
    base_of,
    half_of,
    kickers_of,
    ones_of,
    sets_of,
    side_of,
    twos_of,
)
from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.rules.payments import PAID, PAYMENTS, SMALL_PAYMENTS
from uguisu.games.ninjato.rules.pieces import (
    BORYAKU,
    CHOHO,
    CLANS,
    HARMONY,
    KICKER,
    KINDS,
    MARKS,
    RED,
    SIDED,
    SPIRIT,
    TAIJUTSU,
    VALUES,
)
from uguisu.games.ninjato.rules.scoring import TAKE_HONOUR
from uguisu.games.ninjato.rules.strikes import set_skill, two_skill
from uguisu.games.ninjato.sentences.words import HALF_NAMES, SIDE_NAMES
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.picks import Groups, one_by_one

DOJO: Final = "place:dojo"
SENSEI: Final = "place:sensei"
PALACE: Final = "place:palace"
PAVILION: Final = "place:pavilion"


def picks(view: NinjatoView, action: int, marks: list[int]) -> Groups:
    if action < TAKE_CARD:
        return _place(action)
    if action < STRIKE:
        return _card(view, action)
    if action < FAIL:
        return _strike(view, action)
    if action < PUT_MARKER:
        return _raid(view, action)
    return _decision(action, marks)


def _place(action: int) -> Groups:
    """NJT-11: a place first."""
    if action == GO_DOJO:
        return one_by_one(DOJO)
    if action < LEARN:
        house, side = divmod(action - INVADE, 2)
        return one_by_one(f"place:house:{house + 1}:{SIDE_NAMES[side]}")
    if action < BRIBE:
        skill, value = divmod(action - LEARN, VALUES)
        tile = f"tile:{SKILL_NAMES[skill]}"
        return one_by_one(SENSEI, tile, hand(value)) if value else one_by_one(SENSEI, tile)
    if action < SPREAD:
        slot, payment = divmod(action - BRIBE, PAYMENTS)
        return (PALACE,), (f"envoy:{slot + 1}",), payment_picks(payment)
    slot, payment = divmod(action - SPREAD, SMALL_PAYMENTS)
    return (PAVILION,), (f"rumour:{slot + 1}",), payment_picks(payment)


def payment_picks(payment: int) -> tuple[str, ...]:
    paid = PAID[payment]
    return tuple(f"treasure:{TREASURE_NAMES[k]}" for k in range(KINDS) for _ in range(paid[k]))


def hand(value: int) -> str:
    return f"hand:{value}"


def skill_pick(skill: int) -> str:
    return f"skill:{SKILL_NAMES[skill]}"


def sided(where: str, treasure: int) -> str:
    side = "red" if treasure >= RED else "light"
    return f"{where}:{TREASURE_NAMES[treasure % KINDS]}:{side}"


def _card(view: NinjatoView, action: int) -> Groups:
    """NJT-13, NJT-14: an open card, the deck, or, when cards are discarded, one of the hand."""
    if action >= DISCARD_CARD:
        card = hand(action - DISCARD_CARD)
        return one_by_one(card) if view.asks == "discard" else one_by_one("discard", card)
    value = action - TAKE_CARD
    return one_by_one(f"dojo:{value}" if value else "dojo:deck")


def _strike(view: NinjatoView, action: int) -> Groups:
    """NJT-24: base, kickers and tiles in any order, and of a pair the one they go for. A strike by
    the other side is not named by cards alone: it would need Harmony."""
    base, side = base_of(action), side_of(action)
    touched = [skill_pick(BORYAKU) if base == BY_TACTICS else hand(base)]
    touched += [hand(KICKER)] * kickers_of(action)
    touched += [skill_pick(TAIJUTSU)] * ones_of(action)
    touched += [skill_pick(two_skill(side))] * twos_of(action)
    touched += [skill_pick(set_skill(side))] * sets_of(action)
    half = half_of(action)
    beaten = view.invasion.beaten if view.invasion else (False,)
    standing = [number for number, is_beaten in enumerate(beaten) if not is_beaten]
    if standing != [half]:
        touched.append(f"guard:{HALF_NAMES[half]}")
    if view.invasion and view.invasion.side != side:
        return (f"side:{SIDE_NAMES[side]}",), tuple(touched)
    return (tuple(touched),)


def _raid(view: NinjatoView, action: int) -> Groups:
    plain = {FAIL: "fail", BANZAI: "banzai", LEAVE: "leave", USE_HARMONY: skill_pick(HARMONY)}
    if action in plain:
        return one_by_one(plain[action])
    if action < USE_CHOHO:
        return one_by_one(skill_pick(SPIRIT), skill_pick(action - USE_SPIRIT))
    if action < KEEP_ONE:
        given, taken = divmod(action - USE_CHOHO, SIDED)
        return one_by_one(skill_pick(CHOHO), sided("shuriken", given), sided("house", taken))
    kind = action - KEEP_ONE
    is_red = view.invasion is not None and kind not in view.invasion.light
    return one_by_one(sided("shuriken", kind + RED * is_red))


def _decision(action: int, marks: list[int]) -> Groups:
    """NJT-33, NJT-46, NJT-48."""
    if action < DISGUISE_ENVOY:
        clan, mark = divmod(action - PUT_MARKER, MARKS)
        return one_by_one(f"marker:{CLAN_NAMES[clan]}:{marks[mark]}")
    if action < REWARD:
        clan = action - DISGUISE_ENVOY
        return one_by_one(f"disguise:{CLAN_NAMES[clan] if clan < CLANS else 'none'}")
    reward = action - REWARD
    return one_by_one("honour" if reward == TAKE_HONOUR else f"rumour:{reward}")
