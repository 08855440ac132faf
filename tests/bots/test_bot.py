"""How long a bot may think."""

from uguisu.bots.bot import MANY, Budget


def test_a_budget_without_limits_leaves_it_to_the_bot() -> None:
    assert Budget().limits(100, 0.8) == (100, 0.8)
    assert Budget(iterations=5).limits(100, 0.8) == (5, 0.0)
    assert Budget(seconds=2).limits(100, 0.8) == (MANY, 2)


def test_most_seconds_are_never_exceeded() -> None:
    assert Budget(most=0.1).limits(100, 0.8) == (100, 0.1)
    assert Budget(most=2).limits(100, 0.8) == (100, 0.8)
    assert Budget(most=0.1).limits(100, 0.0) == (100, 0.1)
    assert Budget(iterations=5, most=0.1).limits(100, 0.8) == (5, 0.1)
    assert Budget(seconds=2, most=0.1).limits(100, 0.8) == (MANY, 0.1)
