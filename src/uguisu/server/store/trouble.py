"""What can be wrong with a database, in one sentence."""

import contextlib
from collections.abc import Iterator

from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from uguisu.server.errors import CannotServe


@contextlib.contextmanager
def told_in_a_sentence() -> Iterator[None]:
    """A wrong URL, or what cannot be reached, becomes a CannotServe."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise CannotServe(f"The database URL cannot be used: {error}.") from error
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise CannotServe(f"The database cannot be opened: {reason}.") from error
