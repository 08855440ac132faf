"""Search that knows no game: one tree for all worlds, or rollouts by halving. Compiled."""
