"""NJT-1 to NJT-10: setting up the table."""

from typing import Final

from uguisu.games.ninjato.pieces.numbers import (
    FIRST_HAND,
    GO_SHIRAKAWA,
    HENSOJUTSU,
    MARKS,
    MINAMOTO,
    TAIRA,
)
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.rules import dojo, draws, palace, round_end, rounds, sensei
from uguisu.games.ninjato.state import NinjatoState

FIRST_MARKERS: Final = (
    TAIRA * MARKS,
    TAIRA * MARKS + 1,
    MINAMOTO * MARKS,
    MINAMOTO * MARKS + 1,
    GO_SHIRAKAWA * MARKS + 3,
)
"""NJT-5: the Taira 2 and 4, the Minamoto 2 and 4, the Go-Shirakawa 6."""


def set_up(state: NinjatoState) -> None:
    """Shuffle everything, deal, lay out."""
    state.clear()
    shuffle(state)
    round_end.fill_houses(state)
    sensei.lay_out(state, state.round)
    palace.fill_palace(state)
    palace.fill_pavilion(state)
    for _ in range(FIRST_HAND):
        for seat in state.order:
            dojo.draw(state, seat)
    dojo.fill(state)
    state.turn = state.order[0]
    state.revelations = 0
    state.choices = rounds.choices_of(state)


def shuffle(state: NinjatoState) -> None:
    """NJT-3 to NJT-10: turn order, markers and every deck by lot."""
    printed = state.printed
    guards, elites, treasures, skills, envoys, rumours, cards = decks(printed)
    chance = state.chance()
    state.order = list(chance.shuffled(bytes(range(state.seats))))
    state.markers = list(chance.shuffled(bytes(FIRST_MARKERS)))
    state.guard_deck = chance.shuffled(guards)
    state.elite_deck = chance.shuffled(elites)
    state.bag = chance.shuffled(treasures)
    state.pile = chance.shuffled(skills)
    state.disguises_left = printed.skill_copies[HENSOJUTSU]
    state.envoy_deck = chance.shuffled(envoys)
    state.rumour_deck = chance.shuffled(rumours)
    state.dojo_deck = chance.shuffled(cards)
    state.counter = chance.counter


def decks(printed: Printed) -> list[bytes]:
    """Guards, elite guards, treasures, skills, envoys, rumours and Dojo cards; counted once."""
    if not printed.decks:
        printed.decks = [
            draws.counted(printed.guards),
            draws.counted(printed.elite_copies),
            draws.counted(printed.treasures),
            draws.counted(printed.skill_copies[:HENSOJUTSU]),
            bytes(range(len(printed.envoy_clan))),
            draws.counted(printed.rumour_copies),
            draws.counted(printed.dojo_cards),
        ]
    return printed.decks
