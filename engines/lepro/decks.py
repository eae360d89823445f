"""Cards: what is drawn, shown, kept and used up (3.3)."""

from __future__ import annotations

from .cards import DECKS, Card, deck_of, men
from .events import Drew, Got, Took, text_of
from .state import G, State, held

#: Protection cards printed; further ones are substitutes (LP-040).
PROTECTIONS = len(DECKS["protection"])
#: Decks whose cards are read aloud when they are drawn; of Adventures only those that are shown at all, which
#: no star is (LP-049).
ALOUD = frozenset(("adventure", "automobile", "bank", "collection", "commerce", "justice"))


def can_draw(s: State, deck: str) -> bool:
    """Whether a card of a deck can be drawn, Protections aside, of which there is always another (LP-035 to
    LP-040). Investments have no used pile."""
    return bool(s.draws[deck] or s.used[deck])


def draw(g: G, deck: str) -> Card | None:
    """The top card; an empty pile is refilled by the used cards (LP-033). None: there is none (LP-035)."""
    s = g.s
    pile = s.draws[deck]
    if not pile and s.used[deck]:
        pile += s.used[deck]
        s.used[deck] = []
        g.chance.shuffle(pile, f"{deck} again")
    if pile:
        card: Card = g.draw(pile)
        return card
    if deck == "protection":
        return _substitute(s)
    return None


def _substitute(s: State) -> Card:
    """Another Protection where all printed ones are out: the lowest number that is not (LP-040)."""
    out = {card for player in s.players for card in (*player.protections, *player.under_car)}
    number = next(at for at in range(1, s.substitutes + 2) if f"T{PROTECTIONS + at}" not in out)
    s.substitutes = max(s.substitutes, number)
    return Card(f"T{PROTECTIONS + number}")


def show(g: G, seat: int, card: Card) -> None:
    """A card that all see."""
    g.s.shown = card
    g.tell(Drew(seat, card, read_aloud(g.s, card)))


def read_aloud(s: State, card: Card) -> Card | None:
    """The text of a card that is read aloud when it is drawn; None if it is not, or not at this table."""
    aloud = s.settings.read_aloud and deck_of(card) in ALOUD
    return text_of(card) if aloud else None


def discard(g: G, *cards: Card) -> None:
    """To the used piles; Investments go out of play, substitutes vanish (LP-034, LP-038, LP-041)."""
    s = g.s
    for card in cards:
        deck = deck_of(card)
        if deck == "investment":
            s.gone.append(card)
        elif deck != "protection" or int(card[1:]) <= PROTECTIONS:
            s.used[deck].append(card)


def begin_effect(g: G, card: Card) -> None:
    """The effect of a card is under way: until it is over the card cannot be drawn again (LP-029)."""
    g.s.playing.append(card)


def end_effect(g: G, card: Card) -> None:
    """It is over: the card goes to its used pile."""
    g.s.playing.remove(card)
    discard(g, card)


def take(g: G, seat: int, deck: str, *, bought: bool = False) -> Card | None:
    """A player draws a card and keeps it; what it is he alone sees, unless its face is public. ``bought``:
    the purchase has been told, and that a card was taken with it."""
    card = draw(g, deck)
    if card is None:
        return None
    keep(g, seat, card, bought=bought)
    return card


def keep(g: G, seat: int, card: Card, *, told: bool = True, bought: bool = False) -> None:
    """A card comes into a player's hand; not ``told``: all know it by now."""
    player, deck = g.s.players[seat], deck_of(card)
    if deck == "boxe":
        player.boxer, player.fought, player.beaten = card, False, []
    else:
        held(player, deck).append(card)
    if deck == "recruitment":
        player.men_acquired += men(card)
    if not told:
        g.s.shown = card
    elif deck in ("recruitment", "protection", "record"):
        show(g, seat, card)
    else:
        if not bought:
            g.tell(Took(seat, deck))
        g.tell(Got(card), seat)
