"""Proximal policy optimisation with a magnet, in NumPy.

The network is pulled a little towards a slow average of itself. In games with bluffing plain
gradients run in circles; towards the average they come to rest (magnetic mirror descent).
"""

from typing import Final, NamedTuple

import numpy as np

from uguisu.bots.network.action_parts import Parts
from uguisu.bots.network.weights import Choices, Floats, Network, chances, choice_logits
from uguisu.research.training.collect import Batch

TINY: Final = np.float32(1e-9)
FIRST, SECOND, STEADY = 0.9, 0.999, 1e-8


class PpoSettings(NamedTuple):
    """Settings of the learner."""

    rate: float = 5e-4
    clip: float = 0.2
    epochs: int = 3
    rows: int = 1024
    """Of a step."""
    entropy: float = 0.003
    magnet: float = 0.02
    drift: float = 0.02
    """How far the magnet follows with every batch."""
    value: float = 0.5
    steepest: float = 0.5
    """Gradients are not longer than this."""


class Learner:
    """A network in training, its magnet, and the moments of its gradients (Adam)."""

    def __init__(
        self, network: Network, parts: Parts, settings: PpoSettings, random: np.random.Generator
    ) -> None:
        self.network = network
        self.parts = parts
        self.settings = settings
        self.random = random
        self.magnet = Network(network.about, {n: w.copy() for n, w in network.layers.items()})
        self.first = {name: np.zeros_like(w) for name, w in network.layers.items()}
        self.second = {name: np.zeros_like(w) for name, w in network.layers.items()}
        self.steps = 0

    def learn(self, batch: Batch) -> None:
        if not len(batch.taken):
            return
        spread = batch.advantages.std() + TINY
        better = (batch.advantages - batch.advantages.mean()) / spread
        batch = batch._replace(advantages=better.astype(np.float32))
        pulls = self.logits(self.magnet, batch) if self.settings.magnet else None
        for _ in range(self.settings.epochs):
            order = self.random.permutation(len(batch.taken))
            for rows in np.array_split(order, max(1, len(order) // self.settings.rows)):
                self._step(self.gradients(batch.part(rows), None if pulls is None else pulls[rows]))
        for name, own in self.network.layers.items():
            self.magnet.layers[name] += np.float32(self.settings.drift) * (
                own - self.magnet.layers[name]
            )

    def gradients(self, batch: Batch, pulls: Floats | None) -> dict[str, Floats]:
        """Of the loss, by layer."""
        settings, rows, count = self.settings, np.arange(len(batch.taken)), len(batch.taken)
        output = self.network(batch.seen)
        said = choice_logits(output.logits, self.parts, batch.choices, batch.advice)
        shares = chances(said)
        logs = np.log(shares + TINY)
        ratio = shares[rows, batch.taken] / (batch.chances + TINY)
        is_free = np.where(
            batch.advantages > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip
        )
        push = np.where(is_free, -batch.advantages * ratio, 0)[:, None]
        by_logit = -push * shares
        by_logit[rows, batch.taken] += push[:, 0]
        entropy = -(shares * logs).sum(axis=1, keepdims=True)
        by_logit += np.float32(settings.entropy) * shares * (logs + entropy)
        if pulls is not None:
            gap = logs - np.log(chances(pulls) + TINY)
            mean = (shares * gap).sum(axis=1, keepdims=True)
            by_logit += np.float32(settings.magnet) * shares * (gap - mean)
        error = output.values - batch.returns
        by_value = np.float32(settings.value) * error * (1 - output.values**2)
        return back(
            self.network, batch.seen, output.first, output.second,
            by_part(by_logit, self.parts, batch.choices, self.network.about.parts)
            / np.float32(count),
            by_value[:, None] / np.float32(count),
        )  # fmt: skip

    def logits(self, network: Network, batch: Batch) -> Floats:
        return choice_logits(network(batch.seen).logits, self.parts, batch.choices, batch.advice)

    def _step(self, gradients: dict[str, Floats]) -> None:
        length = float(np.sqrt(sum(float((g**2).sum()) for g in gradients.values())))
        scale = np.float32(min(1.0, self.settings.steepest / (length + 1e-12)))
        self.steps += 1
        tilt = np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        rate = np.float32(self.settings.rate * tilt)
        for name, whole in gradients.items():
            gradient = whole * scale
            self.first[name] += np.float32(1 - FIRST) * (gradient - self.first[name])
            self.second[name] += np.float32(1 - SECOND) * (gradient**2 - self.second[name])
            root = np.sqrt(self.second[name]) + np.float32(STEADY)
            self.network.layers[name] -= rate * self.first[name] / root


def by_part(by_choice: Floats, parts: Parts, choices: Choices, count: int) -> Floats:
    """The gradients of choices, summed over the parts of their actions."""
    rows = np.arange(len(choices))[:, None] * (count + 1)
    total = np.zeros(len(choices) * (count + 1))
    for place in range(parts.shape[1]):
        at = (rows + parts[choices, place]).ravel()
        total += np.bincount(at, by_choice.ravel(), len(total))
    found: Floats = total.reshape(len(choices), count + 1)[:, :count].astype(np.float32)
    return found


def back(
    network: Network,
    seen: Floats,
    first: Floats,
    second: Floats,
    by_logit: Floats,
    by_value: Floats,
) -> dict[str, Floats]:
    """The backward pass through the layers."""
    layers = network.layers
    by_second = (by_logit @ layers["wp"].T + by_value @ layers["wv"].T) * (second > 0)
    by_first = (by_second @ layers["w2"].T) * (first > 0)
    found = {
        "wp": second.T @ by_logit, "bp": by_logit.sum(axis=0),
        "wv": second.T @ by_value, "bv": by_value.sum(axis=0),
        "w2": first.T @ by_second, "b2": by_second.sum(axis=0),
        "w1": seen.T @ by_first, "b1": by_first.sum(axis=0),
    }  # fmt: skip
    return {name: gradient.astype(np.float32) for name, gradient in found.items()}
