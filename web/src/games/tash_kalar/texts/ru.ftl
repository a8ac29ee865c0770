game-line = Складывайте фигуры, призывайте существ
question-turn-TSK-6-7 = Действий не осталось: завершите ход.
question-turn-TSK-6-7-help = Пока ход не завершён, сделанное ещё можно отменить.
points-of = из { $count }
against = против: { $seat }
marker-free = импровизация ещё доступна
marker-spent = импровизация использована
partner = напарник
last-player = последний игрок
final-turns = заключительные ходы
piles = Колоды и сбросы
pile-of = { $seat }: в колоде { $deck }, в сбросе { $count }
pile-legends = Легенды: в колоде { $deck }, в сбросе { $count }
pile-flares = Вспышки: в колоде { $deck }, в сбросе { $count }
claimed-by = Забрано: { $seat }
left-of = Осталось фишек
choice-handover = Передать напарнику
next-task = следующее:
word-actions = действий: { $count }
button-with1 = С одной вражеской фишкой
button-with2 = С двумя вражескими фишками
step-1 = Первая игра: короткая учебная, без легенд
lacks = Ещё нет. Ближе всего — { $at }; не хватает { $count ->
    [one] фишки: { $need }
    [few] { $count } фишек: { $need }
   *[other] { $count } фишек: { $need }
  }
seat-cards = в руке: существ { $beings }, легенд { $legends }, вспышек { $flares }
pattern = Схема от клетки призыва: { $squares }.
way-left = { $count } влево
way-right = { $count } вправо
way-up = { $count } вверх
way-down = { $count } вниз
way-here = сама клетка призыва
score-tasks = задания
score-legends = легенды
score-pieces = уничтоженные фишки и вспышки
cards-imperial = Имперская Школа
