"""The kernel: what all games share. It knows no game and does no I/O.

The contracts of every game are in `kernel/game.py` and `kernel/state.py`.
"""
