# Goods counted, in a list: a figure of the book needs them even where no card is read.
good-bread-n = { $n } bread
good-meat-n = { $n } meat
good-iron-n = { $n } iron
good-plant-n = { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
good-crystal-n = { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
good-potion-n = { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
good-coin-n = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
