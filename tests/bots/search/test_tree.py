"""One tree for all worlds, tried in War of Clans."""

from typing import Any

from uguisu.bots.bot import AnyTurn, Budget, turn_of
from uguisu.bots.search.findings import Finding
from uguisu.bots.search.policy import Policy
from uguisu.bots.search.tree import Node, TreeSearch
from uguisu.bots.war_of_clans.jonin import Jonin
from uguisu.bots.war_of_clans.policy import WarOfClansPolicy
from uguisu.games import GAMES
from uguisu.kernel.play import Play
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


TIMED = Budget(iterations=200, seconds=600.0)


def root(bot: Jonin) -> Node:
    assert bot.searcher.root is not None
    return bot.searcher.root


def on_turn(play: Play) -> int:
    return play.state.actors()[0]


def tries(bot: Jonin, play: Play, budget: Budget) -> int:
    """The tries that the bot's search of the decision that is due knows of."""
    turn: AnyTurn = turn_of(play, on_turn(play), "kept", bot, budget)
    return sum([finding.tries for finding in bot.search(turn).findings()])


def test_the_tree_is_kept_from_one_order_to_the_next_of_the_same_seat() -> None:
    play, bot = Play(GAME, 3, None, 1), Jonin()
    seat = on_turn(play)
    tries(bot, play, TIMED)
    order = max(root(bot).children.values(), key=lambda node: node.visits)
    known = order.tried
    play.act(seat, order.action)
    assert on_turn(play) == seat

    assert tries(bot, play, TIMED) == 200 + known > 200


def test_the_tree_is_not_kept_where_it_does_not_fit() -> None:
    play, bot = Play(GAME, 3, None, 1), Jonin()
    first = on_turn(play)
    tries(bot, play, TIMED)
    while on_turn(play) == first:
        play.act(first, play.state.legal(first)[0])

    assert tries(bot, play, TIMED) == 200


def test_a_search_that_can_be_repeated_begins_anew() -> None:
    play, bot = Play(GAME, 3, None, 1), Jonin()
    tries(bot, play, Budget(iterations=200))
    play.act(on_turn(play), root(bot).children.popitem()[1].action)

    assert tries(bot, play, Budget(iterations=200)) == 200
