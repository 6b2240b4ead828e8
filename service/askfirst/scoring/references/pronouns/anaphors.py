"""The pronouns of a text that stand for something: those of "it is raining" do not."""

from typing import NamedTuple

from askfirst.scoring.references.pronouns.idle import BE, of_the_whole
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.hit import Hit, tokens_of

PRONOUNS = (
    ("thing_pronoun", "thing"),
    ("man_pronoun", "man"),
    ("woman_pronoun", "woman"),
    ("many_pronoun", "many"),
)
AFTER_THAT = frozenset(
    (
        "to for on in with at by from into again asap please and too instead also over back off up down "
        "out now today tomorrow tonight first before after as or then"
    ).split()
)
ASKED = frozenset({"did", "does", "has", "have", "will", "can"})
"""Before these a demonstrative is the subject of a question."""


class Anaphor(NamedTuple):
    """A pronoun that asks for something named: a thing, a man, a woman, or several."""

    start: int
    end: int
    need: str

    @property
    def hit(self) -> Hit:
        """Its place."""
        return Hit(self.start, self.end)


def anaphors(text: Marked) -> list[Anaphor]:
    """Every pronoun that needs an antecedent, in text order."""
    reading = text.reading
    idle = tokens_of(reading.all_hits.get("@idle_pronoun", ()))
    found = [
        Anaphor(hit.start, hit.end, need)
        for name, need in PRONOUNS
        for hit in reading.hits("@" + name)
        if hit.start not in idle
        and not (need == "thing" and (of_the_whole(text, hit.start) or is_department(text, hit.start)))
        and text.classes[hit.start] != "name"
        and reading.words[max(0, hit.start - 3) : hit.start - 1][-2:]
        not in (["i", "'ll"], ["i", "will"], ["we", "'ll"], ["we", "will"])
    ]
    found += [
        Anaphor(hit.start, hit.end, "thing" if reading.words[hit.start] in ("this", "that") else "many")
        for hit in reading.hits("@demonstrative")
        if hit.start not in idle and stands_alone(text, hit.start)
    ]
    return sorted(found)


def is_department(text: Marked, position: int) -> bool:
    """Whether "IT" is written in capitals in a text that is not."""
    return (
        text.reading.raw[text.reading.starts[position] : text.reading.ends[position]] == "IT"
        and not text.reading.raw.isupper()
    )


def stands_alone(text: Marked, position: int) -> bool:
    """Whether a demonstrative is the object of an order: "delete that", "use this for Bo"."""
    words, classes = text.reading.words, text.classes
    after = words[position + 1] if position + 1 < len(words) else ""
    label = classes[position + 1] if after else ""
    if not position or after == ":" or label == "data" or classes[position] == "time":
        return False
    last = words[position - 1]
    if last in BE | ASKED and words[-1] == "?":
        if words[position + 2 :] == ["?"] and last in ASKED:
            return True  # "how does that work?"
        return label in ("", "mark") or (position == 1 and label in ("verb", "prep", "stop"))
    led = words[position] == "that" or label not in ("stop", "verb")
    if led and after and after not in AFTER_THAT and label not in ("mark", "time", "prep"):
        return False
    if words[position] == "that" and classes[position + 2 : position + 3] == ["pronoun"] and after in ("as", "and"):
        return False
    return classes[position - 1] in ("verb", "prep", "pronoun") or last in (
        "do",
        "does",
        "did",
        "not",
        "again",
        "him",
        "her",
        "me",
        "us",
    )
