"""What an effect must change, worked out from its data by hand-written rules: a second opinion beside the interpreter.

It counts only totals of one seat (coins, tokens, eggs …) and takes from the answers given which card was played and
which dragon was used. It knows nothing of nodes, frames or questions.
"""

from collections import Counter
from typing import Any

from skarb.games.wyrmspan.cards import CAVE_DATA, DRAGON_DATA, TABLE_DATA

TOKENS = ("gold", "crystal", "meat", "milk", "any_resource", "named")
TRACK = {1: "egg", 2: "meat", 3: "dragon_card", 4: "cave_card", 5: "crystal"}
ROWS = ("crimson", "golden", "amethyst")


def dragon(card: str) -> dict[str, Any]:
    return DRAGON_DATA[int(card.rstrip("!?")[1:]) - 1]


def totals(player: dict[str, Any]) -> Counter[str]:
    """The counts of a player in a position."""
    halls = [hall for hall in player["halls"].values() if hall]
    return Counter(
        coins=player["coins"],
        tokens=sum(player["resources"].values()),
        cached=sum(sum(hall["cached"].values()) for hall in halls),
        eggs=player["mat_eggs"] + sum(hall["eggs"] for hall in halls),
        dragon_card=sum(card[0] == "d" for card in player["hand"]),
        cave_card=sum(card[0] == "c" for card in player["hand"]),
        advances=player["advances"],
        tucked=sum(len(hall["tucked"]) for hall in halls),
        dragons=sum(hall["dragon"] is not None for hall in halls),
        halls=len(halls),
    )


def beside(hall: str, other: str) -> bool:
    return abs(ROWS.index(hall[:-1]) - ROWS.index(other[:-1])) + abs(int(hall[-1]) - int(other[-1])) == 1


class Model:
    """One seat. `here` is the hall of the dragon whose effect it is."""

    def __init__(self, player: dict[str, Any], answers: list[str], top: str, left: int) -> None:
        self.player = player
        self.n = totals(player)
        self.answers = answers
        self.top = top  # the card that a reveal shows
        self.left = left  # dragons that the player on the left has in any cavern
        self.slots = 2 + sum(dragon(on["dragon"])["nests"] for on in player["halls"].values() if on and on["dragon"])

    def answer(self, word: str) -> list[str] | None:
        """The next answer that begins with the word, taken away."""
        for i, told in enumerate(self.answers):
            if told.split()[0] == word:
                return self.answers.pop(i).split()
        return None

    # -- the board ---------------------------------------------------------------------------------------------------

    def board(self) -> dict[str, str]:
        return {hall: on["dragon"] for hall, on in self.player["halls"].items() if on and on["dragon"]}

    def inside(self, place: str, here: str) -> list[str]:
        board = self.board()
        if place in ("any", "mat"):
            return list(board)
        if place == "here":
            return [here]
        if place == "adjacent":
            return [hall for hall in board if beside(here, hall)]
        if place == "this_column":
            return [hall for hall in board if hall[-1] == here[-1]]
        row = here[:-1] if place == "this_cavern" else place
        return [hall for hall in board if hall[:-1] == row]

    def fits(self, card: str, counter: dict[str, Any]) -> bool:
        data = dragon(card)
        return (
            counter.get("personality", data["personality"]) == data["personality"]
            and counter.get("not_personality") != data["personality"]
            and data["size"] in counter.get("size", [data["size"]])
            and bool(set(counter.get("trigger", data["triggers"])) & set(data["triggers"]))
        )

    def halls(self, counter: dict[str, Any], here: str) -> list[str]:
        board = self.board()
        found = [hall for hall in self.inside(counter.get("in", "mat"), here) if self.fits(board[hall], counter)]
        return [hall for hall in found if not (counter.get("other") and hall == here)]

    def count(self, counter: dict[str, Any], here: str) -> int:
        kind = counter["count"]
        on = self.player["halls"]
        if kind == "dragons":
            return len(self.halls(counter, here))
        if kind == "guild_markers":
            return len(self.player["markers"])
        if kind == "eggs":
            return int(self.n["eggs"] // counter.get("divide", 1))
        if kind == "cached":
            return int(on[here]["cached"][counter["what"]])
        if kind == "tucked":
            return len(on[here]["tucked"])
        if kind == "objectives_placed_lowest":
            return 4  # all level in these positions
        assert kind == "sets"
        key = "size" if counter["of"] == "size" else "personality"
        found = Counter(dragon(card)[key] for card in self.board().values())
        return min(found.values()) if len(found) == 4 else 0

    def holds(self, test: dict[str, Any], here: str) -> bool:
        name, board = test["test"], self.board()
        row, column = here[:-1], int(here[-1])
        if name == "between_dragons":
            return f"{row}{column - 1}" in board and f"{row}{column + 1}" in board
        if name == "column_full":
            return all(f"{other}{column}" in board for other in ROWS)
        if name == "cavern_full":
            return len(self.inside("this_cavern", here)) == 4
        if name == "cavern_fully_excavated":
            return self.player["halls"][f"{row}4"] is not None
        if name == "rightmost_in_cavern":
            return f"{row}{column + 1}" not in board
        if name == "at_least":
            return self.count(test["of"], here) >= int(test["n"])
        if name == "none":
            return self.count(test["of"], here) == 0
        if name == "has_each":
            return all(self.count(counter, here) >= 1 for counter in test["of"])
        assert name == "at_least_left_neighbor"
        return self.count(test["of"], here) >= self.left

    def room(self, where: str, here: str) -> int:
        if where == "any":
            return int(self.slots - self.n["eggs"])
        on = self.player["halls"]
        return sum(dragon(on[hall]["dragon"])["nests"] - on[hall]["eggs"] for hall in self.inside(where, here))

    # -- effects -----------------------------------------------------------------------------------------------------

    def gain(self, items: list[str], here: str) -> None:
        for item in items:
            if item in TOKENS:
                self.n["tokens"] += 1
            elif item == "coin":
                self.n["coins"] += 1
            elif item == "egg":
                self.n["eggs"] += min(1, self.room("any", here))
            elif item == "guild":
                self.n["advances"] += 1
                self.gain([TRACK[self.n["advances"]]], here)
            else:
                self.n[item] += 1

    def pay(self, cost: dict[str, Any], here: str) -> bool:
        if "one_of" in cost:
            cost = cost["one_of"][0]
        need = Counter("tokens" if i in TOKENS else "eggs" if i == "egg" else "coins" if i == "coin" else i
                       for i in cost["items"])  # fmt: skip
        if any(self.n[key] < n for key, n in need.items()):
            return False
        if "eggs_from" in cost:
            on = self.player["halls"]
            if sum(on[hall]["eggs"] for hall in self.inside(cost["eggs_from"], here)) < need["eggs"]:
                return False
        self.n.subtract(need)
        return True

    def feed(self, here: str, food: str) -> None:
        """An item was put on the dragon here: if it feeds a hatchling, its bonus follows."""
        card = self.board().get(here)
        if card is None or dragon(card).get("feed") != food:
            return
        self.player["halls"][here]["fed"] += 1
        for trigger in ("fed", "fed_third"):
            for ability in dragon(card)["abilities"]:
                if ability["trigger"] == trigger and (trigger == "fed" or self.player["halls"][here]["fed"] == 3):
                    self.do(ability["effect"], here)

    def do(self, effect: dict[str, Any], here: str) -> None:
        getattr(self, "do_" + effect["do"])(effect, here)

    def do_gain(self, effect: dict[str, Any], here: str) -> None:
        self.gain(effect["items"], here)

    def do_lay(self, effect: dict[str, Any], here: str) -> None:
        self.n["eggs"] += min(effect["eggs"], self.room(effect["where"], here))

    def do_all(self, effect: dict[str, Any], here: str) -> None:
        for part in effect["parts"]:
            self.do(part, here)

    def do_pay(self, effect: dict[str, Any], here: str) -> bool:
        then = effect["then"]
        if then["do"] == "lay" and then["where"] != "any" and not self.room(then["where"], here):
            return False
        if not self.pay(effect["cost"], here):
            return False
        self.do(then, here)
        return True

    def do_repeat(self, effect: dict[str, Any], here: str) -> None:
        for _ in range(effect["up_to"]):
            inner = effect["effect"]
            if inner["do"] == "pay":
                if inner["then"]["do"] == "lay" and not self.room(inner["then"]["where"], here):
                    return
                before = self.n.copy()
                if not self.do_pay(inner, here):
                    return
                if inner["then"].get("where") == "here":  # the room here shrinks
                    self.player["halls"][here]["eggs"] += self.n["eggs"] - before["eggs"]
            elif self.n["dragon_card"]:
                self.do(inner, here)

    def do_chain(self, effect: dict[str, Any], here: str) -> None:
        self.do(effect["first"], here)
        self.do(effect["then"], here)

    def do_seq(self, effect: dict[str, Any], here: str) -> None:
        for step in effect["steps"]:
            self.do(step, here)

    def do_may(self, effect: dict[str, Any], here: str) -> None:
        self.do(effect["effect"], here)

    def do_if(self, effect: dict[str, Any], here: str) -> None:
        if self.holds(effect["test"], here):
            self.do(effect["then"], here)

    def do_name_resource(self, effect: dict[str, Any], here: str) -> None:
        self.do(effect["then"], here)

    def do_choose(self, effect: dict[str, Any], here: str) -> None:
        """Two different goods or one, as the answers say."""
        for _ in range(effect["pick"]):
            told = self.answers.pop(0).split()
            if told[0] == "spend":  # what was paid for the choice
                told = self.answers.pop(0).split()
            if told[0] == "advance":
                self.gain(["guild"], here)
                while self.answers and self.answers[0].split()[0] == "lay":
                    self.answers.pop(0)
            elif told[0] == "draw":
                self.gain([told[1] + "_card"], here)
            else:
                self.gain(["gold" if told[1].isalpha() else "dragon_card" if told[1][0] == "d" else "cave_card"], here)

    def do_cache(self, effect: dict[str, Any], here: str) -> None:
        n = effect.get("n", effect.get("up_to", 1))
        if effect["from"] == "just_gained" and "up_to" in effect:
            n = 1  # the first choice names one token
        for _ in range(n):
            self.n["cached"] += 1
            if effect["from"] != "bank":
                self.n["tokens"] -= 1
            if effect["where"] == "here":
                self.feed(here, effect["what"])

    def do_tuck(self, effect: dict[str, Any], here: str) -> None:
        n = effect["n"] if isinstance(effect["n"], int) else self.count(effect["n"], here)
        self.n["tucked"] += n
        if effect["from"] in ("hand", "just_gained"):
            self.n["dragon_card"] -= n
        if effect["where"] == "here":
            for _ in range(n):
                self.feed(here, "dragon_card")

    def do_gain_from_cost(self, effect: dict[str, Any], here: str) -> None:
        told = self.answer("take")
        if told is not None and told[1].isalpha():
            self.n["tokens"] += 1

    def do_tuck_each(self, effect: dict[str, Any], here: str) -> None:
        self.n["tucked"] += len(self.halls(effect["on"], here))

    def do_lay_each(self, effect: dict[str, Any], here: str) -> None:
        on = self.player["halls"]
        for hall in self.halls(effect["on"], here):
            self.n["eggs"] += on[hall]["eggs"] < dragon(on[hall]["dragon"])["nests"]

    def do_draw_dragons(self, effect: dict[str, Any], here: str) -> None:
        n = effect["n"] if isinstance(effect["n"], int) else self.count(effect["n"], here)
        split = effect["split"]
        tucked = 1 if "tuck" in split or "may_tuck" in split else 0  # the first choice tucks one
        self.n["tucked"] += tucked
        self.n["dragon_card"] += n - tucked - split.get("discard", 0)

    def do_reveal(self, effect: dict[str, Any], here: str) -> None:
        if dragon(self.top)["size"] in effect["if_size"]:
            self.n["tucked"] += 1
        else:
            self.do(effect["else"], here)

    def do_take_revealed(self, effect: dict[str, Any], here: str) -> None:
        self.n["dragon_card"] += 1

    def do_discard_revealed(self, effect: dict[str, Any], here: str) -> None:
        return

    def do_play_cave(self, effect: dict[str, Any], here: str) -> None:
        told = self.answer("excavate")
        assert told is not None
        self.n["halls"] += 1
        if "hand" in effect["from"]:
            self.n["cave_card"] -= 1
        self.do(CAVE_DATA[int(told[1][1:]) - 1]["effect"], here)

    def do_play_dragon(self, effect: dict[str, Any], here: str) -> None:
        told = self.answer("entice")
        assert told is not None
        assert not dragon(told[1])["cost"] or effect["pay"] == "free"
        self.n["dragons"] += 1
        self.slots += dragon(told[1])["nests"]
        if "hand" in effect["from"]:
            self.n["dragon_card"] -= 1

    def do_activate(self, effect: dict[str, Any], here: str) -> None:
        if effect["on"] == "own_mat_path":
            told = self.answer("path")
            assert told is not None
            self.do(TABLE_DATA["mat"]["cavern"][ROWS.index(told[1])]["path"][int(told[2]) - 1], "")
            return
        told = self.answer("activate")
        assert told is not None
        card = self.board()[told[1]]
        ability = next(one for one in dragon(card)["abilities"] if one["trigger"] in effect["triggers"])
        self.do(ability["effect"], told[1])

    def do_swap_dragons(self, effect: dict[str, Any], here: str) -> None:
        assert self.answer("swap") is not None

    def do_gain_per(self, effect: dict[str, Any], here: str) -> None:
        self.n["tokens"] += self.count(effect["n"], here)
        self.do(effect["then"], here)

    def do_gain_split(self, effect: dict[str, Any], here: str) -> None:
        self.n["tokens"] += effect["keep"]
        self.n["cached"] += effect["cache"]

    def score(self, effect: dict[str, Any], here: str) -> int:
        if effect["do"] != "score":
            return 0  # the payments of WYR-19.1 have their own test
        if "if" in effect and not self.holds(effect["if"], here):
            return 0
        vp = effect["vp"] * (self.count(effect["per"], here) if "per" in effect else 1)
        return int(min(vp, effect.get("max", vp)))
