"""Bots for games that nobody wrote bots for: searches that know only the rules."""
