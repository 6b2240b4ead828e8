"""Replies that put the answer off or hand it on: "let me check", "ask Ines", "not decided yet"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.asked_about import about_deed, about_state, about_wording
from askfirst.scoring.references.replies.beside import gives
from askfirst.scoring.references.replies.passing_on import asks_for_somebody, bare, handed_on, sent_on
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.cues import cued, opened, spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

GAP = 2
"""Words between "have to" and its verb."""
ERRAND = 8
"""Words of a clause in which the writer only says whom to ask: "da muss ich erst den Chef fragen"."""


def deferred(material: Material, question: Question) -> bool:
    """Whether the answer is to come later or from somebody else, and no value or option stands beside that."""
    text, asked = material.text, material.history[-1]
    later, handed = put_off(text), []
    if about_deed(asked):
        handed = [hit for hit in sent_on(text) if bare(text, hit)]
    elif about_wording(asked) or about_state(asked):
        handed = sent_on(text)
    else:
        later = [*text.hits("@comes_later"), *text.hits("@awaited"), *undecided(text, question)]
        later = [hit for hit in later if not habitual(text, hit)]
        handed = [] if asks_for_somebody(material, question) else handed_on(text)
    if not later and not handed:
        return False
    sentences = {text.sentences[hit.start] for hit in [*later, *handed]}
    waiting = {text.sentences[hit.start] for hit in later}
    first = min(hit.start for hit in handed) if handed else 0
    places = [
        at
        for at, sentence in enumerate(text.sentences)
        if sentence not in sentences
        or (sentence not in waiting and at < first and text.clauses[at] != text.clauses[first])
    ]
    return not gives(material, question, places)


def put_off(text: Reading) -> list[Hit]:
    """Where the writer asks for time in so many words: "let me check", "hold on"; a plain "later"."""
    cues = text.cues
    said = [word for word in text.words if word[0].isalnum() and not opened([word], cues.trailing)]
    if said and any(hit.start == 0 and hit.end == len(said) for hit in spots(said, cues.later)):
        return [Hit(0, 1)]
    return [
        *(
            hit
            for hit in text.hits("@comes_later")
            if opened(text.words[hit.start :], cues.pausing)
            or cued(text.words[hit.start : hit.start + 2], cues.promising)
        ),
        *(hit for hit in own_steps(text) if only_asked(text, hit)),
    ]


def own_steps(text: Reading) -> list[Hit]:
    """Where the writer says to ask or look first, wherever the verb stands: "ich frage Maria", "da frage ich nach"."""
    verbs = text.hits("@settling_verb")
    return [
        verb
        for own in spots(text.words, text.cues.own)
        for verb in verbs
        if not own.overlaps(verb) and text.same_clause(own, verb)
    ]


def only_asked(text: Reading, hit: Hit) -> bool:
    """Whether a step is taken to learn the answer, and is no errand: "ich frage Maria", not "... nach einem Foto"."""
    clause = [word for at, word in enumerate(text.words) if text.clauses[at] == text.clauses[hit.start]]
    return len(clause) <= ERRAND and not cued(clause[:-1], text.cues.binding)


def habitual(text: Reading, hit: Hit) -> bool:
    """Whether it is told what is always done: "we check them every Monday"."""
    return any(text.same_clause(habit, hit) for habit in spots(text.words, text.cues.habit))


def undecided(text: Reading, question: Question) -> list[Hit]:
    """Where somebody is still to ask, to look or to decide: "legal has to approve that", "none has come yet".

    Behind "you" a modal verb says what to do, behind "which" what is meant; who says "let me know" waits for a
    word from the other side.
    """
    verbs, cues = text.hits("@settling_verb"), text.cues
    ahead = [
        lead
        for lead in text.hits("@modal_lead")
        if not opened(text.words[max(0, lead.start - 1) : lead.start], cues.addressed)
        and not opened(text.words[lead.start :], cues.telling)
        and any(lead.end <= verb.start <= lead.end + GAP and text.same_clause(lead, verb) for verb in verbs)
    ]
    if "yes_no" in question.asks:
        return ahead
    return [*ahead, *own_steps(text), *(hit for hit in spots(text.words, cues.yet) if denied(text, hit))]


def denied(text: Reading, yet: Hit) -> bool:
    """Whether a denial stands beside "yet" in its clause, and the reply does not forbid: "don't ... yet".

    Behind "if" it is a condition: "Lumen AG, but only if they have not paid yet".
    """
    if opened(text.words, text.cues.forbidding):
        return False
    provisos = text.all_hits.get("@proviso_word", ())
    return any(
        text.same_clause(one, yet)
        and not any(text.same_clause(proviso, one) and proviso.start < one.start for proviso in provisos)
        for one in spots(text.words, text.cues.denials)
    )
