"""The state of a Fame & Fable table: named fields, mutable, nothing derived."""

from __future__ import annotations

import msgspec

from engines.core.spec import Context

from .glossary import Ally, Card, FoeCard, Legend, Type
from .printed import DECKS

HAND, PLACES, ACTIONS = 6, 6, 6
"""Limits of a hand, of deployed allies, and of actions granted in a turn."""
SLOTS = 3
BONUS = 10
"""Fame of the sole holder of most trophies (FF-171)."""
#: Legend spaces by the option's number: the printed default, fewer, more, none (FF-150).
LEGEND_SPACES: tuple[tuple[int, ...], ...] = (
    (15, 35, 55, 75, 95),
    (25, 50, 75),
    (5, 15, 25, 35, 45, 55, 65, 75, 85, 95),
    (),
)
LEVELS = ("easy", "normal", "hard")
#: The clocks, with the least and most seconds that they may have; 0 is none.
CLOCKS = (("turn_seconds", 60, 604_800), ("react_seconds", 10, 86_400), ("choice_seconds", 15, 86_400))
NOBODY, SHADOW = -1, -2


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose before the game. The timers are seconds, by name of the clock."""

    short_game: bool = False
    """The champion space is 50 instead of 100 (FF-003)."""
    moon_deck: bool = False
    new_market: bool = True
    legend_spaces: int = 0
    """One of :data:`LEGEND_SPACES`."""
    round_cap: int = 40
    """FF-173."""
    solo_level: int = 1
    """One of :data:`LEVELS`."""
    leaver_mode: int = 0
    """A leaver's seat is played on by the computer (0), or leaves for good (1; FF-174)."""
    turn_seconds: int = 300
    react_seconds: int = 30
    choice_seconds: int = 45


class Modifier(msgspec.Struct, array_like=True):
    """A bonus that waits on an ally for its next attack, or (``type``) on all attacks of a type."""

    order: int
    """When it was played: they count in this order (FF-082 c)."""
    add: int = 0
    """How much more; 0: twice as much."""
    type: Type | str = ""


class Deployed(msgspec.Struct):
    """An ally in front of its owner."""

    card: Ally
    ready: bool = True
    mods: list[Modifier] = msgspec.field(default_factory=list)
    types: list[Type] = msgspec.field(default_factory=list)
    """Types it has besides its own until the turn ends."""


class Waiting(msgspec.Struct, array_like=True):
    """A foe that enters at the start of its owner's next day."""

    card: FoeCard
    shown: bool
    """Whether it lies face up."""


class Enemy(msgspec.Struct):
    """A foe in the open combat."""

    card: FoeCard
    tally: int = 0
    less: int = 0
    """What the requirement was weakened by."""
    exposed: list[Type] = msgspec.field(default_factory=list)
    stripped: list[Type] = msgspec.field(default_factory=list)
    adapted: list[Type] = msgspec.field(default_factory=list)
    attacks: list[Type] = msgspec.field(default_factory=list)
    """The type of every attack made on it, whatever it did."""
    dealt: list[Type] = msgspec.field(default_factory=list)
    """Different types that have each dealt 1 or more."""
    allies: int = 0
    """Attacks by allies, and by items."""
    items: int = 0
    lone: Ally | None = None
    """No ally but this one may attack it (FF-090)."""


class Beaten(msgspec.Struct, array_like=True):
    """A foe defeated in this turn, as contracts look at it (5.4)."""

    card: FoeCard
    fame: int
    legend: bool
    spotted: bool
    exact: bool
    allies: int
    items: int
    one_type: bool
    """Two or more attacks, all of one type."""


class Discount(msgspec.Struct, array_like=True):
    """The next ``uses`` recruits cost ``off`` less."""

    off: int
    uses: int


class Day(msgspec.Struct):
    """What counts in one turn, for its seat alone; a new one at each dawn."""

    granted: int = 0
    left: int = 0
    begun: bool = False
    """The choices of dawn are past (FF-022, FF-023)."""
    moved: bool = False
    """The token moved (FF-151)."""
    settled: bool = False
    """Sharing was settled at dusk: who moves now is settled at once (FF-132)."""
    order: int = 0
    """Modifiers played so far."""
    surges: list[Modifier] = msgspec.field(default_factory=list)
    discounts: list[Discount] = msgspec.field(default_factory=list)
    purse: int = 0
    """What each contract gives more at this dusk."""
    recruits: int = 0
    items: int = 0
    traits: int = 0
    dealt: list[Type] = msgspec.field(default_factory=list)
    """Different types that have each dealt 1 or more."""
    beaten: list[Beaten] = msgspec.field(default_factory=list)
    tick: int = 0
    """Counts the actions taken: a panel of before has passed."""


class Player(msgspec.Struct):
    """One seat: its place on the track, its cards, and what it knows."""

    hero: Ally = Card("")
    """The hero it began with: its token, for good (FF-200)."""
    market: Card = Card("")
    """Its New Market card; none if the option is off."""
    fresh: bool = False
    """Whether that card is still to be used."""
    fame: int = 0
    low: int = 0
    """The low mark: lowest fame since its own last dusk."""
    hand: list[Card] = msgspec.field(default_factory=list)
    """In the order drawn."""
    known: list[Card] = msgspec.field(default_factory=list)
    """Those of the hand that everybody has seen come."""
    seen: list[Card] = msgspec.field(default_factory=list)
    """Cards in decks, other hands, or face down before others, of which this seat knows where they are."""
    sunk: list[Card] = msgspec.field(default_factory=list)
    """Cards that this seat knows at the bottom of a deck, not in which order."""
    deployed: list[Deployed] = msgspec.field(default_factory=list)
    pending: list[Waiting] = msgspec.field(default_factory=list)
    trophies: list[Legend] = msgspec.field(default_factory=list)
    moons: int = 0
    """Moon tokens held."""
    passing: bool = False
    """Reacts to nothing until this turn is over (FF-109)."""
    gone: bool = False
    """Left for good (FF-174)."""


class Window(msgspec.Struct):
    """What may be reacted to just now; public."""

    trigger: str
    actor: int
    """Whose deed it is."""
    owner: int = NOBODY
    """Whose cards it threatens, in a guard window."""
    cards: list[Card] = msgspec.field(default_factory=list)
    """The cards it is about: threatened, defeated, entered, recruited, scored."""
    guarded: list[Card] = msgspec.field(default_factory=list)
    """Those of them that a guard has saved; of a theft from a hand, the guard itself."""


class Look(msgspec.Struct):
    """Cards on top of a deck that one seat is looking at."""

    seat: int
    deck: str
    n: int


class Shadow(msgspec.Struct):
    """The opponent of a solo game (6)."""

    at: int = 0
    menace: int = 0
    tokens: list[int] = msgspec.field(default_factory=list)
    """Legend tokens, by space."""
    fate: Card = Card("")
    """The last fate card."""


class State(msgspec.Struct):
    """A Fame & Fable table."""

    seats: int
    settings: Settings = msgspec.field(name="options")
    players: list[Player]
    decks: dict[str, list[Card]]
    """Draw piles by deck, the top last."""
    discards: dict[str, list[Card]]
    """Discard piles, face up; fate cards drawn."""
    rows: dict[str, list[Card | None]] = msgspec.field(default_factory=dict)
    """Face-up slots: ``ally``, ``item``, ``contract``, and the ``monster`` board."""
    moons: list[int] = msgspec.field(default_factory=list)
    """Spaces with a moon token, ascending."""
    spent: int = 0
    """Moon tokens out of the game."""
    champion: int = NOBODY
    """The seat that took the champion token."""
    moon: Card | None = None
    """The active moon card; an instant one lies there until the next."""
    phase: str = "setup"
    """setup, dawn, enter, day, dusk, shadow, end or over."""
    round: int = 1
    first: int = 0
    turn: int = 0
    """The active seat."""
    turns: int = 0
    day: Day = msgspec.field(default_factory=Day)
    combat: list[Enemy] = msgspec.field(default_factory=list)
    """Foes in the open combat; none: there is no combat."""
    failed: list[FoeCard] = msgspec.field(default_factory=list)
    """Undefeated foes of the combat just resolved, whose price is being paid."""
    playing: list[Card] = msgspec.field(default_factory=list)
    """Cards whose effect is under way, the one begun first before those it led to."""
    window: Window | None = None
    look: Look | None = None
    shadow: Shadow | None = None
    bonus: int = NOBODY
    """The seat that got the legend bonus."""
    ending: str = ""
    """champion, cap, left, won or lost (solo)."""


#: The handle that rules hold.
G = Context[State]


def new(seats: int, settings: Settings) -> State:
    """The table before the deal (FF-001)."""
    names = ["ally", "item", "monster", "legend", "contract"]
    if settings.moon_deck and seats > 1:
        names.append("moon")
    if seats == 1:
        names.append("fate")
    return State(
        seats=seats,
        settings=settings,
        players=[Player() for _ in range(seats)],
        decks={name: list(DECKS[name]) for name in names},  # type: ignore[index]
        discards={name: [] for name in names if name != "legend"},
        shadow=Shadow(tokens=list(legend_spaces(settings))) if seats == 1 else None,
    )


def champion_space(settings: Settings) -> int:
    """Where the champion token lies (FF-003)."""
    return 50 if settings.short_game else 100


def legend_spaces(settings: Settings) -> tuple[int, ...]:
    """Those below the champion space (FF-150)."""
    end = champion_space(settings)
    return tuple(space for space in LEGEND_SPACES[settings.legend_spaces] if space < end)


def moon_spaces(settings: Settings) -> tuple[int, ...]:
    """10, 20, … 90, but for the champion space (FF-003, FF-004)."""
    return tuple(space for space in range(10, 100, 10) if space != champion_space(settings))


def find(player: Player, card: Card) -> Deployed | None:
    """A player's deployed ally by its card."""
    for ally in player.deployed:
        if ally.card == card:
            return ally
    return None


def misfit(seats: int, settings: Settings) -> str | None:
    """What is wrong with the settings: the name of one that cannot be as it is, or None."""
    if not 0 <= settings.legend_spaces < len(LEGEND_SPACES):
        return "legend_spaces"
    if not 0 <= settings.solo_level < len(LEVELS):
        return "solo_level"
    if not 20 <= settings.round_cap <= 99:
        return "round_cap"
    for name, least, most in CLOCKS:
        seconds = getattr(settings, name)
        if seconds and not least <= seconds <= most:
            return name
    return None
