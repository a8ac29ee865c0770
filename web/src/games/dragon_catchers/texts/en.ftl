partner = partner
leads = first
booty-ours = our booty
booty-theirs = their booty
fusion-waits = fusion: { $count ->
    [one] 1 card waits
   *[other] { $count } cards wait
 }
