"""Search independent of games: one tree for all worlds, or rollouts by halving. Compiled."""
