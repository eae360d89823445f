### What speaks for an answer, for whoever asks for advice.

why-total = in all { $allies ->
        [0] { $items ->
            [0] { $foes ->
                [0] { $notices ->
                    [0] nothing goes and nothing comes
                    [one] one contract for { $notice_fame } fame
                   *[other] { $notices } contracts for { $notice_fame } fame
                }
                [one] one foe with { $fame } fame
               *[other] { $foes } foes with { $fame } fame
            }
            [one] one item
           *[other] { $items } items
        }
        [one] one ally with attack { $attack }
       *[other] { $allies } allies with attack { $attack }
    }{ $allies ->
        [0] {""}
       *[other] { $items ->
            [0] {""}
            [one] {" "}and one item
           *[other] {" "}and { $items } items
        }
    }
why-keeps = keeps your hand of { $hand } and your company of { $field }, { $ready } of it ready
why-tally = it stands at { $tally } of { $needs }
why-actions = { $left ->
        [0] no action is left
        [one] you have one action
       *[other] you have { $left } actions
    }
why-fame = you have { $own } fame{ $most ->
        [none] {""}
       *[other] , the best of the others { $most }
    }
