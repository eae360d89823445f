### What the street's papers print of a round, and what is remembered of a game.

# Not by the name of the field: what happened asks for the goal itself.
held = { $goal ->
        [money] $12,000
       *[points] 60 points
    }

headline-out = HOUSE VACANT: { $seat } left by the back door, between two policemen. The geraniums stay.
    .b = LAST DOT, LAST DOLLAR: { $seat } is gone, and the neighbours are measuring the curtains.
    .c = THE STREET IS ONE SMILE SHORT: { $seat } could not pay for so much as a taxi to prison.
headline-hammer = GOING, GOING: { $seat } pays ${ $amount } for the house where { $house } lived, wallpaper included.
    .b = TWO ADDRESSES, ONE ALIBI: for ${ $amount } { $seat } also lives where { $house } used to.
    .c = SOLD! { $seat } had ${ $amount } to spare, and nobody asks about the cellar of { $house }.
headline-verge = WILL NOBODY STOP { $seat }? { held }, and one round to sit through.
    .b = ONE ROUND FROM THE TOP: { $seat } sits on { held } and has stopped answering the bell.
    .c = DOORS LOCKED, DOGS OUT: { $seat } has { held } and means to wake up with the lot.
headline-slip = SO NEAR: { $seat } had { held }. That was yesterday.
    .b = CHAMPAGNE SENT BACK: { $seat } could not keep { held } for one round.
    .c = THE STREET SLEEPS AGAIN: { held } turned out a size too large for { $seat }.
headline-heist = WHERE DID IT GO? ${ $amount } left { $victim } over *{ $card }*. { $seat } is buying the drinks.
    .b = { $victim } PAYS, { $seat } COUNTS: ${ $amount }, by way of *{ $card }*. The police are looking the other way.
    .c = NO RECEIPT GIVEN: *{ $card }* moves ${ $amount } from { $victim } to { $seat }, in small notes.
headline-shove = MIND THE STEP: { $victim } is { $lost } lower since *{ $card }*, with the compliments of { $seat }.
    .b = PUSHED, NOT JUMPED: { $victim } goes down { $lost }. { $seat } was seen nearby, whistling.
    .c = { $seat } TAKES THE STAIRS, { $victim } the window: *{ $card }* costs a neighbour { $lost ->
        [one] a point
       *[other] { $lost } points
    }.
headline-leap = TALK OF THE STREET: *{ $card }* lifts { $seat } by { $gained ->
        [one] a point
       *[other] { $gained } points
    }. { $victim } is not amused.
    .b = APPLAUSE BEHIND CURTAINS: { $seat } makes { $gained } out of *{ $card }*, and { $victim } makes a scene.
    .c = HOW DOES ONE EVEN DO THAT? *{ $card }*, { $victim }'s garden, { $gained ->
        [one] a point
       *[other] { $gained } points
    } for { $seat }.
    .d = { $victim } SAW NOTHING, heard everything: { $seat } climbs by { $gained } on *{ $card }*.
    .e = WINDOWS LIT AT MIDNIGHT: { $seat } was out with *{ $card }*, and came home { $gained } higher.
    .f = A FEATHER FOR { $seat }'s HAT: *{ $card }*, at { $victim }'s expense, is worth { $gained }.
headline-fiasco = SO MUCH FOR *{ $card }*: { $seat } tries it on { $victim }, and it costs { cost }.
    .b = CAUGHT IN THE HEDGE: { $seat } pays { cost } for *{ $card }*. { $victim } had the best seat.
    .c = BETTER LUCK NEXT WEEK: *{ $card }* falls on { $seat }'s own foot, and { cost } went down the drain.
cost = { $lost ->
        [0] ${ $paid }
        [one] a good point
       *[other] { $lost } points
    }
headline-cell = ROOM WITH A GRILLE: { $seat } is away for a round. Please water the geraniums.
    .b = THE CHIEF IS PLEASED: { $seat } will dine with the city, from a tin plate.
    .c = WANTED NO LONGER: { $seat } has been found, and fitted for stripes.
headline-bonanza = MONEY FROM NOWHERE: *{ $card }* is worth ${ $amount } to { $seat }, who always knew.
    .b = WHO SAID THERE WAS A SLUMP? { $seat } draws ${ $amount } on *{ $card }*.
    .c = BANK MANAGER WEEPS: ${ $amount } went to { $seat } for *{ $card }*, in an ordinary bag.
headline-climb = MOVING UP: { $seat } is on level { $level }, and greets with two fingers only.
    .b = OUR OWN { $seat }! Level { $level } has a new face, and it is not sorry.
    .c = THE STAKES ARE RISING: so is { $seat }, to level { $level }.
    .d = NEW BRASS ON THE DOOR: { $seat } has made level { $level }, and forgets old faces.
    .e = MIND YOUR PURSES: { $seat } now plays on level { $level }.
headline-fog = NOTHING WORKED: { $count } plans, no success, one street of very innocent faces.
    .b = A GOOD ROUND FOR THE DOGS: all { $count } missions failed, most of them in the hedge.
    .c = CRIME DOES NOT PAY, for once: { $count } tries, { $count } failures.

memoir-ending = { $ending ->
        [money] { $seat } slept a whole round on $12,000, and { near }.
        [last] When the lamps were lit, { $seat } was the only one left to light them.
        [left] The others moved away, and { $seat } kept the street.
       *[points] { $seat } stood on 60 for a whole round, and { near }.
    }
    .b = { $ending ->
        [money] It was money in the end: { $seat } had twelve thousand, twice counted, and { near }.
        [last] One after the other was led away; { $seat } waved from the window.
        [left] It was never decided, only deserted: { $seat } was still there.
       *[points] Nobody found the push that was needed: { $seat } stayed on top, and { near }.
    }
near = { $nearness ->
        [100] { $second } was there too, one round late
       *[other] { $second } was { $nearness } per cent of the way
    }
memoir-heist = The blow that was talked about was *{ $card }*: ${ $amount } of { $victim }'s, in the pocket of { $seat }.
    .b = { $victim } will not hear of *{ $card }*. It cost ${ $amount }, and { $seat } still has the bag.
memoir-shove = The blow that was talked about was *{ $card }*: { $seat } sent { $victim } down { $lost }.
    .b = { $victim } never forgave *{ $card }*, which was { $seat }'s idea and { $lost } steps long.
memoir-leap = Nobody did better in one go than { $seat } with *{ $card }*: { $gained ->
        [one] a point
       *[other] { $gained } points
    }, and { $victim } watching.
    .b = If one thing is told again, it is how { $seat } made { $gained } of *{ $card }* at the cost of { $victim }'s sleep.
memoir-feud = { $seat } came for { $rival } { $count } times; { $rival } came back { $back ->
        [0] never
        [one] once
       *[other] { $back } times
    }. That is what hedges are for.
    .b = Between { $seat } and { $rival } it was personal: { $count } visits one way, { $back ->
        [0] none
       *[other] { $back }
    } the other, and not one with cake.
memoir-lead = { $won ->
        [yes] For { $turns } turns on end nobody stood higher than { $seat }, and it was no use hoping.
       *[no] For { $turns } turns on end nobody stood higher than { $seat }. It was the wrong { $turns }.
    }
    .b = { $won ->
        [yes] { $seat } led the street for { $turns } turns in a row, and looked back only to wave.
       *[no] { $seat } led the street for { $turns } turns in a row, and can tell you the view was lovely.
    }
memoir-record = The police knew { $seat } by first name: { $dots } arrests, { $cells ->
        [0] and never a night inside
        [one] and one stay in prison
       *[other] and { $cells } stays in prison
    }.
    .b = { $dots } times a hand fell on { $seat }'s shoulder, { $cells ->
        [0] but no cell ever closed behind it
        [one] and once a door fell shut
       *[other] and { $cells } times a door fell shut
    }.
memoir-broker = { $seat } bought { $count } stocks for ${ $cost }, of which { $paper ->
        [0] every one was worth something
        [one] one papered a wall
       *[other] { $paper } papered a wall
    }.
    .b = On the exchange { $seat } is remembered for { $count } stocks, ${ $cost }, and { $paper ->
        [0] not one of them a dud
        [one] a single dud
       *[other] { $paper } duds
    }.
memoir-tally = { $count ->
        [0] Not one mission was ever carried out
        [one] One mission was carried out
       *[other] { $count } missions were carried out
    }, { $worked } of them with success, and the police wrote { $dots ->
        [0] nothing
        [one] one line
       *[other] { $dots } lines
    } about it.
    .b = The precinct's book of the year: { $count ->
        [one] one mission
       *[other] { $count } missions
    }, { $worked } that worked, { $dots ->
        [0] no arrest
        [one] one arrest
       *[other] { $dots } arrests
    }.
memoir-street = { families } had lived here, and the hedges remember them.
    .b = { families }, and one removal van too many: that was all.
families = { $upper ->
        [0] No upper-class family
        [one] One upper-class family
       *[other] { $upper } upper-class families
    } and { $gangster ->
        [0] no gangsters
        [one] one family of gangsters
       *[other] { $gangster } families of gangsters
    }
