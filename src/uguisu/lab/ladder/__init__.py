"""The ladder of the bots: who beats whom, their ratings, and the tables about it."""
