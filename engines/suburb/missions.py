"""A mission: card, target, block, defence, die, consequences, reward (3.4, 3.5, 3.16)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engines.core.ask import Ask, Option, Steps

from . import law
from .asking import asked, own, question
from .cards import BOONS, HOUSES, MISSIONS, Card, Mission
from .decks import G, begin, discard, draw, over
from .defaults import default_target
from .events import Blocked, Called, Defended, Drew, Named, Rolled
from .moves import BuyCard, Deck, DrawFrom, NoBlock, NoReward, Police, Reverse, TakeCard, Target, UseBlock
from .rewards import NONE, choices, reward
from .state import ABILITY, FAILING, KIND, LEVEL, Roll, Show, around
from .track import lose, score

USE, NO, POLICE, REVERSE = UseBlock(), NoBlock(), Police(), Reverse()
#: The face that counters a mission (SB-230).
COUNTER = 3
BLOCKS = frozenset(card for card, one in BOONS.items() if one.do.verb == "block")
PILES = {kind: (DrawFrom(Deck(kind)), DrawFrom(Deck("common"))) for kind in ("upper", "gangster")}
TARGETS = tuple(map(Target, range(6)))
REWARDS: dict[type[Option], str] = {TakeCard: "class", BuyCard: "special", NoReward: "none"}
#: The other faces, by those that fail.
GOOD = {failing: tuple(face for face in range(1, 7) if face not in failing) for failing in FAILING.values()}


def mission(g: G) -> Steps:
    """The compulsory mission of a turn and its reward; then the rest of the turn. May raise TurnOver."""
    s = g.s
    seat = s.seat
    deck = yield from _pile(g)
    begun = LEVEL[s.players[seat].points]
    card = draw(g, deck)
    assert card is not None, "no mission is ever held"
    begin(g, card)
    show = s.show = Show(card, seat)
    g.tell(Drew(seat, card))
    target = yield from _target(g, MISSIONS[card])
    show.target, show.stage = target, "named"
    g.tell(Named(seat, target))
    if (yield from _blocked(g, target)):
        show.result = "blocked"
    else:
        countered = g.s.settings.advanced_defence and _defence(g, target)
        if countered:
            yield from _answer(g, target, MISSIONS[card])
        else:
            yield from _roll(g, seat, target, MISSIONS[card], begun)
    over(g, card)
    law.at_large(g)
    if show.result == "success" and not show.reversed:
        yield from _reward(g)
    s.stage = "free"


def _pile(g: G) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], str]:
    """Where the card comes from; at level 3 that is a choice (SB-043 to SB-044b)."""
    s = g.s
    player = s.players[s.seat]
    if LEVEL[player.points] < 3:
        return f"level{LEVEL[player.points]}"
    piles = PILES[KIND[player.house]]
    s.stage = "pile"

    choice = yield from question(g, lambda: own(g, "pile", piles, piles[0]))
    assert isinstance(choice, DrawFrom)
    return choice.deck


def _target(g: G, card: Mission) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], int]:
    """Whom it is played against: anybody (SB-045 to SB-047). Asked even if only one is left: whoever has
    the turn is the one who rolls."""
    s = g.s
    among = around(s, s.seat)
    s.stage = "target"

    options = [TARGETS[seat] for seat in among]
    money = card.money > 0

    def build() -> Ask[Any]:
        return own(g, "target", options, TARGETS[default_target(s, among, money=money)])

    choice = yield from question(g, build)
    assert isinstance(choice, Target)
    return choice.seat


def _blocked(g: G, target: int) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], bool]:
    """Whether the target cancels the mission, for which it needs a held card (SB-263)."""
    s = g.s
    cards = s.players[target].cards
    if not cards or BLOCKS.isdisjoint(cards):
        return False
    s.stage = "block"

    def build() -> Ask[Any] | None:
        if BLOCKS.isdisjoint(cards):
            return None
        return asked(g, target, "block", (USE, NO), NO, s.turns)

    if not isinstance((yield from question(g, build)), UseBlock):
        return False
    used = next(card for card in cards if card in BLOCKS)
    cards.remove(used)
    discard(g, used)
    g.tell(Blocked(target, used))
    return True


def _defence(g: G, target: int) -> bool:
    """The target's die: whether it counters (SB-230, SB-231)."""
    s = g.s
    die = g.chance.die(6, "defence")
    assert s.show is not None
    s.show.defence = die
    s.roll = Roll(target, "defence", die, (COUNTER,))
    g.tell(Defended(target, die, die == COUNTER))
    return die == COUNTER


def _answer(g: G, target: int, card: Mission) -> Steps:
    """A countered mission: police, or it is turned round (SB-232 to SB-239)."""
    s = g.s
    show = s.show
    assert show is not None
    show.stage, s.stage = "countered", "defence"

    options = (POLICE, REVERSE)
    choice = yield from question(g, lambda: asked(g, target, "defence", options, POLICE, s.turns))
    if isinstance(choice, Reverse):
        show.stage, show.reversed = "reversed", True
        g.tell(Called(target, "reverse"))
        yield from _roll(g, target, s.seat, card, 0)
        return
    show.stage, show.result = "police", "police"
    g.tell(Called(target, "police"))
    yield from _failure(g, s.seat, target, card)


def _roll(g: G, roller: int, other: int, card: Mission, begun: int) -> Steps:
    """The die of a mission; the faces that fail are those of the roller's level (SB-060 to SB-062).
    ``begun``: the level at which the own mission was drawn; 0: a reversal."""
    s = g.s
    show = s.show
    assert show is not None
    failing = FAILING[LEVEL[s.players[roller].points]]
    die = g.chance.die(6, "mission")
    good = die not in failing
    show.roller, show.die, show.faces, show.stage = roller, die, failing, "rolled"
    show.result = "success" if good else "failure"
    s.roll = Roll(roller, "mission", die, GOOD[failing])
    g.tell(Rolled(roller, die, good))
    if good:
        _success(g, roller, other, card, begun)
    else:
        yield from _failure(g, roller, other, card)


def _success(g: G, roller: int, other: int, card: Mission, begun: int) -> None:
    """Money from the other, points from nowhere, a push (SB-063 to SB-066)."""
    s = g.s
    player = s.players[roller]
    ability = ABILITY[player.house] if begun else ""
    if card.money:
        law.owe(g, other, roller, card.money, _card(g), own=False)
    if card.points:
        points = card.points
        if ability == "flying_start" and not player.ability_used:
            player.ability_used = True
            points *= HOUSES[player.house].n
        elif ability == "hardened" and begun > 1:
            points += HOUSES[player.house].n
        score(g, roller, points)
    if card.push:
        lose(g, other, card.push, pushed=True)
    if ability == "society_column":
        law.gain(g, roller, HOUSES[player.house].n, "ability")


def _failure(g: G, roller: int, other: int, card: Mission) -> Steps:
    """What is printed for a failure; a dot above level 1 (SB-067 to SB-070, SB-236)."""
    dots = int(LEVEL[g.s.players[roller].points] > 1)
    if card.fail_payment:
        dots += law.owe(g, roller, other, card.fail_payment, _card(g), own=True)
    if card.points_lost:
        lose(g, roller, card.points_lost, pushed=False)
    if card.neighbour_points:
        score(g, other, card.neighbour_points)
    for _ in range(dots):
        if (more := law.arrest(g, roller)) is not None:
            yield from more
            return


def _card(g: G) -> Card:
    assert g.s.show is not None
    return g.s.show.card


def _reward(g: G) -> Steps:
    """From level 2 on a success earns a card (SB-150 to SB-155)."""
    s = g.s
    seat, player, show = s.seat, s.players[s.seat], s.show
    assert show is not None

    def build() -> Ask[Any] | None:
        if LEVEL[player.points] == 1 or not (options := choices(g, seat)):
            return None
        return own(g, "reward", (*options, NONE), NONE)

    s.stage = "reward"
    choice = yield from question(g, build)
    if choice is not None:
        show.reward = REWARDS[type(choice)]
        yield from reward(g, seat, choice)
