"""How a view of Shinobi is built, field by field."""

from uguisu.games.shinobi.components import CLAN_NAMES
from uguisu.games.shinobi.rules.rounds import is_cut_off, last_victim
from uguisu.games.shinobi.sentences.labels import labels_of
from uguisu.games.shinobi.state import (
    ASSIGNING,
    ATTACKS,
    CAUSES,
    MISSED,
    NOTHING,
    STRUCK,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)
from uguisu.games.shinobi.view.types import (
    OUTCOMES,
    PHASES,
    Attack,
    Card,
    Hand,
    ShinobiView,
    Verdict,
)
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.view import FaceDown


def view(state: ShinobiState, observer: int | None) -> ShinobiView:
    check_observer(observer, state.seats)
    seats = range(state.seats)
    given = tuple(attacks(state, victim, observer) for victim in seats)
    return ShinobiView(
        game="shinobi",
        seats=state.seats,
        observer=observer,
        actors=state.actors(),
        is_over=state.is_over,
        places=tuple(state.places()) if state.is_over else None,
        turn=state.turn,
        phase="over" if state.is_over else PHASES[state.phase],
        start=state.start,
        round=state.round,
        round_limit=state.round_limit or None,
        declarations="free" if state.free else "distinct",
        clans=tuple(CLAN_NAMES[clan] for clan in state.clans),
        lives=tuple(state.lives),
        lost=tuple(tuple(state.lost[s * CAUSES : s * CAUSES + CAUSES]) for s in seats),
        target=target(state),
        attacks=given,
        hands=tuple(hand(state, seat, observer) for seat in seats),
        verdicts=tuple(verdict(*divmod(code, WEAPONS)) for code in state.verdicts),
        last_victim=None if last_victim(state) == NOBODY else last_victim(state),
        cut_off=is_cut_off(state),
        labels={} if state.phase == ASSIGNING else labels_of(given[state.turn]),
    )


def target(state: ShinobiState) -> int | None:
    """SHI-13: nearest first."""
    if state.is_over or state.phase != ASSIGNING:
        return None
    return (state.turn + state.given + 1) % state.seats


def attacks(state: ShinobiState, victim: int, observer: int | None) -> tuple[Attack | None, ...]:
    return tuple(attack(state, victim, distance, observer) for distance in range(ATTACKS))


def attack(state: ShinobiState, victim: int, distance: int, observer: int | None) -> Attack | None:
    """SHI-2, SHI-8: all see who attacks and with what declaration; SHI-11: only the owner sees
    the weapon until it is turned."""
    slot = victim * ATTACKS + distance
    if state.cards[slot] == NOTHING:
        return None
    attacker = (victim - 1 - distance) % state.seats
    is_open = bool(state.faces >> slot & 1)
    seen = is_open or attacker == observer
    card = Card(state.cards[slot]) if seen else FaceDown()
    return Attack(attacker, state.declared[slot], card, is_open)


def hand(state: ShinobiState, seat: int, observer: int | None) -> Hand | FaceDown:
    """SHI-11: what one keeps is as secret as what one gives."""
    weapons = tuple(weapon for weapon in range(WEAPONS) if state.hands[seat] >> weapon & 1)
    return Hand(weapons) if observer == seat else FaceDown(len(weapons))


def verdict(outcome: int, third: int) -> Verdict | None:
    if outcome == UNRESOLVED:
        return None
    turned = outcome not in (MISSED, STRUCK)
    return Verdict(OUTCOMES[outcome], third if turned else None)
