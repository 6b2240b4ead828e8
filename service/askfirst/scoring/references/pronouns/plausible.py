"""Which phrases are no mere circumstance of what is said: nobody signs a train or forwards an airport."""

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.fits import fits, is_house, is_party

MATTERS = frozenset({"document_noun", "message_noun", "trade_noun", "asset_noun", "work_noun"})


EVENTS = frozenset({"event_noun", "place_noun", "group_noun", "kin_meeting"})


CIRCUMSTANTIAL = frozenset("at in on before after during until since by from near via to with of as without".split())


def can_be(now: Message, m: Mention, anaphor: Anaphor) -> bool:
    """Whether a phrase of the text fits the pronoun and is no mere circumstance of what is said."""
    if not fits(m, anaphor.need):
        return False
    if anaphor.need == "many":
        return is_party(m) or is_house(m) or not addressed(now, anaphor)
    if anaphor.need != "thing":
        return True
    reading = now.text.reading
    if reading.words[anaphor.start] == "its" and not social(now, m):
        return True
    if reading.words[anaphor.start - 1 : anaphor.start] in (["do"], ["done"], ["doing"], ["did"]):
        return True
    if m.named and m.classes[-1] != "name":
        return not (m.sorts & BODIES and governs(now, anaphor, "@document_verb"))
    if m.classes[-1] == "name" and (m.before in CIRCUMSTANTIAL or governs(now, anaphor, "@document_verb")):
        return False
    if social(now, m) and not m.sorts & MATTERS:
        return False
    return not circumstance(now, m, anaphor)


BODIES = frozenset({"asset_noun", "place_noun", "group_noun", "person_noun"})


WRITTEN = frozenset({"document_noun", "message_noun", "trade_noun", "work_noun"})


def circumstance(now: Message, m: Mention, anaphor: Anaphor) -> bool:
    """Whether a common noun only sets the scene, or cannot undergo what is ordered."""
    sentences = now.text.reading.sentences
    event = governs(now, anaphor, "@event_verb")
    if "circumstance_noun" in m.sorts and not m.sorts & (EVENTS | {"document_noun"}):
        return True
    if "circumstance_noun" in m.sorts and (m.before or sentences[m.start] != sentences[anaphor.start]):
        return not (event and not m.before)
    if m.before in CIRCUMSTANTIAL and m.sorts & {"event_noun", "place_noun", "group_noun"} and not event:
        return True
    if (
        governs(now, anaphor, "@document_verb")
        and not m.sorts & WRITTEN
        and not (m.determiner in ("a", "an") or sentences[m.start] == sentences[anaphor.start])
    ):
        return True
    if (
        governs(now, anaphor, "@repair_verb")
        and m.sorts
        and m.sorts <= {"document_noun", "message_noun", "event_noun", "kin_mail", "kin_meeting"}
    ):
        return True
    return bool(m.sorts) and m.sorts <= EVENTS and governs(now, anaphor, "@transmit_verb") and not event


def addressed(now: Message, anaphor: Anaphor) -> bool:
    """Whether "them" are told or given something: "let them know", "send them the form"."""
    words, classes = now.text.reading.words, now.text.classes
    if words[anaphor.start] != "them":
        return False
    if any(hit.end == anaphor.start for hit in now.text.reading.all_hits.get("@addressing_verb", ())):
        after = classes[anaphor.end] if anaphor.end < len(classes) else ""
        return after in ("det", "noun", "stop", "data", "number", "id") or words[anaphor.start - 1] not in SENDING
    return False


SENDING = frozenset({"send", "email", "mail", "text", "message", "write", "update", "call", "contact"})


def social(now: Message, m: Mention) -> bool:
    """Whether the phrase stands in a sentence of thanks, regret or good wishes."""
    reading = now.text.reading
    first = reading.sentence_start(m.start)
    return any(hit.start == first for hit in reading.all_hits.get("@social_opener", ()))


def governs(now: Message, anaphor: Anaphor, name: str) -> bool:
    """Whether a verb of the list stands right before the pronoun."""
    return any(hit.end == anaphor.start for hit in now.text.reading.all_hits.get(name, ()))
