"""The viewer's hand in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lepro.cards import ADVENTURES, BOXERS, MISSIONS, VALUE
from engines.lepro.view import Hand, LeproView
from render.kit.alt_text import ALT_LIMIT, TEXT_LIMIT, Fact, compose
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .alt_text_seats import car_line
from .chips import worth
from .hand import question
from .hand_cards import extras
from .hand_facts import said
from .hand_wealth import ability, businesses, distance, sum_of
from .playable import me, missing, usable
from .wording import brief, character, does, money, title


def hand_alt(view: LeproView, scene: Scene, ask: str | None) -> str:
    """Everything the hand's picture shows, for its alt text: at most 1,024 UTF-16 units, one line."""
    return compose((), lambda _: _facts(view, scene, ask, False), ALT_LIMIT)


def hand_text(view: LeproView, scene: Scene, ask: str | None) -> str:
    """The hand as lines to read, at most 3,500 UTF-16 units: each card with what it does.

    Plain text without markup.
    """
    return compose((), lambda _: _facts(view, scene, ask, True), TEXT_LIMIT, "\n")


def _facts(view: LeproView, scene: Scene, ask: str | None, long: bool) -> Sequence[Fact]:
    hand = view.hand
    if view.seat is None or hand is None:
        raise ValueError("a spectator has no hand")
    player = me(view)
    out = [
        Fact(100, say(scene, "alt-hand", letter=LETTERS[view.seat], question=question(scene, ask))),
        Fact(99, say(scene, "alt-line", words=said(view, scene, ask))),
        Fact(
            98,
            say(
                scene,
                "alt-money",
                cash=player.cash,
                distance=distance(view, scene),
                total=money(scene, hand.total),
            ),
        ),
        Fact(60, _self(view, scene)),
        Fact(90, _gems(hand, scene)),
    ]
    own = [
        say(scene, "alt-share", name=title(scene, card), n=VALUE[card], count=count)
        for card, count in businesses(hand)
    ]
    if own:
        out.append(Fact(85, say(scene, "alt-shares", list=joined(scene, own))))
    out += [Fact(88, _star(view, hand, scene, card, ask, long)) for card in hand.stars]
    out += [Fact(87, _mission(view, scene, card, ask, long)) for card in hand.missions]
    if hand.boxer is not None and player.boxer is not None:
        one = BOXERS[hand.boxer]
        prizes = say(scene, "pic-slash").join(money(scene, n) for n in one.prizes)
        card, n = title(scene, hand.boxer), player.boxer.victories
        words = say(scene, "alt-boxer-line", card=card, dice=one.dice, prizes=prizes, n=n)
        out.append(Fact(80, say(scene, "alt-line", words=words)))
    if player.car is not None:
        out.append(Fact(79, say(scene, "alt-line", words=car_line(scene, player.car))))
    men = [say(scene, "pic-pair", about=title(scene, card), value=VALUE[card]) for card in hand.recruits]
    words = joined(scene, men) if long and men else say(scene, "alt-n-recruits", n=len(men))
    out.append(Fact(75, say(scene, "alt-men", n=player.strength, list=words)))
    parts = [
        say(scene, f"alt-n-{key}", n=n)
        for key, n in (("protections", len(hand.protections)), ("records", player.records))
    ]
    out.append(Fact(74, say(scene, "alt-line", words=joined(scene, parts))))
    return out


def _self(view: LeproView, scene: Scene) -> str:
    player = me(view)
    name = character(scene, player.character) or say(scene, "pic-none")
    used = "yes" if player.driven else "no"
    return say(scene, "alt-self", character=name, ability=ability(scene, player.character), used=used)


def _gems(hand: Hand, scene: Scene) -> str:
    rows = [joined(scene, [worth(scene, card) for card in cards]) for cards in (hand.pearls, hand.diamonds)]
    none = say(scene, "pic-none")
    return say(
        scene, "alt-gems", pearls=rows[0] or none, diamonds=rows[1] or none, sum=sum_of(hand), count=hand.gems
    )


def _now(on: bool, ask: str | None) -> str:
    return "never" if ask is None else "now" if on else "not"


def _star(view: LeproView, hand: Hand, scene: Scene, card: str, ask: str | None, long: bool) -> str:
    effect = " ".join(does(scene, one, True) for one in ADVENTURES[card].do) if long else brief(scene, card)
    when = say(scene, f"when-{ADVENTURES[card].when}")
    now = _now(usable(view, hand, card, ask), ask)
    key = "alt-star-line" if long else "alt-star"
    return say(scene, key, name=title(scene, card), effect=effect, when=when, now=now)


def _mission(view: LeproView, scene: Scene, card: str, ask: str | None, long: bool) -> str:
    m, lack = MISSIONS[card], missing(view, card)
    state = say(scene, "pic-men-short", n=lack) if lack else say(scene, "pic-men-enough")
    more = extras(scene, card) or "none"
    now = _now(ask == "mission" and not lack, ask) if long else "never"
    return say(
        scene, "alt-mission", name=title(scene, card), men=m.men, pay=m.pay, extras=more, state=state, now=now
    )
