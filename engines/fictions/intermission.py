"""The Intermission between two chapters: Henchmen are bought and removed (3.14)."""

from __future__ import annotations

from engines.core.ask import Ask, Option, Steps, one

from .cards import LEVEL
from .events import Joined, Offered, Removed, Wasted
from .glossary import Henchman
from .options import Buy, Done, Remove, VoteKeep
from .state import DEAL, G, Scene, State, owner
from .votes import NOBODY, ballot, leading

#: Points that a purchase costs by Level (FI-126); removals of an Intermission, which bring 1 each (FI-128).
PRICE = {1: 1, 2: 3, 3: 5}
REMOVALS = 2
DONE = Done()


def begin(g: G) -> None:
    """Reserve decks are shuffled once (FI-132); then the clan shops."""
    s = g.s
    s.scene, s.police = Scene(""), "none"
    for level, deck in enumerate(s.reserve, 1):
        g.chance.shuffle(deck, f"reserve of level {level}")
    s.removals = 0
    s.phase = "shop"


def buyable(s: State) -> list[int]:
    """Levels that can be bought, the dearest first (FI-126, FI-131)."""
    return [level for level in (3, 2, 1) if PRICE[level] <= s.reputation and s.reserve[level - 1]]


def removable(s: State) -> list[Henchman]:
    """Henchmen that can be removed now (FI-128, FI-129)."""
    if s.removals >= REMOVALS or len(s.clan) <= DEAL * s.seats:
        return []
    return sorted(s.clan)


def shop(g: G) -> Steps:
    """One purchase or removal, by the chair (FI-126 to FI-135)."""
    s = g.s
    levels, leavers = buyable(s), removable(s)
    options: list[Option] = [Buy(level) for level in levels]
    options += [Remove(card) for card in leavers]
    choice: Option = DONE
    if levels or leavers:
        if not levels:
            options.insert(0, DONE)
        ask = Ask(owner(s, s.starter), "shop", options=tuple(options), default=options[0], clock="vote_timer")
        choice = yield from one(ask)
    s.turns += 1
    if isinstance(choice, Buy):
        yield from _buy(g, choice.level)
    elif isinstance(choice, Remove):
        s.reputation += 1
        s.removals += 1
        s.clan.remove(choice.henchman)
        s.reserve[LEVEL[choice.henchman] - 1].insert(0, choice.henchman)
        g.tell(Removed(choice.henchman, s.reputation))
        if s.story:
            s.story[-1].removed.append(choice.henchman)
    else:
        if s.reputation:
            g.tell(Wasted(s.reputation))
        s.reputation = 0
        s.chapter += 1
        s.phase = "choose"


def _buy(g: G, level: int) -> Steps:
    """Two of a Level are drawn, all vote which one joins (FI-130, FI-131, FI-133)."""
    s, deck = g.s, g.s.reserve[level - 1]
    s.reputation -= PRICE[level]
    s.offered = g.deal(deck, min(2, len(deck)))
    kept = s.offered[0]
    if len(s.offered) > 1:
        g.tell(Offered(level, tuple(s.offered)))
        options = tuple(VoteKeep(card) for card in s.offered)
        count = yield from ballot(g, "keep", options, lambda each: str(each.henchman), options[0])
        kept = Henchman(_decided(g, leading(count)))
        s.offered.remove(kept)
        deck.insert(0, s.offered[0])
    s.offered = []
    s.clan.append(kept)
    if s.story:
        s.story[-1].joined.append(kept)
    g.tell(Joined(kept, s.reputation))


def _decided(g: G, tied: list[str]) -> str:
    """Of two drawn: the winner, else the chair's vote, else chance (FI-133)."""
    s = g.s
    if len(tied) == 1:
        return tied[0]
    chairs = s.votes[owner(s, s.starter)]
    if tied and chairs not in ("", NOBODY):
        return chairs
    of = tied or [str(card) for card in s.offered]
    return of[g.chance.below(len(of), "keep")]
