"""Reading a position: strictly, so that a typo is reported and not played.

A position that is read could lie on a table. See the package for the words.
"""

import re
from collections.abc import Callable
from typing import Final

from uguisu.games.ninja_master.actions import TOKEN_WORDS
from uguisu.games.ninja_master.components import FACE_NAMES, read_faces
from uguisu.games.ninja_master.notation.check import check
from uguisu.games.ninja_master.state import (
    CALM,
    DICE,
    FALSE_STARTS,
    LAST_SCORES,
    RACING,
    START,
    THROWING,
    TOKENS,
    TUMBLE,
    TUMBLING,
    WAYS,
    NinjaMasterState,
)
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.position_words import Words
from uguisu.kernel.seats import LETTERS, NOBODY, read_seat

WORD: Final = re.compile(r"\[[^\[\]]*\]|\S+")
SCORE: Final = re.compile(r"[A-E]:[0-9]{1,6}")
GRABBED: Final = re.compile(
    r"(?P<token>[obpgvs])=(?P<holder>[A-E])\+(?P<time>[0-9]{1,9})"
    r"(?:/(?P<rival>[A-E])\+(?P<later>[0-9]{1,9}))?"
)
COUNTED: Final = re.compile(r"[A-E][1-9][0-9]{0,5}")
TIME: Final = re.compile(r"[0-9]{1,15}")
NUMBERS: Final = r"-?[0-9]{1,9}(?:,-?[0-9]{1,9})*"


def faces_of(names: list[str]) -> bytes:
    """The faces that go by these names."""
    for name in names:
        if name not in FACE_NAMES:
            raise BadNotation(
                f"{quoted(name)} is no face of a die: write O1 to V3, OS to VS, SW or SH."
            )
    return read_faces(names)


class Reader(Words):
    """Reads a position word by word into a table with its options set, then fills in the rest."""

    title = "Ninja Master"
    table: NinjaMasterState

    def __init__(self, text: str, table: Callable[[int], NinjaMasterState]) -> None:
        super().__init__(text, WORD)
        wanted = "Scores must be A:3 B:3 and so on, 2 to 5 of them."
        self.seats = self.count_seats(SCORE, range(2, 6), wanted)
        self.table = table(self.seats)
        self.readers = {
            "sword": self.seat_into("sword"),
            "shuriken": self.seat_into("shuriken"),
            "round": self.round_into("round"),
            "rolling": self.read_rolling,
            "posed": self.seat_bits_into("posed"),
            "done": self.seat_bits_into("finished"),
            "false": self.read_false,
            "rest": self.number_into("rest_at", TIME, "a time in milliseconds"),
            "at": self.number_into("time", TIME, "a time in milliseconds"),
            "tied": self.seat_bits_into("playing"),
            "tie-breaks": self.read_tie_breaks,
            "seconds": self.read_seconds,
            "window": self.option_into("window_ms"),
            "calm": self.flag_into("calm"),
            "limit": self.option_into("round_limit"),
            "over": self.flag_into("is_over"),
            "cut-off": self.read_cut_off,
            "sheet": self.read_sheet,
            "last": self.read_last,
            "key": self.read_key,
        }

    def state(self) -> NinjaMasterState:
        self.read_all()
        self.fill_in()
        check(self.table, self.said)
        return self.table

    def read_word(self, word: str) -> None:
        if SCORE.fullmatch(word):
            self.table.scores[LETTERS.index(word[0])] = int(word[2:])
        elif word[0] == "[":
            self.once("dice")
            self.read_dice(word[1:-1].split())
        elif match := GRABBED.fullmatch(word):
            self.once(word[:2])
            self.read_grabbed(match)
        else:
            super().read_word(word)

    def read_dice(self, names: list[str]) -> None:
        if len(names) > DICE:
            raise BadNotation(f"There are {DICE} dice, not {len(names)}.")
        self.table.dice = faces_of(names)

    def read_grabbed(self, match: re.Match[str]) -> None:
        """Times are read as reaction times; `fill_in` adds the moment of rest."""
        table = self.table
        token = TOKEN_WORDS.index(match["token"])
        table.holders[token] = read_seat(match["holder"], self.seats)
        table.times[token] = int(match["time"])
        if match["rival"]:
            table.rivals[token] = read_seat(match["rival"], self.seats)
            table.rival_times[token] = int(match["later"])

    def read_rolling(self) -> None:
        self.table.phase = TUMBLING

    def read_false(self) -> None:
        for seat, count in self.counted("false starts such as A1"):
            if count > FALSE_STARTS:
                raise BadNotation(f"A seat has at most {FALSE_STARTS} false starts in a round.")
            self.table.false_starts[seat] = count

    def read_tie_breaks(self) -> None:
        for seat, count in self.counted("tie-breaks played such as A1"):
            self.table.stages[seat] = count

    def read_seconds(self) -> None:
        self.table.round_ms = 1000 * int(self.next(r"[1-9][0-9]{0,3}", "the seconds of a round"))

    def read_cut_off(self) -> None:
        self.table.is_over = True
        self.table.cut_off = True

    def read_sheet(self) -> None:
        wanted = f"{self.seats} times {WAYS} numbers"
        word = self.next(rf"{NUMBERS}(?:/{NUMBERS})*", wanted)
        rows = [[int(number) for number in row.split(",")] for row in word.split("/")]
        if len(rows) != self.seats or any(len(row) != WAYS for row in rows):
            raise BadNotation(f"A sheet has {wanted}.")
        self.table.sheet = [number for row in rows for number in row]

    def read_last(self) -> None:
        size = LAST_SCORES + 2 * self.seats
        word = self.next(rf"{NUMBERS};\S*", "the last round")
        numbers, _, dice = word.partition(";")
        self.table.last_round = [_told(number) for number in numbers.split(",")]
        self.table.last_dice = faces_of(dice.split(".") if dice else [])
        if len(self.table.last_round) != size:
            raise BadNotation(f"The last round of {self.seats} seats has {size} numbers.")

    def read_key(self) -> None:
        self.table.key = bytes.fromhex(self.next(r"(?:[0-9a-f]{2}){1,64}", "a key"))
        self.table.counter = int(self.next(TIME, "how far the key is used"))

    def counted(self, wanted: str) -> list[tuple[int, int]]:
        words = self.run(COUNTED, wanted)
        if len({word[0] for word in words}) < len(words):
            raise BadNotation("A seat is counted twice.")
        return [(read_seat(word[0], self.seats), int(word[1:])) for word in words]

    def fill_in(self) -> None:
        """What the position does not say."""
        table = self.table
        if "dice" in self.said:
            self.fill_in_times()
        if table.calm and "seconds" not in self.said:
            table.round_ms *= CALM
        if "sheet" not in self.said:
            table.sheet = [0] * (self.seats * WAYS)
            for seat, score in enumerate(table.scores):
                table.sheet[seat * WAYS + START] = score
        if "tied" in self.said and "tie-breaks" not in self.said:
            table.stages = [table.playing >> seat & 1 for seat in range(self.seats)]
        table.stage = max(table.stages)

    def fill_in_times(self) -> None:
        table = self.table
        if table.phase == THROWING:
            table.phase = RACING
        if "rest" not in self.said:
            table.rest_at = TUMBLE
        for token in range(TOKENS):
            if table.holders[token] != NOBODY:
                table.times[token] += table.rest_at
            if table.rivals[token] != NOBODY:
                table.rival_times[token] += table.rest_at
        if "at" not in self.said:
            begun = table.rest_at - TUMBLE if table.phase == TUMBLING else table.rest_at
            table.time = max(begun, *table.times, *table.rival_times, 0)


def _told(number: str) -> int:
    """A number of the last round. -1 is nobody; no other negative number fits."""
    return NOBODY if number == "-1" else max(int(number), -1)
