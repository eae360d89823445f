"""The viewer's hand in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fictions.cards import HENCHMEN
from engines.fictions.view import SHOP, FictionsView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say, say_or

from .alt_text import attempt, named
from .alt_text_story import story_facts
from .hand import groups
from .hand_help import help_words, suffered, useful
from .hand_wish import wish_words
from .playable import barred, dice_for, usable
from .seats import penalty
from .wording import challenge, headline, henchman, ideal


def hand_alt(view: FictionsView, scene: Scene, ask: str | None) -> str:
    """Everything the hand's picture shows, for its alt text: at most 1,024 UTF-16 units, one line."""
    return alt_text(scene, view.seats, lambda names: _facts(view, scene, names, ask, False))


def hand_text(view: FictionsView, scene: Scene, ask: str | None) -> str:
    """The hand as lines to read, at most 3,500 UTF-16 units: each card with its Skill in words.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(scene, view.seats, lambda names: _facts(view, scene, names, ask, True))


def _facts(view: FictionsView, scene: Scene, names: Sequence[str], ask: str | None, long: bool) -> list[Fact]:
    seat = view.seat or 0
    sentence = say_or(scene, f"pic-ask-{ask}", say(scene, "pic-ask-none"))
    out = [Fact(100, say(scene, "alt-hand", letter=LETTERS[seat], sentence=sentence))]
    if view.attempt is not None:
        out.append(Fact(98, attempt(view, scene, names, view.attempt)))
    else:
        make, below = headline(view, scene)
        out.append(Fact(60, say(scene, "alt-sentence", sentence=make(names), below=below)))
    if view.phase in SHOP:
        return [*out, *story_facts(view, scene, long)]
    shown = groups(view)
    for at, _ in shown:
        out += _cards(view, scene, names, at, ask, long, len(shown) > 1)
    for card, made in useful(view, shown, ask):
        what = help_words(scene, made)
        if made.kind in ("result", "clovers"):
            what = say(scene, "alt-pair", about=made.number, value=f"({what})")
        out.append(Fact(90, say(scene, "alt-help", card=henchman(scene, card), what=what)))
    if any(at == view.turn for at, _ in shown) and view.rotated:
        words = say(scene, "alt-row", name=say(scene, "pic-rotated"), list=named(scene, view.rotated))
        out.append(Fact(40, words))
    if problems := suffered(view):
        parts = [
            say(scene, "alt-against-item", name=challenge(scene, one.key), penalty=penalty(scene, one))
            for _, one in problems
        ]
        out.append(Fact(80, say(scene, "alt-against", list=joined(scene, parts))))
    if words := wish_words(view, scene):
        out.append(Fact(30, f"{words}."))
    return [*out, Fact(20, say(scene, "pic-rule"))]


def skill(scene: Scene, card: str, long: bool) -> str:
    """A Skill: its word, or its word and its sentence."""
    what = HENCHMEN[card].skill
    words = say(scene, f"skill-{what.verb}", n=what.n)
    text = say_or(scene, f"skill-{what.verb}.text", n=what.n) if long else ""
    return say(scene, "alt-pair", about=f"{words}:", value=text) if text else words


def _cards(
    view: FictionsView,
    scene: Scene,
    names: Sequence[str],
    seat: int,
    ask: str | None,
    long: bool,
    several: bool,
) -> list[Fact]:
    """One hand: all cards in a sentence, or a line a card."""
    held = view.hands[seat] or ()
    if not held:
        return [Fact(97, say(scene, "alt-hand-none"))]
    out: list[Fact] = []
    if not long:
        cards = [_card(scene, card) for card in held]
        key = "alt-hand-other" if several else "alt-hand-cards"
        return [Fact(97, say(scene, key, seat=names[seat], list=joined(scene, cards)))]
    if several:
        out.append(Fact(97, say(scene, "alt-hand-other", seat=names[seat], list=named(scene, held))))
    for card in held:
        figure = HENCHMEN[card]
        used = card in view.used
        now = "now" if usable(view, seat, card, ask) else "barred" if barred(view, card) else "not"
        words = say(
            scene,
            "alt-card-line",
            name=henchman(scene, card),
            level=figure.level,
            ideals=joined(scene, [ideal(scene, one) for one in figure.expertises]),
            place=say(scene, f"location-{figure.location}"),
            skill=skill(scene, card, True),
            now="used" if used else now if ask is not None else "never",
        )
        out.append(Fact(95, words))
        if view.attempt is None and not used and (dice := _dice(view, scene, seat, card)):
            out.append(Fact(50, dice))
    return out


def _card(scene: Scene, card: str) -> str:
    ideals = joined(scene, [ideal(scene, one) for one in HENCHMEN[card].expertises])
    return say(scene, "alt-card", name=henchman(scene, card), skills=ideals, skill=skill(scene, card, False))


def _dice(view: FictionsView, scene: Scene, seat: int, card: str) -> str:
    """What a card gives at each open Challenge, the most first; single dice are left out."""
    by: dict[int, list[str]] = {}
    for one in view.challenges:
        if one.open and one.ideal and (n := dice_for(view, seat, card, one)) > 1:
            by.setdefault(n, []).append(challenge(scene, one.key))
    parts = [say(scene, "alt-dice", n=n, list=joined(scene, by[n])) for n in sorted(by, reverse=True)]
    return say(scene, "alt-card-dice", name=henchman(scene, card), list="; ".join(parts)) if parts else ""
