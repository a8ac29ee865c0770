"""The marker `rule`, and with `--rule-coverage` the check that every statement of docs/rules has a passing test.

A test that was skipped, failed, or was expected to fail cites nothing. Works under pytest-xdist: citations travel with
the reports of the tests.
"""

from collections.abc import Generator

import pytest

import skarb
from house.rule_coverage import Coverage, table, unknown

pytest_plugins = ["pytester"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-coverage", action="store_true", help="fail when a rule of docs/rules has no passing test")
    parser.addoption("--rule-games", default="", help="the games to check, with commas between; all if empty")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rule-coverage"):
        config.pluginmanager.register(Citations(config), "rule-citations")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    for mark in item.iter_markers("rule"):
        item.user_properties += [("rule", rule) for rule in mark.args]
    return (yield)


class Citations:
    """What passing tests cite, and the verdict at the end of the run."""

    def __init__(self, config: pytest.Config) -> None:
        named = str(config.getoption("--rule-games"))
        self.games = named.split(",") if named else skarb.games.ids()
        self.cited: set[str] = set()  # by tests that passed
        self.named: dict[str, str] = {}  # by any test: the rule and one test that names it

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            return
        for key, value in report.user_properties:
            if key == "rule":
                self.named[str(value)] = report.nodeid
                if report.passed and not hasattr(report, "wasxfail"):
                    self.cited.add(str(value))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if hasattr(session.config, "workerinput"):
            return
        self.counts = [Coverage(game, self.cited) for game in self.games]
        self.unknown = unknown(self.named, skarb.games.ids())
        if exitstatus in (0, 5) and (self.unknown or any(count.missing for count in self.counts)):
            session.exitstatus = 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("rule coverage")
        for line in table(self.counts):
            terminalreporter.write_line(line)
        for rule in self.unknown:
            terminalreporter.write_line(f"{self.named[rule]} cites {rule}, which no specification has")
