"""Shinobi, 4 to 6 players. Outsiders import `game.py` only."""
