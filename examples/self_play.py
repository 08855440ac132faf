"""Learn War of Clans by self-play with NumPy alone, and draw the learning curve.

    python examples/self_play.py --rounds 24 --plot curve.svg

All seats play one policy: a softmax over the legal actions, linear in a few features of each, such
as "a card of my own clan attacks". After a round of many games it is moved along the gradient of
its returns (REINFORCE). Every few rounds one seat of it plays against random players: with three
seats, 33% is what chance would win.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads only wait

import numpy as np
from numpy.typing import NDArray

from uguisu.games.war_of_clans.actions import SPACE
from uguisu.games.war_of_clans.state import CLANS
from uguisu.research.vector import Turn, VectorEnv, random_actions

GAME = "war-of-clans"
FEATURES = (
    "place",
    "place own clan",
    "ninja",
    "ninja kills own clan",
    "move",
    "move own clan",
    "attack",
    "attack with own clan",
    "attack own clan",
)
RATE = np.float32(400.0)
Floats = NDArray[np.float32]


def features_of(action: int, clan: int) -> list[str]:
    """What an action is to somebody who is loyal to this clan."""
    match SPACE.decode(action):
        case "attack", (attacker, _, attacked):
            own = ["attack with own clan"] * (attacker == clan)
            return ["attack", *own] + ["attack own clan"] * (attacked == clan)
        case "ninja", (_, struck):
            return ["ninja"] + ["ninja kills own clan"] * (struck == clan)
        case kind, (_, helped, *_):
            return [kind] + [f"{kind} own clan"] * (helped == clan)
        case unknown:
            raise ValueError(unknown)


def feature_table() -> Floats:
    """By loyalty, action and feature."""
    table = np.zeros((CLANS, SPACE.size, len(FEATURES)), np.float32)
    for clan in range(CLANS):
        for action in range(SPACE.size):
            for name in features_of(action, clan):
                table[clan, action, FEATURES.index(name)] = 1
    return table


class Policy:
    """Illegal actions have no probability."""

    def __init__(self, env: VectorEnv) -> None:
        self.weights: Floats = np.zeros(len(FEATURES), np.float32)
        self.table = feature_table()
        fields = env.game.encoding
        before = [field.name for field in fields].index("loyalties")
        self.loyalty = sum(field.size for field in fields[:before])

    def features(self, turn: Turn) -> Floats:
        """By game, action and feature."""
        own = turn.observations[:, self.loyalty : self.loyalty + CLANS].argmax(axis=1)
        found: Floats = self.table[own]
        return found

    def probabilities(self, features: Floats, masks: NDArray[np.bool_]) -> Floats:
        logits = np.where(masks, features @ self.weights, np.float32(-1e9))
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares: Floats = odds / odds.sum(axis=1, keepdims=True)
        return shares

    def choose(self, turn: Turn, random: np.random.Generator) -> NDArray[np.intp]:
        shares = self.probabilities(self.features(turn), turn.masks).cumsum(axis=1)
        lots = random.random((len(shares), 1), np.float32) * shares[:, -1:]
        chosen: NDArray[np.intp] = (shares <= lots).sum(axis=1)
        return np.where(turn.masks[np.arange(len(chosen)), chosen], chosen, turn.masks.argmax(1))


class Decisions(NamedTuple):
    turn: Turn
    actions: NDArray[np.intp]


def play(
    games: VectorEnv, policy: Policy, steps: int, random: np.random.Generator
) -> list[tuple[Decisions, Turn]]:
    """So many decisions in every game, each with the turn it led to."""
    turn = games.reset()
    played = []
    for _ in range(steps):
        decisions = Decisions(turn, policy.choose(turn, random))
        turn = games.step(decisions.actions)
        played.append((decisions, turn))
    return played


def gradient_of(policy: Policy, played: list[tuple[Decisions, Turn]]) -> Floats:
    """Every decision of a finished game counts by what its seat returned in the end."""
    gradient = np.zeros_like(policy.weights)
    returns = np.zeros_like(played[0][1].rewards)
    rows = np.arange(len(returns))
    for (turn, actions), then in reversed(played):
        returns = np.where(then.dones[:, None], then.rewards, returns)
        features = policy.features(turn)
        shares = policy.probabilities(features, turn.masks)
        expected = np.einsum("ba,baf->bf", shares, features)
        surprise = features[rows, actions] - expected
        gradient += returns[rows, turn.seats] @ surprise
    return gradient / np.float32(len(played) * len(rows))


def share_against_random(policy: Policy, seats: int, games: int, seed: int) -> float:
    """The share of games won by the policy on one seat, random players on the others."""
    tables = VectorEnv(GAME, seats, count=60, seed=f"test {seed}")
    random = np.random.default_rng(seed)
    learners = np.arange(tables.count) % seats
    turn = tables.reset()
    won = ended = 0.0
    while ended < games:
        ours = policy.choose(turn, random)
        theirs = random_actions(turn.masks, random)
        turn = tables.step(np.where(turn.seats == learners, ours, theirs))
        for row in np.flatnonzero(turn.dones):
            best = turn.rewards[row] == turn.rewards[row].max()
            won += best[learners[row]] / best.sum()
            ended += 1
    return won / ended


def learn(
    rounds: int, count: int = 96, seats: int = 3, seed: int = 1, games: int = 600
) -> list[tuple[int, float]]:
    """The learning curve: (rounds learned, share won against random players)."""
    tables = VectorEnv(GAME, seats, count=count)
    policy = Policy(tables)
    random = np.random.default_rng(seed)
    curve = [(0, share_against_random(policy, seats, games, seed))]
    for number in range(1, rounds + 1):
        tables.seed = f"{seed} {number}"
        policy.weights += RATE * gradient_of(policy, play(tables, policy, 320, random))
        if number % 4 == 0 or number == rounds:
            curve.append((number, share_against_random(policy, seats, games, seed + number)))
            print(f"round {number:3}: wins {curve[-1][1]:.0%} against random", flush=True)
    return curve


def plot(curve: Sequence[tuple[int, float]], seats: int) -> str:
    """The curve as an SVG, with the share that chance would win."""
    last = max(1, curve[-1][0])

    def at(number: float, share: float) -> str:
        return f"{60 + 520 * number / last:.1f},{330 - 300 * share:.1f}"

    marks = "".join(
        f'<text x="50" y="{334 - 300 * share:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    points = " ".join(at(number, share) for number, share in curve)
    chance = f"{at(0, 1 / seats)} {at(last, 1 / seats)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 380" font-family="sans-serif" '
        'font-size="13"><rect width="600" height="380" fill="#fff"/>'
        '<path d="M60 30V330H580" fill="none" stroke="#333"/>'
        f'{marks}<text x="320" y="365" text-anchor="middle">rounds of self-play (of {last})</text>'
        '<text x="320" y="20" text-anchor="middle">War of Clans: games won against random</text>'
        f'<polyline points="{chance}" fill="none" stroke="#999" stroke-dasharray="5"/>'
        f'<polyline points="{points}" fill="none" stroke="#b3261e" stroke-width="2"/></svg>\n'
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--count", type=int, default=96, help="games stepped together")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("learning-curve.svg"))
    wishes = parser.parse_args(words)
    curve = learn(wishes.rounds, wishes.count, wishes.seats, wishes.seed)
    wishes.plot.write_text(plot(curve, wishes.seats), encoding="utf-8")
    print(f"learning curve: {wishes.plot}")


if __name__ == "__main__":
    main()
