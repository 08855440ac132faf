"""Ninjato, 2 to 4 players. Outsiders import `game.py` only."""
