"""The compiled build says to running servers that it is there, and only while it is."""

from functools import partial
from pathlib import Path

import pytest

from scripts import compiled_venv


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    venv = tmp_path / ".venv-compiled"
    (venv / "lib" / "python3" / "site-packages").mkdir(parents=True)
    monkeypatch.setattr(compiled_venv, "VENV", venv)
    monkeypatch.setattr(compiled_venv, "READY", tmp_path / "ready")
    return venv


def test_a_compiled_installation_is_found_by_running_servers(venv: Path) -> None:
    (venv / "lib" / "python3" / "site-packages" / "uguisu__mypyc.so").touch()

    compiled_venv.make_ready()
    compiled_venv.make_ready()

    assert compiled_venv.READY.resolve() == venv


def test_a_plain_one_is_not(venv: Path) -> None:
    assert venv.is_dir()

    compiled_venv.make_ready()

    assert not compiled_venv.READY.is_symlink()


def test_what_is_installed_is_installed_again_only_when_its_state_changes(venv: Path) -> None:
    calls: list[str] = []

    for state in ("one", "one", "two"):
        compiled_venv.bring_up_to_date("uguisu", state, partial(calls.append, state))

    assert calls == ["one", "two"]
    assert compiled_venv.stamp_of("uguisu") == "two"
    assert compiled_venv.stamp_of("packages") is None
    assert venv.is_dir()
