"""Questions, matches, records, chance, views. Knows no game."""
