"""The commands of `uguisu`, one file each, imported when it is named."""
