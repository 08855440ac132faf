"""Further effects of an action: shuffles, the end of a round, rewards, the end of the game."""

from collections.abc import Iterator

from uguisu.games.ninjato.actions import (
    CHOSEN,
    PAYMENT,
    SPACE,
)
from uguisu.games.ninjato.pieces.numbers import AFTER_3, BONUS
from uguisu.games.ninjato.pieces.payments import PAID
from uguisu.games.ninjato.rules.round_end import SCORING_ROUNDS
from uguisu.games.ninjato.rules.scoring import TAKE_HONOUR
from uguisu.games.ninjato.sentences import words
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.message import Message

GIVING_UP = ("fail", "spirit", "choho", "keep")
"""After these an invasion may be over, with one treasure kept and the others lost (NJT-30)."""


def consequences(before: NinjatoView, after: NinjatoView, actor: int, action: int) -> list[Message]:
    return [
        *shuffles(before, after, action),
        *round_end(before, after),
        *rewards(before, after, actor, action),
        *next_round(before, after),
        *ending(after),
    ]


def shuffles(before: NinjatoView, after: NinjatoView, action: int) -> Iterator[Message]:
    """NJT-16: discards that are fewer than they must have become were made into a deck."""
    expected = {
        "dojo_deck": sum(before.dojo_discards),
        "guard_deck": len(before.guard_discards) + _guards_out(before, after),
        "elite_deck": len(before.elite_discards),
        "bag": sum(before.spent) + _spent(before, after, action),
    }
    found = {
        "dojo_deck": sum(after.dojo_discards),
        "guard_deck": len(after.guard_discards),
        "elite_deck": len(after.elite_discards),
        "bag": sum(after.spent),
    }
    for deck, count in expected.items():
        if found[deck] < count:
            yield Message(f"njt-log-shuffled-{deck.replace('_', '-')}")


def _guards_out(before: NinjatoView, after: NinjatoView) -> int:
    """NJT-32: the ordinary guards that were discarded, perhaps before a shuffle."""
    if before.invasion is None or after.invasion is not None:
        return 0
    return sum(not guard.elite for guard in before.invasion.turned)


def _spent(before: NinjatoView, after: NinjatoView, action: int) -> int:
    """NJT-38, NJT-57: the treasures that were paid or lost, perhaps before a shuffle."""
    word, _ = SPACE.decode(action)
    if word in ("envoy", "rumour"):
        return sum(PAID[PAYMENT[action]])
    raid = before.invasion
    if raid is None or after.invasion is not None or word not in GIVING_UP:
        return 0
    return max(len(raid.light) + len(raid.red) - 1, 0)


def round_end(before: NinjatoView, after: NinjatoView) -> Iterator[Message]:
    """NJT-39 to NJT-44: the shuriken are back."""
    if before.placements and not after.placements:
        yield Message("njt-log-round-over", {"round": before.round})
        if before.round in SCORING_ROUNDS:
            yield Message("njt-log-scoring")


def rewards(before: NinjatoView, after: NinjatoView, actor: int, action: int) -> Iterator[Message]:
    """NJT-62: what was given where there was nothing to choose; chosen rewards tell themselves."""
    for seat in range(after.seats):
        word, _ = SPACE.decode(action) if seat == actor else ("", ())
        who = words.who(seat, after.observer)
        honour = sum(after.players[seat].made[AFTER_3:BONUS])
        honour -= sum(before.players[seat].made[AFTER_3:BONUS])
        took_honour = word == "reward" and CHOSEN[action] == TAKE_HONOUR
        if took_honour and before.scoring and before.scoring.clan is not None:
            honour -= before.clans[before.scoring.clan].honour
        if honour:
            yield Message("njt-log-given-honour", {**who, "honour": honour})
        new = after.players[seat].rumours[len(before.players[seat].rumours) :]
        took_one = word == "rumour" or (word == "reward" and not took_honour)
        for rumour in new[1:] if took_one else new:
            yield Message("njt-log-given-rumour", {**who, "rumour": words.rumour(rumour.kind)})


def next_round(before: NinjatoView, after: NinjatoView) -> Iterator[Message]:
    if after.round > before.round:
        who = words.who(after.order[0], after.observer)
        yield Message("njt-log-round", {**who, "round": after.round})


def ending(after: NinjatoView) -> Iterator[Message]:
    """NJT-50 to NJT-53: what everybody has in the end, and who won."""
    if not after.is_over:
        return
    for seat, player in enumerate(after.players):
        who = words.who(seat, after.observer)
        bonus = sum(player.made[BONUS:])
        yield Message("njt-log-bonus", {**who, "bonus": bonus, "honour": player.honour})
    for seat, place in enumerate(after.places or ()):
        if place == 1:
            yield Message("njt-log-wins", words.who(seat, after.observer))
