"""The bots of Ninja Master, by rank."""
