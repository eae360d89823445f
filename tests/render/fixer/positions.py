"""Positions to draw: realistic ones, made by hand, for two, three and four players."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.discover import words
from engines.fixer.cards import Card, in_order
from engines.fixer.state import LastConflict
from engines.fixer.view import FixerView, LaneView, PileCard, Place, SeatView
from render.kit.scene import Scene

WORDS = words("fixer")
NAMES = ("Nora", "Tomás", "Inês", "Kwame")
LANES = {
    2: (("AB1", 0, 1), ("AB2", 0, 1), ("AB3", 0, 1), ("AB4", 0, 1)),
    3: (("AB1", 0, 1), ("AB2", 0, 1), ("BC1", 1, 2), ("BC2", 1, 2), ("CA1", 2, 0), ("CA2", 2, 0)),
    4: (("AB", 0, 1), ("BC", 1, 2), ("CD", 2, 3), ("DA", 3, 0), ("AC", 0, 2), ("BD", 1, 3)),
}


def scene(*awaited: int, names: Sequence[str] = NAMES, players: int = 4) -> Scene:
    """A scene for ``players`` seats."""
    return Scene(tuple(names[:players]), awaited, WORDS)


def cards(text: str) -> tuple[Card, ...]:
    """``"R5 C2"`` as cards in reading order."""
    return in_order([Card(part) for part in text.split()])


def pile(up: str = "", down: int = 0, own: str = "", gold: int = 0) -> tuple[PileCard, ...]:
    """Face-up cards, then ``down`` hidden ones, or the viewer's ``own``; ``gold`` of them with gold."""
    hidden: list[Card | None] = [Card(part) for part in own.split()] if own else [None] * down
    faces = [PileCard(Card(part), True, True) for part in up.split()]
    return (*faces, *(PileCard(card, False, i < gold) for i, card in enumerate(hidden)))


def seat(
    hand: int,
    plays: int,
    what: tuple[PileCard, ...],
    discards: int = 0,
    earlier: int | None = None,
    score: int | None = None,
) -> SeatView:
    """A seat whose marks follow from its pile."""
    up = sum(item.marker is True for item in what)
    faces = [item.card for item in what if item.up and item.card is not None]
    return SeatView(
        hand=hand,
        plays_left=plays,
        pile=what,
        markers_up=up,
        markers_down=sum(item.marker is False for item in what),
        discards=discards,
        bans=tuple(suit for suit in "RCMP" if any(card[0] == suit for card in faces)),
        seen=sum(int(card[1]) for card in faces) + 4 * up,
        score=score,
        earlier=earlier,
    )


def lanes(
    players: int, left: str, waiting: dict[str, tuple[int, str]] | None = None, banned: str = ""
) -> tuple[LaneView, ...]:
    """Lanes with their markers (one digit a lane) and waiting cards ``{lane: (seat, card)}``."""
    out = []
    for (key, a, b), count in zip(LANES[players], left, strict=True):
        who, card = (waiting or {}).get(key, (-1, ""))
        found = (Card(card) if who == a else None, Card(card) if who == b else None)
        out.append(LaneView(key, (a, b), int(count), found, ((), ()), key == banned))
    return tuple(out)


def owning(made: tuple[LaneView, ...], *sides: tuple[str, str]) -> tuple[LaneView, ...]:
    """Two players' lanes with the markers on their sides: ``"ud"`` is one up, one down."""
    out = []
    for lane, (a, b) in zip(made, sides, strict=True):
        owned = tuple(tuple(mark == "u" for mark in side) for side in (a, b))
        out.append(LaneView(lane.key, lane.seats, lane.left, lane.cards, (owned[0], owned[1]), lane.banned))
    return tuple(out)


def view(**fields: object) -> FixerView:
    """A view with defaults for what a position does not say."""
    given: dict[str, object] = {
        "seat": None,
        "phase": "play",
        "round": 1,
        "rounds": 1,
        "turn": 0,
        "first": 0,
        "last": None,
        "pending": None,
        "hand": (),
        "discards": (),
        "ready": (),
        "gave": (),
        "got": (),
        "places": (),
        "instant": False,
    }
    return FixerView(**{**given, **fields})  # type: ignore[arg-type]


def last(
    lane: str, lead: tuple[int, str], reply: tuple[int, str], winner: int, critical: bool, fate: str
) -> LastConflict:
    """A latest conflict."""
    return LastConflict(lane, lead[0], Card(lead[1]), reply[0], Card(reply[1]), winner, critical, fate)


def four(viewer: int | None = None) -> FixerView:
    """Four players in mid-game, B to play."""
    mine = viewer == 1
    return view(
        seat=viewer,
        turn=1,
        first=0,
        lanes=lanes(4, "213012", {"AB": (0, "M7"), "CD": (3, "R2"), "AC": (2, "P4")}),
        seats=(
            seat(5, 3, pile("P3", 1, gold=0), 2),
            seat(6, 4, pile("", 3, "R4 P8 M3" if mine else "", gold=2), 1, score=23 if mine else None),
            seat(5, 4, pile("C4", 1), 1),
            seat(6, 5, pile("M2 R1", 1), 1),
        ),
        last=last("DA", (0, "C5"), (3, "R3"), 3, True, "kept"),
        hand=cards("R6 C3 C8 M4 M9 P5") if mine else (),
        discards=cards("R7") if mine else (),
    )


def three(viewer: int | None = None) -> FixerView:
    """Three players in mid-game of a Long Game's second round, C to play."""
    mine = viewer == 2
    return view(
        seat=viewer,
        turn=2,
        first=1,
        round=2,
        rounds=2,
        lanes=lanes(3, "213120", {"AB1": (0, "M6"), "BC1": (1, "P7"), "CA1": (0, "C9")}),
        seats=(
            seat(9, 6, pile("P3", 2, gold=1), 2, earlier=20),
            seat(8, 7, pile("", 2), 3, earlier=27),
            seat(9, 8, pile("R8 C2", 2, "M1 P5" if mine else ""), 0, earlier=19, score=24 if mine else None),
        ),
        last=last("CA2", (2, "R4"), (0, "R9"), 0, False, "kept"),
        hand=cards("R1 R7 C3 C6 M2 M8 P4 P6 P9") if mine else (),
    )


def two(viewer: int | None = None) -> FixerView:
    """Two players in mid-game, A to play."""
    made = lanes(2, "1203", {"AB1": (1, "C3"), "AB2": (0, "P6")})
    made = owning(made, ("ud", ""), ("d", ""), ("", "uud"), ("", ""))
    a = seat(8, 6, tuple(PileCard(card.card, card.up, None) for card in pile("M5", 2)), 1)
    b = seat(7, 6, tuple(PileCard(card.card, card.up, None) for card in pile("C4 R2", 1)), 2)
    return view(
        seat=viewer,
        turn=0,
        first=0,
        lanes=made,
        seats=(
            SeatView(a.hand, a.plays_left, a.pile, 1, 2, 1, ("M",), 9, None, None),
            SeatView(b.hand, b.plays_left, b.pile, 2, 1, 2, ("R", "C"), 14, None, None),
        ),
        last=last("AB3", (0, "R2"), (1, "P1"), 1, True, "discarded"),
        hand=cards("R1 R5 C2 C7 M1 M4 P3 P7") if viewer == 0 else (),
    )


def opening() -> FixerView:
    """Two players, B's first turn: the lane of A's first card is barred."""
    empty = (("", ""),) * 4
    return view(
        turn=1,
        lanes=owning(lanes(2, "3333", {"AB2": (0, "R5")}, "AB2"), *empty),
        seats=(seat(11, 11, ()), seat(12, 12, ())),
    )


def exchange(players: int = 3, viewer: int | None = None, locked: bool = False) -> FixerView:
    """The exchange, in which seat A is ready."""
    held = "R1 R7 R8 C3 C5 C6 M2 M8 M9 P4 P6 P9"[: 12 * 3 if players < 4 else 9 * 3]
    hand_size = 12 if players < 4 else 9
    return view(
        seat=viewer,
        phase="exchange",
        lanes=lanes(players, "3" * len(LANES[players]))
        if players > 2
        else owning(lanes(2, "3333"), *((("", ""),) * 4)),
        seats=tuple(seat(hand_size, hand_size, ()) for _ in range(players)),
        ready=(0,) if not locked or viewer in (None, 0) else (0, viewer),
        hand=cards(held) if viewer is not None else (),
        gave=cards("R1 C3 M2") if locked else (),
    )


def keep(viewer: int | None = None) -> FixerView:
    """Four players, A decides about B's winning card."""
    mine = viewer == 0
    return view(
        seat=viewer,
        phase="loser_choice",
        turn=1,
        first=3,
        pending=Card("M9"),
        lanes=lanes(4, "113012", {"CD": (3, "R2"), "AC": (2, "P4")}),
        seats=(
            seat(5, 3, pile("P3", 1, "C6" if mine else ""), 2, score=13 if mine else None),
            seat(5, 3, pile("", 4, gold=2), 1),
            seat(5, 4, pile("C4", 1), 1),
            seat(6, 5, pile("M2 R1", 1), 1),
        ),
        last=last("AB", (0, "M7"), (1, "M9"), 1, False, "choosing"),
        hand=cards("R6 C3 C8 P1 P5") if mine else (),
        discards=cards("R3 C5") if mine else (),
        gave=cards("R4 C1 M5") if mine else (),
        got=cards("C8 P1 M7") if mine else (),
    )


def over(players: int = 4) -> FixerView:
    """A finished Long Game with all piles revealed."""
    shown = ("P3 R9 C6 M2 C1", "R4 P8 M3 M7", "C4 C9 P2 P7 M1", "M2 R1 R5 C8")[:players]
    seats = []
    for i, text in enumerate(shown):
        what = tuple(PileCard(Card(part), True, n < 2) for n, part in enumerate(text.split()))
        made = seat(2, 0, what, 3, earlier=20 + i)
        seats.append(
            SeatView(2, 0, what, made.markers_up, made.markers_down, 3, (), made.seen, made.seen, 20 + i)
        )
    rank = sorted(range(players), key=lambda i: -(seats[i].seen + 20 + i))
    best = seats[rank[0]].seen + 20 + rank[0]
    places = tuple(
        Place(i, seats[i].seen + 20 + i, (20 + i, seats[i].seen), seats[i].seen + 20 + i == best)
        for i in rank
    )
    return view(
        phase="game_over",
        round=2,
        rounds=2,
        lanes=lanes(players, "0" * len(LANES[players]))
        if players > 2
        else owning(lanes(2, "0000"), ("uuu", ""), ("d", "uu"), ("", "ddd"), ("u", "dd")),
        seats=tuple(seats),
        places=places,
        last=last(LANES[players][0][0], (0, "C5"), (1, "R3"), 1, True, "idle"),
    )
