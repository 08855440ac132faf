"""Shared parts of `uguisu admin`: the database, reports, suspensions."""
