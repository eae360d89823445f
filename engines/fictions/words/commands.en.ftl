### What Fictions' own commands say: paces, choosers, the story, the clan's signals.

pick-vote = by vote
pick-random = by chance
pick-first = the first seat decides
pace-relaxed = relaxed: a day for a turn, hours for help
pace-live = live: minutes for a turn, a minute for help

## The story so far
command-story = Read the campaign's story so far
story-heading = **The memoirs so far** · table { $table }
story-none = The first page is still blank.
story-now = **Chapter { $number }, { $scenario }**: round { $round }, and nobody knows how it ends.
story-chapter = **Chapter { $number }, { $scenario }**: { $ending ->
        [success] pulled off in { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }
        [failure] a failure after { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }
        [evidence] the evidence was enough for a jury
        [election] the ballots went to somebody else
       *[betrayal] sold out from inside
    }. Reputation { $reputation }.
    -# Lost: { $lost ->
        [none] nobody
       *[other] { $lost }
    }. Joined: { $joined ->
        [none] nobody
       *[other] { $joined }
    }.{ $removed ->
        [none] {""}
       *[other] {" "}Sent away: { $removed }.
    }

## Signals (FI-144)
command-say = Give the clan one of the agreed signals
    .signal = What you want to say
signals = police leave try cannot recruit problem rally no-rally
signal-police = I take the Police
signal-leave = Leave this one to me
signal-try = Try it, I will help
signal-cannot = I cannot help
signal-recruit = I need to recruit
signal-problem = Please take my Problem
signal-rally = Let us rally
signal-no-rally = Let us not rally
signal-said = **{ $name }** taps the table: “{ $signal }.”

## Beside options
group-card = { $card }
hint-share = { $henchman }: { $hurt ->
        [0] unhurt
        [1] exhausted
       *[other] knocked out
    }; { $other }: { $other_hurt ->
        [0] unhurt
        [1] exhausted
       *[other] knocked out
    }

misfit-scenario = The election is the last chapter of a campaign: open the table with another first Scenario, or with Bid for Power as a single game.
