"""Token buckets."""

from uguisu.server.people.buckets import Bucket, Buckets, per_minute


def test_a_full_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3)

    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.5) for _ in range(2)] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=1, burst=2)
    bucket.take(0)

    assert [bucket.take(1_000) for _ in range(3)] == [True, True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = per_minute(1)

    assert buckets.take("Aki", 0)
    assert not buckets.take("Aki", 1)
    assert buckets.take("Ben", 1)
    assert buckets.take("Aki", 61)


def test_the_longest_unused_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, kept=2)

    for name in ("Aki", "Ben", "Aki", "Cho"):
        buckets.take(name, 0)

    assert set(buckets.found) == {"Aki", "Cho"}
