"""All sentences of Ninja Master, made from views."""
