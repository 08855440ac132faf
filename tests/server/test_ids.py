"""Ids of people, tables and nodes."""

from uguisu.server.ids import new_id


def test_no_id_looks_like_an_option_of_a_command_line() -> None:
    ids = {new_id() for _ in range(3_000)}

    assert len(ids) == 3_000
    assert not [id for id in ids if id.startswith("-")]
