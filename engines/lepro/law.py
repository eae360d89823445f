"""Arrest, verdicts, records, and going out (3.18, 3.19)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from .cards import VERDICTS, Card
from .count import last_one
from .events import Arrested, Fallen, Fined, Freed, Judged, Recorded, StarPlayed
from .moves import Accept, PlayStar, Take
from .state import RECORDS, ceil100
from .till import G, all_cards, ask, discard, draw, keep, may_play, pay, show, spend_star, stars, text


class Out(Exception):
    """The active player is eliminated: nothing more of his turn is resolved (LP-239)."""


def arrest(g: G, seat: int, column: str) -> Steps:
    """A player is arrested; fines by ``column`` (LP-227 to LP-234)."""
    s, player = g.s, g.s.players[seat]
    g.tell(Arrested(seat, column))
    if player.stars and may_play(s):
        options: list[Option] = [PlayStar(card) for card in stars(s, seat, "on_arrest")]
        choice = yield from one(ask(seat, "arrest", [*options, Accept()]))
        if isinstance(choice, PlayStar):
            spend_star(g, seat, choice.card)
            g.tell(StarPlayed(seat, choice.card))
            g.tell(Freed(seat))
            return
    card = draw(g, "justice")
    if card is None:
        return
    if player.character == "advocate" and (other := draw(g, "justice")) is not None:
        pair = sorted((card, other), key=lambda each: (_cost(player.cash, each, column, True), each))
        show(g, seat, pair[0])
        show(g, seat, pair[1])
        s.pair = pair
        card = (yield from one(ask(seat, "verdict", [Take(each) for each in pair]))).card
        s.pair = []
        discard(g, *(each for each in pair if each != card))
        g.tell(Judged(seat, card))
    else:
        g.tell(Judged(seat, card, text(s, card)))
    s.shown = card
    discard(g, card)
    verdict = VERDICTS[card]
    fine = verdict.bank if column == "bank" else verdict.commerce
    if player.character == "advocate":
        fine = ceil100(fine / 2)
    if verdict.record or fine > player.cash:
        record(g, seat)
        return
    pay(g, seat, fine, "")
    g.tell(Fined(seat, fine))


def _cost(cash: int, card: Card, column: str, halved: bool) -> tuple[int, int]:
    """How bad a verdict is: the lowest fine that can be paid, else any fine, else a record."""
    verdict = VERDICTS[card]
    if verdict.record:
        return 2, 0
    fine = verdict.bank if column == "bank" else verdict.commerce
    fine = ceil100(fine / 2) if halved else fine
    return (0 if fine <= cash else 1), fine


def record(g: G, seat: int) -> None:
    """A Criminal Record; the third throws the player out (LP-233 to LP-237)."""
    player = g.s.players[seat]
    card = draw(g, "record")
    if card is not None:
        keep(g, seat, card)
        g.tell(Recorded(seat, len(player.records)))
    if card is None or len(player.records) >= RECORDS:
        fall(g, seat)
        raise Out


def fall(g: G, seat: int, retired: bool = False) -> None:
    """A player leaves the game: cards to their piles, cash to the treasury (LP-239 to LP-248)."""
    s, player = g.s, g.s.players[seat]
    g.learn()
    cards = all_cards(player)
    discard(g, *cards)
    # Nothing of what was under way is resolved any further (LP-239).
    discard(g, *s.playing)
    s.playing = []
    s.treasury += player.cash
    fallen = 1 + sum(bool(other.fallen) for other in s.players)
    s.players[seat] = type(player)(
        player.character, cash=0, space=-1, men_acquired=player.men_acquired, fallen=fallen
    )
    g.tell(Fallen(seat, retired, tuple(cards) or None))
    last_one(g, "retired" if retired else "last")
