"""Observations of Ninja Master as numbers, for learning: from a state, and so from a view too."""

from uguisu.games.ninja_master.encoding.known import known
from uguisu.games.ninja_master.encoding.numbers import FIELDS, numbers, units
from uguisu.kernel.encoding import Encoding

ENCODING = Encoding(numbers, units, FIELDS, known)
