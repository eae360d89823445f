# The rules for players: /fable rules [topic]. A topic is the message rules-<topic>, with its name as .title.
# Each is Discord markdown of at most 1,800 characters. The numbered rules are in docs/rules/fable.md.

rules-topics = overview turn allies market fighting foes legends contracts track moons meddling effects end solo clocks tips

rules-overview =
    Put another log on. Everybody at this fire claims to be a hero, and by the end of the evening one of them will be, because the others have agreed to tell it so.

    {"**"}The road.** One to four adventurers walk a track of fame. You gain fame by defeating monsters and legends, by fulfilling contracts, and now and then by a quiet word at the right door. Fame and place on the track are the same number.

    {"**"}What you have.** A hand of at most six secret cards, and at most six allies standing in front of you for all to see. You begin with your hero, two more allies and one item. Three face-up monsters and a market of three rows lie in the middle: allies, items, contracts.

    {"**"}What you do.** Three actions a turn buy cards, traits and fights. Allies do the work, and *tire*: whoever has attacked or used a trait is exhausted, and no sleep will help. Only cards and moon tokens ready them again.

    {"**"}Who trails is not lost.** Up to three actions more come to those who walk behind.

    {"**"}How it ends.** Somebody reaches the champion space, 100, or 50 in a short game. Everybody else has one last turn, whoever alone has most legends gains 10, and **the highest fame wins**.

    {"**"}What is secret:** hands, the order of the decks, and legends that wait face down. Everything else lies open, every discard pile too.
    .title = Overview

rules-turn =
    {"**"}Dawn**
    1. The market and the monsters are refilled, three of each. It is the only refill of the turn.
    2. You get **three actions**, and one for each bonus space (see *The track*), never more than six.
    3. If you like: one action and a moon token ready all your exhausted allies. And once a game, for nothing, your **New Market** card replaces one whole row of the market.
    4. Every face-up *spotted* monster comes to you.

    {"**"}Day.** If anything waits for you, spotted monsters, a legend, an ambush, it all enters now as one free fight. Then, in any order and as often as you can:
    > **recruit** a market card: 1 to 3 actions
    > **deploy** an ally from your hand: free
    > **use a trait**: 0 to 3 actions, and the ally is exhausted
    > **use an item**: free, and it is discarded
    > **call a foe**: 1 action, if you are not fighting
    > **attack** with an ally: free, and it is exhausted
    > **discard** any of your own cards: free

    Some answers do several of these at once: deploy the hand, recruit and deploy or use, let somebody tired make room, *fight* with those who can fell a foe, end the day and score. They do what the steps would, and stop if something comes between.

    You may do all of it in the middle of a fight, except call another foe. What you cannot pay in full, you cannot do. The day ends when you say so, and unspent actions are gone.

    {"**"}Dusk**
    1. Score the contracts that you have achieved.
    2. If you share a space, move on to the next free one.
    3. On or beyond the champion space, take the champion token, and leave out 4.
    4. Take a moon token, if you passed one.
    5. On a legend space, a legend waits for you.
    6. Whatever held for this turn is over.

    Cards that give actions raise your total to six at most; what takes one away cannot take what you do not have.
    .title = Your turn

rules-allies =
    {"**"}From hand to table.** Deploy an ally for nothing on your own day, also during a fight. It stands ready, and it never goes back to your hand.

    {"**"}Ready or exhausted.** A ready ally can do one thing: make its basic attack, **or** use its trait. Then it is exhausted, before the effect happens. If something readies it again, it can be used again, in the same fight too, as often as that happens.

    {"**"}Nobody rests for free.** A new turn readies no one. Moon tokens do, and cards.

    {"**"}Traits** are of four kinds:
    - *action*: on your day, for its price
    - *strike*: an attack with its own strength, in a fight, for its price
    - *reaction*: free, when its moment comes, also in other players' turns
    - *forced reaction*: the same, but you are not asked

    A trait does not ready, boost or count the ally it stands on. If part of it is impossible, the rest happens; if all of it is, you cannot use it.

    {"**"}Bonuses wait.** A boost stays with an ally until its next attack, and is lost if it leaves, is exhausted otherwise, or the turn ends.

    {"**"}Heroes are allies.** They can be exhausted, discarded, stolen, turned against you, and they may turn up in the market one day, embarrassed. Your token on the track stays yours.

    {"**"}Six and six.** At most six cards in hand, at most six allies deployed. With a full hand you draw and recruit nothing; discard first.

    {"**"}Items** are used from the hand and go to the discard pile before they work. Items that react may be played in other players' turns as well.
    .title = Allies and items

rules-market =
    {"**"}Three rows of three:** allies, items, contracts. Allies and items are recruited; contracts are not bought, they are fulfilled.

    {"**"}Recruiting.** Pay the pips on the card, 1 to 3 actions, and it goes into your hand. Its slot stays empty until the next dawn, so the player after you finds it full again, and you find what they have left.

    {"**"}The price** is what is printed, changed by the moon if there is a moon card, then less your discounts, and never below nothing. With a discount for several recruits, each of them takes one use of it.

    {"**"}Recruited by an effect.** Some cards let you recruit at once for less; you still pay the rest, with actions that you have left. Where an ally comes straight to the table it arrives ready and needs a place there, not in your hand.

    {"**"}Full hand?** Then there is no recruiting. Discarding is free on your own turn.

    {"**"}Replacing cards.** Several cards discard part of a row and refill it on the spot. Your **New Market** card does it to a whole row, once a game, at dawn, for nothing. All four of them do the same; only the weather differs.

    {"**"}Where cards go.** Used items and lost allies lie face up in their piles. When a deck runs out, its pile is shuffled into a new one, heroes included. Legends have no pile: what is won is won.

    {"**"}What the table sees.** Recruited cards are known to everybody; drawn ones are not.
    .title = The market

rules-fighting =
    {"**"}Call a foe** for one action: a face-up monster, the top of the monster deck, or the top of the legend deck. You may call what you cannot beat. The fire likes those stories, too.

    {"**"}Attack** with ready allies and with items, one at a time, each at one foe. An ally with several types names one for the attack. What counts goes onto that foe's tally. **When the tally reaches the foe's fame, it is defeated at once**, and you gain that fame. Too much is wasted; nothing carries over.

    {"**"}In one answer.** *Fight* sends whom it takes, by name: allies before items, as little attack as will do, each with its best type. *Call and fell* does so at once, unless the foe's coming spoils it: then you go on by hand.

    {"**"}What an attack counts,** in this order:
    1. the basic attack, or the strike
    2. plus the moon's bonus
    3. boosts, doublings and surges, in the order in which they were played
    4. minus armour, not below nothing
    5. nothing if the foe is **immune** to the type; twice if it is **vulnerable**. Immune beats vulnerable.

    {"**"}An example.** A foe of 19 is vulnerable to poison, your poisoner has 3. Boost +2, then double: (3 + 2) × 2, and twice again for the weak spot: 20. Down it goes. Double first and boost then: (3 × 2 + 2) × 2 = 16, and it is still there, and looking at you.

    {"**"}Weakened** foes need less, and bring the same fame. A foe that needs nothing falls by itself.

    {"**"}The fight stays open** as long as you like within the day. Deploy, recruit, use traits, read the market; it waits. When the last foe is gone it is over. Otherwise you resolve it yourself, or the end of your day does.

    {"**"}Not beaten?** Each foe left goes back into its deck, gives no fame, and **costs you one ally of your choice**, from hand or table, in any state. No ally, no cost; items do not count.
    .title = Fighting

rules-foes =
    A foe's number is its fame, and what it takes to beat it. Beside it stand the types to which it is **immune** (crossed out) and **vulnerable** (doubled), and perhaps something more.

    {"**"}Spotted.** At dawn it comes to whoever's turn it is, unasked and for nothing. It must be fought that day, and nothing else is called before. If you call one yourself it is a monster like others.

    {"**"}When it enters**
    > *brings more*: the top monsters of the deck join the fight
    > *discard*: that many of your cards, of any kind, from hand or table
    > *exhaust*: that many of your ready allies
    > *an ally turns*: one of your deployed allies becomes a foe
    > *lose an action*: if you have one

    You choose which. What a newcomer does comes before the rest of what the first one does.

    {"**"}While it is there**
    > *counts less*: each attack on it, before doubling
    > *only one ally*: but items as you like
    > *no item strikes*, *no boosts*: as they say; the moon still helps
    > *no type twice*: once a type has hurt it, that type is useless
    > *more for each other foe*: they stand together
    > *needs three types*: each must have dealt 1 or more

    {"**"}When it is defeated** some give the winner a card, an action, or a rest for allies.

    {"**"}When it is not,** some cost more than an ally: further cards, or fame.

    {"**"}Turned allies** are foes worth their printed attack, with no trait and no weakness. Afterwards they go to the discard pile, whoever they belonged to, and they cost an ally if left standing.

    {"**"}Several foes at once** are one fight with a tally each. Beat those you can.
    .title = Foes

rules-legends =
    Sixteen of them, from 11 to 20. You never see one before it stands in front of you.

    {"**"}How to meet a legend**
    - *Call it.* One action turns up the top of the legend deck.
    - *Stop in the wrong place.* If you moved this turn and end on a **legend space**, the top legend lies face down before you, and not even you may look. It enters at the start of your next day, free of charge and free of choice. Being pushed onto the space by somebody who stood on yours counts.
    - *Be told to.* A card or a moon may bring one.

    {"**"}Several at once.** Everything that waits for you enters together, in the order you choose, and each does what it does on entering. The allies that you deployed before are what they meet.

    {"**"}Defeat it** and it is yours, as a **trophy**, beside its fame. At the very end whoever has *most* trophies, alone, gains **10**. If two have the most, nobody does.

    {"**"}Fail,** and it goes back into its deck, shuffled, at the price of an ally, and whatever else is written on it.

    {"**"}Worth knowing:** one has no patience with boosts, one none with items. One cannot be hurt by the same type twice, one needs three different types, and one brings his gnats. An arrow in the market was made for this.

    {"**"}When the deck is empty** no legend is called and none waits. Nor does one come to a player who has no turn left to fight it.

    Where the spaces lie depends on the table: 15, 35, 55, 75 and 95 if nobody asked for others.
    .title = Legends

rules-contracts =
    Three contracts hang on the board. At your dusk, before anything else, you may score **any number of those you have achieved**. Each gives its fame and is taken down.

    {"**"}Some look at the moment of dusk:** how many *ready* allies you have, with which types, with how much printed attack, or how many items in hand. So it can pay to leave somebody unused.

    {"**"}Some look at what you did this turn,** from dawn on:
    > foes defeated, legends, spotted ones, or one that was big enough
    > fame of everything you defeated
    > *exactly*: the tally just what was needed
    > *items only*: no ally touched it
    > *one type*: two or more attacks, all alike
    > *single combat*: one ally attack, no items
    > *combined arms*: types that have each dealt 1 or more
    > cards recruited, items used, traits used, reactions included

    {"**"}Double duty.** One ally may serve several contracts, with each type it has, and one deed may fulfil two of them. Four ready allies with the right types can empty the board.

    {"**"}A type lent for the turn** counts at dusk, too.

    {"**"}Timing.** Contract fame is gained before your place is settled. So three more fame may carry you past a moon token, onto a legend space, or to the championship, and this is often how it is done.

    {"**"}Not scored?** It stays for the next player, who has been reading it all along.
    .title = Contracts

rules-track =
    {"**"}No sharing.** At the end of a turn no two tokens stand on one space. Who came later moves on to the next free one and **keeps that fame**. Only on 0 is there room for all. If another player's turn moves you, this is settled at once.

    {"**"}Losing fame** never takes you below 0, and you may then be pushed forward again. What you have collected you keep.

    {"**"}Bonus actions.** At dawn, count the moon spaces (10, 20, 30 …) strictly between you and the leader that hold *no* token of any kind, moon or player. Each gives one action, up to six in all. The leader gets three. The champion space and all beyond it never count.
    > You are on 4, the leader on 25, a moon still lies on 10: space 20 counts, four actions.
    > If 10 is empty, too: five.

    {"**"}Moon tokens** lie on the moon spaces up to 90, in a short game also on those beyond its champion space, 50. If you passed some this turn, **take the highest** at dusk, one a turn; the others wait for somebody to pass them again. **All other players ready all their exhausted allies.** You do not. At a later dawn you may spend the token, and one action, to ready yours. A moon token is worth no fame.

    {"**"}What counts as passed:** everything above the lowest place you have had since your last dusk. So if you were pushed back, you may pass it twice.

    {"**"}Legend spaces.** Finish a turn in which you moved on one, and a legend waits for you (see *Legends*).

    {"**"}The order matters.** Your place *after* moving on for others is what counts. Finish on 29 behind somebody, move to 30, and the moon there is yours.
    .title = The track

rules-moons =
    Only if the table plays with moon cards. There are twenty.

    {"**"}When.** Each time somebody takes a moon token, and after everybody else has been readied, one moon card is turned up. Before the first token there is none.

    {"**"}Eight act once** and are over:
    > *Howl*: all face-up monsters are replaced
    > *Gift Tide*: everybody draws an item
    > *Drowse*: everybody exhausts one ready ally
    > *Underdog*: the player alone in last place gains 3 fame
    > *Crosswind*: everybody passes one hand card to the left
    > *Lean Night*: everybody discards down to four hand cards
    > *Portent*: a legend waits for the player whose turn it is
    > *Second Wind*: everybody readies one ally

    {"**"}Twelve stay** for everybody, until the next moon card of any kind:
    > five lend one type +1 on every attack, by items too
    > *Muster*: allies cost 1 less, at least 1
    > *Market*: item strikes +2
    > *Guild*: contracts give 1 more, from the next dusk on
    > *Still*: no reactions, except forced ones
    > *Long Day*: one action more at dawn, the leader too
    > *Mercy*: no ally is lost to undefeated foes
    > *Hunter*: monsters of fame 7 or more count as spotted

    {"**"}Choices** that all must make are made at the same time and in secret, and happen clockwise.

    {"**"}Pushed by the moon.** If a moon card moves tokens, sharing is settled again, but nobody takes another moon token for it.

    The moon's bonus is added before boosts and doublings, so it is doubled with the rest.
    .title = Moon cards

rules-meddling =
    {"**"}In your own turn** you can do things to others. Unless it says *each*, you choose one opponent, and which of their deployed allies. From a hand you steal blind: name whose, chance picks the card, and only the two of you see it.

    {"**"}Stolen and swapped allies** keep their state, and lose what was lent to them. You need room for what you take.

    {"**"}Reactions.** When its moment comes, you may use a ready ally's reaction, which exhausts it, or play a reacting item from your hand. Reactions cost no action, and a reaction never opens the door for another.

    {"**"}Guards come first.** Before an ally of yours is discarded, turned, taken or exhausted, or a card is stolen, you are asked. A guard saves the one card in question; the attacker's effect is spent all the same, and whatever else it hits is hit. When *you* leave foes undefeated, a guard may save you from one of them, or all.

    {"**"}Other moments:** you defeat a foe, a foe enters your fight; an opponent defeats a big one, fails, recruits, scores contracts, takes a moon; anybody takes the championship.

    {"**"}Who is asked?** Clockwise, from whoever's turn it is. You are asked to guard whenever you *could* have something, judging by what everybody can see, even if you do not. It keeps your secrets, and the pause tells nobody anything. If that is tiresome, pass on everything for this turn with one press.

    {"**"}Forced reactions** happen by themselves, before you are asked about any others of yours. The Tin Baron is sorry.

    {"**"}Rumours** about the leader hit the opponent with the highest fame, never you.
    .title = Meddling and reactions

rules-effects =
    The short lines on the cards, a little longer:

    > **strike 5**: an attack with 5. Items name the type, allies use one of their own
    > **boost an ally +2**: a ready ally's next attack this turn has 2 more
    > **double**: a ready ally's next attack counts twice
    > **EL attacks +2 this turn**: all of yours, items too
    > **add a type**: allies have one more type until the turn ends, at dusk too
    > **foe vulnerable**: one foe, one type you choose
    > **strip**, **no immunities**: a foe loses one, or all
    > **needs 1 less**: it falls earlier, and gives as much
    > **send a foe away**: back into its deck, no fame, no penalty
    > **ready 2**: up to two of your exhausted allies, never the one who does it
    > **attack 0–2**: the number printed on the ally
    > **exhaust**, **discard 1 exhausted rival**: allies of one opponent
    > **rival becomes foe**: you fight it for its printed attack
    > **see 4 items, keep 1**: only you see them
    > **recruit ally at −2**: now, if you like, 2 actions cheaper
    > **recover**: from the discard pile
    > **replace**: discard face-up cards, and refill at once
    > **send a monster**: an opponent must fight it next day
    > **copy**: any deployed ally's action or strike, of any player, for nothing but its own price

    {"**"}The five types:** elemental (EL), magic (MA), poison (PO), power (PW), weapons (WE).

    {"**"}"May" and "up to"** allow none, but what would do nothing at all cannot be used.

    {"**"}In order.** Steps happen from left to right, and each choice is made when the results before it are known.
    .title = Words on cards

rules-end =
    {"**"}Champion.** At your dusk, on or beyond the champion space, you take the champion token if it is still there. You take no moon token in that turn, and you have had your last turn. A card may already be waiting for exactly this.

    {"**"}One turn more** for everybody else, clockwise, with all the usual rules: moons, contracts, meddling. Fame has no upper end. Nobody receives a legend without a day left to fight it.

    Being first there wins nothing by itself. It merely stops the song.

    {"**"}Then**
    > the player with **most trophies**, at least one and more than any other, gains **10**
    > tokens that share a space move on
    > **the highest fame wins**

    As no two stand on one space, there is no tie, unless nobody ever left 0, in which case everybody has won and should say no more about it.

    {"**"}An example.** Trophies 2, 1, 1, 0. The first player stands on 101, another on 111. 101 + 10 = 111, which is taken, so 112. By one.

    {"**"}After your last turn** you may still react, be robbed, and gain or lose fame.

    {"**"}Reached in somebody else's turn?** Then you take the token at your own next dusk, if nobody is quicker.

    {"**"}Too long a road.** If nobody becomes champion within the table's limit of rounds, forty if it was not changed, the game ends there and is counted in the same way.

    {"**"}Nobody is thrown out.** Without a single card you still have three actions, and the market.
    .title = The end

rules-solo =
    Alone, you walk against the **shadow**. Your turns are as ever, without moon cards; a legend token lies on each legend space.

    {"**"}After each of your turns** it draws a fate card and moves by *steps + menace + level*, at least 0. If it lands on you, it goes one further.
    > At the champion space **you have lost**.
    > Each legend token it reaches is removed: menace +1.
    > Passing moons, it takes the highest, and you ready all your allies.
    > Then the card does what it says.

    {"**"}You win** at your dusk, on or beyond the champion space, with trophies enough. With too few you walk on, and it keeps coming.

    {"**"}Levels** (short game in brackets)
    > easy: nothing more a step, 5 trophies (2)
    > normal: +2, 6 trophies (2)
    > hard: +3, 7 trophies (3)

    {"**"}Every legend you defeat** lowers menace by 1. If menace was 0, the farthest legend token goes instead; if there is none, the shadow falls back 3.

    {"**"}It counts as a player** for bonus actions, for sharing, and as the leader.

    {"**"}It has no cards to lose,** so it loses ground:
    > lose fame n, exhaust n: n back
    > discard n allies: 2n back
    > opponents discard: 1; swap: 2, and nothing is swapped
    > send a monster: 3; turn or steal an ally: 4
    > steal cards: draw them, allies, or items if it says items

    Never below 0. Your reactions answer to it as well: when it hires, swipes a contract, hunts a monster or takes a moon.

    {"**"}Score:** your fame, minus its fame, plus 5 for each trophy.

    After twelve cards fate is shuffled again.
    .title = Solo: the Shadow Road

rules-clocks =
    A fire burns as long as it burns. If yours has gone out, this is what is told of you:

    {"**"}When your turn's clock runs out** the day is over. An open fight is resolved as it stands, and every contract that you have achieved is scored for you. No moon token is spent, no New Market used.

    {"**"}Otherwise**
    > a reaction or a guard: declined
    > foes that enter: legends first
    > cards to give up: the tired before the fresh, the weak before the strong, heroes last
    > allies to exhaust: the weakest; allies to ready: the strongest
    > cards looked at: they stay as they lie, and the top ones are kept
    > something to do to others: not done

    {"**"}What a table may choose** besides its pace: a short game to 50, moon cards, no New Market, other legend spaces or none, the limit of rounds, and the level of a solo game. Alone nobody hurries you.

    {"**"}Chance is logged.** Shuffles and draws can be checked when the game is over.
    .title = When time runs out

rules-begins = Whoever holds the cheapest hand, hero and item counted; among equals the weakest one; then chance. Seats are drawn before.
rules-clock = your day ends, its fight is resolved as it stands and its contracts are scored; what was asked of you out of turn is declined, or costs as little as can be (see *When time runs out*).
rules-leaving = Where the table was opened with *leavers retire* your seat falls silent instead: its turns are skipped, and its cards stay where they are, for others to aim at. If only one person is left then and no computer plays, that person has won.

rules-tips =
    From people who have told this story before, and were in it:

    - **Rest is the currency.** Everybody can hit. Who can hit twice wins. Buy somebody who readies others early.
    - **Look at the types first.** Eight on paper is nothing against a hide that is immune, and a small ally with the right type counts double.
    - **Boost, then double.** The other order has lost many a supper.
    - **Cheap fights buy the dear ones.** Fame a turn is what counts, and an action spent on a small monster that you beat is better than three on a legend that you do not.
    - **Deploy before the day bites.** Monsters that exhaust or turn allies can only take what stands there. And the other way round: what stays in your hand is safe from them.
    - **Read the contracts at dawn,** and again before your last attack. An unused ally may be worth four.
    - **Do not be proud of leading.** Three actions is what leaders get. Sitting one moon space behind has its charms.
    - **Passing a moon readies everybody else.** Sometimes it is kinder to yourself to stop on 29.
    - **A full hand draws nothing.** Throw away what you will never use.
    - **A second type is a second chance.** So is a bell that rings in any key.
    - **Legends are worth fame twice:** now, and the 10 at the end. But only to whoever has most, alone. Count what the others have.
    - **Keep a granny at the gate** if you leave people lying around exhausted.
    - **If a fight is lost, lose it cheaply.** Send it away, guard the worst, or give up somebody you would not miss.
    .title = Tips
