"""The last card of a game: places, a word of story, and the check of its dice."""

from __future__ import annotations

from host.tables.loaded import LoadedTable
from host.words import host_words

from .board_card import FILE
from .card import Card, button
from .pictures import Picture
from .places import places
from .press_ids import verb


def end(loaded: LoadedTable, picture: Picture | None, *, memoir: list[str], thanks: list[str]) -> Card:
    """The final card of a finished game; ``memoir``: sentences about it, ``thanks``: who thanked."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    outcome = loaded.opened().outcome
    assert outcome is not None
    spec = loaded.spec
    names = loaded.safe_names
    card = Card().say(words("end-heading", game=game_words("name"), table=loaded.id))
    card.show(FILE, picture)
    order = [] if spec.cooperative else outcome.order()
    card.say(places(loaded))
    shared = ".shared" if len(outcome.winners) > 1 else ""
    story = [game_words(f"end-{outcome.kind}{shared}", winners=words.join(names[s] for s in outcome.winners))]
    runner = next((seat for _, seat in order if seat not in outcome.winners), None)
    if runner is not None and game_words.has("end-second"):
        story.append(game_words("end-second", name=names[runner], score=outcome.scores[runner]))
    card.say("\n".join(f"*{line}*" for line in story))
    card.say("\n".join(memoir))
    card.say(words("end-fair", secret=loaded.record.secret.hex()))
    if thanks:
        card.say(words("end-thanked", names=words.join(thanks)))
    table = loaded.id
    return card.row(
        button(words("button-again"), verb(table, "again"), style="success"),
        button(words("button-export"), verb(table, "export")),
        button(words("button-thanks"), verb(table, "thanks")),
        button(words("button-log"), verb(table, "log")),
    )
