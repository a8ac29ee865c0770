tab-mat = Mat
dragons-shown = Dragons on display
caves-shown = Caves on display
deck-dragon = deck of dragons
deck-cave = deck of caves
habitat-crimson = C
habitat-golden = G
habitat-amethyst = A
