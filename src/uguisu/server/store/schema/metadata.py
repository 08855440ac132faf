"""The metadata of all database tables."""

from typing import Final

import sqlalchemy as sa

metadata = sa.MetaData()

NAME: Final = 24
"""Longest name, in characters."""
