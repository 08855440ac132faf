"""What a seat of War of Clans may know."""
