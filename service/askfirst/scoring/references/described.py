"""Whether what stands beside a noun tells which one is meant."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention

DESCRIBED_BY = frozenset(
    (
        "of for from about on in at near under behind beside between within inside outside called named "
        "titled ending containing below above starting beginning that which who whose where whom i we "
        "you he she they not without marked labelled labeled tagged assigned against regarding "
        "concerning re numbered no nr number # ( : ' \" behind before after since dated by due across"
    ).split()
)
"""After one of these the noun is told from others."""


TELLING = frozenset("next last first second third other own same usual customary few attached latter former".split())
"""Adjectives that tell more than "new" and "revised" do; those of order are looked at elsewhere."""


HELD_WITH = frozenset(
    (
        "meeting call event contract agreement interview appointment booking session conversation deal "
        "lunch dinner demo review workshop visit"
    ).split()
)
"""Nouns that are told by whom they are with."""


def bare(discourse: Discourse, m: Mention) -> bool:
    """Whether nothing but empty adjectives stands between article and noun."""
    text = discourse.now.text
    return all(p in text.adjectives and text.reading.words[p] not in TELLING for p in range(m.start + 1, m.end - 1))


def described(discourse: Discourse, m: Mention) -> bool:
    """Whether what follows the noun tells which one is meant."""
    text = discourse.now.text
    words = text.reading.words
    if m.end >= len(words):
        return False
    if apposed(discourse, m.end, m.person):
        return True
    word, label = words[m.end], text.classes[m.end]
    if word in ("for", "about", "on", "in", "at") and (m.person or text.classes[m.end + 1 : m.end + 2] == ["stop"]):
        return False
    if word in ("for",) and text.reading.words[m.end + 1 : m.end + 2] in (
        ["me"],
        ["us"],
        ["him"],
        ["her"],
        ["them"],
    ):
        return False
    person_from = m.person and word == "from"
    owned = word == "from" and any(o.start == m.end + 1 and o.possessor and o.named for o in discourse.now.mentions)
    if word in ("on", "in", "at", "under", "from") and not (person_from or owned) and placed(discourse, m):
        return False  # but "the attachment from Theo's last mail" is told by it
    if word == "with":
        return told_by_parts(discourse, m)
    if word == "to":
        return belongs(discourse, m)
    if (
        word in ("at", "on", "by", "before", "after", "in", "for")
        and text.classes[m.end + 1 : m.end + 2] == ["time"]
        and "event_noun" not in m.sorts
    ):
        return False
    if label == "time":
        return any(h.start == m.end for name in ("date", "clock_time") for h in text.reading.entities(name))
    return word in DESCRIBED_BY or label in ("name", "id", "data", "number", "noun", "poss", "verb")


def told_by_parts(discourse: Discourse, m: Mention) -> bool:
    """Whether "with" and what follows tell which one is meant, and not how it is sent."""
    text = discourse.now.text
    words, behind = text.reading.words, m.end + 1
    if any(one.endswith("est") or one in ("most", "least") for one in words[behind : m.end + 4]):
        return True  # "the candidate with the highest score"
    owned = [o for o in discourse.now.mentions if m.end < o.start <= m.end + 2]
    if m.plural and text.classes[behind : behind + 1] not in (["det"], ["pronoun"]) and words[behind] not in GREETING:
        return any(o.plural for o in owned)  # "the photos with expired licences"
    return any(o.named and "data" in o.classes for o in owned) or (
        m.head in HELD_WITH and any(o.start == behind for o in owned)
    )


def belongs(discourse: Discourse, m: Mention) -> bool:
    """Whether "to" and a name say whose it is, and not where it goes: "for the trip to Aarhus"."""
    text = discourse.now.text
    there = next((o for o in discourse.now.mentions if m.end < o.start + 1 <= m.end + 2), None)
    if there is None or not there.named:
        return False
    if there.determiner in ("our", "my", "your"):
        return False
    return bool(m.before) or not any(
        hit.end in (m.start, m.start - 1)
        for name in ("@transmit_verb", "@addressing_verb", "@event_verb")
        for hit in text.reading.all_hits.get(name, ())
    )


GREETING = frozenset({"thanks", "regards", "greetings", "best", "kind", "warm", "many"})


FILED = frozenset({"file", "document", "post", "copy", "record", "order", "list", "note", "report"})
"""Nouns that could be verbs, too."""


def apposed(discourse: Discourse, end: int, person: bool) -> bool:
    """Whether a name, an id or a quote behind a mark says what the phrase means: "the other site, Depot Arad"."""
    text = discourse.now.text
    words, classes = text.reading.words, text.classes
    if words[end : end + 1] not in ([","], ["("], [":"], ["="]):
        return False
    start = end + 1
    behind = classes[start + 1 : start + 2]
    if classes[start : start + 1] == ["noun"] and behind in (["id"], ["data"], ["number"]):
        return True
    if classes[start : start + 1] == ["verb"] and behind == ["data"] and words[start] in FILED:
        return True  # "the badge, file 'b.svg'"
    if classes[start : start + 1] not in (["name"], ["id"], ["data"]):
        return False
    own = next((m for m in discourse.now.mentions if m.start == start), None)
    if own is None or (own.person and not person):
        return False
    return own.end >= len(words) or classes[own.end] in ("mark", "prep") or words[own.end] in {"and", "or"}


def placed(discourse: Discourse, m: Mention) -> bool:
    """Whether the verb before takes a place, so that "on LinkedIn" says where to and not which."""
    return any(hit.end == m.start for hit in discourse.now.text.reading.all_hits.get("@placing_verb", ()))


def from_vague_time(discourse: Discourse, m: Mention) -> bool:
    """Whether only a stretch of time describes it: "the document from last week"."""
    words = discourse.now.text.reading.words
    if words[m.end] != "from" or m.end + 1 >= len(words):
        return False
    return words[m.end + 1] in ("last", "this", "earlier", "before") or words[m.end + 1 : m.end + 3] == [
        "the",
        "other",
    ]
