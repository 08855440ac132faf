"""What is said at a table of Ninjato: picks, prompts, refusals and the log, all from views."""
