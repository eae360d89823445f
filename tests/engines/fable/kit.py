"""Positions of Fame & Fable put together by hand, with chance that falls as written, and what tests do with
them.

A position is a game handle: rules are run as the generators they are, and :func:`drive` answers them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

from engines.core.ask import Ask, Option, Steps, fits
from engines.core.chance import Chance, Draw, T
from engines.core.discover import words
from engines.core.event import Event
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

from .contract import conserved, places

A, B, C, D = range(4)
SEED = bytes(range(32))
ROWS = {"monsters": "monster", "allies": "ally", "items": "item", "contracts": "contract"}
G = Context[State]
Kind = TypeVar("Kind", bound=Event)


class Loaded(Chance):
    """Chance that falls as written: ``"2 0"`` are the numbers drawn, from 0; numbers that nobody wrote down
    are an error, but a foe that goes back into its deck goes to the bottom. A shuffle turns the pile over;
    what ``order`` names for it comes last, on top."""

    def __init__(self, numbers: str = "", order: Mapping[str, Iterable[str]] | None = None) -> None:
        super().__init__(SEED)
        self.numbers = [int(number) for number in numbers.split()]
        self.order = order or {}
        self.shuffled: list[str] = []

    def below(self, size: int, purpose: str) -> int:
        """The next number of the script."""
        assert self.numbers or purpose == BACK, f"no number is written for this {purpose}"
        at = self.used
        self.word()
        number = 0 if purpose == BACK else self.numbers.pop(0)
        assert 0 <= number < size
        self.draws.append(Draw(purpose, at, size, (number,)))
        return number

    def shuffle(self, things: list[T], purpose: str) -> None:
        """The pile is turned over."""
        self.shuffled.append(purpose)
        last: list[Any] = list(self.order.get(purpose, ()))
        things[:] = [*(thing for thing in reversed(things) if thing not in last), *last]


def table(
    seats: int = 2,
    numbers: str = "",
    *,
    options: Settings | None = None,
    moons: Iterable[int] | None = None,
    combat: str = "",
    left: int = 3,
    **fields: Any,
) -> G:
    """A game in which it is A's day (``turn``: another's), with so many actions ``left``.

    ``a`` to ``d`` are the players, each a mapping of its fields (:func:`player`). ``monsters``, ``allies``,
    ``items`` and ``contracts`` are the face-up cards, ``"M01 M02 M03"`` (``-``: an empty slot; all empty
    unless named), ``combat`` the foes in combat. The other cards lie in their decks, the lowest id on top
    (:func:`top` changes that); heroes whom nobody has are out of the game. Moon tokens lie on all moon spaces
    unless ``moons`` says where. ``discards="A01 I02"`` lie in their discard piles. Other ``fields`` are the
    state's.
    """
    s = new(seats, options or Settings())
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
    s.combat = [Enemy(Card(card)) for card in combat.split()]
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


_waiting: WeakKeyDictionary[Any, tuple[Ask[Any], ...]] = WeakKeyDictionary()


def drive(steps: Steps | None, *answers: Option | tuple[int, Option]) -> Ask[Any] | None:
    """Run rules and give these answers in turn: what is asked first then, or None at the end.

    An answer is for the one seat that is asked, or ``(seat, answer)``. Every answer must be one that fits,
    and be asked for. May be called again with the same rules.
    """
    if steps is None:
        assert not answers
        return None
    left = list(answers)
    try:
        if steps not in _waiting:
            _waiting[steps] = next(steps)
        while left:
            asks, answer = _waiting.pop(steps), left.pop(0)
            if isinstance(answer, tuple):
                seat, answer = answer
                (asked,) = (each for each in asks if each.seat == seat)
            else:
                (asked,) = asks
            assert fits(asked, answer), f"{answer} does not answer {asked.kind}: {asked.options}"
            _waiting[steps] = steps.send((asked.seat, answer))
    except StopIteration:
        assert not left, f"not asked for: {left}"
        return None
    return _waiting[steps][0]


def asks(steps: Steps) -> tuple[Ask[Any], ...]:
    """All that is asked now."""
    drive(steps)
    return _waiting[steps]


def silent(steps: Steps | None) -> None:
    """Every question is answered by its default, until the rules are through."""
    asked = drive(steps)
    while asked is not None:
        assert steps is not None
        asked = drive(steps, (asked.seat, asked.default))


def run(g: G, steps: Steps | None, *answers: Option | tuple[int, Option]) -> Ask[Any] | None:
    """:func:`drive`, and at the end every card is in one place."""
    asked = drive(steps, *answers)
    if asked is None:
        whole(g)
    return asked


def act(g: G, *answers: Option | tuple[int, Option]) -> Ask[Any] | None:
    """One step of the game as it stands: an action of the day, a dawn, a dusk; see :func:`run`."""
    from engines.fable import SPEC

    return run(g, SPEC.step(g), *answers)


def told(g: G, kind: type[Kind]) -> list[Kind]:
    """The events of one kind so far."""
    return [each.event for each in g.told if isinstance(each.event, kind)]


def heard(g: G, seat: int | None) -> list[Event]:
    """What a seat (None: a spectator) was told."""
    return [each.event for each in g.told if each.seats is None or seat in each.seats]


def lines(g: G, seat: int | None = None) -> list[str]:
    """The same in words."""
    return [words("fable").describe("event", event, "ABCD") for event in heard(g, seat)]


def whole(g: G) -> None:
    """No card is lost, twice, or new."""
    count = conserved(g.s)
    assert all(number == 1 for card, number in count.items() if card != "moon tokens"), count
    for deck, cards in new(g.s.seats, g.s.settings).decks.items():
        assert all(count[card] == 1 for card in cards), (deck, [card for card in cards if count[card] != 1])


def kinds(asked: Ask[Any] | None) -> set[type[Option]]:
    """The types of what may be answered; nothing if nothing is asked."""
    return {type(option) for option in asked.options} if asked is not None else set()


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
