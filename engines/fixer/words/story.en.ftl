### What the papers print of a round, and what is remembered of a game.

headline-sweep = CLEAN SWEEP: { $seat } files { $count } cases in one sitting. The others file complaints.
    .b = WHOSE CITY IS THIS? { $seat } takes { $count }, and nobody saw a thing.
    .c = DRAWER JAMMED: { $seat } carries off { $count } cards. The city regrets to announce that it noticed.
headline-bigfish = BIG FISH LANDED: { $card } went into { $seat }'s drawer. { $loser } was unavailable for comment.
    .b = { $card } CHANGES SIDES: { $seat } paid with { $by }; { $loser } paid with { $card }.
    .c = WHO SOLD { $card }? { $loser } swears it was there this morning. { $seat } smiles.
headline-david = SMALL CHANGE BUYS THE LOT: { $by } was all { $seat } needed to take { $card } from { $loser }.
    .b = GIANT TRIPS OVER DOORMAT: { $card } falls to { $by }. { $loser } demands a recount, { $seat } a frame.
    .c = { $by } BEATS { $card }. { $seat } calls it method; { $loser } calls a lawyer.
headline-feud = THIS IS GETTING PERSONAL: { $seat } and { $rival } have met { $count ->
        [one] once
       *[other] { $count } times
    } too often this round, says everybody else.
    .b = NEIGHBOURS ALARMED: { $seat } takes { $count } from { $rival }, { $rival } takes { $back } back.
    .c = GET A ROOM WITH A SAFE: { $seat } against { $rival }, { $count } to { $back }.
headline-criticals = NO MERCY: { $count } critical wins for { $seat }, and not one apology.
    .b = { $seat } STRIKES WHERE IT HURTS, { $count } times over. The police suspect talent.
    .c = LESSONS GIVEN: { $seat } shows { $count } times what a suit is for.

memoir-bought = There was nothing left to count: { $seat } had bought two lanes outright, fittings included.
    .b = In the end { $seat } owned two whole lanes, and the city moved the signs.
memoir-margin = { $points ->
        [0] { $seat } and { $second } could not be told apart in the end, not even by their accountants.
        [one] One point lay between { $seat } and { $second }. It was a very small card.
       *[other] { $seat } was { $points } points clear of { $second } when the drawers were opened.
    }
    .b = { $points ->
        [0] When it was over, { $seat } and { $second } had exactly the same, which pleased neither.
        [one] A single point decided it, and { $second } knows which one.
       *[other] { $second } came within { $points } points of { $seat }, and says so to anybody who asks.
    }
memoir-bigfish = The catch of the night was { $card }: { $seat } had it from { $loser } for { $by }.
    .b = { $loser } still looks for { $card }. { $seat } still has it.
memoir-david = Nobody will forget how { $by } brought down { $card }, least of all { $loser }.
    .b = { $seat } needed no more than { $by } for { $loser }'s { $card }.
memoir-feud = { $seat } and { $rival } spent the evening on one another: { $count } cards one way, { $back } the other.
    .b = Between { $seat } and { $rival } it was never business; it ended { $count } to { $back }.
memoir-criticals = { $seat } won { $count } times critically, and kept the receipts.
    .b = { $count } of { $seat }'s wins were critical, and so were the remarks of the others.
memoir-loser = { $seat } lost { $count } conflicts and went home with { $kept ->
        [0] none
        [one] one
       *[other] { $kept }
    } of the cards that did it.
    .b = { $count } times { $seat } came second in a lane of two, and { $kept ->
        [0] would not have the consolation
        [one] once took the consolation
       *[other] took the consolation { $kept } times
    }.
memoir-count = { $captured } cards changed hands, and { $discarded ->
        [0] none was discarded
        [one] one was discarded
       *[other] { $discarded } were discarded
    } where nobody digs.
    .b = The books say: { $captured } captured, { $discarded } discarded, nobody guilty.
