"""Whether a phrase that points at something has anything to point at."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.plurals import singular

ANYTHING = frozenset("thing things stuff item items object one fact kind type sort matter".split())
"""Nouns that any thing named before can be."""
DEEDS = frozenset(
    (
        "change changes request info information decision update step action idea plan detail details data "
        "wording sentence words remark rule title line slogan"
    ).split()
)
"""Nouns that take up a whole sentence."""
DAYS = frozenset({"date", "day", "deadline", "evening", "hour", "slot", "time"})
BRIDGED = frozenset(
    (
        "deal record customer client contact lead entry case account buyer opportunity guest caller "
        "patient tenant reporter link note comment form page card reply answer question version draft "
        "copy slot session voucher badge recording screenshot"
    ).split()
)
"""What goes without saying once a firm, a person or a number was named."""
PARTS = frozenset(
    (
        "payment refund delivery shipment parcel package box pallet customer order request complaint "
        "invoice slot visit subscription licence license transaction crate container policy form note "
        "meeting release build branch alert"
    ).split()
)
"""What goes without saying once a numbered record was named."""
MEASURES = frozenset(
    "limit cap ceiling maximum minimum figure figures sum price rate zone amount number numbers".split()
)
"""What any figure told before is: "up to 24 t ... observe that limit"."""
LEFT = frozenset({"remaining", "missing", "outstanding", "leftover"})
"""Such a part is one of several, and the record does not say which."""
OUTPUTS = frozenset("file export sheet spreadsheet pdf csv result results output list ranking total sum order".split())
OUTPUTTING = frozenset(
    "export exports convert extract generate download save dump render rank sort compile tally collect count".split()
)
"""What these do leaves a file or a list behind: "export the list and mail the file"."""


def is_known(discourse: Discourse, m: Mention) -> bool:
    """Whether the text before, or the history, names something of that noun or a fitting sort."""
    if m.head in DAYS:
        return dated(discourse, m)
    if m.head in MEASURES and measured(discourse, m):
        return True
    if m.person and any(hit.end <= m.start for hit in discourse.now.text.reading.all_hits.get("@someone_word", ())):
        return True
    now = [other for other in discourse.now.mentions if other.end <= m.start]
    whole = LEFT.isdisjoint(m.words)
    if (
        m.head in BRIDGED
        and whole
        and any(o.named and o.before not in ("from", "at", "in", "on") and o.classes[-1] != "time" for o in now)
    ):
        return True
    if m.head in PARTS and whole and any(o.named and o.classes[-1] in ("id", "number") for o in now):
        return True
    if m.head in OUTPUTS and OUTPUTTING & set(discourse.now.text.reading.words[: m.start]):
        return True
    if m.determiner in ("this", "these") and announces(discourse, m):
        return True
    reading = discourse.now.text.reading
    wide = any(hit.end == m.end for hit in reading.all_hits.get("@general_noun", ()))
    part = any(singular(reading.words[hit.start]) == singular(m.head) for hit in reading.all_hits.get("@part_noun", ()))
    if any(matches(m, other, True, wide, part) for other in now) or told_after(discourse, m):
        return True
    return any(matches(m, other, False, wide, part) for one in discourse.before for other in one.mentions) or any(
        one.groups and m.plural for one in discourse.before
    )


NOMINAL = ("tion", "sion", "ment", "ance", "ence", "ity", "ness", "ure", "location", "journey", "distance")
"""Endings of nouns that take up what was said in other words."""


def dated(discourse: Discourse, m: Mention) -> bool:
    """Whether a date was named before "that day"."""
    material = discourse.material
    return any(
        hit.start < m.start and hit.attrs.get("form") != "weekday" for hit in material.text.entities("date")
    ) or any(reading.entities("date") for reading in material.history)


def measured(discourse: Discourse, m: Mention) -> bool:
    """Whether a figure was told before: in digits, in words or as a zone of time."""
    text, history = discourse.now.text, discourse.material.history
    if any(label in ("number", "time") for label in text.classes[: m.start]):
        return True
    return any(reading.digits or reading.hits("@timezone") for reading in history)


def announces(discourse: Discourse, m: Mention) -> bool:
    """Whether "this sentence" announces a quote, or what it is comes later."""
    words = discourse.now.text.reading.words
    return ":" in words[m.end :] or any(
        o.start >= m.end and o.classes[-1] in ("data", "id") for o in discourse.now.mentions
    )


def matches(m: Mention, other: Mention, here: bool, wide: bool, part: bool) -> bool:
    """Whether the earlier phrase can be what `m` points at."""
    if singular(other.head) == singular(m.head) or singular(m.head) in other.words or m.head in other.words:
        return True
    if m.head in DEEDS and here:
        return True
    if m.head in ANYTHING:
        return not other.person
    if wide and not m.person and not other.person and other.classes[-1] == "name" and m.determiner in ("that", "this"):
        return True  # "the offer of Nordtex ... that firm"
    if m.person or other.person:
        return (m.person and other.person) or (m.person and other.named)
    shared = m.sorts & other.sorts
    if any(name.startswith("kin_") for name in shared) or (shared and (wide or other.classes[-1] == "data")):
        return True
    if other.named and other.classes[-1] in ("data", "id"):
        return not other.sorts or not m.sorts
    nominal = (
        part
        or (m.head.endswith(NOMINAL) and "document_noun" not in m.sorts)
        or (m.determiner in ("this", "these") and here)
    )
    return nominal and (here or other.named)


def told_after(discourse: Discourse, m: Mention) -> bool:
    """Whether the text goes on to say what it is: "the thing in crate 12 is a centrifuge"."""
    reading = discourse.now.text.reading
    for p in range(m.end, min(len(reading.words) - 1, m.end + 8)):
        if reading.sentences[p] != reading.sentences[m.start]:
            return False
        if reading.words[p] in ("is", "are", "was", "="):
            return True
    return False
