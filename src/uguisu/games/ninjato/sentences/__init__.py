"""All sentences of Ninjato, made from views."""
