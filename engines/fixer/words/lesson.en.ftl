### The lesson: what stands above each question, what is said to a wrong answer, and after a right one.
### $a, $b and $c are the names of the seats; the learner is A.

lesson-lead =
    {"**"}Congratulations.** Whoever had this seat before you has left the country in a hurry; hand, debts and enemies are yours. Half the round is over. You want {"**"}points{"**"}: the cards you take from others.

    {"**"}A lane{"**"} is a place where two of you meet: `AB1` and `AB2` are yours (A) with { $b } (B), `CA1` and `CA2` yours with { $c } (C). The black dots are its markers: so often it can still be fought over.

    Nobody waits anywhere, so you {"**"}lead{"**"}: a card goes to your side of a lane and waits there for an answer. *AB1 vs { $b }* means just that, you against them. Press it, then choose { card-P7 }. What could possibly go wrong?
    .card = A fair lead some other evening. But I would like you to see what happens to a *big* card: { card-P7 }, in AB1.
    .lane = Right idea, wrong door. Lead in **AB1**, against { $b }, with { card-P7 }.

lesson-keep =
    {"**"}That went wrong.{"**"} A 2 has beaten your 7, for suits go in a circle, and the board shows it at the top right:
    > Regime (R) ▸ Capital (C) ▸ Media (M) ▸ People (P) ▸ Regime
    Each beats the next, whatever the numbers. That is a {"**"}critical{"**"} win: its marker lies face up and is worth 4 more.

    But whoever loses is handed {"**"}the card that won{"**"}: { card-M2 }. Keep it for later, or discard it face down for good? You have plays to come, so for now: keep it.
    .discard = What is discarded is gone for good. There will be a use for { card-M2 }: keep it.
    .done = It is yours now: losing arms you. (Beside each name the board counts cards in hand, plays still to come, and discards.)

lesson-follow =
    { $c } has led { card-R6 } in CA1 and waits for you. Where a card waits you must {"**"}follow its suit{"**"} if you can. You can: you hold one Regime. Nothing else will do there: under your other cards it says *follow R*.

    Within a suit {"**"}the higher number wins{"**"}. Answer in CA1 with { card-R8 }.
    .regime = The right card in the wrong lane: there it would only wait. { $c } waits in **CA1**.
    .lane = You may go there, and the { card-R6 } would wait on. But points that lie about should be picked up: { card-R8 }, in CA1.
    .done = A *normal* win: card and marker lie face down (in your pile, the crossed eye), and the board shows of your points only what all can see, as *0+*. It was your last Regime, by the way. Remember that.

lesson-topple =
    { card-R9 }, the biggest there is, waits in AB2. You hold no Regime any more, so there {"**"}any card will do{"**"}. And who beats Regime? Look at the circle: { suit-P }, even the smallest of them.

    In AB2, answer with { card-P1 }.
    .people = That would win as well. But the number does not matter here, and the loser may be handed the card that won: topple with the smallest, { card-P1 }.
    .capital = Regime taxes Capital: you would hand { $b } a critical win. The circle turns the other way. Who topples Regime?
    .media = Regime and Media are across the circle: they have nothing to say to each other, and then the card that {"**"}was there first{"**"} wins. In AB2 it takes { suit-P }, and { card-P1 } will do.
    .lane = And leave { card-R9 } standing there? { card-P1 } beats it, in AB2.
    .done = Nine points and four for the marker, for a 1. The *answer* won critically, so the card lies {"**"}face up{"**"}: everybody sees that you had no Regime, and *you may keep no Regime* from now on. { $b } has such a card as well, your { card-P7 }, and so could not keep your { card-P1 }.

lesson-void =
    Read the open cards: your { card-P7 } lies face up with { $b }. So { $b } had no People then, and has been {"**"}banned{"**"} from keeping any since. Lead People, and { $b } {"**"}cannot follow{"**"}. Only Media beats them, and one of those is in your hand already.

    Lead one of your People in AB2. Which one is up to you.
    .capital = { $b } has led Regime and may hold more of it, and Regime taxes Capital. People are what { $b } has no answer to.
    .media = Keep { card-M2 } for a moment. People are what { $b } cannot follow: lead one of those, in AB2.
    .people = People, yes; but against { $b }, who has none. In AB2, please.
    .lane = It is { $b } who can't follow People. Lead one of yours in AB2.
    .done = Capital and People are across the circle and mean nothing to each other: then the card that {"**"}was there first{"**"} wins, a normal win. So a lead wins whatever cannot be answered.

lesson-rid =
    Now for { card-M9 }, which { $c } keeps waiting in CA2. Capital buys Media, and you hold Capital, but as long as you hold a single Media you must follow with that. The 2 is in the way.

    {"**"}Get rid of it{"**"}: lead { card-M2 } in CA1. If somebody takes it, so be it: two points are a fair price for free hands.
    .waste = It would be gone, and so would the lane: { card-M9 } would stay with { $c } for good. Lose the 2 in CA1 instead.
    .elsewhere = It might lie there for long: it is { $c } who has shown Media. Lead it in **CA1**.
    .card = Later, perhaps. First the 2 has to go: { card-M2 }, in CA1.

lesson-strings =
    Taken, as hoped. And here is { card-M6 } for your trouble. Keep it, and you hold Media again, and must follow with it in CA2.

    {"**"}Some gifts have strings.{"**"} Discard it.
    .keep = A 6 is a nice card. But with it you must follow in CA2, and 6 is less than 9. Discard it, and Capital is free to buy { card-M9 }.
    .done = Discards count for nobody. You hold no Media at all now.

lesson-buy =
    Two plays left to you, and two nines waiting: { card-M9 } in CA2, which any Capital beats, and { card-C9 }, which { $b } has led in AB1, where you must follow with Capital and cannot win.

    So one of your two Capitals wins, and the other is lost. {"**"}A card's number is what it pays whoever captures it{"**"}: win with the 5, lose the 3. In CA2, answer with { card-C5 }.
    .three = It would win as well. But then the 5 is what { $b } gets in AB1. Pay small: { card-C5 } here, { card-C3 } there.
    .people = People follow Media wherever it steers them: a critical win for { $c }. Capital buys Media.
    .nine = That lane will not run away: nobody but you can play there. First { card-M9 }, in CA2, with { card-C5 }.
    .done = Nine, and four for the marker. (Whoever has no open lane left is skipped, and loses nothing by it.)

lesson-last =
    One marker is left on the whole table, in AB1. You cannot pass, and you must follow. { card-C3 } it is: everybody pays in the end, and you have seen to it that it is little.

    After the last marker the piles are turned over: {"**"}the numbers you have captured, and 4 for every marker face up{"**"}. Cards left in the hand count nothing.
    .done = { card-C9 } came too late: without a play to come the house drops it for you. All piles are open now.

lesson-end =
    {"**"}And that was FIXER.{"**"} Suits in a circle, numbers within a suit, and whoever was there first for the rest. You have followed, toppled, led into a silence, lost on purpose, and been paid for it.

    The others played kindly, for it was all arranged. In a real game they do not: three at the table, twelve cards each, and nobody tells you what to press. (With two, one lane is *barred* to whoever comes second, for a single turn; the rules have it.)
