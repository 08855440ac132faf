"""What a paper cites: the version of every game's numbers, and their sizes.

The version is part of the ids of environments (`uguisu/WarOfClans-v0`). Whoever changes what an
action's number or an observation's number means raises it, and regenerates docs/encodings.md.
"""

from typing import Final, NamedTuple


class Spaces(NamedTuple):
    version: int
    observation: int
    actions: int


SPACES: Final = {
    "war-of-clans": Spaces(version=0, observation=107, actions=300),
    "shinobi": Spaces(version=0, observation=252, actions=22),
    "ninja-master": Spaces(version=0, observation=117, actions=45),
    "ninjato": Spaces(version=0, observation=584, actions=4262),
}
