"""Reading a position: strictly, so that a typo is reported and not played.

A position that is read could lie on a table: every clan has its four cards, everybody before the
player on turn has acted, nobody after. What it does not say: the pawn is with A, who assigns; it is
the first round; lives are full, and lost ones were lost to attacks. Cards that must have been given
are given, and the first two of everybody who must have resolved are turned and were accepted.
See the package for the words.
"""

import re
from typing import Final

from uguisu.games.shinobi.actions import WEAPON_LETTERS
from uguisu.games.shinobi.notation import complete
from uguisu.games.shinobi.notation.write import CLANS, OUTCOMES
from uguisu.games.shinobi.rules.rounds import restore
from uguisu.games.shinobi.state import (
    ATTACKS,
    CAUSES,
    DECIDING,
    REVEALING,
    UNRESOLVED,
    WEAPONS,
    ShinobiState,
)
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.game import AnyGame
from uguisu.kernel.position_words import Words
from uguisu.kernel.seats import LETTERS, letter

WORD: Final = re.compile(r"[A-Z][0-9][0-9/]*\[[^\[\]]*\]|\S+")
SEAT: Final = re.compile(r"([A-F])([0-9]{1,2})((?:/[0-9]{1,2}){3})?(?:\[([^\[\]]*)\])?")
ATTACK: Final = re.compile(r"([sikb])([sikb])(!?)")
VERDICT: Final = re.compile(r"([.ms])|([ip][+-])([sikb])")


def read(text: str, game: AnyGame, lives: int) -> ShinobiState:
    """A position of a game in which everybody begins with so many lives."""
    return _Reader(text, game, lives).state()


class _Reader(Words):
    """Reads a position word by word, then fills in what it does not say."""

    title = "Shinobi"
    table: ShinobiState

    def __init__(self, text: str, game: AnyGame, lives: int) -> None:
        super().__init__(text, WORD)
        wanted = "Seats must be A5 B5 C5 D5 and so on, 4 to 6 of them."
        self.seats = self.count_seats(SEAT, game.seat_range, wanted)
        self.full = lives
        table = self.table = ShinobiState(game, self.seats, b"")
        table.clear()
        table.clans = bytes(range(self.seats))
        table.lives = [0] * self.seats
        table.lost = [0] * (self.seats * CAUSES)
        table.verdicts = [UNRESOLVED] * self.seats
        self.drawn: set[int] = set()
        self.readers = {
            "start": self.seat_into("start"),
            "round": self.round_into("round"),
            "limit": self.option_into("round_limit"),
            "free": self.flag_into("free"),
            "clans": self.read_clans,
            "verdicts": self.read_verdicts,
            "won": self.read_won,
            "assign": self.seat_into("turn"),
            "reveal": self.read_reveal,
            "decide": self.read_decide,
            "over": self.read_over,
        }

    def state(self) -> ShinobiState:
        self.read_all()
        phases = self.said & {"assign", "reveal", "decide", "over"}
        if len(phases) > 1:
            raise BadNotation("A position says one of assign, reveal, decide and over.")
        if not phases:
            self.table.turn = self.table.start
        complete.fill(self.table, self.drawn)
        if "verdicts" not in self.said:
            complete.fill_verdicts(self.table)
        complete.check(self.table)
        restore(self.table)
        return self.table

    def read_word(self, word: str) -> None:
        if SEAT.fullmatch(word):
            self.read_seat(word)
        else:
            super().read_word(word)

    def read_seat(self, word: str) -> None:
        match = SEAT.fullmatch(word)
        assert match, "only words that look like a seat are read as one"
        seat, lives = LETTERS.index(match[1]), int(match[2])
        lost = [int(n) for n in match[3][1:].split("/")] if match[3] else [self.full - lives, 0, 0]
        if lives + sum(lost) != self.full or min(lost) < 0:
            raise BadNotation(f"{quoted(word)}: lives left and lost must be {self.full} together.")
        self.table.lives[seat] = lives
        self.table.lost[seat * CAUSES : seat * CAUSES + CAUSES] = lost
        if match[4] is not None and match[4].strip():
            self.read_attacks(seat, match[4].split())

    def read_attacks(self, victim: int, words: list[str]) -> None:
        if len(words) != ATTACKS:
            raise BadNotation(f"Before {letter(victim)} are three cards such as ks, or - for none.")
        self.drawn.add(victim)
        for distance, word in enumerate(words):
            match = ATTACK.fullmatch(word)
            if match:
                slot = victim * ATTACKS + distance
                self.give(slot, WEAPON_LETTERS.index(match[1]), WEAPON_LETTERS.index(match[2]))
                self.table.faces |= bool(match[3]) << slot
            elif word != "-":
                raise BadNotation(f"{quoted(word)} is no attack: write ks, ks! or - for none.")

    def give(self, slot: int, card: int, weapon: int) -> None:
        table = self.table
        victim, distance = divmod(slot, ATTACKS)
        attacker = (victim - 1 - distance) % self.seats
        if not table.hands[attacker] >> card & 1:
            raise BadNotation(
                f"{letter(attacker)} has only one card {quoted(WEAPON_LETTERS[card])}."
            )
        table.hands[attacker] &= ~(1 << card)
        table.cards[slot] = card
        table.declared[slot] = weapon

    def read_clans(self) -> None:
        wanted = f"{self.seats} different letters of {CLANS}"
        word = self.next(rf"(?:([{CLANS}])(?!.*\1)){{{self.seats}}}", wanted)
        self.table.clans = bytes(CLANS.index(clan) for clan in word)

    def read_verdicts(self) -> None:
        for seat in range(self.seats):
            word = self.next(VERDICT, "a verdict for every seat: . m s i+k i-k p+k or p-k")
            match = VERDICT.fullmatch(word)
            assert match, "just matched"
            third = WEAPON_LETTERS.index(match[3]) if match[3] else 0
            self.table.verdicts[seat] = OUTCOMES.index(match[1] or match[2]) * WEAPONS + third

    def read_won(self) -> None:
        word = self.next(rf"[{LETTERS[: self.seats]}]{{1,{self.seats}}}", "the seats that won")
        self.table.last_to_fall = sum(1 << LETTERS.index(seat) for seat in set(word))

    def read_reveal(self) -> None:
        self.table.phase, self.table.turn = REVEALING, self.seat()

    def read_decide(self) -> None:
        self.table.phase, self.table.turn = DECIDING, self.seat()

    def read_over(self) -> None:
        self.read_decide()
        self.table.is_over = True
