"""The rules of Shinobi, one file per chapter: the only code that changes its state."""
