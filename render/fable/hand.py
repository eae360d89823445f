"""The viewer's own hand: cards with their whole text, own allies; in a combat what each attack would do."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.fable.view import HAND, PLACES, FableView, Own
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import say, say_or

from . import attackers, foe, hand_cards, style
from .marks import pips, token
from .page import HEADER, MARGIN, finished, page
from .playable import me
from .today import day_counts
from .typed import typed
from .wording import dotted, fitted_parts, title

TITLE, GAP = 58, 12
Part = tuple[int, Callable[[Canvas, int], None]]
"""Height of a part, and what draws it from its top edge."""


def hand(view: FableView, scene: Scene, ask: str | None) -> Image.Image:
    """The hand of ``view.seat``: 1280 pixels wide, with a palette.

    ``ask`` is the kind of the seat's open question, or None.
    Raises ValueError for a spectator, who has no hand.
    """
    parts = _parts(view, owned(view), scene, ask)
    canvas = page(HEADER + 14 + sum(high for high, _ in parts) + MARGIN - 4)
    _header(canvas, view, scene, ask)
    y = HEADER + 14
    for high, draw in parts:
        draw(canvas, y)
        y += high
    return finished(canvas)


def owned(view: FableView) -> Own:
    """What the viewer alone sees: nothing yet before the deal. Raises ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.own or Own((), (), (), (), (), False)


def fighting(view: FableView) -> bool:
    """Whether the viewer is in the middle of a combat of its own."""
    return bool(view.combat) and view.seat == view.turn


def question(view: FableView, scene: Scene, ask: str | None) -> str:
    """What is asked, or that nothing is."""
    key = f"ask-{ask}" if ask else "pic-ask-none"
    if ask == "day" and fighting(view):
        key = "pic-ask-fight"
    return say_or(scene, key, say(scene, "pic-ask-none"))


def facts(view: FableView, scene: Scene, ask: str | None) -> tuple[str, list[str]]:
    """What the question is about, in two lines: fame and how far ahead it is, then what is at stake."""
    own, one = owned(view), me(view)
    others = [other.fame for seat, other in enumerate(view.seats) if seat != view.seat]
    others += [view.shadow.at] if view.shadow is not None else []
    lead = one.fame - max(others, default=0)
    first = [say(scene, "pic-fact-fame", n=one.fame)]
    if lead:
        first.append(say(scene, "pic-fact-ahead" if lead > 0 else "pic-fact-behind", n=abs(lead)))
    if one.moons:
        first.append(say(scene, "pic-fact-moons", n=one.moons))
    rest: list[str] = []
    if ask is None:
        rest = [say(scene, "pic-ask-none")]
    elif ask == "contracts":
        fame = [each.fame for each in view.contracts if each is not None and each.card in own.done]
        rest = [say(scene, "pic-fact-done", n=len(fame), fame=sum(fame))]
    elif view.window is not None and view.window.cards:
        rest = [title(scene, card) for card in view.window.cards]
    elif view.seat == view.turn:
        rest = day_counts(view, scene)[::-1]
    return dotted(scene, first), rest


def _header(canvas: Canvas, view: FableView, scene: Scene, ask: str | None) -> None:
    seat, middle = view.seat or 0, HEADER / 2 - 3
    if me(view).hero:
        token(canvas, me(view).hero, (MARGIN + 40, middle), 58, LETTERS[seat])
    x = MARGIN + 96.0
    edge = WIDTH - MARGIN - 6.0
    if view.seat == view.turn and view.day.granted:
        wide = (view.day.granted - 1) * round(38 * 1.24) + 38
        pips(canvas, edge - wide, middle, view.day.left, view.day.granted, 38)
        edge -= wide + 30
    words = say(scene, "pic-hand")
    x += t.text(canvas, (x, middle), words, style.ALMENDRA, 56, style.GOLD) + 32
    first, rest = facts(view, scene, ask)
    said, size = t.fit(first, style.BOLD, 40, edge - x, 30)
    t.text(canvas, (x, middle - 21 if rest else middle), said, style.BOLD, size, style.PARCHMENT)
    said, size = fitted_parts(scene, rest, edge - x, 36)
    typed(canvas, (x, middle + 23), said, style.BOOK, size, style.PALE, scene)


def titled(words: str, note: str = "") -> Part:
    """A line of its own over what follows."""

    def draw(canvas: Canvas, top: int) -> None:
        y = top + TITLE / 2 + 2
        t.text(canvas, (MARGIN + 4, y), words, style.ALMENDRA, 44, style.GOLD)
        t.text(canvas, (WIDTH - MARGIN - 4, y), note, style.BOOK, 34, style.PALE, "rm")

    return TITLE, draw


def _parts(view: FableView, own: Own, scene: Scene, ask: str | None) -> list[Part]:
    found: list[Part] = []
    one = me(view)
    looked = own.looked or own.top
    if looked:
        found.append(titled(say(scene, "pic-looked" if own.looked else "pic-top"), say(scene, "pic-secret")))
        found.append(hand_cards.looked(looked, scene))
    hand_note = say(scene, "pic-of", n=len(own.hand), most=HAND)
    place_note = say(scene, "pic-of", n=len(one.deployed), most=PLACES)
    if fighting(view):
        high = foe.height(len(view.combat))
        found.append((high + GAP, lambda canvas, top: foe.foes(canvas, top, view, scene)))
        given = attackers.attackers(view, own)
        able = [each for each in given if each.ally is None or each.ally.ready]
        if able:
            found.append(titled(say(scene, "pic-attackers"), say(scene, "pic-damage")))
            found.append(attackers.grid(view, able, scene))
        if given:
            found.append(hand_cards.tired([ally for ally in one.deployed if not ally.ready], scene))
        if able:
            found.append(attackers.legend(view, scene))
        rest = [card for card in own.hand if card.card not in {one.card for one in given}]
        if rest:
            found.append(titled(say(scene, "pic-rest"), hand_note))
            found.append(hand_cards.in_lines([card.card for card in rest], scene))
        return found
    found.append(titled(say(scene, "pic-held"), hand_note))
    held = [card.card for card in own.hand]
    if own.looked and held:
        found.append(hand_cards.small(held, scene))
    else:
        found.append(hand_cards.large(view, held, scene, ask))
    found.append(titled(say(scene, "pic-deployed"), place_note))
    found.append(hand_cards.deployed(view, scene, ask))
    if view.seat == view.turn and any(contract is not None for contract in view.contracts):
        found.append(titled(say(scene, "pic-contracts"), say(scene, "pic-purse", n=view.day.purse)))
        found.append(hand_cards.contracts(view, own, scene))
    return found
