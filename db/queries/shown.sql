-- name: add_message(table, kind, seat, channel, message, user, row, live, digest, nonce, made, ask, vote, turn, since, rang, picture)$
INSERT INTO messages (table_id, kind, seat, channel, message, user_id, row_n, live, digest,
                      nonce, made, ask, vote, turn, since, rang, picture)
VALUES (:table, :kind, :seat, :channel, :message, :user, :row, :live, :digest, :nonce, :made,
        :ask, :vote, :turn, :since, :rang, :picture)
RETURNING id;

-- name: put_message(id, kind, seat, channel, message, user, row, live, digest, nonce, ask, vote, turn, since, rang, picture)$
UPDATE messages
SET kind = :kind, seat = :seat, channel = :channel, message = :message, user_id = :user,
    row_n = :row, live = :live, digest = :digest, nonce = :nonce,
    ask = :ask, vote = :vote, turn = :turn, since = :since, rang = :rang, picture = :picture
WHERE id = :id
RETURNING id;

-- name: drop_message(id)!
DELETE FROM messages WHERE id = :id;

-- name: messages_of(table)
SELECT * FROM messages WHERE table_id = :table ORDER BY id;

-- name: messages_of_kind(table, kind)
SELECT * FROM messages WHERE table_id = :table AND kind = :kind ORDER BY id;

-- name: messages_live(table)
SELECT * FROM messages WHERE table_id = :table AND live = TRUE ORDER BY id;

-- name: messages_unsent()
SELECT * FROM messages WHERE message IS NULL ORDER BY id;

-- name: message_by(channel, message)^
SELECT * FROM messages WHERE message = :message AND channel = :channel ORDER BY id DESC LIMIT 1;

-- name: tables_behind(since)
-- Playing: no live board shows the last row, or an older one has its buttons too, or a hand does
-- whose seat may be asked something else by now, or a board or a hand shows nobody knows what (its
-- digest is empty: a picture was to follow), or a vote is open, or one is over whose card is not, or a
-- seat's card does not say whether it is on offer. Standing still (paused, frozen, ended by its host): a board
-- or a hand still has its buttons. Finished: no end card shows it, or a board or a hand still has its
-- buttons, or it has ended since and a hand shows an earlier row. A lobby: none was posted, or it has
-- changed since; no lobby any more: its card still has its buttons. A table in
-- channel 0 has hands and nothing else.
SELECT t.id FROM tables t
WHERE t.status = 'playing'
  AND ((t.channel <> 0
        AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'board'
                        AND m.live = TRUE AND m.row_n >= t.last_row AND m.message IS NOT NULL))
       OR (SELECT COUNT(*) FROM messages m WHERE m.table_id = t.id AND m.kind = 'board'
           AND m.live = TRUE AND m.message IS NOT NULL) > 1
       OR EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'hand'
                  AND m.live = TRUE AND m.row_n < t.last_row AND m.message IS NOT NULL)
       OR EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind IN ('board', 'hand')
                  AND m.live = TRUE AND m.digest = '' AND m.message IS NOT NULL)
       OR EXISTS (SELECT 1 FROM votes v WHERE v.table_id = t.id AND v.closed IS NULL)
       OR EXISTS (SELECT 1 FROM messages m JOIN votes v ON v.id = m.vote
                  WHERE m.table_id = t.id AND m.live = TRUE AND v.closed IS NOT NULL)
       OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.open = TRUE
                  AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'offer'
                                  AND m.seat = s.seat AND m.live = TRUE AND m.message IS NOT NULL))
       OR EXISTS (SELECT 1 FROM messages m JOIN seats s ON s.table_id = m.table_id AND s.seat = m.seat
                  WHERE m.table_id = t.id AND m.kind = 'offer' AND m.live = TRUE AND s.open = FALSE))
UNION
SELECT t.id FROM tables t
WHERE t.status IN ('paused', 'frozen', 'void')
  AND EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind IN ('board', 'hand')
              AND m.live = TRUE AND m.message IS NOT NULL)
UNION
SELECT t.id FROM tables t
WHERE t.status = 'lobby'
  AND (t.touched >= :since
       OR NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'lobby'
                      AND m.live = TRUE AND m.message IS NOT NULL))
UNION
SELECT t.id FROM tables t JOIN messages m ON m.table_id = t.id
WHERE t.status <> 'lobby' AND m.live = TRUE AND m.kind = 'lobby' AND m.message IS NOT NULL
UNION
SELECT t.id FROM tables t
WHERE t.status = 'finished'
  AND ((t.channel <> 0
        AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'end'
                        AND m.row_n >= t.last_row AND m.message IS NOT NULL))
       OR EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'board'
                  AND m.live = TRUE)
       OR EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'hand'
                  AND (m.live = TRUE OR (t.ended >= :since AND m.row_n < t.last_row))))
ORDER BY id;

-- name: tables_waiting(lately)
-- Playing tables that may wait for the bot itself: a computer holds a seat, or the clock does not run,
-- or somebody takes hands by direct message and none shows the last row, or a clock runs for somebody
-- who does and has none. Without a clock nothing says for whom a table waits: those of the last minutes
-- are looked at.
SELECT t.id FROM tables t
WHERE t.status = 'playing'
  AND (EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.user_id IS NULL)
       OR (t.clock > 0 AND NOT EXISTS (SELECT 1 FROM timers r WHERE r.table_id = t.id))
       OR (NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'hand'
                       AND m.live = TRUE AND m.row_n >= t.last_row AND m.message IS NOT NULL)
           AND EXISTS (SELECT 1 FROM seats s LEFT JOIN people p ON p.user_id = s.user_id
                       WHERE s.table_id = t.id AND s.user_id IS NOT NULL
                         AND (p.user_id IS NULL OR (p.hand <> 'channel' AND p.dms_closed = FALSE))))
       OR EXISTS (SELECT 1 FROM timers r JOIN seats s ON s.table_id = t.id AND s.seat = r.seat
                  LEFT JOIN people p ON p.user_id = s.user_id
                  WHERE r.table_id = t.id AND s.user_id IS NOT NULL
                    AND (p.user_id IS NULL OR (p.hand <> 'channel' AND p.dms_closed = FALSE))
                    AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.table_id = t.id AND m.kind = 'hand'
                                    AND m.seat = s.seat AND m.user_id = s.user_id AND m.live = TRUE
                                    AND m.message IS NOT NULL))
       OR (t.clock = 0 AND t.touched >= (SELECT MAX(touched) FROM tables) - :lately))
ORDER BY t.id;

-- name: add_vote(table, kind, body, opened, closed, outcome)$
INSERT INTO votes (table_id, kind, body, opened, closed, outcome)
VALUES (:table, :kind, :body, :opened, :closed, :outcome)
RETURNING id;

-- name: put_vote(id, body, closed, outcome)$
UPDATE votes SET body = :body, closed = :closed, outcome = :outcome WHERE id = :id RETURNING id;

-- name: vote_by_id(id)^
SELECT * FROM votes WHERE id = :id;

-- name: votes_of(table)
SELECT * FROM votes WHERE table_id = :table ORDER BY id;

-- name: votes_before(opened)
SELECT * FROM votes WHERE closed IS NULL AND opened < :opened ORDER BY opened, id;
