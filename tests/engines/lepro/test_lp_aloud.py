"""LP-049, ``read_aloud``: what is told of cards, and that each thing is told once."""

from __future__ import annotations

import pytest

from engines.core.discover import words
from engines.lepro.cards import ADVENTURES, DECK, DECKS, Card
from engines.lepro.court import arrest
from engines.lepro.elimination import take_record
from engines.lepro.events import Drew, Fined, Got, HatLaid, Judged, Lost, Paid, Took
from engines.lepro.options import Accept, CarryOut, LookAtCar, PlayHat, Rob, Take
from engines.lepro.state import Settings

from .kit import A, B, G, cards, cash, every, heard, land, lines, run, shown, table, told, visit

SILENT = Settings(read_aloud=False)


def story(card: str) -> str:
    """The text on a card."""
    return words("lepro")(f"card-{card}.text")


def title(card: str) -> str:
    """Its title."""
    return words("lepro")(f"card-{card}")


def drawn(card: str, options: Settings | None = None) -> G:
    """A game in which this card was just drawn, whatever comes of it."""
    deck = DECK[card[0]]
    die = {"commerce": "1", "bank": "6"}.get(deck, "")
    g = table(2, die, a={"cash": 20_000}, options=options)
    cards(g, card)
    if deck == "justice":
        run(g, arrest(g, A, "commerce"))
    elif deck == "automobile":
        visit(g, "brocanteur", LookAtCar())
    elif die:
        visit(g, "robbery", Rob())
    elif deck == "collection":
        visit(g, "collection")
    else:
        land(g, 28)
    return g


ALOUD = [
    card
    for deck in ("automobile", "bank", "collection", "commerce", "justice")
    for card in (DECKS[deck][0], DECKS[deck][-1])
] + ["A01", "A17", "A24", "A31", "A41", "A46", "A52"]


@pytest.mark.rule("LP-049")
@pytest.mark.parametrize("card", ALOUD)
def test_what_is_read_aloud_is_told_with_its_text(card: str) -> None:
    g = drawn(card)
    for viewer in (A, B, None):
        (line,) = [line for line in lines(g, viewer) if story(card) in line]
        assert line.endswith(f"*{title(card)}*. {story(card)}")


@pytest.mark.rule("LP-049")
@pytest.mark.parametrize("card", ALOUD)
def test_without_reading_aloud_the_title_is_told_alone(card: str) -> None:
    g = drawn(card, SILENT)
    assert card in shown(g)
    for viewer in (A, B, None):
        told_of = "\n".join(lines(g, viewer))
        assert title(card) in told_of
        assert story(card) not in told_of


@pytest.mark.rule("LP-049", "LP-050", "LP-211")
def test_other_cards_that_all_see_are_not_read() -> None:
    g = table(2, a={"recruits": "R37", "missions": "M16"})
    cards(g, "M01", "R01", "T01", "X01")
    visit(g, "mission", CarryOut(Card("M16")))
    visit(g, "mission")
    visit(g, "recruitment")
    take_record(g, A)
    assert shown(g) == ["M16", "M01", "R01", "X01"]
    assert not [event for event in told(g, Drew) if event.text is not None]


@pytest.mark.rule("LP-049", "LP-091")
def test_a_star_card_is_not_read_to_anybody() -> None:
    for card, printed in ADVENTURES.items():
        if printed.star:
            g = table(2)
            cards(g, card)
            land(g, 11)
            for viewer in (A, B, None):
                assert story(card) not in "\n".join(lines(g, viewer))


@pytest.mark.rule("LP-049", "LP-093")
@pytest.mark.parametrize("options", [Settings(), SILENT])
def test_all_hear_what_a_hat_card_will_do(options: Settings) -> None:
    g = table(2, options=options)
    cards(g, "A47", "A44", "A53")
    land(g, 28)
    (till, bruiser) = [line for line in lines(g) if "now lies on" in line]
    assert till == "*Open Till* now lies on Robbery (4): Receive $1,200."
    assert bruiser == (
        "*Idle Bruiser* now lies on Recruitment (1): Take one Recruitment card, free of charge."
    )
    assert len(told(g, HatLaid)) == 2


@pytest.mark.rule("LP-049", "LP-099")
def test_a_hat_card_is_read_when_it_is_drawn_alone() -> None:
    g = table(2, hats={12: "A43"})
    cards(g, "M01")
    land(g, 12, PlayHat())
    assert story("A43") not in "\n".join(lines(g))


# -- told once -----------------------------------------------------------------------------------------


@pytest.mark.rule("LP-228")
def test_a_fine_is_told_once() -> None:
    g = table(2)
    cards(g, "J08")
    run(g, arrest(g, A, "commerce"))
    assert cash(g)[A] == 2_500
    assert told(g, Fined) == [Fined(A, 500)]
    assert told(g, Paid) == []
    assert [line for line in lines(g) if "$500" in line] == ["A pays the fine, $500."]


@pytest.mark.rule("LP-227")
def test_a_verdict_is_told_once() -> None:
    g = table(2, a={"stars": "A57"})
    cards(g, "J17")
    run(g, arrest(g, A, "commerce"), Accept())
    assert shown(g) == ["J17", "X01"]
    assert [type(event) for event in heard(g, B) if "J17" in repr(event)] == [Judged]
    assert g.s.shown == "X01"


@pytest.mark.rule("LP-227", "EX-16")
@pytest.mark.parametrize("choice", ["J03", "J17"])
def test_both_verdicts_of_the_advocate_are_read_and_one_falls(choice: str) -> None:
    g = table(2, a={"character": "advocate"})
    cards(g, "J17", "J03")
    run(g, arrest(g, A, "bank"), Take(Card(choice)))
    found = [(event.card, event.text) for event in told(g, Drew) if event.card[0] == "J"]
    assert found == [("J03", "J03.text"), ("J17", "J17.text")]
    assert told(g, Judged) == [Judged(A, Card(choice))]
    for card in ("J03", "J17"):
        assert sum(story(card) in line for line in lines(g)) == 1


@pytest.mark.rule("LP-227")
def test_the_advocate_s_only_verdict_is_read_like_any_other() -> None:
    g = table(3, a={"character": "advocate"}, c={"beaten": every("justice", but="J03")})
    run(g, arrest(g, A, "bank"))
    assert told(g, Judged) == [Judged(A, Card("J03"), Card("J03.text"))]
    assert told(g, Drew) == []
    assert g.s.shown == "J03"


@pytest.mark.rule("LP-211")
@pytest.mark.parametrize(("choice", "other"), [("R01", "R37"), ("R37", "R01")])
def test_the_recruiter_s_card_is_told_once(choice: str, other: str) -> None:
    g = table(2, a={"character": "recruiter"})
    cards(g, "R01", "R37")
    visit(g, "recruitment", Take(Card(choice)))
    assert shown(g) == ["R37", "R01"]
    assert told(g, Lost) == [Lost(A, Card(other))]
    assert not told(g, Took)
    assert not told(g, Got)
    assert g.s.players[A].recruits == [choice]
    assert g.s.shown == choice
