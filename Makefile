# Two commands are enough: make play, make test. Each installs what it needs.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal build test test-all test-rest test-compiled test-ray test-next mutants interleavings check format rules web web-types protocol playthroughs docs screenshots ladder bench bench-setup chaos hostile soak clean

UV := .tools/bin/uv
BIN := .venv/bin
ARGS ?=

unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME CONDA_PREFIX
unexport PYTHONDONTWRITEBYTECODE # every process would compile all it imports again
export UV_PYTHON := $(CURDIR)/.tools/bin/python
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS ?= true
export UV_COMPILE_BYTECODE ?= true

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser (ARGS="play shinobi --seats 5" in the terminal, and so on)
	@exec scripts/bootstrap play $(or $(ARGS),serve --open)

terminal: ## play in the terminal
	@exec scripts/bootstrap play

build: ## compile the engine and build the pages now (make play does it in the background)
	@exec scripts/bootstrap build

PYTEST = -m pytest -n auto --dist worksteal

test: .venv/.ready ## run every test once (ARGS="-k deploy" selects)
	@$(BIN)/python -m scripts.test_needs
	@exec $(BIN)/python $(PYTEST) $(ARGS)

test-all: .venv/.ready ## every test in full size, and on the compiled build
	@$(BIN)/python -m scripts.test_needs --all
	@$(BIN)/python -m scripts.compiled_venv >/dev/null
	@$(BIN)/python $(PYTEST) --full $(ARGS)
	@$(MAKE) --no-print-directory test-compiled

test-rest: .venv/.ready ## the part of test-all that test leaves out; CI runs it after test
	@$(BIN)/python -m scripts.test_needs --all
	@$(BIN)/python -m scripts.compiled_venv >/dev/null
	@exec $(BIN)/python $(PYTEST) --rest $(ARGS)

COMPILED_TESTS = $(addprefix tests/,bots contract games kernel playthroughs)

test-compiled: .venv/.ready ## the tests of engine and bots on the compiled build (ARGS=tests: all)
	@python=$$($(BIN)/python -m scripts.compiled_venv) && exec "$$python" $(PYTEST) $(or $(ARGS),$(COMPILED_TESTS))

test-ray: .venv/.ready ## the tests on Ray clusters (installs Ray)
	@$(UV) sync --frozen --inexact --extra ray
	@exec $(BIN)/pytest -m ray tests/lab/test_cluster.py tests/research/training/test_crews.py $(ARGS)

NEXT = uvicorn websockets

test-next: .venv/.ready ## the socket tests with the newest uvicorn and websockets (NEXT="uvicorn==0.60": with these)
	@$(UV) pip install --quiet --upgrade --no-deps --target build/next $(NEXT)
	@PYTHONPATH=build/next exec $(BIN)/python $(PYTEST) $(or $(ARGS),tests/server/transport)

check: .venv/.ready ## lint, format, types and layers, changing nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests scripts hatch_build.py $(wildcard bench campaigns examples)
	$(BIN)/lint-imports
	$(BIN)/python -m scripts.build_web --check

format: .venv/.ready ## format the code and fix what ruff can fix
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .

mutants: .venv/.ready ## mutation tests: planted faults that make test must catch (ARGS=secrets selects)
	@$(BIN)/python -m scripts.mutants $(ARGS)

interleavings: .venv/.ready ## 100,000 interleavings of commands: every accepted entry can be replayed (ARGS="--seed 7")
	@$(BIN)/python -m scripts.interleavings $(ARGS)

rules: .venv/.ready ## list clauses without tests and stale translations of the rulebooks
	@$(BIN)/python -m scripts.rules
	@$(BIN)/python -m scripts.rulebooks

web: .venv/.ready ## build the browser pages, if anything changed
	@$(BIN)/python -m scripts.build_web

web-types: .venv/.ready ## generate the browser's types of the protocol
	@$(BIN)/python -m scripts.web_types

docs: .venv/.ready ## build the documentation site in build/docs; a broken link fails
	@$(UV) sync --frozen --inexact --quiet --group docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

screenshots: .venv/.ready ## take the README's pictures, and every page in every size (build/screens)
	@$(BIN)/python -m scripts.screenshots

protocol: .venv/.ready ## generate docs/protocol.md and docs/requests.md from the types of the protocol
	@$(BIN)/python -m uguisu.server.protocol.manual docs/protocol.md
	@$(BIN)/python -m scripts.requests_page

playthroughs: .venv/.ready ## regenerate the golden playthroughs (ARGS=war-of-clans selects a game)
	@$(BIN)/python -m scripts.playthroughs $(ARGS)

ladder: .venv/.ready ## measure the bots and write docs/bots.md, which takes hours (ARGS="--seed 2")
	@set -e; python=$$($(BIN)/python -m scripts.compiled_venv); uguisu="$$(dirname "$$python")/uguisu"; \
	"$$uguisu" ladder all --write docs/bots.md $(ARGS); \
	"$$uguisu" ladder all --seconds 0.1 --only openspiel --games 40 --processes 1 --write docs/bots.md $(ARGS)

BENCHES = $(filter-out %_worker.py %_driver.py %_idle.py bench/openspiel_peer.py bench/ratios.py bench/sockets.py,$(wildcard bench/*.py))

bench: .venv/.ready ## run every benchmark (ARGS=--quick for the short forms)
	@set -e; for script in $(BENCHES); do echo "== $$script"; $(BIN)/python "$$script" $(ARGS); done

bench-setup: .venv/.ready ## install what only the benchmarks need
	$(UV) sync --frozen --inexact --group bench
	UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --frozen --inexact --no-install-project --group bench
	$(BIN)/python bench/server.py --setup

chaos hostile soak: .venv/.ready
	@exec $(BIN)/python -m campaigns $@ $(ARGS)

chaos: ## kill and hang nodes, PostgreSQL and Redis during games (ARGS=--quick: a minute)
hostile: ## send a million malformed messages and requests (ARGS=--quick)
soak: ## play thousands of tables and look for leaks (ARGS=--quick)

clean: ## remove environments, tools, builds and caches
	rm -rf .venv .venv-compiled .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests scripts campaigns -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.ready: .tools/.ready pyproject.toml uv.lock
	@$(UV) sync --frozen --inexact --quiet
	@touch $@

.tools/.ready: scripts/bootstrap scripts/tools.py
	@scripts/bootstrap tools
	@touch $@
