-- A table that is a lesson has the mark of it: a lesson that has been rewritten since cannot be gone on with.

ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
