"""Fame & Fable's alt texts and descriptions: everything is said, nothing too long, nothing untrue."""

from __future__ import annotations

import re

import pytest

from engines.fable.cards import FIGURES, ITEMS
from engines.fable.effects.foes import Strip
from engines.fable.fight import may_attack, may_strike
from engines.fable.glossary import Card
from engines.fable.state import Deployed, Settings
from engines.fable.view import preview
from render.fable import PAINTER
from render.fable.final import ranks, score
from tests.engines.fable.kit import worth

from . import positions as v


def test_the_alt_text_follows_its_template() -> None:
    s = v.fight("M36", players=2)
    said = PAINTER.board_alt(v.seen(s), v.scene(1, players=2))
    for part in (
        r"^Fame & Fable, full game, round 9, day of Berit, 3 of 5 actions left\.",
        r"Fame: Aldo 7, Berit 16 \(\+4\)\. Champion space 100 free\.",
        r"Moon tokens on 30, 40, 50, 60, 70, 80, 90\.",
        r"Monsters: [^.]+; [^.]+; [^.]+\.",
        r"Market allies: [^.]+; [^.]+; [^.]+\.",
        r"Items: [^.]+; [^.]+; [^.]+\.",
        r"Contracts: \d for [^.]+; \d for [^.]+\.",
        r"Combat: Brass Minotaur 1 of 7 immune WE vulnerable PW \(discard 1 card\)\.",
        r"Aldo: 3 cards in hand, ready: [^.]+, exhausted: [^.]+, moons 0, legends 0\.",
        r"Berit: 4 cards in hand, ready: [^.]+, exhausted: [^.]+, moons 1, legends 1\.",
        r"Berit will meet a hidden legend, Fog Hound 3\.",
    ):
        assert re.search(part, said), (part, said)


def test_the_champion_and_the_moon_card_are_told() -> None:
    s = v.BOARDS["beyond"]()
    assert "Champion space 100 taken by Berit." in PAINTER.board_alt(v.seen(s), v.scene(0))
    s = v.BOARDS["moon"]()
    assert "Moon card: Ox Moon, PW attacks +1." in PAINTER.board_alt(v.seen(s), v.scene(0))
    assert "short game" in PAINTER.board_alt(v.seen(v.BOARDS["short"]()), v.scene(0, players=3))


def test_the_shadow_is_told() -> None:
    said = PAINTER.board_alt(v.seen(v.solo()), v.scene(0, players=1))
    assert "The shadow is on 31, menace 2, legend tokens on 55, 75, 95; trophies 0 of 6." in said
    assert "Last fate: Long Stride, 5 steps." in said


def test_the_end_is_told_with_all_hands() -> None:
    s = v.over(4)
    view, scene = v.seen(s), v.scene(players=4)
    said = PAINTER.board_text(view, scene)
    assert said.startswith("Fame & Fable is over: Aldo is the champion.")
    assert ranks(view) == [1, 2, 3, 4]
    for place in view.places:
        assert re.search(rf"\d\. {v.NAMES[place.seat]}, [^:]+: fame {place.fame}", said)
        assert f"{v.NAMES[place.seat]}. In hand: " in said


def test_a_solo_game_is_scored() -> None:
    s = v.solo(phase="over", ending="won")
    s.players[0].fame = 104
    view = v.seen(s)
    assert score(view) == 104 - 31
    assert "Aldo outwalks the shadow: 73 points" in PAINTER.board_alt(view, v.scene(players=1))
    s.ending = "lost"
    assert "The shadow is home first" in PAINTER.board_alt(v.seen(s), v.scene(players=1))


def test_what_cannot_be_played_says_why() -> None:
    s = v.mid(2)
    s.players[1].hand = [Card("A23"), Card("I05"), Card("I20"), Card("I11")]
    s.players[1].deployed = [Deployed(Card(card)) for card in ("A44", "A66", "A05", "A24", "A52", "A69")]
    s.players[1].deployed[-1].ready = False
    s.day.left = 1
    said = PAINTER.hand_text(v.seen(s, 1), v.scene(1, players=2), "day")
    for name, why in (
        ("Orchard Brute", "no free place"),
        ("Bent Javelin", "needs a fight"),
        ("Iron Whistle", "a reaction"),
        ("Quarry Smith", "needs a fight"),
        ("Comet Giant", "too few actions"),
        ("Gate Granny", "a reaction"),
        ("Dawn Matriarch", "too few actions"),
    ):
        assert re.search(rf"{name}, [^\n]+\({why}\)", said), name
    assert re.search(r"Exhausted: Lava Warden", said)
    assert re.search(r"Smelling Salts, item: [^(\n]+$", said, re.MULTILINE)


def test_attacks_are_told_with_what_they_would_do() -> None:
    """WE-04 and WE-15: boosts before doubling, armor before doubling, one ally only."""
    s = v.fight("M14", "M25", players=2)
    player = s.players[1]
    player.deployed = [Deployed(Card("A05")), Deployed(Card("A44"))]
    player.hand = [Card("I04")]
    said = PAINTER.hand_text(v.seen(s, 1), v.scene(1, players=2), "day")
    assert "Gate Granny attacks: Glass Hare not at all, Stone Jester 0 PW." in said
    assert "Quarry Smith with its trait: Glass Hare not at all, Stone Jester 8 PW (defeats it)." in said
    assert "Sling Boulder attacks: Glass Hare 6 PW (defeats it), Stone Jester 4 PW." in said


@pytest.mark.parametrize("seed", range(4))
def test_the_preview_is_the_arithmetic_of_the_rules(seed: int) -> None:
    """Of every attack that could be made in a played game, by type."""
    checked = 0
    for table in v.play(2, 40 + seed, Settings(moon_deck=True)):
        s = table.g.s
        if not s.combat:
            continue
        seen = v.seen(s, s.turn)
        player = s.players[s.turn]
        for foe, shown in zip(s.combat, seen.combat, strict=True):
            for ally, told in zip(player.deployed, seen.seats[s.turn].deployed, strict=True):
                found = preview.basic(seen, shown, told)
                assert (found is not None) == may_attack(foe, ally.card)
                if found is None:
                    continue
                each = {kind: worth(table.g, s.turn, ally.card, foe, kind) for kind in told.types}
                assert found[1] == each[found[0]]
                assert found[1] == max(each.values()) or preview.fells(shown, *found)
                checked += 1
            for card in player.hand:
                if card in ITEMS and preview.strikes(card):
                    if any(isinstance(step, Strip) for step in ITEMS[card].trait.do):
                        continue
                    found = preview.thrown(seen, shown, card)
                    assert (found is not None) == may_strike(foe)
                    checked += 1
    assert checked > 20


def test_every_trait_that_strikes_has_a_preview() -> None:
    s = v.fight("L10", players=2)
    s.combat[0].allies = 0
    for card, one in FIGURES.items():
        if one.trait is not None and one.trait.kind == "hit":
            s.players[1].deployed = [Deployed(Card(card)), Deployed(Card("A23"))]
            seen = v.seen(s, 1)
            found = preview.hit(seen, seen.combat[0], seen.seats[1].deployed[0], 1)
            assert found is not None
            assert found[1] >= 2
