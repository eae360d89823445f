# The rules for players: /fixer rules [topic]. A topic is the message rules-<topic>, with its name as .title.
# Each is Discord markdown of at most 1,800 characters. The numbered rules are in docs/rules/fixer.md.

rules-topics = overview turn board conflict winning scoring two-players exchange long-game tips

rules-overview =
    Nobody voted for you, and that suits you fine. You run this country from the room behind the room, one quiet deal at a time. So, unfortunately, does everyone else at this table.

    {"**"}The currency** is influence: 36 cards in four suits, numbered 1 to 9, no two alike.
    {"**"}The arena** is a set of lanes. A lane is an argument between you and one particular rival, and its markers say how often the two of you can still have it. Three players have two lanes for each pair; four have one with each neighbour and, across the centre, one with the seat opposite.
    {"**"}The business:** on your turn you put one card into one lane. If a rival's card is already waiting there, the two fight at once. The winner pockets the beaten card for points. The loser is handed the card that won, and may well find a use for it.

    {"**"}The food chain** has no top:
    > REGIME taxes CAPITAL
    > CAPITAL buys MEDIA
    > MEDIA steers PEOPLE
    > PEOPLE topple REGIME

    When no lane has a marker left, the books are opened: the numbers you captured, plus 4 for every face-up marker. Highest score governs. Everyone else gives interviews.

    With three you hold 12 cards, with four 9. With two the house rules get nastier: see *Two players*.
    .title = Overview

rules-turn =
    Your turn is one decision with consequences: **one card, face up, on your side of one lane.**

    {"**"}Where you may go**
    - The lane still holds a marker. No marker, no story.
    - Your own side of it is empty. You don't interrupt yourself.

    {"**"}What you may play there**
    - Nobody waiting opposite? Any card. It stays and waits for a reply, in full public view; you cannot take it back.
    - A rival's card waiting? **Follow its suit if you can.** If you hold none of it, any card goes.

    The duty to follow belongs to the lane you enter, and to nothing else. Holding MEDIA does not march you into the lane where MEDIA is waiting: walk into another one and play what you please.

    {"**"}Then**
    - Opposite an empty side: your card waits, your turn is over.
    - Opposite a card: the conflict is settled on the spot (see *Conflicts*).
    - Next is the player on your left, whoever won.

    You cannot pass. Principles are for people who have a choice. But if every lane that still has markers already has a card of yours in it, your turn is skipped, and the whole table is told. A skip costs you nothing but the moment: you still get all your plays.
    .title = Your turn

rules-board =
    {"**"}Seats** have letters, clockwise from A. Your left neighbour has the next one; after the last comes A.

    {"**"}Lanes** are named after the two seats that meet there: AC is where A and C do. Where a pair has several, they are numbered: AB1, AB2. *AB1 vs Bo* means: this lane, against Bo; *answer Media 6* says which card of Bo's is waiting there. With none you would lead.

    {"**"}The dots** in a lane are its markers. A lane with none is grey and locked.

    {"**"}Barred:** this lane is not for you in this turn. That happens once, with two players only: the second player's first card may not go where the first player's went. Next turn it is a lane like any other.

    {"**"}Beside each name**
    > *1st*: who began
    > *11+*: the score is 11 at least; what lies face down is not in it
    > three small figures: cards in hand, plays left, discards
    > cards: what was captured face up; a dark one with *×2*: two more, face down
    > a yellow *4*: face-up markers; a black dot: face-down ones
    > *no C*: the ban; this seat cannot keep CAPITAL
    > *lanes 1/2*: with two players, lanes won whole; two are the coup
    > *R1 30*: in a Long Game, the score of the first round

    {"**"}R5** is the REGIME card numbered 5; C, M and P are CAPITAL, MEDIA and PEOPLE. The foot of the board shows the last conflict: who led, who replied, what came of it.
    .title = The board

rules-begins = Chance draws the first player; whoever opens the table may name a seat instead. Seats are drawn at the start, but stay in the order of joining where a seat was named. In a Long Game the best score of the first round opens the second.
rules-clock = chance picks a legal play, or the three cards of an exchange; the card that beat you is kept, if it may be. Chance has no political instincts.
rules-leaving = No seat ever goes out: every lane belongs to two.

rules-conflict =
    Two cards meet. One of them was there first, and that matters more than it should.

    {"**"}Same suit:** the higher number wins. A *normal* victory.
    {"**"}One suit beats the other:** the stronger suit wins, whatever the numbers. A *critical* victory.
    {"**"}Suits with nothing to say to each other** (REGIME and MEDIA, CAPITAL and PEOPLE): the card that was there first wins, whatever the numbers. A *normal* victory.

    > REGIME beats CAPITAL beats MEDIA beats PEOPLE beats REGIME

    A 1 of the right suit humbles a 9 of the wrong one. That is not a flaw in the system. That is the system.

    {"**"}If you come second** you have two ways to win: a higher card of the suit that was led, or, when you hold none of that suit, a card of the suit that beats it. Everything else goes to the card that waited.

    {"**"}If you lead** you win every argument that your rival cannot answer. You also show your card to the world, and then you wait for someone to find the answer.

    There are no ties. Every card exists once.
    .title = Conflicts

rules-winning =
    Every conflict pays twice: the winner in points, the loser in cards.

    {"**"}If you win** you take the *beaten* card into your scoring pile, with a marker from that lane on top of it.
    - Normal victory: card and marker lie face down. A discreet arrangement.
    - Critical victory with the **second** card: both face up. The front page.
    - Critical victory with the **first** card: marker face up, card face down.

    A face-up marker is worth 4 points. A face-up card is a confession: you won because you could not follow, so you held not one card of its suit.

    {"**"}If you lose** you are handed the card that beat you, and you choose:
    - **Keep it.** Your hand grows by a card that has just proved itself.
    - **Discard it**, face down. Some gifts have strings.

    {"**"}The ban:** while a card of that suit lies face up in *your* scoring pile, you cannot keep it. You told the public you were done with that crowd; the public remembers. The discard then happens by itself, as it does when you have no more plays to use a card in.

    You choose before the next turn starts, even when it wasn't your turn at all: the card that lost may have been waiting for hours.
    .title = To the victor

rules-scoring =
    When the last marker leaves the last lane, the round is over. By then everyone has made the same number of plays: 12 with two or three players, 9 with four.

    {"**"}Your score**
    - the numbers of all cards in your scoring pile, face up or face down
    - **plus 4** for each face-up marker (with two players: each face-up marker on your side of the lanes)

    Cards left in your hand count nothing. Discards count nothing. Face-down markers count nothing. Being right counts nothing.

    An example: your pile holds a 3, a 4, a 7 and an 8, and three of the markers on it are face up. That is 22 for the cards and 12 for the headlines: **34**.

    The highest score wins. Equal scores share the victory, as coalitions do, and are just as happy about it.

    All through the game the board shows what can be seen of each score as "at least n". What lies face down is between its owner and the auditors; *My hand* shows you your own exact figure. At the end the scoring piles are turned over for everybody. Hands and discards stay closed for good.
    .title = Scoring

rules-two-players =
    With two it stops being politics and becomes personal. The same rules, with these amendments.

    {"**"}The deal.** The 8s and 9s stay out. You get 12 cards each, and the last 4 leave the game unseen: no one ever learns which they were, so no count of yours will be complete. Four lanes, all between the two of you, three markers each: 12 conflicts.

    {"**"}Markers stay in the lane.** Win a conflict and its marker moves to *your side* of that lane, instead of onto the captured card: face down after a normal victory, face up after a critical one. The captured card goes to your pile as ever. Once a lane has no marker left in the middle, it is closed.

    {"**"}A courtesy at the start.** On the second player's very first turn, the lane that the first player opened is off limits. Once, that lane, and no other.

    {"**"}The coup.** Own **all three markers of two lanes** and you win on the spot. Scores are not consulted, the loser is asked nothing, the remaining lanes become history. So count your lanes as well as your points: someone far behind may be one conflict away from the palace.

    {"**"}If no one stages one,** count as usual: captured numbers, plus 4 for each face-up marker on your side.

    With two players nobody ever has to skip a turn.
    .title = Two players

rules-exchange =
    {"*"}Expert option A, chosen when the table is opened.*

    Before the first card is played, everybody leaks.

    {"**"}Pick exactly three cards from your hand and pass them to the player on your left.** All choose at once, and blind: your three are locked out of sight, and nothing moves until the last player has locked. Only then do you see what your neighbour on the right thought you deserved. With two players you simply swap three for three.

    A locked choice is final. The table sees who is ready, never what was chosen.

    Then the game begins as usual, with one difference: you know three cards of the player on your left, and the player on your right knows three of yours.

    In a Long Game there is one exchange, before the first round. The second round starts without.
    .title = The exchange

rules-long-game =
    {"*"}Expert option B, chosen when the table is opened.*

    One term is never enough. You play **two rounds and add up the scores**; the highest total wins, and equal totals share it.

    {"**"}Between the rounds**
    - The cards left in your hand stay in your hand, as secret as before.
    - Everything captured or discarded is shuffled, and each player is dealt back up to a full hand: 12 cards, or 9 with four players. Keep many and you draw few; keep none and you start afresh.
    - All markers return to their lanes, face down. Piles are empty again, so every ban is forgotten. The public does forget, given time.
    - The best score of the first round starts the second. If it is shared, the tied player who comes first starts, counting clockwise from the one who opened round one.

    So in round one a kept card is an investment. Bans aside, you are asked to keep or discard after **every** conflict you lose, the last one included. A beaten candidate with a full war chest is not beaten.

    {"**"}With two players** the same 24 cards go round again; those that left the game stay out. And the coup ends everything: three markers in each of two lanes, in either round, wins the whole match.

    Pacts are allowed. Promises cost nothing, which is also what they are worth: no card can be shown or handed over.
    .title = The Long Game

rules-tips =
    Off the record, from people who have lost before you did:

    - **Run out of something.** Only a player who cannot follow may reply with the suit that beats. Rid yourself of a whole suit early and every waiting card of it becomes a target for the suit above it.
    - **Read the front pages.** A card face up in a rival's pile means they held none of that suit then, and they are banned from keeping any. Lead it to them and they cannot follow; whether that helps you depends on what beats it.
    - **A waiting card is a bet.** A low card of a suit your rival holds invites a higher one. A high card invites the suit that beats it. A middling card invites everybody.
    - **Leads win silences.** If your rival can neither follow nor beat your suit, your lead wins, even with a 1.
    - **Losing arms you.** Keep a card that just won, if you can use it; discard it if it spoils the suit you were about to run out of.
    - **Spend the 9s on conflicts worth having.** A big card that loses is a big gift, and it scores for somebody else.
    - **The second half is louder.** High cards that were held back must come out some day. If you cannot win big by then, win often.
    - **Count who sits after you.** Filling your last free lane means a skip next time, if no rival answers you first. Now and then, standing still is a fine move.
    - **With two players, watch the third marker.** A lane at two to nothing is a threat, and two of those are an emergency.
    .title = Tips
