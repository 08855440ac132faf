"""The components of Ninja Master: what `components.toml` says, checked."""

from collections.abc import Iterable
from typing import Final

import msgspec

from uguisu.games.ninja_master.state import COLOURS, DICE, SIDES, SWORD_FACE
from uguisu.kernel.errors import BadComponents, quoted

COLOUR_NAMES: Final = ("orange", "blue", "pink", "green", "purple")
TOKEN_NAMES: Final = (*COLOUR_NAMES, "sword")
TOKEN_LETTERS: Final = "OBPGVS"
TOKEN_SHAPES: Final = ("circle", "square", "blossom", "triangle", "diamond", "blade")
FACE_NAMES: Final = (
    *(f"{letter}{n or 'S'}" for letter in TOKEN_LETTERS[:COLOURS] for n in range(4)),
    "SW",
    "SH",
)
"""O3 is three orange ninjas, OS orange smoke, SW a sword, SH a shuriken."""
_FACES: Final = {name: face for face, name in enumerate(FACE_NAMES)}


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ninjas: int
    swords: int
    shuriken: int
    certainty: str


class DiceFaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[str, ...]
    certainty: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NMA-1, NMA-2: what `components.toml` says."""

    tokens: Tokens
    dice: DiceFaces


def read_dice(components: Components) -> bytes:
    """NMA-1, NMA-2: nine dice of six known faces, with ninjas of every colour."""
    tokens = components.tokens
    if (tokens.ninjas, tokens.swords, tokens.shuriken) != (COLOURS, 1, 1):
        raise BadComponents(
            "There must be five ninjas, one sword and one shuriken.", clause="NMA-1"
        )
    dice = [die.split() for die in components.dice.faces]
    if len(dice) != DICE or any(len(die) != SIDES for die in dice):
        raise BadComponents(f"There must be {DICE} dice of {SIDES} faces.", clause="NMA-1")
    names = [face for die in dice for face in die]
    for name in names:
        if name not in FACE_NAMES:
            known = ", ".join(FACE_NAMES)
            raise BadComponents(f"{quoted(name)} is no face; faces are {known}.", clause="NMA-2")
    faces = read_faces(names)
    for colour, word in enumerate(COLOUR_NAMES):
        if not any(face // 4 == colour and face % 4 for face in faces if face < SWORD_FACE):
            raise BadComponents(f"No die shows a ninja in {word}.", clause="NMA-2")
    return faces


def most_ninjas(faces: bytes) -> int:
    """The most ninjas that all dice can show at once."""
    ninjas = [face % 4 if face < SWORD_FACE else 0 for face in faces]
    return sum(max(ninjas[i : i + SIDES]) for i in range(0, len(ninjas), SIDES))


def read_faces(names: Iterable[str]) -> bytes:
    """The dice that show the faces of these names."""
    return bytes(_FACES[name] for name in names)
