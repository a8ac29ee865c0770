partner = партнер
leads = перший
booty-ours = наша здобич
booty-theirs = їхня здобич
fusion-waits = злиття: { $count ->
    [one] { $count } карта чекає
    [few] { $count } карти чекають
   *[other] { $count } карт чекає
 }
