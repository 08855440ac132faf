"""Races in real time: who was first over a network, and how people and bots react."""
