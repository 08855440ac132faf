"""Observations of Ninjato as numbers, for learning: from a view, and faster from a state."""
