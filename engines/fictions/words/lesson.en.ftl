### The lesson: what stands above each question, what is said to a wrong answer, and after a right one.
### $a, $b and $c are the names of the seats; the learner is A.

lesson-tills =
    {"**"}Good evening, boss.{"**"} The last one left by the window. Three of you share one gang, and all win or nobody does: {"**"}9 sacks{"**"} of loot, then the *Getaway*, before the clock at the top shows 15.

    A turn has {"**"}two actions{"**"}. To {"**"}act{"**"}, send one or two Henchmen to a Challenge. Each brings white dice: {"**"}3{"**"} with the Expertise it asks for, {"**"}2{"**"} with the other one of that colour, {"**"}1{"**"} otherwise. The Tills want { ideal-intimidate }: { henchman-H13 } has it, { henchman-H15 } has the other purple one. (Your { challenge-P01 }, below, takes one die away again.)

    {"*"}Act and roll at once*: { challenge-hu-tills }, { henchman-H13 } and { henchman-H15 }, white dice.
    .red = The Red Die is another story, and a good one, but not the first. Just the white dice.
    .crew = The right place, but *{ henchman-H13 } and { henchman-H15 }* bring most, and from the list *Act and roll at once* they do so in one go. White dice.
    .bag = Two sacks a Triumph, indeed. But the Bag wants { ideal-run }, and nobody of yours can run. At the Tills you have four dice.
    .act = For a sentimental evening, perhaps. You are here for sacks: the Tills, with { henchman-H13 } and { henchman-H15 }.
    .rally = In a moment. While { henchman-H13 } is here, let him say good evening at the Tills.
    .solve = { henchman-H16 } is worth waiting for. First the Tills.
    .end = With two sacks on the counter? First the Tills.

lesson-sum =
    1 + 3 + 3 + 3: your {"**"}Result{"**"} is 10. The number in the square is the {"**"}Difficulty{"**"}, 4. Every full 4 is a {"**"}Triumph{"**"}: you have two, and *each: 1 sack* is what they bring.

    After a roll all others are asked for help, whatever they hold. { $b } and { $c } have studied the ceiling, and so should you: { henchman-H06 } could make it 12 and three Triumphs, but there are only two sacks.

    {"**"}Let it stand.{"**"}
    .lou = Three Triumphs and two sacks: one would be for the applause. Keep { henchman-H06 }, and let it stand.
    .done = { henchman-H13 } and { henchman-H15 } are busy until your turn ends. Whoever is not hurt comes back to your hand then.

lesson-rally =
    {"**"}Seven of nine.{"**"} Now the foot of the board: {"**"}clan{"**"} is the deck that all of you draw from, and it is empty. {"**"}Spent{"**"} are the exhausted, {"**"}out{"**"} the knocked out, {"**"}left{"**"} the Problems to come.

    The deck never refills itself. A {"**"}Rally{"**"} shuffles all the spent back into it, without an action and without dice. It costs time instead: *clock +1*, says the megaphone. (*Motivate* is the slow way: an action, dice, and *spent › clan*.)

    You have nobody left who can run or drive, and eight people in bed. Rally the clan.
    .act = With { henchman-H06 } and { henchman-H16 }, one die less than nothing much? Wake the others first: rally.
    .solve = His moment comes sooner than you think, and not now. Rally.
    .end = One action is left, good for two fresh people; but somebody must be there to be fetched. Rally first.
    .done = Eight people in the deck, and it is eleven o'clock.

lesson-recruit =
    Your second action: {"**"}recruit{"**"}. It fetches one Henchman or two from the deck into your hand, which may grow without limit. (*Recruit one* lets you look at the first before you decide on the second.)

    Somewhere in those eight is { henchman-H11 }, who drives. A Getaway without a driver is a walk.

    Recruit two.
    .one = That is for careful people. You would want the second anyway: recruit two.
    .act = Later. First somebody who can drive: recruit two.
    .solve = Not yet. First somebody who can drive: recruit two.
    .end = And hope that the car drives itself? Recruit two.
    .done = { henchman-H11 }, on the first card. Some evenings one could believe in something.

lesson-call =
    All turns are over. Before the round is counted up comes the {"**"}last call{"**"}, and it is needed. At the bottom right are {"**"}five Fingerprints{"**"}, from Problems and witnesses. Five at the end of a round {"**"}lose the whole campaign{"**"}; with three or four bosses, so do three on the Problems of one.

    Every Henchman can do two things: go out for the Expertise, or be played for the {"**"}Skill{"**"} below it: no action, anybody's turn, and then spent. { henchman-H16 } makes a Problem of printed Difficulty 4 or less vanish: yours, for one, which only { $c }'s { challenge-P04 } makes a red 5. Play him on { challenge-P01 }.
    .quiet = Then five are counted, and your memoirs are finished by a police stenographer. Play { henchman-H16 }.
    .other = One Fingerprint less, too. But { challenge-P01 } is the one that costs *you* a die at every roll. Play him on that.
    .velvet = More people do not help against five Fingerprints. { henchman-H16 } does.
    .done = One word from half a mouth, and the button had never been sewn on.

lesson-vote =
    Four Fingerprints: not guilty. The clock went on by 1, and by 1 for the { challenge-HU04 }, an alarm (the red frames had said so). A new round, a new card: the { challenge-HU10 } makes the Bag harder by 1. A red square is harder than printed; the print stands in brackets.

    Now all {"**"}vote{"**"} for a {"**"}Starting Player{"**"}, who gets the flag, draws the round's {"**"}Problem{"**"} and begins; then it goes clockwise.

    The clock will show 15 after this round: it is now or never. You have the driver, but two sacks are missing, so {"**"}you should be last{"**"}. Start with { $b }.
    .self = Then your turn comes while the Getaway is locked: *needs 9 sacks*. Let the others carry first. Start with { $b }.
    .other = Then { $b } would be last. You have the driver: start with { $b }, and the last word is yours.
    .none = Your vote counts as much as anybody's, and one has to be for { $b }.

lesson-help =
    { $c } voted as you did, and { $b } drew { challenge-P17 }: Fingerprint number five. Of that later.

    { $b } is at the Bag, with { henchman-H09 } and {"**"}3 against 5{"**"}. And a {"**"}lock{"**"}: it counts nothing, and hurts. One damage exhausts a Henchman, two knock one out.

    Now it is you who is asked. *With your help* in your hand shows what each Skill would make of it. { henchman-H06 } and { henchman-H11 } can both {"**"}ADD 2{"**"}; one of them can also drive. Play { henchman-H06 }.
    .driver = It would be enough; and then who drives? Play { henchman-H06 }.
    .shield = { henchman-H09 } would come home fresh and without a sack. Two more to the Result, please: { henchman-H06 }.
    .pick = A lock that becomes a clover is a second chance. { henchman-H06 } is a certainty.
    .quiet = The ceiling is nice, but two sacks are nicer. Play { henchman-H06 }.

lesson-problem =
    {"**"}Nine.{"**"} { $b } paid the Police: skip that for one round, and they come to stay, at *clock +2*. And { $c } tried the Getaway: one Triumph of the two wanted. It stays as a red {"**"}cube{"**"}; the other is yours to bring.

    But five Fingerprints! So first a {"**"}Problem{"**"}. It harms until it is solved, and {"**"}anybody{"**"} may try. { challenge-P17 } wants { ideal-persuade }, Difficulty 6. { henchman-H13 } and { henchman-H15 } bring five dice; add the {"**"}Red Die{"**"}, which may multiply your highest number by 2, 3 or 4.

    {"*"}Act and roll at once*: { challenge-P17 }, with the Red Die.
    .white = Five white dice may do. With the Red Die they may do twice over. Take it.
    .crew = { henchman-H13 } and { henchman-H15 } together, from the list *Act and roll at once*, with the Red Die. { henchman-H11 } keeps the engine warm.
    .getaway = And be counted with five Fingerprints in a fast car? You have two actions: first { challenge-P17 }.
    .bag = Prisons are full of people who went back for one more sack. First { challenge-P17 }.
    .act = It is { challenge-P17 } that you have the people for: { henchman-H13 } and { henchman-H15 }, five dice.
    .recruit = You have all the people you need, and two actions for two jobs. First { challenge-P17 }.
    .velvet = She is the only one who can persuade a cousin. Send her, with { henchman-H13 }, to { challenge-P17 }.
    .end = Five Fingerprints, and you put your feet up? First { challenge-P17 }.

lesson-clover =
    4 against 6. And the Red Die shows a {"**"}warning{"**"}: one more Problem for you, once all is settled.

    But you have {"**"}clovers{"**"}. A clover counts nothing; you may spend it to roll any other dice {"**"}again{"**"}, the Red Die too, but no locks. Only the faces that show at the end count: a warning that was rolled away never happened.

    Spend one of the two on {"**"}both 1s and the red warning{"**"}.
    .stand = The cousin stays disloyal, and a Problem comes on top. You have two clovers: spend one.
    .driver = Six, just enough. But the warning stays, and who is to drive? Spend a clover.
    .dice = That is how it is done, but choose those three: both 1s, and the red warning.

lesson-card =
    {"**"}8 against 6.{"**"} The cousin is loyal again, more or less, and four Fingerprints are left.

    And the Red Die has turned from a warning into a {"**"}card{"**"}: a Henchman from the deck, for no action. (The sixth face is a red lock, and does what locks do.)

    Draw.
    .leave = You may. But nobody in this trade has ever left a present on the table. Draw.

lesson-getaway =
    One action, one Triumph, one minute. { henchman-H11 } drives, 3 dice; { henchman-H19 } holds the map, 1.

    Without the Red Die, this time: one of its six faces is the warning, and a fifth Fingerprint might come with it just before they are counted. Four white dice against 5 should do.

    {"*"}Act and roll at once*: { challenge-hu-getaway }, { henchman-H11 } and { henchman-H19 }, white dice.
    .red = It may multiply; and it may bring a Problem with a Fingerprint when there are four already. White dice.
    .crew = { henchman-H11 } and { henchman-H19 }, from the list *Act and roll at once*, white dice.
    .bag = Six sacks are left in there, and they can be yours in about twelve years. The Getaway!
    .act = There is no later. The Getaway!
    .recruit = You have a driver, a car and no time. The Getaway!
    .rally = That costs the last minute that you have. The Getaway!
    .end = You could also wave at them from the steps. The Getaway!

lesson-stand =
    Two locks, and {"**"}4 against 5{"**"}. One short.

    A long silence. Then { $b } plays { henchman-H14 }: {"**"}Difficulty −1{"**"}. 4 against 4, and to equal it is enough. That is what the others are for. (You may all talk about plans as much as you like. But name no card in your hand, no Skill, and no number of dice.)

    Let it stand, before somebody has another idea.
    .sixpence = { henchman-H08 } could re-roll the locks, true. But { challenge-hu-getaway } is won, and he would be spent for a bruise or two. Let it stand.

lesson-damage =
    {"**"}Away!{"**"} Now the bill: two locks, 2 damage, and you divide it.

    With {"**"}1{"**"} a Henchman is exhausted, and up again after a Rally. With {"**"}2{"**"} one is {"**"}knocked out{"**"}: then it takes *Revive* on the board (*out › spent*), and whoever is still out when the chapter ends is lost to the clan.

    One each.
    .two = Somebody would be knocked out, and the chapter ends tonight: you would not see them again. One each.

lesson-keep =
    The clock says 15, but success is looked at first: {"**"}the chapter is won.{"**"} All come home but { henchman-H04 } and { henchman-H20 }, who were out.

    A chapter brings {"**"}Reputation{"**"}: 5 here, and 1 for quiet Police. It hires people for the next one: three stars (Level 3) cost 5, two cost 3, one costs 1. { $b }, the last Starting Player, has asked for three stars. Two are at the door, and {"**"}you all vote{"**"}. The others leave it to you.

    Whom would you like? There is no wrong answer but none.
    .none = They have put on their good hats. One of them, please.

lesson-end =
    {"**"}And that was a chapter.{"**"} You have acted, rallied, recruited, helped and been helped, rolled a warning away and brought the car home.

    A {"**"}campaign{"**"} has three. A job that fails, by the clock or otherwise, is only an anecdote with little Reputation, and you go on. {"**"}Five Fingerprints{"**"} at the end of a round end it all. And only the third chapter, the {"**"}election{"**"}, wins or loses it: the jobs before are there to hire people who can win.

    Alone or with one friend you have three actions a turn; with four bosses come two Problems a round. Now try a whole heist, from the first Door on. Nobody has arranged the dice.
