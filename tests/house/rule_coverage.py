"""Which statements of docs/rules have a passing test that cites them. `tests/conftest.py` collects the citations."""

from collections.abc import Collection

from skarb import rulebook


class Coverage:
    """The count of one game."""

    def __init__(self, game: str, cited: Collection[str]) -> None:
        told = rulebook.statements(game)
        self.game = game
        self.statements = len(told)
        self.untestable = [rule for rule, statement in told.items() if statement.untested]
        self.tested = [rule for rule in told if rule in cited]
        self.missing = [rule for rule, statement in told.items() if not statement.untested and rule not in cited]


def unknown(cited: Collection[str], games: list[str]) -> list[str]:
    """Cited rules that no game has."""
    known = {rule for game in games for rule in rulebook.statements(game)}
    return sorted(set(cited) - known)


def table(counts: list[Coverage]) -> list[str]:
    """The report, line by line, the missing statements of each game after its row."""
    lines = [f"{'game':18}{'statements':>12}{'tested':>9}{'untestable':>12}{'missing':>9}"]
    for count in counts:
        lines.append(
            f"{count.game:18}{count.statements:12}{len(count.tested):9}{len(count.untestable):12}{len(count.missing):9}"
        )
    for count in counts:
        if count.missing:
            lines.append(f"{count.game}, no passing test cites: {' '.join(count.missing)}")
    return lines
