"""The last step of reading a position: derives the rest, and checks that everything fits."""

from uguisu.games.ninjato.pieces.numbers import (
    AT_DOJO,
    AT_HOUSES,
    CHOICE,
    CLANS,
    CONQUER,
    DISCARD,
    DISGUISE,
    FIGHT,
    FIRSTS,
    HAND_LIMIT,
    HOUSES,
    KEEP,
    NONE,
    OVER,
    PLACE,
    SECONDS,
    SHURIKEN,
    SIDED,
    TAKE,
    VALUES,
)
from uguisu.games.ninjato.rules import rounds, scoring
from uguisu.games.ninjato.rules.set_up import FIRST_MARKERS
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.seats import NOBODY, letter


def fit(table: NinjatoState) -> None:
    """Markers, memories, whose turn it is and what is legal."""
    fit_markers(table)
    for seat in range(table.seats):
        fit_memory(table, seat)
    fit_placements(table)
    fit_raid(table)
    table.is_over = table.phase == OVER
    fit_turn(table)
    fit_hands(table)
    table.choices = rounds.choices_of(table)
    if not table.choices and not table.is_over:
        raise BadNotation(f"{letter(table.turn)} has no legal action in this position.")


def fit_markers(table: NinjatoState) -> None:
    """Houses that name no marker have the first ones of the game (NJT-5) that are free."""
    named = [marker for marker in table.markers if marker != NONE]
    if len(set(named)) < len(named):
        raise BadNotation("Every clan marker exists once, and two houses have the same.")
    free = [marker for marker in FIRST_MARKERS if marker not in named]
    for house in range(HOUSES):
        if table.markers[house] == NONE:
            table.markers[house] = free.pop(0)


def fit_memory(table: NinjatoState, seat: int) -> None:
    """Every unseen card of a hand is old or was drawn, and every draw is accounted for."""
    hand = range(seat * VALUES, seat * VALUES + VALUES)
    unseen = [table.hands[at] - table.known[at] - table.old[at] for at in hand]
    past = table.past[seat]
    if not any(past) and past.count(0) == 0:
        table.past[seat] = bytes(max(sum(unseen), 0))
    for event in past:
        unseen[event] += event > 0
    if min(unseen) < 0 or sum(unseen) != table.past[seat].count(0):
        raise BadNotation(f"known, old and past of {letter(seat)} do not make its hand.")


def fit_placements(table: NinjatoState) -> None:
    """The shuriken that is being carried out is the last one placed."""
    places: list[int] = []
    if table.phase in (TAKE, DISCARD):
        places = [AT_DOJO]
    elif table.house != NONE:
        places = [AT_HOUSES + table.house * 2 + side for side in (table.side, 1 - table.side)]
    if places and not table.placements:
        table.placements = bytes(places[:1])
    most = SHURIKEN * table.seats - (table.phase == PLACE)
    scored = table.phase in (DISGUISE, FIRSTS, SECONDS, OVER)
    if len(table.placements) > (0 if scored else most):
        raise BadNotation("More shuriken are placed than there can be.")
    if places and table.placements[-1] not in places:
        raise BadNotation("The last shuriken placed does not lie where something is being done.")


def fit_raid(table: NinjatoState) -> None:
    if table.house == NONE:
        return
    full = any(table.houses[table.house * SIDED : table.house * SIDED + SIDED])
    if full != (table.phase != CONQUER):
        raise BadNotation("A raid goes on while there are treasures in the house, and no longer.")
    if (table.guard == NONE) != (table.phase in (CHOICE, CONQUER)):
        raise BadNotation("A guard is up in a fight and after failing, not at any other time.")
    if table.beaten and not table.printed.is_pair(table.guard):
        raise BadNotation("Only of a pair the first or the second can be beaten.")
    if table.phase in (CHOICE, KEEP) and not any(table.shuriken):
        raise BadNotation("Nothing was won, so there is nothing to choose.")


def fit_turn(table: NinjatoState) -> None:
    phase = table.phase
    if phase == PLACE:
        table.turn = table.placed_by(len(table.placements))
    elif phase in (TAKE, DISCARD, FIGHT, CHOICE, KEEP, CONQUER):
        table.turn = table.placed_by(len(table.placements) - 1)
    elif phase == OVER:
        table.turn = table.order[0]
    else:
        fit_scoring(table)


def fit_scoring(table: NinjatoState) -> None:
    most = table.seats if table.phase == DISGUISE else CLANS
    if table.asked >= most:
        raise BadNotation(f"asked={table.asked} is too far.")
    if table.phase == DISGUISE:
        table.turn = table.order[table.asked]
        return
    clan = scoring.asked_clan(table)
    found = (scoring.first if table.phase == FIRSTS else scoring.second)(table, clan)
    if found == NOBODY:
        raise BadNotation("Nobody is rewarded by the clan that is asked.")
    table.turn = found


def fit_hands(table: NinjatoState) -> None:
    """NJT-14: more than seven cards only while the Dojo is being carried out."""
    for seat in range(table.seats):
        busy = seat == table.turn and table.phase in (TAKE, DISCARD)
        if table.hand_size(seat) > HAND_LIMIT + (4 if busy else 0):
            raise BadNotation(f"{letter(seat)} holds more than {HAND_LIMIT} cards.")
    if table.phase == DISCARD and table.hand_size(table.turn) <= HAND_LIMIT:
        raise BadNotation("Nobody discards from a hand of seven or fewer.")
