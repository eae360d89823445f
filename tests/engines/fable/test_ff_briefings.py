"""What is said before the asks of Fame & Fable, and that nothing said tells a secret."""

from __future__ import annotations

import msgspec

from engines.core.ask import Option
from engines.core.discover import words
from engines.core.words import plain
from engines.fable import SPEC, moon
from engines.fable.combat import resolve
from engines.fable.effects.nights import PassLeft
from engines.fable.glossary import Card
from engines.fable.state import Enemy, State

from .kit import A, B, act, drive, paid, table, top
from .plain import (
    Aim,
    AimAs,
    Call,
    Decline,
    DeployAll,
    GiveUp,
    GiveUpSome,
    Nothing,
    PassTurn,
    React,
    TakeSome,
)
from .saying import MOON, NAMES, before, beside, day, moon_that
from .using import alone
from .walk import steps

#: Settings that have nothing to be told beside them, or whose cards are chosen one by one.
BARE = {Decline, DeployAll, PassTurn, Nothing, TakeSome, GiveUpSome}


# -- the day -----------------------------------------------------------------------------------------------


def test_before_the_day() -> None:
    g = table(a={"deployed": "A24 A51", "hand": "A44", "trophies": "L01"}, contracts="C05", monsters="M10")
    assert before(g, day(g)) == (
        "3 actions are left. Hand 1 of 6, company 2 of 6. Kept as things stand: "
        f"{words('fable')('card-C05')} (2 fame). One legend is yours. "
        "Against a plain foe called now you could do 7."
    )


def test_before_a_fight() -> None:
    g = table(a={"deployed": "A49 A50"}, combat="M28 M10", left=1)
    g.s.combat[0].tally = 1
    assert before(g, day(g)) == (
        "Lantern Fiend has 1 of 6, and you could add 4. Cellar Ghoul has 0 of 3; you could add 8. "
        "Best blow: Storm Drover at Cellar Ghoul, EL, for 8, and down it goes.\n"
        "One action is left. Hand 0 of 6, company 2 of 6."
    )


def test_before_dusk() -> None:
    g = table(a={"deployed": "A24 A51"}, contracts="C05", left=0)
    g.s.phase = "dusk"
    asked = act(g)
    assert asked is not None
    assert asked.kind == "contracts"
    assert before(g, asked) == f"Kept: {words('fable')('card-C05')}, for 2 fame."
    # Of items in a hand nobody else knows: it is asked, though nothing can be scored.
    g = table(a={"hand": "A24 A51"}, contracts="C07", left=0)
    g.s.phase = "dusk"
    assert before(g, act(g)).startswith("None of them is kept")


def test_at_dawn() -> None:
    g = table(a={"market": "N1", "fresh": True, "pending": "?L01 M10"}, monsters="M22 M12 M28")
    g.s.phase = "dawn"
    asked = act(g)
    assert asked is not None
    assert asked.kind == "dawn"
    # Whom the seat will meet, but not what lies face down.
    assert before(g, asked) == "On its way to you: Cellar Ghoul, Pale Lynx and something face down."


def test_who_comes_first() -> None:
    g = table(a={"pending": "M05 L02", "deployed": "A24 A23"})
    g.s.phase = "enter"
    asked = act(g)
    assert asked is not None
    assert asked.kind == "order"
    assert before(g, asked) == (
        "At the gate: Mother Mire: exhaust 2; win: ready 1. Barrow Rat: discard 1 card."
    )


# -- why something is asked -------------------------------------------------------------------------------


def test_what_a_foe_asks_for() -> None:
    g = table(a={"deployed": "A24 A23", "hand": "I01"}, monsters="M05")
    asked = act(g, Call("M05"))
    assert asked is not None
    assert asked.kind == "discard"
    assert before(g, asked).startswith("Barrow Rat is here and makes demands. ")
    assert beside(g, GiveUp("I01")) == "strike 3, EL"


def test_what_got_away() -> None:
    g = table(a={"deployed": "A24 A23"}, combat="M10")
    assert before(g, drive(resolve(g))) == "Got away: Cellar Ghoul. Somebody has to pay for that."


def test_the_shadow_and_themoon_that() -> None:
    g = alone(a={"deployed": "A24 A23"})
    top(g, "F08")
    g.s.phase = "shadow"
    assert before(g, act(g)).startswith("Cold Camp: ")
    g = table(3, options=MOON, a={"hand": "A24 A23"}, b={"hand": "A01 A02"}, turn=B)
    top(g, moon_that(PassLeft))
    asked = drive(moon.reveal(g))
    assert asked is not None
    said = before(g, asked)
    assert said.endswith(f" Yours goes to {NAMES[(asked.seat + 1) % 3]}.")


def test_a_foe_that_was_a_friend_has_no_tricks() -> None:
    g = table(a={"deployed": "A03"}, combat="M10")
    g.s.decks["ally"].remove(Card("A49"))
    g.s.combat.append(Enemy(Card("A49")))
    assert beside(g, Aim("A49")) == "0 of 4"
    assert beside(g, Aim("M10")) == "0 of 3; immune PO; twice EL; no tricks"


# -- reactions --------------------------------------------------------------------------------------------


def test_what_a_guard_would_save() -> None:
    g = table(a={"hand": "I26"}, b={"deployed": "A49~ A05"}, left=0)
    asked = drive(paid(g, A, "I26"))
    assert before(g, asked) == (
        "Ann wants Storm Drover out of your company, for good. A guard would save it. "
        "Gate Granny: guards an ally from discard."
    )
    assert beside(g, React("A05"), B) == "tires for it: guards an ally from discard"
    assert beside(g, React("I20"), B) == "is spent: guards an ally from discard"


def test_what_defeat_would_cost() -> None:
    g = table(a={"deployed": "A16 A24"}, combat="M10 M28 M34")
    said = before(g, drive(resolve(g)))
    assert said.startswith(
        "Cellar Ghoul, Lantern Fiend, Thorn Basilisk got away: that costs you 2 allies, and what else"
    )
    assert said.endswith("one of them, or all. Pack Mule: guard: one foe costs nothing.")


def test_a_hand_that_is_robbed() -> None:
    g = table(a={"deployed": "H3", "hero": "H3"}, b={"hand": "A24 I21"})
    asked = drive(paid(g, A, "H3"))
    assert before(g, asked) == (
        "Ann has a hand in your bag. A guard would stop the whole theft. "
        "Decoy Chest: stops a theft; draw 1 item."
    )


# -- every panel of a game --------------------------------------------------------------------------------


def _cards(said: msgspec.Struct | None) -> set[str]:
    """Everything in what is said that may be a card."""
    found: set[str] = set()
    for name in said.__struct_fields__ if said is not None else ():
        value = getattr(said, name)
        parts = value if isinstance(value, tuple) else (value,)
        found |= {part.split(".")[0] for part in parts if isinstance(part, str)}
    return found


def _unknown(s: State, seat: int) -> set[str]:
    """Cards of which a seat does not know where they lie; but everybody has just seen those that are used,
    and those foes that go back into their decks."""
    assert SPEC.hidden is not None
    hidden = {slot.card for group in SPEC.hidden(s, seat) for slot in group}
    return hidden - {*s.failed, *s.playing} - set(s.window.cards if s.window is not None else ())


def test_nothing_said_tells_a_secret() -> None:
    assert SPEC.hint is not None
    assert SPEC.briefing is not None
    assert SPEC.group is not None
    checked = 0
    for step in list(steps())[::3]:
        seat, ask = step.ask.seat, step.ask
        view, unknown = SPEC.view(step.before, seat), _unknown(step.before, seat)
        said = _cards(SPEC.briefing(view, ask))
        for option in ask.options:
            said |= _cards(SPEC.hint(view, option)) | _cards(SPEC.group(view, option))
        assert not said & unknown, (ask.kind, said & unknown)
        checked += bool(said)
    assert checked > 500


def test_every_option_has_words_that_fit() -> None:
    assert SPEC.hint is not None
    assert SPEC.group is not None
    say = words("fable")
    bare: set[type[Option]] = set()
    told: set[type[Option]] = set()
    for step in list(steps())[::3]:
        view = SPEC.view(step.before, step.ask.seat)
        for option in step.ask.options:
            hint, group = SPEC.hint(view, option), SPEC.group(view, option)
            (bare if hint is None else told).add(type(option))
            if hint is not None:
                assert len(plain(say.describe("hint", hint, NAMES))) <= 100
            if group is not None:
                assert len(plain(say.describe("group", group, NAMES))) <= 80
    assert bare - {AimAs} <= BARE
    assert len(told) >= 22


def test_every_ask_says_why() -> None:
    assert SPEC.briefing is not None
    bare: set[str] = set()
    told: set[str] = set()
    for step in steps():
        said = SPEC.briefing(SPEC.view(step.before, step.ask.seat), step.ask)
        (bare if said is None else told).add(step.ask.kind)
    assert bare == set()
    assert len(told) >= 20
