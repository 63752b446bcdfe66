# Two commands on a fresh machine with Python 3.11+, a C compiler and make: `make play`, `make test`.
PYTHON ?= python3
VENV := .venv
export PYTHONDONTWRITEBYTECODE :=
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
CODE := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.toml' -o -name '*.mako' | grep -v egg-info) setup.py pyproject.toml
MADE := node_modules __pycache__ coverage tests schema.d.ts
PAGE := $(shell find web $(MADE:%=-name % -prune -o) -type f -print)
CORE_TESTS := tests/core $(wildcard tests/boxes/*/test_rules*.py) tests/thought/test_thought_signature.py
SERVED_TESTS := tests/server/promises tests/browser
STATIC_TESTS := tests/browser/test_static.py tests/browser/test_along.py
FAKE := $(shell find tests/fake_box -name __pycache__ -prune -o -type f -print)
FAKE_IN_EVERY_MODE := tests/fake_box/test_games.py tests/fake_box/test_hooks.py
FAKE_UNCOMPILED := tests/fake_box/test_environment_hooks.py tests/fake_box/test_order.py
COVERED := $(BIN)/python -m coverage run -m pytest -q -n auto --dist worksteal -p sampling --cases 2
COVERED_UNCOMPILED := $(CORE_TESTS) --ignore=tests/core/test_signature.py tools/small_series.py tests/thought \
	tests/env/test_codebook.py tests/env/test_observation.py tests/env/test_vector.py

QUICK_TESTS := tests/core/test_examples.py tests/boxes tests/notation/test_turn.py tests/notation/test_examples.py tests/docs \
	tests/tiles tests/test_changelog.py tests/test_game.py tests/test_layers.py tests/test_modules.py tests/test_rules.py \
	--ignore-glob='*test_art*' $(patsubst %,--ignore=tests/docs/test_%.py,code console notebook)

.PHONY: help play serve static terminal check check-style check-tests test components test-compiled test-served test-uncompiled \
	test-wasm test-sanitized test-fake test-learners test-page test-package lint lint-python lint-page docs dist lock house coverage mutants bench chaos swiss strength \
	signature clean

help:
	@echo "make play       play in the browser: the server, and the browser opened on it"
	@echo "make serve      the server alone"
	@echo "make static     make a folder for any web host, to be played without a server: build/static"
	@echo "make terminal   play in the terminal against bots"
	@echo "make check      style, types, rule books and limits in a minute, on the sources as they are"
	@echo "make test       run every test, the core's in four modes"
	@echo "make test-learners  let learners of others, and our own, learn a few steps, and play on a Ray cluster (installs PyTorch)"
	@echo "make lint       check style and types"
	@echo "make coverage   measure the tests' branch coverage; fails below the floor in pyproject.toml"
	@echo "make dist       pack a source archive and a wheel that installs without a compiler"
	@echo "make lock       lock what the image installs (deploy/requirements.lock)"
	@echo "make docs       build the documentation as a site in build/site (python -m http.server -d build/site)"
	@echo "make house      measure the code's layout: long folders, single importers, names used twice"
	@echo "make mutants    try 100 random mutants of the core and list those that no test notices"
	@echo "make bench      measure the core against the C yardstick (updates docs/performance.md)"
	@echo "make bench-server, -page, -static, -endurance, -environments, -presets  measure these (updates docs/performance.md)"
	@echo "make chaos      kill servers, workers, Redis and PostgreSQL under games, pairing and events for ten minutes, and tell what was lost"
	@echo "make swiss      let 32 bots play a Swiss of five rounds on a server, and check what was told of it by its games"
	@echo "make strength   measure the levels of play against one another (updates docs/strength.md; takes an hour)"
	@echo "make signature  write the signature of the seeded games anew, after a change of rules"
	@echo "make clean      remove everything made here"

play: $(VENV)/installed
	@$(BIN)/carcassonne serve --open

serve: $(VENV)/installed
	@$(BIN)/carcassonne serve

terminal: $(VENV)/installed
	@$(BIN)/carcassonne play

# The sources themselves, uncompiled: nothing is built or installed, so that this may be run after every change.
check: $(VENV)/tools
	@$(MAKE) --no-print-directory -j2 check-style check-tests

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-tests:
	CARCASSONNE_UNCOMPILED=1 PYTHONPATH=src $(PYTEST) $(QUICK_TESTS)

# Side by side, the longest two at once: they wait much, for servers and other processes, and what builds and computes fills
# the time. What others wait for begins early: make comes back to them when it has gone through the whole list.
test: $(VENV)/equipped components
	@$(MAKE) --no-print-directory -j4 test-compiled test-served test-sanitized test-uncompiled test-wasm test-page test-package test-fake
	@$(BIN)/python tests/support/summary.py build/summary

components: $(VENV)/bin/python
	@$(BIN)/python tests/support/components.py

test-compiled: $(VENV)/equipped
	@echo "== compiled"
	@mkdir -p build/summary
	CARCASSONNE_MODE=compiled CARCASSONNE_SUMMARY=build/summary/compiled.json $(PYTEST) -n 3 \
		$(patsubst %,--ignore=%,$(SERVED_TESTS) tests/wasm)

# With the page that plays by it: both pack the engine, which is done once.
test-wasm: build/wasm/built
	@$(BIN)/python tests/support/components.py
	@echo "== in WebAssembly, and the page without a server in a browser"
	CARCASSONNE_MODE=compiled $(BIN)/python -m pytest -q tests/wasm $(STATIC_TESTS)

test-served: $(VENV)/equipped
	@$(BIN)/python tests/support/components.py
	@echo "== a running server, its promises and its page in a browser"
	@mkdir -p build/summary
	CARCASSONNE_MODE=compiled CARCASSONNE_SUMMARY=build/summary/served.json $(PYTEST) -n 3 $(SERVED_TESTS) \
		$(STATIC_TESTS:%=--ignore=%)

test-uncompiled: $(VENV)/equipped
	@echo "== uncompiled"
	@mkdir -p build/summary
	CARCASSONNE_MODE=uncompiled CARCASSONNE_UNCOMPILED=1 CARCASSONNE_SUMMARY=build/summary/uncompiled.json PYTHONPATH=src $(PYTEST) $(CORE_TESTS)

test-sanitized: build/sanitized/built
	@echo "== compiled with -fsanitize=bounds"
	@mkdir -p build/summary
	CARCASSONNE_MODE=sanitized CARCASSONNE_SUMMARY=build/summary/sanitized.json PYTHONPATH=build/sanitized $(PYTEST) $(CORE_TESTS) tests/thought

# A box that is not ours, laid over copies of the package: tests/fake_box.
test-fake: build/fake/built
	@echo "== the fake box, compiled, uncompiled and with bounds checks"
	CARCASSONNE_MODE=compiled PYTHONPATH=build/fake/compiled $(PYTEST) tests/fake_box
	CARCASSONNE_MODE=uncompiled CARCASSONNE_UNCOMPILED=1 PYTHONPATH=build/fake/uncompiled $(PYTEST) $(FAKE_IN_EVERY_MODE) $(FAKE_UNCOMPILED)
	CARCASSONNE_MODE=sanitized PYTHONPATH=build/fake/sanitized $(PYTEST) $(FAKE_IN_EVERY_MODE)

# By itself: what it installs is 1.5 GB and takes longer to install than to learn. Elsewhere these tests are skipped.
test-learners: $(VENV)/equipped
	$(PIP) install --group learners
	CARCASSONNE_MODE=compiled $(BIN)/python -m pytest -q tests/env/test_learners.py tests/ai/test_training.py \
		tests/docs/test_notebook.py \
		tests/ai/test_match.py::test_a_cluster_of_two_nodes_gives_the_same_table

test-page: $(VENV)/builders
	@echo "== the page's logic"
	$(BIN)/python web/node.py run test

lint: lint-python lint-page

lint-python: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-page: $(VENV)/builders
	$(BIN)/python web/node.py run lint

# The wheel is the one that is installed here: nothing is compiled twice. On Linux it is made to run on older ones, too.
dist: $(VENV)/equipped
	@rm -rf dist
	$(BIN)/python -m build --no-isolation --sdist . > build/sdist.log
	@if [ "$$(uname)" = Linux ]; then PATH="$(CURDIR)/$(BIN):$$PATH" auditwheel repair --strip --wheel-dir dist build/wheel/*.whl; \
		else cp build/wheel/*.whl dist; fi
	@ls -lh dist

# What deploy/Dockerfile installs, each file by its hash; no index is named. To raise one: make lock RAISE="-P fastapi".
LOCKED := server accounts postgres redis push
lock: $(VENV)/bin/python
	$(PIP) install --group lock
	$(BIN)/uv pip compile --quiet pyproject.toml $(LOCKED:%=--extra %) --python-version 3.13 --python-platform linux \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" $(RAISE) \
		--output-file deploy/requirements.lock > /dev/null

# In an environment of its own, without a compiler.
test-package: dist
	@echo "== the wheel in a fresh environment"
	@rm -rf build/fresh
	@$(PYTHON) -m venv build/fresh
	CC=false build/fresh/bin/python -m pip --quiet --disable-pip-version-check install --no-compile "$$(ls dist/*.whl)[server]"
	cd build/fresh && bin/python ../../tests/package/smoke.py ../../dist

# `make test` builds it, too (tests/browser/test_docs_site.py). The notice that is switched off tells that Material for
# MkDocs ends in May 2027: docs/decisions/0015.
docs: $(VENV)/tools
	NO_MKDOCS_2_WARNING=1 CARCASSONNE_UNCOMPILED=1 PYTHONPATH=src $(BIN)/mkdocs build --strict

house: $(VENV)/bin/python
	@$(BIN)/python tools/house.py

# A sample of each test's cases, for measuring makes Python three times as slow. What fails here only because it is slow
# has passed in `make test`; what is not reached at all shows in the figure.
coverage: $(VENV)/equipped
	@rm -rf build/coverage
	-CARCASSONNE_MODE=compiled $(COVERED) tests --ignore=tests/browser --ignore=tests/core --ignore=tests/slow_referee
	-CARCASSONNE_MODE=uncompiled CARCASSONNE_UNCOMPILED=1 PYTHONPATH=src $(COVERED) --games 8 $(COVERED_UNCOMPILED)
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage report

mutants: $(VENV)/equipped
	@nice $(BIN)/python tools/mutants.py --count 100 --write build/mutants.md

bench: $(VENV)/installed
	$(BIN)/python bench/yardstick.py --write

bench-%: $(VENV)/equipped components
	$(BIN)/python bench/$*.py --write

chaos: $(VENV)/equipped components
	PYTHONPATH=tests $(BIN)/python bench/chaos.py

swiss: $(VENV)/equipped components
	PYTHONPATH=tests $(BIN)/python bench/swiss.py

strength: $(VENV)/installed
	$(BIN)/python bench/strength.py --write

signature: $(VENV)/equipped
	PYTHONPATH=tests $(BIN)/python tests/core/test_signature.py --write
	$(BIN)/python tests/thought/test_thought_signature.py --write

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/carcassonne/server/page web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=25.1"

# What compiles and builds is installed here, not in a place of its own for every build: there Cython would always be newer
# than what it has compiled, and everything would be compiled anew. setup.py compiles what has changed.
$(VENV)/builders: $(VENV)/bin/python pyproject.toml
	$(PIP) install --group build
	@$(BIN)/python web/node.py || $(PIP) install --group node
	@touch $@

build/wheel/built: $(VENV)/builders $(CODE) $(PAGE) $(wildcard src/carcassonne/server/engine/manifest.json)
	@echo "setting up: compiling the core and building the page where they have changed (about a minute if all has)"
	@rm -rf build/wheel
	$(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/wheel .
	@touch $@

$(VENV)/installed: build/wheel/built
	@$(PIP) uninstall --yes carcassonne 2> /dev/null || true  # the version is the same, what is in it is not
	$(PIP) install "$$(ls build/wheel/*.whl)[server]"
	@touch $@

# What checks and tests need besides the package, in one go: resolving takes longer than what is left out would.
$(VENV)/tools: $(VENV)/builders pyproject.toml
	@mkdir -p build && $(BIN)/python tools/extras.py server > build/server.txt
	$(PIP) install --no-compile --group lint --group dist --group docs -r build/server.txt
	@touch $@

$(VENV)/equipped: $(VENV)/builders $(CODE) $(PAGE)  # the tools are fetched while the core is compiled; one installs after the other
	@$(MAKE) --no-print-directory -j2 build/wheel/built $(VENV)/tools
	@$(MAKE) --no-print-directory $(VENV)/installed
	@$(BIN)/python web/node.py tools  # here, not by two checks of the page at once
	@touch $@

# The core's fourth mode: for a browser, from the C files of the wheel (tests/wasm runs it on node).
build/wasm/built: $(VENV)/equipped $(wildcard web/engine/*)
	$(BIN)/python -m web.engine build/wasm
	@touch $@

# A folder for any web host, and the engine beside the page: what is packed next (make dist) has it.
static: build/wasm/built
	$(BIN)/python -m web.engine build/wasm --static build/static

build/sanitized/built: $(CODE) | $(VENV)/equipped
	@echo "compiling the core with bounds checks"
	CARCASSONNE_SANITIZE=1 $(BIN)/python setup.py --quiet build --build-base build/temp-sanitized --build-lib build/sanitized
	@touch $@

build/fake/built: $(FAKE) $(VENV)/equipped build/sanitized/built
	@echo "laying the fake box over the package"
	$(BIN)/python tests/fake_box/lay_over.py build/fake --mode compiled --page \
		--of $$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path('platlib'))")
	$(BIN)/python tests/fake_box/lay_over.py build/fake --mode uncompiled
	$(BIN)/python tests/fake_box/lay_over.py build/fake --mode sanitized --of build/sanitized
	@touch $@
