"""Words for people: the label of a choice, and what a card does, made from its data. TSK-4.3

Clauses are messages `effect-…`, with a twin `effect-…-may` for what is optional, in the forms of data/words.toml.
"""

from functools import cache
from typing import Any

from skarb.games.tash_kalar.cards import BEINGS, CARD_IDS, FLARE, SCHOOLS, TASK_IDS, TASKS, read
from skarb.games.tash_kalar.choice import (
    AIM,
    CHOOSE,
    CLAIM,
    COLOUR,
    DONE,
    INVOKE,
    LEAP,
    MOVE,
    PLACE,
    SCHOOL,
    SCORE,
    START,
    SUMMON,
    USE,
    first,
    second,
    third,
    verb_of,
)
from skarb.games.tash_kalar.flow.board import COLOURS, DIRECTIONS, NAMES, RANKS
from skarb.games.tash_kalar.flow.effects import asked_for
from skarb.games.tash_kalar.flow.steps import LABELS
from skarb.games.tash_kalar.notation import OF_A_CARD, ON_A_SQUARE, WORDS, borrowed_names, used_names
from skarb.games.tash_kalar.state import TashKalar
from skarb.texts import say

ID = "tash_kalar"
Data = dict[str, Any]
FORMS: Data = read("words")
ONE, SOME, UP_TO, WITH_ONE, WITH_SOME = range(5)  # accusative; plural; after "up to"; instrumental singular, plural

# -- choices ---------------------------------------------------------------------------------------------------------


def label(s: TashKalar, choice: int) -> tuple[str, dict[str, Any]]:
    """Message and arguments; the message of a choice is `choice-<verb>`, with a variant where the words differ."""
    verb, a, b, c = verb_of(choice), first(choice), second(choice), third(choice)
    word = "choice-" + WORDS[verb].replace(" ", "-")
    if verb == DONE:  # what is declined
        return word, {"what": deeds[0][4:] if len(deeds := asked_for(s)) == 1 else "more"}
    if verb in ON_A_SQUARE:
        return word, {"square": NAMES[a]}
    if verb in OF_A_CARD:
        return word, {"card": f"@card-{CARD_IDS[a]}"}
    if verb in (COLOUR, SCORE):
        return word, {"colour": f"@word-{COLOURS[a]}"}
    if verb in (MOVE, LEAP):
        return word, {"origin": NAMES[a], "square": NAMES[b]}
    if verb == PLACE:
        piece = f"@piece-common-{COLOURS[c - 1]}" if c else f"@rank-{RANKS[b]}"
        return word, {"piece": piece, "square": NAMES[a]}
    if verb == SUMMON:
        args = {"card": f"@card-{CARD_IDS[a]}", "square": NAMES[b]}
        return (word + "-with", {**args, "pieces": borrowed_names(choice)}) if c else (word, args)
    if verb == INVOKE:
        args = {"card": f"@card-{CARD_IDS[a]}", **({"colour": f"@word-{COLOURS[c - 1]}"} if c else {})}
        return word + ("-against" if c else ""), args
    if verb == START:
        return word, {"piece": f"@piece-common-{COLOURS[a]}", "square": NAMES[b]}
    if verb == SCHOOL:
        return word, {"school": f"@school-{SCHOOLS[a].replace('_', '-')}"}
    if verb == USE:
        return word, {"pieces": used_names(choice)}
    if verb == CLAIM:
        return word, {"task": f"@card-{TASK_IDS[a]}"}
    if verb == AIM:
        return word, {"direction": f"@direction-{DIRECTIONS[a]}"}
    return (f"{word}-{LABELS[a].replace('_', '-')}" if verb == CHOOSE else word), {}


# -- cards -----------------------------------------------------------------------------------------------------------


@cache
def card_text(card: str, lang: str) -> str:
    for being in BEINGS:
        if being.id == card:
            return sentences(lang, being.data["effect"])
    for flare in FLARE:
        if flare.id == card:
            halves = (("upper", flare.upper_lead), ("lower", flare.lower_lead))
            texts = [tell(lang, f"flare-{half}", lead=n) + " " + body(lang, flare.data[half]) for half, n in halves]
            return "\n".join(texts)
    for task in TASKS:
        if task.id == card:
            return task_text(lang, task.condition)
    return ""


def body(lang: str, half: Data) -> str:
    told = sentences(lang, half["effect"])
    return told[:1].lower() + told[1:]


def tell(lang: str, message: str, **args: Any) -> str:
    return say(lang, ID, message, **args)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentences(lang: str, steps: list[Data]) -> str:
    """Every step a sentence, what follows from it another."""
    out: list[str] = []
    for step in steps:
        out += [capital(part) + "." for part in spoken(lang, step)]
    return " ".join(out)


def clauses(lang: str, steps: list[Data]) -> str:
    """Steps within a sentence."""
    told = ["; ".join(spoken(lang, step)) for step in steps]
    return tell(lang, "effect-and", first=told[0], last=told[1]) if len(told) == 2 else "; ".join(told)


def optional(step: Data) -> bool:
    """Said with "you may": what may be declined as a whole, and "up to one"."""
    if step["do"] == "move" and len(step["moves"]) == 1 and step["moves"][0].get("up_to") == 1:
        return True
    return bool(step.get("may", False))


def clause(lang: str, name: str, step: Data, **args: Any) -> str:
    return tell(lang, f"effect-{name}-may" if optional(step) else f"effect-{name}", **args)


def spoken(lang: str, step: Data) -> list[str]:
    """One step as clauses: the step itself, and what follows from it."""
    verb = step["do"]
    if verb == "when":
        return [when(lang, step)]
    out = [own_clause(lang, step)]
    then = step.get("then", [])
    if step.get("if_pile_empty"):
        return [*out, tell(lang, "effect-recalled", what=clauses(lang, then))]
    if then and (then[0]["do"] == "when" or (verb == "pick_direction" and not optional(step))):
        out += [part for inner in then for part in spoken(lang, inner)]
    elif then:
        out.append(tell(lang, "effect-if-so" if optional(step) else "effect-then", what=clauses(lang, then[:1])))
        out += [tell(lang, "effect-then", what=clauses(lang, [inner])) for inner in then[1:]]
    return out


def own_clause(lang: str, step: Data) -> str:
    verb = step["do"]
    if verb in ("destroy", "convert", "upgrade", "downgrade"):
        return picking(lang, step)
    if verb == "place":
        return placing(lang, step)
    if verb == "move":
        return moving(lang, step)
    if verb == "leap":
        return leaping(lang, step)
    if verb == "shoot":
        name = "shoot-immune" if step.get("immune") else "shoot"
        return tell(lang, f"effect-{name}", count=step["hits"])
    if verb == "pick_piece":
        return clause(lang, "pick", step, what=pieces(lang, step["target"], ONE))
    if verb == "pick_direction":
        return clause(lang, f"aim-{step['from']}", step)
    if verb == "choose_one":
        options = [clauses(lang, option["steps"]) for option in step["options"]]
        return clause(lang, "choose", step, one=options[0], other=options[1])
    if verb == "repeat":
        return tell(lang, "effect-repeat", count=step["up_to"], what=clauses(lang, step["steps"]))
    if verb == "visit":
        return visiting(lang, step)
    if verb == "gain_action":
        return tell(lang, "effect-action", count=step["n"])
    if verb == "extra_draw":
        return tell(lang, "effect-draw-both" if step.get("legends") else "effect-draw")
    if verb == "extra_turn":
        return tell(lang, "effect-turn")
    if verb == "borrow_enemy_piece":
        return tell(lang, "effect-borrow")
    assert verb == "recall_discard"
    return clause(lang, "recall", step)


def targets(lang: str, step: Data, sel: Data) -> str:
    """How many of which pieces, as an object."""
    n = amount(step)
    if "up_to" in step:
        return (
            f"up to {pieces(lang, sel, SOME, n)}" if lang == "en" else f"{up_to(lang, n)} {pieces(lang, sel, UP_TO, n)}"
        )
    return pieces(lang, sel, ONE, n)


def picking(lang: str, step: Data) -> str:
    verb = step["do"]
    if step.get("each_color"):
        return tell(lang, "effect-upgrade-each")
    if step.get("for_each"):
        return tell(lang, "effect-destroy-each", where=area(lang, step["target"]["area"]))
    name = f"{verb}-{step['to']}" if verb == "convert" else verb
    if step.get("connected"):
        name += "-group"
    if verb == "upgrade" and step["target"].get("ref") == "v":  # any piece, so maybe a legendary
        name += "-possible"
    told = clause(lang, name, step, what=targets(lang, step, step["target"]))
    return tell(lang, "effect-uncounted", what=told) if step.get("uncounted") else told


def placing(lang: str, step: Data) -> str:
    rank = step["rank"]
    sel: Data = {"owner": step["owner"]}
    if rank != "any":
        sel["ranks"] = [rank]
    several = amount(step) > 1
    args = {"what": targets(lang, step, sel), "where": place_area(lang, step["at"]) or "-"}
    where = "marked" if "marked" in step["at"] else "anywhere" if not step["at"] else "where"
    name = f"place-{'many' if several else 'one'}-{where}" if rank != "any" else "place-any-rank"
    return clause(lang, name, step, **args)


def movers(lang: str, sel: Data, one: bool) -> str:
    return pieces(lang, sel, WITH_ONE if one else WITH_SOME)


def moving(lang: str, step: Data) -> str:
    entries = step["moves"]
    sel = step["who"]
    one = step.get("same_piece", False) or amount_of_moves(entries) == 1
    if len(entries) == 2 and "who" in entries[1]:
        args = {"count": step["total"], "one": pieces(lang, entries[0]["who"], WITH_ONE)}
        return tell(lang, "effect-move-shared", **args, other=pieces(lang, entries[1]["who"], WITH_SOME))
    if "up_to_by_rank" in entries[0]:
        limits = entries[0]["up_to_by_rank"]
        return tell(lang, "effect-move-by-rank", **{rank: limits[rank] for rank in RANKS})
    if len(entries) == 2:
        parts = [moves(lang, entry["kind"], entry.get("up_to", 1)) for entry in entries]
        name = "move-both" if "count" in entries[0] else "move-either-order"
        return clause(lang, name, step, who=movers(lang, sel, one), one=parts[0], other=parts[1])
    entry = entries[0]
    most = entry.get("up_to", entry.get("count", 1))
    told = moves(lang, entry["kind"], most, "any_number" in entry)
    name = "move"
    if "count" in entry and most > 1:
        told = tell(lang, "effect-two-standard-moves")
    if step.get("one_each"):
        name = "move-each-enemy" if step.get("one_owner") else "move-each"
        listed = targets(lang, {"up_to": entry["up_to"]}, sel)
        return clause(lang, name, step, who=listed, moves=moves(lang, entry["kind"], 1))
    if step.get("line") == "one":
        name = "move-line"
    elif "line" in step:
        name = "move-same-line"
    if step.get("onto", {}).get("marked"):
        return clause(lang, "move-marked", step, who=movers(lang, sel, True))
    out = clause(lang, name, step, moves=told, who=movers(lang, sel, one))
    onto = step.get("onto", {})
    if "not_onto" in onto:
        out = tell(lang, "effect-not-onto-commons", what=out)
    if "on_color" in onto:
        out = tell(lang, "effect-onto-colour", what=out)
    if "next_to_other_own" in onto:
        out = tell(lang, "effect-beside-own", what=out)
    if "stop" in step:
        out = tell(lang, f"effect-stop-{step['stop'].replace('_', '-')}", what=out)
    if "full_budget_must_include" in step:
        out = tell(lang, "effect-include-self", what=out, count=most)
    return out


def amount_of_moves(entries: list[Data]) -> int:
    total = 0
    for entry in entries:
        total += 99 if "any_number" in entry else amount(entry)
    return total


def leaping(lang: str, step: Data) -> str:
    told = moves(lang, f"leap_{step['kind']}", step.get("up_to", 1))
    who = pieces(lang, step["who"], WITH_ONE)
    if "square_of" in step.get("to", {}):
        return tell(lang, "effect-leap-onto", who=who)
    if step.get("to"):
        return clause(lang, "leap-where", step, moves=told, who=who, where=area(lang, step["to"]))
    return clause(lang, "leap", step, moves=told, who=who)


def visiting(lang: str, step: Data) -> str:
    parts: list[str] = []
    for case in step["cases"]:
        sel: Data = {"owner": case.get("owner", "own"), "ranks": [case.get("rank", "common")]}
        if case["if"] == "empty":
            parts.append(tell(lang, "effect-visit-place", what=pieces(lang, sel, ONE)))
        else:
            parts.append(tell(lang, f"effect-{case['do']}", what=pieces(lang, case["if"], ONE)))
    return tell(lang, "effect-visit", count=step["up_to"], what="; ".join(parts))


def when(lang: str, step: Data) -> str:
    condition = step["if"]
    if "actions_left_min" in condition:
        told = tell(lang, "if-action-left")
    elif "marked_square" in condition:
        told = tell(lang, "if-marked-empty")
    elif "summoned_on" in condition:
        name = "if-summoned-off-centre" if condition.get("central") is False else "if-summoned"
        told = tell(lang, f"{name}-{'-'.join(condition['summoned_on'])}")
    elif "stood_on" in condition:
        told = tell(lang, "if-stood-on-red")
    elif "number_in" in condition:
        told = tell(lang, "if-number", count=condition["min"])
    else:
        picked = condition["rank_of"] == "p"
        told = tell(lang, f"if-{'is' if picked else 'was'}-{condition['in'][0]}")
    out = tell(lang, "effect-when", told=told, what=clauses(lang, step["then"]))
    if "else" in step:
        name = "effect-else-if" if step["else"][0]["do"] == "when" else "effect-else"
        out = tell(lang, name, what=out, other=clauses(lang, step["else"]))
    return out


# -- tasks -----------------------------------------------------------------------------------------------------------


def task_text(lang: str, data: Data) -> str:
    check = data["check"].replace("_", "-")
    args: dict[str, Any] = {
        "count": data.get("total_min", data.get("lead_min", data.get("min", 0))),
        "upgraded": data.get("upgraded_min", 0),
    }
    if check == "destroyed-this-turn":
        name = "any" if "any" in data else "upgraded" if "upgraded_min" in data else "count"
    elif check == "own-on-squares":
        args["squares"] = tell(lang, f"squares-{data['squares'].replace('_', '-')}")
        name = "legends" if "legendary_min" in data else "count"
    elif check == "summoned-this-turn":
        name = "legend" if "legends_min" in data else "all" if data["on_squares_min"] > 1 else "one"
        if name != "legend":
            word = "square" if name == "one" else "squares"
            args["squares"] = tell(lang, f"{word}-{data['on_squares'].replace('_', '-')}")
    elif check == "chain-between-any":
        name = data["sets"]
    else:
        name = "text"
    return tell(lang, f"task-{check}-{name}", **args)


# -- where -----------------------------------------------------------------------------------------------------------


def area(lang: str, data: Data) -> str:
    """Where, after the noun."""
    words: dict[str, str] = FORMS[lang]["areas"]
    if "adjacent" in data:
        return words[f"to_{data['to']}" if "to" in data else data["adjacent"]]
    for key in ("within", "exactly"):
        if key in data:
            return words[key].format(data[key])
    if "fan" in data:
        return words["fan"].format(data["max"] if lang == "en" else FORMS[lang]["pieces"]["of"][data["max"]])
    for key in ("next_to_color", "on_or_next_to_color"):
        if key in data:
            hues = [FORMS[lang]["hues"][hue] for hue in data[key]]
            return words[key].format(" / ".join(h[0] for h in hues), " / ".join(h[1] for h in hues))
    for key in ("ray", "rays", "next_to_own", "square_of"):
        if key in data:
            return words[key]
    return ""


def place_area(lang: str, data: Data) -> str:
    """Where to place: like `area`, but "adjacent" needs its origin."""
    return str(FORMS[lang]["areas"]["beside_self"]) if data.get("adjacent") == "any" else area(lang, data)


# -- pieces ------------------------------------------------------------------------------------------------------------


def amount(step: Data) -> int:
    """0: all."""
    if step.get("all"):
        return 0
    chosen: int = step["up_to"] if "up_to" in step else step.get("count", 1)
    return chosen


def rank_key(sel: Data) -> list[str]:
    ranks = sel.get("ranks", [])
    return ["upgraded"] if ranks == ["heroic", "legendary"] else list(ranks)


def pieces(lang: str, sel: Data, case: int, n: int = 1) -> str:
    """A piece selector in words. `n` pieces, 0 for all."""
    if "any_of" in sel:
        joint = " and " if lang == "en" else f" {FORMS[lang]['joints']['and']} "
        return joint.join(pieces(lang, part, case, n) for part in sel["any_of"])
    return english(sel, case, n) if lang == "en" else slavic(lang, sel, case, n)


def english(sel: Data, case: int, n: int) -> str:
    owner = sel.get("owner", "any")
    if "ref" in sel:
        return "this piece" if sel["ref"] == "self" else "it"
    if "marked" in sel.get("area", {}):
        return f"the {'enemy ' if owner == 'enemy' else ''}piece on the marked square"
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
    where = area("en", sel.get("area", {}))
    near = ""
    if where.endswith("adjacent"):
        near, where = where + " ", ""
    if owner == "own":
        if case == WITH_SOME or (case == SOME and n == 0):
            out = f"your {other}{noun}"
        else:
            several = noun if plural else " or ".join(word + "s" for word in noun.split(" or "))
            out = f"{FORMS['en']['count'][n]} of your {near}{other}{several}"
    else:
        adjective = "enemy " if owner == "enemy" and not sel.get("owner_has_more") else ""
        number = "all " if n == 0 else "" if case == WITH_SOME else f"{FORMS['en']['count'][n]} "
        out = f"{number}{near}{other}{adjective}{noun}"
    if sel.get("used"):
        out += " used to summon this being"
    more = sel.get("owner_has_more")
    if more:
        out += f" of an opponent who has more {'commons' if more == 'common' else 'upgraded pieces'} than you"
    if owner == "any" and not sel.get("used"):
        out += " of any colour"
    return f"{out} {where}" if where else out


def slavic(lang: str, sel: Data, case: int, n: int) -> str:
    words, joints = FORMS[lang]["pieces"], FORMS[lang]["joints"]
    owner = sel.get("owner", "any")
    if "ref" in sel:
        return str(words["self" if sel["ref"] == "self" else "that"][case])
    if "marked" in sel.get("area", {}):
        enemy = f"{words['enemy'][ONE]} " if owner == "enemy" else ""
        return f"{enemy}{words['noun'][ONE]} {joints['marked']}"
    form = SOME if case == ONE and n != 1 else case
    out: list[str] = []
    if case in (ONE, SOME):
        out.append(joints["every"] if n == 0 else words["count"][n])
    if sel.get("except"):
        if n == 1 and case == ONE and owner != "any":
            out.pop(0)
        out.append(words["other"][form])
    if owner != "any" and not sel.get("owner_has_more"):
        out.append(words[owner][form])
    elif n and not sel.get("used"):
        if n == 1 and case == ONE:
            out.pop(0)
        out.insert(0, words["any"][form])
    joint = joints["both" if n == 0 or form == WITH_SOME else "either"]
    out.append(f" {joint} ".join(words[rank][form] for rank in rank_key(sel)))
    out.append(words["noun"][form])
    if sel.get("used"):
        out[-1] += ","
        out += [words["used"][form], joints["summoning"]]
    if n == 0 and owner == "any":
        out.append(joints["any_colour"])
    more = sel.get("owner_has_more")
    if more:
        out.append(joints["richer"].format(what=f"{words[more][UP_TO]} {words['noun'][UP_TO]}"))
    out.append(area(lang, sel.get("area", {})))
    return " ".join(word for word in out if word)


# -- moves -------------------------------------------------------------------------------------------------------------


def moves(lang: str, kind: str, most: int, endless: bool = False) -> str:
    """So many moves or leaps of a kind; `most` above 1 means "up to"."""
    forms = FORMS[lang]["moves"]
    one, several = forms[kind]
    if endless:
        return str(forms["endless"].format(several))
    if most == 1:
        return str(one)
    return f"{up_to(lang, most)} {several}"


def up_to(lang: str, most: int) -> str:
    if lang == "en":
        return f"up to {FORMS['en']['count'][most]}"
    return f"{FORMS[lang]['joints']['up_to']} {FORMS[lang]['pieces']['of'][most]}"
