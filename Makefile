# The commands of the house. `./play` and `./test` set up everything they need; these expect `./test` to have run once.
PY := .venv/bin/python

.PHONY: test rules fast format bench bench-compare

test:  ## everything that CI checks
	./test

fast:  ## the tests alone, in pure Python
	$(PY) -m pytest -n 2

rules:  ## which statements of docs/rules have a passing test
	$(PY) -m pytest -n 2 --rule-coverage $(if $(GAME),--rule-games $(GAME) tests/rules/$(GAME),tests)

format:
	.venv/bin/ruff format src tests bench .ci
	.venv/bin/ruff check --fix src tests bench .ci
	cd web && npm run --silent format

bench:  ## peers and ours in one run; writes bench/TABLE.md
	$(PY) bench/table.py

bench-compare:  ## instructions of the processor, here and at BASE, in every game
	$(PY) bench/compare.py $(BASE)
