"""Seats and foes in words: by the template, in short, or in lines."""

from __future__ import annotations

from engines.fable.view import AllyView, EnemyView, FableView, SeatView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .foe import state
from .wording import brief, listed, printed, title, types_of


def foe(scene: Scene, one: EnemyView, short: bool) -> str:
    """A foe: "Brass Minotaur 4 of 7", and what to strike with."""
    words = say(scene, "alt-foe", name=title(scene, one.card), n=one.tally, needs=one.needs)
    if one.immune:
        words += " " + say(scene, "alt-immune", list=types_of(scene, one.immune))
    if one.vulnerable:
        words += " " + say(scene, "alt-vulnerable", list=types_of(scene, one.vulnerable))
    note = state(one, scene)
    if note:
        words += " " + say(scene, "alt-note", words=note)
    if not short and one.kind != "ally":
        words += " " + say(scene, "alt-note", words=brief(scene, one.card))
    return words


def combat(view: FableView, scene: Scene, short: bool) -> list[Fact]:
    """The open combat; undefeated foes whose price is being paid."""
    out = []
    if view.combat:
        told = say(scene, "alt-semicolon").join(foe(scene, one, short) for one in view.combat)
        out.append(Fact(98, say(scene, "alt-combat", list=told)))
    if view.failed:
        names = [title(scene, card) for card in view.failed]
        out.append(Fact(96, say(scene, "alt-failed", list=joined(scene, names))))
    return out


def ally(scene: Scene, one: AllyView, short: bool) -> str:
    """An ally: name and attack, types and waiting bonuses."""
    words = say(scene, "alt-pair", name=title(scene, one.card), n=one.attack)
    if not short:
        words += " " + types_of(scene, one.types)
    for mod in one.mods:
        words += " " + (say(scene, "pic-plus", n=mod.add) if mod.add else say(scene, "pic-times"))
    return words


def _pending(scene: Scene, one: SeatView) -> str:
    found = []
    for foe in one.pending:
        if foe.card is None:
            found.append(say(scene, f"alt-hidden-{foe.kind}"))
        else:
            found.append(say(scene, "alt-pair", name=title(scene, foe.card), n=printed(foe.card)))
    return joined(scene, found)


def _company(scene: Scene, one: SeatView, short: bool) -> tuple[str, str]:
    """Ready allies, exhausted allies, each as one list."""
    ready = [ally(scene, each, short) for each in one.deployed if each.ready]
    tired = [ally(scene, each, short) for each in one.deployed if not each.ready]
    return listed(scene, ready), listed(scene, tired)


def line(view: FableView, scene: Scene, seat: int, name: str, short: bool) -> str:
    """The sentence of the template; in short by the seat's letter, and of what there is alone."""
    one = view.seats[seat]
    if short:
        return _short(scene, one, LETTERS[seat])
    ready, tired = _company(scene, one, short)
    words = say(
        scene,
        "alt-seat-line",
        name=name,
        hand=one.hand,
        ready=ready,
        tired=tired,
        moons=one.moons,
        legends=len(one.trophies),
    )
    waits = _pending(scene, one)
    if waits:
        words += " " + say(scene, "alt-pending", name=name, list=waits)
    return words


def _short(scene: Scene, one: SeatView, letter: str) -> str:
    ready, spent = (
        [ally(scene, each, True) for each in one.deployed if each.ready == on] for on in (True, False)
    )
    given = (
        ("hand", one.hand),
        ("ready", joined(scene, ready) if ready else 0),
        ("tired", joined(scene, spent) if spent else 0),
        ("moons", one.moons),
        ("legends", len(one.trophies)),
        ("meets", _pending(scene, one) or 0),
    )
    parts = [say(scene, f"alt-short-{key}", what=what) for key, what in given if what or key == "hand"]
    return say(scene, "alt-short", seat=letter, list=say(scene, "alt-semicolon").join(parts))


def lines(view: FableView, scene: Scene, seat: int, name: str) -> list[Fact]:
    """A seat in lines."""
    one = view.seats[seat]
    ready, tired = _company(scene, one, False)
    hero = title(scene, one.hero) if one.hero else say(scene, "pic-none")
    args = {"name": name, "letter": LETTERS[seat], "hero": hero, "fame": one.fame, "hand": one.hand}
    market = "none" if not one.market else "fresh" if one.fresh else "used"
    legends = listed(scene, [title(scene, card) for card in one.trophies])
    head = say(scene, "alt-seat-head", **args, moons=one.moons, legends=legends, market=market)
    out = [Fact(95, head), Fact(90, say(scene, "alt-company", name=name, ready=ready, tired=tired))]
    waits = _pending(scene, one)
    if waits:
        out.append(Fact(91, say(scene, "alt-pending", name=name, list=waits)))
    if one.known:
        known = joined(scene, [title(scene, card) for card in one.known])
        out.append(Fact(65, say(scene, "alt-known", name=name, list=known)))
    for key, true in (("gone", one.gone), ("last", one.last and not one.gone)):
        if true:
            out.append(Fact(80, say(scene, f"alt-{key}", name=name)))
    return out
