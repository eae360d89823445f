"""What a seat may choose in Le Pro: every kind of option."""

from __future__ import annotations

from engines.core.ask import Option
from engines.core.words import Seat

from .cards import Business, Card, Deck, Space

#: Stands for the Pearl, or the Diamond, that is not sold.
NONE = Card("none")


class RollDie(Option, frozen=True):
    """Roll and move (LP-054)."""


class Announce(Option, frozen=True):
    """Declare oneself buyer (LP-250)."""


class PlayStar(Option, frozen=True):
    """Use a star Adventure that needs no more words."""

    card: Card


class ChooseFace(Option, frozen=True, tag="choosedie"):
    """CHOOSE_DIE: name the result instead of rolling."""

    card: Card
    face: int


class Debtor(Option, frozen=True, tag="calldebt"):
    """CALL_DEBT: the opponent who pays."""

    card: Card
    seat: Seat


class SellSingle(Option, frozen=True, tag="sellshare"):
    """SELL_SHARE: a single share for a third of the pair's price."""

    card: Card
    share: Card


class KeepDie(Option, frozen=True, tag="keep"):
    """The die stays as it is."""


class Shift(Option, frozen=True):
    """SHIFT_DIE: one up or down."""

    card: Card
    face: int


class Drive(Option, frozen=True):
    """The Driver makes 5 of 6."""


class NameHalf(Option, frozen=True, tag="half"):
    """Name the half of a double space that is played (LP-082)."""

    space: Space


class PlayHat(Option, frozen=True):
    """Play the hat card on which one has landed (LP-099)."""


class LetLie(Option, frozen=True, tag="leavehat"):
    """Let a hat card lie, or Refuge money."""


class BuyBoxer(Option, frozen=True):
    """Draw a boxer for the price (LP-104)."""


class Bout(Option, frozen=True):
    """Call a bout with another's boxer (LP-105)."""

    seat: Seat


class Nothing(Option, frozen=True):
    """No deal; or no more of them."""


class BuyShare(Option, frozen=True):
    """Draw a share for the price (LP-124)."""


class SellPair(Option, frozen=True):
    """Sell both shares of a business (LP-125)."""

    business: Business


class LookAtCar(Option, frozen=True):
    """Draw a car to look at (LP-130)."""


class SellCar(Option, frozen=True):
    """Sell the own car (LP-134)."""


class BuyCar(Option, frozen=True):
    """Buy the car that is looked at."""


class Decline(Option, frozen=True):
    """Do not."""


class Swap(Option, frozen=True):
    """Give a card for one of the same category of another player, drawn blind (LP-164 to LP-168)."""

    card: Card
    seat: Seat


class SellGems(Option, frozen=True):
    """Sell a Pearl, a Diamond, or both; ``none`` for neither (LP-173)."""

    pearl: Card
    diamond: Card


class SellJewel(Option, frozen=True):
    """Sell both halves of the Magnificent Jewel (LP-177)."""


class BuyGem(Option, frozen=True):
    """Buy an unseen gem (LP-181)."""

    deck: Deck


class BuyProtection(Option, frozen=True):
    """Buy a Protection card (LP-208)."""


class DrawMission(Option, frozen=True):
    """Draw a Mission card (LP-186)."""


class CarryOut(Option, frozen=True):
    """Carry out a star Mission that one holds (LP-186)."""

    card: Card


class Tunnel(Option, frozen=True):
    """Where the secret passage leads (LP-202)."""

    at: int


class Rob(Option, frozen=True):
    """Go through with it (LP-221)."""


class Refuse(Option, frozen=True):
    """Walk past."""


class ReturnProtection(Option, frozen=True):
    """Hand in a Protection card instead of drawing (LP-159)."""


class Pay(Option, frozen=True):
    """Pay, or draw a Collection card."""


class Accept(Option, frozen=True):
    """Take the arrest as it is."""


class Take(Option, frozen=True):
    """Of two cards drawn: the one that counts, or that is kept (Advocate, Recruiter)."""

    card: Card


class GiveUp(Option, frozen=True):
    """The Recruitment card that goes (LOSE_MAN)."""

    card: Card


class TakeFrom(Option, frozen=True, tag="from"):
    """The opponent who pays, or loses a man."""

    seat: Seat


class Victim(Option, frozen=True):
    """Whose car is hit (LP-144)."""

    seat: Seat


class Sacrifice(Option, frozen=True):
    """The card laid under the car to save it (LP-145)."""

    card: Card


class LoseCar(Option, frozen=True):
    """Rather lose the car (LP-147)."""


class Claim(Option, frozen=True):
    """Claim one's Refuge money (LP-219)."""


OPTIONS: tuple[type[Option], ...] = (
    *(RollDie, Announce, PlayStar, ChooseFace, Debtor, SellSingle, KeepDie, Shift, Drive),
    *(NameHalf, PlayHat, LetLie, BuyBoxer, Bout, Nothing, BuyShare, SellPair, LookAtCar, SellCar, BuyCar),
    *(Decline, Swap, SellGems, SellJewel, BuyGem, BuyProtection, DrawMission, CarryOut, Tunnel),
    *(Rob, Refuse, ReturnProtection, Pay, Accept, Take, GiveUp, TakeFrom, Victim, Sacrifice, LoseCar, Claim),
)
