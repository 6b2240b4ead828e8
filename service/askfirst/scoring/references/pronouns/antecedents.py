"""Which of the things named in the case a pronoun can mean."""

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.cataphora import cataphoric
from askfirst.scoring.references.pronouns.fits import fits


def has_antecedent(discourse: Discourse, anaphor: Anaphor) -> bool:
    """Whether anything in the case can be meant at all."""
    now, need = discourse.now, anaphor.need
    if any(m.end <= anaphor.start and fits(m, need) for m in now.mentions) or discourse.brings(need):
        return True
    if need == "many" and any(one.end <= anaphor.start for one in now.mentions):
        return True  # "stop 9 and 10 ... them"
    someone = now.text.reading.all_hits.get("@someone_word", ())
    if need != "thing" and any(hit.end <= anaphor.start for hit in someone):
        return True
    later = [m for m in now.mentions if m.start >= anaphor.end and fits(m, need)]
    if cataphoric(now.text, anaphor, later) or (need == "thing" and announces(now, anaphor)):
        return True
    return any(one.groups or any(fits(m, need) for m in one.mentions) for one in discourse.before)


def announces(now: Message, anaphor: Anaphor) -> bool:
    """Whether "this" or "it" announces what follows a colon or stands in quotes."""
    word, behind = now.text.reading.words[anaphor.start], slice(anaphor.end, None)
    if word not in ("it", "this", "these"):
        return False
    return ":" in now.text.reading.words[behind] or (word != "it" and "data" in now.text.classes[behind])
