"""All frames by the name that positions write: for snapshots, and for the `doing` of a position."""

from typing import Final

from skarb.games.wyrmspan.flow import effects, goods, guild, limits, opening, pay, play, rounds, run, store
from skarb.games.wyrmspan.flow import final as end
from skarb.kernel.state import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.__name__: frame
    for frame in (
        *(run.Run, run.Carried, guild.Square, effects.Name, effects.FromCost),
        *(goods.Gain, goods.Choose),
        *(store.Cache, store.Store, store.Tuck, store.TuckEach, store.Split),
        *(pay.Spend, pay.Pay, pay.Items),
        *(play.Dig, play.ColumnBonus, play.Excavate, play.Settle, play.Entice, play.Discount, play.Cover),
        *(play.Activate, play.Swap),
        *(rounds.Turn, rounds.Walk, rounds.EndTurn, rounds.NextTurn, limits.Limit),
        *(rounds.Abilities, rounds.Objective, rounds.AfterObjective, rounds.Income, rounds.BeginRound),
        *(end.Final, end.Scoring),
    )
}
FRAMES["Setup"] = opening.Opening  # a position during setup needs no `doing`, but one that names it can be read
