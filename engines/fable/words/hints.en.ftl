### Beside options and before asks: damage, prices, what is left, what has happened, and why you are asked.

mark-el = EL
mark-ma = MA
mark-po = PO
mark-pw = PW
mark-we = WE

## The day
about-today = { $left ->
        [0] No action is left
        [one] One action is left
       *[other] { $left } actions are left
    }. Hand { $hand } of { $hand_most }, company { $field } of { $field_most }.{ $contracts ->
        [none] {""}
       *[other] {" "}Kept as things stand: { $contracts } ({ $fame } fame).
    }{ $trophies ->
        [0] {""}
        [one] {" "}One legend is yours.
       *[other] {" "}{ $trophies } legends are yours.
    }
about-day = { about-today }{ $might ->
        [0] {""}
       *[other] {" "}Against a plain foe called now you could do { $might }.
    }
about-facing = { $foe } has { $tally } of { $needs }, and you could add { $arm }.
about-also-facing = {" "}{ $foe } has { $tally } of { $needs }; you could add { $arm }.
about-best-blow = {" "}Best blow: { $striker } at { $target }, { $mark }, for { $value }{ $fells ->
        [yes] , and down it goes
       *[no] {""}
    }.
about-fight = { $first }{ $others }{ $more ->
        [0] {""}
        [one] {" "}And one more.
       *[other] {" "}And { $more } more.
    }{ $best ->
        [none] {""}
       *[other] { $best }
    }
    { about-today }
about-strike = Best use of { $source }: { $target }, { $element }, for { $value }{ $fells ->
        [yes] , and down it goes
       *[no] {""}
    }.
about-coming = On its way to you: { hint-coming }.
about-kept = { $contracts ->
        [none] None of them is kept, and there is only one answer to that.
       *[other] Kept: { $contracts }, for { $fame } fame.
    }

## Why something is asked
about-source = { $source }: { $full }
about-arrivals = At the gate:{ $foes }{ $more ->
        [0] {""}
        [one] {" "}And one more.
       *[other] {" "}And { $more } more.
    }
about-told = {" "}{ $card }: { $text }.
about-wants = { $source } is here and makes demands. { $full }
about-lost = Got away: { $foes }. Somebody has to pay for that.
about-passing = { $source }: { $full } Yours goes to { $seat }.

## What can be reacted to
about-who = { $shadow ->
        [yes] The shadow
       *[no] { $own ->
            [yes] You
           *[no] { $seat }
        }
    }
about-window = { $trigger ->
        [own_kill] { $seat } wants { $cards } out of your company, for good. A guard would save { $count ->
            [one] it
           *[other] one of them
        }.
        [own_steal] { $cards ->
            [none] { $seat } has a hand in your bag. A guard would stop the whole theft.
           *[other] { $seat } wants to take { $cards } from you. A guard would keep it yours.
        }
        [own_exhaust] { $seat } is tiring out { $cards }. A guard would keep { $count ->
            [one] it
           *[other] one of them
        } ready.
        [own_fail] { $cards } got away: { $allies ->
            [0] that costs you no ally, only what else is printed there
            [one] that costs you an ally, and what else is printed there
           *[other] that costs you { $allies } allies, and what else is printed there
        }. A guard would spare you { $count ->
            [one] that
           *[other] one of them, or all
        }.
        [own_defeat] You defeated { $cards }.
        [foe_enters] { $cards } joined the fight against you.
        [opp_defeat] { about-who } defeated { $cards }.
        [opp_recruit] { about-who } took { $cards } from the market.
        [opp_contract] { about-who } took { $cards } off the contracts.
        [opp_moon] { about-who } took a moon token.
        [champion_taken] { about-who } took the champion token.
       *[opp_fail] { about-who } let something get away.
    }{ $reactions }

## Attacks
hint-blow = { $fee ->
        [0] {""}
        [one] one action:{" "}
       *[other] { $fee } actions:{" "}
    }{ $fells ->
        [yes] { $value } damage DEFEATS it: { $fame } fame
       *[no] { $immune ->
            [yes] immune to this: no damage
           *[no] { $value } damage; it would still need { $left ->
                [0] { $types ->
                    [one] one more type
                   *[other] { $types } more types
                }
               *[other] { $left }
            }
        }
    }
group-attacker = { $ally }: { $value } at best{ $fells ->
        [yes] , and { $foe } is done for
       *[no] {""}
    }
group-newcomer = { $held ->
        [yes] Deploy
       *[no] Recruit and deploy
    } { $ally } in somebody's place: attack { $attack }
group-target = { $foe }: { $tally } of { $needs }

## Cards
hint-figure = { $where ->
        [exhausted] exhausted;{" "}
        [ready] ready;{" "}
        [hand] in hand;{" "}
       *[other] {""}
    }{ hint-arm }; { hint-fee }{ $text }
hint-arm = { $types ->
        [none] attack { $attack }
       *[other] attack { $attack } ({ $types })
    }
hint-fee = { $fee ->
        [0] {""}
        [one] one action:{" "}
       *[other] { $fee } actions:{" "}
    }
hint-price = { $price ->
        [0] free
        [one] one action
       *[other] { $price } actions
    }
hint-hire = { hint-price }; { hint-arm }; { $fee ->
        [0] {""}
       *[other] for { $fee },{" "}
    }{ $text }
hint-buy = { hint-price }; { $text }
hint-does = { $fee ->
        [0] free: { $text }
       *[other] { hint-fee }{ $text }
    }
hint-tool = { $text }
hint-deed = { $ally ->
        [yes] tires for it: { $text }
       *[no] is spent: { $text }
    }
hint-notice = { $fame } fame{ $done ->
        [yes] , kept as things stand
       *[no] {""}
    }: { $text }

## Foes
hint-hide = { $immune ->
        [none] {""}
       *[other] ; immune { $immune }
    }{ $twice ->
        [none] {""}
       *[other] ; twice { $twice }
    }
hint-foe = { $fame } fame; { $enough ->
        [yes] you can do up to { $arm }, enough
       *[no] you can do { $arm } at most
    }{ hint-hide }; { $text }
hint-standing = { $tally } of { $needs }{ hint-hide }{ $text ->
        [none] {""}
       *[other] ; { $text }
    }
hint-unseen = { $top ->
        [none] { $left ->
            [0] the deck is shuffled anew
            [one] the last one of the deck
           *[other] one of { $left }
        }
       *[other] it will be { $top }
    }
hint-legends = one of { $left }, { $most ->
        [none] { $least }
       *[other] { $least } to { $most }
    } fame; you can do up to { $arm }
hint-coming = { $foes ->
        [none] { $hidden ->
            [one] something face down
           *[other] { $hidden } things face down
        }
       *[other] { $foes }{ $hidden ->
            [0] {""}
            [one] {" "}and something face down
           *[other] {" "}and { $hidden } things face down
        }
    }

## Beside buttons
hint-night = { $lost ->
        [0] no action is left
        [one] one action is left
       *[other] { $lost } actions are left
    }{ $fame ->
        [0] {""}
       *[other] ; contracts for { $fame } fame
    }{ $foes ->
        [none] { $count ->
            [0] {""}
           *[other] ; { $count } foes get away
        }
       *[other] ; gets away: { $foes }
    }
hint-away = { $count ->
        [one] { $foes } gets away
       *[other] { $count } foes get away
    }{ $allies ->
        [0] , and costs no ally
        [one] , and you lose an ally
       *[other] , and you lose { $allies } allies
    }
hint-rouse = { $count ->
        [one] ready again: { $allies }
        [2] ready again: { $allies }
        [3] ready again: { $allies }
        [4] ready again: { $allies }
       *[other] { $count } allies are ready again
    }
hint-swept = { $cards ->
        [none] nothing lies there
       *[other] there now: { $cards }
    }
hint-forgone = { $fame } fame on offer
hint-room = hand { $hand } of { $most }, company { $field } of { $most }

## Opponents
hint-rival = { $hand ->
        [one] one card in hand
       *[other] { $hand } cards in hand
    }; { $ready } ready with attack { $arm }, { $tired } exhausted
hint-sent = { $fame } fame, against attack { $arm } ready, { $whole } in all
hint-trade = you give { hint-arm }, you get { $theirs }{ $their_types ->
        [none] {""}
       *[other] {" "}({ $their_types })
    }; { $text }
hint-learners = { $have } of your { $field } have it already
group-victim = { $seat }: { $allies ->
        [one] one ally
       *[other] { $allies } allies
    }
group-monster = { $foe }: { $fame } fame
group-given = { $own }: attack { $attack }
