"""Reading a position: strictly, so that a typo is reported and not played.

A position that is read could lie on a table: every piece is in one place, and whoever acts can.
See the package for the words and what may be left out.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from uguisu.games.ninjato.actions import TREASURES
from uguisu.games.ninjato.components import SKILL_NAMES
from uguisu.games.ninjato.notation import pieces
from uguisu.games.ninjato.notation.complete import fit
from uguisu.games.ninjato.notation.pieces import GUARD, Faces
from uguisu.games.ninjato.notation.read_blocks import BlockReader
from uguisu.games.ninjato.notation.stock import Pieces, Stock
from uguisu.games.ninjato.notation.write import CARDS, PLACES
from uguisu.games.ninjato.pieces.numbers import (
    DISCARD,
    HENSOJUTSU,
    KINDS,
    OPEN_CARDS,
    OVER,
    ROUNDS,
    ROW,
    TAKE,
    VALUES,
)
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.rules.sensei import FIRST_DISGUISE
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.game import AnyGame
from uguisu.kernel.piece_names import find
from uguisu.kernel.position_words import Words
from uguisu.kernel.seats import LETTERS, read_seat

WORD: Final = re.compile(r"[A-D1-5a-z][a-z-]*\[[^\[\]]*\]|\S+")
BLOCK: Final = re.compile(r"([A-D1-5a-z][a-z-]*)\[([^\[\]]*)\]")
SEAT: Final = re.compile(r"[A-D]\[.*", re.DOTALL)
DOT: Final = "."


def read(text: str, game: AnyGame, printed: Printed, names: Faces) -> NinjatoState:
    return Reader(text, game, printed, names).state()


class Reader(Words):
    """Reads a position word by word, then fills in what it does not say."""

    title = "Ninjato"
    table: NinjatoState

    def __init__(self, text: str, game: AnyGame, printed: Printed, names: Faces) -> None:
        super().__init__(text, WORD)
        wanted = "Seats must be A[] B[] and so on, 2 to 4 of them."
        self.seats = self.count_seats(SEAT, game.seat_range, wanted)
        self.table = NinjatoState(game, printed, self.seats, b"")
        self.table.clear()
        self.names = names
        self.stock = Stock(printed, names)
        self.blocks = BlockReader(self.table, self.stock, names)
        self.decks: dict[str, str] = {}
        self.readers = {
            "round": self.number_into("round", rf"[1-{ROUNDS}]", "a round from 1 to 7"),
            "order": self.read_order,
            "take": self.read_take,
            "discard": self.read_discard,
            "over": self.read_over,
            "disguises": self.number_into(
                "disguises_left", r"[0-3]", "a number of Hensojutsu tiles"
            ),
            "chance": self.read_chance,
        }
        self.block_readers: dict[str, Callable[[str], None]] = {
            "placed": self.read_placed,
            "dojo": self.read_dojo,
            "sensei": self.read_sensei,
            "palace": self.read_palace,
            "pavilion": self.read_pavilion,
            "scoring": self.blocks.scoring,
        }

    def state(self) -> NinjatoState:
        self.read_all()
        if "raid" in self.decks:
            self.blocks.raid(self.decks.pop("raid"))
        self.blocks.take_turned()
        self.lay_out_decks()
        self.lay_out_tiles()
        fit(self.table)
        return self.table

    def read_word(self, word: str) -> None:
        match = BLOCK.fullmatch(word)
        if match:
            self.once(match[1])
            self.read_block(match[1], match[2])
        else:
            super().read_word(word)

    def read_block(self, name: str, text: str) -> None:
        """Decks and raids are read last: they depend on everything else."""
        if name in LETTERS:
            self.blocks.seat(read_seat(name, self.table.seats), text)
        elif name.isdigit():
            self.blocks.house(int(name) - 1, text)
        elif name in self.block_readers:
            self.block_readers[name](text)
        elif name in DECKS or name == "raid":
            self.decks[name] = text
        else:
            raise BadNotation(f"{name}[] says nothing in a position of Ninjato.")

    def read_order(self) -> None:
        seats = self.table.seats
        word = self.next(rf"[A-D]{{{seats}}}", "an order of all seats")
        self.table.order = [read_seat(character, seats) for character in word]
        if len(set(word)) < seats:
            raise BadNotation(f"{word} names a seat twice.")

    def read_take(self) -> None:
        self.table.to_take = int(self.next(r"[1-4]", "a number of cards to take from 1 to 4"))
        self.table.phase = TAKE

    def read_discard(self) -> None:
        self.table.phase = DISCARD

    def read_over(self) -> None:
        self.table.phase = OVER

    def read_chance(self) -> None:
        key, _, counter = self.next(r"([0-9a-f]{2})*\.\d{1,9}", "chance as 1f2e.15").partition(".")
        self.table.key = bytes.fromhex(key)
        self.table.counter = int(counter)

    def read_placed(self, text: str) -> None:
        self.table.placements = bytes(find(PLACES, word, "place") for word in text.split())

    def read_dojo(self, text: str) -> None:
        for slot, word in self.row(text, OPEN_CARDS):
            self.table.dojo[slot] = self.stock.cards.take(find(CARDS[1:], word, "card") + 1)

    def read_sensei(self, text: str) -> None:
        for slot, word in self.row(text, ROW):
            self.table.sensei[slot] = self.stock.tiles.take(pieces.skill(word))

    def read_palace(self, text: str) -> None:
        for slot, word in self.row(text, ROW):
            card = find(self.names.envoys, word, "envoy")
            self.table.palace[slot] = self.stock.envoys.take(card)

    def read_pavilion(self, text: str) -> None:
        for slot, word in self.row(text, ROW):
            card = find(self.names.rumours, word, "rumour")
            self.table.pavilion[slot] = self.stock.rumours.take(card)

    def row(self, text: str, size: int) -> list[tuple[int, str]]:
        """The words of a row with their places, without the gaps."""
        words = text.split()
        if len(words) > size:
            raise BadNotation(f"There are only {size} places for {quoted(text)}.")
        return [(slot, word) for slot, word in enumerate(words) if word != "-"]

    def lay_out_decks(self) -> None:
        """The decks as far as they are told; all other pieces follow, or are discarded."""
        table, stock, names = self.table, self.stock, self.names
        table.dojo_discards = self.pile("discards", stock.cards, CARDS, VALUES)
        table.guard_discards = self.pile(
            "guards-out", stock.guards, names.guards, len(names.guards)
        )
        table.guard_discards = table.guard_discards[: len(stock.guards.left)]
        table.spent = self.pile("spent", stock.treasures, TREASURES, KINDS)
        out = self.numbers("elites-out", names.elites)
        table.elite_discards = stock.elites.take_all(out)
        table.dojo_deck, rest = self.deck("deck", stock.cards, CARDS)
        _add(table.dojo_discards, rest)
        table.guard_deck, rest = self.deck("guards", stock.guards, names.guards)
        _add(table.guard_discards, rest)
        table.bag, rest = self.deck("bag", stock.treasures, TREASURES)
        _add(table.spent, rest)
        table.elite_deck, rest = self.deck("elites", stock.elites, names.elites)
        table.elite_discards += rest
        table.envoy_deck, gone = self.deck("envoys", stock.envoys, names.envoys)
        table.rumour_deck, lost = self.deck("rumours", stock.rumours, names.rumours)
        if gone or lost:
            raise BadNotation("Envoys and rumours have no discards: write no dot.")

    def lay_out_tiles(self) -> None:
        """NJT-20: the big pile is out of the game from round 5 on."""
        table, tiles = self.table, self.stock.tiles
        disguises = tiles.left[HENSOJUTSU]
        tiles.left[HENSOJUTSU] = 0
        table.pile, _ = self.deck("tiles", tiles, SKILL_NAMES)
        if table.round >= FIRST_DISGUISE:
            table.pile = b""
            disguises = min(disguises, ROUNDS - table.round)
        if "disguises" not in self.said:
            table.disguises_left = disguises

    def pile(self, name: str, pieces: Pieces, names: Sequence[str], size: int) -> list[int]:
        """Discards, counted by kind."""
        counts = [0] * size
        _add(counts, pieces.take_all(self.numbers(name, names)))
        return counts

    def deck(self, name: str, pieces: Pieces, names: Sequence[str]) -> tuple[bytes, bytes]:
        """A deck, and the pieces that a dot after it keeps out of it."""
        text = self.decks.get(name, "")
        told = pieces.take_all(self.numbers(name, names))
        rest = pieces.rest()
        return (told, rest) if text.endswith(DOT) else (told + rest, b"")

    def numbers(self, name: str, names: Sequence[str]) -> list[int]:
        """The pieces that a block names: by letters, by guards, or by words."""
        text = self.decks.get(name, "").removesuffix(DOT)
        words: list[str] = text.split()
        if name in JOINED:
            words = GUARD.findall(text) if name in GUARD_BLOCKS else list(text)
        if "".join(words) != text.replace(" ", ""):
            raise BadNotation(f"{name}[{text}] cannot be read.")
        return [find(names, word, f"piece of {name}[]") for word in words]


GUARD_BLOCKS: Final = ("guards", "guards-out")
JOINED: Final = ("deck", "discards", "bag", "spent", *GUARD_BLOCKS)
DECKS: Final = (*JOINED, "elites", "elites-out", "envoys", "rumours", "tiles")


def _add(counts: list[int], pieces: bytes) -> None:
    for number in pieces:
        counts[number] += 1
