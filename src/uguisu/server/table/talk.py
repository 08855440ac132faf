"""Talk at a table: chat, reactions and quick phrases."""

from typing import Final

from uguisu.server.errors import NotFound, NotSeated, said
from uguisu.server.protocol import events, incoming
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_chair, need_seat
from uguisu.server.table.plain_text import clean
from uguisu.server.table.seating import Past
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.who import Judges, Scene, Who

REACTIONS: Final = ("bravo", "bow", "laugh", "ouch", "surprise", "think", "hurry", "sorry")
"""Drawn by the browser; the texts are `reaction-<name>`."""


class Say(Entry, frozen=True, kw_only=True, tag="say"):
    changes_lists = False
    changes_position = False

    name: str
    text: str
    seat: int | None = None

    def need(self, table: Table) -> None:
        need_voice(table, self.seat)

    def fold(self, table: Table) -> None:
        table.meet(self.by)

    def event(self, table: Table, past: Past) -> events.Said:
        """Messages of deleted accounts are hidden."""
        return events.Said(
            name=table.told_name(self.by, self.name),
            text=table.told_name(self.by, self.text),
            seat=self.seat,
            person=table.persons.get(self.by, 0),
        )


class React(Entry, frozen=True, kw_only=True, tag="react"):
    changes_lists = False
    changes_position = False

    name: str
    reaction: str
    seat: int | None = None

    def need(self, table: Table) -> None:
        need_voice(table, self.seat)

    def fold(self, table: Table) -> None:
        table.meet(self.by)

    def event(self, table: Table, past: Past) -> events.Reacted:
        return events.Reacted(
            name=table.told_name(self.by, self.name),
            reaction=self.reaction,
            seat=self.seat,
            person=table.persons.get(self.by, 0),
        )


class Phrase(Entry, frozen=True, kw_only=True, tag="phrase"):
    changes_lists = False
    changes_position = False

    seat: int
    phrase: str
    about: int | None = None

    def need(self, table: Table) -> None:
        need_voice(table, self.seat)

    def event(self, table: Table, past: Past) -> events.Phrased:
        return events.Phrased(seat=self.seat, phrase=self.phrase, about=self.about)


def need_voice(table: Table, seat: int | None) -> None:
    """A seat that talks must exist."""
    if seat is not None:
        need_chair(table, seat)


def say(table: Table, who: Who, command: incoming.Say, _: Scene) -> Say:
    seat, name = voice(table, who)
    return Say(by=who.id, key=command.key, name=name, text=clean(command.text), seat=seat)


def react(table: Table, who: Who, command: incoming.React, _: Scene) -> React:
    seat, name = voice(table, who)
    if command.reaction not in REACTIONS:
        raise NotFound(f"There is no reaction {command.reaction!r}.")
    return React(by=who.id, key=command.key, name=name, reaction=command.reaction, seat=seat)


def phrase(table: Table, who: Who, command: incoming.Phrase, _: Scene) -> Phrase:
    seats = need_seat(table, who)
    if command.phrase not in table.game.info.phrases:
        raise NotFound(f"There is no phrase {command.phrase!r} in this game.")
    if command.about is not None:
        need_chair(table, command.about)
    return Phrase(
        by=who.id, key=command.key, seat=seats[0], phrase=command.phrase, about=command.about
    )


def voice(table: Table, who: Who) -> tuple[int | None, str]:
    """The speaker: a seat, or a spectator while no game is played."""
    seats = table.seats_of(who.ids)
    if seats:
        return seats[0], table.chairs[seats[0]].name
    if table.status == PLAYING:
        raise said(NotSeated, "refused-spectators-talk")
    return None, clean(who.name)


JUDGES: Final[Judges] = {incoming.Say: say, incoming.React: react, incoming.Phrase: phrase}
