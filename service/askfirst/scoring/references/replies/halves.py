"""Replies that give half of what was asked: a number without the unit, a time without the zone."""

from askfirst.rules.nodes import Material
from askfirst.text.names import capital
from askfirst.text.reading import Reading

UNIT = frozenset("unit units uom packing packaging".split())
SCALE = frozenset("scale level p1-p4 p1".split())
AMOUNT = frozenset("budget spend cap".split())
METRIC = frozenset("metric metrics kpi kpis".split())
STORED = ("id", "quote", "file", "url", "email")
"""What a reply may point to instead."""


def half_said(material: Material) -> bool:
    """Whether the reply lacks the unit, zone, level, sum or target that the question names."""
    question, reply = material.history[-1], material.text
    asked = set(question.words)
    digits = bool(reply.entities("number") or reply.entities("percent") or reply.entities("money"))
    if asked & UNIT and digits:
        counts = "many" in asked and len(material.history) > 1 and things_counted(material.history[-2])
        return not (measured(reply) or counts)
    if question.all_hits.get("@timezone_word") and reply.entities("clock_time"):
        return zoneless(material)
    if digits or any(reply.entities(name) for name in STORED) or settles(reply):
        return False
    if asked & SCALE:
        return "@level_word" in reply.all_hits
    return bool(asked & (AMOUNT | METRIC)) and len(reply.words) > 2


def zoneless(material: Material) -> bool:
    """Whether a time zone is asked for, and neither a zone nor a place stands in the reply."""
    question, reply = material.history[-1], material.text
    if not question.all_hits.get("@timezone_word") or reply.entities("timezone") or settles(reply):
        return False
    placed = any(reply.all_hits.get(name) for name in ("@zone_place", "@region")) or not LOCAL.isdisjoint(reply.words)
    return not placed and not any(capital(reply, at) for at in range(len(reply.words)))


LOCAL = frozenset("local utc gmt".split())


def measured(reply: Reading) -> bool:
    """Whether a unit, a packing or things that are counted stand behind the number."""
    if "@unit" in reply.all_hits or "@packing" in reply.all_hits or reply.entities("id"):
        return True
    ends = [number.end for number in reply.entities("number")]
    return any(word.endswith("s") and len(word) > 2 for end in ends for word in reply.words[end : end + 3])


def things_counted(request: Reading) -> bool:
    """Whether a request is for things that a bare number counts: "buy batteries for the van", not "buy paper"."""
    leads = [at for at, word in enumerate(request.words) if word in LEADS]
    end = leads[0] if leads else len(request)
    return any(0 < hit.start < end for hit in request.entities("plural"))


LEADS = frozenset("for from to in on at by with of , ; : ( -".split())
"""Behind the first of these stands no longer what is ordered."""


def settles(reply: Reading) -> bool:
    """Whether the reply agrees to what the question says, or refers to what was."""
    return any(key in reply.all_hits for key in ("@yes_word", "@no_word", "@whole_reply", "@delegating_reply"))
