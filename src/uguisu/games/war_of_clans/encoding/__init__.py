"""Observations of War of Clans as numbers, for learning: from a state, and so from a view too."""

from uguisu.games.war_of_clans.encoding.known import known
from uguisu.games.war_of_clans.encoding.numbers import FIELDS, numbers, units
from uguisu.kernel.encoding import Encoding

ENCODING = Encoding(numbers, units, FIELDS, known)
