### The lesson: what stands above each question, what is said to a wrong answer, and after a right one.
### $a, $b and $c are the names of the seats; the learner is A.

lesson-roll =
    {"**"}The coat fits.** Whoever left it has left the country, and you the pawn **A**. The Godfather is selling the neighbourhood: once somebody has announced it with $50,000 in cash, and come home to **Refuge** (0), all is counted, and **the richest wins**. { $c } (C) has $47,400; you have $14,600, as the bars under the names put it rather rudely.

    {"**"}A turn:** roll, move clockwise, play the space where you stop.

    The arm is your **strength**: yourself and two recruits (the hat). Passing Refuge pays $100 a man, stopping on it $500 more. Press *Roll*.
    .die = { card-A59 } is for later, and you will be glad of it. See first what a die does unassisted: *Roll*.
    .done = Recruits are free, and stay: you are seven now. (Where there is nothing to decide, I roll for you.)

lesson-bout =
    {"**"}Boxing.** Gloves in a second row are somebody's boxer: the dice that he rolls, and what his first, second and third victory pay, crossed out once he has earned it. Whoever calls the bout adds 1, the higher total wins, and refusing is not done.

    {"*"}{ card-B14 }* rolls two dice for you. { $b } has *{ card-B05 }*, who rolls one, and bruises. { $c } has *{ card-B19 }*, who rolls three, and is a building. Fight somebody your own size or, better, smaller.
    .mammoth = Three dice against your two; the odds stand under the question. Better to call out { $b }'s boxer, { card-B05 }.
    .nothing = With odds like these you would rather watch? Call out { card-B05 }.
    .done = { $b } has no boxer any more: the beaten one lies under yours. After a third victory { card-B14 } would take $7,000, and retire.

lesson-collection =
    {"**"}Collection:** the Godfather's share. He looks at your cash, and nothing else:
    > to $900: beneath him
    > to $5,000: $100
    > to $10,000: $500
    > above: a card decides, $2,500 on average

    { $c } paid just that to { card-L12 } before you came. But you have a shield: a **Protection**, $500 from the Godfather's cousin. It works above $10,000, and only there. Hand it in.
    .pay = A card takes $500 to $4,500. The shield cost $500, and is of no use to the poor: hand in the Protection while you are rich.
    .done = The Godfather sends his regards. { $b }, meanwhile, has drawn a Mission for five men, and is two: it failed, which costs nothing.

lesson-mission =
    An **Adventure** may be an uncle or a birthday; you have just paid for the second. { $c } is now $100 short of the target.

    {"**"}Missions** are where money comes from. Here you draw one (some are tried at once, some you keep), or carry out one that you **kept**: the briefcase. *{ card-M26 }* wants seven men. You, { card-R11 } and { card-R32 } make seven, and you will still be seven afterwards. Carry it out.
    .draw = One in the hand is worth $13,400; one from the pile may want more men than you have. Carry out { card-M26 }.
    .done = Kept Missions pay best. Draw them early, hire the men, come back.

lesson-robbery =
    { $b } had two **Criminal Records** (the handcuffs), robbed a shop all the same, and met { card-J18 }. **The third record throws you out,** pockets and all.

    Same door, your turn. Your 6 means a *bank*, as a 5 would (1 to 4: a shop). Half of its cards are money, $4,800 on average, half arrests. Then comes a verdict: a fine or, one time in three, a record, which costs $2,500 in the end. **A fine that you cannot pay becomes a record**, too. You could pay any. Besides, you know a policeman. Go in.
    .past = Walking past is free, and with two records wise. You have none, money for any fine, and a friend in uniform: rob the bank.

lesson-arrest =
    {"*"}{ card-K18 }*: **arrested**. Happily you are wearing this coat.

    The map in your row counts **Adventures that you keep**. Only you see which. Each works once, at the moment printed on it; your hand says *use now* when that has come. (Two Adventures a turn are the most.)

    Play { card-A54 }, before somebody fetches a judge.
    .quietly = And pay up to $3,000, or have a record? You keep somebody for such occasions: play { card-A54 }.
    .done = No loot, no fine, no record. It was a pleasure to do business with the force.

lesson-passage =
    { $c } stood at the cousin's counter, saved $500, and met { card-L28 } on the very next space: $4,500. The target is a good way off again.

    You are in the sewers. The **Passage** rolls three dice: to 7 a Collection, to 12 an Adventure, and from 13 on the **secret passage**, to any empty space but Refuge, which you then play.

    Choose one close to home, and close behind { $c }'s car. Come up on **29**, *Exchange or Protection*.
    .expert = The Expert pays for what shines, and first I would like you to have more of it: come up on **29**.
    .elsewhere = A good address some other evening. Tonight the business is at **29**, *Exchange or Protection*.

lesson-half =
    Cut corner to corner, 29 is a **double space**. Name one half before anything happens; then the other does not exist for you.

    Protection you know. At the **Exchange** you give a Pearl, a Diamond or a share, and draw one of the same kind, unseen, from another player, who may not refuse. { $c } has a Pearl (the shell). You have { card-P01 }, which is a Pearl, too, in a manner of speaking. Play *Exchange*.
    .protection = Prudent. But you will not stop at a Collection again, and { card-P01 } will not get any rounder: Exchange.

lesson-swap =
    {"**"}Give the worst that you have.** What comes back is blind luck, but from $100 the way is mostly up. You and { $c } will know what changed hands; everybody else just sees a Pearl for a Pearl.

    (The factories are **shares**. One is worth nothing; for both of a business the Brocanteur pays $6,000 to $15,000.)

    Swap { card-P01 } with { $c }.
    .pearl = { card-P05 } is worth $1,000, and looks it. Give away the glass: { card-P01 }.
    .share = A blind swap might bring the twin of your share, or not. Glass for a Pearl is the surer thing: { card-P01 }.
    .nothing = And go on carrying a glass bead about? Somebody here deserves { card-P01 } more than you.
    .done = { card-P23 }, $7,200. { $c } took your present straight to the Expert, who gave $100 and a long look.

lesson-ram =
    { $c } is parked at the Expert, five spaces ahead. The car's row reads: cost 4,500, sells for 9,500, *fragile*. **Stop where somebody's car stands, and you hit it.** A fragile one is gone; others can be saved once or twice, by giving up a card. You need no car, and nothing happens to you. In the final count a car is worth what it cost, so it will be missed.

    You hold *{ card-A59 }*, played *before* the roll: you name the die. Name **5**.
    .roll = An ordinary die hits one time in six. You have the other kind: { card-A59 }, and then 5.
    .other = That one stops short, or drives past. From 29 to 34 it takes a **5**.
    .done = No harm was done, but to the paintwork and to { $c }.

lesson-expert =
    And now you play the space as if nothing had happened. The **Expert** buys one Pearl and one Diamond a visit, at full value. Everybody has a Character, beside the name: as **{ character-fence }** you get $500 more for each. (The **Seller** has gems, too: $500, unseen, worth $4,000 on average.)

    {"**"}In the final count gems are worth half.** So sell the best of both: { card-P23 }, and with it { card-D24 }.
    .less = The Expert takes one of each, and what you keep will be worth half. The best of both: { card-P23 } with { card-D24 }.
    .nothing = You are two spaces from home, where gems are worth half. Sell { card-P23 } and { card-D24 }.

lesson-announce =
    $50,500! Who has the target **in cash** may announce before the roll, and is a **buyer** for good. When a buyer reaches or passes Refuge, that turn is the last, and all count:
    > cash
    > − $2,500 a record
    > + half of the gems
    > + what the car cost

    {"**"}The richest wins, buyer or not**, so look round first: { $c } has $46,100, no gem, no car, and no time. Announce.
    .roll = Then you would pass Refuge as a private person, with another lap to go. First announce, then roll.
    .done = The board says so in red: { $c } can read it, too.

lesson-home =
    Two spaces. Passing Refuge pays a buyer nothing, but stopping on it **exactly** pays it all: $100 a man, and the $500. A 3 or more would end the game as well, in some doorway just behind.

    So a 2 would be elegant. There is nothing left in the coat that could help you. *Roll*.

lesson-end =
    {"**"}The neighbourhood is yours**, potholes included. With { card-P23 } and { card-C05 } { $c } would have counted $54,100: you won at the Exchange, and in traffic.

    It was all arranged, of course. In a real game you begin with $3,000, a Character, one share, and a boxer that only you have seen. Recruit early, keep a Mission or two, and a Protection above $10,000. The **Brocanteur** deals in shares and cars; some Adventures lie on the board and wait for whoever stops there. With three the target is $60,000, in a short game, like the next one, $50,000.
