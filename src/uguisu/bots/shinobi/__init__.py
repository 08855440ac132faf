"""The bots of Shinobi, by rank."""
