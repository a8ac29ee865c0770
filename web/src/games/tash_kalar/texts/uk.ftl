game-line = Складайте фігури, прикликайте істот
question-turn-TSK-6-7 = Дій не лишилося: завершіть хід.
question-turn-TSK-6-7-help = До того зроблене ще можна скасувати.
points-of = із { $count }
against = проти: { $seat }
marker-free = імпровізація ще вільна
marker-spent = імпровізацію використано
partner = напарник
last-player = останній гравець
final-turns = заключні ходи
piles = Колоди й скиди
pile-of = { $seat }: у колоді { $deck }, у скиді { $count }
pile-legends = Легенди: у колоді { $deck }, у скиді { $count }
pile-flares = Спалахи: у колоді { $deck }, у скиді { $count }
claimed-by = Забрано: { $seat }
left-of = Лишилося фішок
choice-handover = Передати напарникові
next-task = далі:
word-actions = дій: { $count }
button-with1 = З однією ворожою фішкою
button-with2 = З двома ворожими фішками
step-1 = Перша гра: коротка навчальна, без легенд
lacks = Ще ні. Найближче — { $at }; бракує { $count ->
    [one] фішки: { $need }
    [few] { $count } фішок: { $need }
   *[other] { $count } фішок: { $need }
  }
seat-cards = у руці: істот { $beings }, легенд { $legends }, спалахів { $flares }
pattern = Схема від клітинки прикликання: { $squares }.
way-left = { $count } ліворуч
way-right = { $count } праворуч
way-up = { $count } вгору
way-down = { $count } вниз
way-here = сама клітинка прикликання
score-tasks = завдання
score-legends = легенди
score-pieces = знищені фішки та спалахи
cards-imperial = Імперська школа
