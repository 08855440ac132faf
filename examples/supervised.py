"""Learn to play as a bot plays, from a data set of its games.

    uguisu sim war-of-clans --bot chunin --games 2000 --out games.parquet --decisions
    python examples/supervised.py games.parquet

Without a file it has one made first. A layer of numbers is learned with NumPy alone; how often it
would do what the bot did is measured on games that it has not seen, beside a guess among the legal
actions. It is a beginning: any framework reads the same arrays.
"""

import argparse
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np

from uguisu.cli import run
from uguisu.research.datasets import Decisions, load_decisions

GAME = "war-of-clans"


class Learned(NamedTuple):
    """Shares of decisions of unseen games that were foretold."""

    imitated: float
    guessed: float


def make(path: Path, games: int) -> None:
    """Games of chunin, which all the cores play."""
    words = ["sim", GAME, "--bot", "chunin", "--games", f"{games}", "--out", str(path)]
    run([*words, "--decisions", "--no-timing"])


def learn(path: Path, games: int = 300, rounds: int = 40, seed: int = 1) -> Learned:
    if not path.exists():
        make(path, games)
    found = load_decisions(str(path))
    is_kept = found.games % 5 == 0
    weights = fit(found, ~is_kept, rounds, seed)
    chosen = (logits(found, weights)[is_kept]).argmax(axis=1)
    return Learned(
        imitated=float((chosen == found.actions[is_kept]).mean()),
        guessed=float((1 / found.masks[is_kept].sum(axis=1)).mean()),
    )


def logits(found: Decisions, weights: np.ndarray) -> np.ndarray:
    """Of legal actions; the others cannot be chosen."""
    scores: np.ndarray = np.where(found.masks, features(found) @ weights, -np.inf)
    return scores


def features(found: Decisions) -> np.ndarray:
    return np.hstack([found.observations, np.ones((len(found.observations), 1), np.float32)])


def fit(found: Decisions, used: np.ndarray, rounds: int, seed: int) -> np.ndarray:
    """Softmax regression by gradients with momentum."""
    seen, masks, actions = features(found)[used], found.masks[used], found.actions[used]
    random = np.random.default_rng(seed)
    weights = np.zeros((seen.shape[1], masks.shape[1]), np.float32)
    speed = np.zeros_like(weights)
    for _ in range(rounds):
        for rows in np.array_split(random.permutation(len(seen)), max(1, len(seen) // 256)):
            scores = np.where(masks[rows], seen[rows] @ weights, -np.inf)
            chances = np.exp(scores - scores.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            chances[np.arange(len(rows)), actions[rows]] -= 1
            speed = 0.9 * speed - 0.1 * (seen[rows].T @ chances) / len(rows)
            weights += speed
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("file", nargs="?", type=Path, help="a data set of decisions")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = learn(asked.file or Path(folder) / "games.parquet")
    print(f"does what the bot did in {found.imitated:.1%} of unseen decisions")
    print(f"a guess among the legal actions in {found.guessed:.1%}")


if __name__ == "__main__":
    main()
