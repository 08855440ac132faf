"""The report of a study: one self-contained HTML file, and the games as a table."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from uguisu import __version__
from uguisu.games import GAMES
from uguisu.kernel.seats import letter
from uguisu.lab.balance.plots import Bar, Row, histogram, whiskers
from uguisu.lab.balance.study import Deed, Difference, Study, VariantResult
from uguisu.lab.intervals import Mean, Share, overall
from uguisu.lab.playing import Outcome
from uguisu.reports import render
from uguisu.texts import Catalogue, catalogue

PAGE: Final = Path(__file__).with_name("report.html")


def report(
    study: Study,
    findings: Sequence[VariantResult],
    changes: Sequence[Difference],
    texts: Catalogue,
    command: str,
) -> str:
    """The whole page."""

    def say(name: str, **args: int | str) -> str:
        return texts.text(f"cli-lab-{name}", args)

    def said(*names: str) -> list[str]:
        return [say(name) for name in names]

    prefix = GAMES[study.game].prefix.lower()
    return render(
        PAGE,
        version=__version__,
        language=texts.language,
        study=study,
        findings=findings,
        say=say,
        said=said,
        command=command,
        title=say("title", game=f"@{prefix}-title", seats=study.seats),
        fair=1 / study.seats,
        summary=[summary_cells(found, say("printed")) for found in findings],
        **deed_tables(findings, prefix, texts),
        changes=[[d.variant, say(d.what), f"{d.base:.2f}", change(d)] for d in changes],
        share_rows=share_rows,
        overall=overall,
        whiskers=whiskers,
        histogram=histogram,
    )


def deed_tables(
    findings: Sequence[VariantResult], prefix: str, texts: Catalogue
) -> dict[str, object]:
    """Actions and roles of seats, under the names that the game gives them."""
    names = {deed.name: texts.text(f"{prefix}-deed-{deed.name}") for deed in findings[0].deeds}
    by_name = [{deed.name: deed for deed in found.deeds} for found in findings]
    return {
        "deeds": [[text, *deed_cells(by_name[0][name])] for name, text in names.items()],
        "deed_rows": [
            Row(text, [weight(own[name]) for own in by_name if name in own])
            for name, text in names.items()
        ],
        "roles": [
            (texts.text(f"{prefix}-role-{role}"), role_shares(findings, role, texts))
            for role in findings[0].roles
        ],
    }


def summary_cells(found: VariantResult, printed: str) -> list[str]:
    return [
        found.variant or printed,
        f"{found.games}",
        mean(found.length),
        mean(found.winning),
        mean(found.margin),
        f"{found.shared.share:.1%}",
    ]


def share_rows(of_variants: Sequence[Sequence[Share]]) -> list[Row]:
    """Shares by name; a variant that lacks a name has no bar there."""
    names = sorted({share.name for own in of_variants for share in own if share.games})
    rows = []
    for name in names:
        found = [s for own in of_variants for s in own if s.name == name and s.games]
        rows.append(Row(name, [Bar(share.share, *share.interval()) for share in found]))
    return rows


def deed_cells(deed: Deed) -> list[str]:
    return [f"{deed.winners:.2f}", f"{deed.others:.2f}", mean(deed.ahead)]


def weight(deed: Deed) -> Bar:
    """The weight with the interval of what it is made from."""
    scale = deed.weight / deed.ahead.mean if deed.ahead.mean else 0.0
    return Bar(deed.weight, deed.ahead.low * scale, deed.ahead.high * scale)


def role_shares(
    findings: Sequence[VariantResult], role: str, texts: Catalogue
) -> list[list[Share]]:
    """By role of a seat, how often it won."""
    return [
        [Share(in_words(s.name, texts), s.games, s.wins) for s in found.roles.get(role, [])]
        for found in findings
    ]


def in_words(name: str, texts: Catalogue) -> str:
    return texts.text(name[1:]) if name.startswith("@") else name


def change(difference: Difference) -> str:
    """With a star where the interval excludes zero."""
    changed = difference.changed
    star = "*" if changed.low > 0 or changed.high < 0 else ""
    return f"{mean(changed, signed=True)}{star}"


def mean(value: Mean, *, signed: bool = False) -> str:
    spread = value.high - value.mean
    return f"{value.mean:+.2f} ± {spread:.2f}" if signed else f"{value.mean:.2f} ± {spread:.2f}"


def write_games(path: Path, study: Study, parts: Sequence[Sequence[Outcome]]) -> None:
    """One row for every seat of every game, as CSV."""
    deeds, english = list(parts[0][0].deeds[0]), catalogue("en")
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        head = ["variant", "game", "seed", "length", "first", "seat", "bot", "place", "won"]
        writer.writerow([*head, "points", "forfeited", *deeds])
        for variant, outcomes in zip(study.variants, parts, strict=True):
            for number, outcome in enumerate(outcomes):
                game = [variant.name, number, f"{study.seed} {number}", outcome.length]
                for seat, bot in enumerate(outcome.bots):
                    own = outcome.deeds[seat]
                    told = [in_words(str(own.get(name, "")), english) for name in deeds]
                    writer.writerow(
                        [
                            *game,
                            letter(outcome.first) if outcome.first >= 0 else "",
                            letter(seat),
                            bot,
                            outcome.places[seat],
                            round(outcome.won(seat), 4),
                            outcome.points[seat],
                            int(seat in outcome.forfeits),
                            *told,
                        ]
                    )
