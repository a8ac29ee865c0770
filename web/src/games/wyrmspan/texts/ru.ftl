tab-mat = Планшет
dragons-shown = Витрина драконов
caves-shown = Витрина пещер
deck-dragon = колода драконов
deck-cave = колода пещер
habitat-crimson = Б
habitat-golden = З
habitat-amethyst = А
