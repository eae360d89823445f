# The 35 Henchmen with a line each, and what the 13 words of their Skills mean. { $n } is 0 for "all" or "any".

## Level 1
henchman-H01 = Magpie
    .flavour = If it shone, she had already seen it; if it was gone, so was she.
henchman-H02 = Lantern Joe
    .flavour = He knew every cellar in the Market, and which ones had a second door.
henchman-H03 = The Ledger
    .flavour = He never wrote anything down. That was his whole method of bookkeeping.
henchman-H04 = Monocle
    .flavour = One eye for the view, one for the exit, and none for the lady.
henchman-H05 = Anvil Ada
    .flavour = They hit her with a chair once. The chair was mourned.
henchman-H06 = Left-Hook Lou
    .flavour = His right was only for signing things. He rarely signed things.
henchman-H07 = Cricket
    .flavour = You heard her chirp in the dark, and then you heard your hat leave.
henchman-H08 = Sixpence
    .flavour = He could hit a coin at forty paces, and he never tipped.
henchman-H09 = Hopscotch
    .flavour = Rooftops were stairs to her, and stairs were an insult.
henchman-H10 = Drainpipe
    .flavour = He came in by the plumbing and left by reputation.
henchman-H11 = Clutch Carla
    .flavour = She braked for trams, funerals, and nobody we owed money.
henchman-H12 = Goggles
    .flavour = He polished them twice a day and had yet to look through them.
henchman-H13 = Gravel
    .flavour = He said good morning, and three men confessed.
henchman-H14 = The Undertaker's Boy
    .flavour = He just stood there, measuring you with his eyes.
henchman-H15 = Velvet
    .flavour = Her voice could talk a cat out of a fish shop, and then sell it the shop.
henchman-H16 = Half-Smile
    .flavour = The other half was in a safe, and nobody had the combination.
henchman-H17 = Gauze
    .flavour = She could stitch a wound, a sail or an alibi; the alibi held longest.
henchman-H18 = Peppermint
    .flavour = He gave everyone the same pill. The ones who complained got better.
henchman-H19 = Socket
    .flavour = There were always three screws left over, and it always ran.
henchman-H20 = Tin Sparrow
    .flavour = She built it out of spoons. It flew. Nobody asked about the spoons.

## Level 2
henchman-H21 = Crowbar Cora
    .flavour = Doors opened for Cora. Walls had started to think about it.
henchman-H22 = Roadmap
    .flavour = He had been thrown out of every street in town, and remembered the way.
henchman-H23 = Inkwell
    .flavour = The contract was six pages long, and you were guilty by the second.
henchman-H24 = The Coroner
    .flavour = He signed for the dead, on commission, and some were grateful.
henchman-H25 = Brass Bishop
    .flavour = He took up a collection with one hand and kept the peace with the other.
henchman-H26 = Quickstep
    .flavour = She led, you followed, and the bullet cut in.
henchman-H27 = Oily Otto
    .flavour = He stripped the gun, the car and the truth, and put two of them back.
henchman-H28 = Silk Stocking Sal
    .flavour = The captain kept her photograph. Sal kept the captain.
henchman-H29 = Ambulance Annie
    .flavour = She got you there in four minutes, whatever you had when you got in.
henchman-H30 = The Locksmith
    .flavour = He left one key on the table and waited for you to ask about the others.

## Level 3
henchman-H31 = Madame Magnet
    .flavour = Safes leaned when she entered. So did the bankers.
henchman-H32 = Duke Domino
    .flavour = He tipped over one small thing, and by evening the street was ours.
henchman-H33 = The Commodore
    .flavour = He had lost every ship he commanded, and collected on every one.
henchman-H34 = Professor Keys
    .flavour = Eleven degrees, nine of them genuine, all of them for breaking and entering.
henchman-H35 = Sister Mercy-Not
    .flavour = She prayed for our enemies by name, and the list grew shorter.

## Skills
skill-dice = DICE { $n }
    .text = { $n ->
        [one] One white die more for this roll.
       *[other] { $n } white dice more for this roll.
    }
    .when = before the roll
skill-double = DOUBLE
    .text = One Henchman on the job counts twice as many dice.
    .when = before the roll
skill-diff = DIFF { $n }
    .text = Difficulty of this Attempt −{ $n }, never below 1.
    .when = before or after the roll
skill-add = ADD { $n }
    .text = Result +{ $n }.
    .when = after the roll
skill-set = SET { $n }
    .text = Turn one white die, locked or not, to { $n }.
    .when = after the roll
skill-raise = RAISE { $n }
    .text = { $n ->
        [one] One white die that shows 1 to 3 goes up by 1.
       *[other] Up to { $n } white dice that show 1 to 3 go up by 1 each.
    }
    .when = after the roll
skill-reroll = { $n ->
        [0] REROLL ALL
       *[other] REROLL { $n }
    }
    .text = { $n ->
        [0] Re-roll any dice you like, locks and the Red Die included.
        [one] Re-roll one die, even a lock or the Red Die.
       *[other] Re-roll up to { $n } dice, locks and the Red Die included.
    }
    .when = after the roll
skill-red = RED { $n }
    .text = Turn the Red Die, if it was rolled, to ×{ $n }.
    .when = after the roll
skill-pick = { $n ->
        [0] PICK ALL
       *[other] PICK { $n }
    }
    .text = { $n ->
        [0] Turn any white locks into fresh clovers.
        [one] Turn one white lock into a fresh clover.
       *[other] Turn up to { $n } white locks into fresh clovers.
    }
    .when = after the roll
skill-shield = { $n ->
        [0] SHIELD ALL
       *[other] SHIELD { $n }
    }
    .text = { $n ->
        [0] No damage from this Attempt.
       *[other] Up to { $n } damage less from this Attempt.
    }
    .when = after the roll
skill-draw = DRAW { $n }
    .text = One player of your choice draws up to { $n ->
        [one] one Henchman
       *[other] { $n } Henchmen
    }.
    .when = between actions
skill-solve = { $n ->
        [0] SOLVE ANY
       *[other] SOLVE { $n }
    }
    .text = { $n ->
        [0] Discard any Problem in play.
       *[other] Discard a Problem in play with a printed Difficulty of { $n } or less.
    }
    .when = between actions
skill-bribe = BRIBE
    .text = Turn an uncontrolled Police Token to controlled.
    .when = between actions

## What becomes of a Henchman played for the Skill
mark-exhaust = then exhausted
mark-ko = then knocked out
challenge-skill = own Skill
