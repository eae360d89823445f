"""What the spaces ask for (3.7, 3.11, 3.14 to 3.17)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.ask import Option, Steps, one

from . import boxing, effects, trade
from .cards import ADVENTURES, BOARD, MISSIONS, VALUE, Card, Effect
from .events import (
    Failed,
    HatLaid,
    HatPlayed,
    Planned,
    Refused,
    Risked,
    StarPlayed,
    Succeeded,
    Tunnelled,
    Unconcerned,
)
from .law import arrest
from .moves import CarryOut, Deck, DrawMission, Pay, PlayStar, Refuse, ReturnProtection, Rob, Tunnel
from .state import Roll, State, ceil100, strength
from .till import (
    G,
    ask,
    begin,
    discard,
    draw,
    feasible,
    gain,
    keep,
    left,
    may_play,
    over,
    pay,
    show,
    spend_star,
    stars,
)

#: A movement by card: ``walk(g, seat, steps)`` and ``go(g, seat, space)``; set by :mod:`.turn`.
Walk = Callable[[G, int, int, bool], Steps]
SAFECRACKER = 700
#: Collection by cash (LP-155 to LP-158): up to so much, so much is paid; beyond, a card.
TABLE = ((900, 0), (5_000, 100), (10_000, 500))


def play(g: G, seat: int, kind: str, walk: Walk) -> Steps | None:
    """Play a space of a type."""
    if kind == "adventure":
        return adventure(g, seat, walk)
    if kind == "passage":
        return passage(g, seat, walk)
    plain: dict[str, Callable[[G, int], Steps]] = {
        "boxe": boxing.boxe,
        "brocanteur": trade.brocanteur,
        "collection": collection,
        "exchange": trade.exchange,
        "expert": trade.expert,
        "mission": mission,
        "protection": trade.protection,
        "recruitment": effects.recruit,
        "robbery": robbery,
        "seller": trade.seller,
    }
    return plain[kind](g, seat) if kind in plain else None


# -- Adventure -------------------------------------------------------------------------------------


def adventure(g: G, seat: int, walk: Walk) -> Steps:
    """Draw until a card is no hat; play it if it concerns the player (LP-087 to LP-103)."""
    s = g.s
    while may_play(s):
        card = draw(g, "adventure")
        if card is None:
            return
        printed = ADVENTURES[card]
        if printed.star:
            keep(g, seat, card)
            return
        show(g, seat, card)
        if printed.when == "hat":
            _lay(g, seat, card, printed.space)
            continue
        if not all(effects.concerns(s, seat, effect) for effect in printed.do):
            discard(g, card)
            g.tell(Unconcerned(seat, card))
            return
        s.plays += 1
        begin(g, card)
        yield from perform(g, seat, printed.do, card, walk)
        over(g, card)
        return


def _lay(g: G, seat: int, card: Card, kind: str) -> None:
    """A hat card goes to the first free single space of its type from Refuge on (LP-093 to LP-095)."""
    s = g.s
    free = (at for at, types in enumerate(BOARD) if types == (kind,) and str(at) not in s.hats)
    at = next(free, -1)
    if at < 0:
        discard(g, card)
    else:
        s.hats[str(at)] = card
        if at == s.players[seat].space:
            s.landing.laid = at
    effect = ADVENTURES[card].do[0]
    g.tell(HatLaid(card, at, effect.verb, effect.n, effect.space, effect.deck, effect.column))


def perform(g: G, seat: int, do: tuple[Effect, ...], card: Card, walk: Walk) -> Steps:
    """The effects of a card, in order."""
    for effect in do:
        if effect.verb == "arrest":
            yield from arrest(g, seat, effect.column)
        elif effect.verb == "move_back":
            yield from walk(g, seat, -effect.n, True)
        elif effect.verb == "move_to":
            yield from walk(g, seat, _ahead(g.s.players[seat].space, effect.space), True)
        else:
            steps = effects.plain(g, seat, effect, card)
            if steps is not None:
                yield from steps


def _ahead(at: int, kind: str) -> int:
    """Spaces to the next single space of a type, strictly ahead (LP-077)."""
    return next(k for k in range(1, len(BOARD) + 1) if BOARD[(at + k) % len(BOARD)] == (kind,))


def hat(g: G, seat: int, at: int, walk: Walk) -> Steps:
    """Play the hat card that lies on a space (LP-099, LP-100)."""
    s = g.s
    card = s.hats.pop(str(at))
    s.plays += 1
    s.shown = card
    begin(g, card)
    g.tell(HatPlayed(seat, card))
    yield from perform(g, seat, ADVENTURES[card].do, card, walk)
    over(g, card)


# -- Collection --------------------------------------------------------------------------------------


def collection(g: G, seat: int) -> Steps:
    """Pay by cash; above 10,000 a card decides, or a Protection saves (LP-155 to LP-163)."""
    s, player = g.s, g.s.players[seat]
    if s.landing.skip_collection or player.cash <= TABLE[0][0]:
        return
    rich = player.cash > TABLE[-1][0]
    if (player.protections and rich) or (player.stars and may_play(s)):
        options: list[Option] = [ReturnProtection()] if player.protections and rich else []
        options += [PlayStar(card) for card in stars(s, seat, "on_collection")]
        choice = yield from one(ask(seat, "collection", [*options, Pay()]))
        if isinstance(choice, ReturnProtection):
            returned = player.protections.pop()
            discard(g, returned)
            g.tell(StarPlayed(seat, returned))
            return
        if isinstance(choice, PlayStar):
            spend_star(g, seat, choice.card)
            g.tell(StarPlayed(seat, choice.card))
            return
    card = None
    if rich:
        card = draw(g, "collection")
        if card is None:
            return
        show(g, seat, card)
        amount = VALUE[card]
    else:
        amount = next(due for top, due in TABLE if player.cash <= top)
    if player.character == "accountant":
        amount = ceil100(amount / 2)
    pay(g, seat, amount, card or "collection")
    if card is not None:
        discard(g, card)


# -- Mission -----------------------------------------------------------------------------------------


def mission(g: G, seat: int) -> Steps:
    """Draw a Mission, or carry out one that is held (LP-186 to LP-196)."""
    s, player = g.s, g.s.players[seat]
    while True:
        strong = strength(player)
        ready = feasible(s, seat, s.landing.men_plus, strong)
        options: list[Option] = [CarryOut(card) for card in ready]
        if left(s, "mission"):
            options.append(DrawMission())
        asked = player.missions or (player.stars and may_play(s))
        options += [PlayStar(card) for card in stars(s, seat, "on_mission")] if asked else []
        if not options:
            return
        choice: Option = DrawMission()
        if asked:
            choice = yield from one(ask(seat, "mission", options, about=(s.plays, s.landing.men_plus)))
        if not isinstance(choice, PlayStar):
            break
        trade.use_star(g, seat, choice.card)
    if isinstance(choice, CarryOut):
        player.missions.remove(choice.card)
        show(g, seat, choice.card)
        g.learn()
        yield from _mission(g, seat, choice.card)
        return
    card = draw(g, "mission")
    if card is None:
        return
    if MISSIONS[card].star:
        keep(g, seat, card)
        return
    show(g, seat, card)
    yield from _mission(g, seat, card)


def _mission(g: G, seat: int, card: Card) -> Steps:
    """Men, risk, pay, and what follows (LP-192 to LP-195)."""
    printed = MISSIONS[card]
    begin(g, card)
    if strength(g.s.players[seat]) + g.s.landing.men_plus < printed.men:
        g.tell(Failed(seat, card))
    elif printed.arrest_on and _caught(g, seat, printed.arrest_on):
        yield from arrest(g, seat, "commerce")
    else:
        g.tell(Succeeded(seat, card, printed.pay))
        gain(g, seat, printed.pay, "")
        for effect in printed.do:
            steps = effects.plain(g, seat, effect, card)
            if steps is not None:
                yield from steps
    over(g, card)


def _caught(g: G, seat: int, most: int) -> bool:
    """The risk roll of a Mission: caught by a die of at most so much."""
    die = g.chance.die(6, "risk")
    g.s.roll = Roll(seat, "risk", [die])
    g.tell(Risked(seat, die, die <= most))
    return die <= most


# -- Robbery -----------------------------------------------------------------------------------------


def robbery(g: G, seat: int) -> Steps:
    """One die says what: a shop or a bank; then in or not (LP-220 to LP-226)."""
    s = g.s
    die = g.chance.die(6, "robbery")
    deck = "commerce" if die <= 4 else "bank"
    s.roll = Roll(seat, "robbery", [die])
    g.tell(Planned(seat, die, Deck(deck)))
    choice = yield from one(ask(seat, "robbery", [Refuse(), Rob()], about=(die, deck)))
    if isinstance(choice, Refuse):
        g.tell(Refused(seat))
        return
    card = draw(g, deck)
    if card is None:
        return
    show(g, seat, card)
    begin(g, card)
    if VALUE[card]:
        more = SAFECRACKER if s.players[seat].character == "safecracker" else 0
        gain(g, seat, VALUE[card] + more, card)
    elif not s.landing.no_arrest:
        yield from arrest(g, seat, deck)
    over(g, card)


# -- Passage -----------------------------------------------------------------------------------------


def passage(g: G, seat: int, walk: Walk) -> Steps:
    """Three dice: Collection, Adventure, or the secret passage (LP-197 to LP-207)."""
    s = g.s
    dice = [g.chance.die(6, "passage") for _ in range(3)]
    total = sum(dice)
    what = "collection" if total <= 7 else "adventure" if total <= 12 else "secret"
    s.roll = Roll(seat, "passage", dice)
    g.tell(Tunnelled(seat, tuple(dice), what))
    if what == "collection":
        yield from collection(g, seat)
    elif what == "adventure":
        yield from adventure(g, seat, walk)
    else:
        here = s.players[seat].space
        order = [(here + k) % len(BOARD) for k in range(1, len(BOARD))]
        options = [Tunnel(at) for at in order if at and not _taken(s, at)]
        choice = yield from one(ask(seat, "passage", options))
        yield from walk(g, seat, choice.at - here, False)


def _taken(s: State, at: int) -> bool:
    return any(player.space == at for player in s.players)
