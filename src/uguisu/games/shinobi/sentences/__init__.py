"""All sentences of Shinobi, made from views."""
