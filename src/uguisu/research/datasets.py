"""Data sets of games as Parquet files, for pandas, Arrow and Polars.

`write_games` has a row for every game, with its record; `write_decisions` a row for every decision:
the observation, the legal actions, the action, and the final result. The metadata of the file has
version, game, seats, options, seed and bots. `load_decisions` reads arrays for learning.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from uguisu import __version__
from uguisu.kernel.errors import BadInput
from uguisu.kernel.game import Game
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record
from uguisu.kernel.seats import CLOCK
from uguisu.research.arrays import Numbers, Observations, encoding_size

TOGETHER: Final = 500
"""Games that are written at a time: memory stays small, however many there are."""
ABOUT: Final = b"uguisu"
"""The key of what made a file, in its metadata."""

Rows = dict[str, list[Any]]
P = TypeVar("P", bound="Played")


class Played(Protocol):
    """A finished game, as stored in a data set."""

    @property
    def number(self) -> int: ...
    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def length(self) -> int: ...
    @property
    def forfeits(self) -> tuple[int, ...]: ...
    @property
    def text(self) -> str: ...


class Decisions(NamedTuple):
    """Rows of all arrays are decisions. `games` is the game of each, so that a test set can be
    split by games."""

    observations: Numbers
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    returns: Numbers
    seats: NDArray[np.int64]
    games: NDArray[np.int64]


def write_games(path: str, about: Mapping[str, Any], games: Iterable[P]) -> Iterator[P]:
    """Writes the games while passing them on."""

    def rows(game: Played) -> Rows:
        return {
            "game": [game.number],
            "bots": [list(game.bots)],
            "places": [list(game.places)],
            "points": [list(game.points)],
            "length": [game.length],
            "forfeits": [list(game.forfeits)],
            "record": [game.text],
        }

    return _write(path, _games_schema(), about, games, rows)


def write_decisions(
    path: str, about: Mapping[str, Any], rules: Game, games: Iterable[P]
) -> Iterator[P]:
    def rows(game: Played) -> Rows:
        return _decisions(rules, game)

    return _write(path, _decisions_schema(rules), about, games, rows)


def _decisions(rules: Game, game: Played) -> Rows:
    record = read_record(game.text, rules)
    play = Play(rules, record.seats, record.options, record.seed)
    state, observations = play.state, Observations(rules, play.state)
    rows: Rows = {name: [] for name in ("game", "decision", "seat", "bot", "observation")}
    rows |= {"legal": [], "action": []}
    for entry in record.entries:
        if entry.seat != CLOCK:
            rows["decision"].append(len(rows["action"]))
            rows["seat"].append(entry.seat)
            rows["bot"].append(game.bots[entry.seat])
            rows["observation"].append(observations.of(state, entry.seat))
            rows["legal"].append(sorted(state.legal(entry.seat)))
            rows["action"].append(entry.action)
        state.apply_at(entry.seat, entry.action, entry.at)
    returns = state.returns()
    rows["game"] = [game.number] * len(rows["action"])
    rows["place"] = [game.places[seat] for seat in rows["seat"]]
    rows["return"] = [returns[seat] for seat in rows["seat"]]
    return rows


def _games_schema() -> Any:
    import pyarrow as pa

    whole, lists = pa.int32(), pa.list_(pa.int32())
    return pa.schema(
        [
            ("game", pa.int64()),
            ("bots", pa.list_(pa.string())),
            ("places", lists),
            ("points", lists),
            ("length", whole),
            ("forfeits", lists),
            ("record", pa.string()),
        ]
    )


def _decisions_schema(rules: Game) -> Any:
    import pyarrow as pa

    return pa.schema(
        [
            ("game", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.float32(), encoding_size(rules))),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("place", pa.int8()),
            ("return", pa.float32()),
        ]
    )


def _write(
    path: str,
    schema: Any,
    about: Mapping[str, Any],
    games: Iterable[P],
    rows: Callable[[Played], Rows],
) -> Iterator[P]:
    import msgspec
    import pyarrow as pa
    import pyarrow.parquet as pq

    told = msgspec.json.encode({"version": __version__, **about})
    remaining = iter(games)
    with pq.ParquetWriter(path, schema.with_metadata({ABOUT: told}), compression="zstd") as writer:
        while together := list(islice(remaining, TOGETHER)):
            columns: Rows = {name: [] for name in schema.names}
            for game in together:
                for name, values in rows(game).items():
                    columns[name] += values
            writer.write_table(pa.table(columns, schema=writer.schema))
            yield from together


def load_decisions(path: str) -> Decisions:
    """All decisions of a file as arrays; raises BadInput if it has none."""
    import pyarrow.parquet as pq

    table = pq.read_table(path)
    if "observation" not in table.column_names:
        raise BadInput(f"{path} has no decisions: write it with `--decisions`.")
    about = described(path)
    observations = np.stack(table["observation"].to_numpy()) if len(table) else np.zeros((0, 0))
    masks = np.zeros((len(table), about["actions"]), np.bool_)
    for row, legal in enumerate(table["legal"].to_pylist()):
        masks[row, legal] = True
    numbers: Sequence[NDArray[Any]] = [
        table[name].to_numpy() for name in ("action", "return", "seat", "game")
    ]
    actions, returns, seats, games = numbers
    return Decisions(
        observations.astype(np.float32),
        masks,
        actions.astype(np.int64),
        returns.astype(np.float32),
        seats.astype(np.int64),
        games.astype(np.int64),
    )


def described(path: str) -> dict[str, Any]:
    """The metadata of a file."""
    import msgspec
    import pyarrow.parquet as pq

    metadata = pq.read_schema(path).metadata or {}
    if ABOUT not in metadata:
        raise BadInput(f"{path} was not written by uguisu.")
    about: dict[str, Any] = msgspec.json.decode(metadata[ABOUT])
    return about
