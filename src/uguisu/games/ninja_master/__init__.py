"""Ninja Master, 2 to 5 players, in real time. Outsiders import `game.py` only."""
