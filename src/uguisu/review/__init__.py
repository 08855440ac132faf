"""Reviews of finished games: what every seat could have known, and what its choices cost.

`from uguisu import review` is what researchers need; docs/review.md shows how.
"""

from uguisu.review.arrays import beliefs_about, chances, values
from uguisu.review.review import Plan, plan_for
from uguisu.review.review import review as of_play
from uguisu.review.types import Review

__all__ = ["Plan", "Review", "beliefs_about", "chances", "of_play", "plan_for", "values"]
