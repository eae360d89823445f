### Suburb 1931 in English: what is asked and chosen, and how it ends.

-name = Suburb 1931
name = Suburb 1931
    .tagline = One street near Chicago, and not a single good intention. Mind the mailbox.
    .goal = Reach {"**"}60 points or $12,000 and keep them for a whole round{"**"}, or be the last one left on the street. Missions against your neighbours bring both; a mission that fails brings you trouble.
list-comma = ,{" "}

## Classes
kind-upper = upper class
    .one = an upper-class family
kind-gangster = gangsters
    .one = a gangster family

## Decks
deck-level1 = Level 1
deck-level2 = Level 2
deck-gangster = Gangsters' pile
deck-upper = Upper-class pile
deck-common = Common pile
deck-gangster_class = Gangster cards
deck-upper_class = Upper-class cards
deck-special = Special cards
deck-stock = Stocks
deck-shop = Shops

## Why a round is missed
cause-prison = prison
cause-stop = the stop sign
cause-loan = a late loan
cause-card = a card

## The options of a table
setting-advanced_defence = Advanced defence
    .about = The target rolls first: a 3 brings the police, or turns the mission round.
setting-forgotten_income = Forgotten income
    .about = Income must be claimed in your turn, or it is lost.
setting-alliances = Alliances
    .about = Players may give each other money and held cards at any time.
setting-gift_cap = Gifts of money
    .about = The most that one player may be given in a round, by all neighbours together.
    .none = no limit
    .value = { $value ->
        [0] none
       *[other] at most ${ $value } to one player in a round
    }
setting-random_cards = Random player cards
    .about = Player cards are dealt instead of chosen.
setting-leaver_mode = When somebody leaves
    .about = Whether the computer plays on for somebody who leaves, or the house is closed for good.
    .computer = the computer plays on
    .retire = the house is closed
    .value = { $value ->
        [0] { setting-leaver_mode.computer }
       *[other] { setting-leaver_mode.retire }
    }
setting-turn_seconds = Turn clock
    .about = Time for each decision of the player whose turn it is.
    .value = { $span }
setting-reaction_seconds = Reaction clock
    .about = Time for each decision out of turn.
    .value = { $span }
setting-bid_seconds = Bidding clock
    .about = Time for each bid in an auction.
    .value = { $span }

## What is asked
ask-house = A furniture van, a street, a fresh start. Which family are you?
    .public = choose a family
    .button = Move in
    .short = family
ask-pile = You are in the big league. Which pile do you draw from?
    .public = choose a mission pile
    .short = pile
ask-target = Your mission is on the table. Which neighbour has it coming?
    .public = choose whom the mission hits
    .short = target
ask-block = Somebody is coming up your path with a plan. Slam the door?
    .public = block the mission, or let it come
    .button = The door
    .short = block
ask-defence = Caught in the act! Do you ring the precinct, or hand the thing back with interest?
    .public = police, or turn the mission round
    .button = Caught!
    .short = defence
ask-effect = Read it out slowly and look round the table. Whom does it hit?
    .public = choose whom the card hits
    .short = whom
ask-shop = One of these shops is about to change its sign. Which?
    .public = choose the shop that changes hands
    .short = which shop
ask-reward = It worked, and word gets round. Take a card of your class, buy a special one, or leave it.
    .public = take a reward, or leave it
    .short = reward
ask-free = The mission is behind you. Any business before you draw the curtains?
    .public = any business, or end the turn
    .short = business
ask-bid = A house is going under the hammer, curtains and all. Your bid?
    .public = bid for the house, or drop out
    .button = Bid
    .short = bid
ask-gift = You may give money or a card to a neighbour, if your heart tells you so.
    .public = may give something away
    .button = Give
    .short = gift

## Options
option-takehouse = { $house }
    .short = { $house }
    .menu = Which family?
option-drawfrom = Draw: { $deck }
    .short = { $deck }
    .menu = Which pile?
option-target = Try it on { $seat }
    .short = { $seat }
    .menu = Which neighbour?
option-useblock = Slam the door
    .short = Block
option-noblock = Let it come
    .short = Let it come
option-police = Ring the police
    .short = Police
option-reverse = Turn it round
    .short = Turn it round
option-against = Hit { $seat }
    .short = { $seat }
    .menu = Whom does it hit?
option-seize = Take { $card } from { $seat }
    .short = From { $seat }
    .menu = Which shop?
option-takecard = Take a class card
    .short = Class card
option-buycard = Buy a special card
    .short = Special card
option-noreward = No reward
    .short = Nothing
option-buystock = Buy the top stock
    .short = Stock
option-tryshop = Try for a new shop
    .short = New shop
option-robshop = Try to take { $card } from { $seat }
    .short = from { $seat }
    .menu = Try to take a neighbour's shop
option-upgrade = Upgrade the house
    .short = Upgrade
option-bribe = Bribe away { $dots ->
        [one] one dot
       *[other] { $dots } dots
    }
    .short = { $dots ->
        [one] one dot
       *[other] { $dots } dots
    }
    .menu = Bribe the police: how many dots?
option-usepardon = Use a pardon
    .short = Pardon
option-repay = Repay the loan
    .short = Repay
option-claimincome = Claim your income
    .short = Claim
option-endturn = End the turn
    .short = End turn
option-bid = Bid ${ $amount }
    .short = ${ $amount }
    .menu = Bid another sum
option-drop = Drop out
    .short = Drop
option-give = Give { $seat } ${ $amount }
    .short = ${ $amount }
    .menu = Give { $seat } some money
    .several = Give a neighbour some money
option-givecard = Give { $card } to { $seat }
    .short = { $card }
    .menu = Give a card away

## What was chosen
done-takehouse = You move in: { $house }.
done-drawfrom = You draw from: { $deck }.
done-target = { $seat } it is.
done-useblock = You slam the door.
done-noblock = You let it come.
done-police = You ring the police.
done-reverse = You turn the thing round.
done-against = It hits { $seat }.
done-seize = You take { $card } from { $seat }.
done-takecard = You take a card of your class.
done-buycard = You pay for a special card.
done-noreward = You leave the reward.
done-buystock = You buy the stock on top.
done-tryshop = You lean on a shopkeeper.
done-robshop = You try to take { $card } from { $seat }.
done-upgrade = You call the builders.
done-bribe = An envelope changes hands: { $dots ->
        [one] one dot
       *[other] { $dots } dots
    } less.
done-usepardon = You show the pardon.
done-repay = You repay the loan.
done-claimincome = You claim your income.
done-endturn = You draw the curtains.
done-bid = You bid ${ $amount }.
done-drop = You drop out.
done-give = You give { $seat } ${ $amount }.
done-givecard = You give { $card } to { $seat }.

## The end
end-points = The street has a new address everybody whispers: { $winners } sat at the top for a whole round, and nobody dared ring the bell.
    .shared = { end-points }
end-money = { $winners } counted to twelve thousand, slept on it, and counted again. The street is for sale, and the buyer is known.
    .shared = { end-money }
end-last = One lamp is left burning on the whole street, and { $winners } sits under it.
    .shared = { end-last }
end-left = The removal vans have gone. { $winners } stayed, and so did the silver.
    .shared = { end-left }
end-second = { $name } comes second, { $score } per cent of the way to the top, and keeps the good binoculars.
