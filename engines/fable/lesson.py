"""The lesson: the last two turns of a short game for two, in which a thief, a granny and a bell make a
champion."""

from __future__ import annotations

from engines.core.lesson import Given, Lesson, Step

from .glossary import Card
from .state import Deployed, Player, Settings, State

_LEARNER, _B = range(2)
_SETTINGS = Settings(short_game=True)

#: Face up. The slots that the learner empties are filled from the top of the decks.
_ROWS = {
    "monster": "M39 M23 M12",
    "ally": "A23 A05 A51",
    "item": "I22 I16 I23",
    "contract": "C19 C24 C29",
}
#: On top of the decks, the first to come first: for the dawn of the other, then for the learner's.
_NEXT = {
    "monster": "M37 M42",
    "ally": "A55 A52 A53",
    "item": "I20",
    "contract": "C25 C26",
    "legend": "L05",
}
#: What the 21 and the 42 fame so far have come from, and who did not live to see it.
_DISCARDS = {
    "monster": "M03 M04 M07 M09 M10 M11 M14 M16 M18 M21 M22 M25 M27 M28",
    "contract": "C01 C05 C06 C08 C10 C28",
    "ally": "A01 A03 A14 A17 A24 A35 A44 A50",
    "item": "I01 I03 I08 I12 I13 I17 I24",
}
#: Moon spaces that still have their token: of 10, 20 and 40 they are spent.
_MOONS, _SPENT = [30, 60, 70, 80, 90], 3


def _position(s: State) -> None:
    """Six rounds are over; the learner's seventh dawn."""
    thief, rival = s.players
    _seat(thief, "H3", "N2", fame=21, company=["H3"], ready=True, hand=["I11"])
    _seat(rival, "H4", "N3", fame=42, company=["H4", "A36", "A69"], ready=False, hand=["I09"])
    # Recruited for all to see.
    rival.known = list(rival.hand)
    s.rows = {row: list(map(Card, cards.split())) for row, cards in _ROWS.items()}
    s.discards.update({deck: list(map(Card, cards.split())) for deck, cards in _DISCARDS.items()})
    gone = set(" ".join((*_ROWS.values(), *_DISCARDS.values())).split())
    for player in s.players:
        gone |= {*player.hand, *(ally.card for ally in player.deployed)}
    for name, deck in s.decks.items():
        following = list(map(Card, _NEXT[name].split()))
        s.decks[name] = [card for card in deck if card not in gone and card not in following]
        s.decks[name] += reversed(following)
    s.moons, s.spent = list(_MOONS), _SPENT
    s.phase, s.round, s.turns, s.first, s.turn = "dawn", 7, 12, _LEARNER, _LEARNER


def _seat(
    player: Player, hero: str, market: str, *, fame: int, company: list[str], ready: bool, hand: list[str]
) -> None:
    player.hero, player.market = Card(hero), Card(market)
    player.fame = player.low = fame
    player.deployed = [Deployed(Card(card), ready) for card in company]
    player.hand = list(map(Card, hand))


LESSON: Lesson[State] = Lesson(
    seats=2,
    # Whose dice would have dealt these two heroes, and keep the bird in its deck.
    secret="three sleepers",
    settings=_SETTINGS,
    position=_position,
    practice=_SETTINGS,
    script=(
        Step(
            "recruit",
            ("recruit.A23",),
            {
                "both": "enlist.A23",
                "pike": "*.A51",
                "granny": "*.A05",
                "items": "recruit*.I*",
                "call": "call*",
            },
        ),
        Step("deploy", ("deploy.A23",), {"call": "call*", "more": "*.A*", "trait": "usetrait.H3"}),
        Step(
            "call",
            ("call.M39",),
            {"both": "callandfell.M39", "board": "call.M*", "unseen": "call*", "trait": "usetrait.H3"},
        ),
        Step(
            "attack",
            ("attack.A23.M39.pw",),
            {
                "both": "fell.M39",
                "weapons": "attack.H3.M39.we",
                "pim": "attack.H3.M39.po",
                "trait": "usetrait.H3",
                "leave": "resolve",
                "end": "endday",
            },
        ),
        Step(
            "item",
            ("useitem.I11",),
            {
                "both": "fell.M39",
                "weapons": "attack.H3.M39.we",
                "pim": "attack.H3.M39.po",
                "trait": "usetrait.H3",
                "leave": "resolve",
                "end": "endday",
            },
        ),
        Step(
            "again",
            ("attack.A23.M39.pw",),
            {
                "both": "fell.M39",
                "weapons": "attack.H3.M39.we",
                "pim": "attack.H3.M39.po",
                "leave": "resolve",
                "end": "endday",
            },
        ),
        Step(
            "steal", ("usetrait.H3",), {"granny": "*.A05", "call": "call*", "end": "end*", "more": "recruit*"}
        ),
        Step(
            "enlist",
            ("enlist.A05",),
            {"hand": "recruit.A05", "bell": "callandfell.*", "call": "call*", "end": "end*"},
        ),
        Step("dusk", ("endday",), {"both": "endandscore"}),
        Step("score", ("score.C19+C24", "score.C24+C19"), {"one": "score.*", "none": "scorenone"}),
        # At the other's dawn a spotted monster comes; the other meddles all the same, and pays for it.
        Given(_B, "usetrait.A36"),
        Given(_B, "target.0.A23"),
        Step("guard", ("react.A05",), {"decline": "decline", "pass": "passturn"}),
        Given(_B, "resolve"),
        Given(_B, "giveup.A36"),
        Given(_B, "enlist.A51"),
        Given(_B, "endday"),
        Step("moon", ("spendmoon",), {"begin": "begin"}),
        Step(
            "legend",
            ("fell.L05",),
            {
                "bell": "useitem.I09",
                "single": "attack.*",
                "trait": "usetrait.H3",
                "leave": "resolve",
                "end": "endday",
            },
        ),
        Step("cup", ("endandscore",), {"long": "endday", "call": "call*", "more": "*.[AI]*"}),
        # The last turn: to the same space, so one further.
        Given(_B, "callandfell.M23"),
        Given(_B, "callandfell.M12"),
        Given(_B, "endandscore"),
    ),
)
