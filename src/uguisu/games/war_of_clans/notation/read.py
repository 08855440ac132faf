"""Reading a position: strictly, so that a typo is reported and not played.

A position that is read could lie on a table: every card is in one place, and the last lap fits
whose turn it is. See the package for the words.
"""

import re
from typing import Final

from uguisu.games.war_of_clans.notation.actions import CARDS, read_army
from uguisu.games.war_of_clans.rules import set_up
from uguisu.games.war_of_clans.state import CLANS, HAND, KINDS, NINJA, WarOfClansState
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.game import AnyGame
from uguisu.kernel.piece_names import counts
from uguisu.kernel.position_words import Words
from uguisu.kernel.seats import NOBODY, letter, read_seat

WORD: Final = re.compile(r"[A-E]\[[^\[\]]*\]|\S+")
PROVINCE: Final = re.compile(r"[A-E]\[[^\[\]]*\]")
COLUMN: Final = re.compile(r"[tumoh][1-9][0-9]?")
COUNT: Final = re.compile(r"[tumohn][1-9][0-9]?")
ARMY: Final = re.compile(r"[A-E][tumoh]")


def read(text: str, game: AnyGame, total: list[int]) -> WarOfClansState:
    """A position of a game with so many cards of each kind in total."""
    return _Reader(text, game, total).state()


class _Reader(Words):
    """Reads a position word by word, then fills in what it does not say."""

    title = "War of Clans"
    table: WarOfClansState

    def __init__(self, text: str, game: AnyGame, total: list[int]) -> None:
        super().__init__(text, WORD)
        wanted = "Provinces must be A[] B[] C[] and so on, 3 to 5 of them."
        self.seats = self.count_seats(PROVINCE, game.seat_range, wanted)
        self.total = total
        self.table = WarOfClansState(game, self.seats, b"")
        self.table.clear()
        self.table.loyalty = bytes(range(CLANS))
        self.first_hand = 0
        self.readers = {
            "turn": self.seat_into("turn"),
            "order": self.number_into("order", r"[123]", "1, 2 or 3"),
            "touched": self.read_touched,
            "loyal": self.read_loyal,
            "discards": self.read_discards,
            "deck": self.read_deck,
            "everyone": self.flag_into("everyone"),
            "last": self.read_last,
            "only-ninjas": self.seat_bits_into("only_ninjas"),
        }

    def state(self) -> WarOfClansState:
        self.read_all()
        table = self.table
        if "last" in self.said:
            self.fit_last_lap()
        elif "turn" not in self.said:
            table.turn = self.first_hand
        self.lay_out_the_rest()
        self.check()
        set_up.restore(table)
        if not table.is_over and not table.legal(table.turn):
            raise BadNotation(f"{letter(table.turn)} has no legal action in order {table.order}.")
        return table

    def read_word(self, word: str) -> None:
        if PROVINCE.fullmatch(word):
            self.read_province(word)
        elif word[1:2] == ":":
            self.once(word[:2])
            self.read_hand(word)
        else:
            super().read_word(word)

    def read_province(self, word: str) -> None:
        for column in word[2:-1].split():
            if not COLUMN.fullmatch(column):
                raise BadNotation(f"{quoted(column)} is no army: write t3 for three Takeda cards.")
            army = read_army(word[0] + column[0])
            if self.table.armies[army]:
                raise BadNotation(f"{quoted(word)} names an army twice.")
            self.table.armies[army] = int(column[1:])

    def read_hand(self, word: str) -> None:
        seat = read_seat(word[0], self.seats)
        if not any(said[1:] == ":" for said in self.said - {word[:2]}):
            self.first_hand = seat
        cards = "" if word[2:] == "-" else word[2:]
        if len(cards) > HAND:
            raise BadNotation(f"{quoted(word)}: a hand holds at most {HAND} cards.")
        self.table.hands[seat * KINDS : seat * KINDS + KINDS] = counts(CARDS, cards, "card")

    def read_touched(self) -> None:
        for word in self.run(ARMY, "armies such as Bu"):
            army = read_seat(word[0], self.seats) * CLANS + CARDS.index(word[1])
            self.table.touched |= 1 << army

    def read_loyal(self) -> None:
        wanted = f"different clans of {self.seats} seats"
        word = self.next(rf"(?:([tumoh])(?!.*\1)){{{self.seats},5}}", wanted)
        given = bytes(CARDS.index(clan) for clan in word)
        self.table.loyalty = given + bytes(c for c in range(CLANS) if c not in given)

    def read_discards(self) -> None:
        word = self.next(r"-|(?:([tumohn])[1-9][0-9]?(?!.*\1))+", "counts such as t2n1")
        for count in COUNT.findall(word):
            self.table.discards[CARDS.index(count[0])] = int(count[1:])

    def read_deck(self) -> None:
        word = self.next(r"-|[tumohn]+", "cards such as ttun, or -")
        self.table.deck = bytes(CARDS.index(card) for card in word if card != "-")

    def read_last(self) -> None:
        self.table.last_drawer = self.seat()
        self.table.turns_left = int(self.next(r"[0-5]", "the number of turns left"))

    def fit_last_lap(self) -> None:
        """WOC-19: who is on turn follows from who drew the last card and the turns left."""
        table = self.table
        turns = self.seats if table.everyone else self.seats - 1
        if table.turns_left > turns:
            raise BadNotation(f"The last lap has {turns} turns, not {table.turns_left}.")
        played = turns - max(table.turns_left, 1)
        turn = (table.last_drawer + 1 + played) % self.seats
        if "turn" in self.said and table.turn != turn:
            left = table.turns_left
            raise BadNotation(f"With {left} turns left it is the turn of {letter(turn)}.")
        table.turn = turn
        table.is_over = table.turns_left == 0

    def lay_out_the_rest(self) -> None:
        """The cards named nowhere lie in the deck, or, if that is known, in the discard pile."""
        table = self.table
        deck_known = "deck" in self.said or "last" in self.said
        for kind in range(KINDS):
            left = self.total[kind] - self.seen(kind)
            if left < 0:
                raise BadNotation(f"There are only {self.total[kind]} cards {quoted(CARDS[kind])}.")
            if left and deck_known and "discards" in self.said:
                raise BadNotation(f"{left} cards {quoted(CARDS[kind])} are missing.")
            if deck_known:
                table.discards[kind] += left
            else:
                table.deck += bytes([kind]) * left

    def seen(self, kind: int) -> int:
        table = self.table
        armies = table.armies[kind::CLANS] if kind < CLANS else []
        hands = table.hands[kind::KINDS]
        return sum(armies) + sum(hands) + table.discards[kind] + table.deck.count(kind)

    def check(self) -> None:
        """WOC-14, WOC-18, WOC-19: raises for what contradicts itself."""
        table = self.table
        if bool(table.deck) == (table.last_drawer != NOBODY):
            raise BadNotation("`last` and an empty deck belong together.")
        if table.touched and table.order == 1 and not table.is_over:
            raise BadNotation("In the first order no army has been touched yet.")
        most = 2 if table.is_over else table.order - 1
        if int(table.touched).bit_count() > most:
            raise BadNotation(f"Each order touches one army: {most} by now, not more.")
        for seat in range(self.seats):
            troops = sum(table.hands[seat * KINDS : seat * KINDS + NINJA])
            if troops and table.only_ninjas >> seat & 1:
                raise BadNotation(f"{letter(seat)} holds a troop, not only ninjas.")
