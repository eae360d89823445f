### What speaks for an answer, for whoever asks for advice.

why-chance = { $dice ->
        [one] one white die
       *[other] { $dice } white dice
    }{ $red ->
        [yes] {" "}and the Red Die
       *[no] {""}
    }{ $chance ->
        [none] {""}
       *[other] : { $chance } % for { $needs ->
            [one] one Triumph
           *[other] { $needs } Triumphs
        }
    }
why-worth = the roll comes to { $result }: { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    } of { $needs } that count{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    }
why-becomes = Result { $result }, { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    } instead of { $now }{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    }
why-again = { $dice ->
        [one] one die
       *[other] { $dice } dice
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }{ $locks ->
        [0] {""}
        [one] {" "}and a lock
       *[other] {" "}and { $locks } locks
    } again
why-helpers = the others hold { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    } that might help
why-hand = you hold { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    }; the Clan Deck has { $clan }
why-back = the Clan Deck has { $clan }; { $exhausted } Exhausted would come back
why-levels = Levels worth { $chosen } together, of the { $of } you could choose from
why-burden = { $seat } has { $fingerprints ->
        [0] no Fingerprint
        [one] one Fingerprint
       *[other] { $fingerprints } Fingerprints
    }, { $problems ->
        [0] no Problem
        [one] one Problem
       *[other] { $problems } Problems
    } and { $hand ->
        [one] one card
       *[other] { $hand } cards
    }
why-draws = { $seat } holds { $hand ->
        [one] one card
       *[other] { $hand } cards
    } and draws { $cards }
why-task = { $ideal } { $difficulty }{ $missing ->
        [0] {""}
       *[other] , { $missing } to go
    }
why-marked = one of { $of } that can be chosen
why-left = { $actions ->
        [one] one action is
       *[other] { $actions } actions are
    } left, with { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    } in hand
why-points = { $price ->
        [0] { $reputation ->
            [0] no point is left to spend
            [one] one point is left, and is lost
           *[other] { $reputation } points are left, and are lost
        }
        [-1] brings a point to the { $reputation } there are
       *[other] costs { $price } of { $reputation } points
    }
why-spent = plays a Level { $level }
