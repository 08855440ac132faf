"""The promises of `kernel/game.py` and `kernel/state.py` as checks that any game can be held to.

Our tests run them over every game; `uguisu games check` runs them over anybody's.
"""
