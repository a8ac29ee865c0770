"""Who plays the games: this process, a pool of processes, or a Ray cluster. Always in the order of the schedule."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

from skarb.arena.contest import Contest, Fixture, play

Row = dict[str, Any]
Do = Callable[[Any, list[Any]], list[Any]]  # what is done with a batch, and what it needs to know


def _batch(contest: Contest, games: list[Fixture]) -> list[Row]:
    return [play(contest, game) for game in games]


def _batches(games: Iterable[Any], size: int) -> Iterator[list[Any]]:
    stream = iter(games)
    while batch := list(islice(stream, size)):
        yield batch


def results(
    contest: Contest, games: Iterable[Fixture], workers: int = 1, ray: str = "", size: int = 2
) -> Generator[Row, None, None]:
    """The games' rows, lazily: no more is begun than the workers can hold, and what waits is let go at the end."""
    yield from spread(_batch, contest, games, workers, ray, size)


def spread(
    do: Do, what: Any, games: Iterable[Any], workers: int = 1, ray: str = "", size: int = 2
) -> Generator[Any, None, None]:
    """What `do(what, batch)` gives for all batches of so many games, one after another."""
    batches = _batches(games, size)
    if ray:
        yield from _on_ray(do, what, batches, ray)
    elif workers > 1:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        try:
            yield from _ahead(batches, lambda batch: pool.submit(do, what, batch).result, 2 * workers)
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        for batch in batches:
            yield from do(what, batch)


def _ahead(
    batches: Iterator[list[Any]], begin: Callable[[list[Any]], Callable[[], list[Any]]], most: int
) -> Iterator[Any]:
    """Keep up to `most` batches under way, give back their rows in order."""
    under_way = [begin(batch) for batch in islice(batches, most)]
    while under_way:
        rows = under_way.pop(0)()
        for batch in islice(batches, 1):
            under_way.append(begin(batch))
        yield from rows


def _on_ray(do: Do, what: Any, batches: Iterator[list[Any]], address: str) -> Iterator[Any]:
    import ray

    joined = ray.is_initialized()
    if not joined:
        ray.init(address=address, logging_level="ERROR")
    remote, given = ray.remote(do), ray.put(what)

    def begin(batch: list[Any]) -> Callable[[], list[Any]]:
        reference = remote.remote(given, batch)
        return lambda: list(ray.get(reference))

    try:
        yield from _ahead(batches, begin, 4 * max(2, int(ray.cluster_resources().get("CPU", 2))))
    finally:
        if not joined:
            ray.shutdown()
