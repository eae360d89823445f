"""Suburb's alt texts and descriptions: everything is said, nothing too long, nothing untrue."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engines.suburb.cards import Card
from engines.suburb.options import UseBlock, UsePardon
from engines.suburb.state import Show
from render.suburb import PAINTER
from render.suburb.changes import leader
from render.suburb.hand import question
from render.suburb.hand_cards import use
from tests.pictures.measuring import pixels
from tests.render.playing import asked

from . import positions as v


def test_the_alt_text_follows_its_template() -> None:
    s = v.mid(5)
    said = PAINTER.board_alt(v.seen(s), v.scene(1, players=5))
    for part in (
        r"^Suburb 1931, round 8, 5 players: Bruno \(gangster, level 2\) on mission against Dot\.",
        r"Pending: Bruno picks a neighbour\.",
        r"Mission: The Glove in the Locker, level 2; success: \+3 points, push 3; failure: a dot, −1 point; "
        r"1, 5 fail\.",
        r"Elsie, upper class, level 2: 22 points \(never below 16\), \$6,350, 1 of 3 dots, Old Money, "
        r"stock \$300 for 2 rounds, stock \$100 for 3 rounds\.",
        r"Bruno, .*2 of 3 dots, Hardened, upgraded house, owes \$500 \(due in 1 turn\), shop \$150",
        r"Dot, .*0 of 4 dots, Society Column, upgraded house, A Very Tall Butler\.",
        r"Sal, .*gives way",
        r"Mabel, .*jailed\.",
        r"Track signs at 13 \(traffic light\), 35 \(stop\), 59 \(give way\)\.",
        r"The stock on top costs \$\d",
    ):
        assert re.search(part, said), part


def test_all_piles_are_told_in_the_description() -> None:
    s = v.mid(5)
    said = PAINTER.board_text(v.seen(s), v.scene(1))
    for deck, pile in s.draws.items():
        assert re.search(rf"{v.WORDS(f'pic-deck-{deck}')} {len(pile)}\b", said), deck


def test_an_auction_is_told_whole() -> None:
    for said in (
        PAINTER.board_alt(v.seen(v.selling()), v.scene(4, players=5)),
        PAINTER.board_text(v.seen(v.selling()), v.scene(4, players=5)),
    ):
        assert "Auction: the house of Sal, from $1,250, with it: the upgrade, " in said
        assert "highest bid $1,300 by Bruno, least bid $1,350; still in: Mabel, Elsie, Bruno." in said
        assert "Sal is out of the game; the house is for sale." in said
    early = PAINTER.board_alt(v.seen(v.selling(6, 0)), v.scene(4))
    assert "no bid yet, least bid $1,250; still in: Mabel, Ignatius, Elsie, Bruno, Dot." in early


def test_sold_and_closed_houses_are_told() -> None:
    said = PAINTER.board_alt(v.seen(v.sold()), v.scene(0))
    assert "Elsie (upper class, level 2) on mission against Bruno, in the slot of Sal." in said
    assert "Sal is out of the game; the house is upgraded and belongs to Elsie." in said
    assert "Ignatius has moved away; the house is closed." in said


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("won", "Bruno rolled 4: success."),
        ("failed", "Bruno rolled 5: failure."),
        ("level-1", "failure: Dot gets $300"),
        ("level-3", "failure: a dot, −3; Dot gets 3"),
        ("blocked", "The mission was blocked."),
        ("police", "The police were called on Bruno."),
        ("countered", "The target rolled 3 in defence."),
        ("reversed", "The target rolled 3 in defence and turned the mission round."),
        ("turned", "Dot rolled 4: success."),
        ("turned", "failure: a dot, −3; Bruno gets 3"),
        ("no-shop", "Bruno rolled 2 for a shop: no luck."),
        ("shop", "Bruno rolled 6 for a shop: taken."),
        ("effect", "Last card: "),
        ("choosing-5", "Houses to choose from: Quick Renovation (Free upgrade at level 2)"),
        ("choosing-5", "Dot has no house yet."),
        ("won-by-money", "$12,000, held for a round."),
        ("over", "1. Dot, upper class, Society Column: 60 points, $9,800, 100% of 60 points."),
        ("won-by-last", "2. "),
    ],
)
def test_what_happened_is_told(name: str, part: str) -> None:
    s = v.BOARDS[name]()
    view, scene = v.seen(s), v.scene(s.seat, players=s.seats)
    assert part in PAINTER.board_text(view, scene)
    assert part in PAINTER.board_alt(view, scene)


def test_a_panel_tells_what_a_decision_rests_on() -> None:
    said = PAINTER.hand_text(v.seen(v.mid(5), 1), v.scene(1, players=5), "target")
    for part in (
        "gangster, level 2, 31 points, 29 to 60, never below 30; $2,100, $9,900 to $12,000.",
        "Your next round pays $200 and 2 points.",
        "2 of 3 dots, a bribe costs $1,500 a dot; your missions fail on 1, 5.",
        "A try for a shop: once this round.",
        "Upgrade: done.",
        "Now: owes $500 (due in 1 turn).",
        "The Fountain Drugstore: $150 a round, 3 rounds left.",
        "Dot: 41 points, $9,800, 0/4 dots.",
    ):
        assert part in said, part
    assert "Claim in this turn: $450 and 2 points." in PAINTER.hand_text(
        v.seen(v.BOARDS["claim"](), 1), v.scene(1), "free"
    )


def test_every_ask_has_its_question() -> None:
    nothing = question(v.scene(0), None)
    assert not [ask for ask in v.ASKS if ask is not None and question(v.scene(0), ask) == nothing]


def test_a_held_card_waits_for_level_2_and_says_so() -> None:
    """Sal's pardon, which a friend gave away."""
    s = v.mid(5, seat=3)
    said = "The Judge's Nephew: Keep: removes one dot."
    for points, when, more in ((12, "level", " From level 2 on."), (20, "now", " Use it now.")):
        s.players[3].points = points
        player = v.seen(s, 3).players[3]
        assert use(player, player.cards[0], "free") == when
        assert use(player, player.cards[0], "block") == ("level" if points == 12 else "later")
        assert f"{said}{more}" in PAINTER.hand_text(v.seen(s, 3), v.scene(3), "free")


def test_cards_are_lit_exactly_where_the_engine_offers_them() -> None:
    """In whole games, at every question."""
    checked = 0
    for seed in range(4):
        for view, ask in asked(v.play(4, 80 + seed)):
            if not ask.must:
                continue
            player = view.players[ask.seat]
            lit = any(use(player, card, ask.kind) == "now" for card in player.cards)
            offered = any(isinstance(one, UseBlock | UsePardon) for one in ask.options)
            assert lit == offered, (ask.kind, player.cards)
            checked += lit
    assert checked


def test_what_changed_since_the_last_board_is_drawn_and_told() -> None:
    now = v.mid(5, show=Show(Card("M118"), 1, 2, stage="named"))
    then = v.mid(5)
    then.players[0].cash -= 300
    then.players[1].points += 1
    then.players[2].points, then.players[2].cash = 38, 10_000
    scene = v.scene(1, players=5)
    later = replace(scene, before=v.seen(then))
    for said in (PAINTER.board_alt(v.seen(now), later), PAINTER.board_text(v.seen(now), later)):
        assert "Since the last board: Elsie +$300; Bruno −1 point; Dot +3 points −$200." in said
    assert "Since" not in PAINTER.board_alt(v.seen(now), scene)
    quiet = replace(scene, before=v.seen(now))
    drawn = [pixels(PAINTER.board(v.seen(now), one)) for one in (scene, quiet, later)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_whoever_is_nearest_to_a_goal_leads() -> None:
    assert leader(v.seen(v.mid(5))) == 2
    ahead = v.mid(5)
    ahead.players[3].cash = 11_000
    assert leader(v.seen(ahead)) == 3
    assert "Sal leads." in PAINTER.board_alt(v.seen(ahead), v.scene(1, players=5))
    ahead.players[2].points = 55
    assert leader(v.seen(ahead)) is None, "two are as near"
