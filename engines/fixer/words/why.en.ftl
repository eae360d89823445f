### What speaks for an answer, for whoever asks for advice.

why-gives = costs you { $points ->
        [one] one point
       *[other] { $points } points
    }
why-risks = beaten it costs you { $points ->
        [one] one point
       *[other] { $points } points
    }, critically { $critical }
why-marker = { $wins ->
        [yes] your second whole lane: that wins the game
       *[no] marker { $own } of 3 on your side of the lane
    }
why-breaks = they have { $theirs ->
        [one] one marker
       *[other] { $theirs } markers
    } here, and cannot own this lane whole any more
why-follows = { $out ->
        [yes] { $foe } has shown to have no { $suit }
       *[no] { $unseen ->
            [0] nobody else can have { $suit }
           *[other] { $above ->
                [0] no { $suit } that you cannot see is higher
                [one] of { $unseen } { $suit } that you cannot see, one is higher
               *[other] of { $unseen } { $suit } that you cannot see, { $above } are higher
            }
        }
    }
why-struck = { $out ->
        [yes] without any { $suit } they cannot strike it critically
       *[no] { $unseen ->
            [0] no { $suit } is left to strike it critically
            [one] one unseen { $suit } could strike it critically
           *[other] { $unseen } unseen { $suit } could strike it critically
        }
    }
why-empties = your last { $suit }: against { $suit } you may then answer with anything
why-spare = you have { $hand ->
        [one] one other card
       *[other] { $hand } other cards
    } for { $plays ->
        [one] one play
       *[other] { $plays } plays
    }
why-height = { $above ->
        [0] nothing that you cannot see is higher than { $card }
        [one] one card that you cannot see is higher than { $card }
       *[other] { $above } cards that you cannot see are higher than { $card }
    }
why-binds = you hold { $held ->
        [0] no { $suit }: without any you may answer { $suit } with anything
        [one] one { $suit }
       *[other] { $held } { $suit }
    }
why-thins = { $empty-count ->
        [0] nothing higher than a { $highest } goes
       *[other] leaves you without { $empty }, to be answered with anything; nothing higher than a { $highest } goes
    }
