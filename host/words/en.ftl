### Everything Backroom says that is not a game's.

list-comma = ,{" "}
computer-names = Cousin Vito|Auntie Mabel|The Quiet One|Madame Zola|Lefty Lindqvist|Professor Oakum

## Buttons
button-hand = My hand
button-describe = Describe
button-advice = Advice
button-log = Log
button-more = ⋯
button-rest = More
button-undo = Undo
button-nudge = Call the table
button-leave = Leave
button-leave-yes = Leave for good
button-end-yes = End it for all
button-rules = Rules
button-how = How to play
button-settings = Settings
button-fair = Fair dice
button-board = Open the board
button-join = Join
button-computer = Add computer
button-start = Start
button-cancel = Cancel
button-take = Take this seat
button-again = Play again
button-export = Export
button-thanks = Thanks, all
button-yes = Take it back
button-no = Let it stand
button-type = Type a number
button-choose = Choose …
button-back = Back
menu-choose = Choose …
button-coach = { $coach ->
        [yes] Turn the coach off
       *[no] Turn the coach on
    }
button-drop = Remove a computer
button-log-all = From the beginning

## Lessons
button-learn = Learn
button-open = Open it
button-lesson-leave = Leave the lesson
button-lesson-on = Go on
button-lesson-anew = From the beginning
button-practise = Play a real game
lesson-heading = ## { $game } · lesson
lesson-step = ## { $game } · lesson · step { $step } of { $steps }
lesson-wrong = Not that one: it may be a fine move some other day, but this step is about something else. Nothing has happened; have another look at what stands above the question.
lesson-known = You are at step { $step } of { $steps } of the lesson in **{ $game }**.
lesson-by-dm = **{ $game }**, from the beginning: it waits in your direct messages, where your hand will come in real games, too.
lesson-closed = Your direct messages are closed to me, so all of it happens here, and nobody else sees it. `{ $command }` brings it back.
lesson-ended = This lesson is over. `{ $command }` begins another one.
more-lesson = **{ $game }**, the lesson
sorry-no-lesson = { $game } has no lesson yet. Its rules are a good read.
sorry-in-lesson = That is for real games: in a lesson only right answers count, so there is nothing to take back, and nobody to play for.
sorry-lesson-rewritten = This lesson has been rewritten since you began it. `{ $command }` begins it anew.

## The lobby
lobby-heading = ## { $game } · table { $table }
lobby-facts = **{ $least ->
    [0] { $most ->
        [one] one player
       *[other] { $most } players
    }
   *[other] { $least }–{ $most } players
} · { $short }–{ $long } minutes at a table{ $slow ->
    [yes] , days by chat
   *[no] {""}
}**
lobby-host = `{ $letter }` **{ $name }** (host)
lobby-person = `{ $letter }` **{ $name }**
lobby-computer = `{ $letter }` { $name } (computer)
seat-name = Seat { $letter }
lobby-empty = `{ $letter }` *free*
lobby-short = { $missing ->
    [one] One more player and the host can start.
   *[other] { $missing } more players and the host can start.
}
lobby-ready = { $free ->
    [one] The host can start, or wait for one more: **last free seat**.
   *[other] The host can start, or wait: { $free } seats are free.
}
lobby-full = Every seat is taken. The host can start.
lobby-clock = **Clock**: { $span } for each decision; then the house decides.
span = { $unit ->
    [days] { $count ->
        [1] a day
        [3] three days
        [7] a week
       *[other] { $count } days
    }
    [hours] { $count ->
        [1] an hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [1] a minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] a second
       *[other] { $count } seconds
    }
}
lobby-off = **{ $option }**: off
lobby-clocks = { $first }; then the house decides.{ $others ->
    [none] {""}
   *[other] {" "}{ $others }.
}
lobby-no-clock = **Clock**: none. Take your time.
lobby-coach = **Coach**: { $coach ->
        [yes] on. *Advice* on your panel names good answers, and why{ $said ->
            [none] ; off as soon as a second person sits here
           *[other] {""}
        }.
       *[no] off{ $said ->
            [none] , as several people play; the host may turn it on under **⋯**
           *[other] {""}
        }.
    }
lobby-fair = -# Fair dice: `{ $hash }…`
lobby-started = **{ $game }** · table { $table } has begun: { $names }.
lobby-cancelled = **{ $game }** · table { $table } was closed before it began. Open a new one whenever you like.
lobby-done = Done. The card of table **{ $table }** in the channel shows who sits there now.
opened = Table **{ $table }** is open. People join on the card in this channel.
opened-thread = Table **{ $table }** is open in { $thread }.
again-joined = You sit at table **{ $table }**, which somebody has opened already: same game, same rules.
again-opened = Table **{ $table }** is open, same game, same rules. The others have but to press Join.

## The board
board-heading = ## { $game } · table { $table } · round { $round }
board-turn = **{ $name }**, { $deed }
board-several = Waiting for { $names }: { $deed }.
board-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
offer = **{ $name }** has left { $game } table { $table }. The computer keeps the seat warm: who takes over?
offer-over = The seat of { $name } at table { $table } is no longer free.
moved = { $game } table { $table } has moved to another channel.
halted-paused = { $game } table { $table } is paused: it lost its channel. Use `/table resume` where it should go on.
halted-frozen = { $game } table { $table } stands still: something in it does not add up. Nothing is lost; the owner of this bot can look into it with `/backroom check`.
halted-void = { $game } table { $table } was ended. It counts for nobody.
halted-cancelled = { $game } table { $table } was closed.
more-heading = Table **{ $table }**
nudge = { $names }: table { $table } is waiting for you.
leave-sure = Leave table **{ $table }**? { $what ->
    [last] You are the last person there: the game ends, and it counts for nobody.
    [out] You go out of the game for good: nobody plays your seat after you, and you cannot come back.
   *[offered] The computer plays your seat until somebody takes it. You may take it back as long as it is free.
}
end-sure = This ends table **{ $table }** for everybody, and it counts for nobody.
leave-done = You have left table **{ $table }**.
fair = **Nobody loads the dice of table { $table }.** Before the first card was dealt, the lobby showed the fingerprint of a secret:
    `{ $hash }`
    The secret is mixed with the presses that seated and started the table, so that not even the owner of this bot can choose the deal. At the end the secret is shown, and *Export* gives a file that `python bot.py verify` checks draw by draw.

## The rules, the topic that all games share
rules-table =
    {"**"}Who begins.** { $begins }

    {"**"}Clocks.** { $paces ->
        [none] Whoever opens the table says how long a decision may take: from an hour to a week, three days if nothing is said, or as long as it takes.
       *[other] Whoever opens the table chooses a pace, the first of these if nothing is said: { $paces }.
    } The lobby tells which. A clock runs for whoever is awaited; while the house is away it stands still. Where you have an hour or more, you are reminded half-way.

    {"**"}When a clock has run out** the house decides: { $decides } { $absent ->
        [0] {""}
        [2] Let two turns in a row go by, and nobody waits for you any longer, until you act again.
       *[other] Let { $absent } turns in a row go by, and nobody waits for you any longer, until you act again.
    }

    {"**"}Leaving.** `/table leave`, or *Leave* under ⋯. The computer plays your seat, from what the seat may know, until somebody takes it; you may do so yourself as long as it is free. { $leaving ->
        [none] {""}
       *[other] { $leaving }
    } If the last person leaves, the game ends and counts for nobody.

    {"**"}Seats.** Whoever hosts may give a seat to somebody else, or to the computer (`/table replace`), and hand hosting on (`/table host`).

    {"**"}Taking back.** *Undo* takes back your last answer. If others have seen something since, they are asked first.
    .title = Beginning, clocks, leaving

## The hand
hand-heading = **Your hand** · { $game } { $table }
hand-may = { $ask } Or let it be.
advice-heading = **Advice**
advice-line = { $place }. **{ $option }**: { $why }
advice-and = {" "}·{" "}
advice-none = **Advice**: { $must ->
        [yes] nothing speaks for one of these answers more than for another.
       *[no] this can wait. Nothing has to be answered here.
    }
hand-beside = -# **{ $option }**: { $hint }
now-waiting = Waiting for { $names }.
now-yours = You are asked something: **My hand** shows it.
now-newer = A newer message shows your hand.
now-seat = You do not sit at this table any more.
now-lobby = The game has not begun.
now-paused = The table is paused.
now-frozen = The table stands still.
now-finished = The game is over.
now-void = The game was ended.
now-cancelled = The table was closed.
dm-welcome = You are in: **{ $game }**, table **{ $table }**. When it is your turn, your hand comes here.
note-closed = Your direct messages are closed to me, so nothing can be sent to you there. No harm done: press **My hand** on the board instead. (`/settings` changes where hands come.)
form-number = A number, please
form-range = From { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , in steps of { $step }
    }
form-choose = Choose, please
form-part = { $first } … { $last }
form-count = { $least ->
    [0] Up to { $most } in all, from every list together.
   *[other] { $least ->
        [one] One at least, { $most } at most
       *[other] { $least } at least, { $most } at most
    }, from every list together.
}
reminder = **{ $game } { $table }** is still waiting for you. In about { $left } the house decides for you.
back = The house was away for about { $away }, and its clocks stood still. It is back, and so is the rest of your time:
back-table = **{ $game } { $table }** is waiting for you, for about { $left }.

## The log
log-since = **Table { $table }** since your last turn
log-all = **Table { $table }** from the beginning
log-empty = Nothing has happened yet.
log-earlier = … and more before that
## What happened, for one reader
you = you
told-clock = Time ran out for { $name }; the house decided.
told-clock-own = Your time ran out; the house decided for you.
told-since = **Since your last turn**
told-undone = What was played here was taken back.
told-again = { $text }, { $times ->
        [2] twice
       *[other] { $times } times
    }.
moment = ✦ **{ $text }**
told-headline = 🗞️ **{ $text }**
told-more = … and more in the *Log*.

## The log, line by line
log-clock = Time ran out for { $name }; the house decided:
log-undo = { $name } took a move back.
log-recovery = The rules were mended: the step that was under way began anew.
export-ready = Table **{ $table }** as a file. `python bot.py verify` checks its dice.

## Taking back
undo-done = Taken back.
undo-vote = Others have seen something since, so they are asked first.
vote-undo = **{ $name }** would like to take back a move at table { $table } ({ $count ->
    [one] one answer
   *[other] { $count } answers
}, with everything since).
vote-count = { $yes } for, { $no } against; { $need } needed.
vote-yes = Agreed: it is taken back.
vote-no = It stands.
vote-passed = Play has gone on; the vote is over.
vote-left = { $name } has left the table; the vote is over.
vote-halted = The table does not go on; the vote is over.
vote-silence = Nobody decided within a day; it stands.
cast-counted = Your word is noted.
cast-yes = That decides it: taken back.
cast-no = That decides it: it stands.
cast-left = Whoever asked has left the table; the vote is over.
cast-halted = The table does not go on; the vote is over.
cast-passed = Play has gone on meanwhile; the vote is over.

## The end
end-heading = ## { $game } · table { $table } · the end
end-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
} **{ $name }** { $score }
end-together = { $won ->
    [yes] 🏆
   *[no] 🕯️
} **{ $names }**
final-place = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
} **{ $rank ->
    [1] { $shared ->
        [yes] You share the first place
       *[no] You win
    }
   *[other] { $shared ->
        [yes] You share place { $rank } of { $of }
       *[no] You come in at place { $rank } of { $of }
    }
}** with { $score }.
final-together = { $won ->
    [yes] 🏆 **You have won, all together.**
   *[no] 🕯️ **You have lost, all together.**
}
end-fair = -# Fair dice, the secret: `{ $secret }`
end-thanked = -# Thanks from { $names }.
thanks-noted = Passed on.

## Settings
settings = **Your settings**
    Hands come by: { $hand }
    Turns { $pings ->
        [yes] ring for you
       *[no] do not ring for you
    }
settings-dm = Direct message
settings-channel = My hand in the channel
settings-both = Both
settings-pings = { $pings ->
    [yes] Stop ringing
   *[no] Ring for my turns
}
settings-old-boards = **This server**, which you manage
    Boards left behind { $keeps ->
        [yes] keep their picture beside their story
       *[no] become their story: what happened, without a picture
    }
settings-keep = Old boards: { $keeps ->
    [yes] story alone
   *[no] keep pictures
}
old-boards-story = Their story alone
old-boards-pictures = Their story and their picture

## Commands
command-game = { $game }: open a table, read the rules
command-new = Open a table of { $game }
command-learn = A first game of { $game }, step by step, for you alone
command-rules = How { $game } is played
command-table = Your tables, of any game
command-list = Your tables, those that wait for you first
command-show = The board of a table
command-hand = Your hand, for your eyes only
command-log = What happened since your last turn
command-play = Answer the current question by typing
command-undo = Take your last move back
command-leave = Leave a table
command-replace = Give a seat to somebody else, or to the computer (host)
command-host = Hand hosting on to another player
command-resume = Bring a paused table into this channel
command-end = End a table for all (host)
command-settings = Where your hands come, and whether turns ring
command-backroom = For the owner of this bot
command-status = How the house is doing
command-backup = Write a checked copy of the store
command-check = Open every stored table and name those that fail
option-seats = The most players (the game may start with fewer)
option-clock = Time for each decision; then the house decides
option-place = Where the table lives
option-topic = What you would like to know
option-table = Which table; usually there is no need to say
option-text = As text, without the picture
option-attach = A finished table as a file
option-answer = What you do
option-seat = The seat's letter or the player's name
option-member = Who takes it; nobody: the computer
option-new-host = Who hosts from now on
option-sure = Yes, end it
option-hand = Where your hand comes
option-pings = Whether turns ring for you
option-old-boards = What boards left behind show on this server (for who manages it)
clock-choice = { $hours ->
    [0] No clock
    [1] 1 hour
    [72] 3 days
    [168] A week
   *[other] { $hours } hours
}
place-here = In this channel
place-thread = In a thread of its own
table-label = { $table } · { $game } · { $status }
status-lobby = lobby
status-playing = under way
status-paused = paused
status-frozen = stands still
status-finished = finished
status-void = ended
status-cancelled = closed

## Answers of commands
list-heading = **Your tables**
list-empty = You sit at no table. `/fixer new` opens one.
list-wanted = - **[{ $game } { $table }](<{ $link }>)**: it is your turn
list-playing = - [{ $game } { $table }](<{ $link }>): waiting for { $names }
list-lobby = - [{ $game } { $table }](<{ $link }>): in the lobby
list-lesson = - Lesson in { $game }: step { $step } of { $steps }; `{ $command }` goes on with it
list-private = - { $game } { $table }, you and computers: { $yours ->
    [yes] it is your turn
   *[no] under way
}; `/table hand table:{ $table }` shows it
list-paused = - { $game } { $table }: paused; `/table resume` brings it back
list-frozen = - { $game } { $table }: stands still
list-finished = - { $game } { $table }: finished
list-void = - { $game } { $table }: ended
list-cancelled = - { $game } { $table }: closed
list-broken = - { $table }: stands still; the owner of this bot can look into it
which-table = More than one table could be meant. Which?
which-button = { $game } { $table }
seat-lost = Your seat in **{ $game }**, table **{ $table }**, is { $taken ->
    [yes] **{ $new }**'s from now on. Whoever hosts the table has given it away.
   *[no] no longer yours: whoever hosts the table has taken you out.
}
seat-got = **{ $old }**'s seat in **{ $game }**, table **{ $table }**, is yours now. When it is your turn, your hand comes here.
seat-changed = **{ $new }** plays for **{ $old }** at table **{ $table }** from now on.
replaced = Done: the seat at table **{ $table }** has changed hands.
host-is-now = **{ $name }** hosts table { $table } now.
resumed = Table **{ $table }** goes on here.
ended = Table **{ $table }** is closed.
status-heading = **Backroom**
status-line = { $what }: { $count }
status-sent = since the start: { $sent } messages sent, { $edited } edited, { $drawn } pictures drawn
status-games = games: { $games }
backup-done = Written and checked: `{ $file }`, beside the store.
check-done = { $good } tables open as they should; { $bad } do not.
check-bad = - `{ $table }`: { $why }
lost-playing = { $why ->
    [locked] The thread of **{ $game } { $table }** is locked, and I may not open it
    [asleep] The thread of **{ $game } { $table }** sleeps, and I cannot wake it
    [moderation] The moderation of this server holds back what I post for **{ $game } { $table }**
    [refused] Discord does not take what I post for **{ $game } { $table }** in its channel
   *[place] I cannot post in the channel of **{ $game } { $table }** any more
}, so the table is paused. Nothing is lost: use `/table resume table:{ $table }` in a channel where I may see, write and attach files.
lost-lobby = { $why ->
    [locked] The thread of **{ $game } { $table }** is locked, and I may not open it
    [asleep] The thread of **{ $game } { $table }** sleeps, and I cannot wake it
    [moderation] The moderation of this server holds back what I post for **{ $game } { $table }**
   *[place] I cannot post in the channel of **{ $game } { $table }**
}, so its lobby is closed. Open a table in a channel where I may see, write and attach files.
stuck = **{ $game } { $table }**: Discord does not take { $part ->
    [hand] the hand of { $name }
    [board] the board
    [lobby] the lobby's card
    [offer] the card of a free seat
    [vote] the card of a vote
    [end] the last card
   *[other] what I post there
}, though I have tried several times. Nothing is lost: { $part ->
    [hand] **My hand** on the board shows it all the same.
   *[other] `/table show table:{ $table }` tells how it stands, and I try again with the next move.
} The owner of this bot finds the reason in the log.

## When something cannot be done
sorry-passed = That moment has passed.
sorry-twice = That was counted already.
sorry-unfit = That does not fit what is asked now.
sorry-number = “{ $typed }” will not do: it takes a number from { $least } to { $most }{ $step ->
        [1] {""}
       *[other] , in steps of { $step }
    }.
sorry-old-button = This button is from an older version of the bot. Press **My hand** on the newest board, or use `/table hand`.
sorry-old-command = That command has changed. Wait a minute, restart Discord, and try again.
sorry-no-such-table = There is no table { $table } here. `/table list` shows yours.
sorry-no-table = I don't know which table you mean. Name it, or use `/table list` to see yours.
sorry-which-table = More than one table could be meant: { $tables }. Please name it.
sorry-no-such-game = That game is not in this house.
sorry-game-broken = { $game } cannot be played just now: one of its files is broken. The owner of this bot can see which in the log.
sorry-not-seated = You do not sit at table { $table }. If a seat is offered, take it there.
sorry-not-your-seat = That is not your seat at table { $table }. Press **My hand** on the board for yours.
sorry-not-manager = What old boards show is for whoever manages this server to say (*Manage Server*). The rest of `/settings` is yours.
sorry-no-server = Old boards are a server's: set that in one of its channels. The rest of `/settings` works here.
sorry-not-yours-now = That choice is somebody else's to make at table { $table } just now.
sorry-not-asked = Nothing is asked of you at table { $table } now.
sorry-no-such-option = That is not one of the choices. Press **My hand** on the board for those you have.
sorry-no-such-answer = I can't find “{ $typed }” among your choices. Start typing and pick one from the list.
sorry-several-options = “{ $typed }” fits several of your choices: { $options }. Type a little more, or pick one from the list.
sorry-lobby-over = Table { $table } is no longer in its lobby.
sorry-already-seated = You sit at table { $table } already.
sorry-they-are-seated = They sit at table { $table } already.
sorry-they-are-not-seated = They do not sit at table { $table }.
sorry-full = Table { $table } is full.
sorry-no-computer = There is no computer player at table { $table }.
sorry-too-few = At least { $least } players are needed. Invite somebody, or press **Add computer**.
sorry-seats = This game is for { $least } to { $most } players.
sorry-misfit = { $reason }
sorry-no-coach = There is no coach at table { $table }: its host turned it off, or several people play.
sorry-host-only = Only the host of table { $table } can do that.
sorry-not-allowed = Only the owner of this bot can do that.
sorry-leave-instead = That is your own seat: use `/table leave`.
sorry-no-such-seat = Table { $table } has no such seat. Use its letter, or the player's name.
sorry-which-seat = “{ $typed }” could mean more than one seat: { $seats }. Please name it by its letter, with the sign before it.
sorry-seat-taken = That seat is not free any more.
sorry-no-bots = Other bots can't take a seat; leave the member out and the computer plays it.
sorry-many-tables = You are at { $most } tables that are not over, and there is no room for more. `/table list` shows them: leave or end one first.
sorry-they-have-many = They are at { $most } tables that are not over, and there is no room for more.
sorry-fast-tables = You have opened { $most } tables within { $number } minutes. Take a breath, and open the next one in a while.
sorry-guild-only = Tables are opened in a server's channel.
sorry-no-threads = I can't open a thread here. Choose “In this channel”, or give me the rights *Create Public Threads* and *Send Messages in Threads*.
sorry-no-voice = I may not post here. Give me the rights *View Channel*, *Send Messages* (within a thread *Send Messages in Threads*), *Attach Files* and *Read Message History* in this channel, or use another one.
sorry-busy = Discord is busy just now. Please try again in a minute.
sorry-slow = That took too long. Please press once more.
sorry-is-lobby = Table { $table } has not begun. The host presses **Start** on its card.
sorry-is-playing = Table { $table } is under way.
sorry-is-paused = Table { $table } is paused. `/table resume` brings it into this channel.
sorry-is-frozen = Table { $table } stands still: something in it does not add up. Nothing is lost; the owner of this bot can look into it.
sorry-frozen = { sorry-is-frozen }
sorry-is-finished = Table { $table } is finished. `/table log` tells how it went.
sorry-is-void = Table { $table } was ended.
sorry-is-cancelled = Table { $table } was closed before it began.
sorry-export-later = Table { $table } can be exported when it is finished: the file shows every hand.
sorry-nothing-to-undo = There is no move of yours at table { $table } to take back.
sorry-vote-open = A vote at table { $table } is open already.
sorry-vote-over = That vote is over.
sorry-no-vote = Your word does not count in this vote: only those who play at the table, other than the one who asks.
sorry-nudge-later = Nobody to call at table { $table } just now, or they were called within the hour.
sorry-try-again = Somebody was faster. Please try once more.
sorry-store = The house cannot write to its book just now; nothing was changed. Please try again in a minute.
sorry-backup-failed = No good copy could be written. The log says why; the store itself is untouched.
sorry-bug = Something went wrong on our side. Your table is safe: press **My hand** on the board to see where it stands, and mention { $number } to the owner of this bot.
picture-names = Nora|Tomás|Inês|Kwame|Zoë|Björn

## Playing here
play-taken = Port { $port } is taken by something else, so the page is on the next free one this time.
play-open = The games are on the table: { $url }
play-how = Ctrl-C ends the evening; what you have begun is kept for the next one.
play-end = Good night.
