"""After a long absence: one message to each person who is awaited while a clock runs."""

from __future__ import annotations

import logging

from host.errors import Sorry
from host.shown.card import Card
from host.shown.messages import Messages
from host.tables.tables import Tables
from host.words import about, host_words

log = logging.getLogger(__name__)


async def tell_who_is_awaited(tables: Tables, messages: Messages, away: float) -> None:
    """Tell everybody awaited that the house was ``away`` (seconds), and what is left of their time."""
    for user, waiting in (await tables.store.on_the_clock()).items():
        person = await tables.store.person(user)
        if not person.pings or person.dms_closed:
            continue
        try:
            words = host_words(person.locale or "en")
            lines = [words("back", away=about(words, away))]
            for table, due in waiting:
                loaded = await tables.load(table, open_game=False)
                game = loaded.words(person.locale or None)("name")
                left = about(words, due - tables.time.now())
                lines.append(words("back-table", game=game, table=table, left=left))
            await messages.tell(user, Card().say("\n".join(lines)))
        except Sorry as sorry:
            log.warning("%d cannot be told that the house is back: %s", user, sorry.key)
        except Exception:
            log.exception("%d cannot be told that the house is back", user)
