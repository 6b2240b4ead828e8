"""Numbers that "one" may be: "one free day", "a one-page PDF"."""

from askfirst.scoring.references.discourse import Discourse

NO_DESCRIPTION = frozenset("is are has have had can could takes owes a an into or and for".split())
SUBJECTS = frozenset({"i", "we", "you", "he", "she", "they"})


def counts_off(discourse: Discourse, start: int, one: int) -> bool:
    """Whether "one" counts what follows, or more than a description leads to it.

    "The designer has one free day", "the one demo van", "a one-page PDF", "it is the last one of the harvest".
    """
    text = discourse.now.text
    words = text.reading.words
    if not NO_DESCRIPTION.isdisjoint(words[start + 1 : one]) or words[start - 1 : start] in (["is"], ["was"]):
        return True
    if {"verb", "prep", "number"} & set(text.classes[start + 1 : one]) or words[one : one + 2] == ["one", "of"]:
        return True
    behind = one + 1
    units = {hit.start for hit in text.reading.all_hits.get("@time_unit", ())}
    if behind in units or text.classes[behind : behind + 2] == ["stop", "noun"]:
        return True  # "one hour after ...", "the one free interpreter"
    if behind >= len(words) or text.reading.sentences[behind] != text.reading.sentences[one]:
        return False
    if words[behind] in SUBJECTS or words[behind] == "-":
        return True
    return text.classes[behind] == "noun" and text.classes[behind + 1 : behind + 2] != ["verb"]
