"""Bots that are not ours: programs, and Python classes of other packages."""
