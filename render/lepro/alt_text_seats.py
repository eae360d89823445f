"""A player in words: by the template, in short, or in lines."""

from __future__ import annotations

from engines.lepro.cards import DECK, VALUE
from engines.lepro.view import BoxerView, CarView, LeproView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .wording import character, deck, money, place, title

#: What is counted, in the order of the template.
_COUNTED = ("pearls", "diamonds", "shares", "records", "protections")


def _counts(view: LeproView, seat: int) -> list[tuple[str, int]]:
    player = view.players[seat]
    found = [(key, int(getattr(player, key))) for key in _COUNTED]
    return [*found, ("kept", player.stars + player.missions)]


def _where(view: LeproView, scene: Scene, seat: int, name: str) -> dict[str, object]:
    player = view.players[seat]
    return {
        "name": name,
        "character": character(scene, player.character) or say(scene, "pic-none"),
        "space": player.space,
        "type": place(scene, player.space),
        "cash": player.cash,
        "strength": player.strength,
    }


def _state(view: LeproView, scene: Scene, seat: int) -> str:
    """Buyer, missed turns, money to claim: with a comma before each."""
    player = view.players[seat]
    out = say(scene, "alt-is-buyer") if player.buyer else ""
    if player.missed:
        out += say(scene, "alt-is-missing", n=player.missed)
    return out + (say(scene, "alt-is-claiming", n=player.claim) if player.claim else "")


def _car(scene: Scene, car: CarView | None) -> str:
    if car is None:
        return say(scene, "alt-car-none")
    return say(scene, "alt-car", price=car.price, factor=car.factor, used=len(car.under))


def _boxer(scene: Scene, boxer: BoxerView | None) -> str:
    if boxer is None:
        return say(scene, "alt-boxer-none")
    if not boxer.dice:
        return say(scene, "alt-boxer-hidden")
    return say(scene, "alt-boxer", dice=boxer.dice, n=boxer.victories)


def full(view: LeproView, scene: Scene, seat: int, name: str) -> list[Fact]:
    """The sentence of the template."""
    player = view.players[seat]
    if player.out:
        return [Fact(90, say(scene, "alt-out", name=name))]
    counts = joined(scene, [say(scene, f"alt-n-{key}", n=n) for key, n in _counts(view, seat)])
    return [
        Fact(
            95,
            say(
                scene,
                "alt-player",
                **_where(view, scene, seat, name),
                counts=counts,
                car=_car(scene, player.car),
                boxer=_boxer(scene, player.boxer),
                state=_state(view, scene, seat),
            ),
        )
    ]


def compact(view: LeproView, scene: Scene, seat: int, name: str) -> list[Fact]:
    """Up to three sentences without what there is none of, the least of them about car and boxer."""
    player = view.players[seat]
    if player.out:
        return [Fact(90, say(scene, "alt-out", name=name))]
    known = say(scene, "alt-seat", letter=LETTERS[seat], name=name)
    first = say(
        scene, "alt-player-short", **_where(view, scene, seat, known), state=_state(view, scene, seat)
    )
    counts = [say(scene, f"alt-n-{key}", n=n) for key, n in _counts(view, seat) if n]
    goods, car = [], player.car
    if car is not None:
        goods.append(say(scene, "alt-car-short", price=car.price, factor=car.factor, used=len(car.under)))
    if player.boxer is not None and player.boxer.dice:
        goods.append(_boxer(scene, player.boxer))
    out = [Fact(95, first)]
    for weight, parts in ((65, counts), (55, goods)):
        if parts:
            out.append(Fact(weight, say(scene, "alt-of", name=LETTERS[seat], list=joined(scene, parts))))
    return out


def lines(view: LeproView, scene: Scene, seat: int, name: str) -> list[Fact]:
    """Everything public, for the description."""
    player = view.players[seat]
    if player.out:
        return [Fact(90, say(scene, "alt-out", name=name))]
    found = [*_counts(view, seat)[:-1], ("stars", player.stars), ("missions", player.missions)]
    parts = [say(scene, f"alt-n-{key}", n=n) for key, n in found]
    words = say(scene, "alt-player-short", **_where(view, scene, seat, name), state=_state(view, scene, seat))
    out = [Fact(95, words), Fact(85, say(scene, "alt-of", name=name, list=joined(scene, parts)))]
    if player.recruits:
        men = [
            say(scene, "pic-pair", about=title(scene, card), value=VALUE[card]) for card in player.recruits
        ]
        list_ = joined(scene, men)
        out.append(Fact(50, say(scene, "alt-men-of", name=name, list=list_, n=player.men_acquired)))
    goods = [words for words in (car_line(scene, player.car), boxer_line(scene, player.boxer)) if words]
    if player.driven:
        goods.append(say(scene, "alt-driven"))
    if goods:
        out.append(Fact(80, say(scene, "alt-of", name=name, list=joined(scene, goods))))
    return out


def car_line(scene: Scene, car: CarView | None) -> str:
    """A car with its name and everything printed on it; Adventures and Missions under it by their deck."""
    if car is None:
        return ""
    under = [
        title(scene, card) if card[0] in "RT" else deck(scene, DECK.get(card[0], card)) for card in car.under
    ]
    return say(
        scene,
        "alt-car-line",
        card=title(scene, car.card),
        price=car.price,
        sale=car.sale,
        factor=car.factor,
        under=joined(scene, under) or say(scene, "pic-none"),
    )


def boxer_line(scene: Scene, boxer: BoxerView | None) -> str:
    """A boxer with its name, dice, prizes and victories."""
    if boxer is None:
        return ""
    if boxer.card is None:
        return say(scene, "alt-boxer-hidden")
    prizes = say(scene, "pic-slash").join(money(scene, n) for n in boxer.prizes)
    return say(
        scene,
        "alt-boxer-line",
        card=title(scene, boxer.card),
        dice=boxer.dice,
        prizes=prizes,
        n=boxer.victories,
    )
