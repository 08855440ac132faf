"""The bots of War of Clans, by rank."""
