"""Fields of observations: where they begin, how many numbers they have, and their units."""

from uguisu.kernel.encoding import Field, Fields


def test_a_field_begins_where_the_one_before_ends() -> None:
    fields = Fields()

    assert fields.add("seats", 3, "one-hot") == 0
    assert fields.add("lives", 2, "lives / 5 by seat") == 3
    assert fields.add("round", 1, "round / round limit") == 5

    assert fields.all[1] == Field("lives", 2, "lives / 5 by seat")
    assert fields.units == [1, 1, 1, 5, 5, 1]


def test_parts_have_their_own_counts_and_units() -> None:
    fields = Fields()
    fields.add("before", 1, "anything")

    at = fields.add_each("players", 2, "honour / 100, tiles / 2 by skill (3), mask", "by seat: ")

    assert at == 1
    assert fields.units[at:] == [100, 2, 2, 2, 1] * 2
    assert fields.all[1] == Field(
        "players", 10, "by seat: honour / 100, tiles / 2 by skill (3), mask"
    )
