"""The browser's plain modules: the same picks and the same types as Python's."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scripts import web_types
from scripts.build_web import WEB, prepared
from uguisu.games import GAMES
from uguisu.kernel.game import Game
from uguisu.kernel.picks import narrow
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK

EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "picks.json").read_text())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name"]))
def test_the_examples_of_picks_hold_in_python(example: dict[str, Any]) -> None:
    choices = {one["action"]: tuple(map(tuple, one["picks"])) for one in example["choices"]}

    narrowed = narrow(choices, example["made"])

    assert list(narrowed.next) == example["next"]
    assert narrowed.action == example["action"]
    assert list(narrowed.candidates) == example["candidates"]


def test_the_modules_of_the_browser_pass_their_own_tests() -> None:
    node = prepared()
    tests = sorted(str(path) for path in (WEB / "tests").glob("*.test.ts"))

    done = subprocess.run(
        [str(node), "--test", *tests], cwd=WEB, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert web_types.FILE.read_text(encoding="utf-8") == web_types.write(), "run make web-types"
    labels = web_types.LABELS_FILE.read_text(encoding="utf-8")
    assert labels == web_types.write_labels(), "run make web-types"


def test_the_browser_calls_picks_as_the_games_do(tmp_path: Path) -> None:
    examples = tmp_path / "labels.json"
    examples.write_bytes(
        msgspec.json.encode([one for game in GAMES.values() for one in said(game)])
    )

    done = subprocess.run(
        [str(prepared()), "--test", str(WEB / "tests" / "labels.test.ts")],
        cwd=WEB,
        env={**os.environ, "LABELS": str(examples)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr


def said(game: Game) -> list[dict[str, object]]:
    """What a random game offers, and how the game calls it, without repetitions."""
    lots = Lots(7)
    state = game.new(game.seat_range[-1], seed=7)
    found: dict[tuple[str, str], dict[str, object]] = {}
    for _ in range(200):
        if state.is_over:
            break
        actors = state.actors()
        seat = actors[lots.below(len(actors))]
        legal = state.legal(seat)
        if seat != CLOCK:
            view = game.view(state, seat)
            picks = {p for a in legal for group in game.picks(view, a) for p in group}
            for pick in sorted(picks):
                label = game.label(view, pick)
                key = (pick, str(label.args))
                found[key] = {"prefix": game.prefix, "view": view, "pick": pick, "label": label}
        state.carry_out(seat, legal[lots.below(len(legal))], state.due() if seat == CLOCK else 0)
    return list(found.values())
