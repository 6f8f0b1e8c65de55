# The commands of the house. `make` alone lists them.

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
export PYTHON
BIN := .venv/bin
# Tests wait more than they reckon: four processes fill two cores.
WORKERS ?= 4

.PHONY: help
help: ## run: this list
	@awk -f deploy/make/help.awk $(MAKEFILE_LIST)

.PHONY: run
run: environment-run ## run: start everything and play a demo match; ONCE=1 ends after it, PORT= and HOME_DIR= as you like
	@exec $(BIN)/python -m seaboard.cli.main up $(if $(ONCE),--once) $(if $(PORT),--port $(PORT)) $(if $(HOME_DIR),--home $(HOME_DIR))

.PHONY: clean
clean: ## run: remove the environment and all caches; matches in .seaboard/ stay
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	cd sdk/typescript && rm -rf node_modules build dist
	cd tests/load/peer && rm -rf node_modules build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: test
test: environment-dev ## test: every test, against real embedded servers; TESTS= names some, WORKERS= processes
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(TESTS)

.PHONY: lint
lint: environment-dev ## lint: ruff, mypy --strict, the arrows between packages, no secret in a file, no generated file stale
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy $(TYPED)
	$(BIN)/lint-imports
	$(BIN)/yamllint -s -c deploy/.yamllint deploy
	$(BIN)/hadolint deploy/Dockerfile
	$(BIN)/python -m pytest -q -p no:cacheprovider tests/house/test_secrets.py
	@$(MAKE) spec-check sdk-check

# Apart from lint, since it asks a service on the internet: without it nothing else should fail. Strict: what could not be
# looked up is not taken for good.
.PHONY: audit
audit: environment-dev ## lint: look up the known faults of all that is pinned; needs the internet
	@for lock in requirements-server.lock requirements-dev.lock; do \
		$(BIN)/python -m uv tool run pip-audit==2.10.1 --strict --require-hashes --disable-pip -r $$lock || \
		{ echo "audit: faults are known of $$lock, or could not be looked up here, as said above" >&2; exit 1; }; done

# All that people write: the services, the SDK's hand-made layer, the tests, the examples.
TYPED = services $(wildcard sdk/python/seaboard_sdk) tests docs/examples

.PHONY: format
format: environment-dev ## lint: let ruff put the code in order
	$(BIN)/python -m ruff check --fix .
	$(BIN)/python -m ruff format .

.PHONY: lock
lock: environment-dev ## lint: make the lock files again from pyproject.toml; UPGRADE=1 takes newer versions
	PATH="$(CURDIR)/$(BIN):$$PATH" deploy/make/lock.sh $(if $(UPGRADE),--upgrade)

.PHONY: spec
spec: environment-dev ## spec: write openapi/openapi.yaml from the code
	$(BIN)/python -m seaboard.api.spec

.PHONY: spec-check
spec-check: environment-dev ## spec: fail if openapi/openapi.yaml is stale
	$(BIN)/python -m seaboard.api.spec --check

# openapi-python-client calls ruff by name to format what it writes.
.PHONY: sdk
sdk: environment-dev ## sdk: generate the cores of the SDKs from openapi/openapi.yaml
	PATH="$(CURDIR)/$(BIN):$$PATH" python sdk/generate.py

.PHONY: sdk-check
sdk-check: environment-dev ## sdk: fail if a generated core is stale
	PATH="$(CURDIR)/$(BIN):$$PATH" python sdk/generate.py --check

.PHONY: sdk-typescript
sdk-typescript: environment-dev ## sdk: build the TypeScript SDK into sdk/typescript/dist
	$(BIN)/python sdk/node.py build

.PHONY: sdk-others
sdk-others: environment-dev ## sdk: generate clients for Java, Go, C# and Rust into build/clients; LANGUAGES= names some
	PATH="$(CURDIR)/$(BIN):$$PATH" python sdk/other_languages.py build/clients $(LANGUAGES)

.PHONY: chaos
chaos: environment-dev ## test: clients play while processes are killed, stopped and cut off; SECONDS= MATCHES= PAUSE= SEED= BROKER= PLANTED=1
	@PYTHONPATH=tests $(BIN)/python -m chaos $(if $(SECONDS),--seconds $(SECONDS)) $(if $(MATCHES),--matches $(MATCHES)) $(if $(PAUSE),--pause $(PAUSE)) $(if $(SEED),--seed $(SEED)) $(if $(BROKER),--broker $(BROKER)) $(if $(PLANTED),--planted)

.PHONY: bots
bots: environment-dev ## test: a bot from the wheel, alone: MATCHES= (20) while everything is killed, then AT_ONCE= (50) on one stream
	@BOT_MATCHES=$(or $(MATCHES),20) BOT_CONCURRENCY=5 $(BIN)/python -m pytest -s tests/system/test_kills.py -k wheel
	@BOT_MATCHES=$(or $(AT_ONCE),50) BOT_CONCURRENCY=$(or $(AT_ONCE),50) $(BIN)/python -m pytest -s tests/system/test_kills.py -k wheel

.PHONY: fuzz
fuzz: environment-dev ## spec: many generated requests to every operation, and along every link; EXAMPLES= for each
	@FUZZ_EXAMPLES=$(or $(EXAMPLES),300) $(BIN)/python -m pytest -n $(WORKERS) --timeout 1800 tests/api/test_fuzz.py tests/api/test_fuzz_links.py

.PHONY: tournament
tournament: environment-dev ## test: a Swiss tournament of 64 house bots whose worker is killed; ENTRANTS= as many as you like
	@TOURNAMENT_ENTRANTS=$(or $(ENTRANTS),64) $(BIN)/python -m pytest -s tests/system/test_tournament.py

.PHONY: bench
bench: environment-dev ## bench: what is served and how fast, with goals and verdicts: a table, JSON= and CHART=; ONLY= parts; LARGE=1 beside a million matches
	@PYTHONPATH=tests $(BIN)/python -m load.bench $(if $(JSON),--json $(JSON)) $(if $(CHART),--chart $(CHART)) $(if $(LARGE),--large $(LARGE)) $(if $(ONLY),--only $(ONLY))

.PHONY: bench-history
bench-history: environment-dev ## bench: the line that a run adds to the history in docs/benchmarks.md; JSON= what it wrote
	@PYTHONPATH=tests $(BIN)/python -m load.history $(if $(JSON),--json $(JSON))

.PHONY: laws
laws: environment-dev ## laws: 1,000 random matches of each game under all laws; N= so many, GAME= one game, SEED= one match, SEATS=
	@PYTHONPATH=tests $(BIN)/python -m laws $(if $(N),--matches $(N)) $(if $(GAME),--game $(GAME)) $(if $(SEED),--seed $(SEED)) $(if $(SEATS),--seats $(SEATS))

.PHONY: environment-run environment-dev
environment-run:
	@deploy/make/environment.sh run
environment-dev:
	@deploy/make/environment.sh dev
