"""Decision records: `docs/decisions/0125-actions-are-a-type.md` begins with `# 0125 · Title` and a
status."""

import re
from pathlib import Path

import pytest

RECORDS = sorted((Path(__file__).resolve().parents[2] / "docs" / "decisions").glob("*.md"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_has_its_number_a_title_and_a_status(record: Path) -> None:
    title, blank, status = record.read_text(encoding="utf-8").splitlines()[:3]

    assert re.fullmatch(rf"# {record.stem[:4]} · \S.*", title)
    assert (blank, status.split(":")[0]) == ("", "Status")


def test_no_two_records_have_one_number() -> None:
    numbers = [record.stem[:4] for record in RECORDS]

    assert len(set(numbers)) == len(numbers)
