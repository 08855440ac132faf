"""What cannot be together in a position: checked when one is read."""

from uguisu.games.ninja_master.notation import TOKEN_WORDS
from uguisu.games.ninja_master.state import (
    HANDS,
    HUMAN,
    NOBODY,
    TOKENS,
    TUMBLE,
    TUMBLING,
    WAYS,
    NinjaMasterState,
)
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.seats import letter


def check(table: NinjaMasterState, said: set[str]) -> None:
    """Raises BadNotation for a table that cannot be, read from a position that said these words."""
    if ("tied" in said) != (table.stage > 0):
        raise BadNotation("`tied` and `tie-breaks` belong together.")
    if not table.playing >> table.shuriken & 1 or not table.playing >> table.sword & 1:
        raise BadNotation("Sword and shuriken belong to seats that play.")
    check_sheet(table)
    if "dice" in said:
        check_dojo(table)
        return
    words = {"rolling", "posed", "done", "false", "rest", *(f"{t}=" for t in TOKEN_WORDS)}
    for word in sorted(words & said):
        raise BadNotation(f"{word!r} needs dice, such as [O3 SW].")


def check_sheet(table: NinjaMasterState) -> None:
    for seat, score in enumerate(table.scores):
        made = sum(table.sheet[seat * WAYS : seat * WAYS + WAYS])
        if made != score:
            raise BadNotation(f"The sheet of {letter(seat)} makes {made}, not {score}.")


def check_dojo(table: NinjaMasterState) -> None:
    if table.is_over:
        raise BadNotation("When the game is over there are no dice in the dojo.")
    if table.phase == TUMBLING:
        check_rolling(table)
    else:
        check_race(table)


def check_rolling(table: NinjaMasterState) -> None:
    if any(holder != NOBODY for holder in table.holders) or table.finished:
        raise BadNotation("While dice roll, nothing has been grabbed and nobody is done.")
    if table.posed & ~table.playing:
        raise BadNotation("Only seats that play pose.")
    if not table.rest_at - TUMBLE <= table.time <= table.rest_at:
        raise BadNotation(f"Dice roll for {TUMBLE} ms before they rest.")


def check_race(table: NinjaMasterState) -> None:
    if table.posed:
        raise BadNotation("Nobody poses when the dice have come to rest.")
    if table.finished & ~table.playing or table.finished == table.playing:
        raise BadNotation("Of those that play, some are done and at least one is not.")
    for seat in range(table.seats):
        if table.holders.count(seat) > HANDS:
            raise BadNotation(f"{letter(seat)} has only {HANDS} hands.")
    for token in range(TOKENS):
        if table.holders[token] != NOBODY:
            check_token(table, token)
    if not table.rest_at <= table.time <= table.due():
        raise BadNotation(f"The last event was between {table.rest_at} and {table.due()}.")


def check_token(table: NinjaMasterState, token: int) -> None:
    word, holder, rival = TOKEN_WORDS[token], table.holders[token], table.rivals[token]
    last = table.times[token]
    if not table.playing >> holder & 1 or last < table.rest_at + HUMAN:
        raise BadNotation(f"{word!r} is grabbed by a seat that plays, after {HUMAN} ms.")
    if rival != NOBODY:
        last = table.rival_times[token]
        if rival == holder or not table.playing >> rival & 1 or last < table.times[token]:
            raise BadNotation(f"Who was too late for {word!r} is another, and later.")
    if last > table.time:
        raise BadNotation(f"{word!r} is grabbed after the last event, at {table.time}.")
