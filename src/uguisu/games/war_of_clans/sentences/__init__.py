"""All sentences of War of Clans, made from views."""
