"""What a seat of Ninjato may know."""
