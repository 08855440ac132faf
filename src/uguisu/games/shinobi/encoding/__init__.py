"""Observations of Shinobi as numbers, for learning: from a view, and faster from a state."""
