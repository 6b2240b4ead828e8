"""Replies that put the answer off or hand it on: "let me check", "ask Ines", "whatever you like"."""

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.asked_about import about_deed, about_state, about_wording
from askfirst.scoring.references.replies.beside import gives, opposed
from askfirst.scoring.references.replies.questions import Question
from askfirst.scoring.references.replies.substance import opens
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.reading import Reading

OBJECT = 6
"""Words of a clause behind "ask" in which only somebody to ask can stand."""


def handed_back(material: Material, question: Question) -> bool:
    """Whether the reply leaves the choice to who asked, and takes none; what is dictated behind a colon is a value."""
    text = material.text
    hits = [hit for hit in text.hits("@delegating_reply") if ":" not in text.words[: hit.start]]
    if not about_wording(material.history[-1]):
        hits += free(text)
    if not hits:
        return False
    leaving = {text.clauses[hit.start] for hit in hits}
    places = [at for at, clause in enumerate(text.clauses) if clause not in leaving]
    return not gives(material, question, places) and not opposed(material, question, hits)


def free(text: Reading) -> list[Hit]:
    """Where "whatever ... you" or "any ... you like" makes it somebody else's choice; not "whichever you took"."""
    return [
        Hit(at, at + 1)
        for at, word in enumerate(text.words)
        if (word in FREE and any(yours(text, place) for place in range(at + 1, at + NEAR)))
        or (word == "any" and any(liking(text, place) for place in range(at + 1, at + NEAR)))
    ]


def yours(text: Reading, at: int) -> bool:
    """Whether "you" stands here, and not what it did before."""
    return text.words[at : at + 1] == ["you"] and not any(
        word in PAST or word.endswith("ed") for word in text.words[at + 1 : at + 2]
    )


PAST = frozenset("had did took gave sent got made chose bought wrote said".split())


def liking(text: Reading, at: int) -> bool:
    """Whether "you like" or the like stands here."""
    return text.words[at : at + 1] == ["you"] and not LIKING.isdisjoint(text.words[at + 1 : at + 2])


LIKING = frozenset("like want think prefer choose fancy please".split())


FREE = frozenset("whatever whichever whoever wherever whenever".split())
NEAR = 4
"""Words behind "whatever" in which "you" makes it somebody else's choice: "whatever colour you like"."""


def deferred(material: Material, question: Question) -> bool:
    """Whether the answer is to come later or from somebody else, and no value or option stands beside that."""
    text, asked = material.text, material.history[-1]
    later, handed = put_off(text), []
    if about_deed(asked):
        handed = [hit for hit in text.hits("@sends_on") if orders(text, hit) and bare(text, hit)]
    elif about_wording(asked) or about_state(asked):
        handed = [hit for hit in text.hits("@sends_on") if orders(text, hit)]
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
    said = [word for word in text.words if word[0].isalnum() and word != "please"]
    if said in LATER:
        return [Hit(0, 1)]
    return [
        hit
        for hit in text.hits("@comes_later")
        if text.words[hit.start] in PAUSING or not WRITING.isdisjoint(text.words[hit.start : hit.start + 2])
    ]


LATER = (["later"], ["maybe", "later"], ["not", "now"])
PAUSING = frozenset("let hold give".split())
WRITING = frozenset("'ll will".split())


def habitual(text: Reading, hit: Hit) -> bool:
    """Whether it is told what is always done: "we check them every Monday"."""
    return any(word in ALWAYS and text.clauses[at] == text.clauses[hit.start] for at, word in enumerate(text.words))


ALWAYS = frozenset("every always usually daily weekly monthly each".split())


def bare(text: Reading, hit: Hit) -> bool:
    """Whether somebody is to be asked and nothing more: "ask Ines", not "ask her for a photo"."""
    end = len(text.words)
    while end > hit.end and (text.words[end - 1] in TRAILING or not text.words[end - 1][0].isalnum()):
        end -= 1
    behind = text.words[hit.end : end]
    return (
        (text.words[hit.start] in ASKING or "first" in text.words[end:])
        and 0 < len(behind) <= NAMED
        and BINDING.isdisjoint(behind)
    )


ASKING = frozenset("ask check consult clarify confirm find".split())
TRAILING = frozenset("first about this that it please instead".split())
BINDING = frozenset("for and what when who why how if whether at by on with".split())
NAMED = 3
"""Words by which somebody is named: "the night shift"."""


def undecided(text: Reading, question: Question) -> list[Hit]:
    """Where somebody is still to ask, to look or to decide: "legal has to approve that", "none has come yet"."""
    verbs = text.hits("@settling_verb")
    ahead = [
        lead
        for lead in text.hits("@modal_lead")
        if text.words[max(0, lead.start - 1)] not in ADDRESSED
        and text.words[lead.start : lead.start + 3] not in TELLING
        and any(lead.end <= verb.start <= lead.end + GAP and text.same_clause(lead, verb) for verb in verbs)
    ]
    if "yes_no" in question.asks:
        return ahead
    not_yet = [Hit(at, at + 1) for at, word in enumerate(text.words) if word == "yet" and denied(text, at)]
    return [*ahead, *not_yet]


def denied(text: Reading, at: int) -> bool:
    """Whether a negation stands ahead of "yet" in its clause."""
    if text.words[:2] == ["do", "n't"]:
        return False
    return any(
        word in NEGATIONS
        for word, clause in zip(text.words[:at], text.clauses, strict=False)
        if clause == text.clauses[at]
    )


TELLING = (["let", "me", "know"], ["let", "us", "know"])
"""Who says this waits for a word from the other side."""
GAP = 2
"""Words between "have to" and its verb."""
ADDRESSED = frozenset("you that which who".split())
"""Behind these "should" says what to do or who is meant."""
NEGATIONS = frozenset("not n't no none nobody nothing never".split())


def asks_for_somebody(material: Material, question: Question) -> bool:
    """Whether "ask Ines" names who is asked for: a person or a team, and not what an expression means."""
    asked, text = material.history[-1], material.text
    if asked.hits("@asks_contact"):
        return True
    if "person" not in question.asks or asked.entities("quote") or not MEANING.isdisjoint(asked.words):
        return False
    return any(capital(text, at) and not opens(text, at) for at in range(len(text)))


MEANING = frozenset("meant mean refer refers".split())


def handed_on(text: Reading) -> list[Hit]:
    """Where the question is handed on to somebody: "ask Ines", "that's Omar's call"."""
    return [*(hit for hit in text.hits("@sends_on") if orders(text, hit)), *text.hits("@decided_by")]


def orders(text: Reading, hit: Hit) -> bool:
    """Whether a phrase opens its clause, which soon ends: not "ask Ines to send them the plan by Friday"."""
    start, end = hit.start, hit.end
    if not NOBODY.isdisjoint(text.words[end : end + 1]):
        return False
    while start and text.clauses[start - 1] == text.clauses[hit.start] and text.words[start - 1][0].isalnum():
        start -= 1
    leads = {at for lead in text.hits("@sent_on_lead") for at in range(lead.start, lead.end)}
    if not leads.issuperset(range(start, hit.start)):
        return False
    while end < len(text) and text.clauses[end] == text.clauses[hit.start] and text.words[end][0].isalnum():
        end += 1
    return 0 < end - hit.end <= OBJECT and "to" not in text.words[hit.end : end]


NOBODY = frozenset("for you".split())
"""Behind "ask" or "call" these hand nothing on: "ask for Ines", "I'll call you"."""
