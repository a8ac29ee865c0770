-- What only those need who are alive: which processes there are, which of them keeps a table's bots and clocks, who is at
-- a table, what is to be thought of. Nothing here is ever needed after a crash of the database, so it is not logged, and
-- a change of it waits for no disk.
CREATE UNLOGGED TABLE process (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, version TEXT NOT NULL, cores BIGINT NOT NULL, until TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE keeper (table_id TEXT PRIMARY KEY, process TEXT NOT NULL, epoch BIGINT NOT NULL);
CREATE INDEX keeper_process ON keeper (process);
CREATE UNLOGGED TABLE present (
  table_id TEXT NOT NULL, person TEXT NOT NULL, process TEXT NOT NULL, PRIMARY KEY (table_id, person, process)
);
CREATE INDEX present_process ON present (process);
CREATE UNLOGGED TABLE thought (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name TEXT UNIQUE, kind TEXT NOT NULL, version TEXT NOT NULL,
  process TEXT NOT NULL, asked TEXT NOT NULL, thinker TEXT, answer TEXT, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX thought_open ON thought (id) WHERE answer IS NULL;
