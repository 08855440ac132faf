"""Bots that learned: a network of numbers chooses, without search. They need NumPy, no more."""
