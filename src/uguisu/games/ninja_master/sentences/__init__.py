"""What is said at a table of Ninja Master, all from views."""
