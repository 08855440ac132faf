"""Observations of War of Clans as numbers, for learning: from a view, and faster from a state."""
