"""Tournaments at a node: what is due is done, and everybody is told how it stands."""
