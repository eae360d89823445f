"""What cards do, as data: one frozen Struct for each word of the ledger's chapters 5.2, 5.3, 5.11 and 6.

They are parameters and nothing else; what they mean is done where the rules are. In a file a step is a
table with its word as ``verb``: ``{ verb = "kill", n = 1, state = "exh" }`` is ``Kill(1, "exh")``.
``n = 0`` is "all" where the ledger says so (``ready``, ``strip``); a limit left out is :data:`ANY`.
"""

from __future__ import annotations

from typing import Literal

from engines.core.effects import Verb

Type = Literal["el", "ma", "po", "pw", "we"]
"""A type of attack: elemental, magic, poison, power, weapons."""
State = Literal["exh", "rdy"]
Row = Literal["ally", "item", "contract"]
#: No limit on a printed number: above every attack and every cost.
ANY = 99


class Counted(Verb, frozen=True):
    """A word with a number and nothing else."""

    n: int


# 5.2: allies and items
class Strike(Verb, frozen=True):
    """One attack of ``n`` plus what ``plus`` counts; an ally uses one own type, an item one of ``types``."""

    n: int
    plus: Literal["", "ready_allies", "types_ready"] = ""
    types: tuple[Type, ...] = ()


class Boost(Counted, frozen=True):
    """One ready ally has ``n`` more on its next attack."""


class Double(Verb, frozen=True):
    """One ready ally's next attack counts twice."""


class Surge(Verb, frozen=True):
    """Each attack of a type has ``n`` more this turn."""

    type: Type
    n: int


class AddType(Verb, frozen=True):
    """Up to ``n`` deployed allies have a chosen type as well this turn."""

    n: int
    type: Literal["any"] = "any"


class Expose(Verb, frozen=True):
    """One foe becomes vulnerable to a chosen type."""

    type: Literal["any"] = "any"


class Strip(Counted, frozen=True):
    """One foe loses ``n`` immunities; 0: all."""


class Weaken(Counted, frozen=True):
    """One foe's requirement is ``n`` less."""


class Dismiss(Verb, frozen=True):
    """One foe goes back into its deck."""


class Call(Verb, frozen=True):
    """A combat with the top legend, for no further action."""

    deck: Literal["legend"] = "legend"


class Ready(Verb, frozen=True):
    """Up to ``n`` exhausted allies that fit become ready; 0: every one."""

    n: int
    type: Type | Literal[""] = ""
    max_atk: int = ANY
    hero: bool = False


class Exhaust(Counted, frozen=True):
    """Up to ``n`` ready allies of one opponent are exhausted."""


class Kill(Verb, frozen=True):
    """Up to ``n`` allies of one opponent, in that state, are discarded."""

    n: int
    state: State
    max_atk: int = ANY


class Convert(Verb, frozen=True):
    """One ally of one opponent becomes a foe of this combat, or of a new one."""

    state: State


class StealAlly(Verb, frozen=True):
    """One deployed ally of one opponent changes sides."""

    state: State


class SwapAlly(Verb, frozen=True):
    """One own ally and one of an opponent change sides, both in that state."""

    state: State


class StealCard(Verb, frozen=True):
    """``n`` random cards from one opponent's hand."""

    n: int
    kind: Literal["any", "item"]


class ForceDiscard(Verb, frozen=True):
    """Every opponent discards ``n`` cards from the hand."""

    n: int
    who: Literal["each"] = "each"


class Draw(Verb, frozen=True):
    """The top ``n`` cards of a deck to the hand."""

    deck: Literal["ally", "item"]
    n: int


class Dig(Verb, frozen=True):
    """See the top ``look`` cards, keep ``keep`` of them; where the others go."""

    deck: Literal["ally", "item"]
    look: int
    keep: int
    rest: Literal["bottom", "discard"]


class Peek(Verb, frozen=True):
    """See the top ``n`` cards and put them back in any order."""

    deck: Literal["monster"]
    n: int
    mode: Literal["order"] = "order"


class Recover(Verb, frozen=True):
    """One fitting card back from a discard pile, to the hand or deployed ready."""

    pile: Literal["ally", "item"]
    to: Literal["hand", "ready"]
    max_cost: int = ANY


class Recruit(Verb, frozen=True):
    """One card may be recruited now for ``off`` less; row ``any`` is ally or item."""

    row: Literal["ally", "any"]
    off: int
    to: Literal["hand", "ready", "exh"]


class Discount(Verb, frozen=True):
    """The next ``uses`` recruits of this turn cost ``off`` less."""

    row: Literal["any"]
    off: int
    uses: int


class Refresh(Verb, frozen=True):
    """Up to ``n`` face-up cards of one row are replaced; ``monster`` is the board, ``any`` a market row."""

    row: Literal["any", "contract", "monster"]
    n: int


class Goad(Verb, frozen=True):
    """One face-up monster waits for one opponent."""


class GainAct(Counted, frozen=True):
    """``n`` actions more."""


class GainFame(Counted, frozen=True):
    """``n`` fame more."""


class LoseFame(Verb, frozen=True):
    """The opponent with the highest fame loses ``n``."""

    n: int
    who: Literal["leader"] = "leader"


class Purse(Counted, frozen=True):
    """Each contract scored at this dusk gives ``n`` more."""


class Copy(Verb, frozen=True):
    """The ACT or HIT line of another deployed ally of any seat."""

    scope: Literal["any"] = "any"


class Guard(Verb, frozen=True):
    """Cancels what the window is about; for undefeated foes one of them, or ``all``."""

    scope: Literal["one", "all"] = "one"


class Nothing(Verb, frozen=True):
    """Only the exhausting."""


# 5.3: foes
class Forced(Counted, frozen=True):
    """Instant: the top ``n`` monsters join."""


class Discard(Counted, frozen=True):
    """Instant: discard ``n`` cards, of any kind and from anywhere."""


class ExhaustOwn(Counted, frozen=True):
    """Exhaust ``n`` ready allies of one's own; also a moon's and a fate's."""


class ConvertOwn(Counted, frozen=True):
    """Instant: ``n`` of one's deployed allies become foes."""


class LoseAct(Counted, frozen=True):
    """Instant: ``n`` actions less."""


class Armor(Counted, frozen=True):
    """Aura: every attack is ``n`` less before doubling."""


class Cap(Counted, frozen=True):
    """Aura: at most ``n`` ally attacks."""


class NoItems(Verb, frozen=True):
    """Aura: no item strikes."""


class NoBoost(Verb, frozen=True):
    """Aura: modifiers and surges do not count."""


class Adapt(Verb, frozen=True):
    """Aura: immune to each type that has hurt it."""


class Pack(Counted, frozen=True):
    """Aura: requirement ``n`` more for each other foe of the combat."""


class NeedTypes(Counted, frozen=True):
    """Aura: ``n`` different types must have dealt 1 or more."""


class FailDiscard(Counted, frozen=True):
    """When undefeated: discard ``n`` more cards of any kind."""


class FailFame(Counted, frozen=True):
    """When undefeated: lose ``n`` fame."""


# 5.11: moon cards
class RefreshRow(Verb, frozen=True):
    """All face-up monsters are replaced."""

    row: Literal["monster"]


class PassLeft(Counted, frozen=True):
    """Every seat gives ``n`` hand cards to its left, at the same time."""


class HandDownTo(Counted, frozen=True):
    """Discard down to ``n`` hand cards."""


class PendingLegend(Verb, frozen=True):
    """The top legend waits, face down; also a fate's."""


class AttackBonus(Verb, frozen=True):
    """Every attack of a type is ``n`` more."""

    type: Type
    n: int


class AllyCost(Verb, frozen=True):
    """Allies in the market cost ``n`` more (it is negative), at least ``min`` before discounts."""

    n: int
    min: int


class ItemStrikeBonus(Counted, frozen=True):
    """Item strikes are ``n`` more."""


class ContractBonus(Counted, frozen=True):
    """Each scored contract gives ``n`` more, from the next dusk on."""


class NoReactions(Verb, frozen=True):
    """Optional reactions cannot be used."""


class ExtraAction(Counted, frozen=True):
    """``n`` actions more at dawn, for the leader too."""


class NoFailDiscard(Verb, frozen=True):
    """No ally is discarded for undefeated foes."""


class SpottedFrom(Counted, frozen=True):
    """Monsters of fame ``n`` or more count as spotted."""


# 6: fate cards
class NoEffect(Verb, frozen=True, tag="none"):
    """Nothing."""


class HandDiscard(Counted, frozen=True):
    """Discard ``n`` hand cards of one's choice."""


class Ambush(Verb, frozen=True):
    """The top monster, unseen, waits for the next day."""


class Snatch(Verb, frozen=True):
    """The dearest card of a market row is discarded."""

    row: Literal["ally", "item"]


class SwipeContract(Verb, frozen=True):
    """The contract of the highest fame is discarded."""


class Hunt(Verb, frozen=True):
    """The face-up monster of the lowest fame is discarded."""


AllyStep = (
    Strike | Boost | Double | Surge | AddType | Expose | Strip | Weaken | Dismiss | Call | Ready | Exhaust
    | Kill | Convert | StealAlly | SwapAlly | StealCard | ForceDiscard | Draw | Dig | Peek | Recover | Recruit
    | Discount | Refresh | Goad | GainAct | GainFame | LoseFame | Purse | Copy | Guard | Nothing
)  # fmt: skip
FoeInstant = Forced | Discard | ExhaustOwn | ConvertOwn | LoseAct
FoeAura = Armor | Cap | NoItems | NoBoost | Adapt | Pack | NeedTypes
FoeWin = Draw | Ready | GainAct
FoeFail = FailDiscard | FailFame
MoonStep = (
    RefreshRow | Draw | ExhaustOwn | GainFame | PassLeft | HandDownTo | PendingLegend | Ready | AttackBonus
    | AllyCost | ItemStrikeBonus | ContractBonus | NoReactions | ExtraAction | NoFailDiscard | SpottedFrom
)  # fmt: skip
FateStep = (
    NoEffect | Ready | ExhaustOwn | HandDiscard | PendingLegend | Ambush | Snatch | SwipeContract | Hunt
)
