"""The board in words: alt text for screen readers, a longer description for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fable.cards import FIGURES, MONSTERS
from engines.fable.view import FableView
from render.kit.alt_text import (
    ALT_LIMIT,
    TEXT_LIMIT,
    Fact,
    compose,
    description,
    seat_names,
    spoken_name,
    units,
)
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say, say_or, seat_word

from .alt_text_final import end_facts
from .alt_text_seats import combat, line, lines
from .seats import gained
from .today import day_counts
from .wording import awaited, brief, dotted, listed, title, types_of

_NAME = 32
"""What is kept of a name in an alt text that must be short: as long as Discord lets them be."""


def board_alt(view: FableView, scene: Scene) -> str:
    """Everything the board shows, for its alt text: at most 1,024 UTF-16 units, one line.

    The sentences of the template; where they are too long, seats go by their letters but for once, what cards
    do is left out, and then the lightest sentences; never who sits where.
    """
    seats = len(view.seats)
    whole = compose(
        [spoken_name(name, _NAME) for name in scene.names],
        lambda names: _alt(view, scene, seat_names(scene, names, seats), short=False),
        TEXT_LIMIT,
    )
    if units(whole) <= ALT_LIMIT:
        return whole
    names = seat_names(scene, [spoken_name(name, _NAME) for name in scene.names], seats)
    return compose((), lambda _: _alt(view, scene, names, short=True), ALT_LIMIT)


def board_text(view: FableView, scene: Scene) -> str:
    """The board as lines to read, at most 3,500 UTF-16 units.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(scene, len(view.seats), lambda names: _text(view, scene, names))


def opening(view: FableView, scene: Scene, names: Sequence[str], lettered: bool = False) -> list[Fact]:
    """Length, round, phase, actions; fame and the champion space; moons; who else is waited for."""
    length = "full" if view.goal > 50 else "short"
    phase = say_or(scene, f"pic-phase-{view.phase}", view.phase)
    args = {"round": view.round, "phase": phase, "name": names[view.turn], "length": length}
    day = view.day
    out = [Fact(100, say(scene, "alt-head", **args, left=day.left, granted=day.granted))]
    others = [names[seat] for seat in awaited(view, scene) if seat != view.turn]
    if others:
        out.append(Fact(97, say(scene, "alt-waiting", list=joined(scene, others))))
    out.append(Fact(99, fame(view, scene, names, lettered)))
    spaces = [str(space) for space in view.moons]
    out.append(Fact(84, say(scene, "alt-moons", list=listed(scene, spaces))))
    if view.playing:
        cards = [title(scene, card) for card in view.playing]
        out.append(Fact(88, say(scene, "alt-playing", list=joined(scene, cards))))
    one = view.shadow
    if one is not None:
        words = say(
            scene,
            "alt-shadow",
            at=one.at,
            menace=one.menace,
            tokens=listed(scene, [str(space) for space in one.tokens]),
            n=len(view.seats[0].trophies),
            needed=one.needed,
        )
        out.append(Fact(98, words))
        if one.fate is not None:
            out.append(
                Fact(72, say(scene, "alt-fate", name=title(scene, one.fate), effect=brief(scene, one.fate)))
            )
    return out


def fame(view: FableView, scene: Scene, names: Sequence[str], lettered: bool = False) -> str:
    """Everybody's fame, and whether the champion token is there; perhaps with the letters of the seats."""
    parts = []
    for seat, one in enumerate(view.seats):
        name = names[seat]
        if lettered and name != seat_word(scene, seat):
            name = say(scene, "alt-seat", letter=LETTERS[seat], name=name)
        words = say(scene, "alt-pair", name=name, n=one.fame)
        if more := gained(one):
            words += " " + say(scene, "alt-note", words=more)
        parts.append(words)
    taken = names[view.champion] if view.champion >= 0 else ""
    key = "alt-fame-taken" if taken else "alt-fame"
    return say(scene, key, list=joined(scene, parts), goal=view.goal, name=taken)


def monster(scene: Scene, card: str, spotted: bool, short: bool) -> str:
    """A face-up monster: name, fame, types, and what it does."""
    one = MONSTERS[card]
    words = say(scene, "alt-pair", name=title(scene, card), n=one.fame)
    if one.immune:
        words += " " + say(scene, "alt-immune", list=types_of(scene, one.immune))
    if one.vulnerable:
        words += " " + say(scene, "alt-vulnerable", list=types_of(scene, one.vulnerable))
    plain = not (one.spotted or one.instant or one.aura or one.win or one.fail)
    if spotted and not one.spotted:
        words += " " + say(scene, "alt-spotted")
    return words if plain or short else f"{words} {brief(scene, card)}"


def _market(view: FableView, scene: Scene, short: bool) -> list[Fact]:
    semi = say(scene, "alt-semicolon")
    allies, contracts = [], []
    for slot in view.allies:
        if slot.card is not None:
            one = FIGURES[slot.card]
            words = say(
                scene,
                "alt-ally",
                name=title(scene, slot.card),
                cost=slot.price,
                attack=one.attack,
                types=types_of(scene, one.types),
            )
            if short:
                words = say(scene, "alt-pair", name=title(scene, slot.card), n=slot.price)
            allies.append(words)
    items = [
        say(scene, "alt-pair", name=title(scene, slot.card), n=slot.price)
        for slot in view.items
        if slot.card is not None
    ]
    for contract in view.contracts:
        if contract is not None:
            name = brief(scene, contract.card) if short else title(scene, contract.card)
            words = say(scene, "alt-contract", name=name, n=contract.fame)
            contracts.append(words if short else f"{words}: {brief(scene, contract.card)}")
    found = (("allies", allies, 77), ("items", items, 78), ("contracts", contracts, 79))
    return [
        Fact(weight, say(scene, f"alt-{key}", list=semi.join(parts))) for key, parts, weight in found if parts
    ]


def _board(view: FableView, scene: Scene, short: bool) -> list[Fact]:
    semi = say(scene, "alt-semicolon")
    found = [
        monster(scene, card, view.spotted[slot], short)
        for slot, card in enumerate(view.monsters)
        if card is not None
    ]
    out = [Fact(90, say(scene, "alt-monsters", list=semi.join(found) or say(scene, "pic-none")))]
    return out + _market(view, scene, short)


def _moon(view: FableView, scene: Scene) -> list[Fact]:
    if view.moon is None:
        return []
    return [Fact(86, say(scene, "alt-moon", name=title(scene, view.moon), effect=brief(scene, view.moon)))]


def _alt(view: FableView, scene: Scene, names: Sequence[str], *, short: bool) -> list[Fact]:
    if view.phase == "over":
        return end_facts(view, scene, names, not short)
    told = [Fact(92, line(view, scene, seat, names[seat], short)) for seat in range(len(view.seats))]
    return [
        *opening(view, scene, names, short),
        *_board(view, scene, short),
        *_moon(view, scene),
        *combat(view, scene, short),
        *told,
    ]


def _text(view: FableView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    if view.phase == "over":
        return end_facts(view, scene, names, True)
    told = [fact for seat in range(len(view.seats)) for fact in lines(view, scene, seat, names[seat])]
    piles = [say(scene, "alt-pair", name=say_or(scene, f"pile-{name}", name), n=n) for name, n in view.decks]
    seats = [say(scene, "alt-seat", letter=LETTERS[at], name=name) for at, name in enumerate(names)]
    today = dotted(scene, day_counts(view, scene))
    beaten = [title(scene, card) for card in view.day.beaten]
    out = [*opening(view, scene, names), *combat(view, scene, False), *_board(view, scene, False)]
    out += _moon(view, scene)
    out += told
    if beaten:
        out.append(Fact(70, say(scene, "alt-beaten", list=joined(scene, beaten))))
    if today or view.day.dealt:
        words = today or say(scene, "pic-none")
        out.append(Fact(69, say(scene, "alt-today", list=words, types=listed(scene, _dealt(view, scene)))))
    out.append(Fact(60, say(scene, "alt-piles", list=joined(scene, piles))))
    out.append(Fact(40, say(scene, "alt-seats", list=joined(scene, seats))))
    return out


def _dealt(view: FableView, scene: Scene) -> list[str]:
    return types_of(scene, view.day.dealt).split()
