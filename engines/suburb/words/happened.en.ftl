### What happened in Suburb 1931: for the log, and as it is told to each reader.

event-and = {" "}and{" "}

## Moving in, slots, income
event-firstrolls = For the first turn { $seats } roll { $dice }.
    .clause = { $seats } again { $dice }
event-movedin = { $seat } moves in with ${ $cash }: *{ $house }*.
    .own = You move in with ${ $cash }: *{ $house }*.
event-turned = { $kind ->
        [bought] { $seat } plays again, in the house where { $slot } lived
        [extra] { $seat } has an extra turn, with { $slot } at the yield sign
       *[own] { $seat } has the turn
    }.
    .own = { $kind ->
        [bought] You play again, in the house where { $slot } lived
        [extra] You have an extra turn, with { $slot } at the yield sign
       *[own] You have the turn
    }.
event-missed = { $seat } misses a round: { $cause }.{ $free ->
        [yes] {" "}Time served, and the record is clean.
       *[no] {""}
    }
    .own = You miss a round: { $cause }.{ $free ->
        [yes] {" "}Time served, and the record is clean.
       *[no] {""}
    }
    .lead = { $seat } misses a round for { $cause }
    .own-lead = You miss a round for { $cause }
event-income = { $seat } collects { sum } of income.
    .own = You collect { sum } of income.
    .lead = { $seat }'s income{ cash }
    .own-lead = Your income{ cash }
cash = { $money ->
        [0] {""}
       *[other] : ${ $money }
    }
sum = { $money ->
        [0] {""}
       *[other] ${ $money }
    }{ $points ->
        [0] {""}
       *[other] { $money ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ points }
    }
points = { $points ->
        [one] one point
       *[other] { $points } points
    }
event-due = { $seat } may claim { sum } of income in this turn.
    .own = You may claim { sum } of income in this turn.
event-lapsed = { $seat } forgot to claim { sum }, and the bank forgot as well.
    .own = You forgot to claim { sum }, and the bank forgot as well.
event-expired = { $seat }'s *{ $card }* has run its course.
    .own = Your *{ $card }* has run its course.
    .clause = *{ $card }* has run its course

## Missions
event-drew = { $seat } draws *{ $card }*.
    .own = You draw *{ $card }*.
event-named = { $card ->
        [none] { $seat } picks { $target }
       *[other] { $seat } comes for { $target } with *{ $card }*
    }.
    .own = { $card ->
        [none] You pick { $target }
       *[other] You come for { $target } with *{ $card }*
    }.
    .lead = { $card ->
        [none] { $seat } comes for { $target }
       *[other] { $seat } tries *{ $card }* on { $target }
    }
    .own-lead = { $card ->
        [none] You come for { $target }
       *[other] You try *{ $card }* on { $target }
    }
event-blocked = { $seat } slams the door with *{ $card }*: no mission today.
    .own = You slam the door with *{ $card }*: no mission today.
    .clause = { $seat } slams the door with *{ $card }*
    .own-clause = you slam the door with *{ $card }*
event-defended = { $seat } listens at the window: { $die }{ $countered ->
        [yes] , and hears everything
       *[no] , and hears nothing
    }.
    .own = You listen at the window: { $die }{ $countered ->
        [yes] , and hear everything
       *[no] , and hear nothing
    }.
    .clause = { $seat } hears { $countered ->
        [yes] everything
       *[no] nothing
    } ({ $die })
    .own-clause = you hear { $countered ->
        [yes] everything
       *[no] nothing
    } ({ $die })
event-called = { $how ->
        [reverse] { $seat } turns the mission round
       *[police] { $seat } rings the police before the hedge has stopped shaking
    }.
    .own = { $how ->
        [reverse] You turn the mission round
       *[police] You ring the police before the hedge has stopped shaking
    }.
    .clause = { $seat } { $how ->
        [reverse] turns it round
       *[police] rings the police
    }
    .own-clause = you { $how ->
        [reverse] turn it round
       *[police] ring the police
    }
event-rolled = { $seat } rolls { $die }: { $good ->
        [yes] it works
       *[no] it goes wrong
    }.
    .own = You roll { $die }: { $good ->
        [yes] it works
       *[no] it goes wrong
    }.
    .lead = { $seat } rolls { $die }, and it { works }
    .own-lead = You roll { $die }, and it { works }
    .clause = a { $die } { works }
works = { $good ->
        [yes] works
       *[no] fails
    }
event-scored = { $seat } gains { gained }, to { $points }.
    .own = You gain { gained }, to { $points }.
    .clause = { $seat } rises { gained } to { $points }
    .own-clause = you rise { gained } to { $points }
    .same-clause = up { gained } to { $points }
gained = { $gained ->
        [one] one point
       *[other] { $gained } points
    }
event-sign = { $sign ->
        [light] { $seat } catches the green light and rolls on to 16.
        [stop] { $seat } stops at the stop sign: a round is missed, and nobody pushes meanwhile.
       *[yield] { $seat } stands at the yield sign: the next neighbour goes first.
    }
    .own = { $sign ->
        [light] You catch the green light and roll on to 16.
        [stop] You stop at the stop sign: a round is missed, and nobody pushes meanwhile.
       *[yield] You stand at the yield sign: the next neighbour goes first.
    }
    .clause = { $sign ->
        [light] the light is green, on to 16
        [stop] the stop sign costs a round
       *[yield] the yield sign lets the next one go first
    }
event-fell = { $lost ->
        [0] { $pushed ->
            [yes] { $seat } is pushed, and does not budge from { $points }.
           *[no] { $seat } loses nothing and stays on { $points }.
        }
       *[other] { $seat } { $pushed ->
            [yes] is pushed down
           *[no] falls
        } { lost }, to { $points }.
    }
    .own = { $lost ->
        [0] { $pushed ->
            [yes] You are pushed, and do not budge from { $points }.
           *[no] You lose nothing and stay on { $points }.
        }
       *[other] You { $pushed ->
            [yes] are pushed down
           *[no] fall
        } { lost }, to { $points }.
    }
    .clause = { $lost ->
        [0] { $pushed ->
            [yes] { $seat } does not budge from { $points }
           *[no] { $seat } stays on { $points }
        }
       *[other] { $seat } { $pushed ->
            [yes] is pushed down
           *[no] falls
        } { lost } to { $points }
    }
    .own-clause = { $lost ->
        [0] { $pushed ->
            [yes] you do not budge from { $points }
           *[no] you stay on { $points }
        }
       *[other] you { $pushed ->
            [yes] are pushed down
           *[no] fall
        } { lost } to { $points }
    }
    .same-clause = { $pushed ->
        [yes] { $seat } { $lost ->
            [0] does not budge from { $points }
           *[other] is pushed down { lost } to { $points }
        }
       *[no] { $lost ->
            [0] nothing lost
           *[other] down { lost } to { $points }
        }
    }
lost = { $lost ->
        [one] one point
       *[other] { $lost } points
    }
event-rose = { $seat } is now on level { $level }.
    .own = You are now on level { $level }.
    .clause = { $seat } is on LEVEL { $level }
    .own-clause = you are on LEVEL { $level }
    .same-clause = LEVEL { $level }

## Money
event-passed = { $giver } pays { $taker } ${ $amount }.
    .own = You pay { $taker } ${ $amount }.
    .clause = { $giver } pays { $taker } ${ $amount }
    .own-clause = you pay { $taker } ${ $amount }
    .same-clause = ${ $amount } to { $taker }
event-gained = { $why ->
        [ability] { $seat } receives ${ $amount } (*{ house-upper3 }*)
       *[other] { $seat } receives ${ $amount } (*{ $why }*)
    }.
    .own = { $why ->
        [ability] You receive ${ $amount } (*{ house-upper3 }*)
       *[other] You receive ${ $amount } (*{ $why }*)
    }.
    .clause = { $why ->
        [ability] *{ house-upper3 }* pays ${ $amount }
       *[other] ${ $amount } from the bank
    }
event-paid = { $seat } pays ${ $amount } (*{ $why }*).
    .own = You pay ${ $amount } (*{ $why }*).
    .clause = { $seat } pays the bank ${ $amount }
    .own-clause = you pay the bank ${ $amount }
    .same-clause = ${ $amount } to the bank
event-lent = The bank lends { $seat } the missing ${ $amount }.
    .own = The bank lends you the missing ${ $amount }.
    .clause = the bank lends { $seat } the missing ${ $amount }
    .own-clause = the bank lends you the missing ${ $amount }
    .same-clause = the bank lends the missing ${ $amount }
event-waived = The bank will not lend { $seat } twice: ${ $amount } stay unpaid.
    .own = The bank will not lend you twice: ${ $amount } stay unpaid.
    .clause = the bank lends nothing twice
event-repaid = { $collected ->
        [yes] The bank collects ${ $amount } from { $seat }.
       *[no] { $seat } repays the bank ${ $amount }.
    }
    .own = { $collected ->
        [yes] The bank collects ${ $amount } from you.
       *[no] You repay the bank ${ $amount }.
    }
event-late = { $seat } cannot repay ${ $amount }: a dot, and a missed round.
    .own = You cannot repay ${ $amount }: a dot, and a missed round.
    .lead = { $seat } cannot repay the bank ${ $amount } and will miss a round
    .own-lead = You cannot repay the bank ${ $amount } and will miss a round
event-gave = { $seat } gives { $taker } ${ $amount }, just like that.
    .own = You give { $taker } ${ $amount }, just like that.
event-gavecard = { $seat } gives { $taker } *{ $card }*, just like that.
    .own = You give { $taker } *{ $card }*, just like that.

## The law
event-dotted = { $seat } is arrested: { $dots ->
        [one] one dot
       *[other] { $dots } dots
    } of { $limit }.
    .own = You are arrested: { $dots ->
        [one] one dot
       *[other] { $dots } dots
    } of { $limit }.
    .clause = dot { $dots } of { $limit } for { $seat }
    .own-clause = dot { $dots } of { $limit } for you
event-jailed = { $seat } goes to prison, and the neighbours water the geraniums.
    .own = You go to prison, and the neighbours water the geraniums.
    .clause = PRISON
event-cleared = { $how ->
        [pardon] A pardon clears one of { $seat }'s dots.
       *[bribe] { $seat } pays the police ${ $cost }: { dots } less.
    }
    .own = { $how ->
        [pardon] A pardon clears one of your dots.
       *[bribe] You pay the police ${ $cost }: { dots } less.
    }
dots = { $dots ->
        [one] one dot
       *[other] { $dots } dots
    }

## Cards, stocks, shops and houses
event-took = { $cost ->
        [0] { $seat } takes *{ $card }*.
       *[other] { $seat } pays ${ $cost } for *{ $card }*.
    }
    .own = { $cost ->
        [0] You take *{ $card }*.
       *[other] You pay ${ $cost } for *{ $card }*.
    }
event-kept = { $seat } keeps *{ $card }* for later.
    .own = You keep *{ $card }* for later.
    .clause = kept for later
event-idle = *{ $card }* does nothing for { $seat }.
    .own = *{ $card }* does nothing for you.
    .clause = it does nothing
event-aimed = { $seat } plays *{ $card }* against { $target }.
    .own = You play *{ $card }* against { $target }.
    .clause = aimed at { $target }
event-missing = { $seat } will miss a round.
    .own = You will miss a round.
    .clause = a round to miss
event-bought = { $seat } buys *{ $card }* for ${ $cost }: { becomes }.
    .own = You buy *{ $card }* for ${ $cost }: { becomes }.
    .lead = { $seat } buys { stock }{ more }
    .own-lead = You buy { stock }{ more }
    .clause = then { stock }
more = { $kind ->
        [pay] {""}
       *[other] ,
    }
# What a stock pays at once follows by itself.
stock = *{ $card }* for ${ $cost }{ $kind ->
        [pay] {""}
        [hold] {" "}(${ $n } a round, { $rounds } times)
       *[lose] {" "}(worthless)
    }
becomes = { $kind ->
        [pay] it pays ${ $n }
        [hold] ${ $n } a round, { $rounds } times
       *[lose] worth the paper it is printed on
    }
event-tried = { $seat } { rolls }: { $good ->
        [yes] the keys, please
       *[no] the shutters stay down
    }.
    .own = You { $owner ->
        [none] roll { $die } for a new shop
       *[other] roll { $die } for a shop run by { $owner }
    }: { $good ->
        [yes] the keys, please
       *[no] the shutters stay down
    }.
    .lead = { $seat } { rolls }
    .own-lead = You { $owner ->
        [none] roll { $die } for a new shop
       *[other] roll { $die } for a shop run by { $owner }
    }
rolls = { $owner ->
        [none] rolls { $die } for a new shop
       *[other] rolls { $die } for a shop run by { $owner }
    }
event-gotshop = { $owner ->
        [none] { $seat } takes over *{ $card }*
       *[other] { $seat } takes *{ $card }* from { $owner }
    }: ${ $income } a round, { $left ->
        [one] one round
       *[other] { $left } rounds
    } left.
    .own = { $owner ->
        [none] You take over *{ $card }*
       *[other] You take *{ $card }* from { $owner }
    }: ${ $income } a round, { $left ->
        [one] one round
       *[other] { $left } rounds
    } left.
    .clause = *{ $card }* goes to { $seat } ({ pays })
    .own-clause = *{ $card }* is yours ({ pays })
pays = ${ $income } a round, { $left ->
        [one] one round
       *[other] { $left } rounds
    } left
event-upgraded = { $cost ->
        [0] { $seat }'s house is upgraded, free of charge.
       *[other] { $seat } upgrades the house for ${ $cost }.
    }
    .own = { $cost ->
        [0] Your house is upgraded, free of charge.
       *[other] You upgrade your house for ${ $cost }.
    }
    .clause = { $seat }'s house is upgraded for nothing
    .own-clause = your house is upgraded for nothing
    .same-clause = the house is upgraded for nothing
event-wrecked = { $seat }'s upgrade comes down in the night.
    .own = Your upgrade comes down in the night.
    .clause = { $seat }'s upgrade comes down in the night
    .own-clause = your upgrade comes down in the night

## Out of the game
event-fallen = { $left ->
        [yes] { $seat } moves away for good.
       *[no] { $seat } is arrested without a dollar in the house, and is OUT.
    }
    .own = { $left ->
        [yes] You move away for good.
       *[no] You are arrested without a dollar in the house, and are OUT.
    }
event-onsale = { $whole ->
        [yes] { $seat }'s house goes under the hammer with everything in it
       *[no] The house that { $seat } left goes under the hammer, empty
    }, from ${ $start }.
    .own = { $whole ->
        [yes] Your house goes under the hammer with everything in it
       *[no] The house that you left goes under the hammer, empty
    }, from ${ $start }.
event-bidmade = { $seat } bids ${ $amount }.
    .own = You bid ${ $amount }.
    .lead = { $seat } bids ${ $amount },
    .own-lead = You bid ${ $amount },
    .clause = { $seat } bids ${ $amount }
    .own-clause = you bid ${ $amount }
event-dropped = { $seat } { $short ->
        [yes] cannot bid so much
       *[no] drops out
    }.
    .own = You { $short ->
        [yes] cannot bid so much
       *[no] drop out
    }.
    .lead = { $seat } { $short ->
        [yes] cannot bid so much
       *[no] drops out
    },
    .own-lead = You { $short ->
        [yes] cannot bid so much
       *[no] drop out
    },
    .clause = { $seat } { $short ->
        [yes] cannot bid so much
       *[no] drops out
    }
    .own-clause = you { $short ->
        [yes] cannot bid so much
       *[no] drop out
    }
event-soldto = { $seat } buys the house where { $house } lived for ${ $amount }, and plays its slot from now on.
    .own = You buy the house where { $house } lived for ${ $amount }, and play its slot from now on.
event-closed = Nobody lives at { $seat }'s any more: the slot is closed.
    .own = Nobody lives at yours any more: the slot is closed.

## The goals
event-held = { $goal ->
        [money] { $seat } has $12,000, and WINS if it is still there at the next own slot.
       *[points] { $seat } is on 60, and WINS if still there at the next own slot.
    }
    .own = { $goal ->
        [money] You have $12,000, and WIN if it is still there at your next own slot.
       *[points] You are on 60, and WIN if you still are at your next own slot.
    }
event-slipped = { $seat } { $goal ->
        [money] could not keep $12,000
       *[points] could not stay on 60
    } for a round.
    .own = You { $goal ->
        [money] could not keep $12,000
       *[points] could not stay on 60
    } for a round.
event-won = { $seat } wins: { by }.
    .own = You win: { by }.
by = { $ending ->
        [money] $12,000 for a whole round
        [last] the last one on the street
        [left] the only one who stayed
       *[points] 60 points for a whole round
    }
