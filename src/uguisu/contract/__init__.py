"""The contracts of `kernel/game.py` and `kernel/state.py` as checks for any game.

Our tests run them over our games; `uguisu games check` runs them over yours.
"""
