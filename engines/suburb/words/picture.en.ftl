# What Suburb's pictures, their alt texts and their descriptions say. Names of cards and seats are arguments.

## Names and amounts
pic-game = Suburb 1931
pic-seat = Seat { $letter }
pic-none = none
pic-money = ${ $n }
pic-dot = {" · "}
pic-kind-upper = upper class
pic-kind-gangster = gangster

## The head of the board
pic-round = round { $n }
pic-extra = extra turn
pic-bought = slot of { $name }
pic-phase-deal = moves in
pic-phase-choice = chooses a house
pic-phase-slot = to play
pic-stage- = to play
pic-stage-pile = chooses a pile
pic-stage-target = picks a neighbour
pic-stage-block = blocks the mission, or not
pic-stage-defence = countered: police, or turn it round?
pic-stage-effect = picks whom the card hits
pic-stage-reward = takes a card, or not
pic-stage-free = buys, bribes, builds, or ends the turn
pic-stage-auction = bids, or drops out

## Lots
pic-jailed = jailed
pic-misses = misses { $n }
pic-protected = safe
pic-yields = gives way
pic-owes = owes { $sum }
pic-late = { $sum } late
pic-target = target
pic-since = since last time
pic-figure = { $n }
pic-more = +{ $size }
pic-less = −{ $size }
pic-stakes = { $n } pay { $sum }
pic-count = { $n }
pic-held-both = both goals
pic-held-points = 60 held
pic-held-cash = 12,000 held
pic-block = { $n ->
    [one] block
   *[other] { $n } blocks
  }
pic-pardon = { $n ->
    [one] pardon
   *[other] { $n } pardons
  }
pic-sale = for sale
pic-sold = sold to
pic-closed = closed
pic-gone = out of the game
pic-gone-left = moved away

## The mission
pic-no-mission = The street is still quiet.
pic-mission = Level { $level } mission
pic-mission-gangster = Level 3, gangsters
pic-mission-upper = Level 3, upper class
pic-mission-common = Level 3, everybody
pic-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
pic-reward-upper = an upper-class card, free
pic-reward-gangster = a gangster card, free
pic-reward-special-2 = or a special card, $1,000
pic-reward-special-3 = or a special card, $2,500
pic-offer-claim = { $n ->
    [0] claim { $sum }
   *[other] claim { $sum }, +{ $n }
  }
pic-offer-stock = stock { $sum }, { $n } to buy
pic-offer-shop = a try for a shop
pic-offer-upgrade = upgrade { $sum }
pic-offer-bribe = a dot off { $sum }
pic-offer-repay = repay { $sum }
pic-shop-won = a shop changes hands
pic-shop-lost = no shop this time
pic-the-target = the target
pic-and = {" · "}
pic-fail-faces = { $n ->
    [one] { $faces } fails
   *[other] { $faces } fail
  }
pic-result- = to roll
pic-result-success = Success!
pic-result-failure = Failed
pic-result-blocked = Blocked
pic-result-police = Police!
pic-result-countered = Countered!
pic-result-reversed = turned round
pic-cost-1 = { $target } gets { $sum }
pic-cost-2 = a dot, { $n ->
    [one] −1 point
   *[other] −{ $n } points
  }
pic-cost-3 = a dot, −{ $n }; { $target } gets { $gain }

## The auction
pic-auction = The house of { $name } is for sale
pic-start-price = began at
pic-high-bid = highest bid
pic-least-bid = least bid now
pic-still-in = still in
pic-no-bid = no bid yet
pic-goes-with = with it
pic-upgraded = upgraded
pic-bare = the house alone
pic-dropped = dropped

## The panel of one player
pic-hand = Your house
pic-fact-bid = Bid { $least } or more of your { $cash }, or drop out.
pic-fact-house = { $n } houses are free.
pic-fact-reward-2 = A class card is free; a special card costs $1,000.
pic-fact-reward-3 = A class card is free; a special card costs $2,500.
pic-fact-pile-upper = Upper class: { $own } cards. Everybody: { $common }.
pic-fact-pile-gangster = Gangsters: { $own } cards. Everybody: { $common }.
pic-fact-card = { $card }: { $text }
pic-fact-target = Whom does it hit? Success: { $text }
pic-fact-block = Blocked, it never happens. Success: { $text }
pic-fact-defence = Ring the police, or turn it round: { $text }
pic-ask-none = Nothing to decide now.
pic-left-points = { $n ->
    [0] there!
   *[other] { $n } to 60
  }
pic-left-cash = { $n ->
    [0] there!
   *[other] { $sum } to go
  }
pic-due = next round pays
pic-claim = claim it in this turn!
pic-plus = +{ $sum }
pic-plus-n = +{ $n }
pic-nothing = nothing
pic-failing = these faces fail
pic-bribe = a bribe: { $sum } a dot
pic-loan = bank loan
pic-no-loan = none
pic-loan-left = { $n ->
    [0] loan, due this turn
    [one] loan, due in 1 turn
   *[other] loan, due in { $n } turns
  }
pic-loan-late = loan, late
pic-limit-upper = stocks, top one { $sum }
pic-limit-gangster = try for a shop
pic-from-level-2 = from level 2
pic-stocks-left = { $n ->
    [0] no more now
   *[other] { $n } to buy
  }
pic-shops-full = you have three
pic-shop-tried = tried already
pic-shop-free = once this round
pic-upgrade = upgrade
pic-upgrade-upper = $2,500
pic-upgrade-gangster = $2,000
pic-upgrade-done = done
pic-upgrade-never = no third one
pic-holds-nothing = No cards, no stocks, no shops.
pic-use-block = Use it now: no mission!
pic-use-pardon = Use it now: one dot less
pic-use-level = { $effect }, from level 2
pic-rounds-left = { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
  }

## The end
pic-goal-points = { $n }% of 60 points
pic-goal-cash = { $n }% of $12,000
pic-wins = { $name } wins!
pic-end-points = 60 points, held for a round.
pic-end-money = $12,000, held for a round.
pic-end-last = The last one on the street.
pic-end-left = The last of the others has moved away.
pic-end- = The street has gone to bed.

## The cover
pic-tagline = a feud of neighbours, from pranks to film noir
alt-cover = Suburb 1931: six cartoon houses in a row, from a sunny morning over dusk to a night with a moon. Villas and brick houses take turns, and none of them means the next one well.

## Alt text and description of the board; every sentence stands alone and may be left out
pic-piles-missions = missions
pic-piles-cards = class and special cards
pic-piles-shops = shops
pic-piles-stocks = next stock
pic-deck-level1 = level 1 missions
pic-deck-level2 = level 2 missions
pic-deck-gangster = level 3 missions of gangsters
pic-deck-common = level 3 missions of everybody
pic-deck-upper = level 3 missions of the upper class
pic-deck-gangster_class = gangster cards
pic-deck-upper_class = upper-class cards
pic-deck-special = special cards
pic-deck-stock = stocks
pic-deck-shop = shops
alt-opening = Suburb 1931, round { $round }, { $n } players: { $active }{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind }, level { $level })
  }{ $target ->
    [none] {" "}to play
   *[other] {" "}on mission against { $target }
  }{ $slot ->
    [extra] , an extra turn
    [bought] , in the slot of { $owner }
   *[own] {""}
  }.
alt-pending = Pending: { $name } { $what }.
alt-mission = Mission: { $card }, level { $level }; success: { $success }; failure: { $failure }; { $n ->
    [one] { $faces } fails
   *[other] { $faces } fail
  }.
alt-defence = The target rolled { $die } in defence{ $turned ->
    [yes] {" "}and turned the mission round
   *[no] {""}
  }.
alt-result = { $result ->
    [success] { $name } rolled { $die }: success.
    [failure] { $name } rolled { $die }: failure.
    [blocked] The mission was blocked.
   *[police] The police were called on { $name }.
  }
alt-try = { $name } rolled { $die } for a shop: { $good ->
    [yes] taken
   *[no] no luck
  }.
alt-drawn = Last card: { $card } ({ $effect }).
alt-auction = Auction: the house of { $name }, from { $start }, with it: { $goods }; { $bidder ->
    [none] no bid yet
   *[other] highest bid { $high } by { $bidder }
  }, least bid { $least }; still in: { $list }.
alt-the-upgrade = the upgrade
alt-house = { $name } ({ $text })
alt-houses = Houses to choose from: { $list }.
alt-semicolon = {"; "}
alt-player = { $name }, { $kind }, level { $level }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $floor ->
    [0] {""}
   *[other] {" "}(never below { $floor })
  }, { $cash }, { $dots } of { $limit } dots, { $ability }{ $upgraded ->
    [yes] , upgraded house
   *[no] {""}
  }{ $more }.
alt-player-short = { $name }, { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $floor ->
    [0] {""}
   *[other] {" "}(floor { $floor })
  }, { $cash }, { $dots }/{ $limit } dots{ $upgraded ->
    [yes] , upgraded
   *[no] {""}
  }{ $more }.
alt-more = , { $list }
alt-of = { $name }: { $list }.
alt-no-house = { $name } has no house yet.
alt-gone = { $name } { $how ->
    [left] has moved away
   *[out] is out of the game
  }; the house is { $house ->
    [sale] for sale
    [closed] closed
    [upgraded] upgraded and belongs to { $owner }
   *[sold] sold to { $owner }
  }.
alt-held-points = 60 points held
alt-held-cash = $12,000 held
alt-misses = misses { $n ->
    [one] a round
   *[other] { $n } rounds
  }
alt-protected = cannot be pushed
alt-yields = gives way
alt-loan = owes { $sum }{ $late ->
    [yes] , late
   *[no] {" "}({ $n ->
        [0] due this turn
        [one] due in 1 turn
       *[other] due in { $n } turns
      })
  }
alt-stock = stock
alt-shop = shop
alt-stake = { $thing } { $sum } for { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
alt-leads = { $name } leads.
alt-changed = { $name }{ $n ->
    [0] {""}
    [one] {" "}{ $points } point
   *[other] {" "}{ $points } points
  }{ $cash ->
    [none] {""}
   *[other] {" "}{ $cash }
  }
alt-since = Since the last board: { $list }.
alt-signs = Track signs at 13 (traffic light), 35 (stop), 59 (give way).
alt-top-stock = { $n ->
    [0] There is no stock to buy.
   *[other] The stock on top costs { $sum }.
  }
alt-pile = { $name } { $n }
alt-piles = Cards left: { $list }.
alt-seat = { $letter } { $name }
alt-seats = Seats: { $list }.

## The end in words
alt-end = Suburb 1931 is over in round { $round }. { $winner } { $ending }
alt-place = { $place }. { $name }, { $kind }, { $ability }{ $out ->
    [no] : { $points ->
        [one] 1 point
       *[other] { $points } points
      }, { $cash }, { $goal }.
    [left] {" "}has moved away.
   *[out] {" "}is out of the game.
  }

## The panel in words
alt-hand = Your house in Suburb 1931, seat { $letter }. { $question }
alt-you-are-out = You are out of the game.
alt-own = You: { $kind }, level { $level }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $points_left } to 60{ $floor ->
    [0] {""}
   *[other] , never below { $floor }
  }; { $cash }, { $cash_left } to $12,000.
alt-ability = { $name }: { $text }
alt-due = Your next round pays { $sum }{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
  }.
alt-claim = Claim in this turn: { $sum }{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
  }.
alt-record = { $dots } of { $limit } dots, a bribe costs { $bribe } a dot; your missions fail on { $faces }.
alt-limit-upper = Stocks, the top one at { $sum }: { $value }.
alt-limit-gangster = A try for a shop: { $value }.
alt-upgrade = Upgrade: { $value }.
alt-befalls = Now: { $list }.
alt-own-card = { $card }: { $effect }.{ $when ->
    [now] {" "}Use it now.
    [level] {" "}From level 2 on.
   *[later] {""}
  }
alt-own-stake = { $card }: { $sum } a round, { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
  }.
alt-neighbour = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cash }, { $dots }/{ $limit } dots.
