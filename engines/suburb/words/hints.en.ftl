### Beside options and before asks: figures, chances, prices.

## Chances, by the number of faces that succeed
odds = { $good ->
        [5] 5 of 6
        [4] 2 of 3
        [3] 1 of 2
        [2] 1 of 3
       *[1] 1 of 6
    }
faces = { $good ->
        [5] only a 1 fails
        [4] 1 and 5 fail
       *[3] 1, 3 and 5 fail
    }

## Families
hint-family = { $kind }, ${ $cash }: { $home ->
        [upper1] { house-upper1.text }
        [upper2] { house-upper2.text }
        [upper3] { house-upper3.text }
        [upper4] { house-upper4.text }
        [gangster1] { house-gangster1.text }
        [gangster2] { house-gangster2.text }
        [gangster3] { house-gangster3.text }
       *[gangster4] { house-gangster4.text }
    }
about-street = { $upper ->
        [0] { $gangster ->
            [0] The street is empty, and you choose first.
            [one] One gangster family lives here so far.
           *[other] { $gangster } gangster families live here so far.
        }
       *[other] Here so far: { $upper } upper class, { $gangster ->
            [0] no gangsters
            [one] one gangster family
           *[other] { $gangster } gangster families
        }.
    }

## Missions
hint-pile = { $points } of { $cards } pay { $least } to { $most } points, { $money ->
        [one] one pays ${ $cheapest }
       *[other] { $money } pay ${ $cheapest } to ${ $dearest }
    }; { $push } push
about-heights = You lack { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }, or { $cash ->
        [0] no money
       *[other] ${ $cash }
    }, and have { $dots } of { $limit } dots.
hint-aim = { $points ->
        [one] one point
       *[other] { $points } points
    }, ${ $cash }{ $pays ->
        [0] {""}
       *[other] ; would pay ${ $pays }
    }{ $safe ->
        [yes] ; nobody can push them
       *[no] { $falls ->
            [0] {""}
           *[other] ; would fall { $falls }
        }
    }{ $gains ->
        [0] {""}
        [one] ; a failure gives them one point
       *[other] ; a failure gives them { $gains } points
    }{ $gets ->
        [0] {""}
       *[other] ; a failure pays them ${ $gets }
    }{ $block ->
        [yes] ; holds a block
       *[no] {""}
    }
prize = { $points ->
        [0] ${ $money } from the target
        [one] one point
       *[other] { $points } points
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $printed } on the card, more by { $by })
    }{ $push ->
        [0] {""}
       *[other] , and a push of { $push }
    }
# What failure costs; the dot is the one it would be.
about-job = { $card }: { prize }. Chance: { odds } ({ faces }).{ $counter ->
        [yes] {" "}Before that the target may counter it: 1 of 6.
       *[no] {""}
    } Failure: { $pay ->
        [0] { $lost ->
            [0] no points lost
            [one] you lose one point
           *[other] you lose { $lost } points
        }
       *[other] you pay ${ $pay }
    }{ $gains ->
        [0] {""}
       *[other] , the target gains { $gains }
    }{ $then ->
        [none] {""}
        [dot] , and dot { $dots } of { $limit }
        [prison] , and the last dot: PRISON
       *[out] , and the last dot without a dollar: OUT of the game
    }.
about-coming = { $attacker } comes with { $card }: { $points ->
        [0] ${ $pays } of yours
        [one] one point for them
       *[other] { $points } points for them
    }{ $push ->
        [0] {""}
       *[other] { $falls ->
            [0] , and a push that you would not feel
           *[other] , and a push of { $falls } for you
        }
    }.{ $good ->
        [0] {""}
       *[other] {" "}Chance: { odds }.
    }
hint-spared = saves you { $pays ->
        [0] { $falls ->
            [0] nothing, but costs them the mission
           *[other] a fall of { $falls }
        }
       *[other] ${ $pays }
    } (danger: { odds })
hint-rung = they { $pay ->
        [0] { $lost ->
            [0] lose no points
            [one] lose one point
           *[other] lose { $lost } points
        }
       *[other] pay you ${ $pay }
    }{ $then ->
        [none] {""}
        [dot] {" "}and get a dot
        [prison] {" "}and go to prison
       *[out] {" "}and are OUT of the game
    }{ $gains ->
        [0] {""}
       *[other] ; you gain { $gains }
    }
hint-turned = { odds }: you get { $points ->
        [0] ${ $money }
        [one] one point
       *[other] { $points } points
    }; else you { $pay ->
        [0] { $lost ->
            [0] lose no points
            [one] lose one point
           *[other] lose { $lost } points
        }
       *[other] pay ${ $pay }
    }{ $then ->
        [none] {""}
        [dot] {" "}and get a dot
        [prison] {" "}and go to prison
       *[out] {" "}and are OUT of the game
    }

## Cards
about-effect = { $card }: { $does ->
        [push] a neighbour is pushed down { $n }
        [take_money] a neighbour pays you ${ $n }
        [give_dot] a neighbour of level 2 or 3 gets a dot
        [wreck_upgrade] a neighbour's upgrade is lost
       *[steal_shop] you take a neighbour's shop
    }.
hint-hit = { $points ->
        [one] one point
       *[other] { $points } points
    }, ${ $cash }{ $pays ->
        [0] {""}
       *[other] ; would pay ${ $pays }
    }{ $safe ->
        [yes] ; nobody can push them
       *[no] { $falls ->
            [0] {""}
           *[other] ; would fall { $falls }
        }
    }
hint-record = { $then ->
        [dot] would have { $dots } of { $limit } dots
        [prison] would go to prison
       *[out] would be OUT of the game
    }
hint-rooms = would lose ${ $money }{ $score ->
        [0] {""}
        [one] {" "}and one point
       *[other] {" "}and { $score } points
    } a round
hint-cards = { $cost ->
        [0] free
       *[other] costs ${ $cost }
    }: { $good } good cards, { $blank ->
        [0] {""}
       *[other] { $blank } blank,{" "}
    }{ $bad } bad ones

## Business
about-purse = You have ${ $cash }, { $points ->
        [one] one point
       *[other] { $points } points
    } and { $dots } of { $limit } dots. Your next slot brings { $money ->
        [0] { $score ->
            [0] no income
            [one] one point
           *[other] { $score } points
        }
       *[other] ${ $money }{ $score ->
            [0] {""}
            [one] {" "}and one point
           *[other] {" "}and { $score } points
        }
    }.{ $loan ->
        [0] {""}
       *[other] {" "}You owe the bank ${ $loan }, { $late ->
            [yes] and it is late
           *[no] { $left ->
                [0] due at the end of this turn
                [one] due at the end of your next slot
               *[other] due within { $left } rounds
            }
        }.
    }
hint-stock = costs ${ $cost }: { $good } of { $cards } bring something, ${ $mean } on average
hint-keys = { odds } for a shop that pays ${ $least } to ${ $most } a round
hint-shop = { $good ->
        [6] {""}
       *[other] { odds }:{" "}
    }${ $income } a round, { $left ->
        [one] one round
       *[other] { $left } rounds
    } left
hint-build = costs ${ $cost }, brings { $score ->
        [0] {""}
       *[other] { $score } points and{" "}
    }${ $money } a round{ $score3 ->
        [0] {""}
       *[other] , { $score3 } points at level 3
    }{ $money3 ->
        [0] {""}
       *[other] , ${ $money3 } at level 3
    }{ $dots ->
        [0] {""}
       *[other] ; { $dots } dots until prison
    }
hint-costs = costs ${ $cost }, leaves ${ $rest }
hint-pardon = free; leaves { $dots ->
        [0] no dots
        [one] one dot
       *[other] { $dots } dots
    }
income = { $money ->
        [0] {""}
       *[other] ${ $money }
    }{ $score ->
        [0] {""}
       *[other] { $money ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $score ->
            [one] one point
           *[other] { $score } points
        }
    }
hint-claims = brings { income }
hint-undone = { $money ->
        [0] { $score ->
            [0] {""}
           *[other] { income } not claimed{ $shop ->
                [yes] ,{" "}
               *[no] {""}
            }
        }
       *[other] { income } not claimed{ $shop ->
            [yes] ,{" "}
           *[no] {""}
        }
    }{ $shop ->
        [yes] a try for a shop is left, and free
       *[no] {""}
    }
about-house = { $seat }'s house{ $upgraded ->
        [yes] , upgraded
       *[no] {""}
    }{ $things ->
        [0] {""}
        [one] , with one card
       *[other] , with { $things } cards
    }. { $bidder ->
        [none] It starts at ${ $least }
       *[other] { $bidder } bids ${ $high }
    }; you have ${ $cash }.

## Gifts
about-gift = You have ${ $cash }{ $cards ->
        [0] {""}
        [one] {" "}and hold one card
       *[other] {" "}and hold { $cards } cards
    }.{ $cap ->
        [none] {""}
        [0] {" "}At this table no money is given away.
       *[other] {" "}Nobody may be given more than ${ $cap } in a round.
    }
hint-room = may still be given ${ $left } in this round
group-to = To { $seat }
