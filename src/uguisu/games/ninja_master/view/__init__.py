"""What a seat of Ninja Master may know."""
