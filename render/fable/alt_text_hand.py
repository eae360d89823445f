"""The viewer's hand in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fable.cards import COST, FIGURES, FOES
from engines.fable.view import AllyView, FableView, Own, preview
from render.kit.alt_text import ALT_LIMIT, TEXT_LIMIT, Fact, compose
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .alt_text_seats import combat
from .attackers import Striker, attackers, damage, hits
from .hand import fighting, owned, question
from .playable import held, me, trait
from .wording import brief, fee, letters, printed, title, types_of, whole


def hand_alt(view: FableView, scene: Scene, ask: str | None) -> str:
    """Everything the hand's picture shows, for its alt text: at most 1,024 UTF-16 units, one line."""
    return compose(scene.names, lambda names: _facts(view, scene, ask, False, names), ALT_LIMIT)


def hand_text(view: FableView, scene: Scene, ask: str | None) -> str:
    """The hand as lines to read, at most 3,500 UTF-16 units: each card with what it does.

    Plain text without markup.
    """
    return compose(scene.names, lambda names: _facts(view, scene, ask, True, names), TEXT_LIMIT, "\n")


def _facts(view: FableView, scene: Scene, ask: str | None, long: bool, names: Sequence[str]) -> list[Fact]:
    own = owned(view)
    seat = view.seat or 0
    out = [Fact(100, say(scene, "alt-hand", letter=LETTERS[seat], question=question(view, scene, ask)))]
    if view.seat == view.turn:
        out.append(Fact(99, say(scene, "alt-actions", left=view.day.left, granted=view.day.granted)))
    looked = own.looked or own.top
    if looked:
        found = [_card(scene, card, long) for card in looked]
        out.append(Fact(97, say(scene, "alt-looked" if own.looked else "alt-top", list=joined(scene, found))))
    if fighting(view):
        out += combat(view, scene, not long)
        out += [Fact(96, _strikes(view, scene, one, False)) for one in attackers(view, own) if _can(one)]
        out += [
            Fact(95, _strikes(view, scene, one, True))
            for one in attackers(view, own)
            if _can(one) and one.ally is not None and hits(one.card)
        ]
    out += _held(view, own, scene, ask, long)
    out += [Fact(88, _own(view, scene, ally, ask, long)) for ally in me(view).deployed]
    done = [title(scene, card) for card in own.done]
    if done:
        out.append(Fact(94, say(scene, "alt-done", list=joined(scene, done))))
    if own.knows:
        given = [name or LETTERS[at] for at, name in enumerate(names)]
        known = [
            say(scene, "alt-knows-one", name=given[at], card=title(scene, card)) for at, card in own.knows
        ]
        out.append(Fact(50, say(scene, "alt-knows", list=joined(scene, known))))
    return out


def _can(one: Striker) -> bool:
    return one.ally is None or one.ally.ready


def _strikes(view: FableView, scene: Scene, one: Striker, hit: bool) -> str:
    """What an attack, or a trait that strikes, would do to each foe."""
    parts = []
    for foe in view.combat:
        found = damage(view, foe, one, hit)
        if found is None:
            parts.append(say(scene, "alt-barred", foe=title(scene, foe.card)))
            continue
        fells = "yes" if preview.fells(foe, *found) else "no"
        args = {
            "foe": title(scene, foe.card),
            "n": found[1],
            "type": letters(scene, found[0]),
            "fells": fells,
        }
        parts.append(say(scene, "alt-strikes-one", **args))
    key = "alt-strikes-trait" if hit else "alt-strikes"
    return say(scene, key, name=title(scene, one.card), list=joined(scene, parts))


def _card(scene: Scene, card: str, long: bool) -> str:
    """A card with its figures, and what it does."""
    does = whole(scene, card) if long else brief(scene, card)
    name, does = title(scene, card), does or say(scene, "pic-plain")
    if card in FOES:
        return say(scene, "alt-card-foe", name=name, n=printed(card), does=does)
    if card in FIGURES:
        one = FIGURES[card]
        types = types_of(scene, one.types)
        args = {"name": name, "attack": one.attack, "types": types, "fee": fee(card)}
        return say(scene, "alt-card-ally", **args, does=does)
    return say(scene, "alt-card-item", name=name, cost=COST.get(card, 0), does=does)


def _held(view: FableView, own: Own, scene: Scene, ask: str | None, long: bool) -> list[Fact]:
    if not own.hand:
        return [Fact(90, say(scene, "pic-no-hand"))]
    found = []
    for one in own.hand:
        why = held(view, one.card, ask)
        words = _card(scene, one.card, long)
        if why:
            words += " " + say(scene, "alt-note", words=say(scene, f"pic-why-{why}"))
        found.append(words)
    if long:
        return [Fact(90, say(scene, "alt-held-line", words=words)) for words in found]
    return [Fact(90, say(scene, "alt-held", list=say(scene, "alt-semicolon").join(found)))]


def _own(view: FableView, scene: Scene, ally: AllyView, ask: str | None, long: bool) -> str:
    does = whole(scene, ally.card) if long else brief(scene, ally.card)
    more = [say(scene, "pic-plus", n=mod.add) if mod.add else say(scene, "pic-times") for mod in ally.mods]
    why = trait(view, ally, ask)
    return say(
        scene,
        "alt-own",
        name=title(scene, ally.card),
        attack=" ".join([str(ally.attack), *more]),
        types=types_of(scene, ally.types),
        state="ready" if ally.ready else "tired",
        fee=fee(ally.card),
        does=does.rstrip(".") or say(scene, "pic-plain"),
        why=say(scene, f"pic-why-{why}") if why and why != "tired" else "none",
    )
