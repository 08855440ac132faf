"""For researchers: the same games as PettingZoo, Gymnasium, OpenSpiel and NumPy know games.

Nothing is imported here: `uguisu.research.pettingzoo` and `.gymnasium` need the extra
`uguisu[pettingzoo]`, `.openspiel` needs `uguisu[openspiel]`, `.vector` needs NumPy alone.
"""
