"""`python -m uguisu`: the same as the command `uguisu`."""

from uguisu.cli import main

if __name__ == "__main__":
    main()
