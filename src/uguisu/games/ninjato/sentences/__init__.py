"""What is said at a table of Ninjato, all from views."""
