"""The open combat: foes enter, are attacked, defeated, or not (3.8 to 3.10). The foes are always the active
seat's."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import UNASKED, Steps
from engines.core.effects import perform

from . import windows
from .decks import forget, shuffle_in, top, toss
from .events import Attacked, Called, Converted, Defeated, Entered, Undefeated
from .fight import hardens
from .foes import effective, enemy, is_beaten, is_spotted, needs
from .giving import discard
from .glossary import Ally, Card, Element, FoeCard, Type, is_ally, is_legend
from .hands import leave
from .lines import FAIL, INSTANT, WIN
from .passive import NoFailDiscard
from .printed import ATTACK, FAME, lasting
from .race import race
from .state import Beaten, Deployed, Enemy, G, State, find
from .track import move


def call(g: G, where: str, foe: FoeCard | None = None) -> Steps:
    """A combat is sought with a face-up monster (``board``) or the top of the ``monster`` or ``legend`` deck;
    the action was paid (FF-070). With no card to be had nothing happens."""
    s = g.s
    if where == "board":
        assert foe is not None
        slots = s.rows["monster"]
        slots[slots.index(foe)] = None
    else:
        foe = top(g, where)
    if foe is None:
        return UNASKED
    g.tell(Called(s.turn, foe, where))
    return enter(g, [foe])


def enter(g: G, cards: Sequence[FoeCard]) -> Steps:
    """Foes join the combat one after another; all instants of one are done before the next comes, also of
    those it brings (FF-072)."""
    for card in cards:
        forget(g.s, card)
        g.s.combat.append(Enemy(card))
        g.tell(Entered(g.s.turn, card, needs(g.s, g.s.combat[-1])))
        for verb in INSTANT.get(card, ()):
            g.s.playing.append(card)
            yield from verb.do(g, g.s.turn, card) or UNASKED
            g.s.playing.remove(card)
        yield from _entered(g, card)


def _entered(g: G, card: FoeCard) -> Steps:
    """The instants of a foe are over: it may fall at once (FF-076), else its entering may be reacted to."""
    if _beaten(g.s) is None and not windows.heard(g.s, "foe_enters"):
        return UNASKED
    return _welcomed(g, card)


def _welcomed(g: G, card: FoeCard) -> Steps:
    yield from check(g)
    if enemy(g.s, card) is not None:
        yield from windows.after(g, "foe_enters", g.s.turn, cards=[card])
        yield from check(g)


def convert(g: G, owner: int, ally: Ally) -> Steps:
    """A deployed ally becomes a foe of the active seat's combat, which enters like any other (FF-099)."""
    leave(g.s, owner, ally)
    g.s.combat.append(Enemy(ally))
    g.tell(Converted(g.s.turn, owner, ally))
    yield from _entered(g, ally)


# -- attacks ---------------------------------------------------------------------------------------------


def strike(
    g: G, seat: int, foe: FoeCard, type: Type, value: int, source: Card, *, lone: bool = False
) -> Steps:
    """An attack of ``value`` by a deployed ally or by an item (``source``); whether it may be made is the
    caller's business. ``lone``: no other ally may attack that foe afterwards (FF-090)."""
    s, day = g.s, g.s.day
    target = enemy(s, foe)
    assert target is not None
    ally = find(s.players[seat], source) if is_ally(source) else None
    done = effective(s, target, type, value, ally)
    if ally is not None:
        ally.mods = []
    if is_ally(source):
        target.allies += 1
        if lone:
            target.lone = source
    else:
        target.items += 1
    target.attacks.append(type)
    target.tally += done
    if done:
        if type not in target.dealt:
            target.dealt.append(type)
        if type not in day.dealt:
            day.dealt.append(type)
        if hardens(foe):
            target.adapted.append(type)
    g.tell(Attacked(seat, source, foe, Element(type), done, target.tally, needs(s, target)))
    return check(g) if is_beaten(s, target) else UNASKED


def basic(g: G, seat: int, ally: Deployed, foe: FoeCard, type: Type) -> Steps:
    """A basic attack: the ally is exhausted by it, its modifiers count (FF-060, FF-061)."""
    ally.ready = False
    return strike(g, seat, foe, type, ATTACK[ally.card], ally.card)


def check(g: G) -> Steps:
    """Defeat every foe whose tally reaches its requirement; one may bring another down (FF-087)."""
    beaten = _beaten(g.s)
    return UNASKED if beaten is None else _fall(g, beaten)


def _fall(g: G, beaten: Enemy | None) -> Steps:
    while beaten is not None:
        yield from _defeat(g, beaten)
        beaten = _beaten(g.s)


def _beaten(s: State) -> Enemy | None:
    """The first foe that falls; while its instants are under way it does not yet (FF-076)."""
    for foe in s.combat:
        if is_beaten(s, foe) and foe.card not in s.playing:
            return foe
    return None


def _defeat(g: G, foe: Enemy) -> Steps:
    """Fame at once, then win effects, then the windows (FF-087 to FF-089)."""
    s, card = g.s, foe.card
    seat, player = s.turn, s.players[s.turn]
    fame, legend = FAME[card], is_legend(card)
    s.day.beaten.append(
        Beaten(
            card,
            fame,
            legend,
            is_spotted(s, card),
            foe.tally == needs(s, foe),
            foe.allies,
            foe.items,
            len(foe.attacks) > 1 and len(set(foe.attacks)) == 1,
        )
    )
    s.combat.remove(foe)
    if legend:
        player.trophies.append(card)
    else:
        toss(g, card)
    g.tell(Defeated(seat, card, fame))
    move(g, seat, fame, "foe")
    if legend:
        race(s).legend_beaten(g)
    if win := WIN.get(card):
        yield from perform(g, seat, card, win)
    yield from windows.after(g, "own_defeat", seat, cards=[card])
    yield from windows.after(g, "opp_defeat", seat, cards=[card])


# -- what was not beaten ---------------------------------------------------------------------------------


def resolve(g: G) -> Steps:
    """The combat ends: foes go back, the owner pays for each (FF-095 to FF-100)."""
    s = g.s
    seat = s.turn
    s.failed = [foe.card for foe in s.combat]
    s.combat = []
    if not s.failed:
        return
    g.tell(Undefeated(seat, tuple(s.failed)))
    for card in s.failed:
        shuffle_in(g, card)
    guarded: list[FoeCard] = yield from windows.guarded(g, "own_fail", seat, seat, list(s.failed))
    unguarded = [card for card in s.failed if card not in guarded]
    if unguarded and lasting(s.moon, NoFailDiscard) is None:
        yield from discard(g, seat, len(unguarded), "ally", "fail")
    for card in unguarded:
        for verb in FAIL.get(card, ()):
            yield from verb.do(g, seat, card) or UNASKED
    s.failed = []
    yield from windows.after(g, "opp_fail", seat)
