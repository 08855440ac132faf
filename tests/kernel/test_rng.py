"""Chance: pinned for ever, uniform, and independent where it must be.

The known answers must never change: records made with one version replay on every other.
"""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from uguisu.kernel.rng import Chance, Lots, key_of, scrambled


def chance(seed: int | str = "crane", counter: int = 0) -> Chance:
    return Chance(key_of(seed), counter)


# Known answers.


@pytest.mark.parametrize(
    ("seed", "key"),
    [
        (0, "17913c79b40a65de65ae340b95cac8aedc397d1e825372707e57b2d10b5888a6"),
        ("0", "17913c79b40a65de65ae340b95cac8aedc397d1e825372707e57b2d10b5888a6"),
        (b"0", "17913c79b40a65de65ae340b95cac8aedc397d1e825372707e57b2d10b5888a6"),
        ("crane", "64d115739e632c1935b84a30784bbc388dab3f5181e141e484dd1d1f06a71ae2"),
        ("鶯", "38ee95b303d3046a4c6cabb4eba7a18b62da06355bfca8ea84474990df1f7b16"),
    ],
)
def test_seeds_make_known_keys(seed: int | str | bytes, key: str) -> None:
    assert key_of(seed).hex() == key


def test_the_stream_of_a_key_is_known() -> None:
    stream = chance()

    assert [stream.word() for _ in range(8)] == [
        55668,
        49395,
        50632,
        3258,
        9905,
        33429,
        11582,
        13801,
    ]


def test_the_stream_is_blake2b_of_the_block_number() -> None:
    """The definition, so that a verifier can be written in any language."""
    stream = chance()
    key = blake2b(b"crane", digest_size=32, person=b"uguisu seed").digest()
    blocks = b"".join(blake2b(i.to_bytes(8, "big"), key=key).digest() for i in range(3))

    words = [stream.word() for _ in range(96)]

    assert b"".join(int(word).to_bytes(2, "big") for word in words) == blocks


def test_numbers_below_a_limit_are_known() -> None:
    stream = chance()

    assert [stream.below(n) for n in (2, 3, 6, 10, 52, 58, 1000, 65536)] == [
        0,
        0,
        4,
        8,
        25,
        21,
        582,
        13801,
    ]
    assert stream.counter == 8


def test_a_shuffle_is_known() -> None:
    assert chance().shuffled(bytes(range(10))) == bytes([7, 6, 1, 2, 4, 5, 9, 0, 3, 8])


def test_a_fork_is_known() -> None:
    assert chance().fork("deck").below(1000) == 336


def test_lots_are_known() -> None:
    lots = Lots(1)

    assert [lots.below(1000) for _ in range(6)] == [943, 738, 125, 387, 47, 987]


# What must hold for all of them.


def test_a_stream_continues_at_its_counter() -> None:
    first = chance()
    words = [first.word() for _ in range(100)]

    assert first.counter == 100
    for at in (0, 1, 31, 32, 33, 64, 99):
        assert chance(counter=at).word() == words[at]


def test_words_too_large_are_thrown_away_so_that_all_numbers_are_equally_likely() -> None:
    n = 40_000  # the words from 40,000 on would make 0 to 25,535 twice as likely
    plain, limited = chance(), chance()
    kept = [word for word in (plain.word() for _ in range(200)) if word < n]

    assert [limited.below(n) for _ in kept] == kept
    assert len(kept) < 200


@given(st.integers(1, 65536), st.integers(0, 10**12))
def test_numbers_are_below_their_limit(n: int, counter: int) -> None:
    assert 0 <= chance(counter=counter).below(n) < n


def test_one_number_needs_no_chance_to_be_zero() -> None:
    assert chance().below(1) == 0


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (58, 95.8)])
def test_numbers_are_uniform(n: int, limit: float) -> None:
    """Chi-square of 5,800 draws with a fixed seed; the limits are the 99.9 % quantiles."""
    stream = chance("uniform")
    counts = Counter(stream.below(n) for _ in range(5800))

    expected = 5800 / n
    assert sum((counts[i] - expected) ** 2 / expected for i in range(n)) < limit


def test_all_orders_of_three_cards_are_equally_likely() -> None:
    stream = chance("orders")
    counts = Counter(stream.shuffled(b"abc") for _ in range(6000))

    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5


@given(st.binary(max_size=80), st.integers(0, 200))
@example(bytes(range(256)) * 12, 0)  # so many cards that some words must be thrown away
def test_a_shuffle_draws_a_place_for_every_card_from_the_last_on(cards: bytes, at: int) -> None:
    stream, same = chance(counter=at), chance(counter=at)
    expected = list(cards)
    for last in range(len(expected) - 1, 0, -1):
        other = same.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    assert list(stream.shuffled(cards)) == expected
    assert stream.counter == same.counter
    assert stream.word() == same.word()


@given(st.binary(max_size=80))
def test_a_shuffle_keeps_the_cards(cards: bytes) -> None:
    assert sorted(chance().shuffled(cards)) == sorted(cards)


def test_a_fork_does_not_move_its_parent() -> None:
    parent = chance()
    parent.word()

    parent.fork("dice").word()

    assert parent.counter == 1


def test_forks_differ_by_name_by_place_and_from_their_parent() -> None:
    parent, later = chance(), chance(counter=1)

    streams = [parent, parent.fork("a"), parent.fork("b"), later.fork("a")]

    assert len({tuple(stream.word() for _ in range(4)) for stream in streams}) == 4
    assert chance().fork("a").word() == chance().fork("a").word()


def test_different_seeds_make_different_streams() -> None:
    assert len({chance(seed).word() for seed in range(50)}) > 45


def test_lots_are_within_bounds_and_roughly_uniform() -> None:
    lots = Lots(7)
    counts = Counter(lots.below(10) for _ in range(10_000))

    assert set(counts) == set(range(10))
    assert sum((counts[i] - 1000) ** 2 / 1000 for i in range(10)) < 27.9


@pytest.mark.parametrize("seed", [0, 1, -1, 2**32, 10**20])
def test_lots_take_any_seed(seed: int) -> None:
    assert 0 <= Lots(seed).below(6) < 6


@given(st.integers(0, (1 << 32) - 1))
@example((1 << 32) - 1)
@example(0)
def test_seeds_are_scrambled_by_one_multiplication_in_32_bits(seed: int) -> None:
    assert scrambled(seed) == (seed * 2654435761 + 88675123) % (1 << 32)
