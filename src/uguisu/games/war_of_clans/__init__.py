"""Shinobi: War of Clans, 3 to 5 players. Outsiders import `game.py` only."""
