"""The cards and boards of all Scenarios as the ledger's tables have them, and faults that are noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.core.content import BrokenContent
from engines.fictions.printed import Printed
from engines.fictions.scenario import found

#: Written down once more: the tests do not trust the card files. Kind, Ideal Expertise, Difficulty and
#: Triumphs, what else there is, the outcome, and what a card does by itself.
PRINTED = {
    "hands_up": """
HU01 police persuade 4/1
HU02 alarm repair 4/2 discard
HU03 alarm repair 4/2 discard
HU04 alarm search 4/2 discard
HU05 alarm search 4/2 discard
HU06 alarm investigate 4/2 discard
HU07 alarm shoot 4/2 discard
HU08 guard fight 4/1 discard
HU09 guard shoot 5/1 discard
HU10 guard run 4/1 discard
HU11 guard intimidate 5/1 discard
HU12 guard persuade 6/1 discard
HU13 witness persuade 4/1 fingerprint discard
HU14 witness intimidate 4/1 fingerprint discard
HU15 witness heal 5/1 fingerprint discard
HU16 witness drive 5/1 fingerprint discard
hu-door1 board search 5/2 door
hu-door2 board repair 5/3 door
hu-door3 board investigate 6/2 door
hu-tills board intimidate 4/0 tills
hu-bag board run 4/0 bag
hu-getaway board drive 5/2 getaway
""",
    "high_speed_rescue": """
HR01 police persuade 4/1
HR02 obstacle drive 4/1 discard
HR03 obstacle drive 4/1 discard
HR04 obstacle drive 5/1 discard
HR05 obstacle repair 4/1 discard
HR06 obstacle repair 5/1 discard
HR07 obstacle heal 4/1 discard
HR08 traffic run 4/1 discard
HR09 traffic run 5/1 discard
HR10 traffic shoot 4/1 discard
HR11 traffic intimidate 5/1 discard
HR12 roadblock fight 4/1 discard
HR13 roadblock shoot 5/1 discard
HR14 roadblock search 4/1 discard
HR15 witness persuade 4/1 fingerprint discard
HR16 witness investigate 4/1 fingerprint discard
HR17 witness persuade 5/1 fingerprint discard
hr-shift board drive 4/0 shift
hr-alleys board run 5/0 most=2 alleys
hr-tyres board shoot 6/1 tyres
hr-stage1 board shoot 5/2 stage
hr-stage2 board repair 5/2 stage
hr-stage3 board fight 6/2 stage
""",
    "intimate_enemies": """
IE01 rebel fight 6/3 n=1 defeat coup
IE02 rebel shoot 5/2 n=1 defeat turn
IE03 rebel fight 5/2 n=1 defeat turn
IE04 rebel intimidate 5/2 n=1 defeat coup
IE05 rebel persuade 5/2 n=1 defeat coup
IE06 rebel shoot 6/1 n=2 defeat mill
IE07 rebel run 6/1 n=2 defeat mill
IE08 rebel drive 4/2 n=1 defeat turn
IE09 hideout search 4/1 reveal
IE10 hideout search 5/1 reveal
IE11 hideout investigate 4/1 reveal
IE12 hideout persuade 4/1 reveal
IE13 hideout intimidate 5/1 reveal
IE14 hideout run 4/1 reveal
""",
    "no_more_bets": """
NB01 police intimidate 4/1
NB02 table investigate 6/0 most=2 bet
NB03 table persuade 8/0 most=2 bet
NB04 table search 8/0 most=2 bet
NB05 table run 8/0 most=2 bet
NB06 table repair 8/0 most=2 bet
NB07 table intimidate 8/0 most=2 bet
NB08 staff fight 5/1 discard watch
NB09 staff shoot 5/1 discard watch
NB10 staff persuade 4/1 discard counter
NB11 staff heal 4/1 discard doctor
NB12 staff drive 5/1 fingerprint discard
NB13 event shift
NB14 event fee
NB15 event night
nb-rig board repair 5/3 rig
nb-out board drive 5/2 out
""",
    "family_business": """
FB01 police persuade 4/1
FB02 business intimidate 4/1 harbor n=1 buy
FB03 business persuade 4/1 market n=1 buy
FB04 business fight 4/1 railyard n=1 buy
FB05 business shoot 5/1 hilltop n=1 buy
FB06 business repair 4/1 theater n=1 buy
FB07 business heal 5/1 harbor n=1 buy
FB08 business drive 4/1 market n=1 buy
FB09 business run 5/1 railyard n=1 buy
FB10 business search 5/1 hilltop n=1 buy
FB11 business investigate 4/1 theater n=1 buy
FB12 business intimidate 6/2 harbor n=2 buy
FB13 business persuade 6/2 market n=2 buy
FB14 business repair 5/2 railyard n=2 buy
FB15 business investigate 5/2 hilltop n=2 buy
FB16 rival fight 4/1 harbor clear
FB17 rival shoot 4/1 market clear
FB18 rival intimidate 5/1 railyard clear
FB19 rival run 5/1 hilltop clear
FB20 rival drive 4/1 theater clear
FB21 rival fight 5/1 harbor clear
FB22 rival shoot 5/1 market clear
FB23 rival search 5/1 railyard clear
""",
    "bid_for_power": """
BP01 police persuade 5/1
BP02 district persuade 7/2 harbor secure
BP03 district intimidate 7/2 market secure
BP04 district heal 6/2 railyard secure
BP05 district repair 6/2 hilltop secure
BP06 district search 6/2 theater secure
BP07 district investigate 7/2 harbor secure
BP08 district fight 6/2 market secure
BP09 district shoot 7/2 railyard secure
BP10 district run 6/2 hilltop secure
BP11 district drive 7/2 theater secure
BP12 district persuade 6/2 harbor secure
BP13 district intimidate 6/2 market secure
BP14 scandal persuade 6/1 harbor discard
BP15 scandal investigate 6/1 market discard
BP16 scandal intimidate 6/1 railyard discard
BP17 scandal search 5/1 hilltop discard
BP18 scandal run 5/1 theater discard
BP19 scandal heal 5/1 harbor discard
BP20 scandal shoot 6/1 market discard
BP21 scandal drive 5/1 railyard discard
BP22 betrayal investigate 6/2 discard
BP23 betrayal intimidate 6/2 discard
BP24 betrayal fight 6/2 discard
BP25 betrayal search 6/2 discard
""",
}


def shown(key: str, one: Printed) -> str:
    """A card in one line."""
    parts = [
        key,
        one.kind,
        one.ideal,
        f"{one.difficulty}/{one.triumphs}" if one.ideal else "",
        one.location,
        f"most={one.most}" if one.most else "",
        f"n={one.n}" if one.n else "",
        "fingerprint" if one.fingerprint else "",
        one.outcome,
        one.effect,
    ]
    return " ".join(part for part in parts if part)


@pytest.mark.rule("FI-036")
@pytest.mark.parametrize("key", PRINTED)
def test_the_cards_are_as_printed(key: str) -> None:
    lines = [shown(card, one) for card, one in found()[key].printed.items()]
    assert lines == PRINTED[key].strip().splitlines()


def test_scenarios_have_their_order() -> None:
    assert [(one.order, one.key) for one in found().values()] == list(enumerate(PRINTED, 1))


#: A word or number of a card file, and what stands there instead.
FAULTS = [
    ("hands_up", "triumphs = 3", "triumphs = 4"),
    ("hands_up", "HU16 = .*", ""),
    ("high_speed_rescue", "difficulty = 6", "difficulty = 5"),
    ("intimate_enemies", "n = 2", "n = 1"),
    ("no_more_bets", "NB12 = .*", ""),
    ("no_more_bets", "nb-rig = .*", ""),
    ("family_business", "n = 2", "n = 3"),
    ("family_business", '"rival"', '"business"'),
    ("bid_for_power", '"scandal"', '"betrayal"'),
    ("bid_for_power", ', outcome = "secure"', ""),
]


def broken(key: str, pattern: str, instead: str, folder: Path) -> BrokenContent:
    """What is said of a Scenario's cards with one fault."""
    scenario = found()[key]
    text, count = re.subn(pattern, instead, scenario.file.read_text(), count=1)
    assert count
    (folder / "cards.toml").write_text(text)
    with pytest.raises(BrokenContent) as caught:
        type(scenario)(folder)
    return caught.value


@pytest.mark.parametrize(("key", "pattern", "instead"), FAULTS)
def test_a_wrong_card_is_noticed(key: str, pattern: str, instead: str, tmp_path: Path) -> None:
    broken(key, pattern, instead, tmp_path)


@pytest.mark.parametrize(
    ("key", "word"),
    [
        ("hands_up", 'outcome = "getaway"'),
        ("intimate_enemies", 'effect = "mill"'),
        ("no_more_bets", 'effect = "fee"'),
    ],
)
def test_an_unknown_word_is_refused_with_its_line(key: str, word: str, tmp_path: Path) -> None:
    text = found()[key].file.read_text()
    line = text.count("\n", 0, text.index(word)) + 1
    fault = broken(key, word, word.replace('= "', '= "un'), tmp_path)
    assert fault.line == line
