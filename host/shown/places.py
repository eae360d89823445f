"""Who came where, for the last cards of a game."""

from __future__ import annotations

from host.tables.loaded import LoadedTable
from host.words import host_words


def places(loaded: LoadedTable, locale: str | None = None) -> str:
    """A line for each place of a finished game; of one that is won or lost together, one line for all."""
    words = host_words(locale or loaded.record.language)
    names, outcome = loaded.safe_names, loaded.opened().outcome
    assert outcome is not None
    if loaded.spec.cooperative:
        return words("end-together", names=words.join(names), won="yes" if outcome.winners else "no")
    return "\n".join(
        words("end-place", rank=rank, name=names[seat], score=outcome.scores[seat])
        for rank, seat in outcome.order()
    )
