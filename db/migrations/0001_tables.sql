-- One row a table; everything else hangs on it and goes with it.
-- Times are unix seconds, Discord ids whole numbers, truths 0 or 1.

CREATE TABLE tables (
    id            TEXT    NOT NULL PRIMARY KEY,
    game          TEXT    NOT NULL,
    status        TEXT    NOT NULL,
    options       BLOB    NOT NULL,
    seats         INTEGER NOT NULL,
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,
    thread        INTEGER,
    host          INTEGER NOT NULL,
    language      TEXT    NOT NULL,
    secret        BLOB    NOT NULL,
    salt          TEXT    NOT NULL,
    seed          BLOB,
    rules_version INTEGER NOT NULL,
    clock         INTEGER NOT NULL,
    why           TEXT    NOT NULL,
    last_row      INTEGER NOT NULL,
    made          REAL    NOT NULL,
    touched       REAL    NOT NULL,
    ended         REAL
) STRICT;
CREATE INDEX tables_status  ON tables (status, touched);
CREATE INDEX tables_guild   ON tables (guild, touched);
CREATE INDEX tables_channel ON tables (channel);
CREATE INDEX tables_thread  ON tables (thread) WHERE thread IS NOT NULL;
CREATE INDEX tables_host    ON tables (host);

CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL,       -- the name casefolded, for searching
    player   TEXT,
    joined   REAL    NOT NULL,
    open     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE people (
    user_id    INTEGER NOT NULL PRIMARY KEY,
    hand       TEXT    NOT NULL,
    pings      INTEGER NOT NULL,
    dms_closed INTEGER NOT NULL,
    locale     TEXT    NOT NULL
) STRICT;

CREATE TABLE settings (
    scope TEXT NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
