"""Writing positions: complete ones for tests and records, or what an observer sees."""

from collections.abc import Iterator, Sequence
from typing import Final

from uguisu.games.ninjato.actions import SIDED_TREASURES, SIDES, TREASURES
from uguisu.games.ninjato.components import SKILL_NAMES
from uguisu.games.ninjato.notation.pieces import CLAN_LETTERS, Faces
from uguisu.games.ninjato.pieces.numbers import (
    CHOICE,
    CLANS,
    CONQUER,
    DISCARD,
    DISGUISE,
    FIGHT,
    FIRSTS,
    HOUSES,
    KEEP,
    KINDS,
    NONE,
    OVER,
    SECONDS,
    SIDED,
    SKILLS,
    SOURCES,
    TAKE,
    VALUES,
)
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import Guard, Hand, NinjatoView
from uguisu.kernel.piece_names import letters
from uguisu.kernel.seats import letter

CARDS: Final = "012345"
PLACES: Final = (
    "dojo",
    *(f"{house}{side}" for house in range(1, 6) for side in SIDES),
    "sensei",
    "palace",
    "pavilion",
)
TALLIES: Final = (
    "bribes",
    "spreading",
    "after3",
    "after5",
    "after7",
    "warrior",
    "goodwill",
    "friends",
    "master",
    "dishonour",
    "unspent",
    "guards",
)
STEPS: Final = {DISGUISE: "disguises", FIRSTS: "firsts", SECONDS: "seconds"}
LEFT: Final = "-hr"


def write(state: NinjatoState, names: Faces) -> str:
    parts = [f"round {state.round}", f"order {''.join(map(letter, state.order))}"]
    parts.append(_block("placed", (PLACES[place] for place in state.placements)))
    parts += [_house(state, house, names) for house in range(HOUSES)]
    parts += [_seat(state, seat, names) for seat in range(state.seats)]
    parts += _rows(state, names)
    parts += _decks(state, names)
    parts += _doing(state, names)
    parts += [f"chance {state.key.hex()}.{state.counter}"] if state.key or state.counter else []
    return " ".join(part for part in parts if part)


def _block(name: str, words: Iterator[str] | Sequence[str]) -> str:
    """A block with words in it, or nothing at all."""
    inside = " ".join(words)
    return f"{name}[{inside}]" if inside else ""


def _house(state: NinjatoState, house: int, names: Faces) -> str:
    words = [names.markers[state.markers[house]]]
    if state.sentries[house] != NONE:
        words.append(names.guards[state.sentries[house]])
    treasures = state.houses[house * SIDED : house * SIDED + SIDED]
    words += [letters(SIDED_TREASURES, treasures)] if any(treasures) else []
    return f"{house + 1}[{' '.join(words)}]"


def _seat(state: NinjatoState, seat: int, names: Faces) -> str:
    words = [
        _cards(state.hands, seat),
        letters(TREASURES, state.treasures[seat * KINDS : seat * KINDS + KINDS]),
    ]
    for skill in range(SKILLS):
        used = state.used[seat * SKILLS + skill]
        words += [SKILL_NAMES[skill]] * (state.tiles[seat * SKILLS + skill] - used)
        words += [f"{SKILL_NAMES[skill]}~"] * used
    words += [names.envoys[card] for card in state.envoys[seat]]
    words += [names.rumours[card] for card in state.rumours[seat]]
    words += [names.elites[card] for card in state.elites[seat]]
    words += _memory(state, seat)
    made = state.made[seat * SOURCES : seat * SOURCES + SOURCES]
    words += [f"{name}={n}" for name, n in zip(TALLIES, made, strict=True) if n]
    return f"{letter(seat)}[{' '.join(word for word in words if word)}]"


def _cards(hands: Sequence[int], seat: int) -> str:
    return letters(CARDS, hands[seat * VALUES : seat * VALUES + VALUES])


def _memory(state: NinjatoState, seat: int) -> Iterator[str]:
    known, old = _cards(state.known, seat), _cards(state.old, seat)
    if known:
        yield f"known={known}"
    if old:
        yield f"old={old}"
    past = state.past[seat]
    if len(past) != state.hand_size(seat) - len(known) - len(old) or any(past):
        yield f"past={''.join(map(str, past))}"


def _rows(state: NinjatoState, names: Faces) -> list[str]:
    return [
        _block("dojo", _row([str(value) if value else "-" for value in state.dojo])),
        _block("sensei", _row(["-" if s == NONE else SKILL_NAMES[s] for s in state.sensei])),
        _block("palace", _row(["-" if c == NONE else names.envoys[c] for c in state.palace])),
        _block("pavilion", _row(["-" if c == NONE else names.rumours[c] for c in state.pavilion])),
    ]


def _row(words: list[str]) -> list[str]:
    """Without the gaps at its end."""
    while words and words[-1] == "-":
        words.pop()
    return words


def _decks(state: NinjatoState, names: Faces) -> list[str]:
    guards = [names.guards[card] for card in state.guard_deck]
    out = [names.guards[card] * n for card, n in enumerate(state.guard_discards)]
    return [
        f"deck[{''.join(map(str, state.dojo_deck))}]",
        f"guards[{''.join(guards)}]",
        f"elites[{' '.join(names.elites[kind] for kind in state.elite_deck)}]",
        f"bag[{''.join(TREASURES[kind] for kind in state.bag)}]",
        f"envoys[{' '.join(names.envoys[card] for card in state.envoy_deck)}]",
        f"rumours[{' '.join(names.rumours[card] for card in state.rumour_deck)}]",
        f"tiles[{' '.join([*(SKILL_NAMES[skill] for skill in state.pile), '.'])}]",
        _block("discards", [letters(CARDS, state.dojo_discards)]),
        _block("guards-out", ["".join(out)]),
        _block("elites-out", [names.elites[kind] for kind in state.elite_discards]),
        _block("spent", [letters(TREASURES, state.spent)]),
        f"disguises {state.disguises_left}",
    ]


def _doing(state: NinjatoState, names: Faces) -> Iterator[str]:
    """What the seat on turn is in the middle of."""
    phase = state.phase
    if phase == TAKE:
        yield f"take {state.to_take}"
    elif phase == DISCARD:
        yield "discard"
    elif phase in (FIGHT, CHOICE, KEEP, CONQUER):
        yield _raid(state, names)
    elif phase in STEPS:
        yield _scoring(state)
    elif phase == OVER:
        yield "over"


def _raid(state: NinjatoState, names: Faces) -> str:
    words = [str(state.house + 1), SIDES[state.side]]
    words += {CHOICE: ["banzai"], KEEP: ["failed"], CONQUER: ["success"]}.get(state.phase, [])
    if state.guard != NONE:
        words.append(f"guard={names.guards[state.guard]}")
    if any(state.shuriken):
        words.append(f"won={letters(SIDED_TREASURES, state.shuriken)}")
    if state.turned:
        words.append(f"turned={','.join(names.guards[card] for card in state.turned)}")
    if state.struck:
        words.append(f"struck={','.join(map(str, state.struck))}")
    if state.beaten and state.guard != NONE:
        words.append(f"beaten={'first' if state.beaten == 1 else 'second'}")
    return _block("raid", words)


def _scoring(state: NinjatoState) -> str:
    words = [STEPS[state.phase], f"asked={state.asked}"]
    if any(state.left):
        words.append(f"left={''.join(LEFT[what] for what in state.left)}")
    named = [
        letter(seat) + letters(CLAN_LETTERS, state.disguised[seat * CLANS :][:CLANS])
        for seat in range(state.seats)
        if any(state.disguised[seat * CLANS :][:CLANS])
    ]
    words += [f"disguised={','.join(named)}"] if named else []
    return _block("scoring", words)


def write_view(view: NinjatoView) -> str:
    """The position as the observer sees it, in short, for errors and the terminal."""
    parts = [f"round {view.round}", f"turn {letter(view.turn)} {view.asks}"]
    for number, house in enumerate(view.houses, 1):
        words = [f"{CLAN_LETTERS[house.clan]}{house.honour}"]
        words += [write_guard(house.sentry)] if house.sentry else []
        words.append("".join(SIDED_TREASURES[kind] for kind in house.light))
        words.append("".join(TREASURES[kind].upper() for kind in house.red))
        parts.append(f"{number}[{' '.join(word for word in words if word)}]")
    for player in view.players:
        if isinstance(player.hand, Hand):
            cards = letters(CARDS, [0, *player.hand.cards]) or "-"
            treasures = letters(TREASURES, player.treasures) or "-"
            parts.append(f"hand {cards} treasures {treasures}")
    if view.invasion is not None:
        side = SIDES[view.invasion.side]
        guard = view.invasion.guard
        parts.append(f"raid {view.invasion.house + 1} {side} {write_guard(guard) if guard else ''}")
    return " ".join(parts).rstrip()


def write_guard(guard: Guard) -> str:
    """As in pieces.py, from a view."""
    if len(guard.strength) > 1:
        return "+".join(map(str, guard.strength))
    if guard.elite:
        return f"{guard.strength[0]}/{guard.stealth[0]}"
    return f"{guard.strength[0]}{'!' * guard.alarm}"
