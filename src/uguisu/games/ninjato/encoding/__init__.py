"""Observations of Ninjato as numbers, for learning: from a state, and so from a view too."""

from uguisu.games.ninjato.encoding.fields import FIELDS
from uguisu.games.ninjato.encoding.known import known
from uguisu.games.ninjato.encoding.numbers import numbers, units
from uguisu.kernel.encoding import Encoding

ENCODING = Encoding(numbers, units, FIELDS, known)
