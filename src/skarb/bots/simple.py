"""The simplest bot."""

from skarb.bots.seat import Seat


class Random:
    """Any choice, each as likely."""

    def choose(self, seat: Seat) -> str:
        return seat.random.choice(seat.choices)
