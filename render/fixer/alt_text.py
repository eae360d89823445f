"""The board in words: alt text for screen readers, a longer description for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engines.fixer.view import FixerView, LaneView, SeatView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .changes import changed, leader
from .wording import card_name, headline

KEPT = 16
"""Characters of a name that stay while facts are left out."""


def board_alt(view: FixerView, scene: Scene) -> str:
    """Everything the board shows, for its alt text: at most 1,024 UTF-16 units, one line."""

    def make(names: Sequence[str]) -> list[Fact]:
        return _facts(view, scene, names)

    return alt_text(scene, len(view.seats), make, make, KEPT)


def board_text(view: FixerView, scene: Scene) -> str:
    """The board as lines to read, at most 3,500 UTF-16 units.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(scene, len(view.seats), lambda names: _lines(view, scene, names))


def per_seat(view: FixerView, scene: Scene, value: Callable[[SeatView], object]) -> str:
    """``A 5, B 6``: one value a seat; seats whose value is None are left out."""
    pairs = ((LETTERS[i], value(seat)) for i, seat in enumerate(view.seats))
    return joined(scene, [say(scene, "alt-pair", about=k, value=str(v)) for k, v in pairs if v is not None])


def listed(scene: Scene, cards: Iterable[object]) -> str:
    """Cards as "R5, C2", or "none"."""
    words = [str(card) for card in cards]
    return joined(scene, words) if words else say(scene, "pic-none")


def face_up(seat: SeatView) -> list[str]:
    """The captured cards of ``seat`` that lie face up."""
    return [str(item.card) for item in seat.pile if item.up and item.card is not None]


def revealed(seat: SeatView) -> list[str]:
    """Every captured card of ``seat``, after the game."""
    return [str(item.card) for item in seat.pile if item.card is not None]


def conflict_fact(view: FixerView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """The latest conflict, if there was one."""
    last = view.last
    if last is None or view.phase == "exchange":
        return []
    winning, fated = (
        (last.reply, last.lead_seat) if last.winner == last.reply_seat else (last.lead, last.reply_seat)
    )
    words = say(
        scene,
        "alt-last-critical" if last.critical else "alt-last-normal",
        lane=last.lane,
        **{"lead-seat": LETTERS[last.lead_seat], "reply-seat": LETTERS[last.reply_seat]},
        lead=last.lead,
        reply=last.reply,
        winner=LETTERS[last.winner],
        points=int((last.lead if last.winner == last.reply_seat else last.reply)[1]),
        fate=say(scene, f"pic-fate-{last.fate}", name=names[fated], card=winning),
    )
    return [Fact(70, words)]


def owned_list(scene: Scene, lanes: Sequence[LaneView]) -> str:
    """Two players: the markers on each side of each lane."""
    parts = [
        say(
            scene,
            "alt-own-side",
            lane=lane.key,
            seat=LETTERS[seat],
            up=sum(faces),
            down=len(faces) - sum(faces),
        )
        for lane in lanes
        for seat, faces in zip(lane.seats, lane.owned, strict=False)
        if faces
    ]
    return joined(scene, parts)


def waiting(view: FixerView) -> list[tuple[str, int, str]]:
    """Lane, seat and card of every waiting card."""
    return [
        (lane.key, lane.seats[side], str(card))
        for lane in view.lanes
        for side, card in enumerate(lane.cards)
        if card is not None
    ]


def standing(view: FixerView, scene: Scene) -> list[Fact]:
    """Who leads, and whose score grew since the last board."""
    out = []
    ahead = leader(view)
    if ahead is not None:
        out.append(Fact(66, say(scene, "alt-leads", seat=LETTERS[ahead])))
    grown = [
        say(scene, "alt-pair", about=LETTERS[seat], value=say(scene, "pic-gained", n=gained))
        for seat in range(len(view.seats))
        if (gained := changed(view, scene, seat))
    ]
    if grown:
        out.append(Fact(64, say(scene, "alt-since", list=joined(scene, grown))))
    return out


def _opening(view: FixerView, scene: Scene, names: Sequence[str]) -> Fact:
    key = "alt-over" if view.phase == "game_over" else "alt-board"
    sentence = headline(view, scene)(names)
    words = say(scene, key, n=len(view.seats), round=view.round, rounds=view.rounds, sentence=sentence)
    return Fact(100, words)


def _seats(scene: Scene, names: Sequence[str]) -> Fact:
    """Which letter stands for whom."""
    seats = [say(scene, "alt-seat", letter=LETTERS[i], name=name) for i, name in enumerate(names)]
    return Fact(99, say(scene, "alt-seats", list=joined(scene, seats)))


def _facts(view: FixerView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """The alt text of the board, most of it by seat letters."""
    out = [_opening(view, scene, names), _seats(scene, names)]
    if view.phase == "game_over":
        return [*out, *_ending(view, scene), *conflict_fact(view, scene, names)]
    if view.phase == "exchange":
        ready = listed(scene, [LETTERS[seat] for seat in view.ready])
        out.append(Fact(96, say(scene, "alt-ready", list=ready)))
    items = [
        say(scene, "alt-waiting-item", lane=lane, seat=LETTERS[seat], card=card)
        for lane, seat, card in waiting(view)
    ]
    key = "alt-waiting" if items else "alt-waiting-none"
    out.append(Fact(95, say(scene, key, list=joined(scene, items))))
    out += [Fact(96, say(scene, "alt-barred", lane=lane.key)) for lane in view.lanes if lane.banned]
    left = [say(scene, "alt-pair", about=lane.key, value=str(lane.left)) for lane in view.lanes]
    out.append(Fact(94, say(scene, "alt-markers", list=joined(scene, left))))
    if owned := owned_list(scene, view.lanes):
        out.append(Fact(80, say(scene, "alt-owned", list=owned)))
    for weight, key, value in (
        (85, "alt-scores", lambda seat: seat.seen),
        (83, "alt-hands", lambda seat: seat.hand),
        (84, "alt-plays", lambda seat: seat.plays_left),
    ):
        out.append(Fact(weight, say(scene, key, list=per_seat(view, scene, value))))
    for weight, key, some in (
        (82, "alt-bans", lambda seat: " ".join(seat.bans) or None),
        (60, "alt-piles", lambda seat: " ".join(face_up(seat)) or None),
        (59, "alt-hidden", lambda seat: len(seat.pile) - len(face_up(seat)) or None),
        (58, "alt-tokens", _tokens),
        (50, "alt-discards", lambda seat: seat.discards or None),
        (57, "alt-earlier", lambda seat: seat.earlier),
    ):
        if words := per_seat(view, scene, some):
            out.append(Fact(weight, say(scene, key, list=words)))
    out += standing(view, scene)
    out += conflict_fact(view, scene, names)
    out.append(Fact(40, say(scene, "alt-first", seat=LETTERS[view.first])))
    out.append(Fact(10, say(scene, "alt-relations")))
    return out


def _tokens(seat: SeatView) -> str | None:
    return f"{seat.markers_up}/{seat.markers_down}" if seat.markers_up + seat.markers_down else None


def _ending(view: FixerView, scene: Scene) -> list[Fact]:
    """Final scores and revealed piles."""
    places = []
    for place in view.places:
        key = "alt-place-rounds" if len(place.rounds) > 1 else "alt-place"
        first, second = (*place.rounds, 0, 0)[:2]
        places.append(
            say(scene, key, seat=LETTERS[place.seat], total=place.total, first=first, second=second)
        )
    piles = [
        say(
            scene,
            "alt-revealed-item",
            seat=LETTERS[place.seat],
            cards=" ".join(revealed(view.seats[place.seat])) or say(scene, "pic-none"),
            up=view.seats[place.seat].markers_up,
        )
        for place in view.places
    ]
    out = [
        Fact(97, say(scene, "alt-places", list=joined(scene, places))),
        Fact(75, say(scene, "alt-revealed", list="; ".join(piles))),
    ]
    if owned := owned_list(scene, view.lanes):
        out.append(Fact(60, say(scene, "alt-owned", list=owned)))
    return out


def _lane_state(view: FixerView, scene: Scene, lane: LaneView) -> str:
    """One lane in words, as "two markers left; A waits with Media 7"."""
    if lane.left == 0:
        parts = [say(scene, "alt-lane-closed")]
    else:
        parts = [say(scene, "alt-lane-left", left=lane.left)]
        found = [(seat, card) for seat, card in zip(lane.seats, lane.cards, strict=True) if card is not None]
        parts += [
            say(scene, "alt-lane-waits", seat=LETTERS[seat], card=card_name(scene, card))
            for seat, card in found
        ]
        if not found:
            parts.append(say(scene, "alt-lane-empty"))
        if lane.banned:
            parts.append(say(scene, "alt-lane-barred"))
    if owned := owned_list(scene, [lane]):
        parts.append(say(scene, "alt-lane-sides", list=owned))
    return "; ".join(parts)


def _seat_lines(view: FixerView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """Each seat's numbers, and its pile if it has one."""
    out = []
    for i, seat in enumerate(view.seats):
        words = say(
            scene,
            "alt-line-seat",
            letter=LETTERS[i],
            name=names[i],
            seen=seat.seen,
            hand=seat.hand,
            plays=seat.plays_left,
            discards=seat.discards,
        )
        out.append(Fact(90 - i, words))
        if seat.pile:
            up = face_up(seat)
            words = say(
                scene,
                "alt-line-pile",
                letter=LETTERS[i],
                cards=listed(scene, [card_name(scene, card) for card in up]),
                hidden=len(seat.pile) - len(up),
                up=seat.markers_up,
                down=seat.markers_down,
            )
            out.append(Fact(60 - i, words))
    return out


def _lines(view: FixerView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """The description: a heading, then seats, lanes and the latest conflict, a line each."""
    out = [_opening(view, scene, names)]
    if view.phase == "exchange":
        ready = listed(scene, [names[seat] for seat in view.ready])
        out.append(Fact(96, say(scene, "alt-ready", list=ready)))
    if view.phase == "game_over":
        out += _ending(view, scene)
        out.append(_seats(scene, names))
    else:
        out += _seat_lines(view, scene, names)
    for key, value in (
        ("alt-bans", lambda seat: " ".join(say(scene, f"pic-suit-{suit}") for suit in seat.bans) or None),
        ("alt-earlier", lambda seat: seat.earlier),
    ):
        if words := per_seat(view, scene, value):
            out.append(Fact(75, say(scene, key, list=words)))
    if view.phase != "game_over":
        out += [
            Fact(80, say(scene, "alt-line-lane", lane=lane.key, state=_lane_state(view, scene, lane)))
            for lane in view.lanes
        ]
        out.append(Fact(40, say(scene, "alt-first", seat=names[view.first])))
    out += standing(view, scene)
    out += conflict_fact(view, scene, names)
    out.append(Fact(10, say(scene, "alt-relations")))
    return out
