"""The end in words: places with their parts, and all hands."""

from __future__ import annotations

from collections.abc import Sequence

from engines.lepro.view import Hand, LeproView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.wording import joined, say, say_or

from .chips import worth
from .final import counted, ranks, winners
from .wording import character, money, title


def end_facts(view: LeproView, scene: Scene, names: Sequence[str], hands: bool) -> list[Fact]:
    """Who won and why, place by place; perhaps with all ``hands``."""
    won = winners(view)
    head = say(scene, "pic-wins", names=joined(scene, [names[seat] for seat in won]), n=len(won))
    out = [
        Fact(
            100,
            say(
                scene,
                "alt-end",
                winner=head,
                ending=say_or(scene, f"pic-end-{view.ending}", say(scene, "pic-end-")),
            ),
        ),
        Fact(70, say(scene, "alt-round", round=view.round, limit=view.round_limit)),
        Fact(71, say(scene, "alt-target", n=view.target)),
    ]
    for at, (rank, place) in enumerate(zip(ranks(view), view.places, strict=True)):
        who = character(scene, view.players[place.seat].character) or say(scene, "pic-none")
        if place.out:
            words = say(scene, "alt-place-out", rank=rank, name=names[place.seat], character=who)
        elif not counted(place):
            words = say(scene, "alt-place-last", rank=rank, name=names[place.seat], character=who)
        else:
            words = say(
                scene,
                "alt-place",
                rank=rank,
                name=names[place.seat],
                character=who,
                total=money(scene, place.total),
                cash=place.cash,
                records=abs(place.records),
                gems=place.gems,
                car=place.car,
                buyer="yes" if view.players[place.seat].buyer else "no",
            )
        out.append(Fact(98 - at, words))
    for seat, hand in enumerate(view.hands if hands else ()):
        if words := held(hand, scene):
            out.append(Fact(60, say(scene, "alt-held", name=names[seat], list=words)))
    return out


def held(hand: Hand, scene: Scene) -> str:
    """What a hand holds, kind by kind."""
    parts = []
    for key, cards in (("pearls", hand.pearls), ("diamonds", hand.diamonds)):
        if cards:
            parts.append(
                say(scene, f"alt-own-{key}", list=joined(scene, [worth(scene, card) for card in cards]))
            )
    for key, cards in (("shares", hand.shares), ("stars", hand.stars), ("missions", hand.missions)):
        if cards:
            parts.append(
                say(scene, f"alt-own-{key}", list=joined(scene, [title(scene, card) for card in cards]))
            )
    if hand.boxer is not None:
        parts.append(say(scene, "alt-own-boxer", card=title(scene, hand.boxer)))
    return say(scene, "alt-semicolon").join(parts)
