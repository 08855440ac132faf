"""What a seat of Shinobi may know."""
