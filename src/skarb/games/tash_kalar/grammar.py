"""Words for pieces, squares and amounts in the three languages, in the cases that card texts need."""

from typing import Any

Data = dict[str, Any]
ONE, SOME, UP_TO, WITH_ONE, WITH_SOME = range(5)  # accusative; plural; after "up to"; instrumental singular, plural

# own, enemy, other, common, heroic, legendary, upgraded, noun, used
SLAVIC: dict[str, dict[str, tuple[str, ...]]] = {
    "uk": {
        "own": ("свою", "свої", "своїх", "своєю", "своїми"),
        "enemy": ("ворожу", "ворожі", "ворожих", "ворожою", "ворожими"),
        "any": ("будь-яку", "будь-які", "будь-яких", "будь-якою", "будь-якими"),
        "other": ("іншу", "інші", "інших", "іншою", "іншими"),
        "common": ("звичайну", "звичайні", "звичайних", "звичайною", "звичайними"),
        "heroic": ("героїчну", "героїчні", "героїчних", "героїчною", "героїчними"),
        "legendary": ("легендарну", "легендарні", "легендарних", "легендарною", "легендарними"),
        "upgraded": ("покращену", "покращені", "покращених", "покращеною", "покращеними"),
        "noun": ("фішку", "фішки", "фішок", "фішкою", "фішками"),
        "used": ("використану", "використані", "використаних", "використаною", "використаними"),
        "self": ("цю фішку", "цю фішку", "цієї фішки", "цією фішкою", "цією фішкою"),
        "that": ("ту фішку", "ту фішку", "тієї фішки", "тією фішкою", "тією фішкою"),
        "count": ("", "одну", "дві", "три", "чотири"),
        "of": ("", "одної", "двох", "трьох", "чотирьох", "п’яти"),
        "words": ("чи", "й", "всі", "до", "для прикликання", "супротивника, який має більше {what}, ніж ви", "та"),
    },
    "ru": {
        "own": ("свою", "свои", "своих", "своей", "своими"),
        "enemy": ("вражескую", "вражеские", "вражеских", "вражеской", "вражескими"),
        "any": ("любую", "любые", "любых", "любой", "любыми"),
        "other": ("другую", "другие", "других", "другой", "другими"),
        "common": ("простую", "простые", "простых", "простой", "простыми"),
        "heroic": ("героическую", "героические", "героических", "героической", "героическими"),
        "legendary": ("легендарную", "легендарные", "легендарных", "легендарной", "легендарными"),
        "upgraded": ("улучшенную", "улучшенные", "улучшенных", "улучшенной", "улучшенными"),
        "noun": ("фишку", "фишки", "фишек", "фишкой", "фишками"),
        "used": ("использованную", "использованные", "использованных", "использованной", "использованными"),
        "self": ("эту фишку", "эту фишку", "этой фишки", "этой фишкой", "этой фишкой"),
        "that": ("ту фишку", "ту фишку", "той фишки", "той фишкой", "той фишкой"),
        "count": ("", "одну", "две", "три", "четыре"),
        "of": ("", "одной", "двух", "трёх", "четырёх", "пяти"),
        "words": ("или", "и", "все", "до", "для призыва", "противника, у которого больше {what}, чем у вас", "и"),
    },
}
COUNT = ("", "one", "two", "three", "four", "five")
MOVES: dict[str, dict[str, tuple[str, str]]] = {  # of a kind: one, and the form after "up to"
    "en": {
        "standard": ("one standard move", "standard moves"),
        "combat": ("one combat move", "combat moves"),
        "to_empty": ("one move onto an empty square", "moves onto empty squares"),
        "leap standard": ("one standard leap", "standard leaps"),
        "leap combat": ("one combat leap", "combat leaps"),
    },
    "uk": {
        "standard": ("один стандартний хід", "стандартних ходів"),
        "combat": ("один бойовий хід", "бойових ходів"),
        "to_empty": ("один хід на порожню клітинку", "ходів на порожні клітинки"),
        "leap standard": ("один стандартний стрибок", "стандартних стрибків"),
        "leap combat": ("один бойовий стрибок", "бойових стрибків"),
    },
    "ru": {
        "standard": ("одно обычное перемещение", "обычных перемещений"),
        "combat": ("одно боевое перемещение", "боевых перемещений"),
        "to_empty": ("одно перемещение на пустую клетку", "перемещений на пустые клетки"),
        "leap standard": ("один обычный прыжок", "обычных прыжков"),
        "leap combat": ("один боевой прыжок", "боевых прыжков"),
    },
}
ENDLESS = {"en": "any number of {0}", "uk": "скільки завгодно {0}", "ru": "сколько угодно {0}"}
AREAS: dict[str, dict[str, str]] = {
    "en": {
        "any": "adjacent",
        "orthogonal": "orthogonally adjacent",
        "diagonal": "diagonally adjacent",
        "to": "adjacent to that square",
        "within": "within distance {0}",
        "exactly": "at distance exactly {0}",
        "ray": "on that line",
        "rays": "on a line of any arrow",
        "fan": "on the first {0} squares of that line and of the two lines beside it",
        "next_to_color": "next to a {0} square",
        "on_or_next_to_color": "on or next to a {0} square",
        "next_to_own": "next to one of your pieces",
        "square_of": "onto the square of that piece",
    },
    "uk": {
        "any": "поруч",
        "orthogonal": "поруч по прямій",
        "diagonal": "поруч по діагоналі",
        "to": "поруч із тією клітинкою",
        "within": "на відстані до {0}",
        "exactly": "на відстані рівно {0}",
        "ray": "на цій лінії",
        "rays": "на лінії будь-якої стрілки",
        "fan": "на перших {0} клітинках цієї лінії та двох ліній обабіч неї",
        "next_to_color": "поруч із {0} клітинкою",
        "on_or_next_to_color": "на {1} клітинці або поруч із нею",
        "next_to_own": "поруч зі своєю фішкою",
        "square_of": "на клітинку тієї фішки",
    },
    "ru": {
        "any": "рядом",
        "orthogonal": "рядом по прямой",
        "diagonal": "рядом по диагонали",
        "to": "рядом с той клеткой",
        "within": "на расстоянии до {0}",
        "exactly": "на расстоянии ровно {0}",
        "ray": "на этой линии",
        "rays": "на линии любой стрелки",
        "fan": "на первых {0} клетках этой линии и двух линий по бокам от неё",
        "next_to_color": "рядом с {0} клеткой",
        "on_or_next_to_color": "на {1} клетке или рядом с ней",
        "next_to_own": "рядом со своей фишкой",
        "square_of": "на клетку той фишки",
    },
}
HUES: dict[str, dict[str, tuple[str, str]]] = {  # after "next to", after "on"
    "en": {"red": ("red", "red"), "green": ("green", "green")},
    "uk": {"red": ("червоною", "червоній"), "green": ("зеленою", "зеленій")},
    "ru": {"red": ("красной", "красной"), "green": ("зелёной", "зелёной")},
}


def area(lang: str, data: Data) -> str:
    """Where, after the noun."""
    words = AREAS[lang]
    if "adjacent" in data:
        return words["to" if "to" in data else data["adjacent"]]
    for key in ("within", "exactly"):
        if key in data:
            return words[key].format(data[key])
    if "fan" in data:
        number = data["max"] if lang == "en" else SLAVIC[lang]["of"][data["max"]]
        return words["fan"].format(number)
    for key in ("next_to_color", "on_or_next_to_color"):
        if key in data:
            hues = [HUES[lang][hue] for hue in data[key]]
            return words[key].format(" / ".join(h[0] for h in hues), " / ".join(h[1] for h in hues))
    for key in ("ray", "rays", "next_to_own", "square_of"):
        if key in data:
            return words[key]
    return ""


def place_area(lang: str, data: Data) -> str:
    """Where to place: like `area`, but "adjacent" needs its origin."""
    if data.get("adjacent") == "any":
        return {"en": "next to this piece", "uk": "поруч із цією фішкою", "ru": "рядом с этой фишкой"}[lang]
    return area(lang, data)


def amount(step: Data) -> int:
    """0: all."""
    if step.get("all"):
        return 0
    chosen: int = step["up_to"] if "up_to" in step else step.get("count", 1)
    return chosen


# -- pieces ------------------------------------------------------------------------------------------------------------


def rank_key(sel: Data) -> list[str]:
    ranks = sel.get("ranks", [])
    return ["upgraded"] if ranks == ["heroic", "legendary"] else list(ranks)


def pieces(lang: str, sel: Data, case: int, n: int = 1) -> str:
    """A piece selector in words. `n` pieces, 0 for all."""
    if "any_of" in sel:
        joint = " and " if lang == "en" else f" {SLAVIC[lang]['words'][6]} "
        return joint.join(pieces(lang, part, case, n) for part in sel["any_of"])
    if "ref" in sel:
        which = "self" if sel["ref"] == "self" else "that"
        return {"self": "this piece", "that": "that piece"}[which] if lang == "en" else SLAVIC[lang][which][case]
    if "marked" in sel.get("area", {}):
        return marked_piece(lang, sel)
    return english(sel, case, n) if lang == "en" else slavic(lang, sel, case, n)


def marked_piece(lang: str, sel: Data) -> str:
    enemy = sel.get("owner") == "enemy"
    if lang == "en":
        return f"the {'enemy ' if enemy else ''}piece on the marked square"
    noun = f"{SLAVIC[lang]['enemy'][0]} " if enemy else ""
    return f"{noun}{SLAVIC[lang]['noun'][0]} на {'позначеній клітинці' if lang == 'uk' else 'отмеченной клетке'}"


def english(sel: Data, case: int, n: int) -> str:
    plural = n != 1 or case in (SOME, UP_TO, WITH_SOME)
    ranks = rank_key(sel)
    if ranks == ["upgraded"]:
        noun = "upgraded pieces" if plural else "upgraded piece"
    elif not ranks:
        noun = "pieces" if plural else "piece"
    else:
        joint = " and " if n == 0 else " or "
        noun = joint.join(rank + ("s" if plural else "") for rank in ranks)
    other = "other " if sel.get("except") else ""
    owner = sel.get("owner", "any")
    where = area("en", sel.get("area", {}))
    near = ""
    if where.endswith("adjacent"):
        near, where = where + " ", ""
    if owner == "own":
        if case == WITH_SOME or (case == SOME and n == 0):
            out = f"your {other}{noun}"
        else:
            out = f"{COUNT[n]} of your {near}{other}{noun if plural else plural_english(noun)}"
    else:
        adjective = "enemy " if owner == "enemy" and not sel.get("owner_has_more") else ""
        number = "all " if n == 0 else "" if case == WITH_SOME else f"{COUNT[n]} "
        out = f"{number}{near}{other}{adjective}{noun}"
    if sel.get("used"):
        out += " used to summon it"
    more = sel.get("owner_has_more")
    if more:
        out += f" of an opponent who has more {'commons' if more == 'common' else 'upgraded pieces'} than you"
    if where:
        out += f" {where}"
    if owner == "any" and not sel.get("used") and n == 1:
        out += " (of any colour)"
    elif owner == "any" and not sel.get("used"):
        out += " (of any colour)" if n == 0 else " (of any colours)"
    return out


def plural_english(noun: str) -> str:
    return " or ".join(word + "s" for word in noun.split(" or "))


def slavic(lang: str, sel: Data, case: int, n: int) -> str:
    words = SLAVIC[lang]
    either, both, every, _, summoning, richer, _ = words["words"]
    form = case
    if case == ONE and n != 1:
        form = SOME
    out: list[str] = []
    if case in (ONE, SOME):
        out.append(every if n == 0 else words["count"][n])
    if sel.get("except"):
        if n == 1 and case == ONE and sel.get("owner", "any") != "any":
            out.pop(0)
        out.append(words["other"][form])
    owner = sel.get("owner", "any")
    if owner != "any" and not sel.get("owner_has_more"):
        out.append(words[owner][form])
    elif n and not sel.get("used"):
        if n == 1 and case == ONE:
            out.pop(0)
        out.insert(0, words["any"][form])
    joint = f" {both} " if n == 0 or form == WITH_SOME else f" {either} "
    out.append(joint.join(words[rank][form] for rank in rank_key(sel)))
    out.append(words["noun"][form])
    if sel.get("used"):
        out[-1] += ","
        out += [words["used"][form], summoning]
    if n == 0 and owner == "any":
        out.append("будь-якого кольору" if lang == "uk" else "любого цвета")
    more = sel.get("owner_has_more")
    if more:
        what = f"{words[more][UP_TO]} {words['noun'][UP_TO]}"
        out.append(richer.format(what=what))
    out.append(area(lang, sel.get("area", {})))
    return " ".join(word for word in out if word)


# -- moves -------------------------------------------------------------------------------------------------------------


def moves(lang: str, kind: str, most: int, endless: bool = False) -> str:
    """So many moves or leaps of a kind; `most` above 1 means "up to"."""
    one, several = MOVES[lang][kind]
    if endless:
        return ENDLESS[lang].format(several)
    if most == 1:
        return one
    return up_to(lang, most, several)


def up_to(lang: str, most: int, several: str) -> str:
    if lang == "en":
        return f"up to {COUNT[most]} {several}"
    return f"{SLAVIC[lang]['words'][3]} {SLAVIC[lang]['of'][most]} {several}"
