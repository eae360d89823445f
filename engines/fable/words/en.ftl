### Fame & Fable in English: what is asked, chosen, and told.

-name = Fame & Fable
name = Fame & Fable
    .tagline = Told by the fire: meet whatever has teeth, tire out your friends, be remembered.
    .goal = Have {"**"}the most fame when the track has its champion{"**"}: hire allies, defeat monsters and legends with them, and fulfil contracts at dusk. Who trails has more to do in a day; who leads has more to lose.
list-comma = ,{" "}
event-and = {" "}and{" "}
headline-and = { event-and }
done-and = { event-and }

## Decks and rows
pile-ally = ally
pile-item = item
pile-contract = contract
pile-monster = monster
pile-legend = legend
pile-moon = moon
pile-fate = fate

## The options of a table
setting-short_game = Short game
    .about = The saga ends at 50 instead of 100.
setting-moon_deck = Moon cards
    .about = Every moon token that is taken turns up a moon card.
setting-new_market = New Market
    .about = Everybody may replace one whole market row, once.
setting-legend_spaces = Legend spaces
    .about = Where on the track a legend is waiting for whoever stops there.
    .usual = 15, 35, 55, 75, 95
    .few = 25, 50, 75
    .many = every ten, from 5
    .none = nowhere
    .value = { $value ->
        [0] { setting-legend_spaces.usual }
        [1] { setting-legend_spaces.few }
        [2] { setting-legend_spaces.many }
       *[other] { setting-legend_spaces.none }
    }
setting-round_cap = Last round
    .about = If nobody is a champion by then, the fire is put out after this round.
    .value = round { $value }
setting-solo_level = The shadow
    .about = How fast the shadow walks, if you play alone.
    .easy = an easy stride
    .normal = a long stride
    .hard = no rest at all
    .value = { $value ->
        [0] { setting-solo_level.easy }
        [1] { setting-solo_level.normal }
       *[other] { setting-solo_level.hard }
    }
setting-leaver_mode = When somebody leaves
    .about = Whether the computer plays on for somebody who leaves, or the turns are skipped.
    .computer = the computer plays on
    .retire = the turns are skipped
    .value = { $value ->
        [0] { setting-leaver_mode.computer }
       *[other] { setting-leaver_mode.retire }
    }
setting-turn_seconds = Turn clock
    .about = Time for each decision of the player whose turn it is.
    .value = { $value ->
        [0] none
       *[other] { $span }
    }
setting-react_seconds = Reaction clock
    .about = Time to react to what others do.
    .value = { $value ->
        [0] none
       *[other] { $span }
    }
setting-choice_seconds = Choice clock
    .about = Time for what must be chosen out of turn.
    .value = { $value ->
        [0] none
       *[other] { $span }
    }

## What is asked: the own turn
ask-dawn = Something is coming up the path. Before it arrives: the moon, the market, or nothing at all?
    .public = choices at dawn
    .short = dawn
ask-order = They all arrive at once. Who is let in next?
    .public = choose which foe enters next
    .short = who is next
ask-day = Your day. Hire, deploy, fight, meddle, and go to sleep when you have done enough.
    .public = your day: act, or end it
    .short = your day
ask-contracts = Dusk. Which of these promises have you kept?
    .public = score contracts
    .short = contracts

## What is asked: own cards that must go
ask-discard = Somebody or something has to be left behind. Which?
    .public = choose what to discard
    .short = discard
ask-exhaust_own = Somebody sits down and will not get up today. Who?
    .public = choose whom to exhaust
    .short = who tires
ask-convert_own = One of yours has been listening to the other side. Who?
    .public = choose who changes sides
    .short = who turns

## Options: the own turn
option-endday = End the day
    .short = End the day
option-endandscore = End the day and score all contracts kept
    .short = End the day and score
option-endedandscored = End the day and score { $contracts }
    .short = { option-endedandscored }
option-resolve = Resolve the combat
    .short = Resolve
option-begin = Go out and meet them
    .short = Begin
option-spendmoon = Spend a moon token: all ready
    .short = Spend a moon
option-newmarket = Replace the { $row } row (New Market)
    .short = the { $row } row
    .menu = New Market: which row, once and for all?
option-recruit = Recruit { $card }
    .short = { $card }
    .menu = Recruit
option-deploy = Deploy { $ally }
    .short = { $ally }
    .menu = Deploy
option-deployall = Deploy all of your hand
    .short = Deploy all
option-alldeployed = Deploy { $allies }
    .short = { option-alldeployed }
option-enlist = Recruit and deploy { $ally }
    .short = { $ally }
    .menu = Recruit
option-enlistfor = Recruit and deploy { $ally }, discard { $gone }
    .short = discard { $gone }
    .menu = Recruit
    .step = Recruit and deploy { $ally }: in whose place?
option-recruitanduse = Recruit and use { $item }
    .short = { $item }
    .menu = Recruit
option-replace = Deploy { $ally }, discard { $gone }
    .short = discard { $gone }
    .menu = Deploy
    .step = Deploy { $ally }: in whose place?
option-fell = Fight { $foe }, and fell it
    .short = { $foe }
    .menu = Attack
option-felled = Fight { $foe }: { $value } against { $needs }, with { $cards }
    .short = { option-felled }
option-callandfell = Call { $foe }, and fell it
    .short = { $foe }
    .menu = Call a foe
option-calledandfelled = Call and fell { $foe }: { $value } against { $needs }, with { $cards }
    .short = { option-calledandfelled }
option-attack = { $ally } attacks { $foe }: { $element }
    .short = { $foe }: { $element }
    .menu = Attack
option-hit = { $ally } strikes { $foe }: { $element }
    .short = { $foe }: { $element }
    .menu = Strike with a trait
option-usetrait = Use { $ally }
    .short = { $ally }
    .menu = Use a trait
option-useitem = Use { $item }
    .short = { $item }
    .menu = Use an item
option-call = Call { $foe }
    .short = { $foe }
    .menu = Call a foe
option-callmonster = Call an unseen monster
    .short = Unseen monster
option-calllegend = Call a legend
    .short = Legend
option-discard = Discard { $cards }
    .short = { $cards }
    .menu = Discard cards of your own
option-enterfirst = Let { $foe } in
    .short = { $foe }
    .menu = Who comes next?
option-score = Score { $contracts }
    .short = { $contracts }
    .menu = Score contracts
option-scorenone = Score none
    .short = None

## Options: inside effects
option-nothing = Leave it
    .short = Leave it
option-take = Choose { $card }
    .short = { $card }
    .menu = Choose a card
option-takesome = Choose { $cards }
    .short = { $cards }
    .menu = Choose cards
option-aim = Choose { $foe }
    .short = { $foe }
    .menu = Choose a foe
option-aimas = Choose { $foe }: { $element }
    .short = { $element }
    .menu = Choose a foe and a type
option-oftype = Choose { $element }
    .short = { $element }
    .menu = Choose a type
option-against = Choose { $seat }
    .short = { $seat }
    .menu = Choose an opponent
option-target = Choose { $ally } ({ $seat })
    .short = { $ally }
    .menu = Choose an ally of an opponent
option-targets = Choose { $allies } ({ $seat })
    .short = { $allies }
    .menu = Allies of { $seat }
option-exchange = Give { $own } for { $ally } ({ $seat })
    .short = for { $ally } ({ $seat })
    .menu = Choose whom to exchange
option-send = Send { $foe } to { $seat }
    .short = to { $seat }
    .menu = Which monster, and to whom?
option-row = Choose the { $row } row
    .short = the { $row } row
    .menu = Choose a row
option-giveup = Choose { $card }
    .short = { $card }
    .menu = What has to go?
option-giveupsome = Choose { $cards }
    .short = { $cards }
    .menu = What has to go?
option-react = React with { $card }
    .short = { $card }
    .menu = React
option-decline = Let it happen
    .short = Let it happen
option-passturn = Let everything happen this turn
    .short = Pass this turn

## What was chosen
done-endday = You call it a day.
done-endandscore = You call it a day, and collect.
done-deployall = You deploy all that you have.
done-enlist = You recruit { $ally }, who comes at once.
done-enlistfor = You recruit { $ally }, who takes the place of { $gone } at once.
done-recruitanduse = You recruit { $item }, and use it at once.
done-replace = { $ally } takes the place of { $gone }.
done-fell = You go for { $foe } with what it takes.
done-callandfell = You call { $foe }, to be done with it.
done-resolve = You have seen enough of this fight.
done-begin = You go out to meet them.
done-spendmoon = You spend a moon token.
done-newmarket = You have the { $row } row replaced.
done-recruit = You recruit { $card }.
done-deploy = You deploy { $ally }.
done-attack = { $ally } attacks { $foe } ({ $element }).
done-hit = { $ally } strikes { $foe } ({ $element }).
done-usetrait = You ask a favour of { $ally }.
done-useitem = You use { $item }.
done-call = You call { $foe }.
done-callmonster = You call into the dark.
done-calllegend = You call a legend by the name it had.
done-discard = You discard { $cards }.
done-enterfirst = { $foe } comes next.
done-score = You score { $contracts }.
done-scorenone = You score nothing.
done-nothing = You leave it.
done-take = You chose { $card }.
done-takesome = You chose { $cards }.
done-aim = You chose { $foe }.
done-aimas = You chose { $foe } ({ $element }).
done-oftype = You chose { $element }.
done-against = You chose { $seat }.
done-target = You chose { $ally } of { $seat }.
done-targets = You chose { $allies } of { $seat }.
done-exchange = You give { $own } for { $ally } of { $seat }.
done-send = You send { $foe } to { $seat }.
done-row = You chose the { $row } row.
done-giveup = { $card } it is.
done-giveupsome = { $cards }, then.
done-react = { $card } does something about it.
done-decline = You let it happen.
done-passturn = You let everything happen until this turn is over.

## The end
end-champion = The fire burns low, and the saga is written. It is about { $winners }; the others are in it too.
    .shared = The fire burns low, and nobody did anything worth writing down. { $winners } share the silence.
end-cap = The innkeeper puts the chairs up. { $winners } had the best story so far.
    .shared = The innkeeper puts the chairs up. { $winners } had no story at all, together.
end-left = The benches are empty but for { $winners }, who tells the saga to the dog. The dog approves.
    .shared = The benches are empty but for { $winners }.
end-won = The shadow is late. { $winners } sits in its chair already, boots on the hearth.
    .shared = The shadow is late. { $winners } sit in its chair already.
end-lost = The story ends here, and it is the shadow who will tell it, in its own way.
    .shared = The story ends here, and it is the shadow who will tell it, in its own way.
