"""Learning by self-play: gradients are right, advantages are right, and it learns."""

from pathlib import Path

import numpy as np
import pytest

from tests.bots.network.test_bot import about, untaught
from uguisu.bots.network.action_parts import parts_of
from uguisu.bots.network.weights import NONE, chances, choice_logits, load, new_network
from uguisu.cli import run
from uguisu.games import GAMES
from uguisu.research.training.arena import among
from uguisu.research.training.collect import Batch, Tables, advantages, by_lot
from uguisu.research.training.ppo import Learner, PpoSettings
from uguisu.research.training.train import Plan, Training
from uguisu.research.vector import Turn

WOC = GAMES["war-of-clans"]
PARTS = parts_of(WOC.actions)


def batch(rows: int = 12, seed: int = 3) -> Batch:
    random = np.random.default_rng(seed)
    choices = np.tile(np.arange(8, dtype=np.int16) * 30, (rows, 1))
    choices[::3, 5:] = NONE
    return Batch(
        random.random((rows, about(WOC).inputs), np.float32),
        choices,
        random.standard_normal((rows, 8)).astype(np.float32),
        random.integers(0, 3, rows),
        np.full(rows, 0.05, np.float32),
        random.standard_normal(rows).astype(np.float32),
        random.uniform(-0.5, 0.5, rows).astype(np.float32),
    )


def loss(learner: Learner, part: Batch, pulls: np.ndarray) -> float:
    """What the gradients are the slopes of, written down a second time."""
    settings, rows = learner.settings, np.arange(len(part.taken))
    output = learner.network(part.seen)
    logits = choice_logits(output.logits, learner.parts, part.choices, part.advice)
    shares = chances(logits).astype(np.float64)
    logs = np.log(shares + 1e-9)
    ratio = shares[rows, part.taken] / part.chances
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    policy = -np.minimum(ratio * part.advantages, clipped * part.advantages)
    entropy = -(shares * logs).sum(axis=1)
    distance = (shares * (logs - np.log(chances(pulls) + 1e-9))).sum(axis=1)
    value = 0.5 * settings.value * (output.values - part.returns) ** 2
    return float((policy - settings.entropy * entropy + settings.magnet * distance + value).mean())


@pytest.mark.parametrize("name", ["w1", "b2", "wp", "wv"])
def test_gradients_are_the_slopes_of_the_loss(name: str) -> None:
    random = np.random.default_rng(1)
    settings = PpoSettings(magnet=0.3, entropy=0.2)
    learner = Learner(new_network(about(WOC), random), PARTS, settings, random)
    part = batch()
    pulls = learner.logits(untaught(seed=9), part) * 3
    gradient = learner.gradients(part, pulls)[name]
    weights = learner.network.layers[name]
    at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)

    before = weights[at]
    sides = []
    for step in (1e-2, -1e-2):
        weights[at] = before + step
        sides.append(loss(learner, part, pulls))

    assert (sides[0] - sides[1]) / 2e-2 == pytest.approx(float(gradient[at]), rel=0.03)


def turn(seats: list[int], rewards: list[list[float]], dones: list[bool]) -> Turn:
    nothing = np.zeros((len(seats), 1), np.float32)
    return Turn(
        nothing,
        nothing.astype(np.bool_),
        np.array(seats),
        np.array(rewards, np.float32),
        np.array(dones),
    )


def test_a_decision_is_judged_by_the_next_of_its_seat_or_by_the_end() -> None:
    """Seats 0, 1, 0 decide, then the game ends with 1 and -1; then seat 1 begins the next one."""
    nothing = [[0.0, 0.0]]
    turns = [turn([seat], nothing, [False]) for seat in (0, 1, 0)]
    turns.append(turn([1], [[1.0, -1.0]], [True]))
    values = np.array([[0.1], [0.2], [0.5], [0.0]], np.float32)

    worth, is_known = advantages(turns, turn([0], nothing, [False]), values)

    assert is_known[:, 0].tolist() == [True, True, True, False]
    assert worth[2, 0] == pytest.approx(0.5)
    assert worth[1, 0] == pytest.approx(-1.2)
    assert worth[0, 0] == pytest.approx(0.4 + 0.95 * 0.5)


def test_a_game_that_goes_on_is_judged_by_what_the_network_expects() -> None:
    """Seat 0 decides three times, and the game is not over."""
    turns = [turn([0], [[0.0, 0.0]], [False]) for _ in range(3)]
    values = np.array([[0.1], [0.4], [0.7]], np.float32)

    worth, is_known = advantages(turns, turn([1], [[0.0, 0.0]], [False]), values)

    assert is_known[:, 0].tolist() == [True, True, False]
    assert worth[1, 0] == pytest.approx(0.3)
    assert worth[0, 0] == pytest.approx(0.3 + 0.95 * 0.3)


def test_actions_are_drawn_as_often_as_they_are_likely() -> None:
    shares = np.tile(np.array([0.2, 0.0, 0.5, 0.3], np.float32), (4000, 1))

    drawn = np.bincount(by_lot(shares, np.random.default_rng(1)), minlength=4) / 4000

    assert drawn == pytest.approx([0.2, 0, 0.5, 0.3], abs=0.03)


def test_self_play_goes_on_from_one_lesson_to_the_next() -> None:
    tables = Tables("war-of-clans", 3, 4, "1")
    network = untaught()

    first = tables.collect(network, 150)
    second = tables.collect(network, 50)

    assert tables.ended >= 4
    assert (first.choices[np.arange(len(first.taken)), first.taken] != NONE).all()
    assert abs(first.returns).max() <= 1.5
    assert len(second.taken) <= 200


@pytest.mark.parametrize("game", ["shinobi", "war-of-clans"])
def test_at_some_tables_one_seat_learns_among_chunins(game: str) -> None:
    """Two of four tables: chunin's own decisions are not learned from."""
    tables = Tables(game, 4, 4, "1", among=2)
    steps = 150

    batch = tables.collect(untaught(GAMES[game]), steps)

    own = 2 * steps + 2 * steps / 4
    assert 0.6 * own < len(batch.taken) < 1.05 * own


def test_what_turned_out_well_is_done_more_often_and_valued_higher() -> None:
    random = np.random.default_rng(1)
    learner = Learner(new_network(about(WOC), random), PARTS, PpoSettings(), random)
    seen = batch(200)
    rows = np.arange(200)
    is_first = seen.taken == 0
    seen.seen[:, 0] = 5 * is_first
    shares = chances(learner.logits(learner.network, seen))
    good = np.where(is_first, 1.0, -1.0).astype(np.float32)
    seen = seen._replace(chances=shares[rows, seen.taken], advantages=good, returns=good * 0.5)

    for _ in range(80):
        learner.learn(seen)

    after = learner.network(seen.seen)
    assert chances(learner.logits(learner.network, seen))[:, 0].mean() > 1.2 * shares[:, 0].mean()
    assert after.values[is_first].mean() > after.values[~is_first].mean()


def test_training_can_be_stopped_and_resumed(tmp_path: Path) -> None:
    plan = Plan("war-of-clans", tmp_path / "w.npz", hidden=16, tables=4)
    training = Training(plan)
    training.lesson()
    training.save()

    again = Training(plan, resume=True)
    kept = {name: layer.copy() for name, layer in again.network.layers.items()}
    again.lesson()

    for name, layer in training.network.layers.items():
        assert np.array_equal(kept[name], layer)
        assert not np.array_equal(again.network.layers[name], layer)
    assert again.games >= training.games > 0
    assert again.lessons == 2
    assert again.learner.steps > training.learner.steps
    assert among(load(plan.out), "random", 3, 6, "x").games == 6


def test_the_command_writes_weights_and_says_how_they_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "w.npz")
    small = ["--minutes", "0.0001", "--hidden", "8", "--tables", "2", "--test-games", "1"]

    assert run(["lab", "train", "war-of-clans", *small, "--out", out]) == 0
    said = capsys.readouterr().out
    assert "among chunins with 4 players (fair: 25%)" in said
    assert f"--bot {out} plays it" in said
    assert len(load(Path(out)).about.curve) == 3

    assert run(["lab", "train", "shinobi", "--resume", "--out", out]) == 1
    assert "for war-of-clans" in capsys.readouterr().err


def test_the_command_learns_against_a_rank(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "w.npz")
    small = ["--lessons", "1", "--hidden", "8", "--tables", "2", "--test-games", "6"]

    assert run(["lab", "train", "shinobi", *small, "--against", "genin", "--out", out]) == 0
    assert "against genin with 6 players (fair: 17%)" in capsys.readouterr().out
    assert load(Path(out)).about.against == "genin"

    assert run(["lab", "train", "shinobi", *small, "--against", "jonin", "--out", out]) == 1
    assert "too slow to learn against" in capsys.readouterr().err


def test_a_best_answer_learns_from_no_play_against_itself() -> None:
    tables = Tables("shinobi", 4, 4, "1", among=4, rank="genin")

    batch = tables.collect(untaught(GAMES["shinobi"]), 100)

    assert len(batch.taken) < 4 * 100 / 4 * 1.3
