"""What happened is told to every reader: what concerns it before all else, one sentence for one deed."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from db.records import EventRecord
from engines.core.table import Moved
from engines.core.telling import Weight
from engines.core.words import plain, seats_of
from host.tables import story
from host.tables.teller import Circle, Happening, Line, Teller, shortened

from .hosted import loaded_table, stored_events
from .kit import PlayedGame, spread
from .words import LEFT_OPEN

#: Stretches of a game that are told to each reader.
STRETCHES = 40
#: Words after "you" that end like a verb of somebody else's.
NO_VERBS = {
    *("as", "this", "its", "less", "plus", "always", "perhaps", "towards", "afterwards", "points", "dollars"),
    *("miss", "pass"),
}
#: Rows that a spectator is told of at once.
ROWS = 8
_BAD_ENDS = re.compile(r"[.,;:]\s*[.,;:]|\s[.,;:]|\(\s|\s\)|  ")
_YOU = re.compile(r"\b[Yy]ou ([a-z]+s)\b")


def every_event_says_how_it_is_told(game: PlayedGame) -> None:
    """How much it matters, and to whom, by fields that hold seats."""
    tells = game.spec.tells
    assert set(tells) == set(game.spec.events)
    for kind, told in tells.items():
        named = {*told.to, *((told.by,) if told.by else ())}
        assert named <= set(seats_of(kind)), f"{kind.__name__} names fields that hold no seats"


def stretches(game: PlayedGame, reader: int | None) -> Iterator[list[Happening]]:
    """What ``reader`` heard between two answers of its own; a spectator, in some rows."""
    found = _heard(game.start, reader)
    for number, given in enumerate(game.given, 1):
        if given.seat == reader or (reader is None and number % ROWS == 0):
            yield found
            found = []
        found += _heard(given.moved, reader)
    yield found


def _heard(moved: Moved, reader: int | None) -> list[Happening]:
    events = enumerate(moved.events)
    return [Happening((moved.row.n, i), told.event) for i, told in events if told.heard_by(reader)]


def what_happened_is_told(game: PlayedGame) -> None:
    """What matters to a reader is in what it is told, however much there is; sentences are whole."""
    loaded = loaded_table(game.variant, game.before(0))
    for reader in (*range(game.variant.seats), None):
        teller = Teller(loaded, reader)
        for stretch in spread(list(stretches(game, reader)), STRETCHES):
            lines = teller.deeds(stretch)
            told = shortened(lines)
            assert [line for line in lines if _must(line) and line not in told] == []
            for line in told:
                _reads_well(line)


def the_papers_have_a_headline(game: PlayedGame) -> None:
    """Most rounds have one; each is a sentence, and the same again whenever it is asked for."""
    loaded = loaded_table(game.variant, game.before(0))
    rounds = _rounds(game)
    printed = [story.headline(loaded, number, events) for number, events in rounds.items()]
    assert printed == [story.headline(loaded, number, events) for number, events in rounds.items()]
    assert game.spec.headline is None or sum(map(bool, printed)) * 2 >= len(printed)
    for text in filter(None, printed):
        _whole_sentences(text)
        assert len(text) <= 200


def a_game_is_remembered(game: PlayedGame) -> None:
    """In three to five sentences, each of another kind."""
    if game.spec.memoir is None:
        return
    loaded = loaded_table(game.variant, game.before(len(game.given)))
    texts = story.memoir(loaded, [event for events in _rounds(game).values() for event in events])
    assert 3 <= len(texts) <= 5
    assert len(set(texts)) == len(texts)
    for text in texts:
        _whole_sentences(text)
    assert sum(map(len, texts)) <= 900


def _rounds(game: PlayedGame) -> dict[int, list[EventRecord]]:
    """What was told, by the round in which it was."""
    found: dict[int, list[EventRecord]] = defaultdict(list)
    marks = [(checkpoint.row, checkpoint.round) for checkpoint in game.checkpoints]
    for moved in (game.start, *(given.moved for given in game.given)):
        number = next((number for row, number in reversed(marks) if row < moved.row.n), 0)
        found[number] += stored_events(moved)
    return found


def _must(line: Line) -> bool:
    return line.weight == Weight.HEADLINE or (line.circle < Circle.REST and line.weight == Weight.MATTERS)


def _reads_well(line: Line) -> None:
    _whole_sentences(line.text)


def _whole_sentences(told: str) -> None:
    text = plain(told)
    assert not LEFT_OPEN.search(text), text
    assert not _BAD_ENDS.search(text), text
    assert text[0] == text[0].upper(), text
    assert text[-1] in ".!?…*", text
    assert [verb for verb in _YOU.findall(text) if verb not in NO_VERBS] == [], text
