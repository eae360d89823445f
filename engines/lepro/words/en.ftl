### Le Pro in English: what is asked, chosen, and told.

-name = Gangster II: Le Pro
name = Gangster II: Le Pro
    .tagline = Thirty-six street corners, one Godfather about to retire. Bring cash.
    .goal = Be {"**"}the richest when somebody comes home with the price of the neighbourhood{"**"}: recruit, rob, box, deal in gems, and turn them into cash in time. Three Criminal Records and you are out.
list-comma = ,{" "}

## Spaces, each with what happens there
space-refuge = Refuge
    .about = Home. Each time you pass you collect $100 a man, yourself included, and $500 more if you stop.
space-adventure = Adventure
    .about = Draw a card: it happens at once, waits on a space, or stays with you for later.
space-boxe = Boxing
    .about = Pay $200 for a boxer, or send the one you have against somebody else's. The only boxer in town earns $500 for standing there.
space-brocanteur = Brocanteur
    .about = Shares and cars: buy a share for $200 or sell a pair, and look at a car or sell your own.
space-collection = Collection
    .about = The Godfather's share: nothing below $1,000, then $100, then $500; above $10,000 a card decides, unless a Protection saves you.
space-exchange = Exchange
    .about = Give a Pearl, a Diamond or a share, and draw one of the same kind blind from another player.
space-expert = Expert
    .about = Sells nothing, buys everything that shines: one Pearl and one Diamond a visit, at full value.
space-mission = Mission
    .about = Draw a Mission, or carry out one that you kept. What counts is how many men you are.
space-passage = Passage
    .about = Three dice in the sewers: 3 to 7 a Collection, 8 to 12 an Adventure, 13 and more a secret passage to any empty space.
space-protection = Protection
    .about = For $500 the Godfather's cousin makes one Collection go away.
space-recruitment = Recruitment
    .about = Draw a card with one to five men. They work for nothing, and for you.
space-robbery = Robbery
    .about = A die names a shop or a bank; go in or walk past. Every third shop and every second bank ends in handcuffs.
space-seller = Seller
    .about = A Pearl or a Diamond for $500, sight unseen.

## Which type lies where
spot = { $at ->
        [0] { space-refuge }
        [1] { space-recruitment }
        [2] { space-seller }
        [3] { space-adventure }
        [4] { space-robbery }
        [5] { space-mission }
        [6] { space-boxe }
        [7] { space-expert } or { space-seller }
        [8] { space-collection }
        [9] { space-brocanteur }
        [10] { space-recruitment }
        [11] { space-adventure }
        [12] { space-mission }
        [13] { space-mission } or { space-recruitment }
        [14] { space-robbery }
        [15] { space-seller }
        [16] { space-expert }
        [17] { space-passage }
        [18] { space-collection }
        [19] { space-adventure } or { space-robbery }
        [20] { space-mission }
        [21] { space-protection }
        [22] { space-boxe }
        [23] { space-recruitment }
        [24] { space-brocanteur } or { space-exchange }
        [25] { space-robbery }
        [26] { space-expert }
        [27] { space-seller }
        [28] { space-adventure }
        [29] { space-exchange } or { space-protection }
        [30] { space-collection }
        [31] { space-mission }
        [32] { space-brocanteur }
        [33] { space-robbery }
        [34] { space-expert }
       *[35] { space-adventure }
    }

## Decks
deck-adventure = Adventure
    .many = Adventures
deck-automobile = Automobile
    .many = Automobiles
deck-bank = Bank
    .many = Banks
deck-boxe = Boxing
    .many = Boxers
deck-collection = Collection
    .many = Collections
deck-commerce = Shop
    .many = Shops
deck-record = Criminal Record
    .many = Criminal Records
deck-diamond = Diamond
    .many = Diamonds
deck-investment = Investment
    .many = Investments
deck-justice = Justice
    .many = Justice cards
deck-mission = Mission
    .many = Missions
deck-pearl = Pearl
    .many = Pearls
deck-protection = Protection
    .many = Protections
deck-recruitment = Recruitment
    .many = Recruits

## What money came from or went to, where no card is the reason
card-adventure = { deck-adventure }
card-automobile = { deck-automobile }
card-bank = { deck-bank }
card-boxe = { deck-boxe }
card-brocanteur = { space-brocanteur }
card-collection = { deck-collection }
card-commerce = { deck-commerce }
card-diamond = { deck-diamond }
card-exchange = { space-exchange }
card-expert = { space-expert }
card-investment = { deck-investment }
card-justice = { deck-justice }
card-mission = { deck-mission }
card-passage = { space-passage }
card-pearl = { deck-pearl }
card-protection = { deck-protection }
card-record = { deck-record }
card-recruitment = { deck-recruitment }
card-refuge = { space-refuge }
card-robbery = { space-robbery }
card-seller = { space-seller }

## Businesses, two shares each
business-I01 = { card-I01a }
business-I02 = { card-I02a }
business-I03 = { card-I03a }
business-I04 = { card-I04a }
business-I05 = { card-I05a }
business-I06 = { card-I06a }
business-I07 = { card-I07a }
business-I08 = { card-I08a }
business-I09 = { card-I09a }
business-I10 = { card-I10a }

## Characters
character-fence = The Fence
    .about = The Expert pays you $500 more for every item.
character-recruiter = The Recruiter
    .about = Wherever you draw a recruit, you draw two and keep one.
character-advocate = The Advocate
    .about = When arrested you draw two verdicts and choose; your fines are halved.
character-driver = The Driver
    .about = Once a lap you may make a 5 of a 6.
character-promoter = The Promoter
    .about = You add 1 in every bout, and boxers cost you nothing.
character-accountant = The Accountant
    .about = You pay only half of every Collection.
character-dealer = The Dealer
    .about = The Seller asks you for $200 instead of $500.
character-chaperone = The Chaperone
    .about = You start with a Protection and pay $200 for another instead of $500.
character-safecracker = The Safecracker
    .about = Every robbery that succeeds brings you $700 more.
character-captain = The Captain
    .about = You count as two men instead of one.

## The columns of a fine
column-commerce = shop
column-bank = bank

## What the words on Adventures and Missions mean
effect-gain = Receive ${ $n }.
    .short = +${ $n }
effect-gain_per_man = Receive ${ $n } a man, yourself included.
    .short = +${ $n } a man
effect-gain_if_car = If you own a car, receive ${ $n }.
    .short = car: +${ $n }
effect-lose = Pay ${ $n }.
    .short = −${ $n }
effect-lose_per_record = Pay ${ $n } for each of your Criminal Records.
    .short = −${ $n } a record
effect-lose_per_gem = Pay ${ $n } for each of your Pearls and Diamonds.
    .short = −${ $n } a gem
effect-lose_half = Pay half of your cash, but no more than ${ $n }.
    .short = −½, to ${ $n }
effect-lose_if_car = If you own a car, pay ${ $n }.
    .short = car: −${ $n }
effect-lose_man = Give up one Recruitment card of your choice.
    .short = −1 recruit
effect-draw = Take one { $deck } card, free of charge.
    .short = +1 { $deck }
effect-arrest = You are arrested; a fine is the one for a { $column ->
        [bank] bank
       *[other] shop
    }.
    .short = arrest
effect-miss_turn = You miss your next turn.
    .short = miss a turn
effect-extra_turn = You have another turn after this one.
    .short = extra turn
effect-move_to = Go on to the next { $space } space and play it.
    .short = to { $space }
effect-move_back = Go back { $n } spaces and play the one you reach.
    .short = back { $n }
effect-take_each = Everybody else pays you ${ $n }.
    .short = +${ $n } each
effect-give_each = Pay everybody else ${ $n }.
    .short = −${ $n } each
effect-take_one = A player of your choice pays you up to ${ $n }.
    .short = +${ $n } from one
effect-take_man = Take the smallest Recruitment card of a player of your choice.
    .short = take a recruit
effect-men_plus = You count { $n } men more for one Mission.
    .short = Mission +{ $n } men
effect-price_plus = The Expert pays ${ $n } more for every item on this visit.
    .short = Expert +${ $n }
effect-no_arrest = If this robbery goes wrong, you simply walk away.
    .short = no arrest
effect-free_item = The Seller asks for nothing this time.
    .short = free gem
effect-free_share = A share bought here costs nothing this time.
    .short = free share
effect-skip_collection = This Collection costs you nothing.
    .short = no Collection
effect-cancel_arrest = The arrest is void, before any verdict.
    .short = no arrest
effect-choose_die = Name your die instead of rolling it.
    .short = choose the die
effect-shift_die = Make your die one higher or one lower.
    .short = die ±1
effect-clear_record = One of your Criminal Records disappears.
    .short = −1 record
effect-visit_expert = Visit the Expert without moving.
    .short = visit Expert
effect-visit_brocanteur = Visit the Brocanteur without moving.
    .short = visit Broc.
effect-call_debt = A player of your choice pays you up to ${ $n }.
    .short = +${ $n } from one
effect-sell_share = Sell one share for a third of its pair's price.
    .short = sell 1 share

does = { $verb ->
        [gain] { effect-gain }
        [gain_per_man] { effect-gain_per_man }
        [gain_if_car] { effect-gain_if_car }
        [lose] { effect-lose }
        [lose_per_record] { effect-lose_per_record }
        [lose_per_gem] { effect-lose_per_gem }
        [lose_half] { effect-lose_half }
        [lose_if_car] { effect-lose_if_car }
        [lose_man] { effect-lose_man }
        [draw] { effect-draw }
        [arrest] { effect-arrest }
        [miss_turn] { effect-miss_turn }
        [extra_turn] { effect-extra_turn }
        [move_to] { effect-move_to }
        [move_back] { effect-move_back }
        [take_each] { effect-take_each }
        [give_each] { effect-give_each }
        [take_one] { effect-take_one }
        [take_man] { effect-take_man }
        [men_plus] { effect-men_plus }
        [price_plus] { effect-price_plus }
        [no_arrest] { effect-no_arrest }
        [free_item] { effect-free_item }
        [free_share] { effect-free_share }
        [skip_collection] { effect-skip_collection }
        [cancel_arrest] { effect-cancel_arrest }
        [choose_die] { effect-choose_die }
        [shift_die] { effect-shift_die }
        [clear_record] { effect-clear_record }
        [visit_expert] { effect-visit_expert }
        [visit_brocanteur] { effect-visit_brocanteur }
        [call_debt] { effect-call_debt }
       *[sell_share] { effect-sell_share }
    }

## When a card works
when-now = at once
when-hat = when somebody stops where it lies
when-before_roll = before your roll
when-after_roll = after your roll
when-on_mission = on a Mission, before you draw or carry out
when-on_expert = at the Expert, before you sell
when-on_collection = at a Collection, before you pay
when-on_arrest = when you are arrested

## The options of a table
setting-short_game = Short game
    .about = The target is $10,000 lower.
setting-strict_claims = Strict claims
    .about = Refuge money must be claimed before the turn ends, or it is lost.
setting-read_aloud = Read aloud
    .about = Cards that are read aloud are told with their story.
setting-leaver_mode = When somebody leaves
    .about = Whether the computer plays on for somebody who leaves, or the seat retires from the game.
    .computer = the computer plays on
    .retire = the seat retires
    .value = { $value ->
        [0] { setting-leaver_mode.computer }
       *[other] { setting-leaver_mode.retire }
    }
setting-round_limit = Round limit
    .about = The count is held after so many rounds, buyer or not; 0 for no limit.
    .value = { $value ->
        [0] none
        [one] after one round
       *[other] after { $value } rounds
    }
setting-turn_seconds = Turn clock
    .about = Time for each decision of the player whose turn it is.
    .value = { $span }
setting-reaction_seconds = Reaction clock
    .about = Time for each decision out of turn.
    .value = { $span }

## What is asked
ask-roll = Your turn. Roll, or do first what has to be done first.
    .public = your turn: roll the die
    .short = roll
ask-die = The die has fallen. Leave it, or help it along?
    .public = a last look at the die
    .short = the die
ask-half = Two doors, one of them yours. Which?
    .public = choose a half of the double space
    .short = which half
ask-hat = A card has been waiting here for somebody like you. Play it first?
    .public = play the card that lies here, or leave it
    .short = card here
ask-boxe = Ringside. Any business tonight?
    .public = buy a boxer or call a bout
    .short = boxing
ask-brocanteur = The Brocanteur: at most one deal in shares and one in cars.
    .public = deal with the Brocanteur
    .short = Brocanteur
ask-car = You have walked round it twice. Buy?
    .public = buy the car or decline
    .short = the car
ask-exchange = Pick a card of yours and a player. What you get is drawn blind, and nobody may refuse.
    .public = swap a Pearl, a Diamond or a share, or don't
    .short = swap
ask-expert = The Expert buys one Pearl and one Diamond at most. What will you part with?
    .public = sell to the Expert
    .short = Expert
ask-seller = A gem, sight unseen. Which kind, if any?
    .public = buy from the Seller, or don't
    .short = Seller
ask-protection = The cousin smiles. Do you want a Protection?
    .public = buy a Protection, or don't
    .short = Protection
ask-mission = Somebody has work for you: draw, or carry out what you kept.
    .public = draw a Mission or carry one out
    .short = Mission
ask-passage = A draught of fresh air: the secret passage. Where do you come up?
    .public = choose where the secret passage leads
    .short = passage
ask-robbery = The door is ajar. In, or past?
    .public = rob it, or walk past
    .short = robbery
ask-collection = The Godfather's men have their hands out. Pay, or have you something better?
    .public = pay the Godfather, or not
    .short = Collection
ask-arrest = You are under arrest. Do you come quietly?
    .public = under arrest: any objection?
    .short = arrest
ask-verdict = Two verdicts lie before the judge. Which is yours?
    .public = choose between two verdicts
    .short = verdict
ask-recruit = Two apply, one is hired. Who?
    .public = choose between two recruits
    .short = recruit
ask-lose_man = Somebody has to go. Who?
    .public = choose a Recruitment card to give up
    .short = who goes
ask-target = Who is going to be so generous?
    .public = choose a player
    .short = whom
ask-victim = More than one car is parked here. Which do you hit?
    .public = choose which car is hit
    .short = whose car
ask-sacrifice = Your car has been hit. Give up a card to save it, or let it go?
    .public = save the car or lose it
    .button = Save the car
    .short = your car
ask-claim = There is money for you at Refuge. Do you claim it?
    .public = claim the Refuge money
    .button = Claim
    .short = claim

## What to know when asked
about-hat = Here lies { $card }: { does }
about-robbery = The die says a { $deck } robbery. You have ${ $cash } for a fine, and { $records ->
        [0] no record
        [one] one record
       *[other] two records: another one, and you are OUT
    }.
about-car = { $card }: ${ $price } now, ${ $sale } from a Brocanteur later, { $factor ->
        [0] not to be saved if it is hit
        [one] saved once if it is hit
       *[other] saved twice if it is hit
    }.
about-hit = { $rammer } has run into your { $card }.
about-price = It costs ${ $price }, and you have ${ $cash }.
about-claim = Waiting for you: ${ $amount }. { $last ->
        [yes] Your turn is over: what you leave now is gone.
       *[no] Claim it before you play the space, or at the end of your turn. Not in between.
    }

## Beside options
group-card = { $card }
hint-worth = worth ${ $value }
hint-brings = brings ${ $value }
hint-does = { does }
hint-men = { $men ->
        [one] one man
       *[other] { $men } men
    }
hint-job = { $men ->
        [one] one man
       *[other] { $men } men
    }, ${ $pay }{ $risk ->
        [0] {""}
       *[other] , arrest on { $risk } or less
    }
hint-verdict = { $fine ->
        [0] a Criminal Record
       *[other] a fine of ${ $fine }
    }
hint-boxer = { $dice ->
        [0] nobody has seen this one fight
        [one] one die
       *[other] { $dice } dice
    }{ $victories ->
        [0] {""}
        [one] , one victory
       *[other] , { $victories } victories
    }
hint-car = { $card }, factor { $factor }
hint-purse = { $cash ->
        [0] holds nothing, and so pays nothing
       *[other] holds ${ $cash }
    }

## Options
option-rolldie = Roll
    .short = Roll
option-announce = Announce: I am buying
    .short = Announce
option-playstar = Play { $card }
    .short = { $card }
    .menu = Play a card you kept
option-choosedie = { $card }: move { $face }
    .short = { $face }
    .menu = Play a card and choose your die
    .step = { $card }: how far?
option-calldebt = { $card }: { $seat } pays
    .short = { $seat }
    .menu = Call in a debt: from whom?
    .step = { $card }: who pays?
option-sellshare = { $card }: sell a share of { $share }
    .short = { $share }
    .step = { $card }: sell a share of which business?
option-sellother = { $card }: sell the other share of { $share }
    .short = the other of { $share }
    .menu = Sell a single share
option-keep = Leave it as it is
    .short = Leave it
option-keepdie = Keep the { $die }
    .short = Keep the { $die }
option-shift = { $card }: make it { $face }
    .short = { $face }
    .menu = Play a card and nudge the die
    .step = { $card }: which way?
option-drive = Brake: make it 5
    .short = Make it 5
option-half = Play { $space }
    .short = { $space }
option-playhat = Play it
    .short = Play it
option-playthehat = Play { $card }
    .short = Play { $card }
option-leavehat = Leave it
    .short = Leave it
option-buyboxer = Buy a boxer
    .short = Buy a boxer
option-bout = Fight { $seat }'s boxer
    .short = { $seat }
    .menu = Call a bout: against whom?
option-boutwith = Fight { $card } ({ $seat })
    .short = { $card } ({ $seat })
option-nothing = Leave it at that
    .short = Leave it at that
option-buyshare = Buy a share
    .short = Buy a share
option-sellpair = Sell { $business }
    .short = { $business }
    .menu = Sell a pair of shares
option-lookatcar = Look at a car
    .short = Look at a car
option-sellcar = Sell the car
    .short = Sell the car
option-sellthecar = Sell { $card }
    .short = Sell { $card }
option-buycar = Buy the car
    .short = Buy the car
option-buythecar = Buy { $card }
    .short = Buy { $card }
option-decline = Walk away
    .short = Walk away
option-swap = Swap { $card } with { $seat }
    .short = with { $seat }
    .menu = Swap: which card, and with whom?
    .step = Swap { $card }: with whom?
option-swapother = Swap the other share of { $card } with { $seat }
    .short = with { $seat }
option-sellgems = Sell { $pearl ->
        [none] { $diamond }
       *[other] { $diamond ->
            [none] { $pearl }
           *[other] { $pearl } and { $diamond }
        }
    }
    .short = { $diamond ->
        [none] { $pearl } alone
       *[other] { $pearl ->
            [none] { $diamond }
           *[other] with { $diamond }
        }
    }
    .menu = Sell to the Expert: what?
    .step = Sell { $pearl ->
        [none] a Diamond: which?
       *[other] { $pearl }: alone, or with which Diamond?
    }
option-selljewel = Sell the Magnificent Jewel
    .short = The Jewel
option-buygem = Buy a { $deck }
    .short = { $deck }
    .menu = Buy an unseen gem
option-buyprotection = Buy a Protection
    .short = Buy it
option-drawmission = Draw a Mission
    .short = Draw
option-carryout = Carry out { $card }
    .short = { $card }
    .menu = Carry out a Mission you kept
option-tunnel = Come up on { spot } ({ $at })
    .short = { spot } ({ $at })
    .menu = Where does the passage end?
option-rob = Go in
    .short = Go in
option-robit = Rob the { $deck ->
        [Bank] bank
       *[Shop] shop
    }
    .short = Rob it
option-refuse = Walk past
    .short = Walk past
option-returnprotection = Hand in a Protection
    .short = Protection
option-pay = Pay the Godfather
    .short = Pay
option-accept = Go quietly
    .short = Go quietly
option-take = Take { $card }
    .short = { $card }
    .menu = Which of the two?
option-giveup = Let { $card } go
    .short = { $card }
    .menu = Who has to go?
option-from = Take from { $seat }
    .short = { $seat }
    .menu = Choose a player
option-victim = Hit { $seat }'s car
    .short = { $seat }
    .menu = Whose car is hit?
option-sacrifice = Give up { $card }
    .short = { $card }
    .menu = Give up a card and keep the car
option-losecar = Let the car go
    .short = Lose the car
option-losethecar = Let { $card } go
    .short = Lose { $card }
option-claim = Claim the money
    .short = Claim
option-claimmoney = Claim ${ $amount }
    .short = Claim ${ $amount }

## What was chosen
done-rolldie = You roll.
done-announce = You have announced yourself as a buyer. Now come home to Refuge.
done-playstar = You play { $card }.
done-choosedie = You play { $card } and move { $face }.
done-calldebt = You play { $card }, and { $seat } pays.
done-sellshare = You play { $card } and sell a share of { $share }.
done-keep = The die stays as it is.
done-shift = You play { $card }: the die shows { $face }.
done-drive = You brake: 5 instead of 6.
done-half = You play { $space }.
done-playhat = You play the card that lay here.
done-leavehat = You leave it.
done-buyboxer = You pay for a boxer.
done-bout = You call out { $seat }'s boxer.
done-nothing = You leave it at that.
done-buyshare = You buy a share.
done-sellpair = You sell { $business }.
done-lookatcar = You ask to see a car.
done-sellcar = You sell the car.
done-buycar = You buy the car.
done-decline = You walk away.
done-swap = You give { $card } to { $seat } and draw blind.
done-sellgems = You sell { $pearl ->
        [none] { $diamond }
       *[other] { $diamond ->
            [none] { $pearl }
           *[other] { $pearl } and { $diamond }
        }
    }.
done-selljewel = You sell the Magnificent Jewel.
done-buygem = You buy a { $deck }, sight unseen.
done-buyprotection = You buy a Protection.
done-drawmission = You draw a Mission.
done-carryout = You set out on { $card }.
done-tunnel = You come up on { $at }, { spot }.
done-rob = You go in.
done-refuse = You walk past.
done-returnprotection = You hand in a Protection.
done-pay = You pay the Godfather.
done-accept = You go quietly.
done-take = You take { $card }.
done-giveup = You let { $card } go.
done-from = You chose { $seat }.
done-victim = You hit { $seat }'s car.
done-sacrifice = You give up { $card } and keep the car.
done-losecar = You let the car go.
done-claim = You claim your money.

## The end
end-buyer = The Godfather signs the deed and hands over the hat. { $winners } owns the neighbourhood now, including the potholes.
    .shared = The Godfather cuts the deed in two. { $winners } own the neighbourhood, and each other's silence.
end-last = The last rival is behind bars. { $winners } gets the neighbourhood, and plays cards alone.
    .shared = Everybody else is behind bars. { $winners } share the neighbourhood.
end-limit = The Godfather looked at his watch, and then at the piles. { $winners } had the biggest.
    .shared = The Godfather looked at his watch, and then at the piles. { $winners } had the same.
end-retired = The last of the others remembered urgent business elsewhere. { $winners } stayed, and that was enough.
    .shared = The others remembered urgent business elsewhere. { $winners } stayed.
end-second = { $name } comes second with { $score } dollars, and is advised to travel.
