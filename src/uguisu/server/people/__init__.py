"""Identity, rate limits, and ratings."""
