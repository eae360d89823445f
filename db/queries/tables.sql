-- name: add_table(id, game, status, settings, seats, guild, channel, thread, host, language, secret, salt, seed, rules_version, clock, why, lesson, coach, last_row, made, touched, ended)$
-- The new id, or nothing where it is taken.
INSERT INTO tables (id, game, status, settings, seats, guild, channel, thread, host, language, secret,
                    salt, seed, rules_version, clock, why, lesson, coach, last_row, made, touched, ended)
VALUES (:id, :game, :status, :settings, :seats, :guild, :channel, :thread, :host, :language, :secret,
        :salt, :seed, :rules_version, :clock, :why, :lesson, :coach, :last_row, :made, :touched, :ended)
ON CONFLICT DO NOTHING
RETURNING id;

-- name: put_table(id, status, settings, seats, guild, channel, thread, host, language, salt, seed, rules_version, clock, why, coach, touched, ended)$
-- Not game, secret, lesson and made, which never change, nor last_row, which only a saved row moves.
UPDATE tables
SET status = :status, settings = :settings, seats = :seats, guild = :guild, channel = :channel,
    thread = :thread, host = :host, language = :language, salt = :salt, seed = :seed,
    rules_version = :rules_version, clock = :clock, why = :why, coach = :coach, touched = :touched, ended = :ended
WHERE id = :id
RETURNING id;

-- name: advance_table(table, n, at)$
-- The gate of save(): moves last_row by exactly one, or gives nothing.
UPDATE tables SET last_row = :n, touched = :at WHERE id = :table AND last_row = :n - 1 RETURNING id;

-- name: delete_table(id)!
DELETE FROM tables WHERE id = :id;

-- name: table_by_id(id)^
SELECT * FROM tables WHERE id = :id;

-- name: tables_by_status(status)
SELECT * FROM tables WHERE status = :status ORDER BY touched DESC;

-- name: tables_of_user(user)
SELECT * FROM tables
WHERE id IN (SELECT table_id FROM seats WHERE user_id = :user
             UNION SELECT id FROM tables WHERE host = :user)
ORDER BY touched DESC;

-- name: count_active_of_user(user)$
SELECT COUNT(*) FROM tables
WHERE id IN (SELECT table_id FROM seats WHERE user_id = :user
             UNION SELECT id FROM tables WHERE host = :user)
  AND status IN ('lobby', 'playing', 'paused', 'frozen');

-- name: count_opened(host, since, until)$
SELECT COUNT(*) FROM tables WHERE host = :host AND made > :since AND made <= :until;

-- name: tables_in_channel(channel)
SELECT * FROM tables WHERE channel = :channel OR thread = :channel ORDER BY touched DESC;

-- name: places_of_guild(guild)
SELECT DISTINCT channel, thread FROM tables WHERE guild = :guild ORDER BY channel, thread;

-- name: search_tables(text, name, guild, places, user, limit)
-- The user's own tables first, then by when they were touched. Places are a list in one text: ",1,2,".
SELECT t.* FROM tables t
WHERE t.id IN (SELECT id FROM tables
               WHERE guild = :guild
                 AND (:places IS NULL
                      OR :places LIKE '%,' || CAST(COALESCE(thread, channel) AS TEXT) || ',%')
               UNION SELECT table_id FROM seats WHERE user_id = :user)
  AND (lower(t.id) LIKE :text ESCAPE '!'
       OR lower(t.game) LIKE :text ESCAPE '!'
       OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.folded LIKE :name ESCAPE '!'))
ORDER BY CASE WHEN t.id IN (SELECT table_id FROM seats WHERE user_id = :user) THEN 0 ELSE 1 END,
         t.touched DESC
LIMIT :limit;

-- name: games_in_play()
SELECT DISTINCT game FROM tables WHERE status = 'playing' ORDER BY game;

-- name: counts_by_status()
-- Rows are numbered without gaps, so their count needs no look at them.
SELECT status, COUNT(*) AS tables, SUM(last_row + 1) AS answers FROM tables GROUP BY status;
