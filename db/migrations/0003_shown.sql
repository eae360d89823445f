-- What Discord shows, and the votes. Their ids stand in buttons and in memory: never used twice
-- (AUTOINCREMENT).

CREATE TABLE messages (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER,
    user_id  INTEGER,
    row_n    INTEGER NOT NULL,
    moment   TEXT    NOT NULL,
    live     INTEGER NOT NULL,
    digest   TEXT    NOT NULL,
    nonce    TEXT    NOT NULL,
    made     REAL    NOT NULL
) STRICT;
CREATE INDEX messages_kind    ON messages (table_id, kind, live, row_n);
CREATE INDEX messages_live    ON messages (table_id) WHERE live = TRUE;
CREATE INDEX messages_message ON messages (message) WHERE message IS NOT NULL;
CREATE INDEX messages_unsent  ON messages (id) WHERE message IS NULL;

CREATE TABLE votes (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    opened   REAL    NOT NULL,
    closed   REAL,
    outcome  TEXT    NOT NULL
) STRICT;
CREATE INDEX votes_table ON votes (table_id);
