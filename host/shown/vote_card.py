"""The card of a vote on taking back."""

from __future__ import annotations

from db.records import VoteRecord
from host.tables.loaded import LoadedTable
from host.tables.takeback import ballot
from host.words import host_words, safe

from .card import Card, button
from .press_ids import verb


def vote(loaded: LoadedTable, record: VoteRecord) -> Card:
    """A vote as it stands; a closed one has no buttons."""
    words = host_words(loaded.record.language)
    asked = ballot(record)
    name = safe(asked.name) or loaded.safe_names[asked.seat]
    count = asked.last - asked.parted - asked.back_to + 1
    card = Card().say(words("vote-undo", name=name, table=loaded.id, count=count))
    if record.closed is not None:
        return card.say(words(f"vote-{record.outcome}", name=name))
    card.mentions = list(asked.voters)
    card.say(words("vote-count", yes=len(asked.yes), no=len(asked.no), need=len(asked.voters) // 2 + 1))
    card.say(" ".join(f"<@{user}>" for user in asked.voters if user not in (*asked.yes, *asked.no)))
    return card.row(
        button(words("button-yes"), verb(loaded.id, "yes", str(record.id)), style="success"),
        button(words("button-no"), verb(loaded.id, "no", str(record.id))),
    )
