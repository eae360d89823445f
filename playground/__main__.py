"""``python -m playground [folder] [port]``: the playground alone, without `bot.py play`."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

from .play import play


def main() -> None:
    """Serve until interrupted."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("data/playground")
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(play(folder, port))


if __name__ == "__main__":
    main()
