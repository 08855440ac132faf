"""Learning by self-play: one network for all seats and all numbers of players of a game."""
