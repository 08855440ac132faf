"""What the `Game` classes of our games share: components, observations and English sentences."""

from importlib.resources import files
from typing import ClassVar, TypeVar

import msgspec

from uguisu.games.bounds import check_bounds
from uguisu.kernel.encoding import Encoding, Field, StateEncoding
from uguisu.kernel.errors import BadComponents
from uguisu.kernel.game import Game
from uguisu.kernel.message import Message
from uguisu.kernel.type_variables import S, V

Components = TypeVar("Components")


class Rulebook(Game[S, V]):
    """A game with its components: the printed ones or house components."""

    observations: ClassVar[Encoding]

    def encode(self, view: V) -> list[float]:
        return self.observations.encode(self, view)

    @property
    def encoding(self) -> tuple[Field, ...]:
        return self.observations.fields.all

    @property
    def state_encoding(self) -> StateEncoding | None:
        """None for a game that only encodes views."""
        return getattr(self, "observations", None)

    def say(self, message: Message) -> str:
        """Texts are loaded on first use, so that processes that only play start faster."""
        from uguisu.texts import catalogue

        english = catalogue("en")
        if not english.has(message.id):
            from uguisu.games.third_party import add_texts

            add_texts(self)  # of another package, and not made by the registry
        return english.say(message)


def read_components(game: str, house: str, shape: type[Components]) -> Components:
    """The house components if there are any, else the printed ones, checked against `shape`. Raises
    BadComponents, and nothing else, whatever the text is."""
    if house:
        check_bounds(house)
    text = house or printed_components(game)
    try:
        return msgspec.toml.decode(text, type=shape)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadComponents(f"These components do not fit {game}: {error}") from error


def printed_components(game: str) -> str:
    folder = files("uguisu") / "games" / game.replace("-", "_")
    return (folder / "components.toml").read_text(encoding="utf-8")
