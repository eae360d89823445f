# What FIXER's pictures, their alt texts and their descriptions say. Card and seat names are arguments.

## Names
pic-game = FIXER
pic-suit-R = Regime
pic-suit-C = Capital
pic-suit-M = Media
pic-suit-P = People
pic-card = { $suit } { $number }
pic-seat = Seat { $letter }
pic-none = none

## The header: who must do what
pic-to-play = { $name } to play
pic-decides = { $name } decides: keep or discard
pic-waiting = Waiting for { $names }
pic-wins = { $name } wins { $score }
pic-wins-shared = { $names } share { $score }
pic-wins-instant = { $name } wins at once
pic-game-over = Game over
pic-round = Round { $round } of { $rounds }

## Short words on the board
pic-first = 1st
pic-no = no
pic-times = ×{ $n }
pic-at-least = { $n }+
pic-earlier = R1 { $n }
pic-ready = ready
pic-choosing = choosing
pic-barred = barred
pic-lanes-won = lanes { $n }/2
pic-keep-question = keep?
pic-no-conflict = No conflict yet. Regime beats Capital beats Media beats People beats Regime.
pic-exchange-note = Everybody passes three cards to the left, unseen.
pic-gained = +{ $n }
pic-led = led
pic-replied = replied
pic-gain-normal = { $name } wins { $points }.
pic-gain-critical = { $name } wins { $points } + 4, critical.
pic-fate-choosing = { $name } decides on { $card }.
pic-fate-kept = { $name } kept { $card }.
pic-fate-discarded = { $name } discarded { $card }.
pic-fate-forced = { $name } had to discard { $card }.
pic-fate-idle = { $card } is out.
pic-fate-none = That won the game.

## The hand
pic-hand = Your hand
pic-ask-play = your turn: pick a lane, then a card
pic-ask-keep = keep it or discard it
pic-ask-exchange = pick three cards for { $name }
pic-ask-locked = locked in: three cards for { $name }
pic-fact-play = { $n ->
    [one] 1 play
   *[other] { $n } plays
  } left · lead in { $lead } · reply in { $reply }
pic-all-lead = any card leads
pic-all-wins = any card wins
pic-all-wins-critical = any card wins + 4
pic-all-loses = any card loses
pic-all-follow = follow { $suit }
pic-all-taken = taken
pic-all-closed = closed
pic-all-barred = barred
pic-does-lead = lead
pic-does-wins = wins
pic-does-wins-critical = wins + 4
pic-does-loses = loses
pic-does-follow = follow { $suit }
pic-does-taken = taken
pic-does-closed = closed
pic-does-barred = barred
pic-pile = Your pile
pic-discards = Discards
pic-passed = Passed
pic-received = Received
pic-bans-none = No bans: you may keep any suit you lose to.
pic-bans = you discard what you lose to in { $n ->
    [one] this suit
   *[other] these suits
  }.
pic-no-cards = No cards in hand.
pic-keep = Keep it
pic-keep-means = { $card } joins your hand: { $hand ->
    [one] one card
   *[other] { $hand } cards
  } for { $plays ->
    [0] no more plays this round
    [one] one more play
   *[other] { $plays } more plays
  }.
pic-keep-seen = Everybody saw it.
pic-discard = Discard it
pic-discard-means = { $card } lies face down with your discards and scores nothing.
pic-lost-to = You lost { $lane } with { $card }.

## Alt text and description of the board; every line stands alone and may be left out
alt-board = FIXER, { $n } players, round { $round } of { $rounds }: { $sentence }.
alt-over = FIXER, { $n } players, game over: { $sentence }.
alt-waiting = Waiting cards: { $list }.
alt-waiting-none = No card waits.
alt-waiting-item = { $lane } { $seat } { $card }
alt-markers = Markers left: { $list }.
alt-pair = { $about } { $value }
alt-own-side = { $lane } { $seat } { $up } up { $down } down
alt-owned = Markers on the sides: { $list }.
alt-barred = { $lane } is barred this turn.
alt-scores = Scores at least: { $list }.
alt-leads = { $seat } leads.
alt-since = Since the last board: { $list }.
alt-hands = Hand sizes: { $list }.
alt-plays = Plays left: { $list }.
alt-bans = Cannot keep: { $list }.
alt-discards = Discards: { $list }.
alt-piles = Face-up captures: { $list }.
alt-hidden = Face-down captures: { $list }.
alt-tokens = Markers won, up/down: { $list }.
alt-earlier = Round 1 scores: { $list }.
alt-first = First player: { $seat }.
alt-ready = Ready: { $list }.
alt-relations = Regime (R) beats Capital (C) beats Media (M) beats People (P) beats Regime.
alt-seats = Seats: { $list }.
alt-seat = { $letter } { $name }
alt-last-normal = Last in { $lane }: { $lead-seat } led { $lead }, { $reply-seat } replied { $reply }; { $winner } wins { $points }, normal. { $fate }
alt-last-critical = Last in { $lane }: { $lead-seat } led { $lead }, { $reply-seat } replied { $reply }; { $winner } wins { $points } + 4, critical. { $fate }
alt-places = Final scores: { $list }.
alt-place = { $seat } { $total }
alt-place-rounds = { $seat } { $total } ({ $first } and { $second })
alt-revealed = Piles: { $list }.
alt-revealed-item = { $seat } { $cards }, { $up ->
    [0] no markers
    [one] one marker of 4
   *[other] { $up } markers of 4
  }

## Description of one seat on the board
alt-line-seat = { $letter } { $name }: at least { $seen } points, { $hand } in hand, { $plays ->
    [one] one play
   *[other] { $plays } plays
  } left, { $discards ->
    [one] one discard
   *[other] { $discards } discards
  }.
alt-line-pile = Pile of { $letter }: face up { $cards }; { $hidden } face down; markers { $up } up, { $down } down.
alt-line-lane = Lane { $lane }: { $state }.
alt-lane-left = { $left ->
    [one] one marker left
   *[other] { $left } markers left
  }
alt-lane-closed = closed
alt-lane-waits = { $seat } waits with { $card }
alt-lane-empty = both sides empty
alt-lane-barred = barred this turn
alt-lane-sides = on the sides { $list }

## The hand
alt-hand = Your hand in FIXER, seat { $letter }: { $sentence }.
alt-hand-cards = Hand: { $cards }.
alt-hand-none = Your hand is empty.
alt-hand-lane = { $lane }: { $state }.
alt-hand-open = any card leads
alt-hand-reply-follow = { $seat } waits with { $card }; you must follow { $suit }: { $list }
alt-hand-reply-free = { $seat } waits with { $card }; you hold no { $suit }, so any card: { $list }
alt-hand-taken = your { $card } waits
alt-does = { $card } { $does }
alt-does-lead = lead
alt-does-wins = wins
alt-does-wins-critical = wins critically
alt-does-loses = loses
alt-does-loses-critical = loses critically
alt-does-follow = no, must follow { $suit }
alt-does-taken = no, your own card waits there
alt-does-closed = no, closed
alt-does-barred = no, barred this turn
alt-hand-score = Your score: { $score }.
alt-hand-pile = Your pile: { $list }.
alt-pile-item = { $card } { $face ->
    [up] up
   *[down] down
  }
alt-hand-tokens = Markers: { $up } up, { $down } down.
alt-hand-discards = Your discards: { $cards }.
alt-hand-bans = You must discard what you lose to in: { $suits }.
alt-hand-gave = You passed: { $cards }.
alt-hand-got = You received: { $cards }.
alt-hand-plays = Plays left: { $n }.
alt-hand-pending = You lost { $lane } to { $card }: keep it in hand or discard it.

## The cover
pic-cover = each suit beats the next, all the way round
alt-cover = FIXER. Four cards in a row: Regime 9, Capital 7, Media 5, People 1. Each suit beats the next, and People beats Regime.
