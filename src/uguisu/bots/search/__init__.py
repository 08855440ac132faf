"""Search: information-set Monte-Carlo tree search over redealt worlds, compiled."""
