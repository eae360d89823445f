"""Positions of Fame & Fable put together by hand, with chance that falls as written, and what tests do with
them.

A position is a game handle: rules are run as the generators they are, and :func:`drive` answers them.
"""

from __future__ import annotations

from typing import Any, cast

from engines.core.ask import Ask, Steps
from engines.core.spec import Context
from engines.fable import foes
from engines.fable.decks import BACK
from engines.fable.effects.strikes import Strike
from engines.fable.glossary import DECK, Card, Type
from engines.fable.printed import ATTACK, TRAIT_COST
from engines.fable.state import (
    SLOTS,
    Day,
    Deployed,
    Enemy,
    Player,
    Settings,
    State,
    Waiting,
    find,
    moon_spaces,
    new,
)
from engines.fable.using import use
from tests.engines.kit import chance, telling
from tests.engines.kit.chance import SEED as SEED
from tests.engines.kit.driving import Answer as Answer
from tests.engines.kit.driving import asks as asks
from tests.engines.kit.driving import defaults as defaults
from tests.engines.kit.driving import drive as drive
from tests.engines.kit.driving import kinds as kinds
from tests.engines.kit.telling import heard as heard
from tests.engines.kit.telling import told as told

from .contract import conserved, places

A, B, C, D = range(4)
ROWS = {"monsters": "monster", "allies": "ally", "items": "item", "contracts": "contract"}
G = Context[State]


class Loaded(chance.Loaded):
    """Numbers count from 0; a foe that goes back into its deck goes to the bottom unwritten. What ``order``
    names for a shuffle comes on top."""

    dice = frozenset()
    unwritten = frozenset({BACK})
    order_on_top = True


def table(seats: int = 2, numbers: str = "", /, **fields: Any) -> G:
    """A game in which it is A's day (``turn``: another's), ``left`` with so many actions (three).

    ``a`` to ``d`` are the players, each a mapping of its fields (:func:`player`). ``monsters``, ``allies``,
    ``items`` and ``contracts`` are the face-up cards, ``"M01 M02 M03"`` (``-``: an empty slot; all empty
    unless named), ``combat`` the foes in combat. The other cards lie in their decks, the lowest id on top
    (:func:`top` changes that); heroes whom nobody has are out of the game. Moon tokens lie on all moon spaces
    unless ``moons`` says where. ``discards="A01 I02"`` lie in their discard piles. Other ``fields`` are the
    state's.
    """
    settings, moons, left = fields.pop("options", None), fields.pop("moons", None), fields.pop("left", 3)
    s = new(seats, settings or Settings())
    s.phase = "day"
    s.players = [player(**fields.pop("abcd"[seat], {})) for seat in range(seats)]
    for seat, each in enumerate(s.players):
        each.hero = each.hero or Card(f"H{seat + 1}")
    for name, row in ROWS.items():
        cards = fields.pop(name, "").split()
        slots = [None if card == "-" else Card(card) for card in cards]
        s.rows[row] = [*slots, *[None] * (SLOTS - len(slots))]
    for card in fields.pop("discards", "").split():
        s.discards[DECK[card[0]]].append(Card(card))
    s.moons = list(moon_spaces(s.settings) if moons is None else moons)
    s.spent = len(moon_spaces(s.settings)) - len(s.moons) - sum(each.moons for each in s.players)
    s.combat = [Enemy(Card(card)) for card in fields.pop("combat", "").split()]
    s.day = Day(granted=left, left=left, begun=True)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    for deck in s.decks:
        s.decks[deck] = []
    away = set(places(s))
    for deck, cards_ in new(seats, s.settings).decks.items():
        s.decks[deck] = [card for card in reversed(cards_) if card not in away]
    g = Context(s, Loaded(numbers))
    whole(g)
    return g


def player(**fields: Any) -> Player:
    """A player; cards as text: ``hand="A01 I02"``, ``deployed="A23 A24~"`` (``~``: exhausted),
    ``pending="M07 ?L01"`` (``?``: face down), ``trophies="L02"``; ``fame``, ``low`` (the same unless named),
    ``known``, ``moons``, ``hero`` and so on."""
    made = Player()
    fields.setdefault("low", fields.get("fame", 0))
    for name, value in fields.items():
        assert hasattr(made, name), name
        if name == "deployed":
            value = [Deployed(Card(card.rstrip("~")), ready="~" not in card) for card in value.split()]
        elif name == "pending":
            value = [Waiting(Card(card.lstrip("?")), card[0] != "?") for card in value.split()]
        elif name in ("hand", "known", "seen", "sunk", "trophies"):
            value = [Card(card) for card in value.split()]
        elif name in ("hero", "market"):
            value = Card(value)
        setattr(made, name, value)
    return made


def top(g: G, *ids: str) -> None:
    """These cards lie on top of their decks, the first named topmost."""
    for card in reversed(ids):
        pile = g.s.decks[DECK[card[0]]]
        pile.remove(Card(card))
        pile.append(Card(card))


def bare(g: G, deck: str, keep: str = "") -> None:
    """A deck is empty, or holds only ``keep`` (topmost first): the others went to its discard pile."""
    kept = keep.split()
    pile = g.s.decks[deck]
    g.s.discards[deck] += [card for card in pile if card not in kept]
    g.s.decks[deck] = [Card(card) for card in reversed(kept)]


def run(g: G, steps: Steps | None, *answers: Answer) -> Ask[Any] | None:
    """:func:`drive`, and at the end every card is in one place."""
    asked = drive(steps, *answers)
    if asked is None:
        whole(g)
    return asked


def act(g: G, *answers: Answer) -> Ask[Any] | None:
    """One step of the game as it stands: an action of the day, a dawn, a dusk; see :func:`run`."""
    from engines.fable import SPEC

    return run(g, SPEC.step(g), *answers)


def lines(g: G, seat: int | None = None) -> list[str]:
    """What a seat was told, in words."""
    return telling.lines("fable", g, seat)


def shuffled(g: G) -> list[str]:
    """The purposes of all shuffles so far."""
    assert isinstance(g.chance, Loaded)
    return g.chance.shuffled


def whole(g: G) -> None:
    """No card is lost, twice, or new."""
    count = conserved(g.s)
    assert all(number == 1 for card, number in count.items() if card != "moon tokens"), count
    for deck, cards in new(g.s.seats, g.s.settings).decks.items():
        assert all(count[card] == 1 for card in cards), (deck, [card for card in cards if count[card] != 1])


def fame(g: G) -> list[int]:
    """Everybody's fame."""
    return [each.fame for each in g.s.players]


def hand(g: G, seat: int = A) -> list[str]:
    """A hand, sorted."""
    return sorted(g.s.players[seat].hand)


def field(g: G, seat: int = A) -> str:
    """Deployed allies as :func:`player` takes them."""
    return " ".join(ally.card + "~" * (not ally.ready) for ally in g.s.players[seat].deployed)


def tally(g: G, foe: str) -> int:
    """A foe's tally in the open combat."""
    found = foes.enemy(g.s, Card(foe))
    assert found is not None
    return found.tally


def ally(g: G, card: str, seat: int = A) -> Deployed:
    """A deployed ally."""
    found = find(g.s.players[seat], Card(card))
    assert found is not None
    return found


def paid(g: G, seat: int, card: str) -> Steps:
    """A trait or an item is used, its actions paid: the rules to :func:`drive`."""
    g.s.day.left -= TRAIT_COST.get(card, 0)
    return use(g, seat, Card(card))


def worth(g: G, seat: int, source: str, foe: Enemy, kind: str, strike: Strike | None = None) -> int:
    """What an attack would add to a foe's tally by the rules: an ally's basic attack, or a strike."""
    attacker = find(g.s.players[seat], Card(source)) if source in ATTACK else None
    value = ATTACK[source] if strike is None else strike.value(g.s, seat, Card(source))
    return foes.effective(g.s, foe, cast("Type", kind), value, attacker)


def fought(g: G) -> list[str]:
    """The foes in combat."""
    return [foe.card for foe in g.s.combat]
