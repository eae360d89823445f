# What the pictures say, and the texts instead of them.

pic-seat = Seat { $letter }
pic-game = Bear in a Box
pic-acts = { $name } to act
pic-wins = { $name } has most honey
pic-share = { $names } have most honey
pic-deal = deal { $deal } of { $deals }
pic-pot = pot { $pot }
pic-jars = { $jars ->
    [one] 1 jar
   *[other] { $jars } jars
  }
pic-deed-none = not yet
pic-deed-sit = sits still
pic-deed-add = added a jar
pic-deed-match = matched it
pic-deed-leave = left
pic-last-none = The first boxes are still warm.
pic-last-shut = Deal { $deal }: { $name } won { $pot }, box unopened.
pic-last-opened = Deal { $deal }: { $name } won { $pot }. { $boxes }.
pic-opened = { $name }: { $animal }
pic-own = Your box
pic-own-none = All boxes are open.
pic-own-open = sit still, or add a jar
pic-own-answer = match the jar, or leave
pic-own-wait = wait and look innocent
pic-order = { $animals }: each eats those before
pic-cover = yours is a bear, of course

alt-cover = Bear in a Box. Four animals in a row, from mouse to bear, the bear half out of its box.
alt-board = Bear in a Box, deal { $deal } of { $deals }: { $sentence }. In the pot: { $pot }.
alt-seat = { $letter } { $name }: { $jars }, { $stake } in the pot, { $deed }.
alt-seat-over = { $letter } { $name }: { $jars }.
alt-hand = Your box in Bear in a Box, seat { $letter }: { $sentence }. In the pot: { $pot }.
alt-own = In it: { $animal }.
alt-order = { $order }.
