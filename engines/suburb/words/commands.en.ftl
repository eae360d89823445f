### What Suburb's own commands say.

pace-relaxed = relaxed: a day for a decision
pace-live = live: two minutes for a decision

## Gifts (SB-221)
command-give = Give a neighbour money or a card that you hold
    .to = Who gets it
    .money = Dollars, in steps of 50
    .card = A card that you hold
gift-what = Give either money or a card.
gift-off = You can give nothing away just now: you have nothing, families are being chosen, a house is under the hammer, this table has no alliances, or everybody has been given as much money in this round as it allows.
gift-unfit = That cannot be given: money goes in steps of $50 up to your own cash{ $cap ->
        [none] {""}
        [0] , but not at this table
       *[other] {" "}and, at this table, up to ${ $cap } for each neighbour in a round
    }; cards must be your own, and the neighbour must be in the game.
