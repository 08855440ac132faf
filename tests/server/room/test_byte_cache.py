"""The cache of encoded bytes."""

from uguisu.server.room.byte_cache import ByteCache


def test_what_was_used_least_recently_goes_first() -> None:
    cache: ByteCache[str] = ByteCache(room=10)
    cache.put("a", "A", 4)
    cache.put("b", "B", 4)
    assert cache.get("a") == "A"

    cache.put("c", "C", 4)

    assert [cache.get(key) for key in "abc"] == ["A", None, "C"]
    assert cache.used == 8


def test_something_kept_anew_takes_its_new_size() -> None:
    cache: ByteCache[str] = ByteCache(room=10)
    for size in (2, 5, 9):
        cache.put("a", "A", size)

    assert (cache.get("a"), cache.used) == ("A", 9)


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    cache: ByteCache[str] = ByteCache(room=10)
    cache.put("a", "A", 5)

    cache.put("b", "B", 11)

    assert (cache.get("b"), cache.used) == (None, 0)
