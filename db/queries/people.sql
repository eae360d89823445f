-- name: seats_of(table)
SELECT * FROM seats WHERE table_id = :table ORDER BY seat;

-- name: put_seat(table, seat, user, name, folded, player, joined, open, silent)!
INSERT INTO seats (table_id, seat, user_id, name, folded, player, joined, open, silent)
VALUES (:table, :seat, :user, :name, :folded, :player, :joined, :open, :silent)
ON CONFLICT (table_id, seat) DO UPDATE
SET user_id = excluded.user_id, name = excluded.name, folded = excluded.folded,
    player = excluded.player, joined = excluded.joined, open = excluded.open,
    silent = excluded.silent;

-- name: drop_seat(table, seat)!
DELETE FROM seats WHERE table_id = :table AND seat = :seat;

-- name: count_people()$
SELECT COUNT(DISTINCT user_id) FROM seats WHERE user_id IS NOT NULL;

-- name: person(user)^
SELECT * FROM people WHERE user_id = :user;

-- name: put_person(user, hand, pings, dms_closed, locale)!
INSERT INTO people (user_id, hand, pings, dms_closed, locale)
VALUES (:user, :hand, :pings, :dms_closed, :locale)
ON CONFLICT (user_id) DO UPDATE
SET hand = excluded.hand, pings = excluded.pings, dms_closed = excluded.dms_closed,
    locale = excluded.locale;

-- name: remembered(scope, key)$
SELECT value FROM settings WHERE scope = :scope AND key = :key;

-- name: all_remembered(scope)
SELECT key, value FROM settings WHERE scope = :scope ORDER BY key;

-- name: remember(scope, key, value)!
INSERT INTO settings (scope, key, value) VALUES (:scope, :key, :value)
ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value;

-- name: forget(scope, key)!
DELETE FROM settings WHERE scope = :scope AND key = :key;
