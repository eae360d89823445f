### What the papers print of a round, and what is remembered of a game.

headline-and = {" and "}
memoir-and = {" and "}

## A round
headline-out = { $retired ->
        [yes] GONE FISHING: { $seat } leaves the business, the keys and a forwarding address that does not exist.
       *[no] THIRD STRIKE: { $seat } is out. The court thanks a loyal customer.
    }
    .b = { $retired ->
        [yes] EARLY RETIREMENT: { $seat } has discovered gardening. Nobody believes a word.
       *[no] CURTAIN: the law shuts the file on { $seat }, and needs both arms to do it.
    }
    .c = { $retired ->
        [yes] OFFICE TO LET: { $seat } was last seen with two suitcases and a straw hat.
       *[no] THE CITY BREATHES: { $seat } has been put where the windows are small.
    }
headline-buyer = FOR SALE, ONE NEIGHBOURHOOD: { $seat } has asked for the price, and did not blink.
    .b = { $seat } IS BUYING. The Godfather has been seen trying on slippers.
    .c = MONEY ON THE TABLE: { $seat } wants the deed. All that is missing is the way home.
headline-wreck = FENDER BENDER: { $seat } parks inside the car of { $victim }. The late { $card } leaves a bumper.
    .b = SCRAP PRICES FALL: { $card } is no more. { $seat } says the brakes, { $victim } says other things.
    .c = { $victim } WALKS: { $card } met { $seat } at the corner, and the corner won.
headline-knockout = LIGHTS OUT: { $card } drops { $beaten }, and { $seat } counts ${ $amount } louder than the referee.
    .b = { $beaten } SEES STARS, says { $loser }. { $seat } sees ${ $amount }.
    .c = { $card } STANDS, { $beaten } doesn't. { $loser } asks for a second opinion.
headline-heist = WHO WAS IT? ${ $amount } missing at { $card }. { $seat } was seen nowhere near, by several friends.
    .b = { $card } ROBBED: police look for somebody ${ $amount } richer. { $seat } helps them look.
    .c = BUSINESS AS USUAL, says { $seat }, ${ $amount } after a visit to { $card }.
headline-job = NOBODY SAW A THING: { $card } is done, and { $seat } is ${ $amount } better off.
    .b = A JOB WELL DONE: { $seat } signs for { $card } and ${ $amount }, with somebody else's name.
    .c = ASK NO QUESTIONS: { $card } paid { $seat } ${ $amount }. The paper asked none.
headline-sale = { $what ->
        [jewel] THE MAGNIFICENT JEWEL IS SOLD: { $seat } had both halves. The Expert needs a chair, { $seat } a bigger purse.
        [pair] WHOLE BUSINESS CHANGES HANDS: { $seat } sells { $cards } for ${ $amount }, no receipts.
        [gems] EXPERT OPINION: ${ $amount } for { $cards }, and { $seat } agrees.
       *[goods] SOLD AS SEEN: { $seat } is rid of { $cards }, and ${ $amount } the better for it.
    }
    .b = { $what ->
        [jewel] ${ $amount } IN ONE BOX: { $seat } sells the Magnificent Jewel. The pigeons fell silent.
        [pair] { $cards } HAS NEW OWNERS. { $seat } has ${ $amount }.
        [gems] GOING, GOING: { $seat } parts with { $cards } for ${ $amount }, dry-eyed.
       *[goods] NO QUESTIONS, NO WARRANTY: ${ $amount } to { $seat } for { $cards }.
    }
    .c = { $what ->
        [jewel] TWO HALVES MAKE ${ $amount }. { $seat } could always count.
        [pair] PAPER MONEY: two shares of { $cards } turn into ${ $amount } in the hands of { $seat }.
        [gems] ${ $amount } FOR { $cards }: { $seat } leaves by the front door, for once.
       *[goods] SOMEBODY PAID ${ $amount } for { $cards }. { $seat } did not wait for a second thought.
    }
headline-court = { $records ->
        [one] A CLEAN SLATE NO MORE: { $seat } has a Criminal Record, and says the photograph is flattering.
       *[other] TWO ON FILE: one more, and { $seat } may write a book about it.
    }
    .b = { $records ->
        [one] FRONT AND PROFILE: { $seat } is new in the archive.
       *[other] THE JUDGE REMEMBERS { $seat }. The judge has now remembered twice.
    }
    .c = { $records ->
        [one] KNOWN TO THE POLICE: as of this round, that is { $seat }.
       *[other] LAST WARNING for { $seat }, who has had two and collects them.
    }
headline-toll = A SMALL CONTRIBUTION: the Godfather accepts ${ $amount } from { $seat }, with regret, and both hands.
    .b = THE HAT GOES ROUND, and stops at { $seat }: ${ $amount }.
    .c = ${ $amount } FOR PROTECTION. From whom? { $seat } did not ask.
headline-luck = SOME PEOPLE: { $seat } finds ${ $amount } under { $card }.
    .b = { $card } PAYS ${ $amount }. { $seat } swears it was the plan.
    .c = FORTUNE, BEING BLIND, walked into { $seat } and dropped ${ $amount }. See { $card }.
headline-squeezed = BETWEEN FRIENDS: ${ $amount } moves from { $loser } to { $seat }, and so does the mood.
    .b = { $loser } PAYS ${ $amount }. { $seat } calls it a loan, in the past tense.
    .c = DEAR COLLEAGUE: { $seat } asks, { $loser } pays ${ $amount }, everybody smiles.
headline-coward = NOTHING STOLEN: { $seat } stood before a { $deck ->
        [Bank] bank
       *[Shop] shop
    } and went home. The police are worried.
    .b = COLD FEET: { $seat } walks past an open { $deck ->
        [Bank] bank
       *[Shop] shop
    }, whistling too loudly.
    .c = AN HONEST ROUND. { $seat } could explain, but would rather not.
headline-hired = QUIET NEIGHBOURHOOD: nobody was robbed. { $card } found work with { $seat }.
    .b = WANTED AND FOUND: { $seat } takes on { $card }. References were not asked for.
    .c = SMALL ADS: { $card } no longer { $men ->
        [one] looks
       *[other] look
    } for a position. Ask { $seat } why.
headline-shopping = { $seat } BUYS { goods }. It was that kind of round.
    .b = SLOW NEWS: { $seat } was seen shopping, and the shop was open.
    .c = PAID FOR, IN FULL: { $seat } leaves a counter with a receipt. Experts are baffled.
headline-quiet = NOTHING HAPPENED, says { $seat }, who was seen near { spot }. We print it in large type.
    .b = WEATHER: fair, with { $seat } drifting towards { spot }. No crime to speak of.
    .c = STOP PRESS, AND WAIT: not a thing. { $seat } is at { spot }, and bored.

## A game
memoir-margin = { $points ->
        [0] { $seat } and { $second } counted three times and had the same each time.
       *[other] In the end ${ $points } lay between { $seat } and { $second }. One good night, or one bad one.
    }
    .b = { $points ->
        [0] Nobody could say whether { $seat } or { $second } was richer, least of all the tax office.
       *[other] { $seat } went home ${ $points } ahead of { $second }, by a different road.
    }
memoir-alone = { $seat }, { $character }, got the neighbourhood because nobody else was left in it.
    .b = When the dust had settled, { $seat } stood there alone, as { $character }, with the whole street to sweep.
memoir-heist = The best night was at { $card }: { $seat } left with ${ $amount } and good manners.
    .b = People will ask where { $seat } was when { $card } lost ${ $amount }. Inside.
memoir-job = Nothing paid like { $card }: ${ $amount } for { $seat }, and not a witness left awake.
    .b = { $seat } still dines out on { $card }, and on the ${ $amount } it brought.
memoir-sale = { $what ->
        [jewel] The Magnificent Jewel made ${ $amount } for { $seat }; the Expert has not slept since.
        [pair] No deal was better than the one { $seat } made with { $cards }: ${ $amount } for two bits of paper.
        [gems] The best price of the day was ${ $amount }, for { $cards }, and { $seat } got it.
       *[goods] { $seat } talked ${ $amount } out of somebody for { $cards }, and has not stopped talking.
    }
    .b = { $what ->
        [jewel] { $seat } put two halves together and had ${ $amount }. It sounds easy.
        [pair] ${ $amount } for { $cards }: { $seat } never even saw the building.
       *[other] { $seat } said goodbye to { $cards } and good day to ${ $amount }.
    }
memoir-luck = { $seat } got most by doing least: ${ $amount }, from { $card }.
    .b = Of all the plans of that day, the best was luck: { $card }, ${ $amount }, { $seat }.
memoir-feud = { $seat } and { $rival } could not leave one another alone: { $count ->
        [one] one blow
       *[other] { $count } blows
    } one way, { $back ->
        [0] none
       *[other] { $back }
    } the other.
    .b = Whatever { $rival } did to { $seat } ({ $back }), { $seat } did to { $rival } ({ $count }).
memoir-lawless = { $seat } was arrested { $count } times and { $fines ->
        [0] never paid a cent of it
       *[other] left ${ $fines } in fines
    }; the sergeant asks after { $seat } on Sundays.
    .b = The station keeps a chair for { $seat }: { $count } arrests, { $fines ->
        [0] not one fine
       *[other] ${ $fines } in fines
    }.
memoir-ring = At the ringside it was { $seat } who smiled: { $count } bouts won, ${ $amount } in prizes.
    .b = { $seat } never threw a punch and won { $count } bouts, for ${ $amount }.
memoir-generous = The Godfather had no better friend than { $seat }, who gave ${ $amount } without being asked twice.
    .b = ${ $amount } went from { $seat } to the Godfather, who sends his love.
memoir-honest = { $count } times { $seat } walked past an open door, which must be a record of another kind.
    .b = { $seat } did not rob { $count } places, and can prove it.
memoir-cast = Some say { $character } was the better part; { $seat } says it was the player.
    .b = It was done as { $character }, and { $seat } would do it again.
memoir-books = The books say ${ $stolen } stolen, ${ $fines } in fines, and { $arrests ->
        [0] nobody arrested
        [one] one arrest
       *[other] { $arrests } arrests
    }. The books were found in a furnace.
    .b = All told, ${ $stolen } was stolen in { $arrests ->
        [0] perfect peace
        [one] spite of one arrest
       *[other] spite of { $arrests } arrests
    }, and the city got ${ $fines } of it back.
