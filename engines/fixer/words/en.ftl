### FIXER in English: what is asked, chosen, and told.

-name = FIXER
name = FIXER
    .tagline = Four powers, one drawer of secrets, and an empty suit is a loaded gun.
    .goal = Beat your rivals' cards, lane by lane, and take them: {"**"}the numbers on what you took are your points{"**"}, with 4 more for each face-up marker. The highest score governs.
list-comma = ,{" "}

## Suits and cards
suit-R = Regime
suit-C = Capital
suit-M = Media
suit-P = People
card-R1 = Regime 1
card-R2 = Regime 2
card-R3 = Regime 3
card-R4 = Regime 4
card-R5 = Regime 5
card-R6 = Regime 6
card-R7 = Regime 7
card-R8 = Regime 8
card-R9 = Regime 9
card-C1 = Capital 1
card-C2 = Capital 2
card-C3 = Capital 3
card-C4 = Capital 4
card-C5 = Capital 5
card-C6 = Capital 6
card-C7 = Capital 7
card-C8 = Capital 8
card-C9 = Capital 9
card-M1 = Media 1
card-M2 = Media 2
card-M3 = Media 3
card-M4 = Media 4
card-M5 = Media 5
card-M6 = Media 6
card-M7 = Media 7
card-M8 = Media 8
card-M9 = Media 9
card-P1 = People 1
card-P2 = People 2
card-P3 = People 3
card-P4 = People 4
card-P5 = People 5
card-P6 = People 6
card-P7 = People 7
card-P8 = People 8
card-P9 = People 9

## The options of a table
setting-exchange = Card Exchange
    .about = Before the first turn everybody passes three cards to the left.
setting-long_game = Long Game
    .about = Two rounds; cards left in hand come along.
setting-first_player = First player
    .about = Who begins: drawn, or a seat.
    .none = drawn at random
    .seatA = Seat A (seats stay in the order of joining)
    .seatB = Seat B (seats stay in the order of joining)
    .seatC = Seat C (seats stay in the order of joining)
    .seatD = Seat D (seats stay in the order of joining)
    .value = { $value ->
        [0] A
        [1] B
        [2] C
       *[other] D
    }

## What is asked
ask-play = Pick a lane, then a card.
    .public = your turn: pick a lane, then a card
    .short = your turn
ask-keep = Keep it, or discard it face down?
    .public = keep the card that beat you, or discard it?
    .short = keep or discard
about-lost = { $winner } took your { $losing } in { $lane } with { $winning }. It is yours now, face up on the table; you hold { $held ->
        [0] no card of its suit
        [one] one card of its suit
       *[other] { $held } cards of its suit
    }.
ask-exchange = Choose three cards for the player on your left.
    .public = choose three cards to pass to the left
    .short = pass three cards

## Options
group-against = { $lane } vs { $foe }{ $card ->
        [none] {""}
       *[other] {""} · answer { $card }
    }
option-put = { $card } in { $lane }
    .short = { $card }
option-keep = Keep it
    .short = Keep it
option-discard = Discard it
    .short = Discard it
option-exchange = Pass { $cards }
    .short = Pass three cards
done-put = You played { $card } in { $lane }.
done-keep = You kept it.
done-discard = You discarded it.
done-exchange = You pass on { $cards }. The deal moves when everybody has chosen.

## What a play would do
hint-lead = Leads: waits for a reply
    .short = leads
hint-wins = Wins { $critical ->
        [yes] critically, +{ $worth }
       *[no] normally, +{ $worth }
    }
    .short = wins
hint-loses = Loses { $critical ->
        [yes] critically
       *[no] this duel
    }
    .short = loses

## What happened
event-dealt = Round { $round }: cards are dealt. { $first } begins.
event-locked = { $seat } has chosen what to pass on.
event-passed = The cards changed hands, three to the left.
event-gave = You passed { $cards } to { $to } and got { $got } from { $source }.
event-led = { $seat } leads { $card } in { $lane }.
    .own = You lead { $card } in { $lane }.
event-captured = { $winner } captures { $losing } from { $loser } in { $lane }: { $winning } { $lead ->
        [yes] held{ $critical ->
            [yes] , a critical win
           *[no] {""}
        }
       *[no] replied{ $critical ->
            [yes] , a critical win
           *[no] {""}
        }
    }.
    .own = You capture { $losing } from { $loser } in { $lane }: { $winning } { $lead ->
            [yes] held
           *[no] replied
        }{ $critical ->
            [yes] , a critical win
           *[no] {""}
        }.
event-kept = { $seat } keeps { $card }.
    .own = You keep { $card }.
    .clause = { $seat } keeps { $card }
    .own-clause = you keep { $card }
event-discarded = { $seat } { $why ->
        [forced] must discard { $card }: that suit lies open in the pile
        [idle] has no play left and drops { $card }
       *[chosen] discards { $card }
    }.
    .own = You { $why ->
        [forced] must discard { $card }: that suit lies open in your pile
        [idle] have no play left and drop { $card }
       *[chosen] discard { $card }
    }.
    .clause = { $seat } { $why ->
        [forced] must discard { $card }, whose suit lies open
        [idle] has no play left for { $card }
       *[chosen] discards { $card }
    }
    .own-clause = you { $why ->
        [forced] must discard { $card }, whose suit lies open in your pile
        [idle] have no play left for { $card }
       *[chosen] discard { $card }
    }
event-skipped = { $seat } has no open lane and is skipped.
    .own = You have no open lane and are skipped.
event-scores = Round { $round } is over: { $scores }.
event-instant = { $seat } owns two whole lanes. That ends it on the spot.
    .own = You own two whole lanes. That ends it on the spot.
event-won = { $seats } { $seats-count ->
        [one] wins
       *[other] win
    } with { $score } points.
    .own = You win with { $score } points.

## The end
end-points = The files are closed. { $winners } walks out with the biggest drawer.
    .shared = The files are closed, and { $winners } share the key to the biggest drawer.
end-instant = Nobody got to count: { $winners } bought two whole districts and closed the book.
    .shared = { end-instant }
end-second = { $name } takes second with { $score }, and the number of a good lawyer.

misfit-first-player = The seat named as first player is beyond the number of seats. Open the table with another choice.
