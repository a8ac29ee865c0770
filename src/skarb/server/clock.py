"""Time at the tables: seconds that only grow, and that do not pass while the server stands still.

Nothing here knows the date. Dates are for people to read (`time.time()`); no duration is ever made of them.
"""

import asyncio
import time
from collections.abc import Callable

BEAT = 0.25  # seconds from one look to the next
GAP = 2.0  # seconds without a look: the process was stopped, or the machine asleep


class Clock:
    """`now()` is for durations only. After a gap it goes on as if only a beat had passed: nobody pays for the rest."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._seen = monotonic()
        self._lost = 0.0

    def now(self) -> float:
        seen = self._monotonic()
        gap = seen - self._seen
        if gap > GAP:
            self._lost += gap - BEAT
        self._seen = seen
        return seen - self._lost

    async def beat(self) -> None:
        """Look often enough that only a stop makes a gap."""
        while True:
            self.now()
            await asyncio.sleep(BEAT)

    async def until(self, moment: float) -> None:
        """Sleep till then, by this clock."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, GAP))
