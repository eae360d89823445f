### Fame & Fable: what is asked while a trait, an item, a moon or the shadow has its way.

## One's own allies
ask-ready = Somebody can be talked back onto their feet. Who?
    .public = choose who is ready again
    .short = who wakes
ask-boost = Whose next blow shall be the better for it?
    .public = choose whose next attack is more
    .short = whose blow
ask-double = One of yours will hit twice as hard. Who?
    .public = choose whose next attack counts twice
    .short = who doubles
ask-add_type = A new trick for the company. Of which kind?
    .public = choose a type to teach
    .short = which type
ask-who_learns = And who is to learn it, until tomorrow?
    .public = choose who learns it
    .short = who learns
ask-make_place = Six is a crowd, and there is one more at the door. Does anybody leave to make room?
    .public = make room for one more, or not
    .short = make room

## Foes
ask-strike = The arm is raised. At what, and with what?
    .public = choose what to strike
    .short = strike
ask-expose = Everything has a soft spot; somebody only has to say where. Which?
    .public = choose where a foe is vulnerable
    .short = soft spot
ask-strip = Whose hide shall be no protection any more?
    .public = choose a foe to strip
    .short = strip
ask-strip_type = One layer comes off. Which?
    .public = choose an immunity to take away
    .short = which layer
ask-weaken = Which of them looks a little smaller now?
    .public = choose a foe to weaken
    .short = weaken
ask-dismiss = One of them would rather be elsewhere. Which?
    .public = choose a foe to send home
    .short = send home

## Opponents
ask-exhaust = Somebody else's people could do with a long sit. Whose?
    .public = choose whom to tire out
    .short = who tires
ask-kill = Somebody will be missed across the table. Who?
    .public = choose whom to send away
    .short = who goes
ask-convert = One of theirs could be made to see it differently. Who?
    .public = choose who becomes a foe
    .short = who turns
ask-steal_ally = Who has been looking over here all evening?
    .public = choose whom to lure away
    .short = who follows
ask-swap = One of yours for one of theirs. Which?
    .public = choose whom to exchange
    .short = exchange
ask-steal_card = Whose pockets?
    .public = choose whom to steal from
    .short = whose hand
ask-goad = A monster needs a direction and a grudge. Which, and against whom?
    .public = choose a monster and where it goes
    .short = goad
ask-force_discard = You are being shouted at, and something falls out of your bag. What?
    .public = choose what to discard
    .short = discard
ask-copy = Whose trick do you borrow?
    .public = choose a trait to copy
    .short = copy

## Decks and market
ask-dig = You have turned some things over. Which do you keep?
    .public = is looking at cards
    .short = keep
ask-peek = You have seen what is coming. In what order shall it come?
    .public = is looking at cards
    .short = order
ask-recover = Nothing is lost that is only thrown away. What comes back?
    .public = choose a card to bring back
    .short = bring back
ask-hire = A good word has been put in. Do you recruit anybody for less?
    .public = may recruit for less
    .short = recruit
ask-row = Which row of the market?
    .public = choose a row of the market
    .short = which row
ask-refresh = Something here could be something else. Which?
    .public = choose cards to replace
    .short = replace

## Out of turn
ask-react = Something is happening. Do you have anything to say about it?
    .public = may react
    .short = react
    .button = React
ask-guard = You are in time. For which of them?
    .public = choose what to guard
    .short = guard

## The moon
ask-pass_left = The wind goes round the table and takes something along. What do you let it have?
    .public = choose a card to pass to the left
    .short = pass left
ask-hand_down = A thin moon: you keep four cards. What goes?
    .public = discard down to four cards
    .short = down to four
