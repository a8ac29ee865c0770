-- A crash of the database empties what it does not log, and begins to count anew: two thoughts had the same number then,
-- and one server could take the answer that another waited for. A number holds its moment now: no two are the same, and
-- the oldest is still the lowest.
ALTER TABLE thought ALTER COLUMN id DROP IDENTITY;
ALTER TABLE thought ALTER COLUMN id
  SET DEFAULT (extract(epoch FROM clock_timestamp()) * 1000000)::BIGINT * 1024 + floor(random() * 1024)::BIGINT;
