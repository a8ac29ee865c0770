-- Every choice changes `updated`. While that stood in an index, PostgreSQL made a new entry in every index of the table for
-- each choice; now it changes the row in place (HOT), for which each page keeps some room. What is listed by `updated` is
-- found by its state and sorted: few tables wait, and a thousand in play are sorted in a millisecond.
DROP INDEX tables_waiting;
DROP INDEX tables_watched;
DROP INDEX tables_over;
CREATE INDEX tables_waiting ON tables (id) WHERE state = 'open' AND public = 1;
CREATE INDEX tables_watched ON tables (id) WHERE state = 'playing' AND public = 1;
CREATE INDEX tables_over ON tables (id) WHERE state = 'over';
ALTER TABLE tables SET (fillfactor = 70);
