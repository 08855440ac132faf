"""Talk at a table: chat, reactions and quick phrases."""

import unicodedata
from typing import Final

from uguisu.server.errors import BadMessage, NotFound, NotSeated, said
from uguisu.server.protocol import asked, happened
from uguisu.server.table.entry import Entry
from uguisu.server.table.needs import need_chair, need_seat
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

    def event(self, table: Table, past: Past) -> happened.Said:
        return happened.Said(name=self.name, text=self.text, seat=self.seat)


class React(Entry, frozen=True, kw_only=True, tag="react"):
    changes_lists = False
    changes_position = False

    name: str
    reaction: str
    seat: int | None = None

    def need(self, table: Table) -> None:
        need_voice(table, self.seat)

    def event(self, table: Table, past: Past) -> happened.Reacted:
        return happened.Reacted(name=self.name, reaction=self.reaction, seat=self.seat)


class Phrase(Entry, frozen=True, kw_only=True, tag="phrase"):
    changes_lists = False
    changes_position = False

    seat: int
    phrase: str
    about: int | None = None

    def need(self, table: Table) -> None:
        need_voice(table, self.seat)

    def event(self, table: Table, past: Past) -> happened.Phrased:
        return happened.Phrased(seat=self.seat, phrase=self.phrase, about=self.about)


def need_voice(table: Table, seat: int | None) -> None:
    """A seat that talks must exist."""
    if seat is not None:
        need_chair(table, seat)


def say(table: Table, who: Who, command: asked.Say, _: Scene) -> Say:
    seat, name = voice(table, who)
    return Say(by=who.id, key=command.key, name=name, text=clean(command.text), seat=seat)


def react(table: Table, who: Who, command: asked.React, _: Scene) -> React:
    seat, name = voice(table, who)
    if command.reaction not in REACTIONS:
        raise NotFound(f"There is no reaction {command.reaction!r}.")
    return React(by=who.id, key=command.key, name=name, reaction=command.reaction, seat=seat)


def phrase(table: Table, who: Who, command: asked.Phrase, _: Scene) -> Phrase:
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


def clean(text: str) -> str:
    """One line of printable text; raises if nothing is left of it."""
    kept = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text))
    line = " ".join(kept.split())
    if not line:
        raise said(BadMessage, "refused-empty-text")
    return line


JUDGES: Final[Judges] = {asked.Say: say, asked.React: react, asked.Phrase: phrase}
