# The rules for players: /suburb rules [topic]. A topic is the message rules-<topic>, with its name as .title.
# Each is Discord markdown of at most 1,800 characters. The numbered rules are in docs/rules/suburb.md.

rules-topics = overview turn missions police street loans rewards stocks shops houses auction winning friends defence families tips

rules-overview =
    Elmwood, Illinois, 1931: clipped hedges, waxed Packards, and something ticking in the mailbox. Half the street made its money long ago and the other half makes it at night. You are all neighbours, and you all know where the others keep the key.

    {"**"}The business.** Three to six players. On your turn you draw a **mission**, name a neighbour, and roll one die. It works, and you gain points or their money. It fails, and you find out why nobody else had tried.

    {"**"}Two classes.** You choose one of eight families.
    > **Upper class** starts with $5,000, buys *stocks*, and gets rich at home.
    > **Gangsters** start with $4,000, take over *shops*, and climb faster.

    {"**"}Three levels**, by your points:
    > 0 to 15: pranks. Only a 1 fails.
    > 16 to 35: small crime and scandal. 1 and 5 fail, and the police come.
    > 36 to 60: the cards get dark. 1, 3 and 5 fail.

    {"**"}You win** with **60 points** or **$12,000**, if you still have them a whole round later. Or when you are the last one left on the street.

    {"**"}You are out** if you are arrested once too often with not a dollar in the house. Then the others bid for it.

    {"**"}Nothing is secret.** Money, points, cards and debts lie open; only what has not been drawn yet is unknown. What you promise each other is your own affair.
    .title = Overview

rules-turn =
    {"**"}When your own turn comes**
    > 1. Have you held a goal for a whole round? You win.
    > 2. Have you a round to miss? You miss it, and your stocks, shops and loan grow a round older.
    > 3. Your income arrives: stocks, shops, upgrade, ability. What has run out goes back.

    {"**"}Then you play**
    > 1. **Draw a mission** of your level. At level 3, first choose your own class's pile or the common one.
    > 2. **Name a neighbour.** Anybody in the game will do, in prison too.
    > 3. **The die rolls** by itself.
    > 4. **A reward**, if it worked and you are at level 2 or 3.

    {"**"}At any quiet moment of your turn** you may also
    - buy stocks (upper class) or try for a shop (gangsters)
    - upgrade your house
    - bribe the police, repay your loan, use a held card

    The mission is a must; everything else is up to you. End your turn when you have had enough.

    {"**"}A round** goes from one turn of your own to the next. Two stocks and one try for a shop are the limit in it, however many turns you have.

    {"**"}Missed rounds** add up and are missed one at a time. Prison goes first. In a missed round you earn nothing and buy nothing, and you do not play in a house that you bought either.

    {"**"}The default target**, where nobody is named in time: the richest neighbour if money is at stake, else the one with most points.
    .title = Your turn

rules-begins = Seats are drawn, everybody rolls, and the highest is first; those who share it roll again. The first player also chooses a family first. Turns go clockwise.
rules-clock = the modest answer, with your own pile, the default target, no purchase, no bribe and no reward; in an auction you drop out. A loan that is due is taken all the same.
rules-leaving = Where the table was opened with *leavers retire* your house is closed for good instead, and any that you bought (see *Elimination*); if one player is left, that one has won.

rules-missions =
    A mission brings **points** or **money**, never both, and it may **push** the target down some points as well. Points come from nowhere. Money comes out of the target's pocket.

    {"**"}What fails**
    > level 1: a 1
    > level 2: a 1 or a 5
    > level 3: a 1, a 3 or a 5

    It goes by *your* level, whoever the target is.

    {"**"}What failure costs**, as the card says
    > level 1: you pay the target. No police; it was only custard.
    > level 2: you lose points and get a **dot**.
    > level 3: you lose points, the *target gains some*, and you get a **dot**. In this order.

    {"**"}Piles.** At level 3 there are three piles of ten:
    > *gangsters'*: mostly points, and the most of them
    > *common*: points, money and the hardest pushes
    > *upper class*: half of it is money, a lot of it

    You may draw from the pile of your class or from the common one, and must say so before you look.

    {"**"}A new level counts at once.** Reach 16 with this very mission and you may take a reward in the same turn.

    {"**"}Block.** A held block, if a target of level 2 or 3 has one, cancels the mission before the die: no success, no failure, no reward. Your turn goes on.

    {"**"}An example.** You are at level 3, the target at level 2. The card says 6 points, push 2; failure 4 points, 3 for the target. You roll a 4: you gain 6, they lose 2. You roll a 3: you lose 4, they gain 3, and a policeman asks how you spell your name.
    .title = Missions

rules-police =
    {"**"}A dot** is an arrest in your file. You get one for a failed mission at level 2 or 3, for a late loan, for some cards, and for a debt of your own that you cannot borrow any more for.

    {"**"}The third dot is prison.** An upper-class player whose own house is upgraded has friends at the station, and goes only with the **fourth**.

    {"**"}Prison** ends your turn on the spot: no reward, no shopping. You miss one round, then all your dots are gone. In prison you get no new ones, but you can be attacked like anybody else, and even win.

    {"**"}Bribes.** In your own turn, as many as you can pay, for each dot
    > level 1: $1,000
    > level 2: $1,500
    > level 3: $2,200

    Cash only; the bank does not lend for this. And in time: once the jailing dot is there, nobody is listening.

    {"**"}A held pardon** takes away one dot for nothing, in your turn, from level 2 on.

    {"**"}Out of the game.** If the jailing dot comes when you have **no money at all**, you are not jailed; you are eliminated, and your house goes under the hammer. Fifty dollars in a teapot would have saved you. It must be both at the same moment: broke in prison is only uncomfortable.

    All payments of a card come before its dot. A card that takes your last dollar *and* gives you the third dot is the end.
    .title = Dots and prison

rules-street =
    The street has spaces 0 to 60, and your points are where you stand.

    {"**"}Levels.** 16 opens level 2, and 36 level 3. Your level is what your points say *now*, so somebody may push you back a level, with its cards and prices.

    {"**"}Safety lines: 10, 16, 30, 38, 50.** Once you have reached one, nothing ever takes you below it: no push, no failure, no card. So nobody goes back to level 1 after 16. But from 36 or 37 you can fall as far as 30.

    {"**"}Three signs.** They work when you *gain* points and land on them exactly. Passing one does nothing, falling on one does nothing, and they work every time.

    > **Traffic light, 13:** green! You go on to 16.
    > **Stop sign, 35:** you miss your next round. Until it is over nobody can push you. 35 itself is no safety line.
    > **Give way, 59:** when your next turn comes, the player after you has a whole extra turn first. Then you, then they again.

    The extra turn is a turn like any other, without income and without the check for a win. If that player has a round to miss, nothing happens.

    You may land on a sign in somebody else's turn, for instance as the target of a failed mission at level 3.

    {"**"}60 is the end.** What goes beyond is lost.

    {"**"}An example.** You have reached 40 and stand on 39. You fail and should lose 3: the line at 38 stops you, and you lose 1.
    .title = The street

rules-loans =
    What you *choose* to buy, you must be able to pay in full. What a card makes you pay is different.

    {"**"}A loan** comes by itself if you cannot pay what a mission, a class card or a special card demands of you, whoever drew it. You borrow exactly what is missing, without interest. Nothing else is ever lent for: no bribes, no stocks, no upgrades, no bids.

    {"**"}Repay it in time.** You may do so in any turn of yours, all at once. At the end of the second of your own turns after the one you took it in, it is due, and the bank takes it if you have it. If a turn that is due is missed, the next one that you play counts.

    {"**"}Late:** you get a **dot** and miss a round. That is done once. The loan stays, and at the end of the first turn in which you have the money, the bank helps itself.

    {"**"}One loan at a time.** If you cannot pay again while it runs:
    > on *your own* card: you pay all you have, the rest is forgotten, and you get a **dot**
    > on *somebody else's* card: you pay all you have, the rest is forgotten, and there is no dot

    {"**"}An example.** With $150 you fail and owe a neighbour $400. The neighbour gets $400. You have $0 and a loan of $250. Two turns of your own later you have $300: the bank takes 250. Had you had only $200, it would be a dot and a missed round, with the loan still there.

    A loan takes nothing off the $12,000 that win the game. But if it is due, it is collected first.
    .title = Paying and loans

rules-rewards =
    From level 2 on, every mission of yours that works earns you **one** of these, at once or never:

    {"**"}A class card**, for nothing. You draw one of the 20 of your class. Mostly good: money from the bank, points, a neighbour's money, a push. A few are not.

    {"**"}A special card**, unseen, for
    > **$1,000** at level 2
    > **$2,500** at level 3

    Of 20, eight are good, with up to $2,500 or 8 points or an upgrade for nothing. Five are bad. Three upset the whole street. And four are **blank**: your money is gone, and the card says nothing about it.

    {"**"}Or neither.**

    Cards are read out, done as far as they can be done, and put back. If a card meets a neighbour, you choose which.

    {"**"}Held cards.** Two kinds stay in front of you until you use them:
    > **Block:** when a mission names you, cancel it before the die.
    > **Pardon:** in your turn, take one of your dots away.

    They work from level 2 on. All can see them, and they may be given to others, at any level.

    {"**"}Fine print**
    - *A free upgrade* that your house cannot have any more is $500 instead.
    - *A dot for a neighbour* needs one at level 2 or 3 who is not in prison.
    - *A stolen shop* needs somebody with a shop, and you with fewer than three.
    - *A neighbour who cannot pay you* borrows, once; see *Paying and loans*.

    Blocked missions earn nothing, and neither do reversed ones.
    .title = Rewards

rules-stocks =
    For the **upper class**, from **level 2** on, in your turn, **two a round**.

    Only the top stock is for sale. Its price lies open: **$100, $200, $500 or $1,000**. What comes of it, you learn when you have paid:

    > **nothing**, and the price is lost
    > **a sum at once**, about two and a half times the price
    > **a card to hold**, which pays you for three or four rounds

    The sum on the card is all that you get. The price does not come back on top.

    {"**"}On average**
    > $100: 10 stocks, 4 worthless, mean $160
    > $200: 10 stocks, 4 worthless, mean $290
    > $500: 8 stocks, 3 worthless, mean $675
    > $1,000: 6 stocks, 2 worthless, mean $1,467

    So they pay, in the long run, and the dear ones pay best. In the short run, there is the Perpetual Motion Company.

    {"**"}Stocks that you hold** pay at the start of your own turns. If you miss a round, that payment is lost and the round counts all the same. Any number may be held, and they do not count against your two.

    {"**"}An example.** A stock at $500 says: $300 a round, 3 rounds. You pay 500 now and get 300 at the start of each of your next three turns, 900 in all. Miss the second one, and it is 600.

    Used stocks are shuffled again when the deck is empty. If somebody inherits your house, your stocks go along, even to a gangster.
    .title = Stocks

rules-shops =
    For **gangsters**, from **level 2** on, in your turn, **one try a round**, whatever comes of it.

    {"**"}From the deck:** roll a **4, 5 or 6**, and a shop puts itself under your care. You learn which one when you have it.

    {"**"}From another player:** name the shop and roll a **6**. It keeps the rounds that it had left.

    A try costs nothing, and a miss costs nothing but the chance.

    {"**"}What they pay**
    > 4 shops: $50 a round, 6 rounds
    > 4 shops: $100 a round, 5 rounds
    > 2 shops: $150 a round, 4 rounds
    > 2 shops: $250 a round, 3 rounds

    They pay at the start of your own turns. A round that you miss counts, and pays nothing. When its rounds are over a shop goes back.

    {"**"}Three is the limit.** With three or more you may not try, until one has run out. More than three you can only inherit, with a house.

    {"**"}The protected shop** of an upgraded gangster house pays $50 a round for as long as the upgrade stands. It is no card, does not count to the three, and nobody can take it.

    {"**"}Shakedown** makes it easier: with this ability, 3 to 6 takes a shop from the deck, and every takeover is a point.

    As a try is free, there is hardly ever a reason not to make one. Remember it before you end your turn.
    .title = Shops

rules-houses =
    From level 2 on you may **upgrade** your own house, in your turn.

    > **Upper class, $2,500:** $250 a round at level 2 and $500 at level 3. And it takes **four** dots to jail you.
    > **Gangster, $2,000:** 2 points a round at level 2 and 3 points at level 3. And a **protected shop** that pays $50 a round.

    It pays from your next own turn on. If you are pushed back a level, it pays as on that level.

    {"**"}It can be lost**: there is a card about a piano. Then you may buy it once more; after a second loss there is no third. An upgrade that came for nothing counts as one of the two.

    {"**"}A house that you bought** at an auction can not be upgraded. If it was upgraded when you got it, it pays you its own kind of income when *its* turn comes, by your level. So an upper-class player may suddenly have a gangster's points, and a gangster may live on dividends.

    {"**"}Forgotten income.** If the table was opened with this option, nothing arrives by itself. In each turn of yours you must *claim* your income before you end it: stocks, shops, upgrade and ability, all together. Forget it, and it is gone; the next turn brings only the next income. Stocks and shops grow older all the same.

    {"**"}What is it worth?** $500 a round is a quarter of the way to $12,000 in six rounds. Three points a round, for nothing, is a mission that cannot fail. Upgrade as soon as it does not ruin you.
    .title = Upgrades

rules-auction =
    When somebody is eliminated, the house is sold at once, in the middle of whatever was going on.

    {"**"}The start price**
    > $1,000 for any house
    > $1,250 for a gangster house with its upgrade
    > $1,750 for an upper-class house with its upgrade

    {"**"}The bidding** goes clockwise from the empty house. You bid the start price, later at least $50 more than the highest bid, or you drop out for good. The last bidder pays the bank. If only one of you is interested, the start price is enough. Cash only. Players in prison may bid, by telephone.

    If nobody bids, the house is closed.

    {"**"}The buyer gets everything in it:** held cards, stocks, shops, upgrade. Stocks and shops may then be in the wrong hands, and there may be more than three shops; that is all right. Not the points, not the debts, not the dots, and not the ability of the family, who have moved to Ohio.

    {"**"}And the buyer plays twice a round**, once in each house's place, always with the same points, level and money. The turn in the bought house is a full turn with mission and reward. It brings no income but that of the house's own upgrade, and no check for a win, and limits are shared with your own turn.

    You are still one target, however many houses you have. If you are eliminated yourself, your own house is sold first, with everything, then the others, empty.

    If only one player is left, there is no auction: that player has won.

    {"**"}A closed house** is empty for good: it has no turn, nobody can name it, and its cards have gone back to the used piles. So it is with a house that nobody bid for; and with those of a player who left where leavers retire: no auction, and the money goes to the bank.
    .title = Elimination

rules-winning =
    {"**"}Three ways to win**
    > **60 points**, kept for a round
    > **$12,000**, kept for a round
    > being the **last** one in the game

    {"**"}Kept for a round** means: you have it at the **end** of your own turn, and you have it at the **start** of your next one. What happens in between does not matter, if you are back in time. All the others have one round to see to it that you are not.

    {"**"}The check comes first** in your turn, before income, before missed rounds. Money that is due in this turn is too late; money that a friend gave you a minute ago is in time. You can win in prison.

    {"**"}If it fails**, the hold is lost. Reach the goal again by the end of that turn, and the round starts anew.

    Getting there in somebody else's turn starts nothing. The hold begins at the end of your next own turn. The same goes for a turn in a house that you bought, or an extra turn: only your *own* turns count.

    A loan that is due is collected before your money is counted. A loan that is not due does not matter.

    {"**"}An example.** You end your turn with $12,100. A neighbour takes 150. Another, who owes you a favour, gives you 50. Your turn starts with exactly $12,000: you win.

    {"**"}Another.** You end on 60 and are pushed to 57. As the target of a failed mission you gain 3. Your turn starts on 60: you win.

    Nobody shares a victory. Allies may come to the party.
    .title = Winning

rules-friends =
    You may agree on anything with anybody, in the open or in whispers. **Nothing you promise is binding.** That is what makes it a neighbourhood.

    {"**"}What you can give**, at any time, also when it is not your turn:
    > **money**, from $50, in steps of $50, as much as you have
    > **held cards**, that is, blocks and pardons

    You need not be asked, and the other one need not agree. Everybody sees it. Only while families are being chosen, and during an auction, nothing changes hands.

    {"**"}What you can not give:** stocks, shops, upgrades, points, dots, debts.

    {"**"}What it is good for**
    - lending to somebody who would otherwise be late with the bank
    - paying somebody to attack the player in front
    - paying somebody *not* to attack you
    - buying a friend a special card, and half of what is in it
    - fifty dollars for a neighbour who is about to be arrested with none
    - the last fifty dollars to a win, in time for the check

    {"**"}Loans among friends** have no clock, and no interest but what you agree on. There is no one to complain to, either.

    There is only one winner. All friendships in this street end on the same evening.

    {"**"}The cap.** At most tables nobody can be given more than so much money in a round, by all friends together: **$1,000**, unless the lobby said something else. The round goes from one turn of your own to the next. Cards do not count.

    If the table was opened without *alliances*, nobody can give anything, and talk is all there is.
    .title = Friends

rules-defence =
    {"**"}Only if the table was opened with *advanced defence*.**

    Before the attacker's die the target rolls, by itself and for nothing. **A 3 counters the mission.** Then the target chooses:

    > **Police:** the attacker does not even roll. The mission has failed, with all that this means at the attacker's level: points, dot, whatever the card says. At level 1 it is just the payment, as the police do not come out for custard.

    > **Reversal:** the target carries out *the same card against the attacker*, and rolls for it, by the target's own level. If it works, the target has the points or the attacker's money, and a push hits the attacker. If it fails, the target pays what the card says, to the attacker where it says so, and gets a dot at level 2 or 3.

    Which is better? Police is certain. A reversal can win you something and cost you something. With two dots against you, call the police.

    {"**"}Fine print**
    - A held block comes before this roll.
    - Players in prison roll too.
    - A reversal can not be blocked or countered again.
    - Nobody gets a reward for it, and abilities that go with your own missions do not count.
    - The attacker's turn goes on afterwards, if the attacker is not in prison by then.

    If the target's clock runs out, it is the police.

    With this option one mission in six goes wrong before it starts. That is good for those who earn their money at home.
    .title = Advanced defence

rules-families =
    Eight families, one ability each, for the whole game. The first player chooses first; or they are dealt, if the table was opened that way. Nobody needs to balance anything: a street of gangsters alone is a street, too.

    {"**"}Upper class**
    > **Quick Renovation**: your upgrade is free when you first reach level 2, in anybody's turn
    > **Old Money**: $100 every round, from the start
    > **Society Column**: $150 after each mission of yours that works
    > **Inside Tip**: the first stock of each round costs half

    {"**"}Gangsters**
    > **Flying Start**: your first success that pays points pays three times as many
    > **Hardened**: from level 2 on, 1 point more for each success that pays points
    > **Full Headquarters**: your upgrade brings 3 points a round at level 2 and 4 at level 3
    > **Shakedown**: a shop from the deck with 3 to 6, and 1 point for every takeover

    All of it happens by itself. There is nothing to remember and nothing to pay; only with *forgotten income*, Old Money has to be claimed with the rest.

    Abilities are for your own missions and your own house. They do not work in a reversal, and they do not move out with the furniture when a house is sold.

    Families that nobody chose are on holiday for the rest of the year.

    {"**"}A word about Flying Start.** 4 points on a first card are 12. From 1, that is 13, the traffic light, and you stand on 16 before the others have found their gloves.
    .title = Families

rules-tips =
    From people who have lived here longer than the trees:

    - **Upgrade early.** Money or points every round, whatever the die says. Keep a few hundred in the drawer afterwards.
    - **Never be quite broke.** Prison costs a round. Prison without a dollar costs the house.
    - **Count your dots.** With one missing to prison a failure costs a round as well. A bribe may be cheaper than the round.
    - **Play from line to line.** Just above 10, 16, 30, 38 or 50 there is little to lose, and just below there is a lot.
    - **Push those who are about to win**, and look at their line first. On 60, any push is enough; but nobody who has been on 50 falls below it.
    - **Rob the rich.** A money mission against somebody with $12,000 pays you and saves the game.
    - **Hit late.** A goal is checked at the start of their turn. Whoever is hit right after a turn has the whole round to climb back; whoever is hit just before it has not.
    - **Buy two stocks every round**, if you are that kind of person. They pay on average. So does patience.
    - **Try for a shop every round**, if you are the other kind. It is free.
    - **A special card is a gamble.** One in five is blank, and one in four is bad. With money to burn, it is quite a fire.
    - **Upper class wins by money, gangsters by points**, mostly. Watch the other thing.
    - **A block in the hand** makes others look for someone else.
    - **Be nice until level 3.** They will remember it for nearly a whole round.
    .title = Tips
