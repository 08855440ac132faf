"""Whether a position that was read is consistent with the rules."""

from typing import Final

from uguisu.games.ninja_master.actions import TOKEN_WORDS
from uguisu.games.ninja_master.notation.check_last_round import check_last_round
from uguisu.games.ninja_master.rules.ending import GOAL, leading
from uguisu.games.ninja_master.state import (
    CALM,
    HANDS,
    HUMAN,
    ROBBED,
    SMOKED,
    STOLEN,
    SWORD_FAULT,
    TOKENS,
    TUMBLE,
    TUMBLING,
    WAYS,
    WRONG,
    NinjaMasterState,
)
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.seats import NOBODY, letter

LOSSES: Final = (ROBBED, SWORD_FAULT, SMOKED, WRONG)


def check(table: NinjaMasterState, said: set[str]) -> None:
    """Raises BadNotation for an impossible table; `said` are the words its position used."""
    if ("tied" in said) != (table.stage > 0):
        raise BadNotation("`tied` and `tie-breaks` belong together.")
    if not table.playing >> table.shuriken & 1 or not table.playing >> table.sword & 1:
        raise BadNotation("Sword and shuriken belong to seats that play.")
    check_pace(table)
    check_sheet(table)
    check_tie_break(table)
    check_end(table)
    if table.last_round:
        check_last_round(table)
    if "dice" in said:
        check_dojo(table)
        return
    words = {"rolling", "posed", "done", "false", "rest", *(f"{t}=" for t in TOKEN_WORDS)}
    for word in sorted(words & said):
        raise BadNotation(f"{quoted(word)} needs dice, such as [O3 SW].")


def check_pace(table: NinjaMasterState) -> None:
    """NMA-12, NMA-31, NMA-32: what a table can have agreed on, and how far it can be."""
    option = next(o for o in table.game.options if o.name == "round_seconds")
    times = CALM if table.calm else 1
    seconds, rest = divmod(table.round_ms, 1000 * times)
    if rest or not option.low <= seconds <= option.high:
        low, high = option.low * times, option.high * times
        raise BadNotation(f"A round lasts {low} to {high} seconds, by {times}.")
    if table.round_limit and table.round > table.round_limit:
        raise BadNotation(f"There is no round {table.round} with a limit of {table.round_limit}.")


def check_sheet(table: NinjaMasterState) -> None:
    for seat, score in enumerate(table.scores):
        row = table.sheet[seat * WAYS : seat * WAYS + WAYS]
        if sum(row) != score:
            raise BadNotation(f"The sheet of {letter(seat)} makes {sum(row)}, not {score}.")
        if any(points > 0 if way in LOSSES else points < 0 for way, points in enumerate(row)):
            raise BadNotation(f"The sheet of {letter(seat)} has a gain as loss, or a loss as gain.")
    if sum(table.sheet[STOLEN::WAYS]) + sum(table.sheet[ROBBED::WAYS]):
        raise BadNotation("What is stolen, others are robbed of: the sheets do not agree.")


def check_tie_break(table: NinjaMasterState) -> None:
    """NMA-23: those tied for the lead, at 20 points or more, have got furthest."""
    if not table.stage:
        return
    tied = [seat for seat in range(table.seats) if table.playing >> seat & 1]
    if [seat for seat, n in enumerate(table.stages) if n == table.stage] != tied:
        raise BadNotation("Who plays a tie-break has played the most of them, and nobody else.")
    if len(tied) < 2 or (not table.is_over and len({table.scores[seat] for seat in tied}) > 1):
        raise BadNotation("Several play a tie-break, all with the same points.")
    if (
        table.stage == 1
        and not table.is_over
        and table.scores[tied[0]] < max([*table.scores, GOAL])
    ):
        raise BadNotation(f"A tie is broken for the lead, from {GOAL} points on.")


def check_end(table: NinjaMasterState) -> None:
    """NMA-22, NMA-31: over if one leads alone with 20 or after a tie-break, or at the limit."""
    is_decisive = table.stage > 0 or max(table.scores) >= GOAL
    is_won = is_decisive and len(leading(table)) == 1
    if table.cut_off and (is_won or table.round != table.round_limit):
        raise BadNotation(
            "`cut-off` is for the last round that the limit allows, without a winner."
        )
    if table.is_over and not table.cut_off and not is_won:
        raise BadNotation(f"The game is over when one seat leads alone with {GOAL} points or more.")
    if is_decisive and not table.stage and not table.is_over:
        raise BadNotation(f"With {GOAL} points the game is over, or a tie is broken.")


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
        if table.false_starts[seat] and not table.playing >> seat & 1:
            raise BadNotation(f"{letter(seat)} does not play, and makes no false start.")
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
        raise BadNotation(f"{quoted(word)} is grabbed by a seat that plays, after {HUMAN} ms.")
    if rival != NOBODY:
        last = table.rival_times[token]
        if rival == holder or not table.playing >> rival & 1 or last < table.times[token]:
            raise BadNotation(f"Who was too late for {quoted(word)} is another, and later.")
    if last > table.time:
        raise BadNotation(f"{quoted(word)} is grabbed after the last event, at {table.time}.")
