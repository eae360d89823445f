### What the fire tells of a round of Fame & Fable, and what is remembered of a game.

headline-champion = Everybody stand: { $seat } has the cup. The others have one day left to want it more.
    .b = The song has a last verse now, and { $seat } is in it by name. One more day for everybody else.
    .c = { $seat } is first at the end of the road. Being first has been known to end badly; there is a day for that.
headline-trophy = Tonight's song: { $foe } went out to frighten { $seat }, and is a trophy.
    .b = { $foe } has been told about for a hundred years. From tonight { $seat } does the telling.
    .c = They will say that { $foe } slipped. { $seat } says otherwise, with gestures, and has { $fame } fame for it.
headline-beast = The road is safe from { $foe }: { $seat } had a word with it, and the word was { $fame }.
    .b = { $foe } is no more. By supper { $seat } has it twice as tall.
    .c = Berries may be picked again where { $foe } used to be. { $seat } asks for { $fame } fame and a berry.
headline-rout = { $count ->
        [one] { $foe } sends its regards to { $seat }, who did not stay to receive them.
       *[other] { $foe } and friends send their regards to { $seat }, who did not stay to receive them.
    }
    .b = Asked about { $foe }, { $seat } speaks warmly of the view, mostly of the way back.
    .c = { $foe } had company for supper. { $seat } made excuses, and left somebody behind to make the rest.
headline-chairs = Empty chairs at { $victim }'s fire, where { $allies-count ->
        [one] there was one for { $allies }
       *[other] there were some for { $allies }
    }. { $seat } has not sat down in them. Yet.
    .b = Gone from { $victim }'s company: { $allies }. { $seat } knows nothing, at some length.
    .c = { $victim } sets the table and counts again. { $seat } looks at the moon. { $allies } will not be needing soup.
headline-turncoat = { $ally } has had enough of { $victim }'s cooking. It is { $seat } who set the other table.
    .b = A warm word from { $seat }, and { $ally } is on another side. { $victim } is having the word looked up.
    .c = { $victim } swore by { $ally }. { $seat } knew what to swear back.
headline-pockets = Check your pockets, says the innkeeper. { $victim } need not: { $seat } has done it.
    .b = { $victim } is lighter by { $count ->
            [one] a card
           *[other] { $count } cards
        }, and walks no faster. { $seat } does.
    .c = Lost between two fires, one bag of { $victim }'s. { $seat } helps to look, far away from it.
headline-leap = Make way: { $seat } comes { $fame } spaces up the road and stops at { $at }, hardly out of breath.
    .b = { $fame } fame since the last fire. { $seat } calls it a walk.
    .c = Somebody saw { $seat } go past at a run. { $at } was the last they could read.
headline-tumble = What was sung of { $seat } last week is sung more quietly: { $fame } fame has gone.
    .b = A verse about { $seat } is struck out. It was { $fame } fame long.
    .c = { $seat } walks back { $fame } spaces, and says it was for a thing left behind.
headline-promises = { $count ->
        [one] { $seat } kept a promise. The notice has been framed.
       *[other] { $seat } kept { $count } promises and asks whether anybody else is going to.
    }
    .b = The wall is barer for { $seat }, who took { $count ->
            [one] a notice
           *[other] { $count } notices
        } down, and { $fame } fame with { $count ->
            [one] it
           *[other] them
        }.
    .c = { $fame } fame for doing as one said: { $seat } has found a way that few have tried.
headline-hires = { $seat } is hiring. { $count ->
        [one] One came
       *[other] { $count } came
    }, and asked about the food.
    .b = No blood today, only contracts of employment. { $seat } signed most.
    .c = The market is emptier, and { $seat } stands in the way of the light, with company.

memoir-margin = { $fame ->
        [0] In the end { $seat } and { $second } stood on the same stone, and neither would get off.
        [one] One space lay between { $seat } and { $second }. Both can still point at it.
       *[other] { $seat } came home { $fame } ahead of { $second }, and slowed down to be seen.
    }
    .b = { $fame ->
        [0] Nobody could say whether { $seat } or { $second } was first, so both did.
        [one] { $second } was one space short of { $seat }. It was a small space. It will be talked about.
       *[other] { $second } ended { $fame } behind { $seat }, and has an explanation that takes an evening.
    }
memoir-alone = { $how ->
        [won] { $seat } walked to { $at } alone, and the shadow, on { $shadow }, had only heard of it.
        [few] { $seat } had walked on to { $at } with too few trophies to sit down; the shadow, on { $shadow }, needed none.
       *[slow] { $seat } had come as far as { $at } when the shadow sat down, on { $shadow }.
    }
    .b = { $how ->
        [won] The shadow got to { $shadow }. { $seat }, on { $at }, had kept nothing warm for it.
        [few] Nobody had come so far as { $seat }, to { $at }, with so little on the wall. The shadow, on { $shadow }, has no wall.
       *[slow] On { $at } { $seat } looked up, and the place by the fire was dark. It was the shadow, on { $shadow }.
    }
memoir-trophy = The greatest that fell was { $foe }, and it was { $seat } who stood there when it did.
    .b = { $seat } brought home { $foe }, which did not fit through the door.
memoir-beast = No legend worth the name fell; { $foe } did, to { $seat }, and will have to do.
    .b = { $seat } felled { $foe }, and nobody all evening felled anything larger.
memoir-feud = { $back ->
        [0] { $seat } did { $rival } { $count } bad turns and had none back, which only made it worse.
       *[other] Between { $seat } and { $rival } it stood { $count } bad turns to { $back }, and it is not forgotten.
    }
    .b = { $back ->
        [0] { $rival } will tell you what { $seat } did, all { $count } times, and will ask what for.
       *[other] { $seat } and { $rival } went to some trouble over one another: { $count } times this way, { $back } that.
    }
memoir-lead = { $won ->
        [yes] { $seat } led for { $turns } turns together and was not once heard to look round.
       *[no] { $seat } led for { $turns } turns together, and was looking round when it mattered.
    }
    .b = { $won ->
        [yes] For { $turns } turns the others knew { $seat } by the back of the head.
       *[no] { $turns } turns long it was to be { $seat }'s song. It has somebody else in it now.
    }
memoir-runner = { $count } foes got away from { $seat }, and speak well of the exercise.
    .b = { $seat } left { $count } foes standing, each of them for a good reason.
memoir-promises = { $seat } kept { $count ->
        [one] one promise
       *[other] { $count } promises
    } for { $fame } fame, more than anybody else thought of keeping.
    .b = Of what hung on the board { $seat } took home most: { $count ->
        [one] one contract
       *[other] { $count } contracts
    }, { $fame } fame.
memoir-count = { $foes ->
        [0] Not one foe was felled
        [one] One foe was felled
       *[other] { $foes } foes were felled
    }, { $legends ->
        [0] no legend among them
        [one] a legend among them
       *[other] { $legends } of them legends
    }; { $lost ->
        [0] no ally was
        [one] one ally was
       *[other] { $lost } allies were
    } left behind. The soup was good.
    .b = The fire counts { $foes ->
        [0] no foe
        [one] one foe
       *[other] { $foes } foes
    } and { $legends ->
        [0] no legend
        [one] one legend
       *[other] { $legends } legends
    } felled, { $lost ->
        [0] nobody
        [one] one ally
       *[other] { $lost } allies
    } missed, and all of it true.
memoir-days = { $count ->
        [one] One day
       *[other] { $count } days
    } on the road, and the road did not mind.
    .b = It took { $count ->
        [one] one day
       *[other] { $count } days
    }, most of them weather.
memoir-hires = { $seat } recruited { $count ->
        [one] once
       *[other] { $count } times
    }, more than anybody, and fed them all.
    .b = Nobody signed more contracts of employment than { $seat }: { $count }.
