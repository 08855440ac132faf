"""One line for a position, one word for an action.

Clans are t u m o h, a ninja n; provinces are A to E.

Actions:   t>B place a Takeda troop in B    nxBt ninja on B's Takeda
           tB>C move a Takeda card from B to C    txBu Takeda attack B's Uesugi

Position:  A[t3 o1] B[u2] C[] A:ttun B:mm turn A order 3 touched Bu Ao
           then, where they matter: loyal tum, discards t2n1, deck uumo (first drawn first),
           everyone, last B 2 (B drew the last card, 2 turns left), only-ninjas B
What a position does not say: loyalties in clan order, unlisted hands empty, the deck holds all
other cards, the turn is of the first hand listed, order 1.
"""

import re
from typing import Final

from uguisu.games.war_of_clans import rules
from uguisu.games.war_of_clans.state import (
    ATTACK,
    CLANS,
    KINDS,
    MOVE,
    NOBODY,
    PLAY_NINJA,
    WarOfClansState,
)
from uguisu.games.war_of_clans.view import WarOfClansView
from uguisu.kernel.errors import BadNotation
from uguisu.kernel.game import Game
from uguisu.kernel.seats import LETTERS, letter, read_seat
from uguisu.kernel.view import FaceDown

CARDS: Final = "tumohn"
ACTION: Final = re.compile(
    r"(?P<troop>[tumoh])>(?P<to>[A-E])"
    r"|nx(?P<shadowed>[A-E][tumoh])"
    r"|(?P<mover>[tumoh])(?P<start>[A-E])>(?P<end>[A-E])"
    r"|(?P<attacker>[tumoh])x(?P<attacked>[A-E][tumoh])"
)


def write_army(army: int) -> str:
    return LETTERS[army // CLANS] + CARDS[army % CLANS]


def read_army(text: str) -> int:
    return LETTERS.index(text[0]) * CLANS + CARDS.index(text[1])


def write_action(action: int) -> str:
    if action < PLAY_NINJA:
        return f"{CARDS[action % CLANS]}>{LETTERS[action // CLANS]}"
    if action < MOVE:
        return f"nx{write_army(action - PLAY_NINJA)}"
    if action < ATTACK:
        army, to = divmod(action - MOVE, CLANS)
        return f"{CARDS[army % CLANS]}{LETTERS[army // CLANS]}>{LETTERS[to]}"
    attacker, army = divmod(action - ATTACK, 25)
    return f"{CARDS[attacker]}x{write_army(army)}"


def read_action(text: str) -> int:
    match = ACTION.fullmatch(text)
    if not match:
        raise BadNotation(f"{text!r} is no action: write t>B, nxBt, tB>C or txBu.")
    word = match.groupdict()
    if word["troop"]:
        return LETTERS.index(word["to"]) * CLANS + CARDS.index(word["troop"])
    if word["shadowed"]:
        return PLAY_NINJA + read_army(word["shadowed"])
    if word["mover"]:
        army = read_army(word["start"] + word["mover"])
        return MOVE + army * CLANS + LETTERS.index(word["end"])
    return ATTACK + CARDS.index(word["attacker"]) * 25 + read_army(word["attacked"])


def write(state: WarOfClansState) -> str:
    seats = range(state.seats)
    parts = [_province(seat, state.armies[seat * CLANS : seat * CLANS + CLANS]) for seat in seats]
    parts += [f"{letter(s)}:{_cards(state.hands[s * KINDS : s * KINDS + KINDS])}" for s in seats]
    parts += [f"turn {letter(state.turn)}", f"order {state.order}"]
    touched = [write_army(a) for a in range(len(state.armies)) if state.touched >> a & 1]
    parts += [f"touched {' '.join(touched)}"] if touched else []
    parts += [f"loyal {''.join(CARDS[clan] for clan in state.loyalty)}"]
    parts += [f"discards {_counts(state.discards)}"] if any(state.discards) else []
    parts += [f"deck {''.join(CARDS[card] for card in state.deck)}"]
    parts += ["everyone"] if state.everyone else []
    if state.last_drawer != NOBODY:
        parts += [f"last {letter(state.last_drawer)} {state.turns_left}"]
    known = [letter(seat) for seat in seats if state.only_ninjas >> seat & 1]
    parts += [f"only-ninjas {' '.join(known)}"] if known else []
    return " ".join(parts)


def write_view(view: WarOfClansView) -> str:
    """The position as the observer sees it, for errors and the terminal."""
    parts = [_province(seat, list(view.armies[seat])) for seat in range(view.seats)]
    for hand in view.hands:
        if not isinstance(hand, FaceDown):
            parts.append(f"hand {_cards(list(hand.cards)) or '-'}")
    over = "over" if view.is_over else f"turn {letter(view.turn)} order {view.order}"
    return " ".join([*parts, "|", over])


def read(text: str, game: Game, total: list[int]) -> WarOfClansState:
    """A position; whatever it leaves out is filled in as described above."""
    reader = _Reader(text, game)
    return reader.state(total)


class _Reader:
    """Reads a position word by word."""

    def __init__(self, text: str, game: Game) -> None:
        self.words = re.findall(r"[A-E]\[[^\]]*\]|\S+", text)
        provinces = [word for word in self.words if word[1:2] == "["]
        self.seats = len(provinces)
        names = [word[0] for word in provinces]
        if names != list(LETTERS[: self.seats]) or self.seats not in game.seat_range:
            raise BadNotation(f"Provinces must be A[] B[] C[] and so on, 3 to 5 of them: {text!r}.")
        self.table = WarOfClansState(game, self.seats, b"")
        self.table.clear()
        self.table.loyalty = bytes(range(CLANS))
        self.table.turn = NOBODY
        self.deck: bytes | None = None

    def state(self, total: list[int]) -> WarOfClansState:
        while self.words:
            self.read_word(self.words.pop(0))
        table = self.table
        table.turn = max(table.turn, 0)
        table.deck = self.rest(total) if self.deck is None else self.deck
        table.is_over = table.last_drawer != NOBODY and table.turns_left == 0
        rules.restore(table)
        if not table.is_over and not table.choices:
            raise BadNotation("In this position the player on turn has no legal action.")
        return table

    def read_word(self, word: str) -> None:
        table = self.table
        if word[1:2] == "[":
            for clan, count in re.findall(r"([tumoh])(\d+)", word[2:-1]):
                table.armies[read_army(word[0] + clan)] = int(count)
        elif word[1:2] == ":":
            seat = read_seat(word[0], self.seats)
            table.turn = seat if table.turn == NOBODY else table.turn
            for card in word[2:]:
                table.hands[seat * KINDS + self.card(card)] += 1
        elif word == "turn":
            table.turn = self.seat()
        elif word == "order":
            table.order = int(self.next(r"[123]"))
        elif word == "touched":
            while self.words and re.fullmatch(r"[A-E][tumoh]", self.words[0]):
                table.touched |= 1 << read_army(self.words.pop(0))
        else:
            self.read_rest(word)

    def read_rest(self, word: str) -> None:
        table = self.table
        if word == "loyal":
            given = bytes(CARDS.index(clan) for clan in self.next(r"[tumoh]{3,5}"))
            table.loyalty = given + bytes(c for c in range(CLANS) if c not in given)
        elif word == "discards":
            for card, count in re.findall(r"([tumohn])(\d+)", self.next(r"([tumohn]\d+)+")):
                table.discards[CARDS.index(card)] = int(count)
        elif word == "deck":
            cards = self.words.pop(0) if self.words and _is_cards(self.words[0]) else ""
            self.deck = bytes(CARDS.index(card) for card in cards)
        elif word == "everyone":
            table.everyone = True
        elif word == "last":
            table.last_drawer = self.seat()
            table.turns_left = int(self.next(r"\d"))
        elif word == "only-ninjas":
            while self.words and self.words[0] in LETTERS:
                table.only_ninjas |= 1 << self.seat()
        else:
            raise BadNotation(f"{word!r} says nothing in a position of War of Clans.")

    def rest(self, total: list[int]) -> bytes:
        """All cards that lie nowhere else."""
        table = self.table
        cards = bytearray()
        for kind in range(KINDS):
            armies = table.armies[kind::CLANS] if kind < CLANS else []
            used = sum(armies) + sum(table.hands[kind::KINDS]) + table.discards[kind]
            if used > total[kind]:
                raise BadNotation(f"There are only {total[kind]} cards {CARDS[kind]!r}.")
            cards += bytes([kind]) * (total[kind] - used)
        return bytes(cards)

    def card(self, text: str) -> int:
        if text not in CARDS:
            raise BadNotation(f"{text!r} is no card: cards are t u m o h n.")
        return CARDS.index(text)

    def seat(self) -> int:
        return read_seat(self.next(r"[A-E]"), self.seats)

    def next(self, pattern: str) -> str:
        word = self.words.pop(0) if self.words else ""
        if not re.fullmatch(pattern, word):
            raise BadNotation(f"{word!r} does not fit here.")
        return word


def _is_cards(word: str) -> bool:
    return bool(re.fullmatch(r"[tumohn]+", word))


def _province(seat: int, armies: list[int]) -> str:
    columns = " ".join(f"{CARDS[clan]}{n}" for clan, n in enumerate(armies) if n)
    return f"{letter(seat)}[{columns}]"


def _cards(counts: list[int]) -> str:
    return "".join(CARDS[kind] * n for kind, n in enumerate(counts))


def _counts(counts: list[int]) -> str:
    return "".join(f"{CARDS[kind]}{n}" for kind, n in enumerate(counts) if n)
