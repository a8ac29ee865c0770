yes = yes
no = no
choice = { $text }

refused-no-such-game = There is no game called { $name }. The games are: { $games }.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-bad-seats = This game cannot be played by { $seats }. It is for { $allowed } players.
refused-unknown-option = There is no option called { $key }.
refused-bad-option = The option { $key } cannot be { $value }.
refused-bad-position = This position cannot be read.
refused-undo-nothing = There is nothing to take back.
refused-undo-other-seat = Another player has chosen since: only your own last choice can be taken back.
refused-undo-revealed = Something became known with this choice, so it cannot be taken back.
refused-record-format = This record is of a format that this version cannot read.
refused-record-version = This record of { $name } was played by rules version { $version }, which cannot be replayed here.
refused-record-incomplete = This is not a complete record: { $what }.
refused-record-ply = The record does not fit at ply { $ply }: “{ $choice }”. { $why }
refused-record-result = The record tells another result than its choices lead to.
