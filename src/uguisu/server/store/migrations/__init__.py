"""Alembic's scripts: one file per change of the schema."""
