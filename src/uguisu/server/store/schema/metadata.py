"""What all tables of the database belong to."""

from typing import Final

import sqlalchemy as sa

metadata = sa.MetaData()

NAME: Final = 24
"""Longest name, in characters."""
