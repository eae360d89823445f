"""What is done to opponents: tired, killed, stolen, goaded (3.12, 5.2). Alone, all of it holds up the shadow
(FF-307)."""

from __future__ import annotations

from engines.core.ask import Steps

from .. import combat, hands, solo, taking, track, windows
from ..asking import G
from ..cards import FIGURES, Ally, Card
from ..events_more import Goaded, Killed, Snatched, Tired
from ..moves import Against, Exchange, Pile, Send, Take
from ..state import Deployed, State, Waiting, find, opponents
from ..steps import ANY, Convert, Exhaust, ForceDiscard, Goad, Kill, LoseFame, StealAlly, StealCard, SwapAlly
from .choose import of_one, one_of

#: How far the shadow goes back for what would be done to an opponent's allies (FF-307).
_SWAPPED, _GOADED, _TAKEN, _DISCARDED = 2, 3, 4, 1


def theirs(s: State, seat: int, ready: bool, max_atk: int = ANY) -> dict[int, list[Ally]]:
    """Deployed allies of each opponent in a state, by id; opponents without any are left out."""
    found: dict[int, list[Ally]] = {}
    for other in opponents(s, seat):
        cards = [
            ally.card
            for ally in s.players[other].deployed
            if ally.ready is ready and (max_atk == ANY or FIGURES[ally.card].attack <= max_atk)
        ]
        if cards:
            found[other] = sorted(cards)
    return found


def _any(s: State, seat: int, ready: bool, max_atk: int = ANY) -> bool:
    """Whether :func:`theirs` would find anybody; alone, whether the shadow can be held up."""
    if s.shadow is not None:
        return s.shadow.at > 0
    for other, player in enumerate(s.players):
        if other != seat:
            for ally in player.deployed:
                if ally.ready is ready and FIGURES[ally.card].attack <= max_atk:
                    return True
    return False


def _hits(g: G, seat: int, trigger: str, victim: int, cards: tuple[Ally, ...]) -> Steps:
    """Those of an opponent's allies that no guard saves (FF-108, FF-110), as they still are there."""
    saved = yield from windows.guarded(g, trigger, seat, victim, cards)
    player = g.s.players[victim]
    return [card for card in cards if card not in saved and find(player, card) is not None]


# -- tired, killed, converted -----------------------------------------------------------------------------


def can_exhaust(s: State, seat: int, source: Card, step: Exhaust) -> bool:
    """Whether an opponent has a ready ally."""
    return _any(s, seat, True)


def exhaust(g: G, seat: int, source: Card, step: Exhaust) -> Steps:
    """Up to so many ready allies of one opponent."""
    s = g.s
    if s.shadow is not None:
        solo.hinder(g, step.n)
        return
    chosen = yield from of_one(g, seat, "exhaust", source, theirs(s, seat, True), step.n)
    if chosen is None:
        return
    victim, cards = chosen
    cards = yield from _hits(g, seat, "own_exhaust", victim, cards)
    tired = [ally for ally in s.players[victim].deployed if ally.card in cards and ally.ready]
    for ally in tired:
        hands.exhaust(ally)
    if tired:
        g.tell(Tired(seat, victim, tuple(ally.card for ally in tired)))


def can_kill(s: State, seat: int, source: Card, step: Kill) -> bool:
    """Whether an opponent has such an ally."""
    return _any(s, seat, step.state == "rdy", step.max_atk)


def kill(g: G, seat: int, source: Card, step: Kill) -> Steps:
    """Up to so many allies of one opponent, in one state, are discarded."""
    s = g.s
    if s.shadow is not None:
        solo.hinder(g, 2 * step.n)
        return
    found = theirs(s, seat, step.state == "rdy", step.max_atk)
    chosen = yield from of_one(g, seat, "kill", source, found, step.n)
    if chosen is None:
        return
    victim, cards = chosen
    cards = yield from _hits(g, seat, "own_kill", victim, cards)
    if cards:
        hands.drop(g, victim, cards, "")
        g.tell(Killed(seat, victim, tuple(cards)))


def can_convert(s: State, seat: int, source: Card, step: Convert) -> bool:
    """Whether an opponent has an ally in that state."""
    return _any(s, seat, step.state == "rdy")


def convert(g: G, seat: int, source: Card, step: Convert) -> Steps:
    """One ally of one opponent becomes a foe of one's combat, or of a new one (FF-099, FF-196)."""
    s = g.s
    if s.shadow is not None:
        solo.hinder(g, _TAKEN)
        return
    chosen = yield from of_one(g, seat, "convert", source, theirs(s, seat, step.state == "rdy"), 1)
    if chosen is None:
        return
    victim, cards = chosen
    for card in (yield from _hits(g, seat, "own_kill", victim, cards)):
        yield from combat.convert(g, victim, card)


# -- stolen -----------------------------------------------------------------------------------------------


def can_steal_ally(s: State, seat: int, source: Card, step: StealAlly) -> bool:
    """Whether an opponent has an ally in that state, and there is or can be a place for it (FF-115)."""
    return _any(s, seat, step.state == "rdy") and (s.shadow is not None or taking.has_place(s, seat))


def steal_ally(g: G, seat: int, source: Card, step: StealAlly) -> Steps:
    """One deployed ally of one opponent."""
    s = g.s
    if s.shadow is not None:
        solo.hinder(g, _TAKEN)
        return
    chosen = yield from of_one(g, seat, "steal_ally", source, theirs(s, seat, step.state == "rdy"), 1)
    if chosen is None or not (yield from taking.make_place(g, seat, source)):
        return
    victim, cards = chosen
    for card in (yield from _hits(g, seat, "own_steal", victim, cards)):
        taking.ally(g, seat, victim, card)


def _in_state(allies: list[Deployed], source: Card, ready: bool) -> list[Ally]:
    return sorted(ally.card for ally in allies if ally.ready is ready and ally.card != source)


def can_swap(s: State, seat: int, source: Card, step: SwapAlly) -> bool:
    """Whether both sides have an ally in that state."""
    ready = step.state == "rdy"
    if not _any(s, seat, ready):
        return False
    return s.shadow is not None or bool(_in_state(s.players[seat].deployed, source, ready))


def swap(g: G, seat: int, source: Card, step: SwapAlly) -> Steps:
    """One own ally for one of an opponent, both in that state."""
    s, ready = g.s, step.state == "rdy"
    if s.shadow is not None:
        solo.hinder(g, _SWAPPED)
        return
    options = [
        Exchange(own, other, card)
        for own in _in_state(s.players[seat].deployed, source, ready)
        for other, cards in theirs(s, seat, ready).items()
        for card in cards
    ]
    choice = yield from one_of(g, seat, "swap", source, options, may=len(options) > 1)
    if isinstance(choice, Exchange):
        for card in (yield from _hits(g, seat, "own_steal", choice.seat, (choice.ally,))):
            taking.swap(g, seat, choice.own, choice.seat, card)


def can_steal_card(s: State, seat: int, source: Card, step: StealCard) -> bool:
    """Whether there is room in the hand, and an opponent holds a card; alone, whether a deck has one. An item
    that is used has left the hand by then (FF-052)."""
    player = s.players[seat]
    if not hands.room(player) and source not in player.hand:
        return False
    if s.shadow is not None:
        return hands.left(s, _deck(step))
    return any(other.hand for at, other in enumerate(s.players) if at != seat)


def _deck(step: StealCard) -> str:
    return "item" if step.kind == "item" else "ally"


def steal_card(g: G, seat: int, source: Card, step: StealCard) -> Steps:
    """Random cards from the hand of one opponent; one guard stops the whole theft."""
    s = g.s
    if s.shadow is not None:
        hands.draw(g, seat, _deck(step), step.n)
        return
    options = [Against(other) for other in opponents(s, seat) if s.players[other].hand]
    victim = (yield from one_of(g, seat, "steal_card", source, options)).seat
    if not (yield from windows.guarded(g, "own_steal", seat, victim, ())):
        taking.from_hand(g, seat, victim, step.n, step.kind)


# -- discarded, goaded, outshone --------------------------------------------------------------------------


def can_force_discard(s: State, seat: int, source: Card, step: ForceDiscard) -> bool:
    """Whether an opponent holds a card."""
    if s.shadow is not None:
        return s.shadow.at > 0
    return any(other.hand for at, other in enumerate(s.players) if at != seat)


def force_discard(g: G, seat: int, source: Card, step: ForceDiscard) -> Steps:
    """Every opponent discards cards of the hand, all at the same time."""
    if g.s.shadow is not None:
        solo.hinder(g, _DISCARDED)
        return
    wanted = dict.fromkeys(opponents(g.s, seat), step.n)
    for other, cards in (yield from taking.from_hands(g, wanted, "force_discard")).items():
        hands.drop(g, other, cards, "forced")


def can_goad(s: State, seat: int, source: Card, step: Goad) -> bool:
    """Whether a monster lies face up."""
    return any(s.rows["monster"])


def goad(g: G, seat: int, source: Card, step: Goad) -> Steps:
    """A face-up monster waits for one opponent; its slot stays empty."""
    s = g.s
    foes = sorted(card for card in s.rows["monster"] if card is not None)
    options = (
        [Take(foe) for foe in foes]
        if s.shadow is not None
        else [Send(foe, other) for foe in foes for other in opponents(s, seat)]
    )
    choice = yield from one_of(g, seat, "goad", source, options, may=len(options) > 1)
    slots = s.rows["monster"]
    if isinstance(choice, Take):
        slots[slots.index(choice.card)] = None
        hands.toss(g, choice.card)
        g.tell(Snatched(Pile("monster"), choice.card))
        solo.hinder(g, _GOADED)
    elif isinstance(choice, Send):
        slots[slots.index(choice.foe)] = None
        s.players[choice.seat].pending.append(Waiting(choice.foe, True))
        g.tell(Goaded(seat, choice.seat, choice.foe))


def can_lose_fame(s: State, seat: int, source: Card, step: LoseFame) -> bool:
    """Whether any opponent has fame."""
    if s.shadow is not None:
        return s.shadow.at > 0
    return s.players[track.lead_of_others(s, seat)].fame > 0


def lose_fame(g: G, seat: int, source: Card, step: LoseFame) -> None:
    """The opponent with the highest fame loses some (FF-133)."""
    if g.s.shadow is not None:
        solo.hinder(g, step.n)
    else:
        track.move(g, track.lead_of_others(g.s, seat), -step.n)
