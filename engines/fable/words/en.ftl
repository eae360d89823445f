### Fame & Fable in English: what is asked, chosen, and told.

-name = Fame & Fable
name = Fame & Fable
    .tagline = A race of one to four adventurers, told by the fire: hire allies, meet monsters, be remembered.
    .lobby = A race along the fame track, told by the fire: {"*"}*hire allies, tire them out, meet whatever has teeth, and be a legend{"*"}* before the others are. Who trails has more to do in a day. Who leads has more to lose.
list-comma = ,{" "}

## Decks and rows
pile-ally = ally
pile-item = item
pile-contract = contract
pile-monster = monster
pile-legend = legend
pile-moon = moon
pile-fate = fate

## The options of a table
setting-short_game = Short game
    .about = The saga ends at 50 instead of 100.
setting-moon_deck = Moon cards
    .about = Every moon token that is taken turns up a moon card.
setting-new_market = New Market
    .about = Everybody may replace one whole market row, once.
setting-legend_spaces = Legend spaces
    .about = Where on the track a legend is waiting for whoever stops there.
    .usual = 15, 35, 55, 75, 95
    .few = 25, 50, 75
    .many = every ten, from 5
    .none = nowhere
    .value = { $value ->
        [0] { setting-legend_spaces.usual }
        [1] { setting-legend_spaces.few }
        [2] { setting-legend_spaces.many }
       *[other] { setting-legend_spaces.none }
    }
setting-round_cap = Last round
    .about = If nobody is a champion by then, the fire is put out after this round.
    .value = round { $value }
setting-solo_level = The shadow
    .about = How fast the shadow walks, if you play alone.
    .easy = an easy stride
    .normal = a long stride
    .hard = no rest at all
    .value = { $value ->
        [0] { setting-solo_level.easy }
        [1] { setting-solo_level.normal }
       *[other] { setting-solo_level.hard }
    }
setting-leaver_mode = When somebody leaves
    .about = Whether the computer plays on for somebody who leaves, or the turns are skipped.
    .computer = the computer plays on
    .retire = the turns are skipped
    .value = { $value ->
        [0] { setting-leaver_mode.computer }
       *[other] { setting-leaver_mode.retire }
    }
setting-turn_seconds = Turn clock
    .about = Time for each decision of the player whose turn it is.
    .value = { $value ->
        [0] none
       *[other] { $span }
    }
setting-react_seconds = Reaction clock
    .about = Time to react to what others do.
    .value = { $value ->
        [0] none
       *[other] { $span }
    }
setting-choice_seconds = Choice clock
    .about = Time for what must be chosen out of turn.
    .value = { $value ->
        [0] none
       *[other] { $span }
    }

## What is asked: the own turn
ask-dawn = Something is coming up the path. Before it arrives: the moon, the market, or nothing at all?
    .public = choices at dawn
    .short = dawn
ask-order = They all arrive at once. Who is let in next?
    .public = choose which foe enters next
    .short = who is next
ask-day = Your day. Hire, deploy, fight, meddle, and go to sleep when you have done enough.
    .public = your day: act, or end it
    .short = your day
ask-contracts = Dusk. Which of these promises have you kept?
    .public = score contracts
    .short = contracts

## What is asked: own cards that must go
ask-discard = Somebody or something has to be left behind. Which?
    .public = choose what to discard
    .short = discard
ask-exhaust_own = Somebody sits down and will not get up today. Who?
    .public = choose whom to exhaust
    .short = who tires
ask-convert_own = One of yours has been listening to the other side. Who?
    .public = choose who changes sides
    .short = who turns

## Options: the own turn
option-endday = End the day
    .short = End the day
option-resolve = Resolve the combat
    .short = Resolve
option-begin = Go out and meet them
    .short = Begin
option-spendmoon = Spend a moon token: all ready
    .short = Spend a moon
option-newmarket = New Market: replace the { $row } row
    .short = { $row } row
    .menu = New Market: which row, once and for all?
option-recruit = Recruit { $card }
    .short = { $card }
    .menu = Recruit
option-deploy = Deploy { $ally }
    .short = { $ally }
    .menu = Deploy
option-attack = { $ally } attacks { $foe }: { $element }
    .short = { $foe }: { $element }
    .menu = Attack
option-hit = { $ally } strikes { $foe }: { $element }
    .short = { $foe }: { $element }
    .menu = Strike with a trait
option-usetrait = { $ally }
    .short = { $ally }
    .menu = Use a trait
option-useitem = { $item }
    .short = { $item }
    .menu = Use an item
option-call = Call { $foe }
    .short = { $foe }
    .menu = Call a monster you can see
option-callmonster = Call an unseen monster
    .short = Unseen monster
option-calllegend = Call a legend
    .short = Legend
option-discard = Discard { $cards }
    .short = { $cards }
    .menu = Discard cards of your own
option-enterfirst = { $foe }
    .short = { $foe }
    .menu = Who comes next?
option-score = Score { $contracts }
    .short = { $contracts }
    .menu = Score contracts
option-scorenone = Score none
    .short = None

## Options: inside effects
option-nothing = Leave it
    .short = Leave it
option-take = { $card }
    .short = { $card }
    .menu = Choose a card
option-takesome = { $cards }
    .short = { $cards }
    .menu = Choose cards
option-aim = { $foe }
    .short = { $foe }
    .menu = Choose a foe
option-aimas = { $foe }: { $element }
    .short = { $element }
    .menu = Choose a foe and a type
option-oftype = { $element }
    .short = { $element }
    .menu = Choose a type
option-against = { $seat }
    .short = { $seat }
    .menu = Choose an opponent
option-target = { $ally } ({ $seat })
    .short = { $ally }
    .menu = Choose an ally of an opponent
option-targets = { $seat }: { $allies }
    .short = { $allies }
    .menu = Allies of { $seat }
option-exchange = { $own } for { $ally } ({ $seat })
    .short = for { $ally } ({ $seat })
    .menu = Choose whom to exchange
option-send = { $foe } to { $seat }
    .short = to { $seat }
    .menu = Which monster, and to whom?
option-row = the { $row } row
    .short = { $row }
    .menu = Choose a row
option-giveup = { $card }
    .short = { $card }
    .menu = What has to go?
option-giveupsome = { $cards }
    .short = { $cards }
    .menu = What has to go?
option-react = { $card }
    .short = { $card }
    .menu = React
option-decline = Let it happen
    .short = Let it happen
option-passturn = Let everything happen this turn
    .short = Pass this turn

## What was chosen
done-endday = You call it a day.
done-resolve = You have seen enough of this fight.
done-begin = You go out to meet them.
done-spendmoon = You spend a moon token.
done-newmarket = You have the { $row } row replaced.
done-recruit = You recruit { $card }.
done-deploy = You deploy { $ally }.
done-attack = { $ally } attacks { $foe } ({ $element }).
done-hit = { $ally } strikes { $foe } ({ $element }).
done-usetrait = You ask a favour of { $ally }.
done-useitem = You use { $item }.
done-call = You call { $foe }.
done-callmonster = You call into the dark.
done-calllegend = You call a legend by the name it had.
done-discard = You discard { $cards }.
done-enterfirst = { $foe } comes next.
done-score = You score { $contracts }.
done-scorenone = You score nothing.
done-nothing = You leave it.
done-take = You chose { $card }.
done-takesome = You chose { $cards }.
done-aim = You chose { $foe }.
done-aimas = You chose { $foe } ({ $element }).
done-oftype = You chose { $element }.
done-against = You chose { $seat }.
done-target = You chose { $ally } of { $seat }.
done-targets = You chose { $allies } of { $seat }.
done-exchange = You give { $own } for { $ally } of { $seat }.
done-send = You send { $foe } to { $seat }.
done-row = You chose the { $row } row.
done-giveup = { $card } it is.
done-giveupsome = { $cards }, then.
done-react = { $card } does something about it.
done-decline = You let it happen.
done-passturn = You let everything happen until this turn is over.

## What happened: turns
event-dealt = { $seat } is { $hero }, of { $backstory }.
event-firstplayer = { $seat } begins: { $how ->
        [pips] the cheapest company
        [attack] the weakest arm
       *[drawn] the shortest straw
    }.
event-dawn = Dawn. { $seat } has { $actions } actions{ $bonus ->
        [0] {""}
        [one] , one of them extra
       *[other] , { $bonus } of them extra
    }.
event-refilled = Newly come: { $cards }.
event-reshuffled = The { $deck } deck is shuffled anew.
event-moonspent = { $seat } spends a moon token.
event-marketrenewed = { $seat } has the { $row } row of the market swept and laid anew.
event-pulled = { $foes } has spotted { $seat }.
event-left = { $seat } takes the early coach, and will not be back.
event-legendbonus = Nobody has felled more legends than { $seat }: { $fame } fame.

## What happened: cards
event-recruited = { $seat } recruits { $card } { $paid ->
        [0] for nothing
        [one] for one action
       *[other] for { $paid } actions
    }{ $to ->
        [ready] , ready for work
        [exh] , exhausted already
       *[hand] {""}
    }.
event-deployed = { $seat } deploys { $ally }.
event-discarded = { $seat } { $why ->
        [foe] loses { $cards } to a foe
        [fail] pays for defeat with { $cards }
        [forced] is made to discard { $cards }
        [moon] gives { $cards } to the moon
       *[free] discards { $cards }
    }.
event-drew = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } from the { $deck } deck.
event-drewcards = You drew { $cards }.
event-traitused = { $seat } asks a favour of { $ally }.
event-itemused = { $seat } uses { $item }.
event-readied = Ready again for { $seat }: { $allies }.
event-exhausted = Exhausted for { $seat }: { $allies }.
event-acted = { $seat } { $count ->
        [-1] loses an action
        [-2] loses two actions
        [one] gains an action
       *[other] gains { $count } actions
    }.

## What happened: combat
event-called = { $seat } calls { $where ->
        [monster] into the dark, and { $foe } answers
        [legend] a legend, and { $foe } answers
       *[board] { $foe }
    }.
event-entered = { $foe } joins the fight against { $seat }: { $needs } to beat it.
event-attacked = { $source } hits { $foe } for { $value } ({ $element }): { $tally } of { $needs }.
event-defeated = { $seat } defeats { $foe }{ $fame ->
        [0] , and nobody is impressed
       *[other] : { $fame } fame
    }.
event-undefeated = { $seat } does not defeat { $foes }.
event-boosted = { $ally } will hit { $count ->
        [0] twice as hard
       *[other] harder by { $count }
    } for { $seat }.
event-surged = For { $seat } every { $element } attack is { $count } more today.
event-typeadded = { $allies } learn to use { $element } for { $seat }, until tomorrow.
event-exposed = { $foe } turns out to be vulnerable to { $element }.
event-stripped = { $foe } is immune no more to { $elements }.
event-weakened = { $foe } needs { $count } less.
event-dismissed = { $foe } is sent home by { $seat }.

## What happened: the track
event-famed = { $seat } { $count ->
        [-1] loses 1
        [-2] loses 2
        [-3] loses 3
        [-4] loses 4
        [-5] loses 5
       *[other] gains { $count }
    } fame{ $why ->
        [fail] {" "}for what got away
        [bonus] {" "}for legends
       *[other] {""}
    } and stands on { $at }.
event-pushed = { $seat } is crowded on to { $at }.
event-scored = { $seat } scores { $contracts } for { $fame } fame.
event-moontaken = { $seat } takes the moon token of { $space }. Everybody else wakes up ready.
event-moonrevealed = The moon changes: { $moon }.
event-championtaken = { $seat } is the CHAMPION. Everybody else has one turn left to argue.
event-legendwaits = A legend has heard of { $seat }, and will call tomorrow.

## What happened: to others
event-killed = { $seat } sends { $allies } of { $victim } away for good.
event-tired = { $seat } tires out { $allies } of { $victim }.
event-converted = { $ally } of { $victim } changes sides and is a foe now.
event-allystolen = { $ally } leaves { $victim } and follows { $seat }.
event-swapped = { $seat } gives { $own } to { $victim } and takes { $ally }.
event-cardsstolen = { $count ->
        [0] { $seat } goes through the pockets of { $victim } and finds { $kind ->
            [item] no item
           *[any] nothing
        }
        [one] { $seat } steals { $kind ->
            [item] an item
           *[any] a card
        } from { $victim }
       *[other] { $seat } steals { $count } { $kind ->
            [item] items
           *[any] cards
        } from { $victim }
    }.
event-stolencards = { $seat } took { $cards } from { $victim }.
event-goaded = { $foe } is sent after { $victim } by { $seat }.
event-guarded = { $guard } stands in the way for { $seat }{ $cards ->
        [none] {""}
       *[other] : { $cards } is safe
    }.
event-passed = { $seat } passes { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $taker }.
event-passedcards = { $seat } passed { $cards } to { $taker }.

## What happened: decks and market
event-peeked = { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the { $deck } deck.
event-peekedcards = You saw { $cards }.
event-dug = { $seat } keeps { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    } of the { $deck } deck{ $cards ->
        [none] {""}
       *[other] {" "}and throws away { $cards }
    }.
event-recovered = { $seat } brings back { $card }{ $to ->
        [ready] , ready for work
       *[hand] {""}
    }.
event-discounted = For { $seat } the next { $uses } recruits cost { $off } less.
event-refreshed = { $seat } has the { $row } row changed: { $cards } is gone.
event-pursed = Each contract of { $seat } gives { $count } more tonight.
event-copied = { $seat } borrows the trait of { $ally }.

## What happened: the shadow
event-fatedrawn = The shadow's night: { $fate }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
event-shadowmoved = The shadow stands on { $at }.
event-shadowgrew = { $why ->
        [token] The shadow passes a legend and learns from it
       *[legend] A legend falls, and the shadow takes notice
    }: menace { $menace }.
event-shadowtook = The shadow swallows the moon token of { $space }. You wake up ready.
event-snatched = The shadow takes { $card } from the { $row } row.
event-ambushed = Something unseen lies in wait for { $seat }.

## The end
end-champion = The fire burns low, and the saga is written. It is about { $winners }; the others are in it too.
    .shared = The fire burns low, and nobody did anything worth writing down. { $winners } share the silence.
end-cap = The innkeeper puts the chairs up. { $winners } had the best story so far.
    .shared = The innkeeper puts the chairs up. { $winners } had no story at all, together.
end-left = The benches are empty but for { $winners }, who tells the saga to the dog. The dog approves.
    .shared = The benches are empty but for { $winners }.
end-won = The shadow is late. { $winners } sits in its chair already, boots on the hearth.
    .shared = The shadow is late. { $winners } sit in its chair already.
end-lost = The story ends here, and it is the shadow who will tell it, in its own way.
    .shared = The story ends here, and it is the shadow who will tell it, in its own way.
