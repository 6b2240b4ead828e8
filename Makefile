.DEFAULT_GOAL := help
.PHONY: help serve setup test test-unit test-python test-n8n node check bench outages evaluate combine corpus lock clean
VENV ?= .venv
RUN := $(VENV)/bin/

help: ## What there is
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

serve: ## Set up what is needed and start the service on 127.0.0.1:8080
	@scripts/setup.sh base
	@$(RUN)askfirst serve

setup: ## Set up everything for development in .venv
	@scripts/setup.sh dev

test: setup $(if $(CI),,node) ## Run all tests (those in a real n8n only where CI is set)
ifdef CI
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-python test-n8n
else
	@$(RUN)pytest -n logical --dist loadfile
endif

test-unit: setup ## Run the tests that serve no pages; VENV=FOLDER PYTHON=/path/to/python tries another Python
	@$(RUN)pytest -n logical --dist loadfile $(addprefix --ignore=tests/,browser docs e2e http learning outages)

test-python: setup
	@$(RUN)pytest -n logical --dist loadfile --ignore=tests/e2e/n8n

test-n8n: setup node ## Install n8n into a cache folder (6 minutes, once) and try the node in it
	@scripts/n8n.sh > /dev/null
	@$(RUN)pytest tests/e2e/n8n

node: ## Lint, build and test the n8n package
	@scripts/node.sh

check: setup ## Lint, types, layers, packs
	@$(RUN)ruff check .
	@$(RUN)ruff format --check .
	@$(RUN)mypy
	@$(RUN)lint-imports
	@$(RUN)askfirst rules check

bench: setup ## Speed and memory beside an earlier commit and other tools (ARGS="--write" renews docs/benchmarks.md)
	@$(RUN)python -m bench $(ARGS)

ARGS ?=
outages: setup ## Kill the service and Redis, share deadlines, answer twice; count (ARGS="--open 100")
	@$(RUN)python -m outages $(ARGS)

DATA ?= $(wildcard ../shared/data/gold_dev.jsonl ../shared/data/public/*.jsonl) $(wildcard tests/regression/*.jsonl)
evaluate: setup ## Accuracy on labelled files (DATA="..."), or the kept-back real texts (REAL=1); asking a model (LLM=URL)
	@$(RUN)askfirst $(if $(REAL),labels measure,evaluate $(DATA)) $(if $(LLM),--llm $(LLM))

combine: setup ## Fit how much the reader counts beside the rules (needs the real texts)
	@$(RUN)askfirst combine

corpus: setup ## Is the corpus balanced, free of shortcuts and of evaluation data?
	@$(RUN)askfirst corpus check corpus $(addprefix --data ,$(DATA))

lock: setup ## Make the hash-pinned locks anew
	@scripts/lock.sh

clean: ## Remove what the other commands made
	rm -rf n8n-nodes/node_modules n8n-nodes/dist .venv .venv-* .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist service/askfirst/kept
