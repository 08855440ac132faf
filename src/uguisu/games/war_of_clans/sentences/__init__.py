"""What is said at a table of War of Clans, all from views."""
