"""Reading what stands in the blocks of a position: seats, houses, invasions, scorings."""

import re
from typing import Final

from uguisu.games.ninjato.actions import SIDED_TREASURES, SIDES, TREASURES
from uguisu.games.ninjato.components import SKILL_NAMES
from uguisu.games.ninjato.notation.pieces import (
    CLAN_LETTERS,
    GUARD,
    Faces,
)
from uguisu.games.ninjato.notation.stock import Stock
from uguisu.games.ninjato.notation.write import CARDS, LEFT, STEPS, TALLIES
from uguisu.games.ninjato.pieces.numbers import (
    CHOICE,
    CLANS,
    CONQUER,
    ELITE,
    FIGHT,
    KEEP,
    KINDS,
    NONE,
    SIDED,
    SKILLS,
    SOURCES,
    VALUES,
)
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.piece_names import counts, find
from uguisu.kernel.seats import letter, read_seat

RAID_STEPS: Final = {"banzai": CHOICE, "failed": KEEP, "success": CONQUER}
STEP_NAMES: Final = {name: phase for phase, name in STEPS.items()}


class BlockReader:
    """Puts the pieces that a block names on the table, out of the stock."""

    def __init__(self, table: NinjatoState, stock: Stock, names: Faces) -> None:
        self.table = table
        self.stock = stock
        self.names = names

    def seat(self, seat: int, text: str) -> None:
        """Hand, treasures, tiles, envoys, rumours, elite guards, and what is noted of them."""
        for word in text.split():
            if re.fullmatch(r"[1-5]+", word):
                for value in word:
                    card = self.stock.cards.take(int(value))
                    self.table.hands[seat * VALUES + card] += 1
            elif re.fullmatch(rf"[{TREASURES}]+", word):
                for kind in word:
                    number = self.stock.treasures.take(TREASURES.index(kind))
                    self.table.treasures[seat * KINDS + number] += 1
            elif "=" in word and word.partition("=")[0].isalnum():
                self.note(seat, *word.split("=", 1))
            else:
                self.possession(seat, word)

    def possession(self, seat: int, word: str) -> None:
        table, names, stock = self.table, self.names, self.stock
        if word.removesuffix("~") in SKILL_NAMES:
            skill = stock.tiles.take(SKILL_NAMES.index(word.removesuffix("~")))
            table.tiles[seat * SKILLS + skill] += 1
            table.used[seat * SKILLS + skill] += word.endswith("~")
        elif word in names.envoys:
            table.envoys[seat] += stock.envoys.take_all([names.envoys.index(word)])
        elif word in names.rumours:
            table.rumours[seat] += stock.rumours.take_all([names.rumours.index(word)])
        elif word in names.elites:
            table.elites[seat] += stock.elites.take_all([names.elites.index(word)])
        else:
            raise BadNotation(f"{quoted(word)} is nothing that {letter(seat)} can have.")

    def note(self, seat: int, name: str, text: str) -> None:
        """What was seen of a hand, and honour made."""
        table = self.table
        hand = slice(seat * VALUES, seat * VALUES + VALUES)
        if name == "known" and re.fullmatch(r"[1-5]+", text):
            table.known[hand] = counts(CARDS, text, "Dojo card")
        elif name == "old" and re.fullmatch(r"[1-5]+", text):
            table.old[hand] = counts(CARDS, text, "Dojo card")
        elif name == "past" and re.fullmatch(r"[0-5]*", text):
            table.past[seat] = bytes(map(int, text))
        elif name in TALLIES and re.fullmatch(r"\d{1,4}", text):
            table.made[seat * SOURCES + TALLIES.index(name)] = int(text)
        else:
            raise BadNotation(f"{name}={text} says nothing about {letter(seat)}.")

    def house(self, house: int, text: str) -> None:
        """Marker, sentry and treasures, each at most once."""
        table = self.table
        for word in text.split():
            if word in self.names.markers and table.markers[house] == NONE:
                table.markers[house] = self.names.markers.index(word)
            elif GUARD.fullmatch(word) and table.sentries[house] == NONE:
                table.sentries[house] = self.stock.guard(self.names.guards.index(word))
            elif re.fullmatch(rf"[{SIDED_TREASURES}]+", word):
                self.treasures(table.houses, house * SIDED, word)
            else:
                raise BadNotation(
                    f"{quoted(word)} does not fit in house {house + 1}: write T4 3! fsJ."
                )
        treasures = table.houses[house * SIDED : house * SIDED + SIDED]
        if any(treasures) and table.sentries[house] == NONE:
            raise BadNotation(f"House {house + 1} has treasures, but no sentry.")

    def treasures(self, place: list[int], at: int, text: str) -> None:
        for character in text:
            treasure = find(SIDED_TREASURES, character, "treasure")
            self.stock.treasures.take(treasure % KINDS)
            place[at + treasure] += 1

    def raid(self, text: str) -> None:
        """The house and the side, how far it is, and the guard: the sentry if it is not said."""
        table = self.table
        words = text.split()
        if len(words) < 2 or words[0] not in tuple("12345") or words[1] not in SIDES:
            raise BadNotation("A raid is a house, strength or stealth, and more: raid[3 strength].")
        table.house = int(words[0]) - 1
        table.side = SIDES.index(words[1])
        table.phase = FIGHT
        table.guard = NONE
        for word in words[2:]:
            if word in RAID_STEPS:
                table.phase = RAID_STEPS[word]
            else:
                self.raid_note(*(word.partition("=")[::2]))
        if table.phase in (FIGHT, KEEP) and table.guard == NONE:
            table.guard = table.turned[-1] if table.turned else table.sentries[table.house]

    def raid_note(self, name: str, text: str) -> None:
        table, guards = self.table, self.names.guards
        if name == "won" and text:
            self.treasures(table.shuriken, 0, text)
        elif name == "guard":
            table.guard = find(guards, text, "guard")
        elif name == "turned":
            table.turned = bytes(find(guards, word, "guard") for word in text.split(","))
        elif name == "struck" and re.fullmatch(r"-?[0-9]{1,2}(,-?[0-9]{1,2})*", text):
            table.struck = [int(value) for value in text.split(",")]
        elif name == "beaten" and text in ("first", "second"):
            table.beaten = 1 if text == "first" else 2
        else:
            raise BadNotation(f"{name}={text} says nothing about a raid.")

    def take_turned(self) -> None:
        """Guards turned up lie on the table, save the elite ones that were beaten: those lie
        before the seat, and are named there."""
        table = self.table
        for card in table.turned:
            if card < ELITE:
                self.stock.guards.take(card)
        if table.guard >= ELITE:
            self.stock.guard(table.guard)

    def scoring(self, text: str) -> None:
        words = text.split()
        if not words or words[0] not in STEP_NAMES:
            steps = ", ".join(STEP_NAMES)
            raise BadNotation(f"A scoring is one of {steps}, and more: scoring[firsts asked=1].")
        self.table.phase = STEP_NAMES[words[0]]
        for word in words[1:]:
            self.scoring_note(*(word.partition("=")[::2]))

    def scoring_note(self, name: str, text: str) -> None:
        table = self.table
        if name == "asked" and re.fullmatch(r"[0-3]", text):
            table.asked = int(text)
        elif name == "left" and re.fullmatch(rf"[{LEFT}]{{3}}", text):
            table.left = [LEFT.index(what) for what in text]
        elif name == "disguised" and re.fullmatch(r"[A-D][TMG]+(,[A-D][TMG]+)*", text):
            for word in text.split(","):
                seat = read_seat(word[0], table.seats) * CLANS
                table.disguised[seat : seat + CLANS] = counts(CLAN_LETTERS, word[1:], "clan")
        else:
            raise BadNotation(f"{name}={text} says nothing about a scoring.")
