### What speaks for an answer, for whoever asks for advice.

why-does = { does }
why-ahead = the best of the six spaces ahead is { spot } ({ $at }), on a { $face }
why-nearby = { $place ->
        [1] no other of the { $of } spaces is worth more to you now
       *[other] of { $of } spaces, { $place } by what they are worth to you now
    }
why-bids = you have ${ $cash } of the ${ $target } that make a buyer
why-deal = { $price ->
        [0] costs nothing
       *[other] costs ${ $price }, leaves ${ $rest }
    }
why-resale = it costs ${ $price } new and sells for ${ $sale }
why-saves = saves a car that costs ${ $price } and sells for ${ $sale }
why-range = cars cost ${ $least } to ${ $most }, and you have ${ $cash }
why-gems = you hold { $held } of this kind and { $other } of the other: the Expert buys one of each a visit
why-single = { $share ->
        [yes] { $paired ->
            [yes] half of your pair, which sells for ${ $value }
           *[no] sells in a pair alone, for ${ $value }, and you have one of it
        }
       *[no] { $value ->
            [0] worth nothing alone
           *[other] worth ${ $value }
        }
    }
why-feasible = with { $men ->
        [one] one man
       *[other] { $men } men
    } you can carry out { $can } of { $missions } Missions
why-halfway = { $space ->
        [Expert] { $value ->
            [0] you have no gem that the Expert would buy
           *[other] your gems bring ${ $value } there
        }
        [Seller] you hold { $value ->
            [0] no gem
            [one] one gem
           *[other] { $value } gems
        } so far
        [Mission] { $value ->
            [0] you hold no Mission that you could carry out: you would draw one
           *[other] your best Mission pays ${ $value }
        }
        [Recruitment] you are { $value ->
            [one] one man strong
           *[other] { $value } men strong
        }, and it is free
        [Adventure] no arrest waits there of itself; you have { $value ->
            [0] no record
            [one] one record
           *[other] { $value } records
        }
        [Robbery] you have { $value ->
            [0] no record
            [one] one record
           *[other] { $value } records
        }; you may still walk past
       *[other] you have ${ $value }
    }
why-purse = you have ${ $cash }
why-records = { $records ->
        [0] you have no record
        [one] you have one record
       *[other] you have { $records } records, and a third puts you OUT
    }, and ${ $cash } for a fine
why-due = above $10,000 a Collection takes up to ${ $most }; you hold { $held ->
        [0] no Protection
        [one] one Protection
       *[other] { $held } Protections
    }
why-claimed = ${ $amount } is yours for the asking
why-stays = { $card ->
        [yes] the card stays where it lies
       *[no] it can wait until you are asked again
    }
