-- The clockwork looks for votes that have been open too long; closed ones are many and stay.

CREATE INDEX votes_open ON votes (opened) WHERE closed IS NULL;
