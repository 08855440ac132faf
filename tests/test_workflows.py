"""The workflows: they call what is there, with rights for what they do and nothing more."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from uguisu import __version__

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".github" / "workflows"
FILES = sorted(FOLDER.glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def workflow(name: str) -> Any:
    return yaml.safe_load((FOLDER / f"{name}.yml").read_text(encoding="utf-8"))


def commands(jobs: Any) -> list[str]:
    return [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]


def test_ci_calls_the_script_of_every_ci() -> None:
    assert ".ci/run" in commands(workflow("ci")["jobs"])
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_is_run_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    scripts = re.findall(r"\b(scripts[./]\w+)", text)
    assert scripts
    for name in scripts:
        assert (ROOT / f"{name.replace('.', '/')}.py").is_file(), name
    for name in re.findall(r"\b(deploy/\w+)", text):
        assert list(ROOT.glob(f"{name}*")), name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_actions_of_others_are_pinned_and_see_no_credentials(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert all(
        re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", used)
        for used in re.findall(r"uses: (.+)", text)
    )
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}


def test_compiled_wheels_are_made_for_every_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])

    assert built == promised == ["11", "12", "13", "14"]
    assert PROJECT["project"]["requires-python"] == ">=3.11"


def test_compiled_wheels_are_made_for_every_system_from_the_source_distribution() -> None:
    job = workflow("release")["jobs"]["wheels"]
    systems = " ".join(job["strategy"]["matrix"]["system"])

    assert all(name in systems for name in ("ubuntu", "-arm", "macos", "-intel", "windows"))
    assert any("cibuildwheel" in run and "dist/*.tar.gz" in run for run in commands({"w": job}))
    assert PROJECT["tool"]["cibuildwheel"]["environment"]["UGUISU_COMPILE"] == "1"
    for settings in (PROJECT["tool"]["cibuildwheel"], PROJECT["tool"]["cibuildwheel"]["macos"]):
        assert settings["environment"]["UGUISU_COMPILE"] == "1"


def test_nothing_is_published_without_a_tag() -> None:
    jobs = workflow("release")["jobs"]

    for name in ("publish", "tags"):
        assert jobs[name]["if"] == "github.ref_type == 'tag'"
    writers = {name for name, job in jobs.items() if "write" in str(job.get("permissions"))}
    assert writers == {"publish", "image", "tags"}
    pushes = [step for step in jobs["image"]["steps"] if "docker push" in step.get("run", "")]
    assert [step["if"] for step in pushes] == ["github.ref_type == 'tag'"]


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))

    assert citation["version"] == __version__
    assert citation["repository-code"] == PROJECT["project"]["urls"]["Repository"]
    assert citation["license"] == PROJECT["project"]["license"]
