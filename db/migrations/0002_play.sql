-- The journal of every game. Answers and events are many and small: they lie in their key's order
-- (WITHOUT ROWID), so that a table's rows are neighbours and the key is not stored twice.

CREATE TABLE answers (
    table_id    TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n           INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    seat        INTEGER,
    by_whom     TEXT    NOT NULL,
    user_id     INTEGER,
    ask         INTEGER,
    choice      BLOB,
    fenced      INTEGER NOT NULL,
    crc         INTEGER NOT NULL,
    draws       BLOB    NOT NULL,
    back_to     INTEGER,
    interaction INTEGER,
    at          REAL    NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX answers_interaction ON answers (interaction) WHERE interaction IS NOT NULL;

CREATE TABLE events (
    table_id TEXT    NOT NULL,
    n        INTEGER NOT NULL,
    i        INTEGER NOT NULL,
    seats    TEXT,
    body     BLOB    NOT NULL,
    PRIMARY KEY (table_id, n, i),
    FOREIGN KEY (table_id, n) REFERENCES answers (table_id, n) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- A state is large: it stays out of the key's tree.
CREATE TABLE checkpoints (
    table_id      TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    row_n         INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    used          INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    turn          INTEGER NOT NULL,
    state         BLOB    NOT NULL,
    PRIMARY KEY (table_id, row_n)
) STRICT;
CREATE INDEX checkpoints_moment ON checkpoints (table_id, round, turn, row_n);

CREATE TABLE timers (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    ask      INTEGER NOT NULL,
    due      REAL    NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_due ON timers (due);
