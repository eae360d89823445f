"""The lesson: the last eight rounds of a short game for three, in a coat that somebody has left behind."""

from __future__ import annotations

from engines.core.lesson import Given, Lesson, Step

from .cards import Card, Character, deck_of, men
from .state import START_CASH, Player, Roll, Settings, State, all_cards

_LEARNER, _B, _C = range(3)
_SETTINGS = Settings(short_game=True)
#: Where everybody stands: on the last space before Refuge, and on the Collection that was paid last.
_SPACES = (35, 35, 18)
_CASH = (14_600, 12_700, 47_400)
_CHARACTERS = ("fence", "safecracker", "captain")
#: By seat and field what is held, the oldest first.
_HELD: tuple[dict[str, str], ...] = (
    {
        "pearls": "P01 P05",
        "diamonds": "D24 D06",
        "shares": "I07a",
        "stars": "A54 A59",
        "missions": "M26",
        "recruits": "R11",
        "protections": "T04",
        "beaten": "B08",
    },
    {"shares": "I02b I05a", "recruits": "R01", "records": "X02 X08", "beaten": "B01"},
    {"pearls": "P23", "shares": "I10b", "recruits": "R34", "beaten": "B09"},
)
_BOXERS = ("B14", "B05", "B19")
_CAR = Card("C05")
#: What lies on top of each deck, in the order in which it is drawn.
_TOP = "R32 R03 M22 M12 A37 A05 S23 K18 J18 L28"
#: Drawn last, by the one who stands on the Collection.
_LAST = Card("L12")


def _position(s: State) -> None:
    """Twenty rounds are over; the learner's turn."""
    s.phase, s.first, s.turn, s.round, s.turns = "turn", _LEARNER, _LEARNER, 21, 60
    s.players = [_player(seat) for seat in range(s.seats)]
    s.players[_C].car = _CAR
    s.treasury = START_CASH * s.seats - sum(player.cash for player in s.players)
    s.roll, s.shown = Roll(_C, "turn", [4]), _LAST
    s.used["collection"].append(_LAST)
    for card in [_LAST, *(card for player in s.players for card in all_cards(player))]:
        s.draws[deck_of(card)].remove(card)
    for card in map(Card, reversed(_TOP.split())):
        pile = s.draws[deck_of(card)]
        pile.remove(card)
        pile.append(card)


def _player(seat: int) -> Player:
    player = Player(
        Character(_CHARACTERS[seat]),
        cash=_CASH[seat],
        space=_SPACES[seat],
        boxer=Card(_BOXERS[seat]),
        fought=True,
    )
    for field, cards in _HELD[seat].items():
        setattr(player, field, [*map(Card, cards.split())])
    player.men_acquired = sum(map(men, player.recruits))
    return player


def _roll(seat: int) -> Given:
    return Given(seat, "rolldie")


#: The learner's die, where there is nothing to decide: who holds an Adventure is asked about it, too.
_ROLL = (_roll(_LEARNER), Given(_LEARNER, "keep"))

LESSON: Lesson[State] = Lesson(
    seats=3,
    secret="the coat on hook number 14125178",
    settings=_SETTINGS,
    position=_position,
    practice=_SETTINGS,
    script=(
        Step("roll", ("rolldie",), {"die": "choosedie.*"}),
        Given(_LEARNER, "keep"),
        _roll(_B),
        _roll(_C),
        *_ROLL,
        Step("bout", ("bout.1",), {"mammoth": "bout.2", "nothing": "nothing"}),
        _roll(_B),
        _roll(_C),
        Given(_C, "nothing"),
        *_ROLL,
        Step("collection", ("returnprotection",), {"pay": "pay"}),
        _roll(_B),
        _roll(_C),
        *_ROLL,
        Step("mission", ("carryout.M26",), {"draw": "drawmission"}),
        _roll(_B),
        Given(_B, "rob"),
        _roll(_C),
        Given(_C, "half.protection"),
        Given(_C, "nothing"),
        *_ROLL,
        Step("robbery", ("rob",), {"past": "refuse"}),
        Step("arrest", ("playstar.A54",), {"quietly": "accept"}),
        _roll(_C),
        *_ROLL,
        Step("passage", ("tunnel.29",), {"expert": "tunnel.34", "elsewhere": "tunnel.*"}),
        Step("half", ("half.exchange",), {"protection": "half.protection"}),
        Step("swap", ("swap.P01.2",), {"pearl": "swap.P05.*", "share": "swap.I07a.*", "nothing": "nothing"}),
        _roll(_C),
        Given(_C, "sellgems.P01.none"),
        Step("ram", ("choosedie.A59.5",), {"roll": "rolldie", "other": "choosedie.*"}),
        Step("expert", ("sellgems.P23.D24",), {"less": "sellgems.*", "nothing": "nothing"}),
        _roll(_C),
        Step("announce", ("announce",), {"roll": "rolldie"}),
        Step("home", ("rolldie",)),
    ),
)
