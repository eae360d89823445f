"""What the computer player sees: its view, reckoned up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..cards import FIGURES, ITEMS, LEGENDS, MONSTERS
from ..effects.foes import Strip
from ..effects.own import Boost, Double, Ready
from ..effects.strikes import Strike
from ..glossary import Card, is_item
from ..printed import CONTRACTS, COST, Notice
from ..state import BONUS, PLACES
from ..view import AllyView, FableView, SeatView
from ..view.preview import counted
from .arms import Arm
from .sums import Sums
from .wishes import Wishes
from .worth import ACTION, ATTACK, ally_worth, item_worth, per_use

#: How many times an ally is ready in a whole game, beside the first.
USES = 8.0
#: An ally that is lost is replaced for so much of its price, the wait for it included.
REPLACED = 1.5
#: Attack is cheaper for who can ready all again.
WITH_MOON = 0.6


class Sight:
    """One seat's view at one moment."""

    def __init__(self, view: FableView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.me: SeatView = view.seats[view.seat]
        self.left: int = view.day.left if view.turn == view.seat else 0
        self.sums = Sums(view)
        self.wishes = Wishes(view)
        assert view.own is not None
        self.hand: list[Card] = [held.card for held in view.own.hand]
        self.items: list[Card] = [card for card in self.hand if is_item(card)]
        self.waiting: list[Card] = [card for card in self.hand if not is_item(card)]
        self.ready: list[AllyView] = [ally for ally in self.me.deployed if ally.ready]
        self.tired: list[AllyView] = [ally for ally in self.me.deployed if not ally.ready]

    @property
    def places(self) -> int:
        """How many allies may still be deployed."""
        return PLACES - len(self.me.deployed)

    @property
    def alone(self) -> bool:
        """Whether it is a solo game."""
        return self.view.shadow is not None

    # -- how far the game is ----------------------------------------------------------------------------

    @cached_property
    def ahead(self) -> float:
        """The share of the game that is to come, by the one who is farthest."""
        if self.me.last:
            return 0.0
        most = max(seat.fame for seat in self.view.seats)
        shadow = self.view.shadow
        if shadow is not None:
            most = max(most, shadow.at) if len(self.me.trophies) >= shadow.needed else shadow.at
        if self.view.champion >= 0:
            return 0.02
        return max(0.04, 1.0 - most / self.view.goal)

    @cached_property
    def uses(self) -> float:
        """How many times an ally will be ready from now on, beside the present time."""
        return USES * self.ahead * (1.0 if self.view.goal > 50 else 0.6)

    @cached_property
    def attack_price(self) -> float:
        """What a point of attack costs."""
        price = ATTACK * min(1.0, 0.15 + 2.5 * self.ahead)
        return price * WITH_MOON if self.me.moons else price

    @cached_property
    def opponents(self) -> list[int]:
        """Other seats, the one that is likely to win first: by fame, and by the bonus it would get now."""
        seats = self.view.seats
        most = max(len(seat.trophies) for seat in seats)
        sole = sum(len(seat.trophies) == most for seat in seats) == 1
        stands = [seat.fame + BONUS * (sole and len(seat.trophies) == most) for seat in seats]
        others = [seat for seat in range(len(seats)) if seat != self.seat]
        return sorted(others, key=lambda seat: -stands[seat])

    # -- what the seat has ----------------------------------------------------------------------------------

    def ally_worth(self, card: Card, ready: bool) -> float:
        """What an ally on the table is worth."""
        return ally_worth(card, self.uses + (1.0 if ready else 0.0))

    def loss(self, card: Card, ready: bool) -> float:
        """What it costs to lose an ally: never more than to find another."""
        return min(self.ally_worth(card, ready), REPLACED * COST[card] * ACTION)

    def new_worth(self, card: Card) -> float:
        """What a card of the market is worth to this seat, whatever it costs."""
        if is_item(card):
            return item_worth(card)
        worth = self.ally_worth(card, True)
        if len(self.me.deployed) + len(self.waiting) >= 6:
            # It will take the place of another.
            worst = [self.ally_worth(ally.card, ally.ready) for ally in self.me.deployed]
            worst += [self.ally_worth(other, True) for other in self.waiting]
            worth -= min(worst)
        return worth

    @cached_property
    def keep(self) -> dict[Card, float]:
        """What face-up contracts lose if a ready ally is used."""
        if self.view.turn != self.seat:
            return {}
        wanted = [
            (CONTRACTS[each.card], each.fame)
            for each in self.view.contracts
            if each is not None and CONTRACTS[each.card].when == "state"
        ]
        whole = sum(fame for notice, fame in wanted if self.met(notice, self.ready))
        if not whole:
            return {}
        found: dict[Card, float] = {}
        for ally in self.ready:
            others = [other for other in self.ready if other is not ally]
            lost = whole - sum(fame for notice, fame in wanted if self.met(notice, others))
            if lost:
                found[ally.card] = lost
        return found

    def met(self, notice: Notice, ready: Sequence[AllyView], items: int | None = None) -> bool:
        """Whether a state contract would be met with these ready allies."""
        what, n = notice.condition, notice.n
        if what == "ready_type":
            return sum(notice.type in ally.types for ally in ready) >= n
        if what == "ready_count":
            return len(ready) >= n
        if what == "ready_types":
            return len({kind for ally in ready for kind in ally.types}) >= n
        if what == "ready_attack":
            return sum(ally.attack for ally in ready) >= n
        return (len(self.items) if items is None else items) >= n

    def price(self, ally: AllyView) -> float:
        """What it costs to exhaust an ally."""
        rest = per_use(ally.card) * (self.attack_price / ATTACK)
        return max(ally.attack * self.attack_price, 0.7 * rest) + self.keep.get(ally.card, 0.0)

    @cached_property
    def arms(self) -> list[Arm]:
        """All that the seat could hit a foe with now."""
        found: list[Arm] = []
        for ally in self.ready:
            found += self.arms_of(ally)
        keep = any(
            CONTRACTS[each.card].condition == "hand_items" and len(self.items) == CONTRACTS[each.card].n
            for each in self.view.contracts
            if each is not None
        )
        for card in self.items:
            found += self.thrown(card, 1.0 if keep else 0.0)
        return found

    def arms_of(self, ally: AllyView) -> list[Arm]:
        """Attacks and help of one ready ally."""
        price = self.price(ally)
        found = [Arm(ally.card, "basic", ally.attack, ally.types, ally.mods, price)]
        figure = FIGURES[ally.card]
        line, cost = figure.trait, figure.trait_cost
        if line is None or cost > self.left:
            return found
        price += cost * ACTION
        for step in line.do:
            if isinstance(step, Strike) and line.kind == "hit":
                value = counted(self.view, self.seat, ally.card, step)
                found.append(Arm(ally.card, "hit", value, ally.types, ally.mods, price, cost))
            elif line.kind != "act":
                break
            elif isinstance(step, Ready):
                again = self.again(step, ally.card)
                if again:
                    count = step.n or len(again)
                    found.append(
                        Arm(ally.card, "ready", 0, (), (), price, cost, count=count, again=tuple(again))
                    )
            elif isinstance(step, Boost) and len(line.do) == 1:
                found.append(Arm(ally.card, "boost", step.n, (), (), price, cost))
            elif isinstance(step, Double):
                found.append(Arm(ally.card, "double", 0, (), (), price, cost))
        return found

    def again(self, step: Ready, source: Card) -> list[Arm]:
        """Attacks of those whom a step may ready: who is tired now, and who could be."""
        return [
            Arm(ally.card, "basic", ally.attack, ally.types, tired=not ally.ready)
            for ally in self.me.deployed
            if ally.card != source and ally.attack and step.fits(ally.card, ally.types)
        ]

    def thrown(self, card: Card, more: float) -> list[Arm]:
        """What an item could do in a fight."""
        line = ITEMS[card].trait
        price = item_worth(card) * (0.3 + 0.7 * min(1.0, 3 * self.ahead)) + more
        strips = any(isinstance(step, Strip) for step in line.do)
        strike = next((step for step in (*line.otherwise, *line.do) if isinstance(step, Strike)), None)
        if strike is not None:
            legend = 0
            if line.only_if == "foe_legend":
                legend = sum(step.n for step in line.do if isinstance(step, Strike)) - strike.n
            return [Arm(card, "item", strike.n, strike.types, (), price, legend=legend, strips=strips)]
        for step in line.do:
            if isinstance(step, Ready) and not step.hero and (again := self.again(step, card)):
                return [Arm(card, "ready", 0, (), (), price, count=step.n or len(again), again=tuple(again))]
        return []

    # -- foes ---------------------------------------------------------------------------------------------

    @cached_property
    def legends(self) -> list[Card]:
        """Legends that may be on top of their deck."""
        gone = {card for seat in self.view.seats for card in seat.trophies}
        gone |= {foe.card for foe in self.view.combat}
        return [Card(card) for card in LEGENDS if card not in gone]

    @cached_property
    def monsters(self) -> list[Card]:
        """Monsters that may be on top of their deck; one that is known to be, alone."""
        assert self.view.own is not None
        if self.view.own.top:
            return [self.view.own.top[0]]
        gone = {card for card in self.view.monsters if card is not None}
        gone |= {foe.card for foe in self.view.combat}
        gone |= {one.card for seat in self.view.seats for one in seat.pending if one.card is not None}
        gone |= {card for name, pile in self.view.discards if name == "monster" for card in pile}
        left = [Card(card) for card in MONSTERS if card not in gone]
        return left or [Card(card) for card in MONSTERS]
