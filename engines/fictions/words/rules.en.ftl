# The rules for players: /fictions rules [topic]. A topic is the message rules-<topic>, with its name as .title.
# Each is Discord markdown of at most 1,800 characters. The numbered rules are in docs/rules/fictions.md.

rules-topics = overview turn board attempts dice skills problems police evidence campaign solo talking tips hands_up high_speed_rescue intimate_enemies no_more_bets family_business bid_for_power

rules-overview =
    I was asked to tell the truth in these memoirs, so let us begin with the rules.

    You are **one clan with up to four heads**. There is one gang, one deck of Henchmen, one city, and you win or lose it together. Nobody can be bought off in the middle; everyone has been already.

    {"**"}The story has three chapters.** The first two are jobs: a heist, a chase, a rebellion, a casino or a shopping spree. The third is always the election, *Bid for Power*. **Only the election wins the campaign.** The jobs before it earn Reputation, and Reputation hires better people.

    {"**"}A round** goes like this:
    - the Scenario stirs: cards turn up, things get worse
    - you choose a **Starting Player**, who takes a **Problem** for the honour
    - everybody has a turn, clockwise: recruit, act, or pass
    - the bill: the Scenario, Penalties, the Police, the Fingerprints

    {"**"}The heart of it** is the *Attempt*. Put one or two Henchmen on a Challenge, roll the dice they bring, mend the roll with clovers and Skills, and count Triumphs.

    {"**"}You lose the campaign** by too many Fingerprints at the end of a round, by a lost election, or by a Betrayal. A job that ends in failure goes into the book as an anecdote, and you carry on.
    .title = Overview

rules-turn =
    {"**"}Two actions** a turn with three or four players, **three** with one or two. Spend them in any order, the same one twice if you like.

    - **Recruit.** Draw one Henchman from the Clan Deck, look, then draw a second or don't. There is no hand limit. An empty deck recruits nobody.
    - **Act.** Make an Attempt at one Challenge. You need at least one Henchman in hand.
    - **Pass.** Do nothing, with style. *End the turn* passes all that is left.

    {"**"}Free of charge, between actions**
    - **Skills** marked *between actions*, yours or anybody's.
    - **Rally.** All Exhausted Henchmen go back into the Clan Deck, at once and without dice. The Scenario charges for it; the button says how much.

    {"**"}When the turn ends** the Henchmen you used and did not lose come back to your hand. Then your own Problems do whatever they do at the end of a turn; with several, you say in which order.

    {"**"}The Starting Player** is voted for each round, after you have seen your hands. The same one may serve again. A tie goes to the seat with the fewest Fingerprints, then the fewest Problems, then the fewest turns at the head of the table.

    The Starting Player draws one Problem. With four players the neighbour on the left draws one too.
    .title = Your turn

rules-board =
    {"**"}On top** stands the Scenario, who is asked, the chapter and the round; below, the Scenario's own tracks (see its topic).

    {"**"}A Challenge** shows its Expertise, and in the dark square its Difficulty as it is now. The small boxes are the Triumphs it wants, a filled one is a cube. What it gives or takes stands beside them; a little sign in the corner is its Location. *Difficulty 6 (5)* means 6 now, 5 printed.

    {"**"}The roll:** the dice, the sum that comes of them, re-rolls left, damage; on the right the Result *against* the Difficulty.

    {"**"}A boss:** the letter of the seat, cards in hand, Fingerprints, and the Problems that lie there. The flag marks the Starting Player.

    {"**"}The foot of the board**
    > *clan*: cards in the Clan Deck
    > *spent*: Exhausted Henchmen. A Rally brings them all back
    > *out*: KO'd Henchmen. Only Revive brings them back
    > *left*: cards in the deck of Problems
    > *rally*: what a Rally costs in this Scenario
    > five circles: Fingerprints in play; five are the end

    {"**"}What a Rally costs** there: *clock +1*, *gear −1*, *coup +1*, *−1 chip*, *−2 sacks*; *day +1* moves the Campaign a day on, so the Election is a day nearer. The red *+1* behind a track is how far it moves at the end of this round.

    {"*"}spent › clan* on Motivate: each Triumph takes one Exhausted card back into the Clan Deck. *out › spent* on Revive: one KO'd card becomes Exhausted.

    {"**"}The Police:** *uncontrolled*, *controlled*, *coming* when the Token is gone, *ACTIVE* from the next round on.
    .title = The board

rules-begins = You vote for a Starting Player in every round, when you have seen your hands (see *Your turn*). Seats stay in the order of joining; where the table was opened so, they are shuffled.
rules-clock = an Attempt under way is settled as it lies, the rest of the turn is passed, a silent voter abstains and a silent helper plays nothing. A silent chair buys the best Henchman that can be had. The city does not wait.
rules-leaving = It keeps its mouth shut about the hand, too. No boss ever goes out of the story.

rules-attempts =
    A Challenge says what it wants: an **Ideal Expertise**, a **Difficulty**, and so many **Triumphs**.

    {"**"}1. The crew.** Put one or two Henchmen from your hand on it. Each brings white dice:
    - **3** with the Ideal Expertise
    - **2** with the other Expertise of the same category
    - **1** otherwise; anybody can hold a ladder

    Never more than 7 in all, never fewer than 1. In *Family Business* and *Bid for Power* a Henchman on **Home ground**, at the Challenge's own Location, brings 1 more.

    {"**"}2. The Red Die.** Add it or don't. Decide before you roll. The likeliest crews stand in a list of their own, to act and roll in one go.

    {"**"}3. The roll.** Add up the white numbers, one of them multiplied by the Red Die, plus what Skills add. That is the Result. Clovers re-roll (see *Dice*), Skills meddle (see *Skills*).

    {"**"}4. Triumphs.** Result ÷ Difficulty, rounded down. Result 9 against Difficulty 4: two Triumphs. Short of the full number? They stay as **cubes** for the next crew, anyone's. What you do not need is lost.

    {"**"}5. The damage.** Each **lock** still showing does 1 damage to the crew; you divide it.
    - 1 damage: exhausted
    - 2 damage: knocked out, and more than 2 each is ignored
    - none: the Henchman rests till the turn ends, then returns to your hand

    At the **Police**, at **Revive** and at **Motivate** locks do no damage.

    {"**"}Revive** (Heal 4): each Triumph moves one card from KO'd to Exhausted. **Motivate** (Persuade 3): each Triumph moves one from Exhausted to the Clan Deck. You choose which.

    > Information: Search, Investigate
    > Combat: Fight, Shoot
    > Pursuit: Run, Drive
    > Influence: Intimidate, Persuade
    > Know-how: Heal, Repair
    .title = Attempts

rules-dice =
    {"**"}White dice**
    - **1 to 4** count what they say.
    - **Lock** counts nothing, stays where it is, and does 1 damage at the end.
    - **Clover** counts nothing, and may be spent once: re-roll **any dice you like except locks and used clovers**, the Red Die included. The clover is then used up. A fresh clover may itself be among the re-rolled, and one that turns up can be spent in its turn. Where a clover could bring nothing any more, the roll stands by itself.

    {"**"}Red Die**
    - **×2, ×3, ×4**: your highest white number, times that. No number, no product.
    - **Lock**: as on a white die, damage and all.
    - **Card**: when all is settled you may draw a Henchman.
    - **Warning**: when all is settled you must draw a Problem.

    Only the face that shows at the end counts. A warning re-rolled in time never happened, and I was never there.

    {"**"}An example.** Difficulty 4, two Triumphs wanted. You roll
    > lock, 3, clover, 1 and a red warning

    Worth 4, one Triumph, and a Problem in the post. You spend the clover on the 1 and the Red Die and get
    > lock, 3, used clover, 1 and red ×2

    3 × 2 + 1 = 7, still one Triumph. A colleague plays Left-Hook Lou: Result +2. **9**: two Triumphs. The lock does 1 damage; you decide who limps home.

    A lone lock is a bruise. Two on one Henchman are a long holiday, unless somebody revives them before the Scenario ends.
    .title = Dice

rules-skills =
    Every Henchman can do two things for you, one at a time: go on a job for the **Expertise**, or be played for the **Skill**.

    {"**"}Skills cost no action, and anybody may play one in anybody's turn.** The card goes to the Exhausted Deck; three cards marked *then knocked out* go further. Whoever is on the job, or resting after one, cannot play. And **once a turn is once**: whoever worked or played in it does neither again before it ends, even if a Rally and a draw bring the card back.

    {"**"}Before the roll**
    > DICE: more white dice
    > DOUBLE: one of the crew counts twice

    {"**"}After the roll**
    > ADD: to the Result
    > SET: a white die becomes that number
    > RAISE: low numbers up by 1
    > REROLL: dice of your choice, locks too
    > RED: the Red Die becomes that multiple
    > PICK: locks become fresh clovers
    > SHIELD: less damage

    {"**"}Before or after**
    > DIFF: less Difficulty, never below 1

    {"**"}Between actions**
    > DRAW: somebody draws Henchmen
    > SOLVE: a Problem goes away
    > BRIBE: the Police are controlled

    {"**"}Help.** After a roll everybody with a card is asked, whatever they hold, so the question gives nothing away. Nobody asks where nothing is left to gain. The active player may go on once all have answered, or when patience has lasted long enough. *No Skill now, but ask again if the dice change* is an answer, too.

    Before a roll the others are only waited for if you press *Ask for help first*. *Act and roll at once* leaves no Skill any room before it.

    After the last turn of a round comes the **last call** for Skills between actions: the moment to lose a Fingerprint before it is counted. A turn that brought a Problem ends with such a call, too. Nobody is called where all can see that no Skill in any hand could do a thing.
    .title = Skills

rules-problems =
    Problems arrive like relatives: one a round at least, and they stay until somebody deals with them.

    {"**"}A Problem belongs to the seat that drew it** and cannot be handed on. It is also a Challenge of one Triumph, and **anybody** may attempt it. Solve it and its Penalty stops at once.

    {"**"}Penalties** come in three kinds:
    - on **its holder** alone: fewer dice, no Red Die, one Henchman only, no Skills and the like
    - on **everybody**: a category becomes harder by 1, nobody but the active player may play Skills, two white dice are gone
    - at the **end of the round**: Henchmen are exhausted or knocked out, the deck melts, another Problem comes

    What cannot be paid in full is paid as far as possible. A Problem drawn while the round is counted up does nothing yet.

    {"**"}A fingerprint on the card** is evidence for as long as it lies there (see *Evidence*).

    A red *warning* brings you a Problem, too. When the deck is empty, the solved ones are shuffled and start again; this city does not run out.

    {"**"}Tired people**
    - **Exhausted** Henchmen come back by Rally or by Motivate.
    - **KO'd** Henchmen come back by Revive only, as Exhausted. Whoever is KO'd when a Scenario ends leaves the clan.
    - The Clan Deck is never refilled by itself. An empty deck is a decision you have been putting off.

    Anyone may look through the Exhausted and the KO'd at any time.
    .title = Problems

rules-police =
    In every Scenario but *Intimate Enemies* the Police have a card, and a Token on it.

    {"**"}Uncontrolled** is how they start. The card is a Challenge of one Triumph. Locks there do no damage; it is only paperwork.

    {"**"}Controlled**, once the Challenge is overcome. They look elsewhere for the rest of the round.

    {"**"}At the end of each round**
    - controlled turns back to uncontrolled: pay again next round
    - uncontrolled: the Token is removed. From the next round on the Police are **ACTIVE**, until the Scenario is over, and nobody can be paid any more

    While the Token lies on its card, on either side, the Police do nothing. And a success with the Token still there is worth 1 Reputation more in most Scenarios.

    {"**"}What ACTIVE Police do**
    - *Hands Up!*: the Clock moves 2 more each round
    - *High-speed Rescue*: the Van moves 1 more
    - *No More Bets!*: Tables +1 Difficulty, and the rake is due even after a win
    - *Family Business*: 2 sacks lost each round
    - *Bid for Power*: Districts +1, Scandals reach anywhere, and 3 Support less on election day

    Silk Stocking Sal does it without dice: BRIBE. Then she has to leave town for a while.
    .title = Police

rules-evidence =
    Fingerprints are found on Problems and on some cards of the Scenario: witnesses, photographers, people with a memory.

    They are counted **once a round, at the very end**. At any other moment you may have as many as you like. I have had nine before lunch.

    {"**"}The campaign is lost** if, when they are counted,
    - **5 or more** Fingerprints are in play altogether, or
    - with three or four players, **3 or more** lie on the Problems of **one** seat

    Those on Scenario cards count towards the five, never towards a seat's three. And evidence comes first: a job done in the same round does not save you.

    {"**"}The end of a round, in order**
    - what the Scenario does at the end of a round
    - Penalties marked *end of round*, clockwise from the Starting Player
    - the Police: controlled turns back, uncontrolled is removed
    - **the Fingerprints**
    - is the Scenario over? Success is looked at before failure

    A goal that is reached in the middle of a round does not end it. The round is played out, so there is time to tidy up.

    How to lose one: solve its Problem, overcome its card, or play a SOLVE Skill, at the latest in the last call.
    .title = Evidence

rules-campaign =
    {"**"}Chapter I**: a Scenario of your choice. *Hands Up!* is the one to start with.
    {"**"}Chapter II**: a different one.
    {"**"}Chapter III**: *Bid for Power*, always.

    You begin with the 20 Henchmen of Level 1. Ten of Level 2 and five of Level 3 wait in the Reserve. Each chapter starts with a shuffled Clan Deck and 3 cards a seat; hands are not kept.

    {"**"}When a Scenario ends**
    - KO'd Henchmen leave the clan for the Reserve
    - all others form the new Clan Deck
    - you get **Reputation**: plenty for a success, a little for a failure

    {"**"}Intermission.** All of it must be spent now:
    - **5** points: a Level 3
    - **3** points: a Level 2
    - **1** point: a Level 1

    For each purchase two of that Level are drawn from the Reserve and all vote which one joins. The other goes to the bottom of its deck.

    Up to twice you may also **send a Henchman away**, for 1 point each, but not if the clan would get too small for the next deal. Points that can buy nothing are forgotten.

    The last Starting Player has the chair: decides what to buy and whom to send away, and whose vote breaks a tie.

    {"**"}A failure is not the end.** Only evidence, a lost election or a Betrayal is. Then the clan starts again from its 20 beginners, older and none the wiser.

    {"*"}Single Scenario:* one Scenario with a fresh clan, won or lost for itself. A single *Bid for Power* gives you two Intermissions of 6 points first.
    .title = Campaign

rules-solo =
    One boss, two hats.

    {"**"}You play two seats**, each with a hand of its own, both lying open. It is the game for two: 3 actions a turn, one Problem a round, and no limit of three Fingerprints on one seat. Five in all still end it.

    {"**"}Each round** you name the seat that starts and takes the Problem. It plays its turn, then the other plays its own.

    {"**"}The idle hand helps with Skills only.** Its Henchmen may be played in the active seat's Attempts, but never sent on the job itself.

    {"**"}Penalties** on a seat hold for that seat alone: FEWER ACTIONS on the left hat does not slow the right one.

    {"**"}Where somebody must be named** for a Problem or a Penalty, you name the seat.

    There are no votes and no waiting for help: it is all you. The last call comes all the same, whenever one of your hands holds a Skill that could still do something.

    Talking to yourself is allowed. In my trade it was often the only way to hear the truth.
    .title = Solo

rules-talking =
    You are one clan, so talk: all through the game, as much as the neighbours can stand.

    {"**"}Say**
    - what you are planning, fearing, hoping
    - which Challenge you would take, and which you would rather leave
    - that you could help, that you cannot, that you need to recruit
    - what you think somebody else should do

    {"**"}Do not say**
    - the names of the cards in your hand
    - their Skills
    - how many dice you could roll

    "Leave the Door to me" is a plan. "I have Socket and three dice" is a confession, and we do not confess.

    Hands are closed to everyone else, and this table never shows a card that is not yours. What lies face up is free for all to discuss: Problems, the Scenario, the Exhausted and the KO'd, and every die of every roll.

    Votes are secret while the vote is open, and known to everybody afterwards. People count first: computers wait until all people have voted, go with most of them, and break no tie.

    Playing alone, you may of course tell yourself everything.
    .title = Talking

rules-tips =
    From people who are still at large:

    - **Pair an expert with anybody.** Three dice and one beat two and two when the one was only going to hold your coat. Keep the second expert for the next action.
    - **The Red Die is usually worth it.** Three faces in six multiply. Leave it out when one lock would cost you somebody dear and the white dice are enough.
    - **Spend a clover on the 1s.** And on the warning.
    - **Look at the remainder.** Difficulty 4 and Result 7: one point short of a second Triumph. That point is somebody's Skill.
    - **Take one damage each** rather than two on one. Exhausted comes back with a Rally. KO'd needs a doctor, and a Scenario's end makes it final.
    - **Rally late, not never.** Its price is fixed, its worth grows with the Exhausted Deck. Rally when the deck is empty, not when it looks sad.
    - **Fingerprints first.** Other Problems hurt. Fingerprints end the book.
    - **The Starting Player should be the one who can bear it**: few Problems, a strong hand, first at the Challenge that cannot wait.
    - **Half a Challenge is not wasted.** Cubes stay. The next in line needs one Triumph less.
    - **Decide about the Police early.** Every round you pay is a quiet one; the first you don't was the last.
    - **Before the last round ends** revive whom you want to keep.
    - **Thin the clan.** In the Intermission a weak card sent away is a point, and a better chance to draw everyone else.
    .title = Tips

rules-hands_up =
    {"*"}A bank heist against the Clock.*

    {"**"}Goal:** open three Doors, carry off at least 9 of 15 sacks and finish the Getaway before the Clock reaches 15. It starts on 6.

    {"**"}Each round** a Security card turns up, with four players a second one in even rounds.
    - **Alarms** feed the Clock.
    - **Guards** add 1 each, at most 2, to the Difficulty of Doors and Bag.
    - **Witnesses** carry Fingerprints.

    {"**"}The board**
    > Door 1: Search 5, two Triumphs
    > Door 2: Repair 5, three Triumphs
    > Door 3: Investigate 6, two Triumphs
    > Tills: Intimidate 4, 1 of 4 sacks a Triumph
    > Bag: Run 4, up to 2 of the vault's 11 sacks a Triumph, once Door 3 is open
    > Getaway: Drive 5, two Triumphs, with 9 sacks or more

    After the Getaway nothing of the bank can be attempted any more. Problems, Police, Revive and Motivate can.

    {"**"}End of the round:** Clock +1, +1 more if an Alarm is in play, and another +1 if there are three.
    {"**"}Police ACTIVE:** Clock +2 more each time.
    {"**"}Rally:** Clock +1.

    {"**"}Reputation.** Success: 5, +1 for every two sacks above 9, +1 if the Police Token is on its card; at most 9. Failure: a third of the sacks, at most 3.
    .title = Hands Up!

rules-high_speed_rescue =
    {"*"}A car chase, with a friend in the other car.*

    {"**"}Goal:** free the prisoner before the Police Van reaches space 26, the Prison. Your Car starts in Gear 1, on 11 with one or two players, on 10 with three, on 9 with four; the Van is 6 ahead.

    {"**"}Each round** a Road card turns up, with four players a second one in even rounds. Overcome it before it bites.
    - **Obstacles**: Gear −1 at the end of the round.
    - **Traffic**: the Car moves 1 less.
    - **Roadblocks**: the Car does not move. They stay.
    - **Witnesses**: a Fingerprint. They stay, too.

    {"**"}The board**
    > Shift up: Drive 4, Gear +1 a Triumph, up to 4
    > Through the alleys: Run 5, Car +1 a Triumph, two at most, never past the Van
    > Shoot the tyres: Shoot 6, the Van moves 1 less this round
    > Stage 1: Shoot 5, two Triumphs
    > Stage 2: Repair 5, two Triumphs
    > Stage 3: Fight 6, two Triumphs: the prisoner is free

    The Stages come in that order, and only while the Car is at most 1 behind the Van. Progress stays when you fall back.

    {"**"}End of the round:** the Van moves 3, one less on shot tyres. The Car moves its Gear, less the Traffic, as far as the Van. Obstacles lower the Gear. Obstacles and Traffic are discarded.
    {"**"}Police ACTIVE:** the Van moves 1 more.
    {"**"}Rally:** Gear −1, not below 1.

    {"**"}Reputation.** Success: 5, +1 for every 3 spaces the Van still had to go, at most 3, +1 for the Police Token on its card. Failure: 1 for each Stage done.
    .title = Rescue

rules-intimate_enemies =
    {"*"}Rebels inside the clan. No Police: family matters.*

    {"**"}Goal:** defeat the Ringleader (The Pretender) and 5 other Rebels before the Coup reaches 9, within 10 rounds. It starts on 3, with four players on 4.

    Six Hideouts hide a face-down Rebel each. Two more Rebels wait; one goes into hiding at the start of rounds 3 and 5.

    {"**"}Hideouts** want one Triumph, and then show all Rebels hiding there. **Rebels** can only be fought face up. A Rebel defeated lowers the Coup by 1 and gives back the Henchmen it turned, exhausted.

    {"**"}Two Pistols**, each round, for the Starting Player:
    - The **Rebel Pistol** stays in hand: Attempts of its holder that end with a lock do 1 damage more.
    - The **Clan Pistol** goes to a face-up Rebel, or to a Hideout where someone hides: Difficulty −1 there until the round ends.

    {"**"}End of the round:** the Coup rises by half the number of Rebels in hiding, rounded up. Then each face-up Rebel acts:
    > The Pretender, The Agitator, The Flatterer: Coup +1
    > The Poacher, The Recruiter, The Chauffeur: the top card of the Clan Deck goes under them
    > The Arsonist, The Smuggler: two cards of the Clan Deck are exhausted

    Henchmen still under a Rebel when the Scenario ends are knocked out.

    {"**"}Rally:** Coup +1.

    {"**"}Reputation.** Success: 5, +1 for every 3 spaces between the Coup and 9. Failure: 1 for every two Rebels defeated, at most 3.
    .title = Enemies

rules-no_more_bets =
    {"*"}Breaking the casino.*

    {"**"}Goal:** win all 10 Betting Chips and walk out within 8 rounds. You start with 3; the Safe holds 7. Three of the five Staff are on duty already.

    {"**"}Each round** the Croupier moves on by one Table, then a House card turns up. Staff stay: Floor Boss and Door Captain make Tables harder by 1 each, Card Counter and House Doctor take 1 chip a round each, the House Photographer carries a Fingerprint. Events strike at once: the Croupier moves 3, or 1 chip is lost, or everybody exhausts a Henchman.

    {"**"}A bet** is an Attempt at a Table, for 1 or 2 chips.
    - No Triumph: the stake is gone.
    - One or more: you win as much as you staked, +1 with two Triumphs, +1 if the Croupier stands there.

    A Table that paid is closed until another one pays.

    > Card Table: Investigate 6
    > Dice Table: Persuade 8
    > Number Wheel: Search 8
    > Horse Board: Run 8
    > Slot Machines: Repair 8
    > High-Stakes Table: Intimidate 8

    +2 where the Croupier stands. **Rig the house** (Repair 5, three Triumphs): all Tables −1 for good. **Walk out** (Drive 5, two Triumphs) with all 10 chips.

    {"**"}Marked Skills and Penalties** do not work here.

    {"**"}End of the round:** Staff take their chips. Then the rake: with no bet won this round, 1 chip, unless you hold all 10.
    {"**"}Police ACTIVE:** Tables +1, and the rake is due even after a win.
    {"**"}Rally:** 1 chip; without one, no Rally.

    {"**"}Reputation.** Success: 6, +1 for each round left, at most 2, +1 for the Police Token on its card. Failure: a third of your chips, at most 3. No chips: it is over.
    .title = No More Bets!

rules-family_business =
    {"*"}Territory and income.*

    {"**"}Goal:** at the end of a round, hold an unblocked Income of 10 and 12 sacks. You have 5 rounds, and 2 sacks to begin with. Two Rivals are there before you, with four players three.

    {"**"}The Market** shows 5 Businesses. Overcome one and it joins your Territory, worth 1 or 2 Income. The Market is filled up at the end of the round.

    {"**"}Each round** a Rival turns up, with four players a second one in even rounds. While a Rival is at a Location, your Businesses there pay **nothing**, and those in the Market are harder by 1.

    {"**"}Locations matter here.** A Henchman on Home ground, at the Location of the Business or Rival, brings one white die more.

    {"**"}Buying in:** when you put a crew on a Business of the Market, you may pay 2 sacks for Difficulty −1.

    {"**"}End of the round:** half your unblocked Income in sacks, rounded up, and never more than 15 in the treasury.
    {"**"}Police ACTIVE:** 2 sacks lost after that.
    {"**"}Rally:** 2 sacks, or what there is.

    {"**"}Reputation.** Success: 5, +1 for each round left, at most 2, +1 if the Police Token is on its card. Failure: a third of the Income of your whole Territory, blocked or not, at most 3.

    Income bought early pays every round. An April flower stall outearns an October hotel.
    .title = Business

rules-bid_for_power =
    {"*"}The election. Always the last chapter, and the only one that wins.*

    {"**"}Goal:** a net Support of at least 8 when the Campaign reaches the Election, space 10 (11 with four players), and no Betrayal.

    Five **Districts** are on show. Each wants two Triumphs at Difficulty 6 or 7; overcome, it is secured and gives 1 Support.

    {"**"}Prestige:** at a District a Henchman of Level 2 adds 2 to the Result, one of Level 3 adds 4. This is what you hired them for.
    {"**"}Home ground** counts at Districts and Scandals: one white die more.

    {"**"}Each round** a City card turns up, with four players a second one in even rounds. One lies there from the start.
    - A **Scandal** costs, at the end of each round, the Support of one secured District at its own Location. It stays until overcome.
    - A **Betrayal** (two Triumphs) counts against you until overcome.

    {"**"}End of the round:** the Scandals, in order; if there is a choice, the Starting Player says which District. Then the display is filled up and the Campaign moves 1.

    {"**"}Police ACTIVE:** Districts +1. A Scandal without a target at its Location takes any. On election day, 3 Support less.
    {"**"}Rally:** Campaign +1, so the Election comes sooner.

    {"**"}The count**
    - 3 Betrayals in play at the end of any round: lost by Betrayal.
    - On election day 2 are enough for that.
    - Otherwise Support, less Betrayals, less the Police: **8 or more wins the city.**

    There is no Reputation to be had here. There is nothing left to buy.
    .title = Bid for Power
