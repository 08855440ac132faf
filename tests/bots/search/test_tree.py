"""One tree for all worlds, tried in War of Clans."""

from typing import Any

from uguisu.bots.search.findings import Finding
from uguisu.bots.search.policy import Policy
from uguisu.bots.search.tree import Node, TreeSearch
from uguisu.bots.war_of_clans.policy import WarOfClansPolicy
from uguisu.games import GAMES
from uguisu.kernel.rng import Lots

GAME = GAMES["war-of-clans"]


def searched(policy: Policy[Any], iterations: int) -> TreeSearch:
    state = GAME.new(3, None, 1)
    search = TreeSearch(policy, Lots(1))
    search.run(lambda _: state.clone(), iterations, 0.0)
    return search


def test_what_is_trusted_enough_is_tried_most() -> None:
    policy = WarOfClansPolicy()
    policy.trust = 10_000.0
    policy.exploration = 0.0

    search = searched(policy, 40)

    children = search.root.children
    assert children[search.best()].bias == max(child.bias for child in children.values())


def test_every_iteration_tries_one_action_more() -> None:
    search = searched(Policy(), 30)

    assert search.root.visits == 30
    assert sum(child.visits for child in search.root.children.values()) == 30


def test_a_tree_of_one_seat_ends_where_another_decides() -> None:
    policy = Policy()
    policy.horizon = 0
    all_seats = {node.seat for node in nodes(searched(policy, 200).root)}

    policy.is_alone = True
    seats = {node.seat for node in nodes(searched(policy, 200).root)}

    assert len(seats) == 1 < len(all_seats)


def test_what_another_search_found_out_counts_as_much() -> None:
    search, other = searched(Policy(), 30), searched(Policy(), 12)
    least = min(search.root.children.values(), key=lambda node: node.visits)

    search.add(other.findings())
    assert sum(child.visits for child in search.root.children.values()) == 42

    search.add([Finding(least.action, tries=100, reward=1.0)])
    assert search.best() == least.action


def nodes(node: Node) -> list[Node]:
    """All below this one."""
    below = list(node.children.values())
    return below + [deeper for child in below for deeper in nodes(child)]
