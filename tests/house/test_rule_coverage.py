"""The check of rule coverage, on a small specification of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from skarb import rulebook

PAGE = """# Toy

## 1 Beginning
- TOY-1.1 A statement that goes on
  in a second line.
  Ruling: and a third.
- **TOY-1.2** Advice. *(not tested: advice)*

TOY-1.3 A statement without a bullet, see
TOY-1.1.

- TOY-2.1 to 2.3 Three at once:

  | a | b |
  |---|---|
  | x | y |

Prose that belongs to no statement, though it names TOY-9.9.

```json vectors
- TOY-9.8 no statement
```
| id | key | meaning |
|---|---|---|
| TOY-3.1 | `size` | how **big** |
- TOY-3.1 It is big.
"""

TESTS = """
import pytest

@pytest.mark.rule("TOY-1.1", "TOY-2.1", "TOY-2.2", "TOY-2.3")
def test_passes(): pass

@pytest.mark.parametrize("v", [pytest.param(1, marks=pytest.mark.rule("TOY-3.1"))])
def test_vector(v): pass

@pytest.mark.rule("TOY-1.3")
def test_{how}(): {how_body}
"""


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "toy.md").write_text(PAGE, "utf-8")
    monkeypatch.setattr(rulebook, "folder", lambda: tmp_path)
    rulebook.statements.cache_clear()
    yield tmp_path
    rulebook.statements.cache_clear()


def test_statements_are_read(spec: Path) -> None:
    told = rulebook.statements("toy")
    assert list(told) == ["TOY-1.1", "TOY-1.2", "TOY-1.3", "TOY-2.1", "TOY-2.2", "TOY-2.3", "TOY-3.1"]
    assert told["TOY-1.1"].text == "A statement that goes on in a second line.\nRuling: and a third."
    assert told["TOY-1.1"].section == "1 Beginning"
    assert (told["TOY-1.2"].text, told["TOY-1.2"].untested) == ("Advice.", "advice")
    assert told["TOY-2.2"].text == "Three at once:\n| a | b |\n|---|---|\n| x | y |"
    assert told["TOY-3.1"].text == "key: `size`; meaning: how big\nIt is big."


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ("pass", 0, "toy * 7 * 6 * 1 * 0"),
        ("assert False", 1, "toy, no passing test cites: TOY-1.3"),
        ("pytest.skip()", 1, "toy, no passing test cites: TOY-1.3"),
        ("pytest.xfail()", 1, "toy, no passing test cites: TOY-1.3"),
    ],
)
def test_only_passing_tests_count(
    pytester: pytest.Pytester, spec: Path, workers: tuple[str, ...], body: str, code: int, said: str
) -> None:
    run = _run(pytester, spec, TESTS.replace("{how_body}", body).replace("{how}", "third"), workers)
    assert run.ret == code
    run.stdout.fnmatch_lines([f"*{said}*"])


def test_an_unknown_rule_is_a_gap(pytester: pytest.Pytester, spec: Path) -> None:
    tests = TESTS.replace("{how_body}", "pass").replace("{how}", "third").replace('"TOY-1.3"', '"TOY-1.3", "TOY-7.7"')
    run = _run(pytester, spec, tests, ())
    assert run.ret == 1
    run.stdout.fnmatch_lines(["*test_third cites TOY-7.7, which no specification has"])


def _run(pytester: pytest.Pytester, spec: Path, tests: str, workers: tuple[str, ...]) -> pytest.RunResult:
    here = Path(__file__).parent
    house = pytester.mkdir("house")
    (house / "rule_coverage.py").write_text((here / "rule_coverage.py").read_text("utf-8"), "utf-8")
    pytester.makeconftest(
        f"""
import pathlib, skarb
from skarb import rulebook
rulebook.folder = lambda: pathlib.Path({str(spec)!r})
skarb.games.ids = lambda: ["toy"]
"""
        + (here.parent / "conftest.py").read_text("utf-8").replace('pytest_plugins = ["pytester"]', "")
    )
    pytester.makepyfile(tests)
    pytester.makeini("[pytest]\npythonpath = .\nmarkers = rule(id): rules")
    return pytester.runpytest_subprocess("--rule-coverage", *workers)
