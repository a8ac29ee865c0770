tab-mat = Планшет
dragons-shown = Вітрина драконів
caves-shown = Вітрина печер
deck-dragon = колода драконів
deck-cave = колода печер
habitat-crimson = Б
habitat-golden = З
habitat-amethyst = А
