### Bear in a Box: what is asked, chosen and told.

name = Bear in a Box
    .tagline = Everybody has an animal in a box. Yours is a bear, of course. They all are.
    .goal = Honey, boxes and bare-faced lies: **the greatest animal that nobody ran from** eats the pot.
list-comma = ,{" "}

animal-mouse = the mouse
animal-fox = the fox
animal-wolf = the wolf
animal-bear = the bear

setting-deals = Deals
    .about = How often boxes are dealt.
    .value = { $value } deals

about-box = In your box: **{ $animal }**. In the pot: { $pot } jars of honey.
ask-open = Sit still, or add a jar?
    .public = sit still or add a jar
    .short = sit or add
ask-answer = Somebody looks very sure. Match the jar, or leave?
    .public = match the jar or leave
    .short = match or leave
option-sit = Sit still
    .short = Sit still
option-add = Add a jar
    .short = Add a jar
option-match = Match it
    .short = Match it
option-leave = Leave
    .short = Leave
hint-grows = { $pot } jars in the pot
    .short = pot { $pot }
done-sit = You sit still and look at nobody.
done-add = You add a jar, as one does who has a bear.
done-match = You match it. Now it is about the boxes.
done-leave = You leave, whistling. Nobody has seen your box.

event-dealt = Deal { $deal }: a box and a jar each. { $first } begins.
event-peeked = In your box sits { $animal }.
event-did = { $seat } { $deed ->
        [sit] sits still
        [add] adds a jar
        [match] matches it
       *[leave] leaves the honey behind
    }.
    .own = You { $deed ->
        [sit] sit still
        [add] add a jar
        [match] match it
       *[leave] leave the honey behind
    }.
event-opened = { $seat } opens the box: { $animal }!
event-won = { $seat } takes the pot of { $pot }.
    .own = You take the pot of { $pot }.
    .clause = { $seat } takes the pot of { $pot }
    .own-clause = you take the pot of { $pot }

end-honey = { $winners } licks the last jar clean.
    .shared = { $winners } sit in the same puddle of honey, and neither will move.
end-second = { $name } goes home with { $score }, a little sticky.

rules-begins = The first seat.
rules-clock = you believe everything.
rules-topics = overview animals
rules-overview =
    Everybody puts **one jar of honey** into the pot and gets a box with an animal in it. You may look into yours. One more box stays shut.

    In turn you **sit still** or **add a jar**. As soon as somebody has added one, all others, once each, **match it** or **leave** and lose what they put in.

    Those who are left open their boxes, and the greatest animal wins the pot. If only one is left, that box stays shut, and everybody wonders. The seat that begins moves on with each deal; after the last, most honey wins.
    .title = A deal
rules-animals =
    With two: **mouse, fox, bear**. With three the **wolf** comes between fox and bear. There is one of each, so whoever holds the bear knows something that nobody else does.

    Each eats all that stand before it. The mouse eats nobody, and wins surprisingly often: add a jar now and then with a face like a bear's, and see who runs.

    The fox is the hard one. It beats a mouse that pretends and loses to everybody who does not, so it mostly sits still and hopes to be asked cheaply.
    .title = The animals
