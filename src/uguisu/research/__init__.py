"""For researchers: the games for PettingZoo, Gymnasium, OpenSpiel and NumPy.

Nothing is imported here: `uguisu.research.pettingzoo` and `.gymnasium` need the extra
`uguisu[pettingzoo]`, `.openspiel` needs `uguisu[openspiel]`, `.vector` needs only NumPy.
"""
