"""Replies that refuse: "never mind", or a plain no to what the assistant proposes to do."""

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing import hear
from askfirst.scoring.hearing.tokens import tokens_of
from askfirst.scoring.hearing.turning.verbs import same_verb, verbs_of
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.denying import denials, denies
from askfirst.scoring.references.replies.evasions import NAMING
from askfirst.scoring.references.replies.offered import takes_option
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.cues import cued
from askfirst.text.listed import terms
from askfirst.text.reading import Reading

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


def further(asked: Reading) -> bool:
    """Whether more is proposed than what was ordered, which stands without it: "Shall I delete that file too?"."""
    return bool(terms(asked, "@on_top"))


def proposes(material: Material, question: Question) -> bool:
    """Whether the assistant asks if it shall do what was ordered, or, with nothing ordered, do something at all."""
    if question.options or question.either:
        return False
    words = tokens_of(asking(material.history[-1]))
    deed = behind_proposal(words, material)
    if deed is None and ("yes_no" in question.asks or not question.asks):
        deed = deed_of(words, material)
    request = last_order(material)
    if deed is None or request is None:
        return deed is not None
    return repeats(deed, request) or (len(words) <= CONFIRMING and confirms(words, material))


def last_order(material: Material) -> Reading | None:
    """The last message of the user, read; None where there is none."""
    said = zip(material.request.history[-len(material.history) :], material.history, strict=True)
    return next((reading for message, reading in reversed(list(said)) if message.role == "user"), None)


def repeats(words: tuple[str, ...], request: Reading) -> bool:
    """Whether one of the words, a pronoun in front of it or not ("l'annuler"), is a verb of the order in some form."""
    verbs = verbs_of(request)
    if request.han:
        return any(verb in "".join(words) for verb in verbs)
    plain = [word.rpartition("'")[2] for word in words]
    return any(same_verb(word, verb, request.cues.verb_endings) for word in plain for verb in verbs)


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
    """All of a question that only asks for a yes, or opens or ends with the verb of the order; None for any other.

    Words that only stress may stand ahead of it: "Really delete all of them?", "Wirklich alle löschen?".
    """
    if len(words) <= CONFIRMING and confirms(words, material):
        return words
    words, request, asked = unstressed(words, material), last_order(material), material.history[-1]
    if request is None or not words:
        return None
    told = any(asked.sentences[start] in asked.asking for start in terms(asked, "@opens_question"))
    ends = words[:1] if told else (words[0], words[-1])
    return words if repeats(words if request.han else ends, request) else None


def unstressed(words: tuple[str, ...], material: Material) -> tuple[str, ...]:
    """The words without those at their beginning that only stress."""
    stressing = {tokens_of(phrase) for spoken in material.spoken for phrase in spoken.stressing}
    end = next((end for end in range(len(words), 0, -1) if words[:end] in stressing), 0)
    return unstressed(words[end:], material) if end else words


def confirms(words: tuple[str, ...], material: Material) -> bool:
    """Whether a question only asks for a yes, or names no deed: "Is that correct?", "Shall I go ahead?"."""
    agreed = {tokens_of(phrase) for spoken in material.spoken for phrase in (*spoken.yes, *spoken.going_on)}
    return any(words[at:end] in agreed for at in range(len(words)) for end in range(at + 1, len(words) + 1))


def doubtful(material: Material) -> bool:
    """Whether a no only denies what the assistant took to be meant, and so names nothing."""
    return denies(material) and cued(material.history[-1].words, material.history[-1].cues.meaning)
