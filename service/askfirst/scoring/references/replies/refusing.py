"""Replies that refuse: "never mind", or a plain no to what the assistant proposes to do."""

from itertools import takewhile

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing import agreement, hear
from askfirst.scoring.hearing.tokens import tokens_of
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.evasions import NAMING
from askfirst.scoring.references.replies.offered import takes_option
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.cues import cued
from askfirst.text.reading import Reading

FURTHER = frozenset("too also additionally besides auch zusätzlich también además aussi également também além".split())
"""Beside one of these something is proposed on top of the order, which stands without it."""
FURTHER_HAN = ("也", "另外", "順便")
STEM = 4
"""Letters by which two forms of a verb are one: "lösch", "löschen"."""
HAN_VERB = 2
"""Characters of a Chinese verb."""
CONFIRMING = 5
"""Words of a question that asks for no more than a yes: "Shall I go ahead?"."""


def refused(material: Material, question: Question) -> bool:
    """Whether the reply wants nothing done: it takes back the order, or denies the deed that is proposed.

    A no to anything else is an answer: what is ordered is done without the price list.
    """
    text, asked = material.text, material.history[-1]
    named = not NAMING.isdisjoint(asked.words) or about_wording(asked)
    if named or takes_option(text, asked) or further(asked) or takes_up(material):
        return False
    if hear(text.raw, question.options, "", material.spoken).said == "decline":
        return True
    return denies(material) and proposes(material, question)


def takes_up(material: Material) -> bool:
    """Whether every word of the reply stands in what the assistant said: "cancel" agrees to "Shall I cancel it?"."""
    said = {message.content for message in material.request.history if message.role != "user"}
    words = set(tokens_of(material.text.raw))
    return words <= {token for content in said for token in tokens_of(content)} and not words & denials(material)


def denials(material: Material) -> set[str]:
    """The single words that deny, in any language: they may stand in a question as well."""
    return {phrase for spoken in material.spoken for phrase in (*spoken.no, *spoken.negations)}


def denies(material: Material) -> bool:
    """Whether the reply is a no and nothing else."""
    return agreement(material.text.raw, material.spoken, material.history[-1].raw) == "no"


def further(asked: Reading) -> bool:
    """Whether more is proposed than what was ordered: "Shall I delete that file too?"."""
    if asked.han:
        return any(word in asked.raw for word in FURTHER_HAN)
    return not FURTHER.isdisjoint(asked.words)


def proposes(material: Material, question: Question) -> bool:
    """Whether the assistant asks if it shall do what was ordered, or, with nothing ordered, do something at all."""
    if question.options or question.either:
        return False
    words = tokens_of(asking(material.history[-1]))
    deed = behind_proposal(words, material)
    if deed is None and "yes_no" in question.asks:
        deed = deed_of(words, material)
    said = [message for message in material.request.history if message.role == "user"]
    if not said:
        return deed is not None
    if deed is None:
        return False
    request = said[-1].content
    verbs = verbs_of(request, material)
    if any(same_verb(word, verb) for word in deed for verb in verbs) or (
        material.history[-1].han and any(verb in "".join(deed) for verb in verbs)
    ):
        return True
    return len(words) <= CONFIRMING and confirms(words, material)


def asking(asked: Reading) -> str:
    """The sentences of a message that ask."""
    places = [at for at, sentence in enumerate(asked.sentences) if sentence in asked.asking]
    return asked.raw[asked.starts[places[0]] : asked.ends[places[-1]]] if places else asked.raw


def behind_proposal(words: tuple[str, ...], material: Material) -> tuple[str, ...] | None:
    """The words behind "shall I"; None where nothing is proposed so."""
    for spoken in material.spoken:
        for phrase in sorted(map(tokens_of, spoken.proposing), key=len, reverse=True):
            for at in range(len(words) - len(phrase) + 1):
                if phrase and words[at : at + len(phrase)] == phrase:
                    return words[at + len(phrase) :]
    return None


def deed_of(words: tuple[str, ...], material: Material) -> tuple[str, ...] | None:
    """All of a question that only asks for a yes, or begins with the verb of the order; None for any other."""
    if len(words) <= CONFIRMING and confirms(words, material):
        return words
    said = [message.content for message in material.request.history if message.role == "user"]
    if not said or not words:
        return None
    verbs = verbs_of(said[-1], material)
    if material.history[-1].han:
        return words if any(verb in "".join(words) for verb in verbs) else None
    return words if any(same_verb(words[0], verb) for verb in verbs) else None


def confirms(words: tuple[str, ...], material: Material) -> bool:
    """Whether a question only asks for a yes: "Is that correct?", "Shall I go ahead?"."""
    agreed = {tokens_of(phrase) for spoken in material.spoken for phrase in (*spoken.yes, *GOING_ON)}
    return any(words[at:end] in agreed for at in range(len(words)) for end in range(at + 1, len(words) + 1))


GOING_ON = ("go ahead", "proceed", "continue", "do it", "do that", "do so", "start", "go on", "carry on")
"""What stands for any deed."""


def verbs_of(request: str, material: Material) -> tuple[str, ...]:
    """The word that an order opens with, behind its courtesies; in Chinese its first two characters."""
    words = tokens_of(request)
    if material.history[-1].han:
        return ("".join(words[:HAN_VERB]), "".join(words[1 : 1 + HAN_VERB]))
    small = {token for spoken in material.spoken for phrase in spoken.fillers for token in tokens_of(phrase)}
    ahead = len(list(takewhile(lambda word: word in small or word in LEADING, words)))
    return words[ahead : ahead + 1]


LEADING = frozenset("can could would will you we i want need to kannst können sie du puedes peux pouvez pode".split())
"""Ahead of a verb these ask for it politely."""


def same_verb(one: str, other: str) -> bool:
    """Whether two words can be forms of one verb."""
    if one == other:
        return True
    return min(len(one), len(other)) >= STEM and one[:STEM] == other[:STEM]


def doubtful(material: Material) -> bool:
    """Whether a no only denies what the assistant took to be meant, and so names nothing."""
    return denies(material) and cued(material.history[-1].words, material.history[-1].cues.meaning)
