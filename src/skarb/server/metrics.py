"""What a server counts, in the plain text that Prometheus reads: a few numbers need no library.

Nothing here names a person, an address or a table.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from time import perf_counter

STEPS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
HERE = ("127.0.0.0/8", "::1/128")  # who may read, if nobody else is named


class Times:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds


class Metrics:
    def __init__(self) -> None:
        self.choices = Times()  # from a person's message to its commit
        self.thoughts: dict[tuple[str, str], Times] = {}  # by kind, and where they were thought
        self.refusals: Counter[str] = Counter()  # by code

    @contextmanager
    def thinking(self, kind: str, where: str) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            self.thoughts.setdefault((kind, where), Times()).add(perf_counter() - begun)

    def text(self, now: dict[str, float]) -> str:
        """All of it, with what can be seen `now`."""
        lines = [line for name, value in now.items() for line in _one("gauge", name, [("", value)])]
        lines += _one("counter", "refusals_total", [(f'{{code="{c}"}}', n) for c, n in sorted(self.refusals.items())])
        lines += _histogram("choice_seconds", {"": self.choices})
        where = {f'kind="{kind}",where="{place}"': times for (kind, place), times in sorted(self.thoughts.items())}
        lines += _histogram("thought_seconds", where)
        return "\n".join(lines) + "\n"


def _one(kind: str, name: str, values: list[tuple[str, float]]) -> list[str]:
    return [f"# TYPE skarb_{name} {kind}", *(f"skarb_{name}{labels} {value:g}" for labels, value in values)]


def _histogram(name: str, series: dict[str, Times]) -> list[str]:
    lines = [f"# TYPE skarb_{name} histogram"]
    for labels, times in series.items():
        total = 0
        for step, count in zip((*map(str, STEPS), "+Inf"), times.counts, strict=True):
            total += count
            both = ",".join(filter(None, (labels, f'le="{step}"')))
            lines.append(f"skarb_{name}_bucket{{{both}}} {total}")
        among = f"{{{labels}}}" if labels else ""
        lines += [f"skarb_{name}_sum{among} {times.sum:.6f}", f"skarb_{name}_count{among} {total}"]
    return lines


def may_read(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address, as the guard writes it, is of those who may read."""
    try:
        found = ip_address(address.partition("/")[0])
    except ValueError:
        return False
    return any(found in ip_network(network, strict=False) for network in networks)
