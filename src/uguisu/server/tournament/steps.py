"""Automatic steps of a tournament: pure, from its state and the time."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Final

from uguisu.server.tournament.entries import FEWEST, Cancel, Entry, Finish, Group, Seat, Start
from uguisu.server.tournament.grouping import choose_byes, grouped, seated, sizes
from uguisu.server.tournament.player import Player
from uguisu.server.tournament.standings import standings
from uguisu.server.tournament.tournament import ANNOUNCED, RUNNING, Tournament

GATHER_MS: Final = 5_000
"""In an arena a full table waits so long for more players, so that the same do not meet again at
once."""
PATIENCE_MS: Final = 20_000
"""The wait after which bots take the free seats of an arena's table."""
SPREAD: Final = 8.0
"""The difference in strength between the first and the last of those who wait in an arena."""
BOT_NAMES: Final = ("Hanzo", "Chiyome", "Kotaro", "Sasuke", "Ayame", "Goemon", "Saizo", "Tanba")

NewId = Callable[[], str]


def next_step(tournament: Tournament, now: int, new_id: NewId) -> Entry | None:
    """The entry that is due now, if any; `new_id` names new tables."""
    if tournament.status == ANNOUNCED:
        return opening(tournament) if now >= tournament.plan.starts_at else None
    if tournament.status != RUNNING:
        return None
    if tournament.plan.kind == "swiss":
        return swiss_step(tournament, now, new_id)
    return arena_step(tournament, now, new_id)


def opening(tournament: Tournament) -> Entry:
    """It begins, or too few have come."""
    people = len(tournament.present)
    bots = max(0, tournament.plan.bots - people)
    if people + bots < max(FEWEST, tournament.plan.least):
        return Cancel(why="few")
    return Start(bots=tuple(islice(bot_names(), bots)))


def bot_names() -> Iterator[str]:
    """Hanzo, Chiyome ... Hanzo 2, Chiyome 2 ..."""
    return (name if turn == 1 else f"{name} {turn}" for turn in count(1) for name in BOT_NAMES)


def swiss_step(tournament: Tournament, now: int, new_id: NewId) -> Entry | None:
    if tournament.running:
        return None
    free = tournament.free
    if tournament.round >= tournament.plan.rounds or len(free) < FEWEST:
        return Finish()
    if now < tournament.next_round_at(now) and not all(p.is_ready or p.rank for p in free):
        return None
    return next_round(tournament, new_id)


def next_round(tournament: Tournament, new_id: NewId) -> Seat:
    plan, lots = tournament.plan, lots_of(tournament)
    ranked = ranked_free(tournament, lots)
    tables = sizes(len(ranked), plan.seats, fill=plan.fill)
    byes = choose_byes(ranked, len(ranked) - sum(tables))
    playing = [player for player in ranked if player not in byes]
    groups = grouped(playing, tables, {player.number: player.points for player in playing})
    return Seat(
        groups=_groups(groups, plan.seats, lots, new_id),
        byes=tuple(player.number for player in byes),
    )


def arena_step(tournament: Tournament, now: int, new_id: NewId) -> Entry | None:
    if now >= tournament.closes_at:
        return None if tournament.running else final_step(tournament, now, new_id)
    chosen = next_players(tournament, now)
    if not chosen:
        return None
    plan, lots = tournament.plan, lots_of(tournament)
    ranked = [player for player in ranked_free(tournament, lots) if player in chosen]
    step = SPREAD / len(ranked)
    strength = {player.number: step * at for at, player in enumerate(ranked)}
    tables = sizes(len(ranked), plan.seats, fill=True)
    groups = grouped(ranked, tables, strength)
    return Seat(groups=_groups(groups, plan.seats, lots, new_id))


def final_step(tournament: Tournament, now: int, new_id: NewId) -> Entry | None:
    """The time is up and all tables are over: a final, if there is one, and then the end."""
    lots = lots_of(tournament)
    best = finalists(tournament, lots)
    if not best:
        return Finish()
    if now < tournament.next_round_at(now) and not all(player.is_ready for player in best):
        return None
    return Seat(groups=_groups([best], tournament.plan.seats, lots, new_id), is_final=True)


def finalists(tournament: Tournament, lots: Random) -> list[Player]:
    """The best of those who have played and are there: a full table, or fewer with bots."""
    plan = tournament.plan
    if not plan.final or tournament.final:
        return []
    best = [player for player in ranked_free(tournament, lots) if player.games][: plan.seats]
    return best if len(best) >= (FEWEST if plan.fill else plan.seats) else []


def next_players(tournament: Tournament, now: int) -> list[Player]:
    """Who get tables of an arena now: as many full tables as there are players, those who wait
    longest first; or everybody who waits, if bots take the other seats."""
    seats = tournament.plan.seats
    waiting = sorted(tournament.free, key=lambda player: (player.free_since, player.number))
    if len(waiting) < FEWEST:
        return []
    waited = now - waiting[0].free_since
    nobody_else = len(waiting) == len(tournament.present)
    is_full = len(waiting) >= 2 * seats or waited >= GATHER_MS or nobody_else
    if len(waiting) >= seats:
        return waiting[: len(waiting) // seats * seats] if is_full else []
    return waiting if tournament.plan.fill and waited >= PATIENCE_MS else []


def ranked_free(tournament: Tournament, lots: Random) -> list[Player]:
    """Players without a table, the best first; equals in an order drawn by lot."""
    places = {line.player.number: line.place for line in standings(tournament)}
    free = tournament.free
    lots.shuffle(free)
    return sorted(free, key=lambda player: places[player.number])


def lots_of(tournament: Tournament) -> Random:
    """The same at every node."""
    return Random(f"{tournament.id} {tournament.number}")  # noqa: S311 - lots, not secrets


def _groups(
    groups: Sequence[Sequence[Player]], seats: int, lots: Random, new_id: NewId
) -> tuple[Group, ...]:
    return tuple(Group(new_id(), seated(group, seats, lots)) for group in groups)
