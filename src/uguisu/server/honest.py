"""Honest shuffles: nobody, not even the server, can choose the cards.

1. Before anybody sits down the server draws a secret and shows its COMMITMENT, a hash of it.
2. Every player's client adds ENTROPY of its own, after it has seen the commitment.
3. The seed is a hash of secret and entropy: the server cannot aim at it, since the secret was
   fixed first; players cannot, since they do not know the secret.
4. After the end the secret is told; anybody can compute the seed, and the whole game from it.
"""

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

COMMITMENT: Final = "commitment"
SECRET: Final = "secret"
ENTROPY: Final = "entropy"
NONE: Final = "-"
"""Written for a seat that added nothing: a bot's."""


def draw_secret() -> str:
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    return sha256(f"uguisu commitment {secret}".encode()).hexdigest()


def seed_of(secret: str, entropy: Sequence[str]) -> str:
    """The seed of the game; `entropy` by seat, empty where nothing was added."""
    words = " ".join(part or NONE for part in entropy)
    return sha256(f"uguisu seed {secret} {words}".encode()).hexdigest()


def header(secret: str, entropy: Sequence[str]) -> dict[str, str]:
    """The lines a record carries, so that it can be verified."""
    return {
        COMMITMENT: commitment_of(secret),
        SECRET: secret,
        ENTROPY: " ".join(part or NONE for part in entropy),
    }


def faults(seed: str, lines: Mapping[str, str]) -> list[str]:
    """What is wrong with the shuffle of a record with this seed and these extra header lines.

    Empty: the seed is what secret and entropy make, and the secret is what was committed to.
    """
    missing = [name for name in (COMMITMENT, SECRET, ENTROPY) if name not in lines]
    if missing:
        return [f"The record has no line {name!r}." for name in missing]
    entropy = ["" if part == NONE else part for part in lines[ENTROPY].split()]
    found = []
    if commitment_of(lines[SECRET]) != lines[COMMITMENT]:
        found.append("The secret is not the one that was committed to.")
    if seed_of(lines[SECRET], entropy) != seed:
        found.append("The seed is not the one that secret and entropy make.")
    return found
