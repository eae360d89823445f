### Beside options and before asks: odds, ways, amounts. More of them stand in en.ftl.

about-turn = You have ${ $cash } of the ${ $target } that make a buyer.
about-home = You have ${ $cash } and are a buyer: { $left ->
        [one] one space
       *[other] { $left } spaces
    } to Refuge.
about-die = The die shows { $die }, and leads to { $at }, { spot }.
about-strength = For this Mission you are { $men ->
        [one] one man: yourself
       *[other] { $men } men
    }.

group-valued = { $card }: { $value ->
        [0] worth nothing alone
       *[other] ${ $value }
    }
group-share = { $card }{ $other ->
        [yes] {""}, the other share
       *[no] {""}
    }: ${ $value } a pair
group-no-pearl = No Pearl
hint-odds = { $chance }% to bring ${ $average } or so; else { $threat ->
        [none] nothing happens
        [out] an arrest, and a record would put you OUT
       *[arrest] an arrest
    }
hint-match = { hint-boxer }: { $chance }% to win ${ $prize }
hint-costs = { $least ->
        [0] costs nothing
       *[other] { $span ->
            [yes] costs ${ $least } to ${ $most }, ${ $mean } on average
           *[no] costs ${ $least }
        }
    }
hint-idle = Nothing would come of it now{ $effect ->
        [none] .
       *[other] : { $effect }
    }
hint-blind = drawn from { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
hint-reach = to { $at }: { spot }
