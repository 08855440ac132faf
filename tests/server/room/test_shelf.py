"""The cache of encoded bytes."""

from uguisu.server.room.shelf import Shelf


def test_what_was_used_least_recently_goes_first() -> None:
    shelf: Shelf[str] = Shelf(room=10)
    shelf.put("a", "A", 4)
    shelf.put("b", "B", 4)
    assert shelf.get("a") == "A"

    shelf.put("c", "C", 4)

    assert [shelf.get(key) for key in "abc"] == ["A", None, "C"]
    assert shelf.used == 8


def test_something_kept_anew_takes_its_new_size() -> None:
    shelf: Shelf[str] = Shelf(room=10)
    for size in (2, 5, 9):
        shelf.put("a", "A", size)

    assert (shelf.get("a"), shelf.used) == ("A", 9)


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf: Shelf[str] = Shelf(room=10)
    shelf.put("a", "A", 5)

    shelf.put("b", "B", 11)

    assert (shelf.get("b"), shelf.used) == (None, 0)
