"""A request as numbers with names, from what reading it has found.

Nothing here looks at issues, rules, required fields or thresholds: so switching a rule off, or
raising an issue, cannot change the classifier's mind (law 2 of scoring).
"""

from collections.abc import Set as AbstractSet
from math import log1p

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.reading import Reading

Features = dict[str, float]

ENTITIES = ("amount", "clock_time", "currency", "date", "duration", "id", "money", "name", "percent", "plural")
"""Facts that rules ask for in most texts anyway, so that they cost little here."""
IN_CONTEXT = ("date", "id", "money", "name")


def features(material: Material, known: AbstractSet[str] | None = None) -> Features:
    """The numbers that are not 0, by name; of lists those that are `known`, or all."""
    text = material.text
    found = dict.fromkeys(text.lists & known if known is not None else filter(is_feature, text.lists), 1.0)
    found.update(shape(text))
    found.update(entities(text))
    found.update(context(material))
    return found


def is_feature(key: str) -> bool:
    """Whether a key of a reading is a list of the lexicon: numbers of phrases differ from pack to pack."""
    return key.startswith("@")


def shape(text: Reading) -> Features:
    """Length, sentences and clauses; digits, capitals and data; whether it asks something."""
    words = text.words
    orders = len(text.all_hits.get("@order_verb", ()))
    facts = sum(1 for word in words if word[0].isdigit()) + len(text.data)
    numbers = {
        "+length": log1p(len(words)) / 4,
        "+sentences": log1p(text.sentences[-1]) if words else 0.0,
        "+clauses": log1p(text.clauses[-1]) / 2 if words else 0.0,
        "+facts": log1p(facts) / 2,
        "+capitals": log1p(sum(text.capitals[1:])) / 2,
        "+orders": log1p(orders) / 2,
        "+facts_per_order": log1p(facts / (orders or 1)),
        "+question": float("?" in text.plain),
        "+plain": float(not facts),
    }
    numbers.update(dict.fromkeys((f"data:{span.kind}" for span in text.data), 1.0))
    return {name: number for name, number in numbers.items() if number}


def entities(text: Reading) -> Features:
    """Which facts there are, and which more than once."""
    found: Features = {}
    for name in ENTITIES:
        count = len(text.entities(name)) if name in text.finders else 0
        if count:
            found[f"entity:{name}"] = 1.0
            if count > 1:
                found[f"entities:{name}"] = 1.0
    return found


def context(material: Material) -> Features:
    """What the request brings beside its text: history, candidates, fields, department."""
    request = material.request
    found: Features = {f"department:{request.department or 'none'}": 1.0}
    if request.history:
        last = request.history[-1]
        found["history"] = 1.0
        found[f"history:{last.role}"] = 1.0
        if "?" in last.content:
            found["history:asked"] = 1.0
    if request.candidates is not None:
        found.update(candidates(material.text.lower, request.candidates))
    if request.fields:
        found["fields"] = 1.0
        if not all(map(is_filled, request.fields.values())):
            found["fields:blank"] = 1.0
    for name in IN_CONTEXT if material.context else ():
        if any(reading.entities(name) for reading in material.context if name in reading.finders):
            found[f"context:{name}"] = 1.0
    return found


def candidates(lower: str, listed: tuple[str, ...]) -> Features:
    """How many candidates there are, and whether the text's words single one out."""
    found: Features = {f"candidates:{min(len(listed), 2)}": 1.0}
    told: list[int] = [sum(part.strip().lower() in lower for part in one.split(",")) for one in listed]
    most = max(told, default=0)
    if most and told.count(most) == 1:
        found["candidates:singled_out"] = 1.0
    return found
