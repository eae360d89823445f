"""The lesson: a great-aunt has left a house, a fortune and a police record; three turns to make use of it."""

from __future__ import annotations

from engines.core.lesson import Given, Lesson, Step

from .cards import DECK_OF, Card, House
from .state import Player, Settings, Stake, State

_LEARNER, _B, _C = range(3)
#: What is drawn, by deck in the order in which it is.
_COMING = (
    *("M103", "M226", "M222", "M211", "M206", "M230"),
    *("M308", "M305", "M306"),
    *("X07", "X01", "U17"),
    *("S32", "S12", "S33", "S25"),
    "B11",
)
#: How many other cards of a deck have been used.
_USED = {"level1": 17, "level2": 12, "gangster": 3, "upper_class": 6, "gangster_class": 5, "stock": 9}


def _position(s: State) -> None:
    """The eighth round: the learner's turn, after its upkeep."""
    s.phase, s.stage, s.first, s.slot, s.seat, s.round, s.turns = "turn", "draw", 0, 0, 0, 8, 22
    s.players = [
        Player(House("upper4"), 8_400, points=12, floor=10, dots=2, cards=[Card("U18")]),
        Player(House("gangster1"), 6_300, points=47, floor=38, dots=1, ability_used=True),
        Player(House("upper2"), 5_150, points=24, floor=16),
    ]
    s.players[_LEARNER].stocks = [Stake(Card("S34"), 3)]
    s.bank = -sum(player.cash for player in s.players)
    away = {*_COMING, "U18", "S34"}
    for deck, pile in s.draws.items():
        rest = [card for card in pile if card not in away]
        s.used[deck] = rest[: _USED.get(deck, 0)]
        coming = [Card(card) for card in _COMING if DECK_OF[Card(card)] == deck]
        s.draws[deck] = rest[_USED.get(deck, 0) :] + coming[::-1]


LESSON: Lesson[State] = Lesson(
    seats=3,
    secret="70 Elm Street",
    settings=Settings(alliances=False),
    position=_position,
    practice=Settings(gift_cap=1_000),
    script=(
        Step("mission", ("target.*",), {"bribe": "bribe.*"}),
        Step("reward", ("buycard",), {"card": "takecard", "none": "noreward", "later": "*"}),
        Step(
            "upgrade",
            ("upgrade",),
            {"pardon": "usepardon", "bribe": "bribe.*", "stock": "buystock", "end": "endturn"},
        ),
        Step("stock", ("buystock",), {"end": "endturn", "later": "*"}),
        Step("curtains", ("endturn",), {"stock": "buystock", "later": "*"}),
        Given(_B, "drawfrom.gangster"),
        Given(_B, "target.2"),
        Given(_B, "buycard"),
        Given(_B, "tryshop"),
        Given(_B, "endturn"),
        Given(_C, "target.0"),
        Given(_C, "noreward"),
        Given(_C, "endturn"),
        Step("risk", ("target.*",), {"pardon": "usepardon", "stock": "buystock", "later": "*"}),
        Step("pardon", ("usepardon",), {"bribe": "bribe.*", "stock": "buystock", "end": "endturn"}),
        Step("again", ("buystock",), {"end": "endturn", "bribe": "bribe.*"}),
        Given(_LEARNER, "endturn"),
        Given(_B, "drawfrom.gangster"),
        Given(_B, "target.2"),
        Given(_B, "noreward"),
        Given(_B, "endturn"),
        Given(_C, "target.1"),
        Given(_C, "endturn"),
        Step("push", ("target.1",), {"other": "target.2", "later": "*"}),
        Step("card", ("takecard",), {"special": "buycard", "none": "noreward", "later": "*"}),
        Step("luck", ("buystock",), {"end": "endturn", "bribe": "bribe.*"}),
        Step("hold", ("endturn",), {"stock": "buystock", "bribe": "bribe.*"}),
        Given(_B, "drawfrom.gangster"),
        Given(_B, "target.2"),
        Given(_B, "endturn"),
        Given(_C, "target.0"),
        Step("block", ("useblock",), {"let": "noblock"}),
        Given(_C, "endturn"),
    ),
)
