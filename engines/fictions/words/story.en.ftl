### What the papers print of a round of Fictions, and what the memoirs keep of a game.

headline-sentence = VERDICT: { $fingerprints } fingerprints, one clan, no adjournment.
    .b = { $fingerprints } prints in the dock, and the clan behind them. The judge did not even sit down.
    .c = The court thanks the clan for leaving { $fingerprints } cards of introduction.
headline-curtain = { $ending ->
        [success] They did it. Of “{ $scenario }” the city will speak, though not to the police.
       *[other] “{ $scenario }” has closed early. The management regrets; the clan regrets more.
    }
    .b = { $ending ->
        [success] “{ $scenario }” came off as planned, which nobody had planned for.
       *[other] Nobody will admit to having been in “{ $scenario }”. It was not that sort of ending.
    }
    .c = { $ending ->
        [success] Full house at “{ $scenario }”: the clan takes the bow, and the till.
       *[other] The reviews of “{ $scenario }” are in. They are not read aloud.
    }
headline-floored = { $henchman } was carried out{ $others ->
        [0] , and asked for the hat
        [one] , and not alone
       *[other] , and { $others } more behind
    }. The doctor has seen nothing.
    .b = A bed at St Agatha's for { $henchman }, who walked into a door. It was a large door, with friends.
    .c = { $henchman } is resting. So is the street, where it happened.
headline-unpaid = An envelope did not arrive at the precinct, and the precinct has noticed.
    .b = The Police were not paid. They are now looking for crime, and know where to look.
    .c = Somebody saved money on the Police this week. It will be remembered as the last of the savings.
headline-smudges = { $fingerprints } fingerprints on file; { $left ->
        [one] one more
       *[other] { $left } more
    }, and the inspector has a hand.
    .b = The inspector owns { $fingerprints } good prints and a new frame. There is room in it for { $left ->
            [one] one
           *[other] { $left }
        }.
    .c = Wear gloves, says the weather page. { $fingerprints } who did not are on page one.
headline-feat = { $result } where { $difficulty } would have done: { $seat } does not care for half measures. ({ $challenge }.)
    .b = Witnesses of “{ $challenge }” agree on one thing: they have never seen { $seat }, least of all doing { $result }.
    .c = { $seat } was sent to see about “{ $challenge }”, and saw about it. Glass is being swept.
headline-flop = { $seat } went to see about “{ $challenge }”, and “{ $challenge }” saw first.
    .b = { $result } against { $difficulty }: the crew of { $seat } left “{ $challenge }” by the window it came in by.
    .c = Noise in the night, and nothing missing. { $seat } was not there, and will say so.
headline-trouble = It never rains in this city. It sends { $seat } something: { $challenge }.
    .b = { $challenge } asked for { $seat } by name.
    .c = { $seat } opened the door to “{ $challenge }”. It had a suitcase.
headline-fallen = “{ $challenge }” is no longer a concern. Nobody is asking whose it was.
    .b = Somebody had a word with “{ $challenge }”. It was the last word.
    .c = A quiet week, now that “{ $challenge }” is settled.
headline-hiring = { $seat } is taking on hands{ $count ->
        [one] : one
       *[other] , { $count } of them
    }, no questions asked or answered.
    .b = The bars are empty. { $seat } has hired what stood in them.
    .c = Nothing happened, say { $seat } and { $count ->
            [one] one new friend
           *[other] { $count } new friends
        }, in one voice.

memoir-ending = { $ending ->
        [won] It took { $chapters } chapters and a Reputation of { $reputation }, and at the end of them there was a city.
        [success] It was one job, and it came off, for a Reputation of { $reputation }.
        [evidence] It ended in chapter { $chapters }, over a matter of ink and fingertips.
       *[other] It ended in chapter { $chapters } with a Reputation of { $reputation }, and it bought nothing.
    }
    .b = { $ending ->
        [won] Ask for us at city hall. We have come { $chapters } chapters to be asked for.
        [success] People still say that it cannot be done. We say { $reputation }, the points of our Reputation, and pass the salt.
        [evidence] Chapter { $chapters } was read to us by a judge, with exhibits.
       *[other] I have told chapter { $chapters } in many ways, and it has always ended like that.
    }
memoir-record = For “{ $challenge }” { $difficulty } would have been enough. { $seat } brought { $result }.
    .b = Nobody ever rolled like { $seat } on “{ $challenge }”: { $result } against { $difficulty }, and then the lights went out.
memoir-miser = { $seat } came home { $count } times with nothing but the hat.
    .b = { $count } times the crew of { $seat } set out, and { $count } times the crew of { $seat } came back to explain.
memoir-friend = When somebody called, it was { $seat } who came: { $count } Skills, and no bill so far.
    .b = { $seat } lent a Skill { $count } times. In this trade that is called love, or interest.
memoir-magnet = Trouble knew where { $seat } lived. It came { $count } times.
    .b = { $count } Problems were addressed to { $seat }, postage unpaid.
memoir-hiring = { $seat } hired { $count ->
        [one] one
       *[other] { $count } of them
    }, and learnt a few of their names.
    .b = Of those who came along, { $seat } had found { $count ->
            [one] one
           *[other] { $count }
        }.
memoir-ledger = { $attempts ->
        [0] Not one Attempt was made
        [one] One Attempt was made
       *[other] { $attempts } Attempts were made
    }, { $good ->
        [0] none of them good
        [one] one of them good
       *[other] { $good } of them good
    }; { $floored ->
        [0] nobody was
        [one] one of ours was
       *[other] { $floored } of ours were
    } carried out. The tailor has been paid.
    .b = For the record: { $attempts } tried, { $good } done, { $floored } knocked out, and one typewriter worn down.
