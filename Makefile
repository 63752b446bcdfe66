# Two commands on a fresh machine with Python 3.11+, a C compiler and make: `make play`, `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.toml' | grep -v egg-info) setup.py pyproject.toml
CORE_TESTS := tests/core tests/thought/test_thought_signature.py

.PHONY: help play test test-compiled test-uncompiled test-sanitized lint bench strength signature clean

help:
	@echo "make play       play in the terminal against bots"
	@echo "make test       run every test, the core's in three modes"
	@echo "make lint       check style and types"
	@echo "make bench      measure the core against the C yardstick (updates docs/performance.md)"
	@echo "make strength   measure the levels of play against one another (updates docs/strength.md; takes an hour)"
	@echo "make signature  write the signature of the seeded games anew, after a change of rules"
	@echo "make clean      remove everything made here"

play: $(VENV)/installed
	@$(BIN)/carcassonne play

test: test-compiled test-uncompiled test-sanitized
	@$(BIN)/python tests/support/summary.py build/summary

test-compiled: $(VENV)/tested
	@echo "== compiled"
	@mkdir -p build/summary
	CARCASSONNE_MODE=compiled CARCASSONNE_SUMMARY=build/summary/compiled.json $(BIN)/python -m pytest -q

test-uncompiled: $(VENV)/tested
	@echo "== uncompiled"
	@mkdir -p build/summary
	CARCASSONNE_MODE=uncompiled CARCASSONNE_UNCOMPILED=1 CARCASSONNE_SUMMARY=build/summary/uncompiled.json PYTHONPATH=src $(BIN)/python -m pytest -q $(CORE_TESTS)

test-sanitized: build/sanitized/built
	@echo "== compiled with -fsanitize=bounds"
	@mkdir -p build/summary
	CARCASSONNE_MODE=sanitized CARCASSONNE_SUMMARY=build/summary/sanitized.json PYTHONPATH=build/sanitized $(BIN)/python -m pytest -q $(CORE_TESTS) tests/thought

lint: $(VENV)/linted
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/installed
	$(BIN)/python bench/yardstick.py --write

strength: $(VENV)/installed
	$(BIN)/python bench/strength.py --write

signature: $(VENV)/tested
	$(BIN)/python tests/core/test_signature.py --write
	$(BIN)/python tests/thought/test_thought_signature.py --write

clean:
	rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=25.1"

$(VENV)/installed: $(VENV)/bin/python $(SOURCES)
	@echo "setting up: compiling the core (about a minute)"
	@rm -rf build/lib*
	$(PIP) install --force-reinstall .
	@touch $@

$(VENV)/tested: $(VENV)/installed
	$(PIP) install --group test
	@touch $@

$(VENV)/linted: $(VENV)/tested
	$(PIP) install --group lint
	@touch $@

build/sanitized/built: $(VENV)/tested $(SOURCES)
	@echo "compiling the core with bounds checks"
	CARCASSONNE_SANITIZE=1 $(BIN)/python setup.py --quiet build --build-base build/temp-sanitized --build-lib build/sanitized
	@touch $@
