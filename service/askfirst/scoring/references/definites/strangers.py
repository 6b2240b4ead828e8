"""People told only by what they did: "the lady who called"."""

from askfirst.scoring.references.described import bare
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention


def strangers(discourse: Discourse) -> list[Mention]:
    """People told only by what they did: "the lady who called", "the guy from the fair"."""
    if discourse.before:
        return []
    reading = discourse.now.text.reading
    found = []
    for hit in reading.hits("@stranger_noun"):
        m = next((o for o in discourse.now.mentions if o.end == hit.end and o.determiner in ("the", "that")), None)
        if m is None or m.named or m.plural or hit.end >= len(reading) or not bare(discourse, m):
            continue
        casual = any(h.start == hit.start for h in reading.hits("@casual_noun"))
        told = ("who", "that", "from", "with", "in", "at", "on") if casual else ("who",)
        if reading.words[hit.end] in told and not identified(discourse, m) and after_verb(discourse, m):
            found.append(m)
    return found


def after_verb(discourse: Discourse, m: Mention) -> bool:
    """Whether an order stands before it in its sentence."""
    text = discourse.now.text
    sentence = text.reading.sentences[m.start]
    return any(text.classes[p] == "verb" for p in range(m.start) if text.reading.sentences[p] == sentence)


def identified(discourse: Discourse, m: Mention) -> bool:
    """Whether a name, an id or a date follows in the clause, or people were named before."""
    text = discourse.now.text
    for p in range(m.end, min(len(text.classes), m.end + 12)):
        if text.reading.words[p] in ("to", "and", "but", ";", "."):
            break
        if text.reading.words[p] in ("them", "it"):
            return True  # "send each sheet back to the person who filed it"
        if text.classes[p] in ("name", "id", "data", "time", "number"):
            return True
    return any(o.person for o in discourse.now.mentions if o.end <= m.start)
