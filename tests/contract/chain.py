"""Plays one short game of each kind and prints its chain of checks: run in processes of their own."""

from __future__ import annotations

from collections.abc import Iterator

from tests.contract.kit import play
from tests.contract.subjects import ALL


def chains() -> Iterator[str]:
    """A line a game: its name and the checks of all its rows."""
    for variant in {variant.spec.key: variant for variant in reversed(ALL)}.values():
        game = play(variant, "chain")
        yield f"{variant.name} {' '.join(f'{row.crc:08x}' for row in game.rows)}"


if __name__ == "__main__":
    print("\n".join(chains()))
