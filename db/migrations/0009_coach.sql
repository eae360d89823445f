-- Whether people may ask for advice at a table: on, off, or empty where nobody has said so, which goes by who
-- sits there.

ALTER TABLE tables ADD COLUMN coach TEXT NOT NULL DEFAULT '';
