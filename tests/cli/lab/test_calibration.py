"""`uguisu lab calibration`: tables in Markdown, printed or put in their place."""

from pathlib import Path

from tests.cli.test_cli import Captured, invalid, printed

STUDY = ("lab", "calibration", "war-of-clans", "--games", "1", "--bot", "genin", "--processes", "1")


def test_tables_are_put_in_their_place(tmp_path: Path, capsys: Captured) -> None:
    page = tmp_path / "review.md"
    page.write_text(
        "before\n<!-- calibration war-of-clans -->\nold\n<!-- end -->\nafter\n", "utf-8"
    )

    printed(capsys, *STUDY, "--write", str(page))

    text = page.read_text("utf-8")
    assert "old" not in text
    assert text.startswith("before\n<!-- calibration war-of-clans -->\n1 games of 3 genin")
    assert text.count("| said | times |") == 2
    assert text.endswith("<!-- end -->\nafter\n")


def test_a_page_without_a_place_is_refused_at_once(tmp_path: Path, capsys: Captured) -> None:
    page = tmp_path / "review.md"
    page.write_text("nothing here", "utf-8")

    said = invalid(capsys, *STUDY, "--write", str(page))

    assert "<!-- calibration war-of-clans -->" in said
    assert page.read_text("utf-8") == "nothing here"
