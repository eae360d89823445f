"""The turn, the pawn and the end of the game."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..cards import Character, Space


class Dealt(Event, frozen=True):
    """Who is who."""

    seat: Seat
    character: Character

    @property
    def gift(self) -> Character:
        """The name under which words find what the Character can do."""
        return Character(f"{self.character}.about")


class FirstRolls(Event, frozen=True):
    """Dice for the first turn."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class Turned(Event, frozen=True):
    """A turn begins; ``again``: an extra one."""

    seat: Seat
    again: bool


class Missed(Event, frozen=True):
    """A turn is missed."""

    seat: Seat


class Announced(Event, frozen=True):
    """A player is buyer from now on."""

    seat: Seat


class Rolled(Event, frozen=True):
    """The die of a turn; ``how`` is rolled, chosen, shifted or driven."""

    seat: Seat
    die: int
    how: str


class Moved(Event, frozen=True):
    """A pawn stops."""

    seat: Seat
    at: int
    spaces: tuple[Space, ...]
    tunnel: bool = False


class Chosen(Event, frozen=True):
    """The half of a double space."""

    seat: Seat
    space: Space


class Refuge(Event, frozen=True):
    """Refuge money; ``exact``: stopped there. ``due``: it must be claimed."""

    seat: Seat
    amount: int
    exact: bool
    due: bool = False


class Claimed(Event, frozen=True):
    """Refuge money is claimed, or lost."""

    seat: Seat
    amount: int
    lost: bool


class Extra(Event, frozen=True):
    """An extra turn is earned, or a turn will be missed."""

    seat: Seat
    missed: bool = False


class Closing(Event, frozen=True):
    """A buyer has come round: the game ends with this space."""

    seat: Seat


class Counted(Event, frozen=True):
    """A final total."""

    seat: Seat
    total: int


class Won(Event, frozen=True):
    """The end."""

    seats: tuple[Seat, ...]
    ending: str
