"""The net itself: the healthy toy keeps every law, a faulty one is caught by the law that it breaks and no other."""

import pytest

from harness import lanterns
from harness.laws import LAWS, Law, hold
from harness.mutants import MUTANTS, Mutant
from harness.walk import Case

CASES = [Case(lanterns.GAME, lanterns, *case) for case in lanterns.CASES]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_the_healthy_toy_keeps_every_law(case: Case, law: Law) -> None:
    hold(law, case)


def catches(law: Law, mutant: Mutant) -> bool:
    try:
        with mutant.alive() as cases:
            for case in cases:
                hold(law, case, 1 if law is mutant.law else 0.25)
    except (Exception, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_is_caught_by_the_law_it_breaks(name: str) -> None:
    mutant = MUTANTS[name]
    assert [law.__name__ for law in LAWS if catches(law, mutant)] == [mutant.law.__name__]


def test_every_law_has_its_mutant() -> None:
    assert {mutant.law for mutant in MUTANTS.values()} == set(LAWS)
