"""External bots: programs, and Python classes of other packages."""
