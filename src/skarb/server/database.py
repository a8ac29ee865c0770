"""The SQLite file: its schema, how it is opened, and why it cannot be used if it cannot."""

import os
import sqlite3
from contextlib import closing, suppress

from skarb.server.engine import Unusable

WAIT = 10  # seconds for a lock of another process

SCHEMA = """
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS fact (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS person (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, seen REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
  seed TEXT, seed_hash TEXT NOT NULL, start TEXT, public INTEGER NOT NULL, hot_seat INTEGER NOT NULL, clock TEXT,
  made REAL NOT NULL,
  owner TEXT NOT NULL, state TEXT NOT NULL, sitting TEXT NOT NULL, turn TEXT NOT NULL, ply INTEGER NOT NULL,
  rematch TEXT, edition INTEGER NOT NULL, updated REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_waiting ON tables (updated) WHERE state = 'open' AND public = 1;
CREATE INDEX IF NOT EXISTS tables_watched ON tables (updated) WHERE state = 'playing' AND public = 1;
CREATE INDEX IF NOT EXISTS tables_playing ON tables (id) WHERE state = 'playing';
CREATE INDEX IF NOT EXISTS tables_dealing ON tables (id) WHERE state = 'dealing';
CREATE INDEX IF NOT EXISTS tables_over ON tables (updated) WHERE state = 'over';
CREATE TABLE IF NOT EXISTS log (
  table_id TEXT NOT NULL, ply INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, choice TEXT NOT NULL,
  who TEXT NOT NULL, spent REAL NOT NULL, at REAL NOT NULL, client TEXT, n INTEGER,
  PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS log_once ON log (table_id, client, seat, n) WHERE client IS NOT NULL;
DROP TRIGGER IF EXISTS log_is_kept;
CREATE TRIGGER log_is_kept BEFORE DELETE ON log WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
DROP TRIGGER IF EXISTS play_is_kept;
CREATE TRIGGER play_is_kept BEFORE DELETE ON tables WHEN OLD.state = 'playing'
  BEGIN SELECT RAISE(ABORT, 'a game in play cannot be forgotten'); END;
CREATE TRIGGER IF NOT EXISTS log_is_fixed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TABLE IF NOT EXISTS snapshot (
  table_id TEXT PRIMARY KEY, ply INTEGER NOT NULL, guard TEXT NOT NULL, data BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sitter (
  person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
  table_id TEXT NOT NULL, id INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL,
  text TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS spent (
  table_id TEXT PRIMARY KEY, ply INTEGER NOT NULL, seats TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS device (
  key TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, made REAL NOT NULL, seen REAL NOT NULL, ended REAL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS device_person ON device (person);
CREATE TABLE IF NOT EXISTS once (
  key TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS passkey (
  id TEXT PRIMARY KEY, person TEXT NOT NULL, public BLOB NOT NULL, count INTEGER NOT NULL, name TEXT NOT NULL,
  made REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS result (table_id TEXT PRIMARY KEY, told TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS played (
  person TEXT NOT NULL, game TEXT NOT NULL, finished INTEGER NOT NULL, options TEXT NOT NULL,
  PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS learned (
  person TEXT NOT NULL, lesson TEXT NOT NULL, steps INTEGER NOT NULL, PRIMARY KEY (person, lesson)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS apart (
  person TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL, PRIMARY KEY (person, table_id, why)
) WITHOUT ROWID;
COMMIT;
"""
# Columns that older files do not have.
ADDED = [("person", "became", "TEXT"), ("tables", "fair", "TEXT"), ("tables", "parent", "TEXT")]
FIXED = """
DROP TRIGGER IF EXISTS deal_is_fixed;
CREATE TRIGGER deal_is_fixed BEFORE UPDATE OF seed, fair ON tables
WHEN (OLD.seed IS NOT NULL AND NEW.seed IS NOT OLD.seed)
  OR (json_extract(OLD.fair, '$.kind') = 'parts' AND (
    json_extract(NEW.fair, '$.secret') IS NOT json_extract(OLD.fair, '$.secret')
    OR json_extract(NEW.fair, '$.terms') IS NOT json_extract(OLD.fair, '$.terms')))
  OR (json_extract(OLD.fair, '$.kind') = 'parts' AND OLD.state <> 'open' AND (
    json_array_length(NEW.fair, '$.parts') IS NOT json_array_length(OLD.fair, '$.parts')
    OR EXISTS (
      SELECT 1 FROM json_each(OLD.fair, '$.parts') AS old JOIN json_each(NEW.fair, '$.parts') AS new USING (key)
      WHERE json_extract(new.value, '$.commitment') IS NOT json_extract(old.value, '$.commitment')
        OR (json_extract(old.value, '$.part') IS NOT NULL
          AND json_extract(new.value, '$.part') IS NOT json_extract(old.value, '$.part')))))
  BEGIN SELECT RAISE(ABORT, 'what was committed and revealed is kept'); END;
"""
GIVEN = """
UPDATE tables SET fair = '{"kind":"none"}' WHERE fair IS NULL AND (
  start IS NOT NULL OR (state = 'over' AND ply = 0)
  OR EXISTS (SELECT 1 FROM log WHERE table_id = id AND log.ply = 1 AND who = 'record')
  OR id IN (
    SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY seed ORDER BY made) AS n FROM tables) WHERE n > 1))
"""  # of the tables of older versions those made from a record: nothing was fixed beforehand about them


WHY = {  # by SQLite's primary result code
    sqlite3.SQLITE_CORRUPT: "database-broken",
    sqlite3.SQLITE_NOTADB: "database-broken",
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_FULL: "database-full",
}


def prepare(path: str) -> None:
    """Make the file if there is none, for nobody else to read, and what is in it; or say why it cannot be used."""
    try:
        make_file(path)
        with closing(connect(path)) as link:
            link.execute("PRAGMA journal_mode=WAL")
            link.executescript(SCHEMA)
            link.execute("BEGIN IMMEDIATE")
            for table, column, kind in ADDED:
                if column not in [row[1] for row in link.execute(f"PRAGMA table_info({table})")]:
                    link.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")
            if link.execute("PRAGMA user_version").fetchone()[0] < 1:
                link.execute(GIVEN)
                link.execute("PRAGMA user_version = 1")
            link.execute("COMMIT")
            link.executescript(FIXED)
    except PermissionError as error:
        raise Unusable("database-read-only", error) from error
    except OSError as error:
        raise Unusable("database-elsewhere", error) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise Unusable(WHY.get(code, "database-elsewhere"), error) from error


def make_file(path: str) -> None:
    """A file that is there is not opened: closing it again would take SQLite's locks on it from the whole process, and
    a second store of this process may have some."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        if not os.access(path, os.R_OK | os.W_OK):
            raise PermissionError(path) from None
        with suppress(PermissionError):  # somebody else's file that we may write
            os.chmod(path, 0o600)


def connect(path: str) -> sqlite3.Connection:
    link = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    link.execute("PRAGMA synchronous=FULL")
    return link
