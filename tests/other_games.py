"""Games of other packages in a test, which leave nothing behind."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from uguisu import texts
from uguisu.games import look_again
from uguisu.games.third_party import VARIABLE

LIARS_DICE = "examples.liars_dice.game:LiarsDice"


@contextmanager
def named_games(monkeypatch: pytest.MonkeyPatch, *targets: str) -> Iterator[None]:
    """As if UGUISU_GAMES named these and no others."""
    monkeypatch.setenv(VARIABLE, ",".join(targets))
    monkeypatch.setattr(texts, "FOLDERS", [])
    monkeypatch.setattr(texts, "MADE", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    look_again()
    try:
        yield
    finally:
        look_again()
