"""`python -m skarb.teach durak wyrmspan` says what is wrong with what these games teach; without names: all games."""

import sys

from skarb.games import ids
from skarb.teach.check import faults
from skarb.teach.data import BadTeaching, teaching


def main(names: list[str]) -> int:
    wrong = 0
    for game in names or ids():
        found = faults(game)
        wrong += len(found)
        print("\n".join(f"{game}: {fault}" for fault in found), end="\n" if found else "")
        try:
            it = teaching(game)
        except BadTeaching:
            continue
        steps = sum(len(stage.steps) for lesson in it.lessons for stage in lesson.stages)
        print(
            f"{game}: {len(it.chapters)} chapters, {len(it.figures)} figures, {len(it.lessons)} lessons with {steps} "
            f"steps, {len(it.aid)} parts of the player aid, {len(it.words)} words; {len(found)} faults"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
