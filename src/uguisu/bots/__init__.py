"""Bots: programs that play. They see views, never states."""
