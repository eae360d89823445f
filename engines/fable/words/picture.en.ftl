# What the pictures of Fame & Fable, their alt texts and their descriptions say.

## Names and marks
pic-game = Fame & Fable
pic-seat = Seat { $letter }
pic-none = none
pic-dot = {" · "}
pic-el = EL
pic-ma = MA
pic-po = PO
pic-pw = PW
pic-we = WE

## The head of the board
pic-round = round { $n }
pic-head-setup = The fire is lit
pic-head-dawn = { $name } wakes
pic-head-enter = { $name } is met
pic-head-day = { $name } acts
pic-head-fight = { $name } fights
pic-head-failed = { $name } pays for it
pic-head-dusk = { $name } makes camp
pic-head-shadow = The shadow walks
pic-head-end = The last fire burns low
pic-looks = eyes on a deck
pic-phase-setup = before dawn
pic-phase-dawn = dawn
pic-phase-enter = morning
pic-phase-day = day
pic-phase-dusk = dusk
pic-phase-shadow = night
pic-phase-end = the end
pic-waits = waiting for { $n ->
    [one] an answer
   *[other] answers
  }

## The board
pic-empty = gone for today
pic-gone = has left
pic-champion = champion token
pic-last = no further turn
pic-immune = immune
pic-twice = twice
pic-converted = turned against its friends
pic-hurt = hurt by: { $list }
pic-lone = only { $name } attacks on
pic-capped = no more ally attacks
pic-tally = { $n } of { $needs }
pic-beyond = beyond { $n }
pic-no-moon = No moon card yet.
pic-menace = menace { $n }
pic-needed = { $n } of { $needed }
pic-fate = { $name }: { $effect }
pic-today = Today
pic-dealt = hurt with
pic-day-none = nothing worth a song yet
pic-day-recruits = { $n ->
    [one] 1 recruit
   *[other] { $n } recruits
  }
pic-day-items = { $n ->
    [one] 1 item
   *[other] { $n } items
  }
pic-day-traits = { $n ->
    [one] 1 trait
   *[other] { $n } traits
  }
pic-day-purse = contracts +{ $n }
pic-day-surge = { $type } +{ $n }
pic-day-discount = { $uses ->
    [one] next recruit −{ $n }
   *[other] next { $uses } recruits −{ $n }
  }

## The hand
pic-hand = Your hand
pic-ask-none = Nothing to decide now.
pic-ask-fight = Swords out. Strike, meddle, or let the fight be settled as it stands.
pic-fact-fame = fame { $n }
pic-fact-ahead = { $n } ahead
pic-fact-behind = { $n } behind
pic-fact-moons = { $n ->
    [one] 1 moon
   *[other] { $n } moons
  }
pic-fact-done = { $n ->
    [0] none achieved
   *[other] { $n } achieved: +{ $fame } fame
  }
pic-held = In your hand
pic-deployed = Your company
pic-contracts = Contracts
pic-attackers = Your attackers
pic-damage = damage to each foe
pic-rest = Also in your hand
pic-looked = Before your eyes
pic-top = Next of the monsters
pic-secret = nobody else sees this
pic-of = { $n } of { $most }
pic-purse = { $n ->
    [0] {""}
   *[other] each +{ $n } at dusk
  }
pic-no-hand = Your hands are empty.
pic-no-allies = Nobody stands with you yet.
pic-plain = no trait, just an honest attack
pic-item = item
pic-item-does = item: { $effect }
pic-plus = +{ $n }
pic-times = ×2
pic-strike = strike { $n }
pic-fells = this attack defeats the foe
pic-win-all = { $n ->
    [one] win: +{ $fame } fame
    [2] win both: +{ $fame } fame
   *[other] win all: +{ $fame } fame
  }
pic-why-tired = tired
pic-why-place = no free place
pic-why-fight = needs a fight
pic-why-wait = a reaction
pic-why-actions = too few actions

## The end
pic-wins = { $n ->
    [0] Nobody wins
    [one] { $names } is the champion
   *[other] { $names } share the fire
  }
pic-solo-won = { $name } outwalks the shadow: { $score } points
pic-solo-lost = The shadow is home first
pic-end-champion = The cup is taken, and everybody has had a last day.
pic-end-cap = The fire is out; what is told is told.
pic-end-left = The others have gone home.
pic-end-won = The road is yours, and so is the song.
pic-end-lost = Somebody will tell it, but not tonight.
pic-end- = The saga is over.
pic-end-bonus = legends +{ $n }
pic-end-company = Company: { $list }
pic-end-hand = In hand: { $list }

## The cover
pic-tagline = A race for renown, told by the fire
alt-cover = Fame & Fable: a great moon on a blue night, beasts and legends in a bow above the title, and below it the fame track with four tokens, crowns and moons.

## Alt text and description of the board; every sentence stands alone and may be left out
alt-head = Fame & Fable, { $length ->
    [short] short
   *[full] full
  } game, round { $round }, { $phase } of { $name }, { $left } of { $granted } actions left.
alt-waiting = Waiting for { $list }.
alt-fame = Fame: { $list }. Champion space { $goal } free.
alt-fame-taken = Fame: { $list }. Champion space { $goal } taken by { $name }.
alt-moons = Moon tokens on { $list }.
alt-shadow = The shadow is on { $at }, menace { $menace }, legend tokens on { $tokens }; trophies { $n } of { $needed }.
alt-fate = Last fate: { $name }, { $effect }.
alt-pair = { $name } { $n }
alt-semicolon = {"; "}
alt-immune = immune { $list }
alt-vulnerable = vulnerable { $list }
alt-spotted = spotted
alt-note = ({ $words })
alt-monsters = Monsters: { $list }.
alt-ally = { $name } { $cost } attack { $attack } { $types }
alt-allies = Market allies: { $list }.
alt-items = Items: { $list }.
alt-contract = { $n } for { $name }
alt-contracts = Contracts: { $list }.
alt-moon = Moon card: { $name }, { $effect }.
alt-foe = { $name } { $n } of { $needs }
alt-combat = Combat: { $list }.
alt-failed = Undefeated: { $list }.
alt-seat-line = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand, ready: { $ready }, exhausted: { $tired }, moons { $moons }, legends { $legends }.
alt-short = { $seat }: { $list }.
alt-short-hand = { $what ->
    [one] 1 card
   *[other] { $what } cards
  }
alt-short-ready = ready { $what }
alt-short-tired = exhausted { $what }
alt-short-moons = { $what ->
    [one] 1 moon
   *[other] { $what } moons
  }
alt-short-legends = { $what ->
    [one] 1 legend
   *[other] { $what } legends
  }
alt-short-meets = will meet { $what }
alt-seat-head = { $letter } { $name }, { $hero }: fame { $fame }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } in hand, moons { $moons }, legends: { $legends }{ $market ->
    [fresh] , New Market still to be used
    [used] , New Market used
   *[none] {""}
  }.
alt-company = { $name }, ready: { $ready }; exhausted: { $tired }.
alt-pending = { $name } will meet { $list }.
alt-hidden-legend = a hidden legend
alt-hidden-monster = a hidden monster
alt-known = In the hand of { $name }, as all have seen: { $list }.
alt-gone = { $name } has left.
alt-last = { $name } has no further turn.
alt-playing = Under way: { $list }.
alt-beaten = Defeated today: { $list }.
alt-today = Today: { $list }; types that hurt: { $types }.
alt-piles = Draw piles: { $list }.
alt-seat = { $letter } { $name }
alt-seats = Seats: { $list }.

## The end in words
alt-end = Fame & Fable is over: { $winner }. { $ending }
alt-end-round = Round { $n }.
alt-end-shadow = The shadow stands on { $at }; { $needed ->
    [one] 1 trophy was
   *[other] { $needed } trophies were
  } needed.
alt-place = { $rank }. { $name }, { $hero }: fame { $fame }{ $bonus ->
    [0] {""}
   *[other] , of that { $bonus } for most legends
  }, legends: { $list }.
alt-of = { $name }. { $words }.

## The hand in words
alt-hand = Your hand in Fame & Fable, seat { $letter }. { $question }
alt-actions = { $left } of { $granted } actions left.
alt-looked = Before your eyes, the topmost first: { $list }.
alt-top = Next of the monster deck, as you know: { $list }.
alt-strikes = { $name } attacks: { $list }.
alt-strikes-trait = { $name } with its trait: { $list }.
alt-strikes-one = { $foe } { $n } { $type }{ $fells ->
    [yes] {" "}(defeats it)
   *[no] {""}
  }
alt-barred = { $foe } not at all
alt-card-foe = { $name } { $n }: { $does }
alt-card-ally = { $name }, attack { $attack } { $types }: { $fee ->
    [0] {""}
    [one] (1 action){" "}
   *[other] ({ $fee } actions){" "}
  }{ $does }
alt-card-item = { $name }, item: { $does }
alt-held = In your hand: { $list }.
alt-held-line = In your hand: { $words }
alt-own = { $state ->
    [tired] Exhausted
   *[ready] Ready
  }: { $name }, attack { $attack } { $types }: { $fee ->
    [0] {""}
    [one] (1 action){" "}
   *[other] ({ $fee } actions){" "}
  }{ $does }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
  }.
alt-done = You could score { $list }.
alt-knows-one = { $card } with { $name }
alt-knows = You also know of: { $list }.
