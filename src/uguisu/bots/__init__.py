"""Bots: programs that sit on seats. They see views, never states."""
