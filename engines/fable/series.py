"""Shortcuts: one answer for a series of actions of the day, done one after another as if each had been chosen
(FF-036). What comes between stops a series: the rest is for whoever plays to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.core.ask import Ask, Steps

from . import combat, felling, hands
from .cards import TRAIT
from .contracts import achieved
from .dusk import dusk
from .felling import Blow
from .foes import enemy
from .glossary import Ally, Card, Contract, Element, FoeCard, Item, Type, is_item
from .market import recruit
from .options import AimAs
from .state import Enemy, G, State, find
from .using import use


def fell(g: G, seat: int, card: FoeCard) -> Steps:
    """Blows that together fell a foe in combat (FF-092)."""
    foe = enemy(g.s, card)
    found = None if foe is None else felling.way(g.s, seat, foe)
    assert found is not None
    return _blows(g, seat, card, found)


def call_and_fell(g: G, seat: int, card: FoeCard) -> Steps:
    """A face-up monster is called, and felled by those who would have done it before: if what it does on
    coming has changed that, the combat stays open."""
    s = g.s
    promised = felling.way(s, seat, Enemy(card))
    assert promised is not None
    s.day.left -= 1
    yield from combat.call(g, "board", card)
    foe = enemy(s, card)
    found = None if foe is None else felling.way(s, seat, foe)
    if found is not None and _cards(found) == _cards(promised):
        s.day.tick += 1
        yield from _blows(g, seat, card, found)


def _cards(way: Sequence[Blow]) -> list[Card]:
    return [blow.card for blow in way]


def _blows(g: G, seat: int, foe: FoeCard, way: Sequence[Blow]) -> Steps:
    """Only the last of them makes anything happen: until then all stays as it was reckoned."""
    for number, blow in enumerate(way):
        g.s.day.tick += number > 0
        if is_item(blow.card):
            aim = AimAs(foe, Element(blow.type))
            yield from _aimed(use(g, seat, blow.card), seat, aim)
        else:
            ally = find(g.s.players[seat], blow.card)
            assert ally is not None
            yield from combat.basic(g, seat, ally, foe, cast("Type", blow.type))


def _aimed(steps: Steps, seat: int, aim: AimAs) -> Steps:
    """Steps of an item that strikes, which is aimed already."""
    got: tuple[int, Any] | None = None
    aimed = False
    while True:
        try:
            asks: tuple[Ask[Any], ...] = next(steps) if got is None else steps.send(got)
        except StopIteration:
            return
        if not aimed and asks[0].seat == seat and asks[0].kind == "strike":
            got, aimed = (seat, aim), True
        else:
            got = yield asks


def deploy_all(g: G, seat: int) -> None:
    """All allies of the hand, as they came there."""
    for number, card in enumerate(held(g.s, seat)):
        g.s.day.tick += number > 0
        hands.deploy(g, seat, card)


def held(s: State, seat: int) -> list[Ally]:
    """The allies of a hand."""
    return [card for card in s.players[seat].hand if not is_item(card)]


def enlist(g: G, seat: int, card: Ally, gone: Ally | None = None) -> Steps:
    """A market ally is recruited and deployed, in the place of one that is discarded (``gone``), unless a
    reaction to the recruiting is in its way."""
    yield from recruit(g, seat, card)
    player = g.s.players[seat]
    if card not in player.hand:
        return
    if gone is not None and find(player, gone) is not None:
        g.s.day.tick += 1
        hands.drop(g, seat, (gone,), "free")
    if hands.places(player):
        g.s.day.tick += 1
        hands.deploy(g, seat, card)


def recruit_and_use(g: G, seat: int, card: Item) -> Steps:
    """A market item is recruited and used, unless by then it is gone, or would do nothing."""
    s = g.s
    yield from recruit(g, seat, card)
    if card in s.players[seat].hand and TRAIT[card].able(s, seat, card):
        s.day.tick += 1
        yield from use(g, seat, card)


def replace(g: G, seat: int, card: Ally, gone: Ally) -> None:
    """A deployed ally is discarded, and one of the hand deployed in its place."""
    hands.drop(g, seat, (gone,), "free")
    g.s.day.tick += 1
    hands.deploy(g, seat, card)


def kept(s: State, seat: int) -> list[Contract]:
    """Contracts that would be scored if the day ended now."""
    return [card for card in s.rows["contract"] if card is not None and achieved(s, seat, card)]


def end_and_score(g: G) -> Steps:
    """The day ends, and all achieved contracts are scored."""
    g.s.phase = "dusk"
    return dusk(g, score=True)
