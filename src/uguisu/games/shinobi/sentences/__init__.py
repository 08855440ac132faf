"""What is said at a table of Shinobi, all from views."""
