yes = так
no = ні
choice = { $text }

refused-no-such-game = Немає гри «{ $name }». Є такі: { $games }.
refused-no-such-seat = За цим столом немає місця { $seat }.
refused-bad-seats = Кількість гравців { $seats } тут не підходить. Можна: { $allowed }.
refused-unknown-option = Немає налаштування «{ $key }».
refused-bad-option = Налаштування «{ $key }» не може мати значення { $value }.
refused-bad-position = Цю позицію неможливо прочитати.
refused-undo-nothing = Нема чого скасовувати.
refused-undo-other-seat = Після цього вже ходив інший гравець: скасувати можна лише власний останній вибір.
refused-undo-revealed = Цей вибір відкрив щось нове, тому його не можна скасувати.
refused-record-format = Цей запис має формат, якого ця версія не читає.
refused-record-version = Цей запис ({ $name }) зіграно за версією правил { $version }, яку тут неможливо відтворити.
refused-record-incomplete = Це неповний запис: { $what }.
refused-record-ply = Запис не сходиться на кроці { $ply }: «{ $choice }». { $why }
refused-record-result = Результат у записі не той, до якого ведуть його ходи.
