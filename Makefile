# One word for each daily task. Every target does its own setup, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Bytecode is written when a module first runs, because most installed modules never do. pip reads 0 as no.
export PIP_NO_COMPILE := 0
unexport PYTHONDONTWRITEBYTECODE
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.ftl' -o -name '*.txt' -o -name 'py.typed') setup.py pyproject.toml
# Everything that builds or installs runs alone in this checkout.
ALONE = $(PYTHON) tools/alone.py $(MAKE) --silent --no-print-directory
PYTEST := $(BIN)/python -m pytest -q -n auto -p no:cacheprovider
# Tests that wait more than they compute: two per core.
PYTEST_WAITING := PYTEST_XDIST_AUTO_NUM_WORKERS=$$(($$($(BIN)/python -c 'import os; print(os.cpu_count())') * 2)) $(PYTEST)
# The engine is tested compiled and interpreted; readers, words, bots, lab, commands, server and browser once, as installed.
ONCE := tests/laws/test_readers.py tests/laws/test_words.py tests/laws/test_ledger.py tests/laws/test_components.py
ENGINE := tests/core tests/games tests/laws $(ONCE:%=--ignore=%)
# If both sides are interpreted there is nothing to compare; how well greedy plays is measured only with the fast engine.
ONE_SPEED := -k 'not compiled_and_interpreted and not greedy'
TESTED_ONCE := $(ONCE) tests/bots tests/lab tests/cli tests/env tests/plugins tests/seats tests/test_docs.py tests/test_english.py tests/test_locks.py
CLIENT := src/pithead/server/static
CODE := src tests tools bench examples docs/conf.py setup.py

.PHONY: setup play client develop test test-server doors other-python check mutants audit lighthouse docs reports bench clean python-version built-client

setup: python-version
	@$(ALONE) $(VENV)/installed

# The engine and the client are built side by side, while the engine's dependencies are installed.
play: python-version
	@$(ALONE) -j3 $(VENV)/installed built-client
	@$(BIN)/pithead serve --open

client: python-version
	@$(ALONE) built-client

# Everything that the tests and checks need, without running them.
develop: python-version
	@$(ALONE) -j3 $(VENV)/test-tools built-client

test: develop
	@echo "== interpreted engine"
	PYTHONPATH=src PITHEAD_MODE=interpreted $(PYTEST) $(ONE_SPEED) $(ENGINE)
	@if $(BIN)/python -c 'import pithead, sys; sys.exit(not pithead.COMPILED)'; then \
	  echo "== compiled engine" && \
	  PITHEAD_MODE=compiled $(PYTEST) $(ENGINE); \
	else \
	  echo "No C compiler with Python headers was found, so only the interpreted engine was tested."; \
	fi
	@echo "== bots, lab and commands"
	$(PYTEST) --dist loadgroup $(TESTED_ONCE)
	@echo "== client"
	@$(BIN)/python tools/front.py test
	@$(MAKE) --no-print-directory test-server

# A worker with an open browser cannot run an event loop of its own, so the browser tests come last.
test-server: develop
	@echo "== server"
	$(PYTEST_WAITING) --dist worksteal tests/server
	@echo "== what is shipped, attack and browser"
	$(PYTEST_WAITING) --dist loadfile --no-loadscope-reorder tests/ship tests/attack tests/browser

# The former name.
doors: test-server

# The laws of every game, and of games in plain Python, on a newer Python than most people have, whichever one runs here.
other-python: develop
	$(BIN)/python tools/pyodide.py tests/core/test_state.py tests/core/test_versions.py tests/laws/test_records.py tests/laws/test_laws.py \
	  tests/plugins/test_small_games.py -k 'test_state or test_versions or golden or 2-L'

check: python-version
	@$(ALONE) $(VENV)/test-tools
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/python tools/fields.py check
	$(BIN)/python tools/english.py
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/front.py check

# Plants small faults in the sources of a game, one at a time, and reports which ones its tests notice.
mutants: COUNT ?= 20
mutants: SEED ?= 1
mutants: develop
	$(if $(GAME),,$(error Name the game: make mutants GAME=dynamine COUNT=20))
	$(BIN)/python tools/mutants.py $(GAME) --count $(COUNT) --seed $(SEED)

# Known vulnerabilities of the locked dependencies; says so if no service can be reached.
audit:
	@$(PYTHON) tools/audit.py

# The lobby and a table as a phone loads them; run it on an otherwise idle machine.
lighthouse: develop
	$(BIN)/python tools/lighthouse.py

# The site, in site/; its first page is site/index.html.
docs: python-version
	@$(ALONE) $(VENV)/docs-tools
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -d build/doctrees docs site
	@echo "The site is at site/index.html"

# The reports on the published games that docs/balance.md describes; the same seeds give the same pages. `make docs` links them.
reports: develop
	@mkdir -p docs/_static/reports
	@for game in $$($(BIN)/python -c 'import pithead; print(*pithead.CATALOGUE)'); do \
	  $(BIN)/pithead report $$game --games 1000 --out docs/_static/reports/$$game.html || exit 1; \
	done

bench: setup
	$(BIN)/python tools/bench.py

clean:
	$(PYTHON) tools/alone.py rm -rf $(VENV) .compiled build dist site src/*.egg-info

python-version:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, but $(PYTHON) was not found; install it or run: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; run: make PYTHON=/path/to/python3.11"; exit 1; }

# ---- built and installed alone, by the targets above --------------------------------------------

built-client: $(VENV)/python
	@$(BIN)/python tools/front.py build >/dev/null

$(VENV)/python:
	@$(PYTHON) -m venv $(VENV) || { echo "The venv module is missing; on Debian: apt install python3-venv"; exit 1; }
	@touch $@

# The engine as users get it: compiled if there is a C compiler.
$(VENV)/wheel-built: $(VENV)/python $(SOURCES)
	@echo "Building pithead ..."
	@rm -rf build $(VENV)/wheel
	@PITHEAD_CLIENT=0 $(PIP) wheel --no-deps --wheel-dir $(VENV)/wheel .
	@rm -rf build src/*.egg-info
	@touch $@

$(VENV)/requirements: $(VENV)/python pyproject.toml
	@$(BIN)/python tools/extra.py | $(PIP) install -r /dev/stdin
	@touch $@

# The wheel is built without Node, so the installed server serves the client that this checkout builds, now or later.
$(VENV)/installed: $(VENV)/wheel-built $(VENV)/requirements
	@$(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl
	@ln -sfn "$(CURDIR)/$(CLIENT)" "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/pithead/server/static"
	@$(BIN)/python -c 'import pithead; print("pithead", pithead.__version__); pithead.COMPILED or print("No C compiler was found: everything works, but the engine runs interpreted and slower.")'
	@touch $@

$(VENV)/test-requirements: $(VENV)/requirements
	@echo "Installing the test tools ..."
	@$(BIN)/python tools/extra.py test lab mcp ray rl spiel | $(PIP) install -r /dev/stdin
	@touch $@

# The tools are installed while the engine is built, but nothing else is installed meanwhile.
$(VENV)/test-tools: $(VENV)/test-requirements $(VENV)/wheel-built
	@$(MAKE) --no-print-directory $(VENV)/installed
	@touch $@

$(VENV)/docs-tools: $(VENV)/installed
	@echo "Installing the tools that build the site ..."
	@$(BIN)/python tools/extra.py docs rl spiel | $(PIP) install -r /dev/stdin
	@touch $@
