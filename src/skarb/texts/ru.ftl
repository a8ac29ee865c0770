yes = да
no = нет
choice = { $text }

refused-no-such-game = Игры «{ $name }» нет. Есть такие: { $games }.
refused-no-such-seat = За этим столом нет места { $seat }.
refused-bad-seats = Число игроков { $seats } здесь не подходит. Можно: { $allowed }.
refused-unknown-option = Нет настройки «{ $key }».
refused-bad-option = Настройка «{ $key }» не может иметь значение { $value }.
refused-bad-position = Эту позицию нельзя прочитать.
refused-undo-nothing = Отменять нечего.
refused-undo-other-seat = После этого уже ходил другой игрок: отменить можно только собственный последний выбор.
refused-undo-revealed = Этот выбор открыл что-то новое, поэтому его нельзя отменить.
refused-record-format = Формат этой записи данная версия не читает.
refused-record-version = Эта запись ({ $name }) сыграна по версии правил { $version }, которую здесь нельзя воспроизвести.
refused-record-incomplete = Это неполная запись: { $what }.
refused-record-ply = Запись не сходится на шаге { $ply }: «{ $choice }». { $why }
refused-record-result = Результат в записи не тот, к которому ведут её ходы.
