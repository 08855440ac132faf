"""OpenSpiel as the peer of engine and search: card games in C++, driven, rolled out and searched.

OpenSpiel offers its rollouts to Python only inside its searches. A search of two tries with many
rollouts each is a C++ loop over its API, and nothing else that counts.
"""

import random
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyspiel

ROLLOUTS: int = 400
TRIES: int = 1000
EXPLORATION: float = 1.5


def drive(name: str, seconds: float) -> float:
    """Decisions per second; cards are dealt uniformly, the cheapest way the peer offers."""
    import pyspiel

    game = pyspiel.load_game(name)
    rand = random.Random(1).random
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            dealing = state.is_chance_node()
            state.apply_action(legal[int(rand() * len(legal))])
            decisions += not dealing
    return decisions / (process_time() - begin)


def clone(name: str, seconds: float) -> float:
    """Clones per second of a state in the middle of a game."""
    state, _ = played(name, 20)
    count = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(1000):
            state.clone()
        count += 1000
    return count / (process_time() - begin)


def roll_out(name: str, seconds: float) -> float:
    """Decisions per second of its own rollouts, in C++ from the first choice to the end: one try
    rolls out the position itself, the other the one after an action."""
    state, rand = played(name, 0)
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        searcher(ROLLOUTS, 2, decisions).step(state)
        decisions += ROLLOUTS
    return decisions * (2 * decisions_left(state, rand) - 1) / (process_time() - begin)


def search(name: str, seconds: float) -> float:
    """Tries per second of its information-set MCTS, one rollout each, at the first choice."""
    state, _ = played(name, 0)
    tries = 0
    begin = process_time()
    while process_time() - begin < seconds:
        searcher(1, TRIES, tries).step(state)
        tries += TRIES
    return tries / (process_time() - begin)


def searcher(rollouts: int, tries: int, seed: int) -> "pyspiel.ISMCTSBot":
    import pyspiel

    return pyspiel.ISMCTSBot(
        seed=seed,
        evaluator=pyspiel.RandomRolloutEvaluator(rollouts, seed),
        uct_c=EXPLORATION,
        max_simulations=tries,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )


def played(name: str, decisions: int) -> tuple[Any, random.Random]:
    """A game after so many decisions, where there is a choice."""
    import pyspiel

    rand = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while decisions > 0 or state.is_chance_node() or len(state.legal_actions()) == 1:
        decisions -= not state.is_chance_node()
        state.apply_action(rand.choice(state.legal_actions()))
    return state, rand


def decisions_left(state: Any, rand: random.Random) -> int:
    """How many decisions there are to the end: in hearts always as many."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(rand.choice(state.legal_actions()))
    return decisions
