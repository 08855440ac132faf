"""The report of a study: one HTML file that needs nothing else, and the games as a table."""

import csv
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from uguisu import __version__
from uguisu.games import GAMES
from uguisu.kernel.seats import letter
from uguisu.lab.balance.plots import Bar, Row, histogram, whiskers
from uguisu.lab.balance.study import Difference, Study, VariantResult
from uguisu.lab.playing import Outcome
from uguisu.lab.shares import Mean, Share
from uguisu.texts import Catalogue

Say = Callable[..., str]

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --rule: #c9c4b8;
  --c0: #2b6a99; --c1: #c4631a; --c2: #3d7d4f; --c3: #8a4b8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #171b21; --rule: #4a505a;
  --c0: #6fb0e0; --c1: #ef9a55; --c2: #7cc391; --c3: #c993ce; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--rule); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--ink); }
.c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); }
.whisker, .axis { stroke: var(--ink); stroke-width: 1.5; }
.fair { stroke: var(--ink); stroke-dasharray: 4 4; }
.key { display: inline-block; width: 1em; height: 1em; margin: 0 .4em 0 1em;
  vertical-align: -.15em; } .key.c0 { background: var(--c0); } .key.c1 { background: var(--c1); }
.key.c2 { background: var(--c2); } .key.c3 { background: var(--c3); }
"""


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

    title = say("title", game=f"@{GAMES[study.game].prefix.lower()}-title", seats=study.seats)
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('how', games=study.games, bots=', '.join(study.bots), seed=study.seed))}"
        f"</p><p><code>{escape(command)}</code> · uguisu {__version__}</p>",
        _key(findings),
        _summary(findings, say),
        *_shares(study, findings, say),
        *_spreads(findings, say),
        *_deciders(findings, say, texts),
        *_changes(changes, say),
    ]
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(sections)}</body></html>\n"
    )


def _key(findings: Sequence[VariantResult]) -> str:
    if len(findings) == 1:
        return ""
    keys = (
        f'<span class="key c{number % 4}"></span>{escape(found.variant)}'
        for number, found in enumerate(findings)
    )
    return f"<p>{''.join(keys)}</p>"


def _summary(findings: Sequence[VariantResult], say: Say) -> str:
    rows = [
        [
            found.variant or say("printed"),
            f"{found.games}",
            mean(found.length),
            mean(found.winning),
            mean(found.margin),
            f"{found.shared.share:.1%}",
        ]
        for found in findings
    ]
    head = [say(n) for n in ("variant", "games", "length", "winning", "margin", "shared")]
    return table(head, rows)


def _shares(study: Study, findings: Sequence[VariantResult], say: Say) -> list[str]:
    fair = 1 / study.seats
    parts = [
        _share_plot(say("seats"), [found.seats for found in findings], fair),
        _share_plot(say("order"), [found.order for found in findings], fair),
    ]
    if len(study.bots) > 1:
        parts.append(_share_plot(say("bots"), [found.bots for found in findings], fair))
    return parts


def _share_plot(title: str, shares: Sequence[Sequence[Share]], line: float | None) -> str:
    """Shares by name; a variant that lacks a name has no bar there."""
    names = sorted({share.name for own in shares for share in own if share.games})
    rows = []
    for name in names:
        found = [share for own in shares for share in own if share.name == name and share.games]
        rows.append(Row(name, [Bar(share.share, *share.interval()) for share in found]))
    return f"<h2>{escape(title)}</h2>{whiskers(title, rows, line, '%')}" if rows else ""


def _spreads(findings: Sequence[VariantResult], say: Say) -> list[str]:
    parts = []
    for title, series in (
        (say("lengths"), [found.lengths for found in findings]),
        (say("points"), [found.points for found in findings]),
    ):
        parts.append(f"<h2>{escape(title)}</h2>{histogram(title, series)}")
    return parts


def _deciders(findings: Sequence[VariantResult], say: Say, texts: Catalogue) -> list[str]:
    title = say("deciders")
    names = [deed.name for deed in findings[0].deeds]
    deeds = [{deed.name: deed for deed in found.deeds} for found in findings]
    rows = [
        Row(say(f"deed-{name}"), [_weight(own[name]) for own in deeds if name in own])
        for name in names
    ]
    cells = [
        [say(f"deed-{name}"), f"{d.winners:.2f}", f"{d.others:.2f}", mean(d.ahead)]
        for name in names
        for d in [deeds[0][name]]
    ]
    head = [say(name) for name in ("deed", "winners", "others", "ahead")]
    parts = [f"<h2>{escape(title)}</h2><p>{escape(say('deciders-how'))}</p>"]
    if rows:
        parts += [whiskers(title, rows, None, ""), table(head, cells)]
    for sort in findings[0].sorts:
        named = [
            [Share(_worded(s.name, texts), s.games, s.wins) for s in found.sorts.get(sort, [])]
            for found in findings
        ]
        parts.append(_share_plot(say(f"sort-{sort}"), named, None))
    return parts


def _weight(deed: Any) -> Bar:
    """The weight with the interval of what it is made from."""
    scale = deed.weight / deed.ahead.mean if deed.ahead.mean else 0.0
    return Bar(deed.weight, deed.ahead.low * scale, deed.ahead.high * scale)


def _worded(name: str, texts: Catalogue) -> str:
    return texts.text(name[1:]) if name.startswith("@") else name


def _changes(changes: Sequence[Difference], say: Say) -> list[str]:
    if not changes:
        return []
    rows = [
        [d.variant, say(d.what), f"{d.base:.2f}", f"{mean(d.changed, signed=True)}{_star(d)}"]
        for d in changes
    ]
    head = [say(name) for name in ("variant", "measure", "base", "change")]
    title = say("changes")
    return [f"<h2>{escape(title)}</h2><p>{escape(say('changes-how'))}</p>", table(head, rows)]


def _star(difference: Difference) -> str:
    changed = difference.changed
    return "*" if changed.low > 0 or changed.high < 0 else ""


def mean(value: Mean, *, signed: bool = False) -> str:
    spread = value.high - value.mean
    return f"{value.mean:+.2f} ± {spread:.2f}" if signed else f"{value.mean:.2f} ± {spread:.2f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def write_games(path: Path, study: Study, parts: Sequence[Sequence[Outcome]]) -> None:
    """One row for every seat of every game, as CSV."""
    deeds = list(parts[0][0].deeds[0])
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        head = ["variant", "game", "seed", "length", "first", "seat", "bot", "place", "won"]
        writer.writerow([*head, "points", *deeds])
        for variant, outcomes in zip(study.variants, parts, strict=True):
            for number, outcome in enumerate(outcomes):
                game = [variant.name, number, f"{study.seed} {number}", outcome.length]
                for seat, bot in enumerate(outcome.bots):
                    own = outcome.deeds[seat]
                    told = [str(own.get(name, "")).removeprefix("@") for name in deeds]
                    writer.writerow(
                        [
                            *game,
                            letter(outcome.first) if outcome.first >= 0 else "",
                            letter(seat),
                            bot,
                            outcome.places[seat],
                            round(outcome.won(seat), 4),
                            outcome.points[seat],
                            *told,
                        ]
                    )
