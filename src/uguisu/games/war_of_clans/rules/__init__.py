"""The rules of War of Clans, the only code that changes its state."""
