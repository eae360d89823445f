"""Advice in words, for the panel of the seat that asked for it."""

from __future__ import annotations

from engines.core.words import Words
from engines.players.advice import Advised
from host.tables.coach import advised
from host.tables.loaded import LoadedTable
from host.words import clipped, host_words, safe

from .option_words import option_words

#: Letters of an option and of its reasons: three of them leave room for the panel.
_LABEL, _WHY = 150, 400


def advice_words(loaded: LoadedTable, seat: int, locale: str | None = None) -> str:
    """What is advised to a seat, a line each, the best first; where nothing speaks for any answer, that."""
    words, game_words = host_words(locale or loaded.record.language), loaded.words(locale)
    found = advised(loaded, seat)
    if not found:
        ask = loaded.ask(seat)
        return words("advice-none", must="yes" if ask is not None and ask.must else "no")
    lines = [
        words(
            "advice-line",
            place=place,
            option=safe(clipped(option_words(loaded, seat, one.choice, game_words), _LABEL)),
            why=safe(clipped(_why(loaded, one, words=words, game_words=game_words), _WHY)),
        )
        for place, one in enumerate(found, 1)
    ]
    return "\n".join((words("advice-heading"), *lines))


def _why(loaded: LoadedTable, one: Advised, *, words: Words, game_words: Words) -> str:
    """All that speaks for an answer."""
    names = loaded.placed(safe_names=False)
    hints = [] if one.hint is None else [game_words.describe("hint", one.hint, names)]
    reasons = [*hints, *(game_words.describe("why", reason, names) for reason in one.why)]
    return words("advice-and").join(reasons)
