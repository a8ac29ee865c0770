"""Every law for every game, seat count and a spread of options."""

import pytest

from harness.laws import DEEP, LAWS, Law, choices_are_kept, hold
from harness.walk import Case, every_case
from skarb.kernel import state

pytestmark = pytest.mark.no_cover  # it plays for minutes; measuring the lines would make it four times as long

COMPILED = not state.__file__.endswith(".py")  # then the toy alone can be counted: its questions are never compiled


@pytest.mark.parametrize("law", [law for law in LAWS if not COMPILED or law is not choices_are_kept])
@pytest.mark.parametrize("case", every_case(), ids=repr)
def test_the_law_holds(case: Case, law: Law) -> None:
    hold(law, case, 25 if DEEP else 1)
