"""Twins: a table as it is, and the same table with everything dealt anew that an observer cannot
know. Whoever sits there must not be able to tell them apart, to the byte."""

import copy
from collections.abc import Iterable

import msgspec

from uguisu.kernel.errors import UguisuError
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State
from uguisu.server.protocol import incoming
from uguisu.server.protocol.wire import encode
from uguisu.server.room.feed import Feed
from uguisu.server.store.store import Row
from uguisu.server.table import entries
from uguisu.server.table.judging import try_command
from uguisu.server.table.moves import Undo
from uguisu.server.table.seating import Past
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.who import Scene, Who
from uguisu.server.transport.answers import because, reason_of

KEY = "a-key-of-mine"


def new_table(game: str, seats: int, seed: str) -> Table:
    """A table with a person on every seat, begun."""
    table = Table("table-under-test")
    secret = (seed * 64)[:64]
    wish: list[entries.Entry] = [
        entries.Create(by="person-0", game=game, seats=seats, secret=secret)
    ]
    wish += [
        entries.SitDown(by=f"person-{seat}", seat=seat, name=f"Player {seat}")
        for seat in range(seats)
    ]
    for entry in (*wish, entries.Begin(by="person-0")):
        fold(table, entry)
    return table


def fold(table: Table, entry: entries.Entry) -> None:
    table.fold(table.number + 1, 1_700_000_000_000 + table.number, entry)


def play_randomly(table: Table, lots: Lots, actions: int) -> Iterable[None]:
    """So many random actions; yields after each."""
    for _ in range(actions):
        if table.status != PLAYING:
            return
        state = table.playing.state
        actors = state.actors()
        seat = actors[lots.below(len(actors))]
        legal = tuple(state.legal(seat))
        moment = state.due() if seat == CLOCK else 0
        action = legal[lots.below(len(legal))]
        fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=action, moment=moment))
        yield


def copy_of(table: Table) -> Table:
    """Compiled classes list their attributes and cannot be copied by `copy`."""
    other = Table(table.id)
    for name in getattr(Table, "__mypyc_attrs__", None) or vars(table):
        setattr(other, name, getattr(table, name))
    return other


def twin_of(table: Table, eyes: int | None, number: int) -> Table:
    """The same table with redealt states, from the first one to the last."""
    twin = copy_of(table)
    play = copy.copy(table.playing)
    game = table.game
    play.trail = [game.fork(s, eyes, number, f"twin {i}") for i, s in enumerate(play.trail)]
    play.state = game.fork(play.state, eyes, number, "twin")
    twin.play = play
    if not table.is_ended and not table.counted_at:  # nobody acts while the count is read
        state = play.state
        twin.choices = {seat: tuple(state.legal(seat)) for seat in state.actors()}
    return twin


def told(table: Table, eyes: int | None, lots: Lots) -> list[bytes]:
    """Everything that can be sent to these eyes now."""
    mine = () if eyes is None else (eyes,)
    messages = [encode(Feed(table).snapshot(eyes, mine, 0, table.at))]
    messages.append(encode(Feed(table).update(table.past[-1], eyes, mine)))
    if eyes is not None:
        messages += [encode(refused(table, eyes, lots)) for _ in range(4)]
        messages += [encode(why(table, eyes, lots)) for _ in range(2)]
    return messages


def refused(table: Table, eyes: int, lots: Lots) -> object:
    """What this seat is told when it tries any action."""
    who = Who(f"person-{eyes}", frozenset([f"person-{eyes}"]), "Me")
    command = incoming.Act(key=KEY, seat=eyes, action=lots.below(table.game.action_space))
    try:
        try_command(table, who, command, Scene(table.at))
    except UguisuError as error:
        return (error.code, error.sentence, error.clause, reason_of(table, who, command, table.at))
    return "accepted"


def why(table: Table, eyes: int, lots: Lots) -> object:
    who = Who(f"person-{eyes}", frozenset([f"person-{eyes}"]), "Me")
    action = lots.below(table.game.action_space)
    return because(table, who, incoming.WhyNot(key=KEY, seat=eyes, action=action))


def update_of_twin(
    table: Table,
    past: Past,
    eyes: int | None,
    mine: tuple[int, ...],
    key: str,
    undone: State | None = None,
) -> bytes:
    """The update for the entry just folded, as the redealt table would have told it. `undone` is
    the state before an action was taken back."""
    if table.play is None:
        return encode(Feed(table).update(past, eyes, mine, key))
    game = table.game
    twin = copy_of(table)
    twin.play = copy.copy(table.play)
    twin.play.state = game.fork(table.play.state, eyes, table.number, "now")
    twin.play.trail = table.play.trail[:]
    before = undone or table.play.state
    if past.step:
        before = table.play.trail[past.step - 1]
        twin.play.trail[past.step - 1] = game.fork(before, eyes, table.number, "before")
    feed = Feed(twin)
    if not isinstance(past.entry, entries.Begin):
        feed.before[eyes] = game.view(game.fork(before, eyes, table.number, "before"), eyes)
    return encode(feed.update(past, eyes, mine, key))


def updates_in(messages: Iterable[bytes]) -> dict[int, bytes]:
    """By number, the updates among the messages that a client received."""
    heads = ((raw, msgspec.json.decode(raw, type=_Head)) for raw in messages)
    return {head.number: raw for raw, head in heads if head.type == "update"}


class _Head(msgspec.Struct):
    type: str
    number: int = 0


def numbers_that_tell(
    id: str, rows: Iterable[Row], eyes: int | None, updates: dict[int, bytes]
) -> list[int]:
    """The updates that a redealt table would have told otherwise: none, if no secret left."""
    table = Table(id)
    found = []
    for number, at, raw in rows:
        entry = entries.decode(raw)
        undone = table.playing.state if isinstance(entry, Undo) else None
        table.fold(number, at, entry)
        if number in updates:
            own = eyes is not None and table.chairs[eyes].person == entry.by
            mine = () if eyes is None else (eyes,)
            key = entry.key if own else ""
            twin = update_of_twin(table, table.past[-1], eyes, mine, key, undone)
            if updates[number] != twin:
                found.append(number)
    return found
