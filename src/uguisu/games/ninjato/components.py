"""The components of Ninjato: what `components.toml` says, checked, and made into lists."""

from collections.abc import Sequence
from typing import Final

import msgspec

from uguisu.games.ninjato.pieces.numbers import CLANS, MARKS, RUMOURS, SKILLS, VALUES
from uguisu.games.ninjato.pieces.payments import ALIKE, ANY, MAYBE, MOST
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.kernel.errors import BadComponents

TREASURE_NAMES: Final = ("fan", "scroll", "vase", "jade", "gold")
CLAN_NAMES: Final = ("taira", "minamoto", "go-shirakawa")
STYLE_NAMES: Final = ("snake", "tiger", "crane")
RUMOUR_NAMES: Final = ("warrior", "goodwill", "friends", "master", "dishonour")
SKILL_NAMES: Final = (
    "taijutsu",
    "katonjutsu",
    "shinobi-iri",
    "intonjutsu",
    "kenjutsu",
    "boryaku",
    "choho",
    "spirit",
    "harmony",
    "hensojutsu",
)
DEMANDS: Final = {**{n: k for k, n in enumerate(TREASURE_NAMES[:ANY])}, "any": ANY}
DEMANDS.update({"alike": ALIKE, "any?": MAYBE})

FEWEST_DOJO_CARDS: Final = 36
"""Four full hands, two more cards in one of them, and three open ones always leave a card."""
FEWEST_GUARDS: Final = 20
"""Five sentries, and more than anybody can beat in one invasion."""
MOST_TILES: Final = 2
"""Of one skill, Hensojutsu excepted: the action space has no room for more in a strike."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str


class Markers(Part, frozen=True, forbid_unknown_fields=True):
    values: tuple[int, int, int, int, int]


class DojoCards(Part, frozen=True, forbid_unknown_fields=True):
    counts: tuple[int, int, int, int, int]


class Guards(Part, frozen=True, forbid_unknown_fields=True):
    quiet: tuple[int, int, int, int, int]
    alarm: tuple[int, int, int, int, int]


class Treasures(Part, frozen=True, forbid_unknown_fields=True):
    fan: int
    scroll: int
    vase: int
    jade: int
    gold: int


class Rumours(Part, frozen=True, forbid_unknown_fields=True):
    warrior: list[str]
    goodwill: list[str]
    friends: list[str]
    master: list[str]
    dishonour: list[str]


class Envoy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clan: str
    demand: str
    age: int
    mask: bool = False


class Envoys(Part, frozen=True, forbid_unknown_fields=True):
    cards: list[Envoy]


class EliteGuard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    honour: int
    strength: int | None = None
    stealth: int | None = None
    pair: tuple[int, int] | None = None
    copies: int = 1

    def values(self) -> list[int] | None:
        """By side and half, or None if the card is neither split nor a pair."""
        if self.pair is not None:
            return [*self.pair, *self.pair]
        if self.strength is None or self.stealth is None:
            return None
        return [self.strength, self.strength, self.stealth, self.stealth]


class EliteGuards(Part, frozen=True, forbid_unknown_fields=True):
    cards: list[EliteGuard]


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: int
    style: str
    cost: int


class Skills(Part, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    taijutsu: Skill
    katonjutsu: Skill
    shinobi_iri: Skill
    intonjutsu: Skill
    kenjutsu: Skill
    boryaku: Skill
    choho: Skill
    spirit: Skill
    harmony: Skill
    hensojutsu: Skill

    def in_order(self) -> list[Skill]:
        return [getattr(self, name.replace("-", "_")) for name in SKILL_NAMES]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clan_markers: Markers
    dojo_cards: DojoCards
    guards: Guards
    treasures: Treasures
    rumours: Rumours
    envoys: Envoys
    elite_guards: EliteGuards
    skills: Skills


def printed(components: Components) -> Printed:
    """The lists of the rules; raises BadComponents where the game could not be played so."""
    lists = Printed()
    _markers(components.clan_markers, lists)
    _counts(components, lists)
    _rumours(components.rumours, lists)
    _envoys(components.envoys, lists)
    _elite_guards(components.elite_guards, lists)
    _skills(components.skills.in_order(), lists)
    return lists


def _require(condition: bool, sentence: str, clause: str) -> None:
    if not condition:
        raise BadComponents(sentence, clause=clause)


def _markers(markers: Markers, lists: Printed) -> None:
    lists.marks = list(markers.values)
    rising = sorted(set(lists.marks)) == lists.marks and len(lists.marks) == MARKS
    _require(
        rising and lists.marks[0] > 0 and lists.marks[-1] < 100,
        "A clan has five markers of different values from 1 to 99, the lowest first.",
        "NJT-1",
    )


def _counts(components: Components, lists: Printed) -> None:
    lists.dojo_cards = [0, *components.dojo_cards.counts]
    lists.guards = [*components.guards.quiet, *components.guards.alarm]
    lists.treasures = [getattr(components.treasures, name) for name in TREASURE_NAMES]
    _pieces(lists.dojo_cards, FEWEST_DOJO_CARDS, "Dojo cards", "NJT-10")
    _pieces(lists.guards, FEWEST_GUARDS, "guards", "NJT-4")
    _pieces(lists.treasures, 3 * 5, "treasures", "NJT-6")


def _pieces(counts: list[int], fewest: int, what: str, clause: str) -> None:
    _require(
        min(counts) >= 0 and fewest <= sum(counts) <= 200,
        f"There must be {fewest} to 200 {what}, and of none a negative number.",
        clause,
    )


def _demand(text: str, places: range, clause: str) -> list[int]:
    """The places of a demand: those that need not be paid come last."""
    words = text.split()
    known = all(word in DEMANDS for word in words) and len(words) in places
    sense = words.count("alike") != 1 and words[:1] != ["any?"]
    optional = [word == "any?" for word in words]
    _require(
        known and sense and optional == sorted(optional),
        f"{text!r} cannot be demanded: write {places[0]} to {places[-1]} of fan, scroll, vase, "
        "jade, any, alike (two or more) and, at the end, any?.",
        clause,
    )
    return [DEMANDS[word] for word in words]


def _rumours(rumours: Rumours, lists: Printed) -> None:
    costs = sum(len(getattr(rumours, name)) for name in RUMOUR_NAMES)
    _require(costs <= 200, "There can be 200 rumours at most.", "NJT-9")
    for kind in range(RUMOURS):
        for cost in getattr(rumours, RUMOUR_NAMES[kind]):
            _rumour(kind, lists.demand(_demand(cost, range(1, 3), "NJT-37")), lists)


def _rumour(kind: int, demand: int, lists: Printed) -> None:
    """One more card; equal ones are copies of one kind."""
    faces = list(zip(lists.rumour_type, lists.rumour_demand, strict=True))
    if (kind, demand) in faces:
        lists.rumour_copies[faces.index((kind, demand))] += 1
    else:
        lists.rumour_type.append(kind)
        lists.rumour_demand.append(demand)
        lists.rumour_copies.append(1)


def _envoys(envoys: Envoys, lists: Printed) -> None:
    _require(len(envoys.cards) <= 26, "There can be 26 envoys at most.", "NJT-9")
    for card in envoys.cards:
        _require(card.clan in CLAN_NAMES, f"{card.clan!r} is none of {_list(CLAN_NAMES)}.", "NJT-1")
        _require(0 < card.age < 1000, f"An envoy cannot be {card.age} years old.", "NJT-45")
        lists.envoy_clan.append(CLAN_NAMES.index(card.clan))
        lists.envoy_age.append(card.age)
        lists.envoy_mask.append(card.mask)
        lists.envoy_demand.append(lists.demand(_demand(card.demand, range(1, MOST + 1), "NJT-36")))


def _elite_guards(elite: EliteGuards, lists: Printed) -> None:
    _require(len(elite.cards) <= 200, "There can be 200 elite guards at most.", "NJT-4")
    for card in elite.cards:
        values = card.values()
        _require(
            values is not None,
            "An elite guard is either a pair or has strength and stealth.",
            "NJT-28",
        )
        assert values is not None
        _require(
            min(values) >= 0 and max(values) < 10 and 0 <= card.honour < 10,
            "Values and honour of elite guards are 0 to 9.",
            "NJT-28",
        )
        lists.elite_values += values
        lists.elite_is_pair.append(card.pair is not None)
        lists.elite_honour.append(card.honour)
        lists.elite_copies.append(card.copies)
    kinds = [(card.values(), card.pair, card.honour) for card in elite.cards]
    _require(
        all(kind not in kinds[:at] for at, kind in enumerate(kinds)),
        "Equal elite guards are one entry with several copies.",
        "NJT-28",
    )
    _pieces([*lists.elite_copies, 0], 0, "elite guards", "NJT-4")


def _skills(skills: Sequence[Skill], lists: Printed) -> None:
    for name, skill in zip(SKILL_NAMES, skills, strict=True):
        _require(
            skill.style in STYLE_NAMES and 0 <= skill.cost < VALUES,
            f"{name} needs a style ({_list(STYLE_NAMES)}) and a cost from 0 to 5.",
            "NJT-17",
        )
        most = MOST_TILES if name != SKILL_NAMES[SKILLS - 1] else CLANS
        _require(0 <= skill.copies <= most, f"Of {name} there are 0 to {most} tiles.", "NJT-8")
        lists.skill_copies.append(skill.copies)
        lists.skill_style.append(STYLE_NAMES.index(skill.style))
        lists.skill_cost.append(skill.cost)


def _list(names: Sequence[str]) -> str:
    return ", ".join(names)
