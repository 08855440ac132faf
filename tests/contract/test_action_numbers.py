"""The numbers of actions never change: records, learned weights and golden games hold them."""

import hashlib

import pytest

from uguisu.games import GAMES, MODULES

TEXTS = {
    "war-of-clans": (300, "7b80afc8deb7a124"),
    "shinobi": (22, "d2b5a8d30f03702a"),
    "ninja-master": (45, "adba35c1115cd5af"),
    "ninjato": (4262, "acfe042f3b30c4e3"),
}
"""How many actions there are, and a digest of all of them in notation, in the order of numbers. A
change here needs a new `GameInfo.version`."""


@pytest.mark.parametrize("name", MODULES)
def test_every_number_still_means_the_same_action(name: str) -> None:
    game = GAMES[name]
    texts = [game.write_action(action) for action in range(game.action_space)]
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]

    assert (len(texts), digest) == TEXTS[name]
