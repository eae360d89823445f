### Fame & Fable: what happened, as the log has it and as whoever reads it is told.

## What happened: turns
event-dealt = { $seat } is { $hero }, of { $backstory }.
    .own = You are { $hero }, of { $backstory }.
    .own-lead = You are { $hero }, of { $backstory }, and with you come
event-firstplayer = { $seat } begins: { told-first }.
    .own = You begin: { told-first }.
told-first = { $how ->
        [pips] the cheapest company
        [attack] the weakest arm
       *[drawn] the shortest straw
    }
event-dawn = Dawn. { $seat } has { told-granted }.
    .own = Dawn. You have { told-granted }.
told-granted = { $actions ->
        [one] one action
       *[other] { $actions } actions
    }{ $bonus ->
        [0] {""}
        [one] , one of them extra
       *[other] , { $bonus } of them extra
    }
event-refilled = Newly come: { $cards }.
    .clause = { $cards-count ->
        [one] { $cards } comes
       *[other] { $cards } come
    }
event-reshuffled = The { $deck } deck is shuffled anew.
event-moonspent = { $seat } spends a moon token.
    .own = You spend a moon token.
event-marketrenewed = { $seat } has the { $row } row of the market swept and laid anew.
    .own = You have the { $row } row of the market swept and laid anew.
event-pulled = { $foes } { told-has } spotted { $seat }.
    .own = { $foes } { told-has } spotted you.
    .lead = { $seat } has been spotted
    .own-lead = You have been spotted
told-has = { $foes-count ->
        [one] has
       *[other] have
    }
event-left = { $seat } takes the early coach, and will not be back.
    .own = You take the early coach, and will not be back.
event-legendbonus = Nobody has felled more legends than { $seat }: { $fame } fame.
    .own = Nobody has felled more legends than you: { $fame } fame.
    .lead = Nobody has felled more legends than { $seat }
    .own-lead = Nobody has felled more legends than you

## What happened: cards
event-recruited = { $seat } recruits { told-hired }.
    .own = You recruit { told-hired }.
    .lead = { $seat } recruits { told-hired },
    .own-lead = You recruit { told-hired },
    .clause = { $seat } recruits { told-hired }
    .same-clause = recruits { told-hired }
    .own-clause = recruit { told-hired }
told-hired = { $card } { $paid ->
        [0] for nothing
        [one] for one action
       *[other] for { $paid } actions
    }{ $to ->
        [ready] , ready for work
        [exh] , exhausted already
       *[hand] {""}
    }
event-deployed = { $seat } deploys { $ally }.
    .own = You deploy { $ally }.
    .lead = { $seat } deploys { $ally },
    .own-lead = You deploy { $ally },
    .clause = { $seat } deploys { $ally }
    .same-clause = deploys { $ally }
    .own-clause = deploy { $ally }
event-discarded = { $seat } { $why ->
        [foe] loses { $cards } to a foe
        [fail] pays for defeat with { $cards }
        [forced] is made to discard { $cards }
        [moon] gives { $cards } to the moon
       *[free] discards { $cards }
    }.
    .own = You { $why ->
        [foe] lose { $cards } to a foe
        [fail] pay for defeat with { $cards }
        [forced] are made to discard { $cards }
        [moon] give { $cards } to the moon
       *[free] discard { $cards }
    }.
    .lead = { $seat } { $why ->
        [foe] loses { $cards } to a foe
        [fail] pays for defeat with { $cards }
        [forced] is made to discard { $cards }
        [moon] gives { $cards } to the moon
       *[free] discards { $cards }
    },
    .own-lead = You { $why ->
        [foe] lose { $cards } to a foe
        [fail] pay for defeat with { $cards }
        [forced] are made to discard { $cards }
        [moon] give { $cards } to the moon
       *[free] discard { $cards }
    },
    .clause = { $seat } { $why ->
        [foe] loses { $cards } to it
        [fail] pays with { $cards }
        [forced] discards { $cards }
        [moon] gives up { $cards }
       *[free] discards { $cards }
    }
    .same-clause = { $why ->
        [foe] { $cards } lost to it
        [fail] paid for with { $cards }
        [forced] { $cards } discarded
        [moon] { $cards } given up
       *[free] discards { $cards }
    }
    .own-clause = { $why ->
        [foe] you lose { $cards } to it
        [fail] you pay with { $cards }
        [forced] you discard { $cards }
        [moon] you give up { $cards }
       *[free] discard { $cards }
    }
event-drew = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } from the { $deck } deck.
    .own = You draw { $count ->
        [one] a card
       *[other] { $count } cards
    } from the { $deck } deck.
    .clause = { $seat } draws { told-drawn }
    .same-clause = { told-drawn } drawn
    .own-clause = you draw { told-drawn }
told-drawn = { $count ->
        [one] { $deck ->
            [ally] an ally
            [item] an item
           *[other] a card
        }
       *[other] { $count } { $deck ->
            [ally] allies
            [item] items
           *[other] cards
        }
    }
event-drewcards = You drew { $cards }.
    .clause = { $cards }
event-traitused = { $seat } asks a favour of { $ally }.
    .own = You ask a favour of { $ally }.
    .lead = { $seat }'s { $ally }
    .own-lead = Your { $ally }
event-itemused = { $seat } uses { $item }.
    .own = You use { $item }.
event-readied = Ready again for { $seat }: { $allies }.
    .own = Ready again for you: { $allies }.
    .clause = { $allies } ready again for { $seat }
    .same-clause = { $allies } ready again
    .own-clause = your { $allies } ready again
event-exhausted = Exhausted for { $seat }: { $allies }.
    .own = Exhausted for you: { $allies }.
    .clause = { $allies } exhausted for { $seat }
    .same-clause = { $allies } exhausted
    .own-clause = your { $allies } exhausted
event-acted = { $seat } { $count ->
        [-1] loses an action
        [-2] loses two actions
        [one] gains an action
       *[other] gains { $count } actions
    }.
    .own = You { $count ->
        [-1] lose an action
        [-2] lose two actions
        [one] gain an action
       *[other] gain { $count } actions
    }.
    .clause = { $seat } { $count ->
        [-1] loses an action
        [-2] loses two actions
        [one] gains an action
       *[other] gains { $count } actions
    }
    .same-clause = { $count ->
        [-1] one action less
        [-2] two actions less
        [one] one action more
       *[other] { $count } actions more
    }
    .own-clause = { event-acted.same-clause }

## What happened: combat
event-called = { $seat } calls { $where ->
        [monster] into the dark, and { $foe } answers
        [legend] a legend, and { $foe } answers
       *[board] { $foe }
    }.
    .own = You call { $where ->
        [monster] into the dark, and { $foe } answers
        [legend] a legend, and { $foe } answers
       *[board] { $foe }
    }.
    .lead = { $seat } { $where ->
        [monster] calls into the dark
        [legend] calls a legend
       *[board] picks a fight
    }
    .own-lead = You { $where ->
        [monster] call into the dark
        [legend] call a legend
       *[board] pick a fight
    }
    .clause = { $where ->
        [legend] a legend is called
       *[other] a monster is called
    }
event-entered = { $foe } joins the fight against { $seat }: { $needs } to beat it.
    .own = { $foe } joins the fight against you: { $needs } to beat it.
    .lead = { $foe } comes for { $seat }, { $needs } to beat it
    .own-lead = { $foe } comes for you, { $needs } to beat it
    .clause = { $foe } ({ $needs } to beat)
event-attacked = { $source } hits { $foe } for { $value } ({ $element }): { $tally } of { $needs }.
    .own = Your { $source } hits { $foe } for { $value } ({ $element }): { $tally } of { $needs }.
    .lead = { $seat }'s { $source } hits { $foe } for { $value } ({ $element }), { $tally } of { $needs }
    .own-lead = Your { $source } hits { $foe } for { $value } ({ $element }), { $tally } of { $needs }
    .clause = { $source } { $value ->
        [0] in vain
       *[other] { $value }
    }
event-defeated = { $seat } defeats { $foe }{ told-fame-of }.
    .own = You defeat { $foe }{ told-fame-of }.
    .lead = { $seat } defeats { $foe }
    .own-lead = You defeat { $foe }
    .clause = { $foe } falls{ $fame ->
        [0] , and nobody is impressed
       *[other] {""}
    }
told-fame-of = { $fame ->
        [0] , and nobody is impressed
       *[other] : { $fame } fame
    }
event-undefeated = { $seat } does not defeat { $foes }.
    .own = You do not defeat { $foes }.
    .clause = { $foes } { $foes-count ->
        [one] gets away
       *[other] get away
    }
event-boosted = { told-boost } for { $seat }.
    .own = { told-boost }.
    .clause = { told-boost }
told-boost = { $ally } will hit { $count ->
        [0] twice as hard
       *[other] harder by { $count }
    }
event-surged = For { $seat } every { $element } attack is { $count } more today.
    .own = Every { $element } attack of yours is { $count } more today.
    .clause = every { $element } attack { $count } more today
event-typeadded = { told-learn } for { $seat }, until tomorrow.
    .own = { told-learn }, until tomorrow.
    .clause = { told-learn } until tomorrow
told-learn = { $allies-count ->
        [one] { $allies } learns to use { $element }
       *[other] { $allies } learn to use { $element }
    }
event-exposed = { $foe } turns out to be vulnerable to { $element }.
    .clause = { $foe } turns out to be vulnerable to { $element }
event-stripped = { $foe } is immune no more to { $elements }.
    .clause = { $foe } is immune no more to { $elements }
event-weakened = { $foe } needs { $count } less.
    .clause = { $foe } needs { $count } less
event-dismissed = { $foe } is sent home by { $seat }.
    .own = You send { $foe } home.
    .clause = { $foe } is sent home

## What happened: the track
event-famed = { $seat } { told-gains } fame{ $why ->
        [fail] {" "}for what got away
        [bonus] {" "}for legends
       *[other] {""}
    } and stands on { $at }.
    .own = You { told-gain } fame{ $why ->
        [fail] {" "}for what got away
        [bonus] {" "}for legends
       *[other] {""}
    } and stand on { $at }.
    .clause = { $seat } { told-gains } fame and stands on { $at }
    .same-clause = { $count ->
        [-1] 1 fame lost
        [-2] 2 fame lost
        [-3] 3 fame lost
        [-4] 4 fame lost
        [-5] 5 fame lost
       *[other] { $count } fame
    }, now on { $at }
    .own-clause = you { told-gain } fame and stand on { $at }
told-gains = { $count ->
        [-1] loses 1
        [-2] loses 2
        [-3] loses 3
        [-4] loses 4
        [-5] loses 5
       *[other] gains { $count }
    }
told-gain = { $count ->
        [-1] lose 1
        [-2] lose 2
        [-3] lose 3
        [-4] lose 4
        [-5] lose 5
       *[other] gain { $count }
    }
event-pushed = { $seat } is crowded on to { $at }.
    .own = You are crowded on to { $at }.
    .clause = { $seat } is crowded on to { $at }
    .same-clause = crowded on to { $at }
    .own-clause = crowded on to { $at }
event-scored = { $seat } scores { $contracts } for { $fame } fame.
    .own = You score { $contracts } for { $fame } fame.
    .lead = { $seat } scores { $contracts }
    .own-lead = You score { $contracts }
event-moontaken = { $seat } takes the moon token of { $space }. Everybody else wakes up ready.
    .own = You take the moon token of { $space }. Everybody else wakes up ready.
    .lead = { $seat } takes the moon token of { $space }, and everybody else wakes up
    .own-lead = You take the moon token of { $space }, and everybody else wakes up
event-moonrevealed = The moon changes: { $moon }.
    .lead = The moon changes to { $moon }
event-championtaken = { $seat } is the CHAMPION. Everybody else has one turn left to argue.
    .own = You are the CHAMPION. Everybody else has one turn left to argue.
event-legendwaits = A legend has heard of { $seat }, and will call tomorrow.
    .own = A legend has heard of you, and will call tomorrow.
    .clause = a legend has heard of { $seat }, and will call tomorrow
    .own-clause = a legend has heard of you, and will call tomorrow

## What happened: to others
# Whose it was: "you" is what the house writes for whoever reads it.
told-of-victim = { $victim ->
        [you] your { $allies }
       *[other] { $victim }'s { $allies }
    }
told-victims-ally = { $victim ->
        [you] your { $ally }
       *[other] { $victim }'s { $ally }
    }
event-killed = { $seat } sends { told-of-victim } away for good.
    .own = You send { told-of-victim } away for good.
    .clause = { $seat } sends { told-of-victim } away for good
    .same-clause = { told-of-victim } sent away for good
    .own-clause = { told-of-victim } sent away for good
event-tired = { $seat } tires out { told-of-victim }.
    .own = You tire out { told-of-victim }.
    .clause = { $seat } tires out { told-of-victim }
    .same-clause = { told-of-victim } tired out
    .own-clause = { told-of-victim } tired out
event-converted = { $ally } of { $victim } changes sides and is a foe now.
    .own = { $victim ->
        [you] Your own { $ally }
       *[other] { $victim }'s { $ally }
    } changes sides and is a foe now.
    .clause = { told-victims-ally } changes sides and is a foe now
event-allystolen = { $ally } leaves { $victim } and follows { $seat }.
    .own = { $ally } leaves { $victim } and follows you.
    .clause = { $ally } leaves { $victim } for { $seat }
    .own-clause = { $ally } leaves { $victim } for you
event-swapped = { $seat } gives { $own } to { $victim } and takes { $ally }.
    .own = You give { $own } to { $victim } and take { $ally }.
    .clause = { $own } goes to { $victim } and { $ally } comes
event-cardsstolen = { $count ->
        [0] { $seat } goes through the pockets of { $victim } and finds { $kind ->
            [item] no item
           *[any] nothing
        }
       *[other] { $seat } steals { told-loot } from { $victim }
    }.
    .own = { $count ->
        [0] You go through the pockets of { $victim } and find { $kind ->
            [item] no item
           *[any] nothing
        }
       *[other] You steal { told-loot } from { $victim }
    }.
    .clause = { $count ->
        [0] { $seat } finds nothing on { $victim }
       *[other] { $seat } steals { told-loot } from { $victim }
    }
    .same-clause = { told-theft }
    .own-clause = { told-theft }
told-loot = { $count ->
        [one] { $kind ->
            [item] an item
           *[any] a card
        }
       *[other] { $count } { $kind ->
            [item] items
           *[any] cards
        }
    }
told-theft = { $count ->
        [0] { $kind ->
            [item] no item
           *[any] nothing
        } to be found on { $victim }
       *[other] { told-loot } stolen from { $victim }
    }
event-stolencards = { $seat } took { $cards } from { $victim }.
    .own = You took { $cards } from { $victim }.
    .clause = { $cards }
event-goaded = { $foe } is sent after { $victim } by { $seat }.
    .own = You send { $foe } after { $victim }.
    .clause = { $foe } is sent after { $victim }
event-guarded = { $guard } stands in the way for { $seat }{ told-spared }.
    .own = { $guard } stands in the way for you{ told-spared }.
    .clause = { $cards ->
        [none] the theft comes to nothing
       *[other] nothing comes of it in the matter of { $cards }
    }
told-spared = { $cards ->
        [none] {""}
       *[other] {" "}in the matter of { $cards }
    }
event-passed = { $seat } passes { told-passed } to { $taker }.
    .own = You pass { told-passed } to { $taker }.
    .clause = { $seat } passes { told-passed } to { $taker }
    .own-clause = you pass { told-passed } to { $taker }
told-passed = { $count ->
        [one] a card
       *[other] { $count } cards
    }
event-passedcards = { $seat } passed { $cards } to { $taker }.
    .own = You passed { $cards } to { $taker }.
    .clause = { $cards }

## What happened: decks and market
event-peeked = { $seat } looks at { told-top } of the { $deck } deck.
    .own = You look at { told-top } of the { $deck } deck.
    .clause = { told-top } of the { $deck } deck looked at
told-top = { $count ->
        [one] the top card
       *[other] the top { $count } cards
    }
event-peekedcards = You saw { $cards }.
    .clause = you see { $cards }
event-dug = { $seat } keeps { told-kept }{ $cards ->
        [none] {""}
       *[other] {" "}and throws away { $cards }
    }.
    .own = You keep { told-kept }{ $cards ->
        [none] {""}
       *[other] {" "}and throw away { $cards }
    }.
    .clause = { told-kept } kept{ $cards ->
        [none] {""}
       *[other] , { $cards } thrown away
    }
told-kept = { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    } of the { $deck } deck
event-recovered = { $seat } brings back { $card }{ told-ready }.
    .own = You bring back { $card }{ told-ready }.
    .clause = { $card } comes back{ told-ready }
told-ready = { $to ->
        [ready] , ready for work
       *[hand] {""}
    }
event-discounted = For { $seat } { told-cheaper }.
    .own = For you { told-cheaper }.
    .clause = { told-cheaper }
told-cheaper = { $uses ->
        [one] the next recruit costs { $off } less
       *[other] the next { $uses } recruits cost { $off } less
    }
event-refreshed = { $seat } has the { $row } row changed: { told-gone }.
    .own = You have the { $row } row changed: { told-gone }.
    .clause = { told-gone }
told-gone = { $cards-count ->
        [one] { $cards } is gone
       *[other] { $cards } are gone
    }
event-pursed = Each contract of { $seat } gives { $count } more tonight.
    .own = Each contract of yours gives { $count } more tonight.
    .clause = each contract gives { $count } more tonight
event-copied = { $seat } borrows the trait of { $ally }.
    .own = You borrow the trait of { $ally }.
    .clause = the trait of { $ally }, borrowed

## What happened: the shadow
event-fatedrawn = The shadow's night: { $fate }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
event-shadowmoved = The shadow stands on { $at }.
    .clause = the shadow stands on { $at }
event-shadowgrew = { $why ->
        [token] The shadow passes a legend and learns from it
       *[legend] A legend falls, and the shadow takes notice
    }: menace { $menace }.
    .clause = { $why ->
        [token] it passes a legend and learns from it
       *[legend] the shadow takes notice
    }, menace { $menace }
event-shadowtook = The shadow swallows the moon token of { $space }. You wake up ready.
    .clause = it swallows the moon token of { $space }
event-snatched = The shadow takes { $card } from the { $row } row.
    .clause = the shadow takes { $card } from the { $row } row
event-ambushed = Something unseen lies in wait for { $seat }.
    .own = Something unseen lies in wait for you.
    .clause = something unseen lies in wait for { $seat }
    .own-clause = something unseen lies in wait for you
