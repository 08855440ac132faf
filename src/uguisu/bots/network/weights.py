"""A network's weights in one file with its metadata: game, version, seed, games, learning curve."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from uguisu.bots.network.action_parts import Parts
from uguisu.kernel.errors import BadInput

Floats = NDArray[np.float32]

LAYERS: Final = ("w1", "b1", "w2", "b2", "wp", "bp", "wv", "bv")
ABOUT: Final = "about"
IMPOSSIBLE: Final = np.float32(-1e9)
"""The logit of no action."""
NONE: Final = -1
"""Where a row of choices has no more actions."""

Choices = NDArray[np.int16]
"""By decision the actions to choose from, then NONE."""


class NetworkInfo(msgspec.Struct, frozen=True):
    """The metadata in a file of weights."""

    game: str
    numbers: int
    """The version of the observations and actions."""
    inputs: int
    actions: int
    parts: int
    """What actions consist of, as the network knows them (action_parts.py)."""
    version: str = ""
    seed: int = 0
    games: int = 0
    """Played to learn it."""
    lessons: int = 0
    minutes: float = 0.0
    hidden: int = 0
    against: str = ""
    """The rank it learned to beat, and was tested among; if none, it learned by self-play."""
    curve: tuple[tuple[int, int, float, float, float], ...] = ()
    """Games learned from, seats, the share won among those, else chunins, and its 95 % interval."""


class Output(NamedTuple):
    """Of a batch: the activations, for learning; logits by part; the value of each row."""

    first: Floats
    second: Floats
    logits: Floats
    values: Floats


class Network:
    """Two hidden layers; the second gives a logit for every part, and the value of the game."""

    def __init__(self, about: NetworkInfo, layers: Mapping[str, Floats]) -> None:
        self.about = about
        self.layers = dict(layers)

    def __call__(self, seen: Floats) -> Output:
        layers = self.layers
        first = np.maximum(seen @ layers["w1"] + layers["b1"], 0)
        second = np.maximum(first @ layers["w2"] + layers["b2"], 0)
        values = np.tanh(second @ layers["wv"] + layers["bv"])[:, 0]
        return Output(first, second, second @ layers["wp"] + layers["bp"], values)


def new_network(about: NetworkInfo, random: np.random.Generator) -> Network:
    """Small random weights: all actions are almost equally likely."""

    def layer(inputs: int, outputs: int, gain: float) -> Floats:
        spread = gain * np.sqrt(2 / inputs)
        weights: Floats = (random.standard_normal((inputs, outputs)) * spread).astype(np.float32)
        return weights

    hidden = about.hidden
    sizes = {"1": (about.inputs, hidden, 1.0), "2": (hidden, hidden, 1.0)}
    sizes |= {"p": (hidden, about.parts, 0.01), "v": (hidden, 1, 0.01)}
    layers = {}
    for name, (inputs, outputs, gain) in sizes.items():
        layers[f"w{name}"] = layer(inputs, outputs, gain)
        layers[f"b{name}"] = np.zeros(outputs, np.float32)
    return Network(about, layers)


def save(network: Network, path: Path) -> None:
    """In half precision, which plays the same at half the size; written atomically."""
    about = np.frombuffer(msgspec.json.encode(network.about), np.uint8)
    halves: dict[str, Any] = {name: one.astype(np.float16) for name, one in network.layers.items()}
    beside = path.with_suffix(".part.npz")
    np.savez_compressed(beside, about=about, **halves)
    beside.replace(path)


def load(path: Path) -> Network:
    """Raises BadInput for a file that is not a file of weights."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = msgspec.json.decode(file[ABOUT].tobytes(), type=NetworkInfo)
            layers = {name: file[name].astype(np.float32) for name in LAYERS}
    except (OSError, EOFError, ValueError, KeyError, BadZipFile, msgspec.MsgspecError) as error:
        raise BadInput(f"{path} is no file of weights: {error}") from error
    if layers["w1"].shape[0] != about.inputs or layers["wp"].shape[1] != about.parts:
        raise BadInput(f"{path} is damaged: its layers do not fit what it says.")
    return Network(about, layers)


def choice_logits(by_part: Floats, parts: Parts, choices: Choices, advice: Floats) -> Floats:
    """By decision and choice: the sum over its parts plus the advice."""
    known = np.hstack([by_part, np.zeros((len(by_part), 1), np.float32)])
    rows = np.arange(len(choices))[:, None]
    logits: Floats = advice.copy()
    for place in range(parts.shape[1]):
        logits += known[rows, parts[choices, place]]
    logits[choices == NONE] = IMPOSSIBLE
    return logits


def chances(logits: Floats) -> Floats:
    """Probabilities of the choices, row by row."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = odds / odds.sum(axis=1, keepdims=True)
    return shares
