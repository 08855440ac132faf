"""What is asked and answered over HTTP, one module for each kind of thing."""
