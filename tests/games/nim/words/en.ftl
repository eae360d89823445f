### Nim: what is asked, chosen and told, and what its pictures say.

name = Nim
    .tagline = Tea for two, and somebody always counts the biscuits.
    .goal = Help yourself to as many as you like, **from one plate**. It is all about the last one.
list-comma = ,{" "}

plate-A = the saucer
plate-B = the tea plate
plate-C = the cake plate
plate-D = the dinner plate
plate-E = the silver tray

setting-plates = Plates
    .about = How many plates are laid, from 2 to 5.
    .value = { $value }
setting-last_loses = Good manners
    .about = Whoever takes the last biscuit loses.

command-take = Help yourself without looking for the button
    .plate = From which plate
    .biscuits = How many biscuits

ask-take = Help yourself: from one plate, as many as you dare.
    .public = help yourself
    .short = help yourself
option-take = { $count ->
        [one] One biscuit
       *[other] { $count } biscuits
    } from { $plate }
    .short = Take { $count }
    .menu = From which plate?
done-take = You took { $count } from { $plate }. Crumbs everywhere.
group-lying = { $plate }: { $count ->
        [one] one biscuit
       *[other] { $count } biscuits
    }
hint-leaves = leaves { $left ->
        [0] it bare
       *[other] { $left }
    }
    .short = leaves { $left }
event-took = { $seat } takes { $count } from { $plate }, which has { $left ->
        [0] nothing but crumbs
       *[other] { $left }
    } left.
    .own = You take { $count } from { $plate }, which has { $left ->
        [0] nothing but crumbs
       *[other] { $left }
    } left.

end-wins = { $winners } eats the last biscuit, slowly.
    .shared = { end-wins }
end-loses = Nobody saw it coming but { $winners }: the last biscuit goes to the other one, and so does the blame.
    .shared = { end-loses }

rules-begins = The first seat.
rules-clock = the smallest helping is taken.
rules-topics = overview
rules-overview =
    Plates of biscuits stand between the two of you: three, five, seven, and more if you ask for more.

    When it is your turn, take **one or more biscuits from one plate**. You may clear it. You may not pass, and you may not put one back.

    Whoever takes the **last biscuit of all** wins. With *Good manners* that person loses instead, and is talked about.

    There is a trick to it. It was found in 1901, has to do with pairs, and works on everybody who does not know it. The computer does.
    .title = All there is

## Pictures
pic-seat = Seat { $letter }
pic-game = NIM
pic-turn = { $name } reaches for a plate
pic-won = { $name } wins
pic-yours = Your turn: help yourself
pic-not-yours = { $name } is reaching for a plate
pic-goal-wins = The last biscuit wins
pic-goal-loses = The last biscuit loses
pic-count = { $count ->
        [0] bare
       *[other] { $count }
    }
pic-last = { $name } took { $count } from { $plate }
pic-first = Nobody has touched a thing.
pic-cover = the last biscuit decides

alt-cover = Nim. A row of biscuits under the title, the last one bitten: the last biscuit decides.
alt-board = Nim, turn { $turn }: { $sentence }. { $goal }.
alt-plates = On the plates: { $list }.
alt-plate = { $plate } { $lying } of { $laid }
alt-last = { $last }.
alt-seats = At the table: { $list }.
alt-seat = { $letter } { $name }
alt-hand = What you can reach in Nim, seat { $letter }: { $sentence }. { $goal }.
