"""The lesson: the last two rounds of a bank heist, in the coat of a boss who has left by the window."""

from __future__ import annotations

from engines.core.lesson import Given, Lesson, Step

from .cards import PROBLEMS
from .glossary import Challenge, Henchman
from .state import Scene, Settings, State

_LEARNER, _B, _C = range(3)
#: Where the clan of Level 1 is; the Clan Deck is empty.
_HANDS = ("H13 H06 H15 H16", "H09 H07 H14", "H12 H10 H18")
_EXHAUSTED = "H01 H02 H03 H05 H08 H11 H17 H19"
_KNOCKED_OUT = "H04 H20"
#: Problems by seat, those that are solved, and the next.
_PROBLEMS, _SOLVED, _TROUBLE = ("P01", "P20", "P04"), ("P02", "P22"), "P17"
#: Security cards in play, those that are gone, and the next.
_SECURITY, _GONE, _GUARD = ("HU04", "HU15", "HU16"), ("HU08", "HU02"), "HU10"
_TRACKS = {"clock": 10, "vault": 8, "tills": 2, "loot": 5, "door": 4, "away": 0}


def _position(s: State) -> None:
    """Hands Up!, the last turn of the fourth round: the vault is open and the clan is tired."""
    s.phase, s.round, s.turns = "turn", 4, 14
    s.starter, s.starts, s.turn, s.gone, s.actions = _B, [1, 2, 1], _LEARNER, 2, 2
    s.clan, s.exhausted, s.knocked_out = [], _henchmen(_EXHAUSTED), _henchmen(_KNOCKED_OUT)
    s.hands = [_henchmen(cards) for cards in _HANDS]
    s.problems = [[Challenge(card)] for card in _PROBLEMS]
    s.problem_discard = [Challenge(card) for card in _SOLVED]
    drawn = (*_PROBLEMS, *_SOLVED, _TROUBLE)
    s.problem_deck = [Challenge(card) for card in (*(c for c in PROBLEMS if c not in drawn), _TROUBLE)]
    revealed = (*_SECURITY, *_GONE, _GUARD)
    deck = [card for card in (f"HU{n:02}" for n in range(2, 17)) if card not in revealed]
    s.scene = Scene(
        "hands_up",
        tracks=dict(_TRACKS),
        decks={"deck": [*deck, _GUARD]},
        rows={"play": [*_SECURITY], "out": [*_GONE]},
    )
    s.cubes, s.police = {"HU04": 1}, "controlled"


def _henchmen(cards: str) -> list[Henchman]:
    return [*map(Henchman, cards.split())]


LESSON: Lesson[State] = Lesson(
    seats=3,
    secret="half past four, no. 16106553",
    settings=Settings(),
    position=_position,
    practice=Settings(single=True, scenario=1),
    script=(
        Step(
            "tills",
            ("actnow.hu-tills.plain.H13+H15.plain",),
            {
                "red": "actnow.hu-tills.plain.H13+H15.red",
                "crew": "act*.hu-tills.*",
                "bag": "act*.hu-bag.*",
                "act": "act*",
                "rally": "rally",
                "solve": "solve.*",
                "end": "endturn",
            },
        ),
        Given(_B, "quiet.now"),
        Given(_C, "quiet.now"),
        Step("sum", ("resolve",), {"lou": "use.H06"}),
        Step("rally", ("rally",), {"act": "act*", "solve": "solve.*", "end": "endturn"}),
        Step(
            "recruit",
            ("recruittwo",),
            {"one": "recruit", "act": "act*", "solve": "solve.*", "end": "endturn"},
        ),
        Given(_B, "quiet.now"),
        Given(_C, "quiet.now"),
        Step("call", ("solve.H16.P01",), {"quiet": "quiet.*", "other": "solve.*", "velvet": "usefor.H15.*"}),
        Given(_LEARNER, "quiet.now"),
        Step(
            "vote",
            ("votestarter.1",),
            {"self": "votestarter.0", "other": "votestarter.2", "none": "abstain"},
        ),
        Given(_C, "votestarter.1"),
        Given(_B, "act.hu-bag.plain.H09"),
        Given(_B, "roll.plain"),
        Given(_C, "quiet.now"),
        Step(
            "help",
            ("use.H06",),
            {"driver": "use.H11", "shield": "use.H13", "pick": "usedice.*", "quiet": "quiet.*"},
        ),
        Given(_B, "resolve"),
        Given(_B, "act.HU01.plain.H14"),
        Given(_B, "roll.plain"),
        Given(_C, "actnow.hu-getaway.plain.H12+H10.plain"),
        Given(_LEARNER, "quiet.now"),
        Given(_B, "quiet.now"),
        Given(_C, "resolve"),
        Given(_C, "damage.0.1"),
        Given(_C, "recruittwo"),
        Step(
            "problem",
            ("actnow.P17.plain.H13+H15.red",),
            {
                "white": "actnow.P17.plain.H13+H15.plain",
                "crew": "act*.P17.*",
                "getaway": "act*.hu-getaway.*",
                "bag": "act*.hu-bag.*",
                "act": "act*",
                "recruit": "recruit*",
                "velvet": "usefor.H15.*",
                "end": "endturn",
            },
        ),
        Given(_B, "quiet.again"),
        Given(_C, "quiet.again"),
        Step(
            "clover",
            ("clover.w0-1+w4-1+red-warning",),
            {"stand": "resolve", "driver": "use.H11", "dice": "clover.*"},
        ),
        Step("card", ("take",), {"leave": "leave"}),
        Step(
            "getaway",
            ("actnow.hu-getaway.plain.H11+H19.plain",),
            {
                "red": "actnow.hu-getaway.plain.H11+H19.red",
                "crew": "act*.hu-getaway.*",
                "bag": "act*.hu-bag.*",
                "act": "act*",
                "recruit": "recruit*",
                "rally": "rally",
                "end": "endturn",
            },
        ),
        Given(_C, "quiet.now"),
        Given(_B, "use.H14"),
        Step("stand", ("resolve",), {"sixpence": "usedice.*"}),
        Step("damage", ("damage.1.1",), {"two": "damage.*"}),
        Given(_B, "quiet.now"),
        Given(_C, "quiet.now"),
        Given(_LEARNER, "quiet.now"),
        Given(_B, "buy.3"),
        Step("keep", ("votekeep.*",), {"none": "abstain"}),
        Given(_B, "abstain"),
        Given(_C, "abstain"),
    ),
)
