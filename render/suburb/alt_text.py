"""The board in words: alt text for screen readers, a longer description for everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.suburb.cards import MISSIONS
from engines.suburb.view import SuburbView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say, say_or

from .alt_text_final import end_facts
from .alt_text_seats import compact, full, holds, lines
from .changes import leader, moved, signed
from .heading import sentence
from .last_card import seen, tried
from .lot_rows import target
from .mission import failure
from .wording import ability, awaited, brief, kind, money, title

KEPT = 12
"""Characters of a name that stay while facts are left out."""
Told = Callable[[SuburbView, Scene, int, Sequence[str]], list[Fact]]


def board_alt(view: SuburbView, scene: Scene) -> str:
    """Everything the board shows, for its alt text: at most 1,024 UTF-16 units, one line."""
    return alt_text(
        scene,
        len(view.players),
        lambda names: _alt(view, scene, names, full),
        lambda names: _alt(view, scene, names, compact),
        KEPT,
    )


def board_text(view: SuburbView, scene: Scene) -> str:
    """The board as lines to read, at most 3,500 UTF-16 units.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(scene, len(view.players), lambda names: _text(view, scene, names))


def opening(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """Round, players, whose turn against whom, and what is waited for."""
    player = view.players[view.active]
    against = target(view)
    first = say(
        scene,
        "alt-opening",
        round=view.round,
        n=len(view.players),
        active=names[view.active],
        kind=kind(scene, player.kind) or "none",
        level=player.level,
        target="none" if against is None else names[against],
        slot=view.kind if view.phase == "turn" else "own",
        owner=names[view.slot],
    )
    out = [Fact(100, first)]
    seat = awaited(view, scene)
    if seat is not None:
        out.append(Fact(99, say(scene, "alt-pending", what=sentence(view, scene), name=names[seat])))
    return out


def event(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """The mission with its die, a try for a shop, the last card that all saw, the auction."""
    out: list[Fact] = []
    show = view.show
    if show is not None and not (view.phase == "turn" and view.stage == "pile"):
        words = say(
            scene,
            "alt-mission",
            card=title(scene, show.card),
            level=MISSIONS[show.card].level,
            success=brief(scene, show.card),
            failure=failure(show, scene, names),
            faces=joined(scene, [str(face) for face in show.failing]),
            n=len(show.failing),
        )
        out.append(Fact(92, words))
        if show.defence:
            out.append(
                Fact(70, say(scene, "alt-defence", die=show.defence, turned="yes" if show.reversed else "no"))
            )
        if show.result:
            who = names[show.attacker if show.roller is None else show.roller]
            out.append(Fact(93, say(scene, "alt-result", name=who, die=show.die, result=show.result)))
    roll = tried(view)
    if roll is not None:
        good = "yes" if roll.die in roll.good else "no"
        out.append(Fact(80, say(scene, "alt-try", name=names[roll.seat], die=roll.die, good=good)))
    card = seen(view)
    if card is not None:
        out.append(Fact(81, say(scene, "alt-drawn", card=title(scene, card), effect=brief(scene, card))))
    return [*out, *auction(view, scene, names)]


def auction(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """The house, what goes with it, the bids, who is still in."""
    sale = view.sale
    if sale is None:
        return []
    loser = view.players[sale.seat]
    goods = [say(scene, "alt-the-upgrade")] if loser.upgraded else []
    goods += holds(loser, scene, True) if sale.whole else []
    inside = [names[seat] for seat in sale.queue]
    if sale.bidder is not None and sale.bidder not in sale.queue:
        inside.append(names[sale.bidder])
    words = say(
        scene,
        "alt-auction",
        name=names[sale.seat],
        start=money(scene, sale.start),
        least=money(scene, sale.least),
        high=money(scene, sale.high),
        bidder="none" if sale.bidder is None else names[sale.bidder],
        list=joined(scene, inside) or say(scene, "pic-none"),
        goods=joined(scene, goods) or say(scene, "pic-none"),
    )
    return [Fact(97, words)]


def houses(view: SuburbView, scene: Scene) -> list[Fact]:
    """Player cards that nobody has yet."""
    if not view.houses:
        return []
    found = [
        say(scene, "alt-house", name=ability(scene, house), text=say(scene, f"house-{house}.text"))
        for house in view.houses
    ]
    return [Fact(90, say(scene, "alt-houses", list=say(scene, "alt-semicolon").join(found)))]


def standing(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """Who leads, and what changed since the last board."""
    ahead = leader(view)
    out = [] if ahead is None else [Fact(87, say(scene, "alt-leads", name=names[ahead]))]
    changed = [
        say(
            scene,
            "alt-changed",
            name=name,
            n=abs(points),
            points=signed(scene, points),
            cash=signed(scene, cash, dollars=True) or "none",
        )
        for name, (points, cash) in zip(
            names, (moved(view, scene, seat) for seat in range(len(names))), strict=True
        )
        if points or cash
    ]
    if changed:
        out.append(Fact(75, say(scene, "alt-since", list=say(scene, "alt-semicolon").join(changed))))
    return out


def _alt(view: SuburbView, scene: Scene, names: Sequence[str], make: Told) -> list[Fact]:
    if view.phase == "over":
        return end_facts(view, scene, names)
    told = [fact for seat in range(len(view.players)) for fact in make(view, scene, seat, names)]
    return [
        *opening(view, scene, names),
        *event(view, scene, names),
        *told,
        *standing(view, scene, names),
        *houses(view, scene),
        Fact(30, say(scene, "alt-signs")),
        Fact(40, say(scene, "alt-top-stock", sum=money(scene, view.stock_price), n=view.stock_price)),
    ]


def _text(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    if view.phase == "over":
        return end_facts(view, scene, names)
    told = [fact for seat in range(len(view.players)) for fact in lines(view, scene, seat, names)]
    piles = [say(scene, "alt-pile", name=say(scene, f"pic-deck-{deck}"), n=n) for deck, n in view.draws]
    seats = [say(scene, "alt-seat", letter=LETTERS[at], name=name) for at, name in enumerate(names)]
    aloud = say_or(scene, f"card-{view.show.card}.flavour") if view.show is not None else ""
    return [
        *opening(view, scene, names),
        *event(view, scene, names),
        *([Fact(20, aloud)] if aloud else []),
        *told,
        *standing(view, scene, names),
        *houses(view, scene),
        Fact(30, say(scene, "alt-signs")),
        Fact(60, say(scene, "alt-top-stock", sum=money(scene, view.stock_price), n=view.stock_price)),
        Fact(50, say(scene, "alt-piles", list=joined(scene, piles))),
        Fact(40, say(scene, "alt-seats", list=joined(scene, seats))),
    ]
