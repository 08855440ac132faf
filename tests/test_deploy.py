"""deploy/ and docs/hosting.md: what they name exists, and says what the server understands.

There is no container engine in the tests; the workflow `ci` starts the containers.
"""

import configparser
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from scripts.pypi_readme import repository_in
from tests.server.house import House, free_port, open_house
from uguisu.cli.dispatch import COMMANDS
from uguisu.server.api.health import ENDPOINTS
from uguisu.server.settings import PREFIX, Settings, load

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
OWNER = "/".join(repository_in(ROOT).split("/")[-2:])
ENVIRONMENT = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
SWITCHES = {"UGUISU_COMPILE", "UGUISU_WEB"}
PATHS = {endpoint.path for endpoint in ENDPOINTS}


def example_env() -> dict[str, str]:
    lines = (DEPLOY / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def filled_in(text: str) -> str:
    """Compose's variables, as .env.example has them with its gaps filled."""
    values = {name: value or "trial" for name, value in example_env().items()}
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: values[found[1]], text)


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} +(.+)$", DOCKERFILE, re.MULTILINE)


def unit() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "uguisu.service", encoding="utf-8")
    return parser


# The image.


def test_the_image_sets_what_the_server_or_the_build_knows() -> None:
    named = set(re.findall(r"\bUGUISU_\w+(?==)", DOCKERFILE))

    assert named
    assert named <= ENVIRONMENT | SWITCHES


def test_the_image_installs_extras_that_exist() -> None:
    extras = set(re.findall(r"--extra (\w+)", DOCKERFILE))

    assert {"postgres", "redis"} <= extras <= set(PROJECT["project"]["optional-dependencies"])


def test_the_image_runs_a_command_that_exists_and_not_as_root() -> None:
    assert instructions("ENTRYPOINT") == ['["uguisu"]']
    (words,) = map(yaml.safe_load, instructions("CMD"))
    assert words[0] in COMMANDS
    assert instructions("USER")[-1] == "10001:10001"


def test_both_stages_have_the_same_python() -> None:
    build, run = instructions("FROM")

    assert build == f"{run} AS build"


def test_the_context_holds_what_is_copied_and_what_builds_need() -> None:
    kept = re.findall(r"^!(.+)$", (DEPLOY / "Dockerfile.dockerignore").read_text(), re.MULTILINE)

    assert all((ROOT / name).exists() for name in kept)
    hooks = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["path"].split("/")[0]
    assert {"src", "web", hooks, "hatch_build.py", "docs/rules", "README.md"} <= set(kept)


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with open_house(Settings(data=str(tmp_path), port=free_port(), workers=1)) as opened:
        yield opened


def test_the_health_check_tells_a_node_that_lives(house: House) -> None:
    (check,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    _, *words = yaml.safe_load(check)

    def exit_code(port: int) -> int:
        environment = {"UGUISU_PORT": str(port), "PATH": ""}
        return subprocess.run(
            [sys.executable, *words], env=environment, capture_output=True, check=False
        ).returncode

    assert exit_code(house.settings.port) == 0
    assert exit_code(free_port()) != 0


# The compose file.


def nodes() -> list[dict[str, Any]]:
    return [service for name, service in COMPOSE["services"].items() if name.startswith("node")]


def test_there_are_two_nodes_with_all_they_need() -> None:
    assert set(COMPOSE["services"]) == {"node-a", "node-b", "caddy", "postgres", "redis"}
    assert len(nodes()) == 2


@pytest.mark.parametrize("node", nodes())
def test_a_node_gets_settings_that_the_server_understands(node: dict[str, Any]) -> None:
    environment = {name: filled_in(value) for name, value in node["environment"].items()}

    assert set(environment) <= ENVIRONMENT
    settings = load({}, environment)
    assert settings.database == "postgresql+psycopg://uguisu:trial@postgres/uguisu"
    assert settings.redis == "redis://redis"
    assert settings.secure_cookies
    (network,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert settings.trusted_proxies == network["subnet"]


@pytest.mark.parametrize("node", nodes())
def test_a_node_may_do_nothing_but_serve(node: dict[str, Any]) -> None:
    assert node["read_only"]
    assert node["cap_drop"] == ["ALL"]
    assert "ports" not in node
    assert node["image"].startswith(f"ghcr.io/{OWNER}:")
    assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).is_file()


def test_only_caddy_is_reached_from_outside() -> None:
    open_ = {name for name, service in COMPOSE["services"].items() if "ports" in service}

    assert open_ == {"caddy"}
    assert COMPOSE["networks"]["back"]["internal"]
    assert COMPOSE["services"]["postgres"]["networks"] == ["back"]


def test_what_the_compose_file_asks_for_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")

    assert set(re.findall(r"\$\{(\w+)", text)) == set(example_env())


def test_caddy_gets_what_its_file_asks_for_and_knows_all_nodes() -> None:
    caddy = COMPOSE["services"]["caddy"]
    asked = set(re.findall(r"\{\$(\w+)", CADDYFILE))
    upstreams = caddy["environment"]["UGUISU_NODES"].split()

    assert asked == set(caddy["environment"])
    assert [name.partition(":")[0] for name in upstreams] == ["node-a", "node-b"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in caddy["volumes"]


def test_caddy_asks_for_pages_that_exist() -> None:
    assert set(re.findall(r"(?:health_uri|respond) (/\w+)", CADDYFILE)) <= PATHS


# The unit of systemd.


def test_the_unit_starts_the_server_with_options_that_exist() -> None:
    program, command, *words = shlex.split(unit()["Service"]["ExecStart"])
    page = subprocess.run(
        [sys.executable, "-m", "uguisu", command, "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert Path(program).name == "uguisu"
    assert all(word in page for word in words if word.startswith("--"))


def test_the_unit_sets_what_the_server_knows() -> None:
    named = {word.partition("=")[0] for word in unit()["Service"]["Environment"].split()}

    assert {name for name in named if name.startswith("UGUISU_")} <= ENVIRONMENT


def test_the_unit_is_hardened() -> None:
    service = unit()["Service"]

    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "MemoryDenyWriteExecute"):
        assert service[name] == "yes", name
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


def test_the_settings_beside_the_unit_can_be_loaded() -> None:
    settings = load({}, {}, DEPLOY / "uguisu.toml")

    assert settings.secure_cookies
    assert settings.public_url.startswith("https://")


# The page that leads through it.


def test_the_page_names_files_that_exist() -> None:
    named = set(re.findall(r"\bdeploy/([\w.]+)", HOSTING))

    assert {"Dockerfile", "compose.yaml", "uguisu.service", "uguisu.toml", "Caddyfile"} <= named
    assert all((DEPLOY / name).is_file() for name in named)


def test_the_page_names_commands_that_exist() -> None:
    lines = re.findall(r"(?:^|`|/bin/)uguisu ([a-z]+)", HOSTING, re.MULTILINE)

    assert {"serve", "admin"} <= set(lines) <= set(COMMANDS)


def test_the_page_names_settings_that_exist() -> None:
    known = {field.name for field in msgspec.structs.fields(Settings)}
    told = re.findall(r"[Ss]et ((?:`\w+(?: = \w+)?`(?:, | and )?)+)", HOSTING)
    named = {name for words in told for name in re.findall(r"`(\w+)", words)}

    assert {"secure_cookies", "public_url", "metrics_token", "smtp"} <= named <= known
