"""The facts of a question, in the head of a hand: where one stands, the die, what it costs."""

from __future__ import annotations

from typing import NamedTuple

from engines.lepro.cards import SPACES
from engines.lepro.view import LeproView, space
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .last_roll import meaning
from .playable import me
from .wording import brief, deck_of, dotted, place, title


class Facts(NamedTuple):
    """Dice, a picture, and words in one line or two."""

    dice: tuple[int, ...]
    icon: str
    lines: tuple[str, ...]


def facts(view: LeproView, scene: Scene, ask: str | None) -> Facts:
    """What there is to know of a question; of none, where the viewer stands and how far it is to Refuge."""
    player, roll = me(view), view.roll
    if ask == "die" and roll is not None:
        to = (player.space + roll.dice[0]) % SPACES
        return Facts(roll.dice, style.ICON[space(to)[0]], (_at(scene, to),))
    if ask == "car" and view.looked is not None:
        return _card(scene, view.looked)
    if ask in ("verdict", "recruit") and view.pair:
        return Facts(
            (), style.DECK_ICON[deck_of(view.pair[0])], tuple(_line(scene, one) for one in view.pair)
        )
    if ask == "hat" and (card := dict(view.hats).get(player.space)):
        return _card(scene, card, "top-hat")
    if roll is not None and roll.what == ask:
        name, words = meaning(view, scene, roll)
        return Facts(roll.dice, name, (words,) if words else ())
    here = Facts((), style.ICON[space(player.space)[0]], (_at(scene, player.space),))
    if words := _price(view, scene, ask):
        return here._replace(lines=(*here.lines, words))
    if ask in ("lose_man", "target", "victim", "share", "passage") and view.playing:
        return _card(scene, view.playing[-1])
    far = view.left[view.seat or 0]
    return here._replace(lines=(*here.lines, say(scene, "pic-to-refuge", far=far, n=far)))


def said(view: LeproView, scene: Scene, ask: str | None) -> str:
    """The same in words."""
    found = facts(view, scene, ask)
    rolled = say(scene, "alt-and").join(map(str, found.dice))
    return dotted(scene, [rolled, *found.lines])


def _at(scene: Scene, at: int) -> str:
    return say(scene, "pic-pair", about=place(scene, at), value=at)


def _line(scene: Scene, card: str) -> str:
    return dotted(scene, [title(scene, card), brief(scene, card)])


def _card(scene: Scene, card: str, picture: str = "") -> Facts:
    return Facts((), picture or style.DECK_ICON[deck_of(card)], (title(scene, card), brief(scene, card)))


def _price(view: LeproView, scene: Scene, ask: str | None) -> str:
    """What it costs, what it brings more, how strong one is."""
    player = me(view)
    price = view.price_of(ask or "")
    if ask == "collection":
        return say(scene, "pic-due-card") if price is None else say(scene, "pic-due", n=price)
    if ask == "mission":
        return say(scene, "pic-strength", n=player.strength + view.men_plus)
    if ask == "claim":
        return say(scene, "pic-plus", n=player.claim)
    if ask == "expert" and view.price_plus:
        return say(scene, "pic-more", n=view.price_plus)
    return "" if price is None else say(scene, "pic-price", n=price)
