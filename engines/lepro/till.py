"""Money and cards: what moves between players, treasury and decks (3.2, 3.3)."""

from __future__ import annotations

from engines.core.ask import Ask
from engines.core.spec import Context

from .cards import ADVENTURES, DECK, DECKS, MISSIONS, Card, men
from .events import Drew, Gained, Got, Paid, Passed, Took, text_of
from .moves import Deck
from .state import MOST_PLAYS, Player, State, held

G = Context[State]
#: The clocks of the active player and of those asked out of turn.
TURN, REACTION = "turn_seconds", "reaction_seconds"
#: Protection cards printed; further ones are substitutes (LP-040).
PROTECTIONS = len(DECKS["protection"])
#: Decks whose cards are read aloud when they are drawn; of Adventures only those that are no star (LP-049).
ALOUD = frozenset(("adventure", "automobile", "bank", "collection", "commerce", "justice"))


def ask(seat: int, kind: str, options: list, default: object = None, about: object = None) -> Ask:  # type: ignore[type-arg]
    """The active player's question; the default is the first option unless another is named."""
    return Ask(seat, kind, options=tuple(options), default=default or options[0], basis=about, clock=TURN)


# -- money -----------------------------------------------------------------------------------


def gain(g: G, seat: int, amount: int, why: str) -> None:
    """The treasury pays. Without a ``why`` the caller tells of it."""
    if amount:
        g.s.players[seat].cash += amount
        g.s.treasury -= amount
        if why:
            g.tell(Gained(seat, amount, Card(why)))


def pay(g: G, seat: int, amount: int, why: str) -> int:
    """A compulsory payment, as far as the cash goes (LP-022); what was paid. Without a ``why`` the caller
    tells of it."""
    player = g.s.players[seat]
    amount = min(amount, player.cash)
    if amount:
        player.cash -= amount
        g.s.treasury += amount
        if why:
            g.tell(Paid(seat, amount, Card(why)))
    return amount


def hand_over(g: G, giver: int, taker: int, amount: int) -> int:
    """One player pays another, as far as the cash goes (LP-026, LP-027)."""
    amount = min(amount, g.s.players[giver].cash)
    if amount:
        g.s.players[giver].cash -= amount
        g.s.players[taker].cash += amount
        g.tell(Passed(giver, taker, amount))
    return amount


# -- decks -----------------------------------------------------------------------------------


def left(s: State, deck: str) -> bool:
    """Whether a card of a deck can be drawn (LP-035 to LP-037)."""
    return bool(s.draws[deck]) or (deck != "investment" and bool(s.used[deck])) or deck == "protection"


def draw(g: G, deck: str) -> Card | None:
    """The top card; an empty pile is refilled by the used cards, but for Investments (LP-033, LP-037)."""
    s = g.s
    pile = s.draws[deck]
    if not pile and deck != "investment" and s.used[deck]:
        pile += s.used[deck]
        s.used[deck] = []
        g.chance.shuffle(pile, f"{deck} again")
    if pile:
        card: Card = g.draw(pile)
        return card
    if deck == "protection":
        s.substitutes += 1
        return Card(f"T{PROTECTIONS + s.substitutes}")
    return None


def show(g: G, seat: int, card: Card) -> None:
    """A card that all see."""
    g.s.shown = card
    g.tell(Drew(seat, card, text(g.s, card)))


def text(s: State, card: Card) -> Card | None:
    """The text of a card that is read aloud when it is drawn; None if it is not, or not at this table."""
    deck = DECK[card[0]]
    if not s.settings.read_aloud or deck not in ALOUD or (deck == "adventure" and ADVENTURES[card].star):
        return None
    return text_of(card)


def discard(g: G, *cards: Card) -> None:
    """To the used piles; Investments go out of play, substitutes vanish (LP-034, LP-038, LP-041)."""
    s = g.s
    for card in cards:
        deck = DECK[card[0]]
        if deck == "investment":
            s.gone.append(card)
        elif deck != "protection" or int(card[1:]) <= PROTECTIONS:
            s.used[deck].append(card)


def begin(g: G, card: Card) -> None:
    """The effect of a card is under way: until it is over the card cannot be drawn again (LP-029)."""
    g.s.playing.append(card)


def over(g: G, card: Card) -> None:
    """It is over."""
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
    player, deck = g.s.players[seat], DECK[card[0]]
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
            g.tell(Took(seat, Deck(deck)))
        g.tell(Got(card), seat)


# -- Adventure plays ---------------------------------------------------------------------------


def may_play(s: State) -> bool:
    """Whether another Adventure may be played in this turn (LP-062)."""
    return s.plays < MOST_PLAYS


def stars(s: State, seat: int, when: str) -> list[Card]:
    """Star Adventures that the active player may use in a window."""
    if not may_play(s):
        return []
    return [card for card in s.players[seat].stars if ADVENTURES[card].when == when]


def spend_star(g: G, seat: int, card: Card) -> None:
    """A star Adventure is used (LP-039, LP-063)."""
    g.s.players[seat].stars.remove(card)
    discard(g, card)
    g.s.plays += 1
    g.learn()
    g.s.shown = card


def feasible(s: State, seat: int, men_plus: int, strong: int) -> list[Card]:
    """Star Missions that a player can carry out, the best paid first (LP-193)."""
    missions = [card for card in s.players[seat].missions if MISSIONS[card].men <= strong + men_plus]
    return sorted(missions, key=lambda card: (-MISSIONS[card].pay, card))


def holders(s: State, of: list[int], field: str) -> list[int]:
    """Those of some seats that hold something in a field."""
    return [seat for seat in of if getattr(s.players[seat], field)]


def all_cards(player: Player) -> list[Card]:
    """Everything a player holds, the Character aside."""
    cards = [*player.pearls, *player.diamonds, *player.shares, *player.stars, *player.missions]
    cards += [*player.recruits, *player.protections, *player.records, *player.under_car, *player.beaten]
    return [*cards, *(card for card in (player.car, player.boxer) if card is not None)]
