"""Why a choice was better in Shinobi."""

from collections.abc import Iterator
from typing import cast

from tests.review.games import finished
from uguisu.bots.bot import Turn
from uguisu.bots.shinobi.analyst import ShinobiAnalyst
from uguisu.bots.shinobi.reasons import reason
from uguisu.games.shinobi.actions import CARD, PAIR, PAIRS
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view.types import Card, ShinobiView
from uguisu.kernel.message import Message
from uguisu.review.positions import turn_at

ODDS = {
    f"card:{a}:{b}": dict(zip(WEAPON_NAMES, (0.1, 0.2, 0.3, 0.4), strict=True))
    for a in "ABCDEF"
    for b in "ABCDEF"
}
ShinobiTurn = Turn[ShinobiState, ShinobiView]


def turns(phase: str) -> Iterator[tuple[ShinobiTurn, list[ShinobiState]]]:
    """What the seats on turn saw in this phase of a whole game, and worlds they think likely."""
    play = finished("shinobi", 3)
    analyst = ShinobiAnalyst()
    for step, state in enumerate(play.trail):
        seat = state.actors()[0]
        turn = cast("ShinobiTurn", turn_at(play, step, seat, "1"))
        if turn.view.phase == phase:
            analyst.begin(turn)
            yield turn, [analyst.world(number) for number in range(40)]


def of(turn: ShinobiTurn, best: int, played: int | None, worlds: list[ShinobiState]) -> Message:
    found = reason(turn.view, turn.seat, best, played, ODDS, worlds)
    assert found is not None
    return found


def test_the_third_card_is_told_before_an_accusation() -> None:
    said = set()
    for turn, worlds in turns("decide"):
        cards = [one for one in turn.view.attacks[turn.seat] if one]
        open_ones = {one.card.weapon for one in cards if one.open and isinstance(one.card, Card)}
        closed = [one.attacker for one in cards if not one.open]
        found = of(turn, turn.legal[0], turn.legal[1], worlds)
        said.add(found.id)
        assert found.args["player"] == f"#{closed[0]}"
        alike = sum(10 * (weapon + 1) for weapon in open_ones)
        if found.id == "shi-why-third":
            assert found.args["weapon"] == f"@shi-weapon-{WEAPON_NAMES[open_ones.pop()]}"
            assert found.args["chance"] == alike
        else:
            assert found.args["chance"] == 100 - alike
    assert said == {"shi-why-third", "shi-why-differs"}


def test_how_likely_two_cards_are_alike_is_counted_in_the_worlds() -> None:
    compared = 0
    for turn, worlds in turns("reveal"):
        shares = {}
        for action in turn.legal:
            slots = [turn.seat * 3 + distance for distance in PAIRS[PAIR[action]]]
            same = [len({world.cards[slot] for slot in slots}) == 1 for world in worlds]
            shares[action] = round(100 * sum(same) / len(same))
            assert of(turn, action, None, worlds).args == {"chance": shares[action]}
        best, worst = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
        if shares[worst] - shares[best] >= 5:
            args = {"chance": shares[best], "more": shares[worst]}
            assert of(turn, best, worst, worlds).args == args
            compared += 1
        assert reason(turn.view, turn.seat, worst, best, ODDS, worlds) is None
    assert compared


def test_a_match_is_among_the_cards_of_other_attackers() -> None:
    matched = 0
    for turn, worlds in turns("assign"):
        victim = turn.view.target
        others = [
            one for one in turn.view.attacks[victim or 0] if one and one.attacker != turn.seat
        ]
        for best in turn.legal:
            found = reason(turn.view, turn.seat, best, turn.legal[0], ODDS, worlds)
            if found:
                assert others
                assert found.args["player"] == f"#{victim}"
                weapon = f"@shi-weapon-{WEAPON_NAMES[CARD[best]]}"
                assert found.args["weapon"] == weapon != found.args["other"]
                assert int(found.args["chance"]) >= int(found.args["less"]) + 5
                matched += 1
    assert matched


def test_nothing_is_said_where_nothing_lies() -> None:
    turn, worlds = next(turns("assign"))

    assert all(
        reason(turn.view, turn.seat, best, turn.legal[0], ODDS, worlds) is None
        for best in turn.legal
    )
