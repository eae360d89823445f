"""Words that bring or cost money."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import Card
from ..decks import discard
from ..events import Sold
from ..holdings import single_price
from ..money import gain, hand_over, pay
from ..options import Debtor, SellSingle, TakeFrom
from ..state import G, Player, State, ceil100, gems, others, richest_first, strength
from .words import StarWord, Word


class _Amount(Word, frozen=True):
    n: int

    def amount(self, player: Player) -> int:
        """How much it is for a player."""
        return self.n


class _Gain(_Amount, frozen=True):
    def do(self, g: G, seat: int, source: Card) -> None:
        """The treasury pays."""
        gain(g, seat, self.amount(g.s.players[seat]), why=source)


class Gain(_Gain, frozen=True):
    """Receive n."""

    moments = ("now", "hat")


class GainPerMan(_Gain, frozen=True):
    """Receive n for each man, oneself included."""

    moments = ("now", "hat")

    def amount(self, player: Player) -> int:
        """By strength."""
        return self.n * strength(player)


class GainIfCar(_Gain, frozen=True):
    """Receive n, with a car."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """For car owners."""
        return s.players[seat].car is not None


class _Lose(_Amount, frozen=True):
    def do(self, g: G, seat: int, source: Card) -> None:
        """The treasury is paid, as far as the cash goes (LP-022)."""
        pay(g, seat, self.amount(g.s.players[seat]), why=source)


class Lose(_Lose, frozen=True):
    """Pay n."""


class LosePerRecord(_Lose, frozen=True):
    """Pay n for each Criminal Record."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """For who has one."""
        return bool(s.players[seat].records)

    def amount(self, player: Player) -> int:
        """By records."""
        return self.n * len(player.records)


class LosePerGem(_Lose, frozen=True):
    """Pay n for each Pearl and Diamond, halves too."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """For who has one."""
        return bool(gems(s.players[seat]))

    def amount(self, player: Player) -> int:
        """By gems."""
        return self.n * len(gems(player))


class LoseHalf(_Lose, frozen=True):
    """Pay half of the cash, n at most."""

    def amount(self, player: Player) -> int:
        """Rounded up."""
        return min(self.n, ceil100(player.cash / 2))


class LoseIfCar(_Lose, frozen=True):
    """Pay n, with a car."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """For car owners."""
        return s.players[seat].car is not None


class TakeEach(Word, frozen=True):
    """Every opponent pays up to n (LP-027)."""

    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """Clockwise."""
        for other in others(g.s, seat):
            hand_over(g, other, seat, self.n)


class GiveEach(Word, frozen=True):
    """Pay every opponent n (LP-026)."""

    n: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """Clockwise."""
        for other in others(g.s, seat):
            hand_over(g, seat, other, self.n)


class TakeOne(Word, frozen=True):
    """An opponent of one's choice pays up to n."""

    n: int

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Asked only where there are several."""
        rich = richest_first(g.s, seat)
        giver = rich[0]
        if len(rich) > 1:
            giver = (yield from one(turn_ask(seat, "target", [TakeFrom(other) for other in rich]))).seat
        hand_over(g, giver, seat, self.n)


class CallDebt(StarWord, frozen=True):
    """An opponent of one's choice pays up to n."""

    moments = ("before_roll",)
    n: int

    def options(self, state: State, seat: int, card: Card) -> list[Option]:
        """Each opponent."""
        return [Debtor(card, other) for other in richest_first(state, seat)]

    def play(self, g: G, seat: int, choice: Debtor) -> None:
        """The debtor pays."""
        hand_over(g, choice.seat, seat, self.n)


class SellShare(StarWord, frozen=True):
    """One share for a third of its pair's price; it goes out of play."""

    moments = ("before_roll",)

    def options(self, state: State, seat: int, card: Card) -> list[Option]:
        """Each share, the dearest first."""
        shares = sorted(state.players[seat].shares, reverse=True)
        return [SellSingle(card, share) for share in shares]

    def play(self, g: G, seat: int, choice: SellSingle) -> None:
        """The share is sold."""
        g.s.players[seat].shares.remove(choice.share)
        discard(g, choice.share)
        amount = single_price(choice.share)
        g.tell(Sold(seat, (choice.share,), amount))
        gain(g, seat, amount)
