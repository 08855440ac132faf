"""Several processes that are one server (`uguisu serve --processes`)."""
