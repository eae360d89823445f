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
pic-factor-0 = fragile

## What a card does, in short
pic-hat = { $space }: { $words }
pic-mission = { $men ->
    [one] 1 man
   *[other] { $men } men
  }: { $pay }
pic-risk = arrest on { $n ->
    [1] 1
   *[other] 1–{ $n }
  }
pic-car = buy { $price }, sell { $sale }, factor { $factor }
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
pic-hat-gain = +{ $n }
pic-hat-men_plus = +{ $n } men
pic-hat-gain_per_man = +{ $n }/man
pic-hat-draw = +1 card
pic-hat-price_plus = +{ $n }
pic-hat-skip_collection = pay nil
pic-hat-free_item = free
pic-hat-free_share = free

## The end
pic-wins = { $n ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the victory
  }
pic-end-buyer = A buyer has come home to Refuge.
pic-end-last = The last one left.
pic-end-limit = The last round is over.
pic-end-retired = The last of the others has retired.
pic-end- = The count is held.
pic-plus = +{ $n }
pic-part-cash = cash
pic-part-records = records
pic-part-gems = gems
pic-part-car = car

## The hand
pic-hand = Your hand
pic-ask-none = Nothing to decide now.
pic-driven = used this lap
pic-missing = { $n ->
    [0] enough for the target of { $target }
   *[other] { $n } short of { $target }
  }
pic-price = { $n ->
    [0] free
   *[other] costs { $n }
  }
pic-due = { $n } is due
pic-due-card = a card says what is due
pic-more = +{ $n } an item
pic-if-now = if it ended now
pic-sum = worth
pic-at-count = at the count
pic-half-short = half
pic-own-shares = Shares
pic-own-stars = Adventures to play
pic-own-missions = Missions to carry out
pic-pair-price = pair { $n }
pic-has-pair = PAIR
pic-has-one = one
pic-use-now = use now
pic-men-enough = enough men
pic-men-short = { $n ->
    [one] 1 man short
   *[other] { $n } men short
  }
pic-strength = strength { $n }
pic-protections = { $n ->
    [one] 1 Protection
   *[other] { $n } Protections
  }
pic-records = { $n ->
    [one] 1 record
   *[other] { $n } records
  }
pic-victories = { $n ->
    [0] no victory yet
    [one] 1 victory
   *[other] { $n } victories
  }
pic-saves = { $n ->
    [0] One hit and it is gone.
    [one] One card can save it.
   *[other] { $n } cards can save it.
  }
pic-under = under it: { $list }

## Alt text and description of the board; every sentence stands alone and may be left out
alt-round = { $limit ->
    [0] Round { $round }.
   *[other] Round { $round } of { $limit }.
  }
alt-turn = { $name } { $now }{ $again ->
    [yes] , an extra turn
   *[no] {""}
  }.
alt-target = Target { $n }.
alt-waiting = Waiting for { $list }.
alt-buyer = { $name } { $n }
alt-buyers = Buyers, with their spaces to Refuge: { $list }.
alt-closing = A buyer has reached Refuge; this is the last space.
alt-leads = { $n ->
    [one] { $list } leads
   *[other] { $list } lead
  } in cash.
alt-since = Since the last board: { $list }.
alt-more-cash = { $n }
alt-more-records = records { $n }
alt-more-shares = investments { $n }
alt-more-pearls = pearls { $n }
alt-more-diamonds = diamonds { $n }
alt-more-strength = strength { $n }
alt-more-protections = protections { $n }
alt-more-stars = Adventures { $n }
alt-more-missions = Missions { $n }
alt-more-car = car { $n }
alt-more-boxer = boxer { $n }
alt-and = {" and "}
alt-semicolon = {"; "}
alt-roll = { $name } rolled { $dice }{ $what ->
    [passage] {" "}in the Passage
    [robbery] {" "}for a robbery
    [risk] {" "}for the risk
   *[other] {""}
  }{ $result ->
    [none] {""}
   *[other] : { $result }
  }.
alt-bout = Bout: { $name } rolled { $dice }, { $other } { $against }.
alt-shown = Last event: { $card }{ $effect ->
    [none] {""}
   *[other] {" "}({ $effect })
  }.
alt-looked = On offer: { $card }{ $effect ->
    [none] {""}
   *[other] {" "}({ $effect })
  }.
alt-no-event = Last event: none.
alt-hats = Hat cards on: { $list }.
alt-hat = { $where }: { $card } ({ $effect })
alt-player = { $name }, { $character }, on space { $space } { $type }, cash { $cash }, strength { $strength }, { $counts }, { $car }, { $boxer }{ $state }.
alt-player-short = { $name }, { $character }, on { $space } { $type }, cash { $cash }, strength { $strength }{ $state }.
alt-of = { $name }: { $list }.
alt-out = { $name } is eliminated.
alt-is-buyer = , buyer
alt-is-missing = , misses { $n ->
    [one] a turn
   *[other] { $n } turns
  }
alt-is-claiming = , may claim { $n }
alt-n-pearls = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
  }
alt-n-diamonds = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
  }
alt-n-shares = { $n ->
    [one] 1 investment
   *[other] { $n } investments
  }
alt-n-records = { $n ->
    [one] 1 record
   *[other] { $n } records
  }
alt-n-protections = { $n ->
    [one] 1 protection
   *[other] { $n } protections
  }
alt-n-kept = { $n ->
    [one] 1 kept card
   *[other] { $n } kept cards
  }
alt-n-stars = { $n ->
    [one] 1 Adventure
   *[other] { $n } Adventures
  }
alt-n-missions = { $n ->
    [one] 1 Mission
   *[other] { $n } Missions
  }
alt-n-recruits = { $n ->
    [0] no men
    [one] 1 Recruitment card
   *[other] { $n } Recruitment cards
  }
alt-car-none = car none
alt-car = car { $price }, factor { $factor }, { $used } used
alt-car-short = car { $price } ({ $used } of { $factor } used)
alt-car-line = { $card }, a car of { $price } that sells for { $sale }, factor { $factor }, under it: { $under }
alt-boxer-none = boxer none
alt-boxer-hidden = boxer hidden
alt-boxer = boxer with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } and { $n ->
    [0] no victory
    [one] 1 victory
   *[other] { $n } victories
  }
alt-boxer-line = { $card }, a boxer with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, prizes { $prizes }, { $n ->
    [0] no victory
    [one] 1 victory
   *[other] { $n } victories
  }
alt-men-of = Men of { $name }: { $list }; { $n } hired in all.
alt-driven = the Driver's 5 was used in this lap
alt-shares-left = Shares left to buy: { $n }.
alt-seat = { $letter } { $name }
alt-seats = Seats: { $list }.

## The end in words
alt-end = Le Pro is over: { $winner }. { $ending }
alt-place = { $rank }. { $name }, { $character }: { $total }, cash { $cash }{ $records ->
    [0] {""}
   *[other] , records −{ $records }
  }{ $gems ->
    [0] {""}
   *[other] , gems +{ $gems }
  }{ $car ->
    [0] {""}
   *[other] , car +{ $car }
  }{ $buyer ->
    [yes] , buyer
   *[no] {""}
  }.
alt-place-last = { $rank }. { $name }, { $character }.
alt-place-out = { $rank }. { $name }, { $character }, eliminated.
alt-held = { $name } held { $list }.
alt-own-pearls = Pearls ({ $list })
alt-own-diamonds = Diamonds ({ $list })
alt-own-shares = shares ({ $list })
alt-own-stars = Adventures ({ $list })
alt-own-missions = Missions ({ $list })
alt-own-boxer = boxer ({ $card })

## The hand in words
alt-hand = Your hand in Le Pro, seat { $letter }. { $question }
alt-money = Cash { $cash }, { $distance }; { $total } if it ended now.
alt-self = { $character }: { $ability }{ $used ->
    [yes] {" "}Used in this lap.
   *[no] {""}
  }
alt-gems = Pearls: { $pearls }. Diamonds: { $diamonds }. Together worth { $sum }, at the count { $count }.
alt-share = { $name } ({ $count ->
    [one] one share
   *[other] the pair
  }, pair { $n })
alt-shares = Shares: { $list }.
alt-star = { $name }: { $effect }, { $when }{ $now ->
    [now] , now
   *[other] {""}
  }.
alt-star-line = { $name }: { $effect } To be played { $when }. { $now ->
    [now] Use now.
    [never] {""}
   *[other] Not now.
  }
alt-mission = { $name }: { $men ->
    [one] 1 man
   *[other] { $men } men
  } for { $pay }{ $extras ->
    [none] {""}
   *[other] , { $extras }
  }; { $state }.{ $now ->
    [now] {" "}Use now.
    [never] {""}
   *[other] {" "}Not now.
  }
alt-men = Strength { $n }: { $list }.
alt-line = { $words }.

## The cover
pic-tagline = Gangster II: one of you goes home rich
alt-cover = Le Pro: a deco street plan in green and gold, with a hat, a mask, a briefcase and a diamond. Ten characters, thirty-six spaces, one who goes home rich.
