"""One suite over every game of the registry: the promises of `kernel/game.py` and `state.py`."""
