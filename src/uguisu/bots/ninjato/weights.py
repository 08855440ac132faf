"""The values of all ranks of Ninjato, in honour. They were found in matches of thousands of games
(docs/decisions/0056)."""

from uguisu.games.ninjato.pieces.numbers import KINDS
from uguisu.games.ninjato.pieces.payments import PAID


class Weights:
    def __init__(self) -> None:
        self.treasures = [1.78, 2.58, 3.32, 4.62, 5.52]
        """Treasures by kind, while there is time to spend them."""
        self.spendable = [0.0, 0.39, 0.61, 0.67, 0.66, 1.33]
        """How much of it they keep, by the shuriken still to be placed."""
        self.purse = 2.61
        self.purse_growth = 0.34
        """How many treasures can be spent in good time, and with every shuriken more."""
        self.glut = 0.04
        """How much less every treasure above that is worth."""
        self.cards = [0.4, 2.12, 0.94, 1.82, 0.81, 1.91]
        """Dojo cards by value; the first is a Boryaku in the hand of a raider, about a tile."""
        self.playable = [0.0, 0.39, 0.84, 0.75, 0.59, 0.85]
        """How much of it they keep, by the shuriken still to be placed."""
        self.side = 0.15
        """Every card that goes with others on the same side."""
        self.few_cards = 0.34
        """What each of the first two cards costs at the next visit to the Dojo."""
        self.crowd = 0.43
        """What each card above five loses in worth."""
        self.lead = 0.63
        """Placing first in the next round."""
        self.skills = [1.46, 0.65, 0.75, 1.06, 1.31, 2.73, 0.44, 0.22, 0.58, 0.22]
        """Skills, for every round that is left."""
        self.mask = 5.35
        """A disguise, for every scoring that is left, to a player with a mask."""
        self.envoy = 1.38
        """An envoy besides the rewards of its clan."""
        self.rivals = 0.83
        """How much the losses of the others count."""
        self.near = 4.03
        """How surely influence decides the next scoring, and those after it."""
        self.far = 1.65
        self.hurry = 0.18
        """How much less surely, for every round before the next scoring."""
        self.later = 0.72
        """How much of a later scoring counts now."""
        self.free_rumour = 4.54
        """The rumour of a reward."""
        self.growth = [0.21, 0.73, 0.37, 0.35]
        """How many elite guards, rumours, envoys and tiles a player gains in a round."""
        self.dishonour = 0.4
        """The share of Dishonorable Opponents' present honour that lasts."""
        self.conquest = 0.78
        """A house emptied, besides what the new marker does to the standings."""
        self.marker = 0.35
        """How much of that counts before it is there."""
        self.elite = 0.92
        """A beaten elite guard besides its honour."""
        self.dear: list[float] = []
        self.size: list[float] = []
        """Of every payment, what its treasures are worth, and how many they are."""

    def price_payments(self) -> None:
        """Computed once: there are 125, and every playout asks."""
        for counts in PAID:
            self.dear.append(sum([self.treasures[kind] * counts[kind] for kind in range(KINDS)]))
            self.size.append(float(sum(counts)))
