"""What is asked when a table of FIXER is opened."""

from __future__ import annotations

from engines.core.form import Form, Parameter, Value

from .lanes import LETTERS

#: FX-024: nobody in particular, or a seat.
_FIRST = (
    Value(-1, "setting-first_player.none"),
    *(Value(seat, f"setting-first_player.seat{letter}") for seat, letter in enumerate(LETTERS)),
)

FORM = Form(
    Parameter("card_exchange", field="exchange"),
    Parameter("long_game"),
    Parameter("first_player", values=_FIRST),
    seats=4,
)
