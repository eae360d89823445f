### What speaks for an answer, for whoever asks for advice.

why-balance = { $others ->
        [0] { $same ->
            [0] nobody else has chosen yet
            [one] the other family so far is of the same class
           *[other] all { $same } families so far are of the same class
        }
       *[other] other families so far: { $same } of this class, { $others } of the other
    }
why-goal = { $seat } is { $way } % of the way to a goal{ $nearest ->
        [yes] : nobody you could choose is nearer
       *[no] { $furthest ->
            [yes] : nobody you could choose is further from one
           *[no] {""}
        }
    }
why-ours = a success brings you { $points ->
        [0] ${ $money }
        [one] one point{ $money ->
            [0] {""}
           *[other] {" "}and ${ $money }
        }
       *[other] { $points } points{ $money ->
            [0] {""}
           *[other] {" "}and ${ $money }
        }
    }
why-comes = keeps your block card for another day; a success costs you { $pays ->
        [0] { $falls ->
            [0] nothing
            [one] one point
           *[other] { $falls } points
        }
       *[other] ${ $pays }{ $falls ->
            [0] {""}
            [one] {" "}and one point
           *[other] {" "}and { $falls } points
        }
    }
why-purse = { $goal ->
        [yes] you have ${ $cash }, enough for a win if you hold it
       *[no] you have ${ $cash }
    }
why-top = { $goal ->
        [yes] you stand on 60 points: a card could only cost you some
       *[no] you stand on { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
why-turns = the owner plays another turn in every round{ $upgraded ->
        [yes] ; the house is upgraded
       *[no] {""}
    }{ $whole ->
        [yes] ; all that belonged to it goes along
       *[no] {""}
    }
why-price = the least bid is ${ $least }, and you have ${ $cash }
why-record = you have { $dots ->
        [one] one dot
       *[other] { $dots } dots
    }, and { $limit } lead to prison
why-debt = { $left ->
        [0] it is due now
        [one] it is due in one turn of yours
       *[other] it is due in { $left } turns of yours
    }
