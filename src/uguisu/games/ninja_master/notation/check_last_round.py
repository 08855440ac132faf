"""Whether the last round that a position tells can have led to its scores."""

from uguisu.games.ninja_master.rules.scoring import count_round
from uguisu.games.ninja_master.state import (
    DICE,
    HANDS,
    HUMAN,
    LAST_HOLDERS,
    LAST_NUMBER,
    LAST_PLAYING,
    LAST_RIVAL_TIMES,
    LAST_RIVALS,
    LAST_ROUND,
    LAST_SCORES,
    LAST_SHOUTED,
    LAST_SHOUTER,
    LAST_SHURIKEN,
    LAST_SWORD,
    LAST_TIMES,
    TOKENS,
    WAYS,
    NinjaMasterState,
)
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.seats import NOBODY


def check_last_round(table: NinjaMasterState) -> None:
    """Raises BadNotation unless the rules could have written it (see `remember_round`)."""
    story = table.last_round
    if story[LAST_ROUND] != table.round - (not table.is_over):
        raise BadNotation("`last` tells of the round before this one.")
    if len(table.last_dice) > DICE:
        raise BadNotation(f"There are {DICE} dice, not {len(table.last_dice)}.")
    _check_players(table)
    _check_shout(table)
    for token in range(TOKENS):
        _check_token(table, token)
    _check_scores(table)


def _check_players(table: NinjaMasterState) -> None:
    story = table.last_round
    playing = story[LAST_PLAYING]
    if not 0 <= playing < 1 << table.seats or playing & table.playing != table.playing:
        raise BadNotation("Who plays now has played the last round.")
    if not _plays(table, story[LAST_SWORD]) or not _plays(table, story[LAST_SHURIKEN]):
        raise BadNotation("Sword and shuriken belonged to seats that played the last round.")
    holders = story[LAST_HOLDERS:LAST_TIMES]
    if any(holders.count(seat) > HANDS for seat in range(table.seats)):
        raise BadNotation(f"Everybody has only {HANDS} hands, in the last round too.")


def _plays(table: NinjaMasterState, seat: int) -> bool:
    return 0 <= seat < table.seats and bool(table.last_round[LAST_PLAYING] >> seat & 1)


def _check_shout(table: NinjaMasterState) -> None:
    """NMA-11: somebody who plays, after something was grabbed; or nobody, and nothing."""
    story = table.last_round
    shouter, number, at = story[LAST_SHOUTER], story[LAST_NUMBER], story[LAST_SHOUTED]
    if shouter == NOBODY:
        fits = number == at == 0
    else:
        is_grabbed = any(seat != NOBODY for seat in story[LAST_HOLDERS:LAST_TIMES])
        fits = _plays(table, shouter) and 0 <= number <= table.most and is_grabbed
        fits = fits and HUMAN <= at <= table.round_ms
    if not fits:
        raise BadNotation("The shout of the last round cannot have been.")


def _check_token(table: NinjaMasterState, token: int) -> None:
    """NMA-8, NMA-25: who held it since when, and who was too late for it."""
    story = table.last_round
    holder, since = story[LAST_HOLDERS + token], story[LAST_TIMES + token]
    rival, later = story[LAST_RIVALS + token], story[LAST_RIVAL_TIMES + token]
    end = table.round_ms if story[LAST_SHOUTER] == NOBODY else story[LAST_SHOUTED]
    if holder == NOBODY:
        fits = since == later == 0 and rival == NOBODY
    else:
        fits = _plays(table, holder) and HUMAN <= since <= end
    if fits and rival != NOBODY:
        fits = _plays(table, rival) and rival != holder and since <= later <= end
    elif fits:
        fits = later == 0
    if not fits:
        raise BadNotation(f"Token {token + 1} of the last round cannot have been grabbed so.")


def _check_scores(table: NinjaMasterState) -> None:
    """NMA-13 to NMA-20: the count of the last round leads to the scores of now."""
    story = table.last_round
    before = story[LAST_SCORES : LAST_SCORES + table.seats]
    ways = count_round(
        table.last_dice,
        story[LAST_HOLDERS:LAST_TIMES],
        before,
        story[LAST_SWORD],
        story[LAST_SHURIKEN],
        story[LAST_SHOUTER],
        story[LAST_NUMBER],
    )
    made = [sum(ways[seat * WAYS : seat * WAYS + WAYS]) for seat in range(table.seats)]
    after = [max(score + points, 0) for score, points in zip(before, made, strict=True)]
    if min(before) < 0 or not after == table.scores == story[LAST_SCORES + table.seats :]:
        raise BadNotation("The last round does not lead to these scores.")
