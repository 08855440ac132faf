"""The second half of reading a position: fills in what it leaves out, and checks it."""

from collections.abc import Iterable

from uguisu.games.shinobi.actions import WEAPON_LETTERS
from uguisu.games.shinobi.rules.assigning import slot_of
from uguisu.games.shinobi.rules.resolving import verdict_of
from uguisu.games.shinobi.rules.rounds import survivors
from uguisu.games.shinobi.state import (
    ASSIGNING,
    ATTACKS,
    DECIDING,
    EVERY_WEAPON,
    MISSED,
    NOTHING,
    STRUCK,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.seats import letter

# What must have happened, from whose turn it is.


def has_given(table: ShinobiState, attacker: int) -> bool:
    """Whether this seat's three cards must be on the table."""
    if table.phase == ASSIGNING:
        return _comes_before(table, attacker)
    return not _is_cut_off(table)


def has_resolved(table: ShinobiState, victim: int) -> bool:
    """Whether cards before this seat must have been turned and judged."""
    if table.phase == ASSIGNING or _is_cut_off(table):
        return False
    return _comes_before(table, victim) or (table.is_over and victim == table.turn)


def _comes_before(table: ShinobiState, seat: int) -> bool:
    seats = table.seats
    return (seat - table.start) % seats < (table.turn - table.start) % seats


def _is_deciding(table: ShinobiState, victim: int) -> bool:
    return table.phase == DECIDING and victim == table.turn and not table.is_over


def _is_cut_off(table: ShinobiState) -> bool:
    return table.is_over and survivors(table).bit_count() > 1


# Filling in.


def fill(table: ShinobiState, drawn: set[int]) -> None:
    """Give and turn the cards that must be on the table, before seats that list none."""
    for attacker in range(table.seats):
        for slot in _slots_of(table, attacker):
            if slot // ATTACKS not in drawn and has_given(table, attacker):
                _give_any(table, attacker, slot)
    for victim in range(table.seats):
        if victim not in drawn and (has_resolved(table, victim) or _is_deciding(table, victim)):
            table.faces |= 0b011 << victim * ATTACKS
    if table.phase == ASSIGNING:
        table.given = sum(table.cards[slot] != NOTHING for slot in _slots_of(table, table.turn))


def fill_verdicts(table: ShinobiState) -> None:
    """What the turned cards tell; of three, the farthest attacker's was turned last."""
    for victim in range(table.seats):
        if has_resolved(table, victim):
            turned = _turned(table, victim)
            alike = len(turned) > 1 and turned[0] == turned[1]
            if len(turned) == ATTACKS:
                outcome = verdict_of(table, victim, alike)
                table.verdicts[victim] = outcome * WEAPONS + turned[2]
            else:
                table.verdicts[victim] = (STRUCK if alike else MISSED) * WEAPONS


def _give_any(table: ShinobiState, attacker: int, slot: int) -> None:
    """The first card in hand with the first weapon that may be declared for it."""
    said = 0 if table.free else _bits(table.declared[s] for s in _slots_of(table, attacker))
    before = table.declared[slot // ATTACKS * ATTACKS :][:ATTACKS]
    twice = _bits(weapon for weapon in before if before.count(weapon) == 2)
    table.cards[slot] = _first(table.hands[attacker])
    table.hands[attacker] &= ~(1 << table.cards[slot])
    table.declared[slot] = _first(EVERY_WEAPON & ~said & ~twice)


def _slots_of(table: ShinobiState, attacker: int) -> list[int]:
    return [slot_of(table, attacker, distance) for distance in range(ATTACKS)]


def _turned(table: ShinobiState, victim: int) -> list[int]:
    """The weapons face up before this seat."""
    slots = range(victim * ATTACKS, victim * ATTACKS + ATTACKS)
    return [table.cards[slot] for slot in slots if table.faces >> slot & 1]


def _bits(weapons: Iterable[int]) -> int:
    return sum(1 << weapon for weapon in {*weapons} - {NOTHING})


def _first(weapons: int) -> int:
    return next(weapon for weapon in range(WEAPONS) if weapons >> weapon & 1)


# Checking.


def check(table: ShinobiState) -> None:
    for seat in range(table.seats):
        _check_given(table, seat)
        _check_declared(table, seat)
        _check_turned(table, seat)
        _check_verdict(table, seat)
    if table.round_limit and table.round > table.round_limit:
        raise BadNotation(f"There is no round {table.round} with a limit of {table.round_limit}.")
    if table.is_over:
        _check_over(table)
    elif survivors(table).bit_count() < 2 or table.last_to_fall:
        raise BadNotation("With fewer than two survivors the game is over: write over A.")


def _check_given(table: ShinobiState, attacker: int) -> None:
    """SHI-6, SHI-13: three cards each, nearest target first."""
    given = [table.cards[slot] != NOTHING for slot in _slots_of(table, attacker)]
    if table.phase == ASSIGNING and attacker == table.turn:
        if given != [distance < sum(given) for distance in range(ATTACKS)] or all(given):
            raise BadNotation(f"{letter(attacker)} gives cards to the nearest first, three in all.")
    elif given != [has_given(table, attacker)] * ATTACKS:
        wanted = "three cards" if has_given(table, attacker) else "no card"
        raise BadNotation(f"{letter(attacker)} must have given {wanted} by now.")


def _check_declared(table: ShinobiState, seat: int) -> None:
    """SHI-9, SHI-10: the limits of declarations."""
    got = table.declared[seat * ATTACKS : seat * ATTACKS + ATTACKS]
    if got[0] != NOTHING and got[0] == got[1] == got[2]:
        raise BadNotation(
            f"{quoted(WEAPON_LETTERS[got[0]])} cannot be declared to {letter(seat)} three times."
        )
    said = [table.declared[slot] for slot in _slots_of(table, seat)]
    said = [weapon for weapon in said if weapon != NOTHING]
    if not table.free and len({*said}) < len(said):
        raise BadNotation(f"{letter(seat)} must declare different weapons, or write free.")


def _check_turned(table: ShinobiState, victim: int) -> None:
    """SHI-14, SHI-18: two cards are turned, three if they were denounced."""
    up = len(_turned(table, victim))
    allowed = {2, 3} if has_resolved(table, victim) else {2 * _is_deciding(table, victim)}
    if up not in allowed or NOTHING in _turned(table, victim):
        wanted = " or ".join(map(str, sorted(allowed)))
        raise BadNotation(f"{letter(victim)} must have turned {wanted} cards, not {up}.")


def _check_verdict(table: ShinobiState, victim: int) -> None:
    """A verdict that the cards before this seat allow."""
    outcome, third = divmod(table.verdicts[victim], WEAPONS)
    if not has_given(table, (table.start - 1) % table.seats):
        if outcome and table.round == 1 and not table.is_over:
            raise BadNotation("In the first round there are no verdicts yet.")
        return
    turned = _turned(table, victim)
    if not has_resolved(table, victim):
        fits = outcome == UNRESOLVED
    elif len(turned) == 2:
        fits = outcome == (STRUCK if turned[0] == turned[1] else MISSED)
    else:
        fits = third in turned
        if fits:
            turned.remove(third)
            fits = outcome == verdict_of(table, victim, turned[0] == turned[1])
    if not fits:
        raise BadNotation(f"The verdict of {letter(victim)} does not fit the cards.")


def _check_over(table: ShinobiState) -> None:
    """SHI-25 to SHI-27: who has won."""
    if bool(table.last_to_fall) == any(table.lives):
        raise BadNotation("`won` is for a game in which nobody is left: the last fell all at once.")
    if table.last_to_fall.bit_count() == 1:
        raise BadNotation("`won` names those who fell together, two or more.")
    if _is_cut_off(table):
        if table.round != table.round_limit or (table.turn + 1) % table.seats != table.start:
            raise BadNotation("With several survivors only the round limit ends the game.")
