"""Bots of Ninjato."""
