"""The card of a vote on taking back."""

from __future__ import annotations

from db.records import VoteRecord

from .. import ids
from ..sitting import Sitting
from ..undo import ballot
from ..words import desk
from .card import Card, button


def vote(sitting: Sitting, record: VoteRecord) -> Card:
    """A vote as it stands; a closed one has no buttons."""
    words = desk(sitting.record.language)
    asked = ballot(record)
    name = sitting.safe_names[asked.seat]
    card = Card().say(words("vote-undo", name=name, table=sitting.id, count=asked.last - asked.back_to + 1))
    if record.closed is not None:
        return card.say(words(f"vote-{record.outcome}", name=name))
    card.mentions = list(asked.voters)
    card.say(words("vote-count", yes=len(asked.yes), no=len(asked.no), need=len(asked.voters) // 2 + 1))
    card.say(" ".join(f"<@{user}>" for user in asked.voters if user not in (*asked.yes, *asked.no)))
    return card.row(
        button(words("button-yes"), ids.verb(sitting.id, f"yes.{record.id}"), style="success"),
        button(words("button-no"), ids.verb(sitting.id, f"no.{record.id}")),
    )
