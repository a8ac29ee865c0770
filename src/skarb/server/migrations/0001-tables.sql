-- What SQLite's file holds (database.py), for PostgreSQL. A migration is never changed once it was released; the next one
-- goes on from it. Text that the house alone reads (options, sitting, turn …) stays text: both engines store the same.
CREATE TABLE fact (key TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE person (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL, became TEXT
);
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, seats BIGINT NOT NULL, options TEXT NOT NULL,
  seed TEXT, seed_hash TEXT NOT NULL, start TEXT, public BIGINT NOT NULL, hot_seat BIGINT NOT NULL, clock TEXT,
  made DOUBLE PRECISION NOT NULL,
  owner TEXT NOT NULL, state TEXT NOT NULL, sitting TEXT NOT NULL, turn TEXT NOT NULL, ply BIGINT NOT NULL,
  rematch TEXT, edition BIGINT NOT NULL, updated DOUBLE PRECISION NOT NULL, fair TEXT, parent TEXT
);
CREATE INDEX tables_waiting ON tables (updated) WHERE state = 'open' AND public = 1;
CREATE INDEX tables_watched ON tables (updated) WHERE state = 'playing' AND public = 1;
CREATE INDEX tables_playing ON tables (id) WHERE state = 'playing';
CREATE INDEX tables_dealing ON tables (id) WHERE state = 'dealing';
CREATE INDEX tables_over ON tables (updated) WHERE state = 'over';
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
CREATE TABLE log (
  table_id TEXT NOT NULL, ply BIGINT NOT NULL, kind TEXT NOT NULL, seat BIGINT NOT NULL, choice TEXT NOT NULL,
  who TEXT NOT NULL, spent DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT, n BIGINT,
  PRIMARY KEY (table_id, ply)
);
CREATE UNIQUE INDEX log_once ON log (table_id, client, seat, n) WHERE client IS NOT NULL;
CREATE TABLE snapshot (table_id TEXT PRIMARY KEY, ply BIGINT NOT NULL, guard TEXT NOT NULL, data BYTEA NOT NULL);
CREATE TABLE sitter (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
CREATE INDEX sitter_table ON sitter (table_id);
CREATE TABLE chat (
  table_id TEXT NOT NULL, id BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL,
  text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, id)
);
CREATE TABLE spent (table_id TEXT PRIMARY KEY, ply BIGINT NOT NULL, seats TEXT NOT NULL);
CREATE TABLE device (
  key TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
  seen DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION
);
CREATE INDEX device_person ON device (person);
CREATE TABLE once (key TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE TABLE passkey (
  id TEXT PRIMARY KEY, person TEXT NOT NULL, public BYTEA NOT NULL, count BIGINT NOT NULL, name TEXT NOT NULL,
  made DOUBLE PRECISION NOT NULL
);
CREATE TABLE result (table_id TEXT PRIMARY KEY, told TEXT NOT NULL);
CREATE TABLE played (
  person TEXT NOT NULL, game TEXT NOT NULL, finished BIGINT NOT NULL, options TEXT NOT NULL, PRIMARY KEY (person, game)
);
CREATE TABLE learned (
  person TEXT NOT NULL, lesson TEXT NOT NULL, steps BIGINT NOT NULL, PRIMARY KEY (person, lesson)
);
CREATE TABLE apart (
  person TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL, PRIMARY KEY (person, table_id, why)
);
CREATE INDEX apart_table ON apart (table_id);

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', MESSAGE = TG_ARGV[0];
END $$;
CREATE TRIGGER log_is_fixed BEFORE UPDATE ON log EXECUTE FUNCTION refuse('the log is append-only');
CREATE TRIGGER log_is_not_cut BEFORE TRUNCATE ON log EXECUTE FUNCTION refuse('the log is append-only');
CREATE TRIGGER play_is_kept BEFORE DELETE ON tables FOR EACH ROW WHEN (OLD.state = 'playing')
  EXECUTE FUNCTION refuse('a game in play cannot be forgotten');

CREATE FUNCTION log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) THEN
    RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', MESSAGE = 'the log is append-only';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER log_is_kept BEFORE DELETE ON log FOR EACH ROW EXECUTE FUNCTION log_is_kept();

CREATE FUNCTION deal_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_fair JSONB := OLD.fair::JSONB;
  new_fair JSONB := NEW.fair::JSONB;
BEGIN
  IF (OLD.seed IS NOT NULL AND NEW.seed IS DISTINCT FROM OLD.seed)
    OR (old_fair->>'kind' = 'parts' AND (
      new_fair->'secret' IS DISTINCT FROM old_fair->'secret' OR new_fair->'terms' IS DISTINCT FROM old_fair->'terms'))
    OR (old_fair->>'kind' = 'parts' AND OLD.state <> 'open' AND (
      jsonb_array_length(new_fair->'parts') IS DISTINCT FROM jsonb_array_length(old_fair->'parts')
      OR EXISTS (
        SELECT 1 FROM jsonb_array_elements(old_fair->'parts') WITH ORDINALITY AS a (was, n)
        JOIN jsonb_array_elements(new_fair->'parts') WITH ORDINALITY AS b (now, n) USING (n)
        WHERE now->>'commitment' IS DISTINCT FROM was->>'commitment'
          OR (was->>'part' IS NOT NULL AND now->>'part' IS DISTINCT FROM was->>'part'))))
  THEN
    RAISE EXCEPTION USING ERRCODE = 'integrity_constraint_violation', MESSAGE = 'what was committed and revealed is kept';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER deal_is_fixed BEFORE UPDATE OF seed, fair ON tables FOR EACH ROW EXECUTE FUNCTION deal_is_fixed();
