partner = партнёр
leads = первый
booty-ours = наша добыча
booty-theirs = их добыча
fusion-waits = слияние: { $count ->
    [one] { $count } карта ждёт
    [few] { $count } карты ждут
   *[other] { $count } карт ждёт
 }
