"""The board in words: alt text for screen readers, a longer description for everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.lepro.view import LeproView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .alt_text_final import end_facts
from .alt_text_seats import compact, full, lines
from .changes import changes, leaders, signed
from .heading import sentence
from .last_roll import meaning
from .wording import awaited, brief, effects, place, title

_KEPT = 16
"""What is kept of a name however much there is to say: facts go before names do."""
Told = Callable[[LeproView, Scene, int, str], list[Fact]]


def board_alt(view: LeproView, scene: Scene) -> str:
    """Everything the board shows, for its alt text: at most 1,024 UTF-16 units, one line.

    The sentences of the template; where they are too long, what a player has none of is left out,
    and at the end the hands.
    """
    return alt_text(
        scene,
        len(view.players),
        lambda names: _alt(view, scene, names, full),
        lambda names: _alt(view, scene, names, compact),
        kept=_KEPT,
    )


def board_text(view: LeproView, scene: Scene) -> str:
    """The board as lines to read, at most 3,500 UTF-16 units.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(scene, len(view.players), lambda names: _text(view, scene, names))


def opening(view: LeproView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """Round, whose turn, stage, target, and who else is waited for."""
    out = [
        Fact(100, say(scene, "alt-round", round=view.round, limit=view.round_limit)),
        Fact(
            99,
            say(
                scene,
                "alt-turn",
                name=names[view.turn],
                now=sentence(view, scene),
                again="yes" if view.again else "no",
            ),
        ),
        Fact(98, say(scene, "alt-target", n=view.target)),
    ]
    others = [names[seat] for seat in awaited(view, scene) if seat != view.turn]
    if others:
        out.append(Fact(97, say(scene, "alt-waiting", list=joined(scene, others))))
    if view.buyers:
        far = [say(scene, "alt-buyer", name=names[seat], n=view.left[seat]) for seat in view.buyers]
        out.append(Fact(97, say(scene, "alt-buyers", list=joined(scene, far))))
    if view.closing:
        out.append(Fact(97, say(scene, "alt-closing")))
    return out


def event(view: LeproView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """The last dice, the last card that all saw, the car that is looked at."""
    out: list[Fact] = []
    roll = view.roll
    if roll is not None:
        dice = say(scene, "alt-and").join(map(str, roll.dice))
        if roll.what == "bout":
            words = say(
                scene,
                "alt-bout",
                name=names[roll.seat],
                dice=dice,
                other=names[roll.other],
                against=say(scene, "alt-and").join(map(str, roll.against)),
            )
        else:
            result = meaning(view, scene, roll)[1] or "none"
            words = say(scene, "alt-roll", name=names[roll.seat], dice=dice, what=roll.what, result=result)
        out.append(Fact(58, words))
    for card, key in ((view.shown, "alt-shown"), (view.looked, "alt-looked")):
        if card is not None:
            out.append(
                Fact(81, say(scene, key, card=title(scene, card), effect=brief(scene, card) or "none"))
            )
    return out or [Fact(70, say(scene, "alt-no-event"))]


def since(view: LeproView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """Who leads, and who has more or less of what since the last board."""
    out = []
    if ahead := leaders(view):
        led = joined(scene, [names[seat] for seat in ahead])
        out.append(Fact(96, say(scene, "alt-leads", list=led, n=len(ahead))))
    found = []
    for seat, parts in changes(view, scene):
        words = [
            say(scene, "pic-out") if what == "out" else say(scene, f"alt-more-{what}", n=signed(scene, n))
            for what, _, n in parts
        ]
        found.append(say(scene, "pic-pair", about=names[seat], value=joined(scene, words)))
    if found:
        out.append(Fact(78, say(scene, "alt-since", list=say(scene, "alt-semicolon").join(found))))
    return out


def _hats(view: LeproView, scene: Scene, long: bool) -> Fact:
    found = []
    for at, card in view.hats:
        where = say(scene, "pic-pair", about=at, value=place(scene, at))
        if long:
            where = say(scene, "alt-hat", where=where, card=title(scene, card), effect=effects(scene, card))
        found.append(where)
    return Fact(75, say(scene, "alt-hats", list=joined(scene, found) or say(scene, "pic-none")))


def _alt(view: LeproView, scene: Scene, names: Sequence[str], make: Told) -> list[Fact]:
    if view.phase == "over":
        return end_facts(view, scene, names, make is full)
    told = [fact for seat in range(len(view.players)) for fact in make(view, scene, seat, names[seat])]
    news = [*since(view, scene, names), *told, _hats(view, scene, False), *event(view, scene, names)]
    return [*opening(view, scene, names), *news]


def _text(view: LeproView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    if view.phase == "over":
        return end_facts(view, scene, names, True)
    told = [fact for seat in range(len(view.players)) for fact in lines(view, scene, seat, names[seat])]
    left = dict(view.draws)
    seats = [say(scene, "alt-seat", letter=LETTERS[at], name=name) for at, name in enumerate(names)]
    return [
        *opening(view, scene, names),
        *since(view, scene, names),
        *event(view, scene, names),
        *told,
        _hats(view, scene, True),
        Fact(60, say(scene, "alt-shares-left", n=left.get("investment", 0))),
        Fact(40, say(scene, "alt-seats", list=joined(scene, seats))),
    ]
