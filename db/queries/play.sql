-- name: add_answer(table, n, kind, seat, by, user, ask, choice, fenced, crc, draws, back_to, interaction, at)$
-- The number, or nothing where the number or the interaction is taken.
INSERT INTO answers (table_id, n, kind, seat, by_whom, user_id, ask, choice, fenced, crc, draws,
                     back_to, interaction, at)
VALUES (:table, :n, :kind, :seat, :by, :user, :ask, :choice, :fenced, :crc, :draws,
        :back_to, :interaction, :at)
ON CONFLICT DO NOTHING
RETURNING n;

-- name: answers_since(table, since)
SELECT * FROM answers WHERE table_id = :table AND n > :since ORDER BY n;

-- name: last_answer(table, seat, user)$
SELECT n FROM answers
WHERE table_id = :table AND kind = 'answer' AND seat = :seat AND user_id = :user ORDER BY n DESC LIMIT 1;

-- name: interaction_known(interaction)$
SELECT 1 FROM answers WHERE interaction = :interaction;

-- name: add_events(table, n, i, seats, body)*!
INSERT INTO events (table_id, n, i, seats, body) VALUES (:table, :n, :i, :seats, :body);

-- name: events_between(table, since, until)
SELECT * FROM events WHERE table_id = :table AND n > :since AND n <= :until ORDER BY n, i;

-- name: put_checkpoint(table, row, rules_version, used, round, turn, state)!
INSERT INTO checkpoints (table_id, row_n, rules_version, used, round, turn, state)
VALUES (:table, :row, :rules_version, :used, :round, :turn, :state)
ON CONFLICT (table_id, row_n) DO UPDATE
SET rules_version = excluded.rules_version, used = excluded.used, round = excluded.round,
    turn = excluded.turn, state = excluded.state;

-- name: prune_checkpoints(table, row)!
-- Before :row all but its nearest neighbour are the first of their turn: only that one can go.
DELETE FROM checkpoints AS c
WHERE c.table_id = :table
  AND c.row_n = (SELECT MAX(p.row_n) FROM checkpoints p WHERE p.table_id = :table AND p.row_n < :row)
  AND c.row_n > (SELECT MIN(f.row_n) FROM checkpoints f
                 WHERE f.table_id = :table AND f.round = c.round AND f.turn = c.turn);

-- name: drop_checkpoints(table, row)!
DELETE FROM checkpoints WHERE table_id = :table AND row_n >= :row;

-- name: checkpoints_of(table)
SELECT * FROM checkpoints WHERE table_id = :table ORDER BY row_n;

-- name: checkpoint_before(table, row)^
SELECT * FROM checkpoints WHERE table_id = :table AND row_n <= :row ORDER BY row_n DESC LIMIT 1;

-- name: drop_timers(table)!
DELETE FROM timers WHERE table_id = :table;

-- name: add_timers(table, seat, kind, ask, due, length)*!
INSERT INTO timers (table_id, seat, kind, ask, due, length)
VALUES (:table, :seat, :kind, :ask, :due, :length);

-- name: drop_timer(table, seat, kind)!
DELETE FROM timers WHERE table_id = :table AND seat = :seat AND kind = :kind;

-- name: rounds_of(table)
SELECT round, MIN(row_n) AS row FROM checkpoints WHERE table_id = :table GROUP BY round ORDER BY round;

-- name: timers_of(table)
SELECT * FROM timers WHERE table_id = :table ORDER BY due, seat, kind;

-- name: timers_due(now, limit)
SELECT * FROM timers WHERE due <= :now ORDER BY due LIMIT :limit;

-- name: put_off_table(table, by)!
UPDATE timers SET due = due + :by WHERE table_id = :table;

-- name: put_off_timers(by)!
-- All of them; asked for by when they are due, so that the index leads to them.
UPDATE timers SET due = due + :by WHERE due > -1e99;

-- name: put_off_votes(by)!
UPDATE votes SET opened = opened + :by WHERE closed IS NULL AND opened > -1e99;

-- name: rest_clocks(now, share, least)!
UPDATE timers SET due = max(due, :now + max(length * :share, :least))
WHERE due > -1e99 AND kind = 'clock' AND seat >= 0;

-- name: rest_reminders(now)!
-- A reminder that has not been sent comes when half of what is left now has gone.
UPDATE timers AS r
SET due = max(r.due, coalesce((SELECT (c.due + :now) / 2 FROM timers c
                               WHERE c.table_id = r.table_id AND c.seat = r.seat AND c.kind = 'clock'), 0))
WHERE r.due > -1e99 AND r.kind = 'remind';

-- name: people_on_the_clock()
-- The tables that wait for a person while a clock runs, by person, first due first.
SELECT s.user_id, r.table_id, r.due FROM timers r
JOIN seats s ON s.table_id = r.table_id AND s.seat = r.seat
JOIN tables t ON t.id = r.table_id
WHERE r.kind = 'clock' AND s.user_id IS NOT NULL AND t.status = 'playing'
ORDER BY s.user_id, r.due, r.table_id;
