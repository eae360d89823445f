-- A clock knows its length: after a long absence everybody gets a fair rest of it. Tables that do not go on
-- keep no timers: nothing could come of them, and a table that is mended has the whole time again.

ALTER TABLE timers ADD COLUMN length REAL NOT NULL DEFAULT 0;

DELETE FROM timers WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'playing'));
