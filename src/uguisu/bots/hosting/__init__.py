"""How a host asks a bot: within a time limit, with a lower rank as fallback."""
