"""The kernel: what all games have in common. It knows no game and does no I/O.

The contracts that every game keeps are written once, in `kernel/game.py` and `kernel/state.py`.
"""
