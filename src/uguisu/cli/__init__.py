"""The command line."""

from uguisu import __version__


def main() -> None:
    """Print the version."""
    print(f"uguisu {__version__}")
