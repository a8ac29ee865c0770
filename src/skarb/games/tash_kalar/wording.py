"""What a card does, in words made from its data: one renderer for three languages. TSK-4.3

Clauses are messages `effect-…` of the texts, with a twin `effect-…-may` for what is optional; `grammar` puts pieces,
squares and numbers into them.
"""

from functools import cache
from typing import Any

from skarb.games.tash_kalar.arena import RANKS
from skarb.games.tash_kalar.cards import BEINGS, FLARE, TASKS
from skarb.games.tash_kalar.grammar import (
    ONE,
    SLAVIC,
    SOME,
    UP_TO,
    WITH_ONE,
    WITH_SOME,
    Data,
    amount,
    area,
    moves,
    pieces,
    place_area,
)
from skarb.texts import say

ID = "tash_kalar"


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
    return "; ".join(part for step in steps for part in spoken(lang, step))


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
        if lang == "en":
            return f"up to {pieces(lang, sel, SOME, n)}"
        words = SLAVIC[lang]
        return f"{words['words'][3]} {words['of'][n]} {pieces(lang, sel, UP_TO, n)}"
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
    told = moves(lang, f"leap {step['kind']}", step.get("up_to", 1))
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
