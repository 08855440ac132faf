"""The state and the view of one game, as type variables.

Left out, they mean any: `Game` is `Game[State, View]`. Only type checkers know such defaults before
Python 3.13.
"""

from typing import TYPE_CHECKING

from uguisu.kernel.state import State
from uguisu.kernel.view import View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)
    V = TypeVar("V", bound=View, default=View)
    S_co = TypeVar("S_co", bound=State, default=State, covariant=True)
    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V", bound=View)
    S_co = TypeVar("S_co", bound=State, covariant=True)
    V_co = TypeVar("V_co", bound=View, covariant=True)
