### What happened in Le Pro: for the log a sentence, for a telling its own form, its beginning, or a clause.

event-and = {" and "}
goods = { $deck ->
        [Adventure] an Adventure
        [Automobile] the car
        [Boxing] a boxer
        [Investment] a share
        [Recruitment] a recruit
       *[other] a { $deck }
    }
## What is read aloud of a card, behind its name
aloud = { $text ->
        [none] {""}
       *[other] {" "}(“{ $text }”)
    }

## What a card that its owner alone sees is good for
good-for = { $kind ->
        [pearl] { $value ->
            [0] half of the Magnificent Jewel
           *[other] worth ${ $value }
        }
        [diamond] { $value ->
            [0] half of the Magnificent Jewel
           *[other] worth ${ $value }
        }
        [investment] ${ $value } with its like
        [mission] { $men ->
            [one] one man
           *[other] { $men } men
        }, ${ $value }
        [boxe] { $dice ->
            [one] one die
           *[other] { $dice } dice
        }
        [adventure] for later: { $when }
       *[other] for later
    }
## The men on a Recruitment card, behind its name
men = { $men ->
        [0] {""}
        [one] {" "}(one man)
       *[other] {" "}({ $men } men)
    }

## What a card that is played changes, where nothing else tells of it
event-does = { $verb ->
        [men_plus] {" "}({ effect-men_plus.short })
        [no_arrest] {" "}({ effect-no_arrest.short })
        [price_plus] {" "}({ effect-price_plus.short })
        [skip_collection] {" "}({ effect-skip_collection.short })
       *[other] {""}
    }

## The turn
event-dealt = { $seat } is { $character }.
    .own = You are { $character }: { $gift }
    .lead = { $seat } is { $character },
    .own-lead = You are { $character } ({ $gift }),
    .clause = { $seat } { $character }
    .own-clause = you { $character } ({ $gift })
event-firstrolls = For the first turn { $seats } roll { $dice }.
event-turned = { $seat } has { $again ->
        [yes] another turn
       *[no] the turn
    }.
event-missed = { $seat } misses a turn.
    .own = You miss a turn.
event-announced = { $seat } is a BUYER. The game ends when a buyer comes round to Refuge.
    .own = You are a BUYER. The game ends when a buyer comes round to Refuge.
event-rolled = { $seat } { $how ->
        [chosen] chooses { $die }
        [shifted] nudges the die to { $die }
        [driven] brakes and makes it { $die }
       *[rolled] rolls { $die }
    }.
    .own = You { $how ->
        [chosen] choose { $die }
        [shifted] nudge the die to { $die }
        [driven] brake and make it { $die }
       *[rolled] roll { $die }
    }.
    .lead = { $seat } { $how ->
        [chosen] chooses { $die }
        [shifted] nudges the die to { $die }
        [driven] brakes and makes it { $die }
       *[rolled] rolls { $die }
    },
    .own-lead = You { $how ->
        [chosen] choose { $die }
        [shifted] nudge the die to { $die }
        [driven] brake and make it { $die }
       *[rolled] roll { $die }
    },
    .clause = { $how ->
        [chosen] chooses { $die }
       *[shifted] nudges the die to { $die }
    }
    .own-clause = { $how ->
        [chosen] choose { $die }
       *[shifted] nudge the die to { $die }
    }
event-moved = { $seat } { $tunnel ->
        [yes] comes up on
       *[no] stops on
    } { spot } ({ $at }).
    .own = You { $tunnel ->
        [yes] come up on
       *[no] stop on
    } { spot } ({ $at }).
    .lead = { $seat } { $tunnel ->
        [yes] comes up on
       *[no] stops on
    } { spot } ({ $at }),
    .own-lead = You { $tunnel ->
        [yes] come up on
       *[no] stop on
    } { spot } ({ $at }),
    .clause = { $tunnel ->
        [yes] comes up on
       *[no] stops on
    } { spot } ({ $at })
    .own-clause = { $tunnel ->
        [yes] come up on
       *[no] stop on
    } { spot } ({ $at })
event-refuge = { $seat } { $exact ->
        [yes] stops on Refuge
       *[no] passes Refuge
    } and { $due ->
        [yes] may claim
       *[no] collects
    } ${ $amount }.
    .own = You { $exact ->
        [yes] stop on Refuge
       *[no] pass Refuge
    } and { $due ->
        [yes] may claim
       *[no] collect
    } ${ $amount }.
    .lead = { $seat } { $exact ->
        [yes] stops on Refuge
       *[no] passes Refuge
    } and { $due ->
        [yes] may claim
       *[no] collects
    } ${ $amount },
    .own-lead = You { $exact ->
        [yes] stop on Refuge
       *[no] pass Refuge
    } and { $due ->
        [yes] may claim
       *[no] collect
    } ${ $amount },
    .clause = { $due ->
        [yes] may claim
       *[no] collects
    } ${ $amount } { $exact ->
        [yes] at home
       *[no] in passing Refuge
    }
    .own-clause = { $due ->
        [yes] may claim
       *[no] collect
    } ${ $amount } { $exact ->
        [yes] at home
       *[no] in passing Refuge
    }
event-claimed = { $seat } { $lost ->
        [yes] leaves ${ $amount } lying at Refuge, and it is gone
       *[no] claims ${ $amount } from Refuge
    }.
    .own = You { $lost ->
        [yes] leave ${ $amount } lying at Refuge, and it is gone
       *[no] claim ${ $amount } from Refuge
    }.
    .lead = { $seat } { $lost ->
        [yes] leaves ${ $amount } lying at Refuge
       *[no] claims ${ $amount } from Refuge
    },
    .own-lead = You { $lost ->
        [yes] leave ${ $amount } lying at Refuge
       *[no] claim ${ $amount } from Refuge
    },
    .clause = { $lost ->
        [yes] leaves ${ $amount } lying at Refuge for good
       *[no] claims ${ $amount } from Refuge
    }
    .own-clause = { $lost ->
        [yes] leave ${ $amount } lying at Refuge for good
       *[no] claim ${ $amount } from Refuge
    }
event-chosen = { $seat } plays { $space }.
    .own = You play { $space }.
    .lead = { $seat } chooses { $space },
    .own-lead = You choose { $space },
    .clause = chooses { $space }
    .own-clause = choose { $space }
event-extra = { $seat } { $missed ->
        [yes] will miss a turn
       *[no] will have another turn
    }.
    .own = You { $missed ->
        [yes] will miss a turn
       *[no] will have another turn
    }.
    .clause = { $missed ->
        [yes] will miss a turn
       *[no] will have another turn
    }
event-closing = { $seat } comes home as a buyer: one last space, and the game is over.
    .own = You come home as a buyer: one last space, and the game is over.

## Cards and money
event-drew = { $seat } draws *{ $card }*.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }
    .own = You draw *{ $card }*.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }
    .lead = { $seat } draws *{ $card }*{ men }{ aloud },
    .own-lead = You draw *{ $card }*{ men }{ aloud },
    .clause = { $kind ->
        [automobile] looks at
        [protection] gets
       *[other] draws
    } *{ $card }*{ men }{ aloud }
    .own-clause = { $kind ->
        [automobile] look at
        [protection] get
       *[other] draw
    } *{ $card }*{ men }{ aloud }
event-took = { $seat } takes { goods }.
    .own = You take { goods }.
    .own-lead = You take { goods },
    .clause = takes { goods }
    .own-clause = take { goods }
event-got = You drew *{ $card }*.
    .clause = *{ $card }* ({ good-for })
event-unconcerned = *{ $card }* does not concern { $seat }, and goes back.
    .own = *{ $card }* does not concern you, and goes back.
    .clause = is not concerned
    .own-clause = are not concerned
event-gained = { $seat } receives ${ $amount } ({ $why }).
    .own = You receive ${ $amount } ({ $why }).
    .lead = { $seat } receives ${ $amount } ({ $why }),
    .own-lead = You receive ${ $amount } ({ $why }),
    .clause = receives ${ $amount }
    .own-clause = receive ${ $amount }
event-paid = { $seat } pays ${ $amount } ({ $why }).
    .own = You pay ${ $amount } ({ $why }).
    .lead = { $seat } pays ${ $amount } ({ $why }),
    .own-lead = You pay ${ $amount } ({ $why }),
    .clause = pays ${ $amount }
    .own-clause = pay ${ $amount }
event-passed = { $giver } pays { $taker } ${ $amount }.
    .own = You pay { $taker } ${ $amount }.
    .clause = { $giver } pays { $taker } ${ $amount }
    .same-clause = pays { $taker } ${ $amount }
    .own-clause = you pay { $taker } ${ $amount }
event-hatlaid = { $at ->
        [-1] *{ $card }* finds no free space and goes back.
       *[other] *{ $card }* now lies on { spot } ({ $at }): { does }
    }
    .clause = { $at ->
        [-1] which finds no free space
       *[other] which now waits on { spot } ({ $at })
    }
event-hatplayed = { $seat } plays *{ $card }*, which lay there{ $does }.
    .own = You play *{ $card }*, which lay there{ $does }.
    .lead = { $seat } plays *{ $card }*, which lay there{ $does },
    .own-lead = You play *{ $card }*, which lay there{ $does },
    .clause = plays *{ $card }*, which lay there{ $does }
    .own-clause = play *{ $card }*, which lay there{ $does }
event-starplayed = { $seat } plays *{ $card }*{ $does }.
    .own = You play *{ $card }*{ $does }.
    .lead = { $seat } plays *{ $card }*{ $does },
    .own-lead = You play *{ $card }*{ $does },
    .clause = plays *{ $card }*{ $does }
    .own-clause = play *{ $card }*{ $does }
event-sold = { $seat } sells { $what ->
        [pair] both shares of *{ $one }*
        [jewel] the Magnificent Jewel
       *[other] *{ $cards }*
    } for ${ $amount }.
    .own = You sell { $what ->
        [pair] both shares of *{ $one }*
        [jewel] the Magnificent Jewel
       *[other] *{ $cards }*
    } for ${ $amount }.
    .lead = { $seat } sells { $what ->
        [pair] both shares of *{ $one }*
        [jewel] the Magnificent Jewel
       *[other] *{ $cards }*
    } for ${ $amount },
    .own-lead = You sell { $what ->
        [pair] both shares of *{ $one }*
        [jewel] the Magnificent Jewel
       *[other] *{ $cards }*
    } for ${ $amount },
    .clause = sells { $what ->
        [pair] both shares of *{ $one }*
        [jewel] the Magnificent Jewel
       *[other] *{ $cards }*
    } for ${ $amount }
    .own-clause = sell { $what ->
        [pair] both shares of *{ $one }*
        [jewel] the Magnificent Jewel
       *[other] *{ $cards }*
    } for ${ $amount }
event-bought = { $seat } { $amount ->
        [0] gets { goods } for nothing
       *[other] buys { goods } for ${ $amount }
    }.
    .own = You { $amount ->
        [0] get { goods } for nothing
       *[other] buy { goods } for ${ $amount }
    }.
    .lead = { $seat } { $amount ->
        [0] gets { goods } for nothing
       *[other] buys { goods } for ${ $amount }
    },
    .own-lead = You { $amount ->
        [0] get { goods } for nothing
       *[other] buy { goods } for ${ $amount }
    },
    .clause = { $amount ->
        [0] gets { goods } for nothing
       *[other] buys { goods } for ${ $amount }
    }
    .own-clause = { $amount ->
        [0] get { goods } for nothing
       *[other] buy { goods } for ${ $amount }
    }
event-declined = { $seat } looks at *{ $card }* and walks away.
    .own = You look at *{ $card }* and walk away.
    .clause = leaves it standing
    .own-clause = leave it standing
event-swapped = { $seat } and { $other } swap: one { $deck } card for another, both unseen.
    .own = You swap { goods } with { $other }, sight unseen.
    .lead = { $seat } swaps { goods } with { $other }, sight unseen,
    .own-lead = You swap { goods } with { $other }, sight unseen,
    .clause = swaps { goods } with { $other }, sight unseen
    .own-clause = swap { goods } with { $other }, sight unseen
event-swappedfor = You gave *{ $gave }* and got *{ $got }*.
    .clause = you give *{ $gave }* and get *{ $got }*
event-lost = { $taker ->
        [none] { $seat } lets *{ $card }* go.
       *[other] { $seat } loses *{ $card }* to { $taker }.
    }
    .own = { $taker ->
        [none] You let *{ $card }* go.
       *[other] You lose *{ $card }* to { $taker }.
    }
    .clause = { $seat } loses *{ $card }*{ $taker ->
        [none] {""}
       *[other] {" "}to { $taker }
    }
    .same-clause = lets *{ $card }* go
    .own-clause = { $taker ->
        [none] let *{ $card }* go
       *[other] you lose *{ $card }* to { $taker }
    }

## Cars and the ring
event-collided = { $rammer } crashes into { $victim }.
    .own = You crash into { $victim }.
event-saved = { $seat } gives up { goods }, and the car is saved.
    .own = You give up { goods }, and the car is saved.
    .clause = { $seat } gives up { goods } and keeps it
    .own-clause = you give up { goods } and keep it
event-carlost = { $seat } loses *{ $card }*.
    .own = You lose *{ $card }*.
    .clause = *{ $card }* is gone
    .own-clause = *{ $card }* is gone
event-fought = *{ $mine }* ({ $organiser }) has { $total }, *{ $theirs }* ({ $defender }) has { $against }.
    .own = Your *{ $mine }* has { $total }, *{ $theirs }* ({ $defender }) has { $against }.
    .lead = { $organiser } sends *{ $mine }* against *{ $theirs }* ({ $defender }), { $total } to { $against },
    .own-lead = You send *{ $mine }* against *{ $theirs }* ({ $defender }), { $total } to { $against },
    .clause = sends *{ $mine }* against *{ $theirs }* ({ $defender }), { $total } to { $against }
    .own-clause = send *{ $mine }* against *{ $theirs }* ({ $defender }), { $total } to { $against }
event-victory = *{ $card }* wins for { $seat }: the { $victory ->
        [1] first
        [2] second
       *[other] third and last
    } victory, ${ $amount }.
    .own = *{ $card }* wins for you: the { $victory ->
        [1] first
        [2] second
       *[other] third and last
    } victory, ${ $amount }.
    .clause = *{ $card }* wins { $seat } ${ $amount }{ $victory ->
        [1] {""}
        [2] , a second victory
       *[other] , a third victory, and retires unbeaten
    }
    .same-clause = wins ${ $amount }{ $victory ->
        [1] {""}
        [2] , a second victory
       *[other] , a third victory, and a boxer retires unbeaten
    }
    .own-clause = *{ $card }* wins you ${ $amount }{ $victory ->
        [1] {""}
        [2] , a second victory
       *[other] , a third victory, and retires unbeaten
    }

## Missions, robberies and the Passage
event-succeeded = { $seat } carries out *{ $card }*, paid with ${ $amount }.
    .own = You carry out *{ $card }*, paid with ${ $amount }.
    .lead = { $seat } carries out *{ $card }* for ${ $amount },
    .own-lead = You carry out *{ $card }* for ${ $amount },
    .clause = carries out *{ $card }* for ${ $amount }
    .own-clause = carry out *{ $card }* for ${ $amount }
event-failed = { $seat } has too few men for *{ $card }*.
    .own = You have too few men for *{ $card }*.
    .clause = has too few men for *{ $card }*
    .own-clause = have too few men for *{ $card }*
event-risked = { $seat } rolls { $die } for the risk: { $caught ->
        [yes] caught
       *[no] all quiet
    }.
    .own = You roll { $die } for the risk: { $caught ->
        [yes] caught
       *[no] all quiet
    }.
    .lead = { $seat } rolls { $die } for the risk, { $caught ->
        [yes] is caught
       *[no] hears nothing
    },
    .own-lead = You roll { $die } for the risk, { $caught ->
        [yes] are caught
       *[no] hear nothing
    },
    .clause = rolls { $die } for the risk, { $caught ->
        [yes] is caught
       *[no] hears nothing
    }
    .own-clause = roll { $die } for the risk, { $caught ->
        [yes] are caught
       *[no] hear nothing
    }
event-tunnelled = { $seat } rolls { $dice } in the Passage: { $what ->
        [collection] a Collection
        [adventure] an Adventure
       *[secret] the secret passage
    }.
    .own = You roll { $dice } in the Passage: { $what ->
        [collection] a Collection
        [adventure] an Adventure
       *[secret] the secret passage
    }.
    .clause = rolls { $dice } for { $what ->
        [collection] a Collection
        [adventure] an Adventure
       *[secret] the secret passage
    }
    .own-clause = roll { $dice } for { $what ->
        [collection] a Collection
        [adventure] an Adventure
       *[secret] the secret passage
    }
event-planned = { $seat } rolls { $die }: a { $deck } robbery offers itself.
    .own = You roll { $die }: a { $deck } robbery offers itself.
    .lead = { $seat } rolls { $die } for a { $deck ->
        [Bank] bank
       *[Shop] shop
    },
    .own-lead = You roll { $die } for a { $deck ->
        [Bank] bank
       *[Shop] shop
    },
    .clause = rolls { $die } for a { $deck ->
        [Bank] bank
       *[Shop] shop
    }
    .own-clause = roll { $die } for a { $deck ->
        [Bank] bank
       *[Shop] shop
    }
event-refused = { $seat } walks past.
    .own = You walk past.
    .clause = walks past
    .own-clause = walk past

## The law
event-arrested = { $seat } is arrested; a fine would be the one for a { $column ->
        [bank] bank
       *[other] shop
    }.
    .own = You are arrested; a fine would be the one for a { $column ->
        [bank] bank
       *[other] shop
    }.
    .lead = { $seat } is arrested
    .own-lead = You are arrested
event-freed = The arrest of { $seat } is void.
    .own = Your arrest is void.
    .clause = walks free
    .own-clause = walk free
event-judged = The verdict on { $seat }: *{ $card }*.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }
    .own = Your verdict: *{ $card }*.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }
    .lead = The verdict on { $seat } is *{ $card }*{ aloud },
    .own-lead = Your verdict is *{ $card }*{ aloud },
    .clause = the verdict is *{ $card }*{ aloud }
    .own-clause = the verdict is *{ $card }*{ aloud }
event-fined = { $seat } pays the fine, ${ $amount }.
    .own = You pay the fine, ${ $amount }.
    .clause = a fine of ${ $amount }
    .own-clause = a fine of ${ $amount }
event-recorded = { $seat } { $cleared ->
        [yes] loses a Criminal Record
       *[no] gets a Criminal Record
    }: { $records ->
        [0] none now
        [one] one now
       *[other] { $records } now
    }.
    .own = You { $cleared ->
        [yes] lose a Criminal Record
       *[no] get a Criminal Record
    }: { $records ->
        [0] none now
        [one] one now
       *[other] { $records } now
    }.
    .clause = { $cleared ->
        [yes] one Criminal Record less, { $records ->
            [0] none left
           *[other] { $records } left
        }
       *[no] a Criminal Record, the { $records ->
            [1] first
            [2] second
           *[other] third
        }
    }
    .own-clause = { $cleared ->
        [yes] one Criminal Record less, { $records ->
            [0] none left
           *[other] { $records } left
        }
       *[no] a Criminal Record, the { $records ->
            [1] first
            [2] second
           *[other] third
        }
    }
event-fallen = { $seat } { $retired ->
        [yes] retires from the business
       *[no] is out of the game: the law has the last word
    }{ $cards ->
        [none] .
       *[other] , and turns out all pockets: { $cards }.
    }
    .own = You { $retired ->
        [yes] retire from the business
       *[no] are out of the game: the law has the last word
    }{ $cards ->
        [none] .
       *[other] , and turn out all pockets: { $cards }.
    }

## The end
event-counted = { $seat } counts ${ $total }.
    .own = You count ${ $total }.
    .lead = { $seat } counts ${ $total },
    .own-lead = You count ${ $total },
    .clause = { $seat } ${ $total }
    .own-clause = you ${ $total }
event-won = { $seats }: { $ending ->
        [last] the last of them all.
        [retired] the last one who stayed.
        [limit] the richest when time was called.
       *[buyer] the richest, and master of the neighbourhood.
    }
    .own = You are { $ending ->
        [last] the last of them all.
        [retired] the last one who stayed.
        [limit] the richest when time was called.
       *[buyer] the richest, and master of the neighbourhood.
    }
