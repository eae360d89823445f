-- What a message shows has columns of its own instead of one text that meant three things: a hand's
-- question, a vote's number, and (as JSON) a board's turn, the row after which its lines begin, whom it
-- rang for and its picture. What a table may set before it opens is called its settings.

ALTER TABLE messages ADD COLUMN ask     INTEGER;
ALTER TABLE messages ADD COLUMN vote    INTEGER;
ALTER TABLE messages ADD COLUMN turn    INTEGER;
ALTER TABLE messages ADD COLUMN since   INTEGER;
ALTER TABLE messages ADD COLUMN rang    TEXT NOT NULL DEFAULT '';
ALTER TABLE messages ADD COLUMN picture TEXT NOT NULL DEFAULT '';

UPDATE messages SET ask  = CAST(moment AS INTEGER) WHERE kind = 'hand' AND moment <> '';
UPDATE messages SET vote = CAST(moment AS INTEGER) WHERE kind = 'vote' AND moment <> '';
UPDATE messages
SET turn    = json_extract(moment, '$.turn'),
    since   = json_extract(moment, '$.since'),
    rang    = replace(trim(json_extract(moment, '$.rang'), '[]'), ' ', ''),
    picture = coalesce(json_extract(moment, '$.picture'), '')
WHERE kind = 'board' AND json_valid(moment);

ALTER TABLE messages DROP COLUMN moment;

ALTER TABLE tables RENAME COLUMN options TO settings;
