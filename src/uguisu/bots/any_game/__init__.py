"""Bots for games without bots of their own: searches that know only the rules."""
