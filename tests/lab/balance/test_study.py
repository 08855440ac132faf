"""Balance: what many games tell about a game."""

import csv
from html.parser import HTMLParser
from pathlib import Path

import pytest

from uguisu.lab.balance.report import report, write_games
from uguisu.lab.balance.study import Study, Variant, VariantResult, differences, variant_result
from uguisu.lab.intervals import overall
from uguisu.lab.job import run
from uguisu.lab.playing import Outcome
from uguisu.lab.workers import here
from uguisu.texts import LANGUAGES, catalogue

STUDY = Study(
    game="war-of-clans",
    seats=3,
    games=6,
    bots=("random", "genin"),
    variants=(Variant("others"), Variant("everyone", {"final_lap": "everyone"})),
)


def outcome(number: int, winner: int, points: tuple[int, ...], first: int = 0) -> Outcome:
    """A game of three in which the winner has attacked as often as it has points."""
    return Outcome(
        number=number,
        bots=("genin", "random", "random"),
        places=tuple(1 if seat == winner else 2 for seat in range(3)),
        points=points,
        length=100 + number,
        first=first,
        deeds=tuple({"attacks": p, "clan": f"clan {s}"} for s, p in enumerate(points)),
    )


OUTCOMES = [
    outcome(0, 0, (9, 4, 5), first=1),
    outcome(1, 0, (8, 2, 3), first=2),
    outcome(2, 2, (3, 4, 5), first=0),
    outcome(3, 0, (7, 7, 1), first=0),
]


@pytest.fixture(scope="module")
def parts() -> list[list[Outcome]]:
    return STUDY.by_variant(list(run(STUDY.parts(), here, 1)))


@pytest.fixture(scope="module")
def findings(parts: list[list[Outcome]]) -> list[VariantResult]:
    return [variant_result(v.name, part) for v, part in zip(STUDY.variants, parts, strict=True)]


def test_variants_are_played_with_the_same_seeds_and_seatings() -> None:
    first, second = (seatings for _, seatings in STUDY.parts())

    assert [s.seed for s in first] == [s.seed for s in second]
    assert [s.bots for s in first] == [s.bots for s in second]
    assert len({s.number for s in (*first, *second)}) == 12
    assert [s.bots.index("genin") for s in first[:3]] == [1, 0, 2]


def test_victories_are_counted_by_seat_by_order_and_by_bot() -> None:
    found = variant_result("", OUTCOMES)

    assert [share.wins for share in found.seats] == [3, 0, 1]
    assert [share.wins for share in found.order] == [1, 1, 2]
    assert {share.name: (share.wins, share.games) for share in found.bots} == {
        "genin": (3, 4),
        "random": (1, 8),
    }


def test_length_points_and_leads() -> None:
    found = variant_result("", OUTCOMES)

    assert found.length.mean == 101.5
    assert found.winning.mean == pytest.approx((9 + 8 + 5 + 7) / 4)
    assert found.margin.mean == pytest.approx((4 + 5 + 1 + 0) / 4)
    assert found.shared.share == 0


def test_what_winners_do_more_is_found() -> None:
    (deed,) = variant_result("", OUTCOMES).deeds

    assert deed.name == "attacks"
    assert deed.winners == pytest.approx((9 + 8 + 5 + 7) / 4)
    assert deed.others == pytest.approx((4.5 + 2.5 + 3.5 + 4) / 4)
    assert deed.ahead.mean == pytest.approx(deed.winners - deed.others)
    assert deed.weight > 1


def test_what_players_are_is_told_by_sort() -> None:
    roles = variant_result("", OUTCOMES).roles["clan"]

    assert [(share.name, share.wins) for share in roles] == [
        ("clan 0", 3),
        ("clan 1", 0),
        ("clan 2", 1),
    ]


def test_variants_are_compared_game_by_game(parts: list[list[Outcome]]) -> None:
    found = {d.what: d for d in differences(["others", "everyone"], parts)}

    assert found["length"].changed.low > 0, "one more turn makes every game longer"
    assert found["length"].base == pytest.approx(sum(o.length for o in parts[0]) / 6)
    assert set(found) == {"length", "winning", "margin", "first-wins"}


class Reader(HTMLParser):
    """Whether every tag is closed, and what is asked for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_in_every_language_and_fetches_nothing(
    language: str, parts: list[list[Outcome]], findings: list[VariantResult]
) -> None:
    changes = differences(["others", "everyone"], parts)
    page = report(STUDY, findings, changes, catalogue(language), "uguisu lab <&>")
    reader = Reader()
    reader.feed(page)

    assert reader.open == []
    assert reader.fetched == []
    assert "url(" not in page
    assert reader.seen.count("svg") == 7
    assert f'<html lang="{language}">' in page
    assert "uguisu lab &lt;&amp;&gt;" in page
    assert "cli-lab" not in page
    assert catalogue(language).text("woc-card-oda") in page


def test_all_games_are_in_a_table(tmp_path: Path, parts: list[list[Outcome]]) -> None:
    write_games(tmp_path / "games.csv", STUDY, parts)

    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * 6 * 3
    assert rows[0]["variant"] == "others"
    assert sum(float(row["won"]) for row in rows) == pytest.approx(12)
    assert {row["loyalty"] for row in rows} <= {"Oda", "Hojo", "Mori", "Takeda", "Uesugi"}
    assert {row["forfeited"] for row in rows} == {"0"}


def test_the_report_asks_whether_all_seats_are_equal_and_warns_of_many_looks(
    parts: list[list[Outcome]],
) -> None:
    found = [variant_result("", parts[0])]

    page = report(STUDY, found, [], catalogue("en"), "uguisu lab balance")

    test = overall(found[0].seats)
    assert test is not None
    assert f"χ² = {test.statistic:.2f} with 2 degrees of freedom" in page
    assert "of twenty that you look at" in page
    assert sum(share.share for share in found[0].seats) == pytest.approx(1)
