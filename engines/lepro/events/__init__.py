"""What is told in Le Pro, by subject; all kinds of events stand in :data:`EVENTS`."""

from __future__ import annotations

from engines.core.event import Event

from .cards import Drew, Got, HatLaid, HatPlayed, Lost, StarPlayed, Took, Unconcerned, text_of
from .court import Arrested, Fallen, Fined, Freed, Judged, Recorded
from .exploits import (
    CarLost,
    Collided,
    Failed,
    Fought,
    Planned,
    Refused,
    Risked,
    Saved,
    Succeeded,
    Tunnelled,
    Victory,
)
from .money import Bought, Declined, Gained, Paid, Passed, Sold, Swapped, SwappedFor
from .turns import (
    Announced,
    Chosen,
    Claimed,
    Closing,
    Counted,
    Dealt,
    Extra,
    FirstRolls,
    Missed,
    Moved,
    Refuge,
    Rolled,
    Turned,
    Won,
)

# fmt: off
__all__ = [
    "EVENTS", "Announced", "Arrested", "Bought", "CarLost", "Chosen", "Claimed", "Closing",
    "Collided", "Counted", "Dealt", "Declined", "Drew", "Extra", "Failed", "Fallen", "Fined",
    "FirstRolls", "Fought", "Freed", "Gained", "Got", "HatLaid", "HatPlayed", "Judged", "Lost",
    "Missed", "Moved", "Paid", "Passed", "Planned", "Recorded", "Refuge", "Refused", "Risked",
    "Rolled", "Saved", "Sold", "StarPlayed", "Succeeded", "Swapped", "SwappedFor", "Took",
    "Tunnelled", "Turned", "Unconcerned", "Victory", "Won", "text_of",
]
# fmt: on

EVENTS: tuple[type[Event], ...] = (
    *(Dealt, FirstRolls, Turned, Missed, Announced, Rolled, Moved, Refuge, Claimed, Drew, Took, Got),
    *(Unconcerned, Gained, Paid, Passed, Collided, Saved, CarLost, Chosen, HatLaid, HatPlayed, StarPlayed),
    *(Fought, Victory, Sold, Bought, Declined, Swapped, SwappedFor, Succeeded, Failed, Risked),
    *(Tunnelled, Planned, Refused, Arrested, Freed, Judged, Fined, Recorded, Fallen, Extra, Lost),
    *(Closing, Counted, Won),
)
