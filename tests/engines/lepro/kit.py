"""Positions of Le Pro put together by hand, with dice that fall as written, and what tests do with them.

A position is a game handle: rules are run as the generators they are, and :func:`drive` answers them.
Characters without an ability (no character at all) sit where a test names none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw

from engines.core.ask import Ask, Option, Steps
from engines.core.discover import words
from engines.core.journal import Checkpoint, Frozen
from engines.core.spec import Context
from engines.core.stored import pack
from engines.core.table import Table
from engines.lepro import SPEC
from engines.lepro.cards import DECK, DECKS, Card, Character, men
from engines.lepro.decks import begin_effect
from engines.lepro.effects import WORDS, carry_out
from engines.lepro.effects.words import Movement
from engines.lepro.events import Drew, Judged
from engines.lepro.movement import travel
from engines.lepro.options import RollDie
from engines.lepro.spaces import play_space
from engines.lepro.state import START_CASH, Player, Settings, State, new
from engines.lepro.turn import turn as turn
from tests.engines.kit import chance, telling
from tests.engines.kit.chance import SEED as SEED
from tests.engines.kit.driving import Answer
from tests.engines.kit.driving import default as default
from tests.engines.kit.driving import drive as drive
from tests.engines.kit.driving import kinds as kinds
from tests.engines.kit.telling import heard as heard
from tests.engines.kit.telling import told as told

from .contract import conserved

A, B, C, D, E, F = range(6)
#: Their names in words.
NAMES = ("Ann", "Bob", "Cal", "Dee", "Eve", "Flo")
#: Fields of a player that hold several cards, as tests write them: ``"P01 P25"``, the oldest first.
HANDS = (
    *("pearls", "diamonds", "shares", "stars", "missions", "recruits", "protections", "records"),
    *("under_car", "beaten"),
)
G = Context[State]


class Loaded(chance.Loaded):
    """Faces of dice, and of what is drawn blind from a hand the place (from 0)."""

    dice = frozenset(("turn", "bout", "risk", "robbery", "passage", "first player"))


def table(
    seats: int = 3,
    dice: str = "",
    *,
    options: Settings | None = None,
    hats: Mapping[int, str] | None = None,
    used: str = "",
    gone: str = "",
    **fields: Any,
) -> G:
    """A game in which it is A's turn (``turn``: another's), on loaded dice.

    ``a`` to ``f`` are the players, each a mapping of its fields (:func:`player`); all begin on Refuge
    with 3,000 and no card. What they hold, what lies on the board (``hats``), in the used piles and out of
    play is taken out of the draw piles, on top of which lie the lowest ids. Other ``fields`` are the
    state's.
    """
    s = new(seats, options or Settings())
    s.phase = "turn"
    s.players = [player(**fields.pop("abcdef"[seat], {})) for seat in range(seats)]
    s.hats = {str(at): Card(card) for at, card in (hats or {}).items()}
    for card in used.split():
        s.used[DECK[card[0]]].append(Card(card))
    s.gone = [Card(card) for card in gone.split()]
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.treasury = START_CASH * seats - sum(each.cash for each in s.players)
    away = {card for each in s.players for card in cards_of(each)}
    away |= {*s.hats.values(), *s.gone, *(card for pile in s.used.values() for card in pile)}
    s.draws = {deck: [card for card in reversed(of) if card not in away] for deck, of in DECKS.items()}
    g = Context(s, Loaded(dice))
    whole(g)
    return g


def players(field: str, *values: Any, of: str = "abcdef", **same: Any) -> dict[str, Any]:
    """Players for :func:`table` who differ in one field, ``of`` says which; the other fields are the same."""
    return {name: {field: value, **same} for name, value in zip(of, values, strict=False)}


def player(**fields: Any) -> Player:
    """A player; hands as text: ``cash=500, pearls="P01 P25", car="C07", space=3``."""
    made = Player(Character(fields.pop("character", "")))
    for name, value in fields.items():
        assert hasattr(made, name), name
        setattr(made, name, [Card(card) for card in value.split()] if name in HANDS else value)
    if "men_acquired" not in fields:
        made.men_acquired = sum(map(men, made.recruits))
    return made


def cards_of(one: Player) -> list[Card]:
    """All that a player holds."""
    held = [card for name in HANDS for card in getattr(one, name)]
    return [*held, *(card for card in (one.car, one.boxer) if card is not None)]


def every(deck: str, but: str = "") -> str:
    """The ids of a deck but for some, as hands are written.

    What shall not be drawn may lie in any list of a player whom nothing concerns:
    ``c={"beaten": every("adventure", but="A46")}``."""
    return " ".join(card for card in DECKS[deck] if card not in but.split())


def cards(g: G, *ids: str) -> None:
    """These cards lie on top of their draw piles, the first named topmost."""
    for card in reversed(ids):
        pile = g.s.draws[DECK[card[0]]]
        pile.remove(Card(card))
        pile.append(Card(card))


def dice(g: G, numbers: str) -> None:
    """The next dice fall so; those of before were rolled."""
    chance.load(g.chance, numbers)


def run(g: G, steps: Steps | None, *answers: Answer) -> Ask[Any] | None:
    """:func:`drive`, and at the end every card and all money is where it can be."""
    asked = drive(steps, *answers)
    if asked is None:
        whole(g)
    return asked


def play(g: G, *answers: Answer) -> Ask[Any] | None:
    """The whole turn of whose turn it is; see :func:`run`."""
    return run(g, turn(g), *answers)


def walk(g: G, by: int, *answers: Answer, seat: int = A, track: bool = True) -> Ask[Any] | None:
    """A pawn moves by so many spaces and plays where it stops; see :func:`run`."""
    return run(g, travel(g, seat, Movement(by, track)), *answers)


def land(g: G, at: int, *answers: Answer, seat: int = A) -> Ask[Any] | None:
    """A pawn comes to a space from the one before and plays it; see :func:`run`."""
    g.s.players[seat].space = at - 1
    return walk(g, 1, *answers, seat=seat)


def visit(g: G, kind: str, *answers: Answer, seat: int = A) -> Ask[Any] | None:
    """A space of a type is played where the pawn stands; see :func:`run`."""
    return run(g, _there(g, seat, kind), *answers)


def _there(g: G, seat: int, kind: str) -> Steps:
    yield from travel(g, seat, (yield from play_space(g, seat, kind)))


def resolve(g: G, card: str, *answers: Answer, seat: int = A) -> Ask[Any] | None:
    """A card is taken out of its draw pile, and what its words say is done; see :func:`run`."""
    g.s.draws[DECK[card[0]]].remove(Card(card))
    return run(g, _words(g, seat, Card(card)), *answers)


def _words(g: G, seat: int, card: Card) -> Steps:
    begin_effect(g, card)
    yield from travel(g, seat, (yield from carry_out(g, seat, card, WORDS[card])))


def opened(g: G, dice: str = "") -> Table[State]:
    """The position as a live table, on dice of its own."""
    base = Checkpoint(0, SPEC.rules_version, 0, g.s.round, g.s.turns, pack(Frozen(0, Raw(pack(g.s)))))
    return Table.open(SPEC, SEED, base, [], chance=Loaded(dice), check=False)


def lines(g: G, seat: int | None = None) -> list[str]:
    """The same in words."""
    return telling.lines("lepro", g, seat)


def beside(g: G, option: Option, seat: int = A) -> str:
    """The words beside an option."""
    assert SPEC.hint is not None
    said = SPEC.hint(SPEC.view(g.s, seat), option)
    return "" if said is None else words("lepro").describe("hint", said, NAMES)


def before(g: G, ask: Ask[Any] | None) -> str:
    """The words before an ask."""
    assert SPEC.briefing is not None
    assert ask is not None
    said = SPEC.briefing(SPEC.view(g.s, ask.seat), ask)
    return "" if said is None else words("lepro").describe("about", said, NAMES)


def shown(g: G) -> list[str]:
    """Cards that were turned up for all when they were drawn, in their order."""
    turned = (each.event for each in g.told if isinstance(each.event, Drew | Judged))
    return [event.card for event in turned]


def cash(g: G) -> list[int]:
    """Everybody's cash."""
    return [each.cash for each in g.s.players]


def whole(g: G) -> None:
    """No card and no money is lost, twice, or new."""
    assert conserved(g.s) == conserved(new(g.s.seats, g.s.settings))
    assert all(each.cash >= 0 and each.cash % 100 == 0 for each in g.s.players)


def go(g: G, faces: str, *answers: Answer) -> Ask[Any] | None:
    """The player on turn rolls, and so the dice fall; then these answers. See :func:`drive`."""
    dice(g, faces)
    return drive(turn(g), RollDie(), *answers)


def seen(g: G, seat: int | None) -> str:
    """All that a seat (None: a spectator) may read off the table and was told, as one text."""
    return repr(SPEC.view(g.s, seat)) + repr(heard(g, seat))
