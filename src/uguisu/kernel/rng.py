"""Chance: seeded, counter-based, the same on every platform, compiled or not.

Block i of the stream is BLAKE2b(i) keyed with the seed: even from many cards and dice nobody can
compute the seed or the next card. Its position is one int.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

WORDS_PER_BLOCK: Final = 32
WORD: Final = 1 << 16
WORDS: Final = Struct(f">{WORDS_PER_BLOCK}H")


def key_of(seed: int | str | bytes) -> bytes:
    """The 32-byte key of a stream, from a seed as people write it."""
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=32, person=b"uguisu seed").digest()


class Chance:
    """A stream of random numbers at `counter`. The same key and counter give the same future."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter: i64 = counter
        self.block_number: i64 = -1
        self.block: tuple[int, ...] = ()

    def word(self) -> i64:
        """The next 16 bits."""
        counter = self.counter
        self.counter = counter + 1
        if counter // WORDS_PER_BLOCK != self.block_number:
            self.open_block(counter // WORDS_PER_BLOCK)
        return self.block[counter % WORDS_PER_BLOCK]

    def open_block(self, number: int) -> None:
        digest = blake2b(number.to_bytes(8, "big"), key=self.key).digest()
        self.block = WORDS.unpack(digest)
        self.block_number = number

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely as the others; n is at most 65,536."""
        size: i64 = n
        while True:
            word = self.word()
            rest = word % size
            if word - rest <= WORD - size:
                return rest

    def shuffled(self, cards: bytes) -> bytes:
        """The same cards in a random order, all orders equally likely.

        `below` is written out here: dealing is most of setting up a table (bench: driven).
        """
        out: list[Any] = list(cards)  # so that compiled code moves them as they are
        left: i64 = len(out)
        at: i64 = self.counter % WORDS_PER_BLOCK
        number: i64 = self.counter // WORDS_PER_BLOCK
        if number != self.block_number:
            self.open_block(number)
        block = self.block
        while left > 1:
            if at == WORDS_PER_BLOCK:
                number += 1
                at = 0
                self.open_block(number)
                block = self.block
            word: i64 = block[at]
            at += 1
            j = word % left
            if word - j <= WORD - left:
                left -= 1
                out[left], out[j] = out[j], out[left]
        self.counter = number * WORDS_PER_BLOCK + at
        return bytes(out)

    def fork(self, name: str) -> "Chance":
        """An independent stream for one purpose, which does not move this one."""
        label = f"{self.counter} {name}".encode()
        return Chance(blake2b(label, key=self.key, digest_size=32).digest())


class Lots:
    """Fast random numbers for playouts: not secret, never used for the cards or dice of a table."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = scrambled(seed % (1 << 32)) or 1

    def below(self, n: int) -> int:
        x = self.x
        size: i64 = n
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return ((x >> 8) * size) >> 24


def scrambled(seed: i64) -> i64:
    """`seed * 2654435761 + 88675123` in 32 bits, in small steps: over larger products Python looks
    for signals, and compiled code stopped there by Ctrl-C or an alarm ends its whole process."""
    low = seed & 0xFFFF
    middle = (seed >> 16) * 0x79B1 + low * 0x9E37 & 0xFFFF
    return low * 0x79B1 + (middle << 16) + 88675123 & 0xFFFFFFFF
