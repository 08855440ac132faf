"""The planted faults of `make mutants`: each still fits, and names tests of `make test`."""

import pytest

from scripts.mutants import LIST, ROOT, Mutant, mutants

ALL = mutants()


def test_there_are_forty_faults_of_every_kind() -> None:
    assert len(ALL) >= 40
    assert {one.kind for one in ALL} == {"doors", "people", "rules", "secrets", "storage"}
    assert len({one.name for one in ALL}) == len(ALL)


@pytest.mark.parametrize("mutant", ALL, ids=lambda one: one.name)
def test_a_fault_can_still_be_planted(mutant: Mutant) -> None:
    """If it cannot, the code has changed: move the fault in tests/mutants to where the same rule
    is now, and see `make mutants` catch it."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8")

    assert mutant.change(text) != text, LIST
    for test in mutant.tests:
        path, _, name = test.partition("::")
        assert (ROOT / path).exists(), test
        assert not name or f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), test
