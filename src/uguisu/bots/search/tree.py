"""One tree for all worlds: nodes are the actions seen from the searching seat.

Every iteration deals a new world, follows the tree through the actions that are legal in it, adds
one node and evaluates a playout; every seat on the path learns its own value. An action's
exploration depends on how often it was available, because worlds differ in what they allow.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from uguisu.bots.bot import Turn
from uguisu.bots.search.findings import Finding
from uguisu.bots.search.limits import ITERATIONS, SECONDS, SearchLimits
from uguisu.bots.search.policy import Policy
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import State
from uguisu.kernel.step import Step

NO_ACTION: Final = Action(-1)
TICK: Final = 16
"""Iterations between two time checks."""


class Node:
    """An action and its results."""

    def __init__(self, action: Action, seat: int, bias: float) -> None:
        self.action = action
        self.seat = seat
        self.bias = bias
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.children: dict[int, Node] = {}
        self.tried = 0
        """The visits of all children, and the rewards of their seats."""
        self.gained = 0.0

    def learn(self, values: list[float]) -> float:
        """One more visit; the reward of the seat that acted."""
        self.visits += 1
        if self.seat == NOBODY:
            return 0.0
        reward = values[self.seat]
        self.reward += reward
        return reward


class TreeSearch:
    """A search of one decision."""

    def __init__(self, policy: Policy[Any], lots: Lots) -> None:
        self.policy = policy
        self.lots = lots
        self.root = Node(NO_ACTION, NOBODY, 0.0)
        self.iterations = 0

    def run(self, world: Callable[[int], State], iterations: int, seconds: float) -> None:
        """Search until either is used up; 0 seconds mean no time limit."""
        begin = perf_counter()
        for number in range(iterations):
            self.iterate(world(number))
            if seconds and number % TICK == 0 and perf_counter() - begin > seconds:
                return

    def findings(self) -> list[Finding]:
        nodes = self.root.children.values()
        return [Finding(node.action, node.visits, node.reward) for node in nodes]

    def add(self, findings: list[Finding]) -> None:
        for finding in findings:
            node = self.root.children[finding.action]
            node.visits += finding.tries
            node.reward += finding.reward

    def best(self) -> Action:
        """The action tried most often; among equals the one with the best result."""
        found = NO_ACTION
        most = -1.0
        for node in self.root.children.values():
            worth = node.visits + (node.reward / node.visits if node.visits else 0.0)
            if worth > most:
                most = worth
                found = node.action
        return found

    def iterate(self, state: State) -> None:
        self.iterations += 1
        policy = self.policy
        policy.begin(state)
        path: list[Node] = [self.root]
        node = self.root
        while not state.is_over and not self.is_others_turn(node, state):
            node = self.descend(node, state)
            path.append(node)
            if node.visits == 0:
                break
        self.play_out(state)
        values = policy.value(state)
        above = self.root
        for node in path:
            reward = node.learn(values)
            if node is not above:
                above.tried += 1
                above.gained += reward
                above = node

    def is_others_turn(self, node: Node, state: State) -> bool:
        """Whether a tree of one seat only ends here."""
        return self.policy.is_alone and node.seat != NOBODY and state.actors()[0] != node.seat

    def descend(self, node: Node, state: State) -> Node:
        """Take the most promising action, tried or not, and carry it out."""
        seat = state.actors()[0]
        child = self.select(node, state, seat)
        self.policy.notice(state, seat, child.action)
        state.carry_out(seat, child.action, 0)
        return child

    def select(self, node: Node, state: State, seat: int) -> Node:
        best: Node | None = None
        most = -1e9
        mean = node.gained / node.tried if node.tried else 0.5
        for action in state.legal(seat):
            child = node.children.get(action)
            if child is None:
                child = Node(action, seat, self.policy.bias(state, seat, action))
                node.children[action] = child
            child.available += 1
            worth = self.worth(child, mean)
            if worth > most:
                most = worth
                best = child
        assert best is not None, "an actor always has a legal action"
        return best

    def worth(self, child: Node, mean: float) -> float:
        """Upper confidence bound: reward and bias so far, plus the exploration term. `mean` is what
        the seat to move has got so far from all children."""
        policy = self.policy
        visits = child.visits + policy.trust
        guess = (child.reward + policy.trust * (mean + child.bias)) / visits
        doubt = policy.exploration * sqrt(log(child.available + 1.0) / visits)
        return guess + doubt + self.lots.below(1024) * 1e-6

    def play_out(self, state: State) -> None:
        policy = self.policy
        for _ in range(policy.horizon):
            if state.is_over:
                return
            seat = state.actors()[0]
            action = policy.choose(state, seat, state.legal(seat), self.lots)
            policy.notice(state, seat, action)
            state.carry_out(seat, action, 0)


class TreeSearcher(SearchLimits):
    def __init__(
        self, policy: Policy[Any], iterations: int = ITERATIONS, seconds: float = SECONDS
    ) -> None:
        super().__init__(iterations, seconds)
        self.policy = policy
        self.root: Node | None = None
        """Of the last search, and what its seat had seen before it."""
        self.seen: Sequence[Step] = ()

    def search(self, turn: Turn, world: Callable[[int], State]) -> TreeSearch:
        """A search with a time limit goes on in the last tree where that still fits. One that can
        be repeated begins anew: its choice must not depend on what was asked before."""
        iterations, seconds = self.limits(turn.budget)
        search = TreeSearch(self.policy, Lots(turn.chance.below(1 << 16)))
        if seconds:
            search.root = self.kept(turn) or search.root
        search.run(world, iterations, seconds)
        self.root = search.root
        self.seen = turn.history
        return search

    def kept(self, turn: Turn) -> Node | None:
        """What the last search knows of this decision, if all that happened since is the seat's own
        action; None: nothing."""
        history = turn.history
        if self.root is None or not self.seen or len(history) != len(self.seen) + 1:
            return None
        if history[-1].actor != turn.seat or list(history[:-1]) != list(self.seen):
            return None
        node = self.root.children.get(turn.game.read_action(history[-1].shown))
        if node is not None:
            node.seat = NOBODY
        return node
