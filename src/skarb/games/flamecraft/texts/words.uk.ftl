# Goods counted, in a list: a figure of the book needs them even where no card is read.
good-bread-n = { $n ->
        [one] { $n } хліб
        [few] { $n } хліби
       *[other] { $n } хлібів
    }
good-meat-n = { $n ->
        [one] { $n } м’ясо
       *[other] { $n } м’яса
    }
good-iron-n = { $n ->
        [one] { $n } залізо
       *[other] { $n } заліза
    }
good-plant-n = { $n ->
        [one] { $n } рослина
        [few] { $n } рослини
       *[other] { $n } рослин
    }
good-crystal-n = { $n ->
        [one] { $n } кристал
        [few] { $n } кристали
       *[other] { $n } кристалів
    }
good-potion-n = { $n } зілля
good-coin-n = { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[other] { $n } монет
    }
