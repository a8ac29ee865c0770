# Goods counted, in a list: a figure of the book needs them even where no card is read.
good-bread-n = { $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[other] { $n } хлебов
    }
good-meat-n = { $n ->
        [one] { $n } мясо
       *[other] { $n } мяса
    }
good-iron-n = { $n ->
        [one] { $n } железо
       *[other] { $n } железа
    }
good-plant-n = { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[other] { $n } растений
    }
good-crystal-n = { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
good-potion-n = { $n ->
        [one] { $n } зелье
        [few] { $n } зелья
       *[other] { $n } зелий
    }
good-coin-n = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[other] { $n } монет
    }
