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

-- name: add_timers(table, seat, kind, ask, due)*!
INSERT INTO timers (table_id, seat, kind, ask, due) VALUES (:table, :seat, :kind, :ask, :due);

-- name: drop_timer(table, seat, kind)!
DELETE FROM timers WHERE table_id = :table AND seat = :seat AND kind = :kind;

-- name: timers_of(table)
SELECT * FROM timers WHERE table_id = :table ORDER BY due, seat, kind;

-- name: timers_due(now, limit)
SELECT * FROM timers WHERE due <= :now ORDER BY due LIMIT :limit;
