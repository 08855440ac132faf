"""The public face of an entry: built field by field, so that nothing else can slip out."""

from uguisu.server.protocol import happened
from uguisu.server.table import entries
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table


def event_of(table: Table, past: Past) -> happened.Event:
    """What everybody may know of an entry. Actions are told by `feed`, as each observer sees
    them."""
    entry = past.entry
    match entry:
        case entries.Create():
            return happened.Opened(fork=entry.fork.table if entry.fork else None)
        case entries.SitDown():
            return happened.Sat(seat=entry.seat, name=entry.name)
        case entries.Stir():
            return happened.Stirred(seats=table.seats_of({entry.by}))
        case entries.StandUp():
            return happened.Stood(seat=entry.seat, name=past.name)
        case entries.PlaceBot():
            return happened.BotSat(seat=entry.seat, rank=entry.rank)
        case entries.Begin():
            return happened.Began()
        case entries.Say():
            return happened.Said(name=entry.name, text=entry.text, seat=entry.seat)
        case entries.React():
            return happened.Reacted(name=entry.name, reaction=entry.reaction, seat=entry.seat)
        case entries.Phrase():
            return happened.Phrased(seat=entry.seat, phrase=entry.phrase, about=entry.about)
        case _:
            return event_of_play(past)


def event_of_play(past: Past) -> happened.Event:
    entry = past.entry
    match entry:
        case entries.Ready():
            return happened.Readied(seat=entry.seat)
        case entries.Undo():
            return happened.Undone(seat=entry.seat, number=past.undid)
        case entries.StandIn():
            return happened.StoodIn(seat=entry.seat, why=entry.why)
        case entries.ComeBack():
            return happened.CameBack(seat=entry.seat)
        case entries.TimeOut():
            return happened.TimedOut(seat=entry.seat)
        case entries.Vote():
            return happened.Voted(seats=entry.seats, agree=entry.agree)
        case entries.Abort():
            return happened.Aborted(why=entry.why)
        case entries.Repair():
            return happened.Aborted(why="repair")
        case entries.Unreadable():
            return happened.SetAside()
        case entries.Rematch():
            return happened.Rematched(table=entry.table)
        case _:
            raise AssertionError(f"{type(entry).__name__} is told by the feed")
