"""Bots that learned: a neural network chooses, without search. They need only NumPy."""
