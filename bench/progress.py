"""A bar on standard error while something is measured; standard output is for the figures alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress


@contextmanager
def bar(total: int, what: str, *, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar of ``total`` steps; calling what it gives takes one. None is drawn where ``quiet``, or
    where standard error is no terminal."""
    console = Console(stderr=True)
    off = quiet or not console.is_terminal
    with Progress(console=console, transient=True, disable=off) as progress:
        task = progress.add_task(what, total=total)
        yield lambda: progress.advance(task)
