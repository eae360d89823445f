"""The viewer's own hand: cards, what each Skill would make of the roll, what is against him."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engines.fictions.glossary import Henchman
from engines.fictions.view import SHOP, AttemptView, FictionsView
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.scene import Scene
from render.kit.wording import fit_names, say, say_or

from . import henchman_card as cards
from . import style
from .hand_help import against, against_height, helping, helping_height
from .hand_wish import rule, rule_height, wish, wish_height
from .heading import title
from .marks import mark
from .page import HEADER, MARGIN, TITLE, TOP, page
from .playable import barred, best, usable
from .story_blocks import chips, chips_height, members, members_height
from .wording import challenge, headline


def groups(view: FictionsView) -> list[tuple[int, tuple[Henchman, ...]]]:
    """Hands that the viewer sees, by seat: one, or both of a solo game, the active one first."""
    found = [(seat, hand) for seat, hand in enumerate(view.hands) if hand is not None]
    if view.players > 1:
        return [(seat, hand) for seat, hand in found if seat == view.seat]
    return sorted(found, key=lambda one: one[0] != view.turn)


def hand(view: FictionsView, scene: Scene, ask: str | None) -> Image.Image:
    """The hand of ``view.seat``: RGB, 1280 pixels wide; in a solo game both.

    ``ask`` is the kind of the seat's open question, or None.
    Raises ValueError for a spectator, who has no hand.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    shop = view.phase in SHOP
    shown = [] if shop else groups(view)
    most = max((len(held) for _, held in shown), default=0)
    total = sum(len(held) for _, held in shown)
    size = cards.measure(most, total)
    blocks = [_rows(held, size.across) for _, held in shown]
    caption = 60 if len(shown) > 1 else 0
    body = sum(caption + sum(_high(size, row, scene) for row in rows) for rows in blocks)
    empty = 0 if total or shop else 90
    offered = _high(cards.LARGE, view.offered, scene, False) if shop and view.offered else 0
    resting = _resting(view, shown)
    clan = members_height(view) + 16 if shop else 0
    height = TOP + body + empty + offered + clan + helping_height(view, shown, ask) + chips_height(resting)
    height += against_height(view) + wish_height(view) + rule_height(scene) + MARGIN
    canvas = page(height)
    _header(canvas, view, scene, ask)
    y = TOP
    if empty:
        t.text(canvas, (MARGIN + 8, y + 34), say(scene, "pic-empty-hand"), t.SEMI, 44, style.GREY)
        y += empty
    for (seat, _), rows in zip(shown, blocks, strict=True):
        if caption:
            _caption(canvas, y, view, scene, seat)
            y += caption
        for row in rows:
            y = _row(canvas, y, view, scene, seat, row, size, ask)
    if offered:
        _row(canvas, y, view, scene, -1, view.offered, cards.LARGE, None)
        y += offered
    if clan:
        members(canvas, y, view, scene)
        y += clan
    y = chips(canvas, y, say(scene, "pic-rotated"), resting, style.GREY, scene)
    y = helping(canvas, y, view, scene, shown, ask)
    y = against(canvas, y, view, scene)
    y = wish(canvas, y, view, scene)
    rule(canvas, y, scene)
    return canvas.image


def _resting(view: FictionsView, shown: list[tuple[int, tuple[Henchman, ...]]]) -> tuple[Henchman, ...]:
    """The viewer's Henchmen that lie on the table until the end of the turn."""
    return view.rotated if any(seat == view.turn for seat, _ in shown) else ()


def _rows(held: tuple[Henchman, ...], across: int) -> list[tuple[Henchman, ...]]:
    return [held[at : at + across] for at in range(0, len(held), across)]


def _high(size: cards.Size, row: tuple[Henchman, ...], scene: Scene, bar: bool = True) -> int:
    return cards.fit_row(size, row, scene, bar).total + 18


def _row(
    canvas: Canvas,
    top: int,
    view: FictionsView,
    scene: Scene,
    seat: int,
    row: tuple[Henchman, ...],
    size: cards.Size,
    ask: str | None,
) -> int:
    fit = cards.fit_row(size, row, scene, seat >= 0)
    for at, name in enumerate(row):
        left = MARGIN + at * (size.wide + cards.GAP)
        cards.card(canvas, (left, top), size, fit, name, scene, state(view, scene, seat, name, ask))
    return top + fit.total + 18


def state(view: FictionsView, scene: Scene, seat: int, name: str, ask: str | None) -> cards.State:
    """What may be done with a card of ``seat``; of one that is only offered, nothing."""
    if seat < 0 or view.phase in SHOP:
        return cards.State()
    home = view.locations
    hot = usable(view, seat, name, ask)
    idle = barred(view, name)
    if name in view.used:
        return cards.State(hot, idle, say(scene, "pic-rotated"), home=home)
    if view.attempt is None:
        dice, where = best(view, seat, name)
        if dice:
            return cards.State(hot, idle, "", dice, tuple(where), home)
    return cards.State(hot, idle, say(scene, "pic-use-now" if hot else "pic-not-now"), home=home)


def _caption(canvas: Canvas, top: int, view: FictionsView, scene: Scene, seat: int) -> None:
    mark(canvas, seat, (MARGIN + 30, top + 24), 44)
    words, size = fit_names(
        scene, view.seats, lambda names: say(scene, "pic-hand-of", name=names[seat]), style.ANTON, 42, 1000
    )
    t.text(canvas, (MARGIN + 66, top + 24), words, style.ANTON, size, style.INK)


def _acting(scene: Scene, actions: int, names: Sequence[str]) -> str:
    return say(scene, "pic-hand-turn", n=actions)


def _rolling(scene: Scene, a: AttemptView, key: str, names: Sequence[str]) -> str:
    """The Attempt in a sentence."""
    what = challenge(scene, a.challenge)
    return say(scene, key, name=names[a.seat], challenge=what, result=a.result, difficulty=a.difficulty)


def _header(canvas: Canvas, view: FictionsView, scene: Scene, ask: str | None) -> None:
    """Whose hand it is, what goes on, what is asked."""
    title(canvas, say(scene, "pic-hand"))
    seat = view.seat or 0
    if view.players == 1 and view.turn < view.seats:
        seat = view.turn
    x = TITLE + 66
    mark(canvas, seat, (x, HEADER / 2), 62, style.WHITE)
    x += 60
    a = view.attempt
    make = headline(view, scene)[0]
    if ask == "turn":
        make = partial(_acting, scene, view.actions)
    if a is not None and a.stage in ("ready", "rolled", "settling"):
        key = "pic-hand-ready" if a.stage == "ready" else "pic-hand-roll"

        make = partial(_rolling, scene, a, key)
    room = WIDTH - MARGIN - x
    words, size = fit_names(scene, view.seats, make, t.SEMI, 44, room, 34)
    t.text(canvas, (x, 40), words, t.SEMI, size, style.WHITE)
    below = say_or(scene, f"pic-ask-{ask}", say(scene, "pic-ask-none"))
    below, size = t.fit(below, style.COURIER, 40, room, 30)
    t.text(canvas, (x, 88), below, style.COURIER, size, style.GOLD if ask else style.PALE)
