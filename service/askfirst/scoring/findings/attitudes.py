"""Sets told apart by a judgement that no record holds: "the mails that nobody needs"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import DETERMINERS, orders
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.nouns import plural
from askfirst.text.reading import Reading

RELATIVE = frozenset({"that", "which", "who"})
SUBJECTS = frozenset("we you they he she i nobody it".split())
HEADS = frozenset("everything anything all those stuff things whatever any ones".split())
USED = frozenset("use uses used read reads touch touches like".split())
"""Judgements only where they are denied: "that we use" may be a field, "that nobody uses" is none."""
REACH = 9
ELSEWHERE = frozenset({"from", "in", "on", "into", "to", "at", "out"})
"""Behind these stands where the set is, not what tells its members apart."""
FACTS = ("date", "duration", "id", "quote", "number", "email", "file", "percent", "money")


@demanding({"attitude_verb"}, {"order_verb"})
def judged_set(material: Material) -> Sequence[Hit]:
    """Several things are acted on, and which ones is a matter of opinion."""
    reading = material.text
    found = []
    for order in orders(material, "@order_verb"):
        for at in range(order.start + 1, min(order.stop, order.start + REACH)):
            start = clause_start(reading, at, order.stop)
            if start is None or not several(reading, at):
                continue
            hit = judgement(reading, start, order.stop)
            if hit is not None:
                found.append(Hit(order.start, hit.end, {"noun": reading.words[at - 1]}))
            break
    return found


def clause_start(reading: Reading, at: int, stop: int) -> int | None:
    """Where the relative clause behind a noun begins: at "that", or at its subject where "that" is left out."""
    words = reading.words
    if at + 1 >= stop:
        return None
    if words[at] in RELATIVE:
        return at + 1
    bare = words[at] in SUBJECTS and words[at - 1] not in RELATIVE and words[at - 1].isalpha()
    return at if bare else None


def several(reading: Reading, end: int) -> bool:
    """Whether the noun ahead stands for a set."""
    word = reading.words[end - 1]
    if word in HEADS:
        return True
    return plural(word) and word not in DETERMINERS and not capital(reading, end - 1)


def judgement(reading: Reading, start: int, stop: int) -> Hit | None:
    """The opinion in the clause, where no fact stands beside it."""
    end = next((at for at in range(start, stop) if reading.words[at] in {",", ";", "(", "and", "but", ":"}), stop)
    end = min(end, start + REACH)
    negated = any(start <= hit.start < end + 2 for hit in reading.all_hits.get("@attitude_negated", ()))
    for hit in reading.hits("@attitude_verb"):
        if not start <= hit.start < end:
            continue
        if hit.end - hit.start == 1 and reading.words[hit.start] in USED and not negated:
            continue
        edge = next((at for at in range(hit.end, stop) if reading.words[at] in ELSEWHERE), stop)
        if any(hit.end <= fact.start < edge for name in FACTS for fact in reading.entities(name)):
            return None
        return hit
    return None
