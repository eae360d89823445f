# What Fictions' pictures, their alt texts and their descriptions say. Names of cards and seats are arguments.

## Names
pic-game = Fictions
pic-seat = Seat { $letter }
pic-none = none
pic-dot = {" · "}
pic-and = {", "}
pic-chapter = Chapter { $number }
pic-single = one night
pic-round = round { $round }
pic-round-of = round { $round }/{ $last }
pic-over = the book is closed

## The header: who must do what
pic-waiting = Waiting for { $names }
pic-actions = { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
  }
pic-window = { $n ->
    [one] one may still help
   *[other] { $n } may still help
  }
pic-head-turn = { $name } acts
pic-head-turn_end = { $name }: end of turn
pic-head-ready = { $name } picks up the dice
pic-head-rolled = { $name } is rolling
pic-head-settling = { $name } settles the roll
pic-head-intermission = { $name } goes shopping
pic-head-shop = { $name } goes shopping
pic-now-start = the round begins
pic-now-starter = who starts the round?
pic-now-problems = somebody draws a Problem
pic-now-ready = before the first turn
pic-now-last_call = last call for Skills
pic-now-round_end = end of the round
pic-now-chapter_end = end of the chapter
pic-now-choose = which job comes next?
pic-now-setup = the table is laid
pic-now-intermission = spend the Reputation
pic-now-shop = spend the Reputation
pic-now-turn = a turn
pic-now-turn_end = end of the turn
pic-end-won = The city is ours
pic-end-success = The job is done
pic-end-failure = The job is lost
pic-end-evidence_of_one = Too much on one of us
pic-end-evidence = Too much evidence
pic-end-election = The election is lost
pic-end-betrayal = Betrayed
pic-end- = The end

## The foot
pic-clan = clan
pic-spent = spent
pic-out = out
pic-left = left
pic-rally = rally
pic-rally-hands_up = clock +1
pic-rally-high_speed_rescue = gear −1
pic-rally-intimate_enemies = coup +1
pic-rally-no_more_bets = −1 chip
pic-rally-family_business = −2 sacks
pic-rally-bid_for_power = day +1

## The roll
pic-difficulty = difficulty { $n }
pic-difficulty-now = difficulty { $n } ({ $printed })
pic-against = against { $n }
pic-dice = { $n ->
    [one] white die
   *[other] white dice
  }
pic-needs = against { $n }
pic-will-roll = { $sum } › { $n ->
    [one] one die
   *[other] { $n } dice
  }
pic-triumphs = { $n ->
    [0] no triumph
    [one] 1 triumph
   *[other] { $n } triumphs
  }
pic-clovers = { $n ->
    [one] 1 re-roll left
   *[other] { $n } re-rolls left
  }
pic-damage = { $n } damage
pic-no-damage = no damage
pic-red-card = a card
pic-red-warning = a Problem

## Challenges and seats
pic-each = each:
pic-no-problems = no problems
pic-idle-penalty = not in this house
pic-police-uncontrolled = uncontrolled
pic-police-controlled = controlled
pic-police-removed = coming
pic-police-active = ACTIVE
pic-police-does-hands_up = clock +2
pic-police-does-high_speed_rescue = Van +1
pic-police-does-no_more_bets = Tables +1
pic-police-does-family_business = −2 sacks
pic-police-does-bid_for_power = Districts +1

## The Scenarios' own boards
pic-of = of { $n }
pic-n-of = { $n } of { $of }
pic-plus = +{ $n }
pic-minus = −{ $n }
pic-hu-vault = vault
pic-hu-tills = tills
pic-hu-loot = loot
pic-hu-away = away!
pic-hr-gear = gear
pic-hr-behind = { $n ->
    [0] side by side
    [one] 1 behind
   *[other] { $n } behind
  }
pic-hr-stage = stage { $n }
pic-ie-beaten = beaten
pic-ie-cleared = searched
pic-ie-ringleader = ringleader
pic-ie-theirs = theirs
pic-nb-clan = ours
pic-nb-safe = safe
pic-nb-closed = closed
pic-nb-next = tonight { $n }
pic-nb-rigged = rigged: −1
pic-bp-support = support
pic-bp-betrayals = betrayals
pic-bp-police = police
pic-bp-wanted = of { $n } to win

pic-ie-tucked = { $n } turned
pic-nb-bet = bet
pic-nb-bonus = win +1
pic-nb-won = bet won
pic-fb-rival = blocks income

## What a card in play does
pic-does-alarm = clock +1
pic-does-guard = doors +1
pic-does-witness = witness
pic-does-obstacle = gear −1
pic-does-traffic = Car −1
pic-does-roadblock = Car stops
pic-does-IE01 = coup +1
pic-does-IE02 = turns one of us
pic-does-IE03 = turns one of us
pic-does-IE04 = coup +1
pic-does-IE05 = coup +1
pic-does-IE06 = deck −2
pic-does-IE07 = deck −2
pic-does-IE08 = turns one of us
pic-does-NB08 = Tables +1
pic-does-NB09 = Tables +1
pic-does-NB10 = −1 chip
pic-does-NB11 = −1 chip
pic-does-nb-rig = Tables −1
pic-does-NB12 = picture taken
pic-does-scandal = takes a token
pic-does-betrayal = vote −1
pic-does-revive = out › spent
pic-does-motivate = spent › clan
pic-does-hu-getaway = needs 9 sacks
pic-does-hu-bag = 2 sacks
pic-does-hu-tills = 1 sack
pic-does-hr-shift = gear +1
pic-does-hr-alleys = Car +1
pic-does-hr-tyres = Van −1

## The town map, chapters, the end
pic-town = Which job comes next?
pic-start-here = Start here
pic-town-setup = The job is chosen
pic-ending-success = success
pic-ending-failure = failure
pic-ending-evidence = evidence
pic-ending-election = election lost
pic-ending-betrayal = betrayed
pic-ending-won = the city is ours
pic-ending- = over
pic-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
pic-reputation = reputation
pic-to-spend = to spend
pic-lost = lost
pic-joined = joined
pic-removed = sent away
pic-door = At the door: one of them joins
pic-in-reserve = { $n } in reserve
pic-price = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
pic-level = Level { $n }
pic-members = The clan: { $n }
pic-removals = sent away { $n } of 2
pic-story = The story so far
pic-story-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }

## The hand
pic-hand = Your crew
pic-hand-roll = { $name } rolls for { $challenge }: { $result } against { $difficulty }
pic-hand-ready = { $name } is about to try { $challenge }
pic-hand-turn = Your turn: { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
  }
pic-ask-turn = Recruit, act or pass?
pic-ask-idle = A Skill, while it is quiet?
pic-ask-more = Draw a second?
pic-ask-ready = Red Die or not?
pic-ask-help = Help, or keep quiet?
pic-ask-rolled = Clovers, Skills, or let it stand?
pic-ask-damage = Who takes the beating?
pic-ask-card = Draw the card of the Red Die?
pic-ask-revive = Whom do you wake?
pic-ask-motivate = Whom do you talk round?
pic-ask-exhaust = Who is sent home?
pic-ask-knockout = Who is knocked out?
pic-ask-order = Which comes first?
pic-ask-pistol = Where does the Pistol point?
pic-ask-district = Which District is lost?
pic-ask-assign = Who draws the Problem?
pic-ask-turn_call = Trouble came: a Skill?
pic-ask-last_call = Last call: a Skill?
pic-ask-scenario = Which job comes next?
pic-ask-starter = Who starts the round?
pic-ask-shop = Hire, or send away?
pic-ask-keep = Which of the two joins?
pic-ask-none = nothing to decide now
pic-use-now = use now
pic-not-now = not now
pic-barred = not in this house
pic-after-out = knocked out
pic-rotated = used this turn
pic-empty-hand = No cards in hand.
pic-hand-of = { $name }’s hand
pic-with-help = With your help
pic-help-unknown = { $n ->
    [0] new dice
    [one] 1 new die
   *[other] { $n } new dice
  }
pic-help-clovers = { $n ->
    [one] 1 more re-roll
   *[other] { $n } more re-rolls
  }
pic-help-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  } to roll
pic-help-diff = difficulty { $n }
pic-against-you = Against you
pic-rule = You are one clan: talk about plans as much as you like. Do not name the cards in your hand, their skills, or how many dice you could roll.

## Alt text and description of the board; every line stands alone and may be left out
alt-board = { $single ->
    [yes] { $scenario }, round { $round }.
   *[no] Chapter { $chapter }, { $scenario }, round { $round }.
  }
alt-simple = Fictions, { $sentence }: { $below }.
alt-turn = { $name } plays, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } left.
alt-sentence = { $sentence }: { $below }.
alt-starting = Starting Player: { $name }.
alt-track-hands_up = Clock { $clock } of 15, loot { $loot } of 9, { $door ->
    [4] all Doors open
   *[other] Door { $door }
  }, vault { $vault }, tills { $tills }.
alt-track-high_speed_rescue = Van { $van } of 26, Car { $car }, Gear { $gear }, { $stage ->
    [4] the prisoner is free
   *[other] Stage { $stage }
  }.
alt-track-intimate_enemies = Coup { $coup } of 9, { $defeated } of 6 Rebels defeated, { $hidden } hidden, { $ringleader ->
    [1] the Ringleader among them
   *[other] the Ringleader at large
  }.
alt-track-no_more_bets = { $chips } of 10 chips, Croupier at { $croupier }, { $closed } closed, round { $round } of 8.
alt-track-family_business = Income { $income } of 10, { $sacks } of 12 sacks, round { $round } of 5.
alt-track-bid_for_power = Campaign { $campaign } of { $end }, Support { $support }, Betrayals { $betrayals }.
alt-tracks = Tracks: { $list }.
alt-ahead = At the end of the round: { $list }.
alt-pair = { $about } { $value }
alt-of = { $about } { $value } of { $most }
alt-police = Police { $state }.
alt-police-uncontrolled = uncontrolled
alt-police-controlled = controlled
alt-police-removed = coming next round
alt-police-active = ACTIVE
alt-spot = { $name }: { $ideal } { $difficulty }, { $missing ->
    [98] a bet
    [99] each Triumph counts
    [one] 1 Triumph missing
   *[other] { $missing } Triumphs missing
  }
alt-open = Open Challenges: { $list }.
alt-shut = Not yet: { $list }.
alt-problems = Problems: { $list }.
alt-problems-none = No Problems.
alt-problem-of = { $seat }: { $titles }
alt-fingerprints = Fingerprints { $n } of 5.
alt-decks = Clan Deck { $clan }, Exhausted { $spent }, KO'd { $out }, Problems { $left }.
alt-rally = Rally: { $price }.
alt-hands = Hands: { $list }.
alt-hand-of = { $seat } { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
alt-ready = { $name } attempts { $challenge } with { $crew }: { $dice ->
    [one] 1 white die
   *[other] { $dice } white dice
  }{ $red ->
    [yes] {" "}and the Red Die
   *[no] {""}
  } against { $difficulty }.
alt-rolled = { $name } attempts { $challenge } with { $crew }: { $faces }; Result { $result } against { $difficulty }, { $triumphs ->
    [0] no Triumph
    [one] 1 Triumph
   *[other] { $triumphs } Triumphs
  }, { $damage } damage{ $clovers ->
    [0] {""}
    [one] , 1 re-roll left
   *[other] , { $clovers } re-rolls left
  }.
alt-face = { $face ->
    [L] lock
    [C] clover
    [B] used clover
   *[other] { $face }
  }
alt-face-red = { $face ->
    [L] red lock
    [card] red card
    [warning] red warning
   *[other] red { $face }
  }
alt-row-exhausted = Exhausted: { $list }.
alt-row-knocked_out = KO'd: { $list }.
alt-row-territory = Territory: { $list }.
alt-row-secured = Secured: { $list }.
alt-row-pistol = Clan Pistol on { $list }.
alt-rebel-pistol = Rebel Pistol with { $name }.
alt-face-down = Face-down Rebels: { $list }.
alt-tucked = Under { $card }: { $list }.
alt-rigged = The house is rigged.
alt-seats = Seats: { $list }.
alt-seat = { $letter } { $name }
alt-row = { $name }: { $list }.
alt-scenarios = To choose from: { $list }.
alt-chapter = Chapter { $number }, { $scenario }: { $ending }, { $rounds }, { $points } Reputation.
alt-lost = Lost: { $list }.
alt-joined = Joined: { $list }.
alt-removed = Sent away: { $list }.
alt-reputation = Reputation to spend: { $n }.
alt-offered = At the door: { $list }.
alt-members = The clan: { $list }.
alt-reserve = Reserve: { $list }.
alt-line-spot = { $name }: { $ideal } { $difficulty }{ $raised ->
    [yes] {" "}(printed { $printed })
   *[no] {""}
  }, { $missing ->
    [98] a bet
    [99] each Triumph counts
    [one] 1 Triumph missing
   *[other] { $missing } Triumphs missing
  }{ $cubes ->
    [0] {""}
   *[other] {" "}({ $cubes } won)
  }{ $place ->
    [none] {""}
   *[other] , { $place }
  }{ $outcome ->
    [none] {""}
   *[other] ; { $outcome }
  }{ $fingerprint ->
    [yes] ; Fingerprint
   *[no] {""}
  }.
alt-line-problem = { $seat }: { $name }, { $ideal } { $difficulty }: { $penalty }{ $fingerprint ->
    [yes] ; Fingerprint
   *[no] {""}
  }.

## The hand in words
alt-hand = Your crew in Fictions, seat { $letter }: { $sentence }
alt-hand-cards = In hand: { $list }.
alt-hand-none = Your hand is empty.
alt-hand-other = Hand of { $seat }: { $list }.
alt-card = { $name } ({ $skills }; { $skill })
alt-card-line = { $name }, Level { $level }, { $ideals }, { $place }. { $skill } { $now ->
    [now] Use now.
    [barred] Not in this house.
    [used] Used this turn.
    [never] {""}
   *[other] Not now.
  }
alt-card-dice = { $name }: { $list }.
alt-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  } for { $list }
alt-help = With { $card }: { $what }.
alt-against = Against you: { $list }.
alt-against-item = { $name } ({ $penalty })

## The cover
pic-tagline = Memoirs of a Gangster
pic-cover = two jobs, one election
alt-cover = Fictions: Memoirs of a Gangster. Six jobs in a row: { $list }.
