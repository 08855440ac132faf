"""What a review says of a race is what lay on the table."""

from collections.abc import Iterator

from tests.review.games import finished
from uguisu.bots.ninja_master.analyst import NinjaMasterAnalyst
from uguisu.bots.search.appraisal import RaceEvent
from uguisu.games.ninja_master.view.types import NinjaMasterView, Scored

SEEDS = range(1, 7)


def told() -> Iterator[tuple[Scored, RaceEvent]]:
    """Every grab and shout of some races, and the round it was counted in."""
    for seed in SEEDS:
        play, before = finished("ninja-master", seed), None
        for state in [*play.trail, play.state]:
            view = play.game.view(state, None)
            assert isinstance(view, NinjaMasterView)
            if before and view.last:
                yield from ((view.last, one) for one in NinjaMasterAnalyst().deeds(before, view))
            before = view


def ninjas(last: Scored, colour: str = "") -> int:
    """How many the dice show, of one colour or of all: O3 is three of orange."""
    shown = [face for face in last.dice.faces if face[1].isdigit()]
    return sum(int(face[1]) for face in shown if colour in ("", face[0]))


def test_every_sentence_is_what_the_dice_show() -> None:
    said = set()
    for last, one in told():
        said.add(one.why.id)
        args = one.why.args
        assert args["actor"] == f"#{one.seat}"
        if one.what == "sword":
            swords, shuriken = (last.dice.faces.count(face) for face in ("SW", "SH"))
            if one.why.id == "nma-log-fault":
                assert swords <= shuriken
                assert one.points == -3
            else:
                assert swords > shuriken
                owned = one.seat == last.sword
                assert one.why.id == ("nma-log-defends" if owned else "nma-log-steals")
                assert one.points == (0 if owned else last.before[last.sword] // 2)
        elif one.what.startswith("shout"):
            number = int(one.what.removeprefix("shout "))
            assert args["number"] == ninjas(last)
            right = number == ninjas(last)
            assert one.why.id == ("nma-log-right" if right else "nma-log-wrong")
            assert one.points == (1 if right else -3)
        else:
            letter = next(token.letter for token in last.tokens if token.name == one.what)
            hidden = last.dice.faces.count(f"{letter}S") == 1
            assert args["token"] == f"@nma-token-{one.what}"
            assert one.points == (-1 if hidden else 1) * ninjas(last, letter)
            assert args["points"] == abs(one.points)
            ways = ("gains", "loses", "gets-nothing")
            way = ways[0] if one.points > 0 else ways[1] if one.points < 0 else ways[2]
            assert one.why.id == f"nma-log-{way}"
    assert {"nma-log-gains", "nma-log-loses", "nma-log-fault", "nma-log-wrong"} <= said
