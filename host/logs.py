"""The log: what it looks like, and how much of it there is."""

from __future__ import annotations

import logging


def begin(level: str, terminal: logging.Handler | None) -> None:
    """Send the log to a person's ``terminal`` or, off one, to standard error: whole lines with their names.

    Discord's library is told to be quiet about what it repeats, and to tell troubles of the line in one line.
    """
    handler = terminal or logging.StreamHandler()
    form = "%(message)s" if terminal else "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handler.setFormatter(logging.Formatter(form))
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("discord.gateway").setLevel(logging.WARNING)
    logging.getLogger("discord.client").addFilter(_in_a_line)


def _in_a_line(record: logging.LogRecord) -> bool:
    """A lost line to Discord comes with a stack that nobody needs: its last line says it."""
    if record.exc_info and record.exc_info[1] is not None and "reconnect" in str(record.msg):
        error = record.exc_info[1]
        record.msg = f"{record.getMessage()}: {error or type(error).__name__}"
        record.args, record.exc_info = (), None
    return True
