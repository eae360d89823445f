# What Le Pro's pictures, their alt texts and their descriptions say. Names of cards and seats are arguments.

## Names and amounts
pic-game = Le Pro
pic-seat = Seat { $letter }
pic-none = none
pic-dot = {" · "}
pic-slash = {" / "}
pic-pair = { $about } { $value }
pic-money = { $n }
pic-minus = −{ $n }

## The head of the board
pic-target = target { $n }
pic-round = { $limit ->
    [0] round { $round }
   *[other] round { $round } of { $limit }
  }
pic-left = shares left
pic-buyers = { $n ->
    [one] { $names } is buyer
   *[other] { $names } are buyers
  }
pic-to-refuge = { $n ->
    [one] { $far } space to Refuge
   *[other] { $far } spaces to Refuge
  }
pic-closing = Refuge reached: the last space
pic-phase-deal = the cards are dealt
pic-phase-count = the count
pic-stage-roll = to roll
pic-stage-die = changes the die?
pic-stage-move = on the move
pic-stage-space = plays the space
pic-stage-turn = to play
pic-stage-others = waits for another
pic-again = once more: { $now }
pic-no-card = No card was shown yet.

## Dice
pic-passage-collection = { $n }: Collection
pic-passage-adventure = { $n }: Adventure
pic-passage-passage = { $n }: the way out
pic-rob-commerce = a shop
pic-rob-bank = a bank
pic-risk-roll = the risk
pic-versus = :

## Strips
pic-buyer = BUYER

pic-out = OUT
pic-no-car = no car
pic-factor-0 = fragile
pic-no-boxer = no boxer
pic-hidden = face down

## What a card does, in short
pic-hat = { $space }: { $words }
pic-mission = { $men ->
    [one] 1 man
   *[other] { $men } men
  } › { $pay }
pic-risk = arrest on { $n ->
    [1] 1
   *[other] 1–{ $n }
  }
pic-car = { $price } › { $sale }, factor { $factor }
pic-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
pic-record = criminal record
pic-fine = fine { $commerce } / { $bank }
pic-half = half a jewel
pic-value-bank = { $n ->
    [0] arrest
   *[other] +{ $n }
  }
pic-value-commerce = { $n ->
    [0] arrest
   *[other] +{ $n }
  }
pic-value-collection = pay { $n }
pic-value-pearl = worth { $n }
pic-value-diamond = worth { $n }
pic-value-investment = pair { $n }
pic-value-recruitment = { $n ->
    [one] 1 man
   *[other] { $n } men
  }
pic-hat-gain_per_man = +{ $n }/man
pic-hat-draw = +1 card
pic-hat-price_plus = +{ $n }
pic-hat-skip_collection = pay nil
pic-hat-free_item = free
pic-hat-free_share = free
