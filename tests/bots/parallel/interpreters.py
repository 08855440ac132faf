"""Another installation of this package, made in no time."""

import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def another_python(folder: Path) -> Path:
    """The interpreter of an environment of its own, which finds the same packages as ours, and the
    tests."""
    venv.create(folder / "other", symlinks=True, with_pip=False)
    paths = {"base": str(folder / "other"), "platbase": str(folder / "other")}
    site = Path(sysconfig.get_path("purelib", "venv", paths))
    ours = [ROOT / "src", ROOT, sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    (site / "ours.pth").write_text("".join(f"{path}\n" for path in ours))
    return folder / "other" / "bin" / "python"
