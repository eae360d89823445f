"""What the words on Adventures and Missions do (5.4): one type a word, and which cards say it.

The card files are read here for their words: one that nobody knows, with wrong parameters, or on a card of
another moment is found when they are loaded, with its line.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from engines.core.ask import Option, Steps
from engines.core.content import load

from ..cards import ADVENTURE_FILE, MISSION_FILE, Card, When
from ..options import ChooseFace, Debtor, PlayStar, SellSingle, Shift
from ..stars import spend_star, stars
from ..state import G, State
from ..view import LeproView
from .cards import Arrest, CancelArrest, ClearRecord, Draw, ExtraTurn, LoseMan, MissTurn, TakeMan
from .landing import FreeItem, FreeShare, MenPlus, NoArrest, PricePlus, SkipCollection
from .money import (
    CallDebt,
    Gain,
    GainIfCar,
    GainPerMan,
    GiveEach,
    Lose,
    LoseHalf,
    LoseIfCar,
    LosePerGem,
    LosePerRecord,
    SellShare,
    TakeEach,
    TakeOne,
)
from .ways import ChooseDie, MoveBack, MoveTo, ShiftDie, VisitBrocanteur, VisitExpert
from .words import Movement, MovingWord, StarWord, Word

# fmt: off
AnyWord = (
    Gain | GainPerMan | GainIfCar | Lose | LosePerRecord | LosePerGem | LoseHalf | LoseIfCar
    | TakeEach | GiveEach | TakeOne | CallDebt | SellShare
    | Draw | LoseMan | TakeMan | Arrest | CancelArrest | ClearRecord | MissTurn | ExtraTurn
    | MenPlus | PricePlus | NoArrest | FreeItem | FreeShare | SkipCollection
    | MoveTo | MoveBack | VisitExpert | VisitBrocanteur | ChooseDie | ShiftDie
)
# fmt: on
#: An option that spends a star Adventure.
StarOption = PlayStar | ChooseFace | Debtor | SellSingle | Shift


class _Adventure(msgspec.Struct, frozen=True):
    when: When
    do: tuple[AnyWord, ...]

    def __post_init__(self) -> None:
        if self.when != "now" and len(self.do) != 1:
            raise ValueError("a card that is laid or kept has one word")
        for word in self.do:
            if self.when not in word.moments:
                raise ValueError(f"{type(word).__name__} does not work at '{self.when}'")


class _Mission(msgspec.Struct, frozen=True):
    do: tuple[Draw | LoseMan, ...] = ()


def read_words(adventures: Path, missions: Path) -> dict[str, tuple[Word, ...]]:
    """The words of all cards of these two files, by the card's id. Raises BrokenContent."""
    found: dict[str, tuple[Word, ...]] = {}
    found |= {card: printed.do for card, printed in load(adventures, _Adventure).items()}
    found |= {card: printed.do for card, printed in load(missions, _Mission).items()}
    return found


#: The words of every Adventure and every Mission, by the card's id.
WORDS = read_words(ADVENTURE_FILE, MISSION_FILE)


def star_word(card: Card) -> StarWord:
    """The word of a star Adventure, which has one."""
    (word,) = WORDS[card]
    assert isinstance(word, StarWord)
    return word


def star_options(s: State, seat: int, when: When) -> list[Option]:
    """What the active player may do with star Adventures in a window, the oldest card first."""
    cards = stars(s, seat, when)
    return [option for card in cards for option in star_word(card).options(s, seat, card)] if cards else []


def play_star(g: G, seat: int, choice: StarOption) -> Steps | None:
    """A star Adventure is spent and does what was chosen."""
    spend_star(g, seat, choice.card)
    return star_word(choice.card).play(g, seat, choice)


def concerns(s: State, seat: int, card: Card) -> bool:
    """Whether a card applies to a player (LP-088, LP-089)."""
    return all(word.can(s, seat, card) for word in WORDS[card])


def idle(seen: LeproView, card: Card) -> bool:
    """Whether nothing could come of a card that its player may use now, as far as he sees."""
    return all(word.idle(seen, card) for word in WORDS[card])


def serves_by_default(s: State, seat: int, card: Card) -> bool:
    """Whether anything comes of a card if whatever follows is answered by default (3.22)."""
    return any(word.serves_by_default(s, seat, card) for word in WORDS[card])


def carry_out(g: G, seat: int, source: Card, words: Iterable[Word]) -> Steps:
    """Do what words of a card say, in order, those that concern the player. Returns the movement
    that they end in, or None; the card is over when that has been made."""
    movement: Movement | None = None
    for word in words:
        if not word.can(g.s, seat, source):
            continue
        if isinstance(word, MovingWord):
            movement = word.movement(g.s.players[seat].space)
        elif (asking := word.do(g, seat, source)) is not None:
            yield from asking
    return movement
