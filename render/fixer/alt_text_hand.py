"""The viewer's hand in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fixer.cards import Card
from engines.fixer.view import FixerView, LaneView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .alt_text import listed
from .hand_holdings import shows_exchange
from .playable import Does, does, exchange_hand, other, own_lanes, sides
from .wording import card_name, headline


def hand_alt(view: FixerView, scene: Scene, ask: str | None) -> str:
    """Everything the hand's picture shows, for its alt text: at most 1,024 UTF-16 units, one line."""
    return alt_text(
        scene,
        len(view.seats),
        lambda names: [*_opening(view, scene, names, ask), *_lanes(view, scene), *_owned(view, scene)],
    )


def hand_text(view: FixerView, scene: Scene, ask: str | None) -> str:
    """The hand as lines to read, at most 3,500 UTF-16 units: each card with its use in each lane.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(
        scene,
        len(view.seats),
        lambda names: [*_opening(view, scene, names, ask), *_cards(view, scene), *_owned(view, scene)],
    )


def use(scene: Scene, what: Does) -> str:
    """What a card does in a lane, in words."""
    key = f"alt-does-{what.kind}" + ("-critical" if what.critical else "")
    suit = say(scene, f"pic-suit-{what.suit}") if what.suit else ""
    return say(scene, key, suit=suit)


def _opening(view: FixerView, scene: Scene, names: Sequence[str], ask: str | None) -> list[Fact]:
    """Whose hand it is, what is asked, and the cards."""
    seat = view.seat or 0
    neighbour = names[(seat + 1) % len(names)]
    if view.phase == "exchange":
        sentence = say(scene, "pic-ask-locked" if view.gave else "pic-ask-exchange", name=neighbour)
    elif ask in ("play", "keep"):
        sentence = say(scene, f"pic-ask-{ask}")
    else:
        sentence = headline(view, scene)(names)
    out = [Fact(100, say(scene, "alt-hand", letter=LETTERS[seat], sentence=sentence))]
    if view.pending is not None and ask == "keep" and view.last is not None:
        words = say(scene, "alt-hand-pending", lane=view.last.lane, card=card_name(scene, view.pending))
        means = say(
            scene,
            "pic-keep-means",
            card=view.pending,
            hand=view.seats[seat].hand + 1,
            plays=view.seats[seat].plays_left,
        )
        out += [Fact(99, words), Fact(60, means), Fact(50, say(scene, "pic-keep-seen"))]
        out.append(Fact(55, say(scene, "pic-discard-means", card=view.pending)))
    held = exchange_hand(view) if view.phase == "exchange" else view.hand
    if held:
        out.append(Fact(98, say(scene, "alt-hand-cards", cards=listed(scene, held))))
    else:
        out.append(Fact(98, say(scene, "alt-hand-none")))
    return out


def _reply(view: FixerView, scene: Scene, lane: LaneView, theirs: Card) -> str:
    """A lane in which the viewer would reply: what each card does."""
    uses = [(card, does(view, lane, card)) for card in view.hand]
    follow = any(what.kind == "follow" for _, what in uses) or all(card[0] == theirs[0] for card in view.hand)
    parts = [say(scene, "alt-does", card=card, does=use(scene, what)) for card, what in uses if what.legal]
    return say(
        scene,
        "alt-hand-reply-follow" if follow else "alt-hand-reply-free",
        seat=LETTERS[other(view, lane)],
        card=theirs,
        suit=say(scene, f"pic-suit-{theirs[0]}"),
        list=joined(scene, parts),
    )


def _lanes(view: FixerView, scene: Scene) -> list[Fact]:
    """Each of the viewer's lanes, and what the hand may do there."""
    out: list[Fact] = []
    if view.phase != "play":
        return out
    for lane in own_lanes(view):
        mine, theirs = sides(view, lane)
        if lane.left == 0:
            state = say(scene, "alt-lane-closed")
        elif mine is not None:
            state = say(scene, "alt-hand-taken", card=mine)
        elif lane.banned and view.turn == view.seat:
            state = say(scene, "alt-lane-barred")
        elif theirs is None:
            state = say(scene, "alt-hand-open")
        else:
            state = _reply(view, scene, lane, theirs)
        if lane.left:
            state = f"{say(scene, 'alt-lane-left', left=lane.left)}; {state}"
        out.append(Fact(90, say(scene, "alt-hand-lane", lane=lane.key, state=state)))
    return out


def _cards(view: FixerView, scene: Scene) -> list[Fact]:
    """Each card, and what it does in each lane."""
    if view.phase != "play":
        return []
    lanes = own_lanes(view)
    out = []
    for card in view.hand:
        uses = [
            say(scene, "alt-pair", about=lane.key, value=use(scene, does(view, lane, card))) for lane in lanes
        ]
        words = say(scene, "alt-hand-lane", lane=card_name(scene, card), state="; ".join(uses))
        out.append(Fact(90, words))
    return out


def _owned(view: FixerView, scene: Scene) -> list[Fact]:
    """Score, pile, markers, discards, bans, plays and the exchange."""
    if view.seat is None:
        return []
    out: list[Fact] = []
    if view.phase == "exchange":
        if view.gave:
            out.append(Fact(97, say(scene, "alt-hand-gave", cards=listed(scene, view.gave))))
        return out
    what = view.seats[view.seat]
    score = what.score if what.score is not None else what.seen
    out.append(Fact(85, say(scene, "alt-hand-plays", n=what.plays_left)))
    out.append(Fact(86, say(scene, "alt-hand-score", score=score)))
    pile = [
        say(scene, "alt-pile-item", card=item.card, face="up" if item.up else "down")
        for item in what.pile
        if item.card is not None
    ]
    if pile:
        out.append(Fact(70, say(scene, "alt-hand-pile", list=joined(scene, pile))))
    if what.markers_up or what.markers_down:
        words = say(scene, "alt-hand-tokens", up=what.markers_up, down=what.markers_down)
        out.append(Fact(71, words))
    if view.discards:
        out.append(Fact(60, say(scene, "alt-hand-discards", cards=listed(scene, view.discards))))
    if what.bans:
        suits = joined(scene, [say(scene, f"pic-suit-{suit}") for suit in what.bans])
        out.append(Fact(80, say(scene, "alt-hand-bans", suits=suits)))
    if shows_exchange(view):
        out.append(Fact(40, say(scene, "alt-hand-gave", cards=listed(scene, view.gave))))
        out.append(Fact(41, say(scene, "alt-hand-got", cards=listed(scene, view.got))))
    return out
