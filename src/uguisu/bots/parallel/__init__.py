"""One decision searched by several processes."""
