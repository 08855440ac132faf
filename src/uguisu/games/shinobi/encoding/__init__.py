"""Observations of Shinobi as numbers, for learning: from a state, and so from a view too."""

from uguisu.games.shinobi.encoding.known import known
from uguisu.games.shinobi.encoding.numbers import FIELDS, numbers, units
from uguisu.kernel.encoding import Encoding

ENCODING = Encoding(numbers, units, FIELDS, known)
