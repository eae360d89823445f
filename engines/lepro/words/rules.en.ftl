# The rules for players: /lepro rules [topic]. A topic is the message rules-<topic>, with its name as .title.
# Each is Discord markdown of at most 1,800 characters. The numbered rules are in docs/rules/lepro.md.

rules-topics = overview turn spaces adventure boxing trade missions robbery cars buyer count characters tips

rules-overview =
    The Godfather is tired. He would like to sell the neighbourhood, keep a chair by the window, and hear about it all from a safe distance. He will sell to whoever is richest. You know somebody.

    {"**"}The business.** Two to six gangsters go round 36 spaces, one die a turn, and play the space where they stop. You recruit men, carry out Missions, rob shops and banks, send a boxer into the ring, buy gems blind and sell them to somebody who knows, hold shares, drive cars into each other. The Godfather collects. The court takes notes.

    {"**"}You start with** $3,000, a Character who can do one thing better than others, one share, and a boxer nobody has seen yet.

    {"**"}The target**
    > 2 players: $70,000
    > 3 players: $60,000
    > 4 players: $50,000
    > 5 players: $45,000
    > 6 players: $40,000

    A short game wants $10,000 less.

    {"**"}How it ends.** Hold the target in cash at the start of your turn and you may announce yourself as a *buyer*. The moment a buyer gets home to Refuge, the game stops and everything is counted. **The richest wins, buyer or not.**

    {"**"}How it ends badly.** Three Criminal Records and you are out. If only one player is left, that one wins, whatever the wallet says.

    {"**"}What is secret:** your gems, your shares, the Adventures and Missions you keep, and your boxer until the first bout. Cash, recruits, cars, records and the numbers of all cards lie open.
    .title = Overview

rules-turn =
    {"**"}1. Before the roll.** Announce yourself as a buyer if you have the money, and play Adventures you kept that work *before the roll*. In any order, as many as the limit allows.
    {"**"}2. Roll** one die.
    {"**"}3. After the roll.** Some cards, and the Driver, may change the die. It stays between 1 and 6.
    {"**"}4. Move** clockwise. If you pass Refuge, you are paid; with *strict claims* you are asked.
    {"**"}5. Collide.** If a car owner stands where you stop, you hit the car (see *Cars*).
    {"**"}6. Choose** your half, if it is a double space, before anything else happens there.
    {"**"}7. A card on the space?** Play it first, or leave it lying.
    {"**"}8. Play the space.**

    A card that moves you starts again at 4, on the new space.

    {"**"}The limit.** No more than **two Adventures a turn** are played: those that work at once, those lying on a space, and those you kept all count. Drawing one to keep, or laying one out, does not. After two, an Adventure space does nothing more.

    {"**"}Missed turns** are missed whole: no roll, no announcement, no cards. An extra turn follows the present one, and there is never more than one.

    {"**"}Money.** Everything is in hundreds, and rounded up once, at the end of a sum. What you *choose* to buy must be paid in full. What you *must* pay and cannot, takes all you have, and the rest is forgiven. Fines are different; see *Robbery*. You may not lend or give anything to anybody.
    .title = Your turn

rules-begins = Seats are drawn, everybody rolls a die, and the highest begins; those who share it roll again. Turns go clockwise.
rules-clock = the modest answer, with no deal, no robbery, no announcement and no card wasted; the die is rolled for you. Only those who are not waited for any longer are announced as buyers as soon as they have the money.
rules-leaving = Where the table was opened with *leavers retire* you go out for good instead, like somebody eliminated, but without a record: cards and cash go back, the target stays, and if one player is left, that one has won.

rules-spaces =
    > **Refuge** pays $100 for each man you are, yourself included, when you pass; $500 more if you stop on it exactly. Leaving it at the start pays nothing, and neither does walking backwards.
    > **Adventure**: draw a card. See *Adventures*.
    > **Boxing**: buy a boxer, or call a bout. See *Boxing*.
    > **Brocanteur, Expert, Seller, Exchange**: see *Trade*.
    > **Mission**: draw, or carry out. See *Missions*.
    > **Recruitment**: draw a card with 1 to 5 men. Free, and compulsory.
    > **Robbery**: a shop or a bank. See *Robbery*.

    {"**"}Collection.** The Godfather looks at your cash, and at nothing else:
    > up to $900: nothing
    > $1,000 to $5,000: $100
    > $5,100 to $10,000: $500
    > $10,100 and more: a card decides, $2,500 on average

    Above $10,000, and only there, you may hand in a **Protection** instead. Decide before the card is drawn.

    {"**"}Protection.** $500 buys one. One a visit, any number in the drawer, and you may buy it poor and use it rich.

    {"**"}Passage.** You hear the Godfather's men and climb into the sewers. Three dice:
    > 3 to 7: you climb out in front of them; a Collection
    > 8 to 12: an Adventure
    > 13 to 18: a secret passage

    The passage leads to **any empty space but Refuge**, and you play it. It pays no Refuge money, ends no game and hits no car. You must take it; the destination is yours.

    {"**"}Double spaces.** Five spaces are two at once: Expert or Seller, Mission or Recruitment, Adventure or Robbery, Brocanteur or Exchange, Exchange or Protection. Name one, forget the other.
    .title = Spaces

rules-adventure =
    On an Adventure space you draw. There are three kinds of card.

    {"**"}At once** (40 of 70). Good news, bad news, trips, and dealings with dear colleagues. If it does not concern you, such as trouble with a car that you do not own, it goes back and you get no other. That one does not count as played.

    {"**"}Cards that wait** (12). They are laid, face up, on the first single space of the kind they name, from Refuge onward, that has no card yet. Then **you draw again**. Whoever stops there later may play the card before the space, and may also leave it lying. You cannot play the one that you have just laid under your own feet, not on this visit.

    {"**"}Cards to keep** (18). Nobody sees them but you. Each works once, in your own turn only, at its own moment:
    - *before your roll*: choose the die, lose a record, call in a debt, sell a single share, visit the Expert or the Brocanteur without moving
    - *after your roll*: one pip more or less
    - *on a Mission*: 3 or 5 men more
    - *at the Expert*: $1,000 more for each item
    - *at a Collection*: pay nothing, also in the Passage
    - *when arrested*: no verdict at all

    A card that you have just drawn can wait for a better moment; it has to. Beside one of which nothing would come now, it says so; the card is yours to waste.

    {"**"}Two a turn.** See *Your turn*. If you have played two, no Adventure is drawn, kept or laid for the rest of it.

    If you hold any such card, you are asked at every one of these moments whether you use one, even if none fits. It keeps your secrets; the pause looks the same from outside.
    .title = Adventures

rules-boxing =
    You are dealt one boxer, face down. You may never hold two.

    {"**"}On a Boxing space** do one of these, or nothing:
    - no boxer: pay **$200** and draw one. There is no fight today.
    - a boxer: **call a bout** against anybody who has one. Nobody may refuse.
    - the *only* boxer in town: take **$500** for the attraction.

    {"**"}The bout.** Both cards are turned up and stay so. Each side rolls as many dice as its boxer has: one, two or three. Whoever called the bout **adds 1**. The higher total wins; a tie is fought again, with the same additions.

    {"**"}The prize** is on the winner's card, and grows with the first, second and third victory. It does not matter who called the bout: a challenged boxer who wins is paid as well.
    > one die: seldom wins, up to $12,000
    > two dice: up to $7,000
    > three dice: wins most days, up to $4,000

    {"**"}The loser's card** goes under the winner. That is how victories are counted, and the loser's owner has no boxer any more. After the third victory is paid, the champion retires with all that lay below.

    So with two dice against one it is an unkind match, with a very kind one now and then. Somebody who beats two others in a row has the most valuable corner in the neighbourhood, and everybody can see it.

    An example: your boxer with one die shows 5, and 1 for calling makes 6. The other one, with two dice, has 2 and 3. You win your first prize, and the beaten card lies under yours.
    .title = Boxing

rules-trade =
    {"**"}Seller.** $500 buys a **Pearl** or a **Diamond**, unseen; one a visit. They are worth about $4,000 on average, and some of them are glass. Only you will know.

    {"**"}Expert.** Buys at full value, at most **one Pearl and one Diamond** a visit. You choose which; the table sees what you sold and for how much.

    {"**"}The Magnificent Jewel.** One Pearl and one Diamond are halves of it. A half is worth nothing. Both together are worth **$12,000** and take up the whole visit.

    {"**"}Brocanteur.** At most **one deal in shares and one in cars**, in either order.
    - *Shares:* buy one for **$200**, unseen. Ten businesses have two shares each; own **both** and you may sell the pair for its price, $6,000 to $15,000. A single share is worth nothing here. Shares are never reshuffled: what is sold is gone, and when the pile is empty nobody buys any more.
    - *Cars:* without one, ask to see one. All see it. Buy it at its price or walk away; there is no second look. With one, sell it at its sale price, which may be more than you paid, or less.

    {"**"}Exchange.** Give one Pearl, Diamond or share of your choice and draw one of the **same kind, blind,** from a player of your choice who has one. Nobody may refuse. You both know what changed hands; the others know only the kind. One swap a visit. A jewel half is as good a present as any.

    All of it is optional. Whatever you buy must be paid at once, in full; what you cannot afford is not offered.
    .title = Trade

rules-missions =
    {"**"}Strength.** You are one man. Add the men on all your Recruitment cards. That is your strength, and it is not used up by Missions. Refuge pays for it, too.

    {"**"}On a Mission space** do one of two things:
    - **draw** a Mission, or
    - **carry out** one that you kept, if you are strong enough

    You must do one. Without a kept Mission that you can do, you draw.

    {"**"}Drawn Missions** come in two kinds.
    - *At once:* it is shown and tried on the spot. Enough men, and you are paid. Too few, and nothing happens: no pay, no penalty.
    - *To keep:* nobody sees it, and you carry it out on a later visit. These pay better, up to $20,000 for twelve men. It is shown when you do it.

    {"**"}The small print**, where there is any:
    - *Risk:* roll a die first. If it is no higher than the card's number, you are arrested, with the fine for a shop, and not paid.
    - *One stays behind:* after success you give up one Recruitment card, of your choice.
    - *A present:* after success you get a recruit, a Protection or a Diamond.

    A Mission is gone once it has been tried.

    {"**"}More men.** Some Adventures add men for one Mission: a card that waits on the space, or one that you kept. They are not recruits and are gone afterwards.

    {"**"}An example.** You hold recruits of 2 and 1: strength 4. You draw a Mission for 4 men at $6,700: paid. With strength 3 it fails for free. With strength 3 and two casual labourers waiting on that space it pays.
    .title = Missions

rules-robbery =
    A door stands open. **Roll a die:**
    > 1 to 4: a shop. $1,600 on average, one in three ends in an arrest
    > 5 or 6: a bank. $4,800 on average, one in two

    Now you know which, go in or walk past. Walking past costs nothing. Going in draws a card: money, or handcuffs and no money.

    {"**"}Arrest.** Before the verdict, a card that you kept may get you off. Otherwise **a Justice card** is drawn:
    - a **fine**, $200 to $1,000 for a shop, three times as much for a bank, or
    - a **Criminal Record**, one card in three

    {"**"}A fine is paid in full or not at all.** If you have less than it costs, you pay nothing and take a record instead. Rich men are fined and poor men are filed; so keep a little cash on you.

    Arrests from anywhere else use the fine for a shop.

    {"**"}Records** lie open for all to see. Each costs **$2,500 at the final count**, not before. Certain Adventures make one disappear.

    {"**"}The third record throws you out, at once.** Your turn ends in mid-sentence. Your cards are shown and go back, your shares leave the game, your cash goes to the treasury, your pawn leaves the street. The others play on, with the same target. The eliminated rank behind everybody, the later the better.

    Nothing stops you from robbing with two records, except what everybody else at the table is hoping.

    If only one player is left, that player wins on the spot, without a count.
    .title = Robbery

rules-cars =
    A car does not make you faster. It is something to buy cheap, sell dear, and park badly. You may own one.

    {"**"}Three numbers:**
    - the **price**: what you pay, and what you get back at the final count
    - the **sale price**: what the Brocanteur pays you
    - the **collision factor**, 0, 1 or 2: how often in its life it can be saved

    {"**"}Collisions.** When you end a move on a space where somebody with a car stands, you **hit it**, like it or not. You need no car yourself and risk nothing. If several car owners stand there, you choose which one is hit; the others keep their paint.

    {"**"}The victim** may save the car by giving up **one card**: a kept Adventure, a kept Mission, a recruit or a Protection. It goes under the car, and cannot be used again. As soon as as many cards lie there as the factor says, the next collision is the last.

    No card to give, factor 0, or factor used up: the car is gone, with everything under it, and nobody pays for it. The victim may also simply let it go.

    A sacrificed recruit no longer counts for your strength, but still counts as *acquired* if the final totals are tied.

    {"**"}Where?** Anywhere on the street, Refuge and Passage included, after a move by die or by card, forward or back. Only the secret passage hits nobody, as it leads to empty spaces.

    The collision comes first; then you play the space as if nothing had happened. That is the part that people resent.
    .title = Cars

rules-buyer =
    {"**"}Announcing.** At the start of your turn, before you roll, you may declare yourself a **buyer** if your **cash** has reached the target. Gems, shares and cars do not count. You need not do it, but nobody else will do it for you, unless you have let two turns in a row go by.

    {"**"}You cannot take it back,** even if the money melts on the way. There may be several buyers.

    {"**"}The game ends when a buyer reaches or passes Refuge**, moving forward. If you stand on Refuge when you announce, that means once round the whole neighbourhood.

    {"**"}The last space.** You play the space where you stop, with all that comes of it: collisions, cards, robberies, arrests. Then it is over at once. Nobody has another turn, not even you.

    {"**"}Refuge money for a buyer:** nothing for passing. Stop on it exactly and you get all of it, men and $500.

    {"**"}What does not end it:** moving backwards, and the secret passage.

    {"**"}Between the announcement and Refuge** the others have a few turns left: to sell gems, to buy some, to hit your car, to hope that you draw the wrong card. The board shows how many spaces a buyer has to go.

    If a buyer is thrown out before getting home, the game simply goes on.

    {"**"}Other ends:** one player left, who then wins at once; or a round limit, if the table has one.

    Announcing stops the clock, it does not win. Look first at what the others may be sitting on: half of their gems and the price of a car will be added to their cash.
    .title = The buyer

rules-count =
    When a buyer has come home, everybody still in the game shows their cards and counts:

    > your cash
    > **minus $2,500** for each Criminal Record
    > **plus half the value** of all your Pearls and Diamonds together, rounded up to a hundred
    > **plus the price** you paid for your car, if you have one

    {"**"}The Jewel:** both halves together count as $12,000 before halving. One half counts nothing.

    {"**"}Worth nothing:** shares, even in pairs, boxers, recruits, Protections, and cards you kept for later. A pair of shares that you have not sold by now is wallpaper.

    {"**"}A total may be negative.** It has happened to better families.

    {"**"}The highest total wins, buyer or not.** On a tie, whoever acquired more men during the game wins; men who left again count as well, the Captain's second self does not. If that is equal, too, the victory is shared.

    {"**"}An example:** $52,300 in cash, two records, Pearls of $1,000 and $4,500, a Diamond of $8,600, one half of the Jewel and a car bought for $3,000.
    > 52,300 − 5,000 = 47,300
    > gems: 14,100, half of it 7,050, rounded up 7,100
    > car: 3,000
    > **57,400**

    {"**"}Strict claims:** with this option Refuge money is not paid by itself. You are asked when you pass, before you play the space, and once more at the end of your turn; then it is gone.
    .title = The count

rules-characters =
    You are dealt one at the start, face up, for the whole game.

    > **The Fence**: the Expert pays $500 more for each item. The Jewel is one item.
    > **The Recruiter**: wherever a recruit is drawn, draw two and keep one.
    > **The Advocate**: when arrested, draw two verdicts and choose. Every fine is halved, rounded up.
    > **The Driver**: once a lap, if the die shows 6, move 5 instead. Passing Refuge gives it back.
    > **The Promoter**: adds 1 in every bout, challenged or not, and gets boxers for nothing.
    > **The Accountant**: pays half of every Collection, rounded up.
    > **The Dealer**: pays the Seller $200 instead of $500.
    > **The Chaperone**: starts with one Protection and pays $200 for more.
    > **The Safecracker**: gets $700 more from every robbery that succeeds.
    > **The Captain**: counts as two men instead of one, for Missions and for Refuge.

    What happens by itself is done for you: prices, bonuses and halves are right without a word. Where you have a choice, as the Recruiter, the Advocate and the Driver do, you are asked.

    Characters that nobody got leave the game. Nobody changes theirs, and nobody steals one.

    In thousands of games played by computers no Character won much more often than another. If yours keeps losing, it is not the hat.
    .title = Characters

rules-tips =
    From people who have owned several neighbourhoods, and still own the shoes:

    - **Recruit early.** Men are paid for at every Refuge, and Missions bring more money than anything else in town.
    - **Keep a Mission or two.** The ones you keep pay better, and a strong gang should never have to draw.
    - **Buy from the Seller whenever you can.** $500 for something worth $4,000 on average. Spread it over Pearls and Diamonds, as the Expert takes one of each.
    - **Do not die rich in pearls.** At the count gems are worth half. Sell at the Expert's while there is time.
    - **Stay below $10,000 or carry a Protection.** Just above it the Godfather begins to draw cards.
    - **Rob banks with cash in your pocket.** A fine that you can pay is only money. The same fine with empty pockets is a record.
    - **Two records are a warning**, and everybody can count.
    - **A share is a lottery ticket, two are a business.** Swap singles at the Exchange: nobody may refuse, and somebody has the other half.
    - **A car sells for more than it costs, mostly.** The ones that cannot be saved pay best. Sell it before it is hit.
    - **Look before you land.** Hitting a rival's car costs you nothing.
    - **Announce as soon as you can, and come home quickly;** but look at how many gems the others hold first. You need not be the buyer to win.
    .title = Tips
