### Fictions in English: what is asked, chosen, and told.

-name = Fictions
name = Fictions
    .tagline = Memoirs of a Gangster. One gang, three chapters, and a city that has not been asked.
    .goal = All of you win or lose together: pull off two jobs, then {"**"}win the election{"**"}, the only thing that counts. Send the right crook at the right trouble, roll, help each other out, and leave few Fingerprints.
list-comma = ,{" "}

## Words of the trade
ideal-search = Search
ideal-investigate = Investigate
ideal-fight = Fight
ideal-shoot = Shoot
ideal-run = Run
ideal-drive = Drive
ideal-intimidate = Intimidate
ideal-persuade = Persuade
ideal-heal = Heal
ideal-repair = Repair
expertises-search = { ideal-search }
expertises-investigate = { ideal-investigate }
expertises-fight = { ideal-fight }
expertises-shoot = { ideal-shoot }
expertises-run = { ideal-run }
expertises-drive = { ideal-drive }
expertises-intimidate = { ideal-intimidate }
expertises-persuade = { ideal-persuade }
expertises-heal = { ideal-heal }
expertises-repair = { ideal-repair }
category-information = Information
category-combat = Combat
category-pursuit = Pursuit
category-influence = Influence
category-know-how = Know-how
location-harbor = Harbour
location-market = Market
location-railyard = Railyard
location-hilltop = Hilltop
location-theater = Theatre
level-1 = Level 1
level-2 = Level 2
level-3 = Level 3
scope-single = its holder
scope-group = everybody
scope-end-of-round = end of round

## Challenges that every board has
challenge-revive = Revive
    .flavour = The doctor asks no questions and sends no bills. He sends cousins.
    .outcome = KO'd → Exhausted
challenge-motivate = Motivate
    .flavour = A hot meal, a clean collar, and a reminder of who paid for both.
    .outcome = Exhausted → Clan

## Ways to commit to a Challenge
way-plain = plain
way-stake1 = stake 1
way-stake2 = stake 2
way-buy = pay 2 sacks

## The Police
state-none = none
state-uncontrolled = uncontrolled
state-controlled = controlled
state-removed = coming
state-active = ACTIVE

## How things end
ending-won = won
ending-success = success
ending-failure = failure
ending-evidence = evidence
ending-election = election
ending-betrayal = betrayal

## The options of a table
setting-single = Single Scenario
    .about = One Scenario with a fresh clan instead of a campaign of three chapters.
setting-scenario_pick = Who picks the Scenario
    .about = How the Scenario of a chapter is chosen.
    .vote = all players, by vote
    .random = chance
    .host = the first seat
    .value = { $value ->
        [1] { setting-scenario_pick.random }
        [2] { setting-scenario_pick.host }
       *[other] { setting-scenario_pick.vote }
    }
setting-scenario = First Scenario
    .about = The Scenario of the first chapter, or of the single game.
    .none = chosen at the table
    .value = { $value ->
        [1] { scenariokey-hands_up }
        [2] { scenariokey-high_speed_rescue }
        [3] { scenariokey-intimate_enemies }
        [4] { scenariokey-no_more_bets }
        [5] { scenariokey-family_business }
        [6] { scenariokey-bid_for_power }
       *[other] { setting-scenario.none }
    }
setting-seating = Seating
    .about = Seats are shuffled at the start, instead of staying in the order of joining.
    .joined = in the order of joining
    .shuffled = shuffled
    .value = { $value ->
        [0] { setting-seating.joined }
       *[other] { setting-seating.shuffled }
    }
setting-turn_timer = Turn clock
    .about = Time for the whole turn; each action starts it afresh.
    .value = { $span }
setting-vote_timer = Vote clock
    .about = Time for a vote.
    .value = { $span }
setting-help_window = Help window
    .about = How long a roll waits for help, or a call for Skills, at most.
    .value = { $span }
setting-help_grace = Help grace
    .about = How soon the active player may go on without the silent ones.
    .value = { $span }
setting-choice_timer = Choice clock
    .about = Time for a choice that comes outside one's own turn.
    .value = { $span }

## Standing wishes
wish-auto_pass = Don't ask me for help
wish-ask_first = Ask for help before I roll
wish-red = Red Die chosen beforehand
wish-odds = Show me the odds
value-off = off
value-on = on
value-no = off
value-yes = on
value-turn = this turn
value-round = this round
value-always = always

## How to roll
dice-plain = white dice only
dice-red = with the Red Die
roll-plain = white dice
roll-red = Red Die

## Keeping out of somebody's roll
until-now = No Skill now
until-again = No Skill now, but ask again if the dice change
until-turn = No Skill for this turn
until-round = No Skill for this round
until-always = Never ask me

## What is asked
ask-scenario = Which story comes next? Cast your vote.
    .public = vote for the Scenario
    .short = Scenario
ask-starter = Who starts the round, and takes the Problem that comes with it?
    .public = vote for the Starting Player
    .short = Starting Player
ask-turn = Your turn: recruit, act or pass.
    .public = your turn: recruit, act or pass
    .short = your turn
ask-idle = Not your turn, but a Skill may not be able to wait.
    .public = Skills between two actions
    .short = Skill
ask-more = One in hand. Draw a second?
    .public = draw a second Henchman, or stop?
    .short = second draw
ask-ready = Crew in place. Red Die or not?
    .public = ready to roll
    .short = roll
ask-help = Somebody is at the dice. Lend a Skill, or study the ceiling?
    .public = help with a Skill, or keep out
    .button = Help with a Skill
    .short = help
ask-rolled = Clovers, Skills, or let the roll stand.
    .public = clovers, Skills, or let it stand
    .button = Clovers and Skills
    .short = the roll
ask-damage = Who takes the beating?
    .public = divide the damage
    .short = damage
ask-card = The Red Die offers a Henchman. Draw?
    .public = draw the card of the Red Die?
    .short = red card
ask-revive = Whom do you wake?
    .public = choose whom to revive
    .short = revive
ask-motivate = Whom do you talk back into it?
    .public = choose whom to motivate
    .short = motivate
ask-exhaust = A Penalty wants some of your hand. Who is sent home?
    .public = give up Henchmen to a Penalty
    .short = exhaust
ask-knockout = A Penalty knocks somebody out. Who?
    .public = choose who is knocked out
    .short = knock-out
ask-order = Several Penalties at once. Which comes first?
    .public = put the Penalties in order
    .short = order
ask-pistol = Where does the Clan Pistol point this round?
    .public = aim the Clan Pistol
    .short = Clan Pistol
ask-district = A Scandal costs a District. Which one?
    .public = choose the District that is lost
    .short = District
ask-assign = A Problem is looking for a home. Whose?
    .public = say who draws the Problem
    .short = Problem
ask-turn_call = The turn is over, and trouble came with it. Any Skill before it settles in?
    .public = Skills against what the turn has brought
    .button = Use a Skill
    .short = end of the turn
ask-last_call = Last call: any Skill before the round is counted up?
    .public = last call for Skills this round
    .button = Use a Skill
    .short = last call
ask-shop = Reputation is burning a hole in your pocket. Hire, or send someone away.
    .public = spend the Reputation
    .short = Intermission
ask-keep = One of the two joins the clan. Your vote?
    .public = vote: which of the two joins
    .short = keep one

## What to know when asked
start-here = Start here.
about-rolled = { $challenge }: Result { $result } against { $difficulty }, { $needs ->
        [99] { $triumphs ->
            [one] one Triumph
           *[other] { $triumphs } Triumphs
        }
        [one] { $triumphs } of 1 Triumph
       *[other] { $triumphs } of { $needs } Triumphs
    }{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    }.
about-first = New in town? { $recommended } is the story to start with.
about-turn = { $actions ->
        [one] One action left.
       *[other] { $actions } actions left.
    }{ $red ->
        [yes] {" "}{ red-die }
       *[no] {""}
    }
red-die = The Red Die multiplies your highest number by 2, 3 or 4, or brings a Henchman; it may as well show a lock, which hurts, or a warning, which is a Problem.
about-ready = { $red ->
        [first] { red-die }
        [again] Red Die: half its faces multiply, the others are a Henchman, a lock, a Problem.
       *[no] {""}
    }{ $last ->
        [yes] { $red ->
            [no] {""}
           *[other] {" "}
        }You stake all the chips that the clan has: if they are lost, the chapter may be, too.
       *[no] {""}
    }
about-talk = One clan, so plot out loud: plans, wishes, threats. But never name the cards in your hand, their Skills, or how many dice you could bring.

## Options
option-act = { $challenge }: { $crew }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }
    .short = { $crew }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }
    .menu = Act: choose a Challenge, then a crew; Skills may come before the roll
option-actnow = { $challenge }: { $crew }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }, { $roll }
    .short = { $crew }, { $roll }
    .menu = Act and roll at once: the likeliest crews
option-recruit = Recruit one
    .short = Recruit one
option-recruittwo = Recruit two
    .short = Recruit two
option-more = Draw a second
    .short = Draw
option-stop = One is enough
    .short = Stop
option-rally = Rally the clan
    .short = Rally
option-skip = Pass one action
    .short = Pass
option-endturn = End the turn
    .short = End turn
option-roll = Roll { $dice }
    .short = { $dice }
option-askfirst = Ask for help first
    .short = Ask first
option-clover = Clover: re-roll { $dice }
    .short = { $dice }
    .menu = Spend a clover: which dice again?
option-resolve = Let it stand
    .short = Let it stand
option-quiet = { $until }
    .short = { $until }
    .menu = Play no Skill
option-use = Play { $card }
    .short = { $card }
    .menu = Play a Skill
option-usedie = Play { $card } on { $die }
    .short = { $die }
    .menu = Play a Skill on one die
option-usedice = Play { $card } on { $dice }
    .short = { $dice }
    .menu = { $card }: on which dice?
option-useon = Play { $card } on { $henchman }
    .short = { $henchman }
    .menu = Play a Skill on one of the crew
option-usefor = Play { $card } for { $seat }
    .short = { $seat }
    .menu = Play a Skill: who draws?
option-solve = Play { $card } on { $challenge }
    .short = { $challenge }
    .menu = Play a Skill: which Problem goes?
option-damage = { $first } to the first, { $second } to the second
    .short = { $first } and { $second }
option-take = Draw
    .short = Draw
option-leave = Leave it
    .short = Leave it
option-move = { $henchmen }
    .short = { $henchmen }
option-exhaust = Exhaust { $henchmen }
    .short = { $henchmen }
option-first = { $challenge } first
    .short = { $challenge }
option-choose = { $challenge }
    .short = { $challenge }
option-assign = { $seat }
    .short = { $seat }
option-votescenario = Play { $scenario }
    .short = { $scenario }
option-votestarter = Start with { $seat }
    .short = { $seat }
option-votekeep = Keep { $henchman }
    .short = { $henchman }
option-abstain = No vote
    .short = No vote
option-buy = Hire a Level { $level }
    .short = Level { $level }
    .menu = Hire
option-remove = Send { $henchman } away
    .short = { $henchman }
    .menu = Send somebody away for a point
option-done = Close the books
    .short = Done
option-prefer = { $wish }: { $value }
    .short = { $value }
    .menu = Your standing wishes

## What was chosen
done-act = { $crew } on { $challenge }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }. Now the dice.
done-actnow = { $crew } on { $challenge }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }: { $roll }, at once.
done-recruit = You recruit.
done-recruittwo = You recruit two.
done-more = You draw a second.
done-stop = One it is.
done-rally = You rally the clan.
done-skip = You pass an action.
done-endturn = You end your turn.
done-roll = You roll, { $dice }.
done-askfirst = The others are asked first.
done-clover = The clover re-rolls { $dice }.
done-resolve = The roll stands.
done-quiet = Noted. { $until }.
done-use = You play { $card }.
done-usedie = You play { $card } on { $die }.
done-usedice = You play { $card } on { $dice }.
done-useon = You play { $card } on { $henchman }.
done-usefor = You play { $card } for { $seat }.
done-solve = You play { $card }: goodbye, { $challenge }.
done-damage = Damage divided: { $first } and { $second }.
done-take = You draw.
done-leave = You leave it.
done-move = You chose { $henchmen }.
done-exhaust = You send { $henchmen } home.
done-first = { $challenge } comes first.
done-choose = You chose { $challenge }.
done-assign = It goes to { $seat }.
done-votescenario = Your vote: { $scenario }.
done-votestarter = Your vote: { $seat }.
done-votekeep = Your vote: { $henchman }.
done-abstain = You keep your vote to yourself.
done-buy = You look for a Level { $level }.
done-remove = { $henchman } is shown the door.
done-done = The books are closed.
done-prefer = Noted. { $wish }: { $value }.

## What an option would do
hint-odds = { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $chance } % for { $needs ->
        [one] one Triumph
       *[other] { $needs } Triumphs
    }{ $last ->
        [yes] , and the last chips: a loss may end the chapter
       *[no] {""}
    }
    .short = { $chance } %
hint-skill = Result { $result }, { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    }{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    }
    .short = { $result }
hint-dice = { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $last ->
        [yes] , and the last chips: a loss may end the chapter
       *[no] {""}
    }
hint-member = Level { $level }: { $expertises }
hint-goal = { $recommended ->
        [yes] { start-here } { $goal }
       *[no] { $goal }
    }
group-spot = { $challenge } · { $ideal } { $difficulty } · { $missing ->
        [0] each Triumph counts
       *[other] { $missing } to go
    }

## What happened: chapters and rounds
event-and = {" "}and{" "}
event-chosen = Chapter { $chapter } will be *{ $scenario }*.
event-opened = Chapter { $chapter }: *{ $scenario }*. The clan counts { $clan } Henchmen.
    .lead = Chapter { $chapter }, *{ $scenario }*, with { $clan } Henchmen
event-intro = *{ $intro }*
    .clause = { $intro }
event-talk = { about-talk }
event-rounded = Round { $round }.
    .lead = Round { $round }
event-appeared = Turned up: { $challenge }.
    .lead = Turned up: { $challenge },
    .clause = { $challenge } turned up
event-starter = { $seat } starts the round.
    .own = You start the round.
    .lead = { $seat } starts the round
    .own-lead = You start the round
    .clause = { $seat } to start the round
    .own-clause = you to start the round
event-troubled = { $seat } draws a Problem: { $challenge }.
    .own = You draw a Problem: { $challenge }.
    .lead = { $seat } draws { $challenge }
    .own-lead = You draw { $challenge }
    .clause = a Problem for { $seat } ({ $challenge })
    .own-clause = a Problem for you ({ $challenge })
    .same-clause = a Problem drawn ({ $challenge })
event-recruited = { $seat } draws { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    }.
    .own = You draw { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    }.
    .lead = { $seat } draws { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    }
    .own-lead = You draw { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    }
    .clause = { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    } for { $seat }
    .own-clause = { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    } for you
    .same-clause = { $count ->
        [one] one Henchman drawn
       *[other] { $count } Henchmen drawn
    }
event-got = You drew { $henchmen }.
    .clause = { $henchmen }
event-rallied = { $seat } rallies the clan: { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    } back in the Clan Deck.
    .own = You rally the clan: { $count ->
        [one] one Henchman
       *[other] { $count } Henchmen
    } back in the Clan Deck.
event-skipped = { $seat } passes { $count ->
        [one] one action
       *[other] { $count } actions
    }.
    .own = You skip { $count ->
        [one] one action
       *[other] { $count } actions
    }.

## What happened: Attempts
event-committed = { $seat } puts { $crew } on { $challenge }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }.
    .own = You put { $crew } on { $challenge }{ $way ->
        [plain] {""}
       *[other] , { $way }
    }.
event-rolled = { $seat } rolls { $dice }.
    .own = You roll { $dice }.
    .clause = a roll of { $dice }
event-rerolled = { $seat } spends a clover and gets { $dice }.
    .own = You spend a clover and get { $dice }.
    .clause = by a clover { $dice }
event-helped = { $seat } plays { $card }: { $what ->
        [dice] { $n ->
            [one] one white die more
           *[other] { $n } white dice more
        }
        [double] a crook counts double
        [diff] Difficulty −{ $n }
        [add] Result +{ $n }
        [set] a die now says { $dice }
        [raise] raised to { $dice }
        [reroll] re-rolled to { $dice }
        [red] the Red Die now says { $dice }
        [pick] locks picked: { $dice }
        [shield] { $n ->
            [0] no damage at all
           *[other] up to { $n } damage less
        }
        [draw] new faces, up to { $n }
        [solve] a Problem goes away
        [bribe] the Police look elsewhere
       *[other] it helps
    }.
    .own = You play { $card }: { $what ->
        [dice] { $n ->
            [one] one white die more
           *[other] { $n } white dice more
        }
        [double] a crook counts double
        [diff] Difficulty −{ $n }
        [add] Result +{ $n }
        [set] a die now says { $dice }
        [raise] raised to { $dice }
        [reroll] re-rolled to { $dice }
        [red] the Red Die now says { $dice }
        [pick] locks picked: { $dice }
        [shield] { $n ->
            [0] no damage at all
           *[other] up to { $n } damage less
        }
        [draw] new faces, up to { $n }
        [solve] a Problem goes away
        [bribe] the Police look elsewhere
       *[other] it helps
    }.
    .lead = { $seat } plays { $card }
    .own-lead = You play { $card }
    .clause = with { $card } from { $seat } ({ $what ->
        [dice] { $n ->
            [one] one white die more
           *[other] { $n } white dice more
        }
        [double] a crook counts double
        [diff] Difficulty −{ $n }
        [add] Result +{ $n }
        [set] a die now says { $dice }
        [raise] raised to { $dice }
        [reroll] re-rolled to { $dice }
        [red] the Red Die now says { $dice }
        [pick] locks picked: { $dice }
        [shield] { $n ->
            [0] no damage at all
           *[other] up to { $n } damage less
        }
        [draw] new faces, up to { $n }
        [solve] a Problem goes away
        [bribe] the Police look elsewhere
       *[other] it helps
    })
    .own-clause = with your { $card } ({ $what ->
        [dice] { $n ->
            [one] one white die more
           *[other] { $n } white dice more
        }
        [double] a crook counts double
        [diff] Difficulty −{ $n }
        [add] Result +{ $n }
        [set] a die now says { $dice }
        [raise] raised to { $dice }
        [reroll] re-rolled to { $dice }
        [red] the Red Die now says { $dice }
        [pick] locks picked: { $dice }
        [shield] { $n ->
            [0] no damage at all
           *[other] up to { $n } damage less
        }
        [draw] new faces, up to { $n }
        [solve] a Problem goes away
        [bribe] the Police look elsewhere
       *[other] it helps
    })
    .same-clause = with { $card } ({ $what ->
        [dice] { $n ->
            [one] one white die more
           *[other] { $n } white dice more
        }
        [double] a crook counts double
        [diff] Difficulty −{ $n }
        [add] Result +{ $n }
        [set] a die now says { $dice }
        [raise] raised to { $dice }
        [reroll] re-rolled to { $dice }
        [red] the Red Die now says { $dice }
        [pick] locks picked: { $dice }
        [shield] { $n ->
            [0] no damage at all
           *[other] up to { $n } damage less
        }
        [draw] new faces, up to { $n }
        [solve] a Problem goes away
        [bribe] the Police look elsewhere
       *[other] it helps
    })
event-given = { $seat } may draw { $count ->
        [one] one Henchman
       *[other] up to { $count } Henchmen
    }.
event-solved = { $seat } solves a Problem: { $challenge }.
    .own = You solve a Problem: { $challenge }.
    .clause = { $challenge } is solved
event-resolved = { $seat } has { $result } against { $difficulty } on { $challenge }: { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    }.
    .own = You have { $result } against { $difficulty } on { $challenge }: { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    }.
    .lead = { $seat } has { $result } against { $difficulty } on { $challenge } for { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    }
    .own-lead = You have { $result } against { $difficulty } on { $challenge } for { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    }
    .clause = in all { $result } against { $difficulty } for { $triumphs ->
        [0] no Triumph
        [one] one Triumph
       *[other] { $triumphs } Triumphs
    }
event-overcome = { $challenge }: overcome.
    .clause = { $challenge } overcome
event-progress = { $challenge }: { $cubes } of { $needs } Triumphs.
    .clause = { $cubes } of { $needs } there so far
event-hurt = { $card } is { $damage ->
        [1] exhausted
       *[other] knocked out
    }.
    .clause = { $card } { $damage ->
        [1] exhausted
       *[other] knocked out
    }

## What happened: cards, tokens and tracks
event-spent = { $seat ->
        [none] Exhausted:
       *[other] { $seat } exhausts
    } { $henchmen } ({ $why }).
    .own = You exhaust { $henchmen } ({ $why }).
    .lead = { $why } costs { $seat ->
        [none] the clan
       *[other] { $seat }
    } { $henchmen },
    .own-lead = { $why } costs you { $henchmen },
    .clause = { $seat ->
        [none] {""}
       *[other] { $seat }'s{" "}
    }{ $henchmen } exhausted
    .own-clause = your { $henchmen } exhausted
    .same-clause = { $henchmen } exhausted
event-milled = From the Clan Deck, exhausted: { $henchmen } ({ $why }).
    .lead = { $why } exhausts { $henchmen } in the Clan Deck,
    .clause = { $henchmen } exhausted in the Clan Deck
event-knockedout = Knocked out: { $henchmen } ({ $why }).
    .clause = { $henchmen } knocked out
event-revived = Back on their feet, if only just: { $henchmen }.
    .clause = { $henchmen } back on their feet, if only just
event-motivated = Back in the Clan Deck: { $henchmen }.
    .clause = { $henchmen } back in the Clan Deck
event-policemoved = { $state ->
        [uncontrolled] The Police Token turns to uncontrolled. Somebody must pay again.
        [controlled] The Police are taken care of, until the round ends.
        [coming] Nobody paid the Police. From the next round on they are ACTIVE.
        [ACTIVE] The Police are ACTIVE, and will stay so.
       *[other] The Police: { $state }.
    }
    .clause = { $state ->
        [uncontrolled] the Police want paying again
        [controlled] the Police are taken care of until the round ends
        [coming] the Police, unpaid, will be ACTIVE from the next round on
        [ACTIVE] the Police are ACTIVE and will stay so
       *[other] the Police are { $state }
    }
event-tracked = { $track }: { $before } → { $after }{ $why }.
    .lead = { $track } { $before } → { $after }{ $why },
    .clause = { $track } { $before } → { $after }{ $why }
event-turned = { $henchman } goes over to { $challenge }.
    .clause = { $henchman } gone over to { $challenge }
event-happened = { $what }{ $challenge ->
        [none] {""}
       *[other] : { $challenge }
    }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }{ $seat ->
        [none] {""}
       *[other] {" "}(by { $seat })
    }.
    .lead = { $what }{ $challenge ->
        [none] {""}
       *[other] {" "}({ $challenge })
    }{ $seat ->
        [none] {""}
       *[other] {" "}(by { $seat })
    },
    .clause = { $what }{ $challenge ->
        [none] {""}
       *[other] {" "}({ $challenge })
    }{ $seat ->
        [none] {""}
       *[other] {" "}(by { $seat })
    }
    .own-clause = { $what }{ $challenge ->
        [none] {""}
       *[other] {" "}({ $challenge })
    } (by you)
    .same-clause = { $what }{ $challenge ->
        [none] {""}
       *[other] {" "}({ $challenge })
    }
event-vanished = { $challenge } goes away.
    .clause = { $challenge } gone

## What happened: ends
event-judged = Round { $round } is over: { $fingerprints } of 5 Fingerprints.
event-convicted = { $seat ->
        [none] { $fingerprints } Fingerprints in play are enough for a conviction.
       *[other] { $fingerprints } Fingerprints on the Problems of { $seat } are enough for a conviction.
    }
event-ended = *{ $scenario }*: { $ending ->
        [success] a success
        [failure] a failure
        [evidence] the evidence was too much
        [election] the election is lost
        [betrayal] betrayed from within
       *[other] { $ending }
    }{ $reputation ->
        [0] {""}
        [one] , 1 point of Reputation
       *[other] , { $reputation } points of Reputation
    }.
    .lead = *{ $scenario }*: { $ending ->
        [success] a success
        [failure] a failure
        [evidence] the evidence was too much
        [election] the election is lost
        [betrayal] betrayed from within
       *[other] { $ending }
    }{ $reputation ->
        [0] {""}
        [one] , 1 point of Reputation
       *[other] , { $reputation } points of Reputation
    }
    .clause = *{ $scenario }* ends, { $ending ->
        [success] a success
        [failure] a failure
        [evidence] the evidence was too much
        [election] the election is lost
        [betrayal] betrayed from within
       *[other] { $ending }
    }{ $reputation ->
        [0] {""}
        [one] , 1 point of Reputation
       *[other] , { $reputation } points of Reputation
    }
event-lost = Gone from the clan: { $henchmen }.
    .clause = gone from the clan: { $henchmen }
event-offered = Level { $level }: { $henchmen } at the door.
    .lead = At the door: { $henchmen }
event-joined = { $henchman } joins the clan. { $points ->
        [0] The purse is empty.
        [one] One point left.
       *[other] { $points } points left.
    }
    .clause = { $henchman } joins the clan, { $points ->
        [0] the purse is empty
        [one] one point left
       *[other] { $points } points left
    }
event-removed = { $henchman } leaves the clan. { $points ->
        [0] The purse is empty.
        [one] One point now.
       *[other] { $points } points now.
    }
event-wasted = { $points ->
        [one] One point buys nothing, and is forgotten.
       *[other] { $points } points buy nothing, and are forgotten.
    }
event-voted = Votes on the { $kind }: { $choices } (from { $seats }).
    .lead = Votes on the { $kind }, { $choices } (from { $seats })
    .clause = the votes, { $choices } (from { $seats })
event-finished = { $ending ->
        [won] The city is yours.
        [success] The job is done.
        [failure] The job is lost.
        [evidence] The evidence has closed the book.
        [election] The voters have spoken.
        [betrayal] The clan was sold.
       *[other] The book is closed.
    }
    .clause = { $ending ->
        [won] the city is yours
        [success] the job is done
        [failure] the job is lost
        [evidence] the evidence has closed the book
        [election] the voters have spoken
        [betrayal] the clan was sold
       *[other] the book is closed
    }

## Why a track moved, in any Scenario
why-round = {" "}(the round)
why-rally = {" "}(the Rally)
why-police = {" "}(the Police)
why-shift = {" "}(shift)

## Kinds of Challenges, and of votes
kind-board = Board
kind-police = Police
kind-problem = Problem
kind-revive = Revive
kind-motivate = Motivate
kind-scenario = Scenario
kind-starter = Starting Player
kind-keep = newcomer

## What was voted for, by a vote's own words
choices-hands_up = { scenariokey-hands_up }
choices-high_speed_rescue = { scenariokey-high_speed_rescue }
choices-intimate_enemies = { scenariokey-intimate_enemies }
choices-no_more_bets = { scenariokey-no_more_bets }
choices-family_business = { scenariokey-family_business }
choices-bid_for_power = { scenariokey-bid_for_power }
choices-H01 = { henchman-H01 }
choices-H02 = { henchman-H02 }
choices-H03 = { henchman-H03 }
choices-H04 = { henchman-H04 }
choices-H05 = { henchman-H05 }
choices-H06 = { henchman-H06 }
choices-H07 = { henchman-H07 }
choices-H08 = { henchman-H08 }
choices-H09 = { henchman-H09 }
choices-H10 = { henchman-H10 }
choices-H11 = { henchman-H11 }
choices-H12 = { henchman-H12 }
choices-H13 = { henchman-H13 }
choices-H14 = { henchman-H14 }
choices-H15 = { henchman-H15 }
choices-H16 = { henchman-H16 }
choices-H17 = { henchman-H17 }
choices-H18 = { henchman-H18 }
choices-H19 = { henchman-H19 }
choices-H20 = { henchman-H20 }
choices-H21 = { henchman-H21 }
choices-H22 = { henchman-H22 }
choices-H23 = { henchman-H23 }
choices-H24 = { henchman-H24 }
choices-H25 = { henchman-H25 }
choices-H26 = { henchman-H26 }
choices-H27 = { henchman-H27 }
choices-H28 = { henchman-H28 }
choices-H29 = { henchman-H29 }
choices-H30 = { henchman-H30 }
choices-H31 = { henchman-H31 }
choices-H32 = { henchman-H32 }
choices-H33 = { henchman-H33 }
choices-H34 = { henchman-H34 }
choices-H35 = { henchman-H35 }

## The end
end-won = The returns are in, and the mayor's chair is warm. The city was always yours; now it is also legal.
    .shared = The returns are in, and the chairs at city hall are warm. The city was always yours; now it is also legal.
end-success = The job came off. The newspapers call it an outrage, which is the word they keep for good work.
    .shared = { end-success }
end-failure = The job fell through. Everybody remembers it differently, and nobody remembers being there.
    .shared = { end-failure }
end-evidence = Five fingerprints make a hand, and the hand was on your shoulder. The memoirs go on, from a smaller room.
    .shared = Five fingerprints make a hand, and the hand was on every shoulder. The memoirs go on, from smaller rooms.
end-evidence_of_one = Three fingerprints on one desk make a signature. The memoirs go on, from a smaller room.
    .shared = Three fingerprints on one desk make a signature, and a clan signs together. The memoirs go on, from smaller rooms.
end-election = The votes were counted, by the wrong people. Power stays where it was; so does the bill.
    .shared = { end-election }
end-betrayal = You knew every enemy in town. It was the friends who needed watching.
    .shared = { end-betrayal }
