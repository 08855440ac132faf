"""The table in the terminal: an application, its screens, and a board for every game."""
