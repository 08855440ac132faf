"""Honest shuffles: nobody, not even the server, can choose the cards.

1. Before anybody sits down the server draws a secret and shows its COMMITMENT, a hash of it.
2. Every player's client adds ENTROPY of its own, after it has seen the commitment.
3. The seed is a hash of secret and entropy: the server cannot aim at it, since the secret was
   fixed first; players cannot, since they do not know the secret.
4. After the end the secret is told; anybody can compute the seed, and the whole game from it:
   `uguisu verify` does. What it cannot know is which commitment and which entropy of yours you
   saw before the game, so it prints the commitment.
"""

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from uguisu.kernel.errors import quoted
from uguisu.kernel.record import Record

COMMITMENT: Final = "commitment"
SECRET: Final = "secret"
ENTROPY: Final = "entropy"
TABLE: Final = "table"
FORK: Final = "fork"
LESSON: Final = "lesson"
PART: Final = re.compile(r"-|[0-9a-f]{16,64}")
NONE: Final = "-"
"""Written for a seat that added nothing: a bot's."""


def draw_secret() -> str:
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    return sha256(f"uguisu commitment {secret}".encode()).hexdigest()


def seed_of(secret: str, entropy: Sequence[str]) -> str:
    """The seed of the game; `entropy` by seat, empty if none was added."""
    words = " ".join(part or NONE for part in entropy)
    return sha256(f"uguisu seed {secret} {words}".encode()).hexdigest()


def header(secret: str, entropy: Sequence[str]) -> dict[str, str]:
    """The lines a record carries, so that it can be verified."""
    return {
        COMMITMENT: commitment_of(secret),
        SECRET: secret,
        ENTROPY: " ".join(part or NONE for part in entropy),
    }


def faults(record: Record) -> list[str]:
    """What is wrong with the shuffle of a record that a server has written.

    Empty: the secret is what was committed to, and the seed is what it and one entropy for every
    seat make. A word too many could have been chosen to aim at a seed.
    """
    lines = record.extra
    missing = [name for name in (COMMITMENT, SECRET, ENTROPY) if not lines.get(name)]
    if missing:
        return [f"The record has no line {quoted(name)}." for name in missing]
    entropy = lines[ENTROPY].split(" ")
    found = []
    if len(entropy) != record.seats or not all(PART.fullmatch(part) for part in entropy):
        found.append("The record has not one entropy for every seat.")
    if commitment_of(lines[SECRET]) != lines[COMMITMENT]:
        found.append("The secret is not the one that was committed to.")
    if seed_of(lines[SECRET], ["" if part == NONE else part for part in entropy]) != record.seed:
        found.append("The seed is not the one that secret and entropy make.")
    return found


def claim_of(record: Record) -> str:
    """What a record says of its shuffle: `honest`, to be checked with `faults`; `fork` or `lesson`,
    whose cards are those of another table or chosen; `none`, as records of no server are."""
    if any(name in record.extra for name in (COMMITMENT, SECRET, ENTROPY)):
        return "honest"
    for kind in (FORK, LESSON):
        if kind in record.extra:
            return kind
    return "honest" if TABLE in record.extra else "none"
