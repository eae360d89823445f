# The two commands that a newcomer needs are `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and what work needs besides.
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

.PHONY: play test lint types pytest browser wire rules bench clean

play: $(PLAYABLE)
	@$(BIN)/python bot.py play --with-parent

test: $(READY)
	$(MAKE) --no-print-directory lint types browser pytest

lint: $(READY)
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

# One session over everything: whichever core has nothing left takes what the other has not begun.
# CI: where it is set, pytest prints differences whole, and is many minutes about it for large ones.
PYTEST := timeout 1500 env -u CI -u BUILD_NUMBER $(BIN)/python -m pytest -n auto --dist worksteal

pytest: $(READY)
	$(PYTEST)

# Of these, those with real sockets, processes and a browser.
wire: $(READY)
	$(PYTEST) tests/playground tests/playground_page tests/scenarios

# The page of the playground is tested in a real browser: Debian's Chromium, or the one that CHROMIUM names.
browser:
	@command -v "$${CHROMIUM:-chromium}" >/dev/null || { \
	    command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null; } || \
	    { echo "make test needs Chromium: apt-get install chromium, or set CHROMIUM to a browser's path." >&2; exit 1; }

rules: $(READY)
	$(BIN)/python -m tests.rulebook

bench: $(READY)
	$(BIN)/python -m bench

# Everything is installed at the versions of constraints.txt, once for each change of what is asked for. Whoever
# works on it can play as well.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(NEW_ENOUGH)
	@$(PYTHON) install.py
	@touch $(PLAYABLE)

$(READY): pyproject.toml constraints.txt
	@$(NEW_ENOUGH)
	@$(PYTHON) install.py --work
	@touch $(READY) $(PLAYABLE)

NEW_ENOUGH = $(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is %d.%d" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'

clean:
	rm -rf $(VENV) install.log .mypy_cache .ruff_cache .pytest_cache .hypothesis
