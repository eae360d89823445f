### The lesson: what stands above each question, what is said to a wrong answer, and after a right one.
### $a and $b are the names of the seats; the learner is A.

lesson-recruit =
    {"**"}Sit down, quickly.** The hero of this saga was eaten in round 6, and somebody has to go on. You are { card-H3 } now, the green triangle on 21; { $b } is the yellow diamond on 42. A place on the track is {"**"}fame{"**"}. At the cup, {"**"}50{"**"}, the saga closes, and whoever has most fame then was its hero all along.

    The gold coins at the top are your {"**"}actions{"**"}: three a day, and one more for each empty moon space between you and the leader. That is the ring on 40; on 30 there is still a moon.

    Below the monsters is the market, and brown dots are prices. {"**"}Recruit{"**"} { card-A23 }, for one action.
    .both = That does two things in one, and you shall have it later. Once, let us do it step by step: further down in the list, just *Recruit { card-A23 }*.
    .pike = Four is more than three, but look at the big { card-M39 }: a blue WE, struck out. Of { card-A51 } it would feel nothing. { card-A23 }, please.
    .granny = She will be needed tonight. First somebody with an arm: { card-A23 }.
    .items = Things are for people who have somebody to use them for. First { card-A23 }.
    .call = With nobody but { card-H3 }, who does 2? The fire likes that story; she would not. First { card-A23 }.

lesson-deploy =
    What you recruit goes to your {"**"}hand{"**"}, at most six cards that nobody else sees (though all see you buy). Its place in the market stays empty until the next dawn.

    In the hand nobody fights. {"**"}Deploy{"**"} { card-A23 }, which costs nothing. The swords show his {"**"}attack{"**"}, 3, and beside it stands its {"**"}type{"**"}: PW, power. The others are EL, elemental; MA, magic; PO, poison; WE, weapons. { card-H3 } has two, and chooses.
    .call = With the only strong arm still in your pocket? Deploy { card-A23 } first. It is free.
    .more = Who is hired wants to be used. First deploy { card-A23 }.
    .trait = { card-H3 }'s fingers will have their moment. First deploy { card-A23 }.

lesson-call =
    Now read { card-M39 }. The {"**"}8{"**"} is what it takes to beat it, and the fame that it brings. Types that are {"**"}struck out{"**"} do it no harm: it is immune to weapons and to elemental. A type that stands there {"**"}twice{"**"} counts double: power. So { card-A23 } it had to be.

    To begin a fight costs one action. {"**"}Call{"**"} { card-M39 }.
    .both = All at once, and { card-H3 } is worn out with it. She is wanted elsewhere today. Only call { card-M39 }, for now.
    .board = Look: PW struck out. { card-A23 } would be tickling it. Call { card-M39 }, to whom power counts twice.
    .unseen = Out of the dark may come anything, and legends come with 11 and more. { card-M39 } at least holds still.
    .trait = Soon. First call { card-M39 }.

lesson-attack =
    A fight stays open as long as you like within the day, and {"**"}attacks cost no action{"**"}. But whoever has attacked is {"**"}exhausted{"**"}.

    Your picture says what each of yours would do to this foe: { card-A23 } has 3, twice, 6. Let { card-A23 } attack { card-M39 } with *power*.
    .both = It would work: 6 of his, 2 of hers. But then both are tired, and { card-H3 } has something better to do. { card-A23 } alone, with *power*.
    .weapons = Weapons are struck out: nothing at all. And { card-H3 } is wanted elsewhere. { card-A23 }, with *power*.
    .pim = Poison would count, 2. But whoever has attacked is tired, and { card-H3 } has something better to do. { card-A23 }, with *power*.
    .trait = Her hands are for after the fight. { card-A23 } first.
    .leave = Before it has been touched? It would go back into its deck, bring nothing, and cost you an ally. { card-A23 }, with *power*.
    .end = A fight that is open when the day ends is lost. { card-A23 }, with *power*.

lesson-item =
    Six of eight, and { card-A23 } is grey, with a sleepy moon over him: exhausted. Here is what matters most in this game: {"**"}nobody rests for free.{"**"} No night and no new turn readies anybody. Cards do, and moons.

    You have such a card. {"**"}Items{"**"} are used from the hand, cost nothing then, and are gone. Use { card-I11 }.
    .both = { lesson-item.pim }
    .weapons = Weapons are struck out: she would tire herself for nothing. Use { card-I11 }.
    .pim = Her 2 would do. But she would be tired then, and I have plans for her; and see the contract { card-C19 }: *one type, 2+ hits*. So far it is all power. Keep it so, and use { card-I11 }.
    .trait = With a golem in the room? In a moment. Use { card-I11 }.
    .leave = Two short? It would go back into its deck, bring nothing, and cost you an ally. Use { card-I11 }.
    .end = A fight that is open when the day ends is lost. Use { card-I11 }.

lesson-again =
    Wide awake, and he takes it personally. One ally, two attacks in one day: that is how sagas are made.

    { card-A23 } once more, with *power*.
    .both = { lesson-again.pim }
    .weapons = Weapons are struck out: nothing at all. { card-A23 }, with *power*.
    .pim = { card-C19 } pays for *one type*: power it was, power it should be. { card-A23 } once more.
    .leave = Now? { card-A23 } once more, with *power*.
    .end = Now? { card-A23 } once more, with *power*.
    .done = What is too much is wasted; what counts is the 8.

lesson-steal =
    Now for { $b }, who is ahead and has just one card left. All have seen it bought: { card-I09 }, an item with an attack of 8, of any type.

    What is written on an ally is its {"**"}trait{"**"}. A ready ally attacks *or* uses its trait, and is exhausted either way. { card-H3 }'s costs one action, the small gold coin on her card, and does this: *steal 1 card from a hand*.

    So *use { card-H3 }*. She only borrows, she says.
    .granny = In a moment; she is worth the last action, not the first. Now { card-H3 }.
    .call = Nobody is left to fight but { card-H3 }, and she has better things to do. Use her.
    .end = With two actions left and a bell for the taking? What is not spent is lost. Use { card-H3 }.
    .more = Why buy, when { card-H3 } is in the house? Use her.

lesson-enlist =
    Yours is a company of two, and both are tired. Look across: { $b }'s { card-A36 } *discards an exhausted rival*, one of yours, for good. It is asleep as well; but something will wake it tonight, and that will be your doing.

    { card-A05 } {"**"}guards{"**"} against that. You know how to recruit and how to deploy; the first lines of the list do {"**"}both in one press{"**"}. *Recruit and deploy { card-A05 }*.
    .hand = In your hand she guards nobody. *Recruit and deploy*, the line above, does both.
    .bell = A bell like that, for a small fish? It is meant for something bigger. *Recruit and deploy { card-A05 }*.
    .call = With everybody asleep? Take { card-A05 }.
    .end = And leave them lying about like that? *Recruit and deploy { card-A05 }* first.

lesson-dusk =
    All actions are spent. (Others would be lost: they do not keep.) {"**"}End the day.{"**"}

    Then comes {"**"}dusk{"**"}: first contracts, then your place on the track, and what lies there.
    .both = That is the short way, and next time you shall take it. Today see how it goes: *End the day*.

lesson-score =
    {"**"}Contracts{"**"} are promises, and the number in the laurels is fame. Two of them have a tick: { card-C19 }, for two hits of one type on a foe of 6 or more, and { card-C24 }, for a foe of 8 or more. One golem, two invoices.

    Together 6: from 29, past the {"**"}moon{"**"} on 30, to {"**"}35{"**"}, where a purple {"**"}crown{"**"} is waiting. Score both.
    .one = Both of them. With just one you would stop on 32, short of the crown; and what you leave hanging is there for the next.
    .none = They are kept, so let them pay. Both of them.

lesson-guard =
    {"**"}A busy night.** You passed a {"**"}moon{"**"}: one token for you, and everybody *else's* allies wake up. You stopped on a {"**"}crown{"**"}: for that a legend comes tomorrow (the hourglass by your name). And { card-M37 } is *spotted*: such monsters come, unasked, to whoever's dawn it is, and must be fought that day.

    { $b } would rather meddle, and aims at { card-A23 }. A {"**"}reaction{"**"} costs no action, in anybody's turn, if its ally is ready. *React with { card-A05 }*.
    .decline = And never see him again? Things like this are what she stands at the gate for: { card-A05 }.
    .pass = That would let everything happen until the turn is over. Later, perhaps, and to others. Now: { card-A05 }.

lesson-moon =
    With { card-A36 }'s 2 it would have been 9 against { card-M37 }'s 8: 50 fame, and the cup. Without it the bird was left {"**"}undefeated{"**"}, and that brings nothing, goes back into the deck, and {"**"}costs an ally{"**"}: the { card-A36 } itself. Bitter indeed.

    {"**"}Your dawn.** All of yours are grey, and what comes with a crown comes at once, to be fought today. But beside your name there is a {"**"}moon{"**"}: the token and one action ready *everybody* you have. Spend it.
    .begin = In their pyjamas? Three sleepers, and a legend at the door. Spend the moon token first.

lesson-legend =
    {"**"}Legends{"**"} have 11 to 20, and you see them when they are here. This one is 13, with a line of its own: *win*, an item; *fail*, one more card lost. Beaten it stays with you, as a {"**"}trophy{"**"}; and whoever has most of those at the end, alone, gets {"**"}10 fame{"**"}.

    Your three make 6, { card-I09 } 8. You could send them one by one. *Fight { card-L05 }* does it in one press, and names whom it takes: as little as will do.
    .bell = A good beginning! But you know how one goes on. The first line of *Attack* rings the bell as well: *Fight { card-L05 }*.
    .single = That is the long way, and you know it by now. *Fight { card-L05 }* sends all that it takes, the bell included.
    .trait = There is nothing left to steal, and you need her 2. *Fight { card-L05 }*.
    .leave = It would take an ally and one more card. *Fight { card-L05 }*: 13 against 13.
    .end = A fight that is open when the day ends is lost. *Fight { card-L05 }*: 13 against 13.

lesson-cup =
    48, an { card-I20 } for a souvenir, and { card-C29 } pays 5 for a legend: {"**"}53{"**"}.

    Whoever stands on 50 or beyond at dusk takes the {"**"}cup{"**"} and has no further turn; everybody else has {"**"}one last one{"**"}. It is no victory yet: most fame wins.

    Three actions are left, but nothing here is small enough for { card-A05 }, and everybody else is asleep. So, the short way: *End the day and score { card-C29 }*.
    .long = That would do, too; the contract would be asked for at dusk. But you have seen dusk. The button beside it does both.
    .call = With { card-A05 }'s 1? What is not defeated costs an ally, and the cup is one press away: *End the day and score*.
    .more = Nothing there would bring you fame today, and in this saga you have no tomorrow. *End the day and score*.
    .done = Then { $b } had one last day, as you see below, and came to 53 as well. But {"**"}no two may share a space{"**"}: who comes later goes on to the next, and keeps that fame. 54! And then the legends were counted: one against none, 10 for you.

lesson-end =
    {"**"}And that was Fame & Fable.** You have hired, deployed, fought, borrowed and been guarded; woken the same brute twice; and rung down a dragon with somebody else's bell.

    It was all arranged, of course. In a real game each begins on 0 with a hero, two allies and an item, in hand. Look at the types before the numbers; buy somebody early who readies others; and do not be proud of leading, for it is who trails that has the actions. The little market stall beside your name is good for one new row, once, at dawn. This one, too, goes to 50; a full saga to 100.

    Put another log on.
