"""Kept reviews are found by their versions, so whoever changes what a review says must count up."""

import hashlib
from typing import Final

import msgspec
import pytest

from tests.review.games import finished
from uguisu.review.analysts import make_analyst
from uguisu.review.review import Finding, Plan, findings
from uguisu.review.types import VERSION

SAID: Final[dict[str, tuple[int, str]]] = {
    "ninja-master": (1, "e2a64f050577"),
    "ninjato": (1, "19dac9dd40c9"),
    "shinobi": (1, "2fe8c4958fae"),
    "war-of-clans": (1, "304206836994"),
}
"""By game: the version of its analyst, and the digest of what that says of a few steps."""


def rounded(found: Finding) -> Finding:
    one = found.decision
    if one is None:
        return found
    decision = msgspec.structs.replace(one, cost=round(one.cost, 4), error=round(one.error, 4))
    return msgspec.structs.replace(found, decision=decision)


@pytest.mark.parametrize("game", SAID)
def test_an_analyst_that_says_something_else_has_another_version(game: str) -> None:
    play = finished(game)
    steps = range(len(play.entries), 1, -len(play.entries) // 4)
    said = [rounded(one) for one in findings(play, Plan(iterations=12, worlds=2), steps)]

    digest = hashlib.sha256(msgspec.json.encode((VERSION, said))).hexdigest()[:12]

    assert (make_analyst(game).version, digest) == SAID[game], (
        "Reviews have changed: count up the version of this analyst, so that kept reviews are made "
        "anew, and write the new digest here."
    )
