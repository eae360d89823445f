"""Words of the pictures: names of seats and things, money, what a card does in short."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lepro.cards import ADVENTURES, BOXERS, CARS, DECK, HALVES, MISSIONS, VALUE, VERDICTS, Effect
from engines.lepro.view import LeproView, space
from render.kit.scene import Scene
from render.kit.wording import say, say_or


def dotted(scene: Scene, parts: Sequence[str]) -> str:
    """``parts`` with dots between them; empty ones are left out."""
    return say(scene, "pic-dot").join(part for part in parts if part)


def money(scene: Scene, n: int) -> str:
    """An amount."""
    return say(scene, "pic-minus", n=-n) if n < 0 else say(scene, "pic-money", n=n)


def type_name(scene: Scene, word: str) -> str:
    """A type of space."""
    return say_or(scene, f"space-{word}", word)


def place(scene: Scene, at: int) -> str:
    """The types of a space: "Expert / Seller"."""
    return say(scene, "pic-slash").join(type_name(scene, word) for word in space(at))


def character(scene: Scene, word: str) -> str:
    """A character's name; empty before the deal."""
    return say_or(scene, f"character-{word}") if word else ""


def deck(scene: Scene, word: str) -> str:
    """A deck's name."""
    return say_or(scene, f"deck-{word}", word)


def deck_of(card: str) -> str:
    """The deck of a card."""
    return DECK[card[0]]


def title(scene: Scene, card: str) -> str:
    """A card's name, or its deck's where it has none of its own."""
    return say_or(scene, f"card-{card}", deck(scene, deck_of(card)))


def does(scene: Scene, what: Effect, long: bool = False) -> str:
    """An effect in a word or two, or in a sentence."""
    args = {
        "space": type_name(scene, what.space) if what.space else "",
        "deck": deck(scene, what.deck) if what.deck else "",
        "column": what.column or "commerce",
    }
    return say(scene, f"effect-{what.verb}" + ("" if long else ".short"), n=what.n, **args)


def effects(scene: Scene, card: str) -> str:
    """What an Adventure does, without the space it lies on."""
    return dotted(scene, [does(scene, one) for one in ADVENTURES[card].do])


def brief(scene: Scene, card: str) -> str:
    """What a card does or is worth, in short, or its deck's name."""
    if card in ADVENTURES:
        where = ADVENTURES[card].space
        words = effects(scene, card)
        return say(scene, "pic-hat", space=type_name(scene, where), words=words) if where else words
    if card in MISSIONS:
        m = MISSIONS[card]
        head = say(scene, "pic-mission", men=m.men, pay=m.pay)
        risk = say(scene, "pic-risk", n=m.arrest_on) if m.arrest_on else ""
        return dotted(scene, [head, risk, *(does(scene, one) for one in m.do)])
    if card in CARS:
        car = CARS[card]
        return say(scene, "pic-car", price=car.price, sale=car.sale, factor=car.factor)
    if card in BOXERS:
        one = BOXERS[card]
        prizes = say(scene, "pic-slash").join(money(scene, n) for n in one.prizes)
        return dotted(scene, [say(scene, "pic-dice", n=one.dice), prizes])
    if card in VERDICTS:
        verdict = VERDICTS[card]
        if verdict.record:
            return say(scene, "pic-record")
        return say(scene, "pic-fine", commerce=verdict.commerce, bank=verdict.bank)
    if card in HALVES:
        return say(scene, "pic-half")
    return say_or(scene, f"pic-value-{deck_of(card)}", deck(scene, deck_of(card)), n=VALUE.get(card, 0))


def awaited(view: LeproView, scene: Scene) -> tuple[int, ...]:
    """The seats that the table waits for; the one whose turn it is if the scene does not say."""
    return () if view.phase == "over" else scene.awaited_of(len(view.players), (view.turn,))
