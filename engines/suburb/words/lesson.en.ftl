### The lesson: what stands above each question, what is said to a wrong answer, and after a right one.
### $a, $b and $c are the names of the seats; the learner is A.

lesson-mission =
    {"**"}Your great-aunt has left you everything:{"**"} the blue villa, $8,400, a reputation of 12 points (the star), and two red dots in a police file, of which the family does not speak.

    Whoever has {"**"}60 points{"**"} or {"**"}$12,000{"**"}, and still has them a round later, owns the street. $3,600 to go.

    A turn begins with a {"**"}mission{"**"}: draw it, name a neighbour, and the die rolls by itself. Yours is { card-M103 }. The tick is what success brings, the cross what failure costs, and faces that are struck out fail: only the 1. Whom you name makes no odds to the gnome. Name anybody.
    .bribe = A clean record is a fine thing, but in a villa full of pranks nobody counts dots. First the mission: name a neighbour.
    .done = A 6: success. One point, on to 13, and look where that took you.

lesson-reward =
    13 is a {"**"}traffic light{"**"}: land on it and you go on to 16. And 16 is {"**"}level 2{"**"}, as the disc on your house says. The sun is setting, the cards get better, and the police begin to come.

    From here on a mission that works earns {"**"}one{"**"} reward, now or never: a card of your class (the top hat: {"**"}upper class{"**"}), free and mostly kind; or a {"**"}special card{"**"}, unseen, for $1,000. Of 20 of those eleven are good, five are bad, and four are blank.

    Your great-aunt always bought the special card.
    .card = Free, and mostly kind; you will have one before this is over. But it is still her money, and she would have bought the *special* card.
    .none = A reward that is not taken is gone by the end of the turn. Buy the special card.
    .later = That keeps: stocks, builders and policemen are there as long as your turn lasts. The reward is not. Buy the special card.
    .done = {"**"}{ card-X07 }:{"**"} $1,000 in, $2,500 out. She would have been proud, and a little jealous.

lesson-upgrade =
    The mission is behind you, and the rest of a turn is {"**"}business{"**"}, for cash.

    The red discs are {"**"}dots{"**"}, arrests in your file. The third means {"**"}prison{"**"}, and a round missed. An {"**"}upgrade{"**"} of your house, $2,500, makes it the *fourth*, for one has friends at the station then; and it pays $250 every round, twice that at level 3.

    (Gangsters, in the soft hats, upgrade for $2,000. It pays them points, and a little money from a shop that nobody can take.)

    Upgrade.
    .pardon = That paper is worth most on the day you need it. That day will come. First the house.
    .bribe = $1,500 a dot, and tomorrow it is there again. Builders last longer: upgrade.
    .stock = In a moment. What comes of a stock is luck; what comes of a house is $250. Upgrade first.
    .end = With $9,900 in the house and only three places for dots? Upgrade first.
    .done = Two wings and a flag; and there is a place for a fourth dot now. It pays from your next turn on.

lesson-stock =
    {"**"}Stocks{"**"} are for the upper class, two a round. The top one is at the bottom right of the board: $1,000. What comes of it you learn when you have paid: {"**"}nothing{"**"}, {"**"}a sum at once{"**"}, or {"**"}a sum a round{"**"} for some rounds. Of the last kind you have one, under your house: the pie with a slice out is { card-S34 }, $400 a round, and the yellow counter says for how many.

    Every family has an {"**"}ability{"**"}. Yours is *{ house-upper4 }*: your first stock of each round costs half. Buy it.
    .end = And leave a stock at half price on the table? Buy it.
    .later = Not while there is a stock at half price. Buy it.
    .done = {"**"}{ card-S32 }:{"**"} $500 in, $2,400 out. The whole country stays at home to hear how bad things are.

lesson-curtains =
    Mission, reward, business: {"**"}that is a turn.{"**"} Now the others have theirs, { $b } and then { $c }, and either may name *you*.

    {"**"}A round{"**"} goes from one turn of yours to the next. Then your income comes by itself; under the board, *next round pays* says how much: $400 for the stock, $250 for the house.

    The next stock would cost you its full price, and enough is enough. End the turn.
    .stock = The second stock of a round has no discount. Wait a round, and if nobody else buys this one, you have it at half price.
    .later = It will be as good tomorrow. Let us see what the neighbours are up to: end the turn.

lesson-risk =
    A lively night. { $b } made 8 points, bought a special card for $2,500 (level 3 prices), found it blank, and leaned on a shopkeeper: the little stall is a {"**"}shop{"**"}. Gangsters take those with a 4, 5 or 6, instead of buying stocks.

    And { $c } took {"**"}$400 from you{"**"} at bridge. Points come from nowhere; {"**"}money comes out of the target's pocket.{"**"}

    Your next mission is of level 2: now 1 *and 5* fail, and failure costs {"**"}points and a dot{"**"}. At level 3, the 3 fails as well. But a mission is a must. Name anybody.
    .pardon = Not before it hurts. There is no way round the mission: name a neighbour.
    .stock = After the mission, please; the stock will wait. Name a neighbour.
    .later = There is no way round the mission, not even for money. Name a neighbour.
    .done = A 5. {"**"}Failed.{"**"} The stamp goes back, and you go down to the station.

lesson-pardon =
    Your third dot: without the new wings you would be {"**"}in prison{"**"} now. (With the last dot *and* not a dollar left you are {"**"}out of the game{"**"}; the last one in it wins, too.)

    The 2 points are still yours, though. 16 is a {"**"}safety line{"**"}, green on the street: once you have reached it, nothing takes you below. The shield beside your star says which line is yours.

    Dots can be bribed away, at $1,500 each on this level. But there is a {"**"}pardon{"**"} among her papers, the dove: { card-U18 }. It takes one away for nothing. Use it.
    .bribe = $1,500, for what that paper does for nothing? She would turn in her grave, and she has hardly settled. Use the pardon.
    .stock = First the police. One more dot, and you would look at the market through bars. Use the pardon.
    .end = With three dots out of four? The next failure would cost you a round. Use the pardon.
    .done = The page has gone astray: two dots of four.

lesson-again =
    A failure earns no reward, but business goes on. A new round, a new discount: the stock on top is $200, so {"**"}$100{"**"} for you.

    At that price four in ten are worth nothing, and the others bring $450 or $500. So you will lose now and then, and {"**"}gain on the whole{"**"}. Dear ones pay better still. Buy it.
    .end = One failure, and you lock yourself in? A stock at half price is a good bet. Buy it.
    .bribe = Two of four will do. $1,500 would buy a great many stocks. Take just the one.
    .done = {"**"}{ card-S12 }:{"**"} it stopped. That was $100, and you went to bed.

lesson-push =
    {"**"}Look at { $b }:{"**"} 60 points, and a trophy that says *60 held*. A goal counts if it is there at the {"**"}end{"**"} of one's turn and still there at the {"**"}start{"**"} of the next. { $b } is next after you. { $c } has tried to push, and got a dot for it.

    So it is up to you. { card-M206 }: 3 points for you, and {"**"}push 3{"**"}: the target falls by 3. The shield of { $b } says 50, so no line is in the way. 57 is not 60.

    You know whom.
    .other = { $c } has troubles enough. If { $b } begins the next turn with 60 points, the game is over, and not as you would like it. Push { $b }.
    .later = Shop as you like, it is all for nothing if { $b } begins the next turn with 60 points. Push { $b }.
    .done = A 2, so {"**"}60 less 3 is 57{"**"}. The trophy hangs there until { $b } looks for the points, and there they are not.

lesson-card =
    It worked, so there is a reward again. You lack $1,900, and for once a {"**"}card of your class{"**"} will do: most bring money or points, some hurt a neighbour, two cost you something, and two you may keep for a bad day.

    Take the free one.
    .special = $1,000 for a card that is blank or bad nine times in twenty, now that you are so near? Not today. The other one is free.
    .none = It is free! Take the card.
    .later = In a moment. First the reward, which is free: take the card.
    .done = {"**"}{ card-U17 },{"**"} a card to keep; you see the hand under your house. It is a *block*: remember it when the bell rings.

lesson-luck =
    {"**"}$10,100.{"**"} Income alone would take six rounds, if the neighbours let you have six rounds. Or a little luck: a $1,000 stock is on top, and it would cost you $500.

    There are six of those in the game. Two are worth nothing; three pay $2,400 at once, and you have had one of them; the sixth is yours already. An even chance, then. Buy it.
    .end = Then { $b } has a whole round to climb the 3 points back. Be bold: buy the stock.
    .bribe = $1,500 further away from the goal, for a record that nobody reads at the bank? Buy the stock.
    .done = {"**"}{ card-S33 }!{"**"} A kiss in the last reel, and a dividend in the first quarter.

lesson-hold =
    {"**"}$12,000. To the dollar.{"**"}

    Now you must {"**"}hold{"**"} it: have it at the end of this turn, and again at the start of your next. That is looked at before anything else, so that your next income comes too late to help. Whoever takes a single dollar from you in between spoils it.

    So do not touch it. End the turn.
    .stock = That one is your second, at the full $500, and if it is worthless you go to bed with $11,500. You have enough: end the turn.
    .bribe = And go to bed with less than $12,000? Your record can wait until you own the street. End the turn.
    .done = The trophy is yours: *12,000 held*.

lesson-block =
    { $b } woke up on 57 and won nothing, rolled a 3, and failed. At level 3 the *target* of a failure gains points: one for { $c }.

    And now {"**"}the bell rings.{"**"} Behind { card-M230 } and the moustache you recognise { $c }, who wants {"**"}$900{"**"} and will get it with 2, 3, 4 or 6.

    { card-U17 } comes down the stairs. A {"**"}block{"**"} is asked for when a mission names you, and cancels it before the die. Slam the door.
    .let = Two chances in three that you have $11,100, and no hold. What do you keep a butler for? Slam the door.
    .done = Nobody is at home. { $c } goes home with the ledger, and the morning comes.

lesson-end =
    {"**"}$12,000 at night, $12,000 in the morning: you own the street.{"**"} You have drawn, rolled, bought and built, been robbed and arrested, pushed somebody off the top and had the door slammed.

    A real game begins at level 1, without points or dots, and with {"**"}a family of your choice{"**"}: upper class, with $5,000 and stocks; or gangsters, with $4,000, shops for a roll of the die, and a quicker way to 60. *Stop*, on 35, costs a round; on 59 you *give way*. What a card makes you pay and you have not got, the bank lends. And neighbours may give each other money, promise anything, and keep none of it.

    The others played kindly, for it was all arranged. They will not do that again.
