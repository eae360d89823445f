# The 23 Problems with a line each, and what the words of their Penalties mean.

challenge-P01 = Torn Coat Button
    .flavour = Four holes, a thread of good tweed, and a detective who sews.
challenge-P02 = Misread Map
    .flavour = North was a gravy stain. We had followed it faithfully.
challenge-P03 = Nosy Columnist
    .flavour = She printed our names twice, once with the right spelling.
challenge-P04 = Missing Account Book
    .flavour = Somebody was reading it in bed, and had reached the good part.
challenge-P05 = Bad Blood
    .flavour = It began over a hat, as these things do.
challenge-P06 = Back-Room Brawl
    .flavour = The back room won.
challenge-P07 = Shots in the Arcade
    .flavour = Nobody saw a thing, and forty people described it.
challenge-P08 = Jammed Holsters
    .flavour = The tailor had called them snug. The tailor had left town.
challenge-P09 = Watched Rooftops
    .flavour = Even the pigeons had started to take notes.
challenge-P10 = Blisters and Boots
    .flavour = Every step hurt, and every step left a very clear print.
challenge-P11 = Flat Tyres
    .flavour = All four at once. It takes a neighbour to be that thorough.
challenge-P12 = Runaway Coal Cart
    .flavour = It had no driver, no brakes, and our address on the side.
challenge-P13 = Whispering Campaign
    .flavour = They whispered that we were soft. The whispering had a good lawyer.
challenge-P14 = Angry Landlord
    .flavour = He wanted the rent, an apology, and to know what that smell was.
challenge-P15 = Talkative Barber
    .flavour = Shave, trim, and everything he had heard since Tuesday.
challenge-P16 = Cold Shoulders
    .flavour = At the long table everyone had suddenly found their soup.
challenge-P17 = Disloyal Cousin
    .flavour = Blood is thicker than water, and it sells for more.
challenge-P18 = Winter Fever
    .flavour = The tough ones went down first, complaining of the draught.
challenge-P19 = Run of Bad Luck
    .flavour = The black cat crossed the road to get away from us.
challenge-P20 = Spoiled Bandages
    .flavour = They had been wrapped around the cheese. Long story.
challenge-P21 = Blunt Tools
    .flavour = You could have ridden to the coast on that chisel.
challenge-P22 = Leaking Cellar
    .flavour = The gin was dry. It was the only thing down there that was.
challenge-P23 = Burst Boiler
    .flavour = For a moment it was the warmest house in town, and then the widest.

## Penalties, short for a card and long for a sentence
penalty-fewer_dice = −{ $n } { $n ->
        [one] die
       *[other] dice
    }
    .text = Your Attempts roll { $n ->
        [one] one white die
       *[other] { $n } white dice
    } fewer, at least 1.
penalty-slow_recruit = recruit 1 only
    .text = Your Recruit action draws one Henchman at most.
penalty-no_red_die = no Red Die
    .text = You may not add the Red Die.
penalty-extra_damage = locks: +1 damage
    .text = Your Attempts that end with a lock do 1 damage more.
penalty-lone_henchman = one Henchman only
    .text = You may put only one Henchman on a job.
penalty-end_turn_exhaust = turn end: lose { $n }
    .text = At the end of your turn exhaust { $n ->
        [one] one Henchman
       *[other] { $n } Henchmen
    } of your hand.
penalty-fewer_actions = −{ $n } { $n ->
        [one] action
       *[other] actions
    }
    .text = Your turn has { $n ->
        [one] one action
       *[other] { $n } actions
    } fewer, at least 1.
penalty-end_turn_mill = turn end: deck −{ $n }
    .text = At the end of your turn the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the Clan Deck { $n ->
        [one] is
       *[other] are
    } exhausted.
penalty-no_skills = no Skills
    .text = You may not play Skills.
penalty-no_clovers = blank clovers
    .text = Clovers in your rolls are blank.
penalty-no_ideal = 2 dice each at most
    .text = Your Henchmen give 2 dice each at most, before Home ground.
penalty-category_harder = { $category } +1
    .text = Difficulty +1 wherever the Ideal Expertise is of the category { $category }.
penalty-no_help = no helping
    .text = Only the active player may play Skills.
penalty-fewer_white = −{ $n } white dice
    .text = { $n ->
        [one] One white die is
       *[other] { $n } white dice are
    } out of the game for everybody.
penalty-exhaust_each = each exhausts { $n }
    .text = At the end of the round everybody exhausts { $n ->
        [one] one Henchman
       *[other] { $n } Henchmen
    } of their hand.
penalty-exhaust_own = you exhaust { $n }
    .text = At the end of the round you exhaust { $n ->
        [one] one Henchman
       *[other] { $n } Henchmen
    } of your hand.
penalty-new_problem = +{ $n } { $n ->
        [one] Problem
       *[other] Problems
    }
    .text = At the end of the round you draw { $n ->
        [one] one more Problem
       *[other] { $n } more Problems
    }.
penalty-knock_out = { $n } knocked out
    .text = At the end of the round { $n ->
        [one] one exhausted Henchman is
       *[other] { $n } exhausted Henchmen are
    } knocked out.
penalty-mill = deck −{ $n }
    .text = At the end of the round the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the Clan Deck { $n ->
        [one] is
       *[other] are
    } exhausted.
