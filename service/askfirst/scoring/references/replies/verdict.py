"""Replies to the assistant's question: whether they answer it, and what they leave open if not."""

from typing import Literal

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing import sides_in
from askfirst.scoring.hearing.turning import points_back
from askfirst.scoring.references.candidates.matching import telling
from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.replies.asked_about import about_deed, about_wording
from askfirst.scoring.references.replies.awaiting import takes_waiting
from askfirst.scoring.references.replies.beside import gives
from askfirst.scoring.references.replies.by_age import by_age
from askfirst.scoring.references.replies.courteous import only_polite
from askfirst.scoring.references.replies.deferring import deferred, put_off
from askfirst.scoring.references.replies.denying import denies
from askfirst.scoring.references.replies.evasions import gives_nothing
from askfirst.scoring.references.replies.foreign import foreign
from askfirst.scoring.references.replies.halves import METRIC, half_said, zoneless
from askfirst.scoring.references.replies.handing_back import handed_back
from askfirst.scoring.references.replies.offered import takes_option
from askfirst.scoring.references.replies.own_orders import orders_own
from askfirst.scoring.references.replies.parts import currency_given, metric_given, target_given
from askfirst.scoring.references.replies.passing_on import errand
from askfirst.scoring.references.replies.questions import Question, gives_order, last_question
from askfirst.scoring.references.replies.refusing import doubtful, refused
from askfirst.scoring.references.replies.rejecting import turned_down, unranked
from askfirst.scoring.references.replies.substance import own_words, says_nothing_new, sets_apart
from askfirst.scoring.references.replies.turning import Turning, bans_other, only_leads, turned
from askfirst.scoring.references.replies.values import fills
from askfirst.text.cues import opened, spots
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.marketing.targeting import has_age
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

Verdict = Literal["answer", "left", "open", "deferred", "declined", "new"]
"""`left`: the choice is handed back; `deferred`: the answer comes later, or from somebody else, or the reply is only
polite; `declined`: nothing of what was ordered or proposed is wanted."""
AGED = 3
"""Words behind "between" that name an age."""
OPEN = ("open", "deferred")
"""Verdicts by which nothing is answered."""


def verdict(material: Material, question: Question) -> Verdict:
    """Whether the text answers the question, leaves it open, or is a request of its own.

    Who forbids what was ordered refuses; what orders something else about "them" leaves open which these are.
    """
    said = reply_of(material, question)
    match said:
        case "called_off" | "withdrawn":
            return "declined"
        case "replaced" | "aside":
            return "open" if points_back(material.text) or ends_asking(material.text) else "new"
    return said


def reply_of(material: Material, question: Question) -> Verdict | Turning:
    """What the text does with the question, or what it turns to instead."""
    plainly, turning = said_plainly(material, question), turned(material)
    if plainly is None and takes_waiting(material, question):
        return "answer"
    said = judged(material, question) if plainly is None else plainly
    if turning is None or said == "declined":
        return said
    if turning in ("called_off", "withdrawn") or said not in ("left", "deferred"):
        return turning
    aside = turning == "aside" and (ends_asking(material.text) or orders_own(material, question))
    return turning if said == "deferred" and aside else said


def said_plainly(material: Material, question: Question) -> Verdict | None:
    """What a refusal, a reply in another language, or one that takes nothing of what is offered does; else None."""
    if refused(material, question):
        return "declined"
    if only_polite(material, question):
        return "deferred"
    said = foreign(material, question)
    if said is not None:
        return said
    if turned_down(material, question) or doubtful(material) or unranked(material, question):
        return "open"
    return unsaid(material, question)


def unsaid(material: Material, question: Question) -> Verdict | None:
    """What a reply does that only corrects or forbids, and says nothing instead: "wait", "scratch that"; else None.

    A no is an answer as before, with a "sorry" beside it as well where a yes or no is asked for.
    """
    text = material.text
    if bans_other(material):
        return "open"
    if not only_leads(text, material.history[-1]):
        return None
    no = tokens_of(text.hits("@no_word"))
    if question.asks == {"yes_no"} and (no or denies(material)):
        return None
    if all(at in no for at, word in enumerate(text.words) if word[0].isalnum()):
        return None
    return "declined" if text.hits("@taken_back") else "open"


def judged(material: Material, question: Question) -> Verdict:
    """What any other reply does, by its values and its words."""
    text = material.text
    if handed_back(material, question):
        return "left"
    if deferred(material, question):
        return "deferred"
    if given_outright(text, material.history[-1], question):
        return "answer"
    doubts = doubted(text) if takes_option(text, material.history[-1]) else hesitations(text)
    doubts = [hit for hit in doubts if not made_up_for(material, question, hit)]
    undecided = bool(doubts or alternatives(material, question))
    if fills(text, question):
        return "open" if undecided or half_said(material) or zoneless(material) else "answer"
    if undecided or asks_back(text) or gives_nothing(text, question) or says_nothing_new(material, question):
        return "open"
    if gives_order(text) and len(text.words) > 3:
        return "open" if question.options and len(own_words(material, question)) < 2 else "new"
    if (vague(text) and not sets_apart(material, question)) or empty(text) or half_said(material):
        return "open"
    if question.asks & {"number", "time", "money"} or (question.options and not question.loose):
        return "open"
    if "person" in question.asks and len(text.words) > 3 and not Message(text).mentions[:1]:
        return "open"
    return "open" if "person" in question.asks and text.hits("@stranger_noun") else "answer"


SORTED = frozenset({"time", "person", "money", "scope"})
"""A question for one of these is about no thing that has an age."""


def given_outright(text: Reading, asked: Reading, question: Question) -> bool:
    """Whether the reply has the very fact, whatever stands beside it: an errand as the deed, a currency, a goal.

    Or it takes a thing by its age: "das neue".
    """
    if by_age(text) and question.asks.isdisjoint(SORTED) and text.words[-1] not in asked.words:
        return True
    if not METRIC.isdisjoint(asked.words) and metric_given(text) and target_given(text) and not hesitations(text):
        return True
    return (about_deed(asked) and errand(text)) or (bool(asked.hits("@asks_currency")) and currency_given(text))


def made_up_for(material: Material, question: Question, doubt: Hit) -> bool:
    """Whether a later sentence gives what "let me check" put off; "whatever" in a text that is dictated is no doubt.

    Nor is the "between" of an age where it is asked who is meant.
    """
    text = material.text
    if any(hit.overlaps(doubt) for hit in put_off(text)):
        return gives(
            material, question, [at for at in range(len(text)) if text.sentences[at] > text.sentences[doubt.start]]
        )
    asked = material.history[-1]
    if any(asked.hits(name) for name in ("@asks_audience", "@asks_who")) and has_age(
        text, doubt.start, doubt.end + AGED
    ):
        return True
    return opened(text.words[doubt.start :], text.cues.free) and about_wording(asked)


def hesitations(text: Reading) -> list[Hit]:
    """Words that leave the question open; "as usual" and the like do not beside a definite value."""
    hits = [*text.hits("@open_reply"), *text.hits("@hedge")]
    return doubted(text) if hits and definite(text) else hits


def doubted(text: Reading) -> list[Hit]:
    """What leaves even a definite value open; what a later sentence says of itself makes up for a "let me see"."""
    last = max((text.sentences[hit.start] for name in FIGURES for hit in text.entities(name)), default=-1)
    hits = [hit for hit in [*text.hits("@open_reply"), *text.hits("@hedge")] if text.sentences[hit.start] >= last]
    soft = text.hits("@soft_reply")
    return [hit for hit in hits if not (outdone(text, hit) or any(hit.overlaps(one) for one in soft))]


def outdone(text: Reading, hit: Hit) -> bool:
    """Whether a limit leads to the value itself, which ends the reply: "not before Friday, so Monday"."""
    values = [one for name in (*FIGURES, "date", "duration") for one in text.entities(name)]
    own = [one for one in values if one.start == hit.end]
    told = tokens_of(values) | tokens_of([*text.hits("@small_word"), *text.hits("@leading")])
    last = max((one.start for one in values), default=0)
    return any(
        one.end < last
        and text.words[one.end] in PAUSES
        and all(at in told or not text.words[at][0].isalnum() for at in range(one.end, len(text.words)))
        for one in own
    )


PAUSES = frozenset(", ; - – — ， ；".split())


def vague(text: Reading) -> bool:
    """Whether a vague word stands in a sentence without a definite value, and nothing else is told."""
    if definite(text):
        return False
    told = {
        text.sentences[hit.start]
        for name in FACTS
        for hit in text.entities(name)
        if text.text(hit).lower() != "one" and text.sentences.count(text.sentences[hit.start]) <= LONG
    }
    found = [hit for hit in text.hits("@vague_reply") if not sided(text, hit)]
    return any(text.sentences[hit.start] not in told for hit in found)


def sided(text: Reading, hit: Hit) -> bool:
    """Whether the words ahead say which of two it is, by its side or a comparison: 後面那個, 便宜的那個."""
    before = text.words[max(0, hit.start - 2) : hit.start]
    if before[-1:] == ["的"]:
        return not DEGREES.isdisjoint(before[:-1])
    return not SIDES.isdisjoint(before[-1:])


SIDES = frozenset("面邊頭")
DEGREES = frozenset("面邊早晚新舊大小貴宜近遠快慢多少高低長短")


LONG = 15
"""In a longer reply a name or a number is as likely about something else."""
FIGURES = ("number", "money", "percent", "clock_time", "id", "quote", "email", "file")
FACTS = ("number", "money", "date", "clock_time", "duration", "id", "quote", "email", "file", "name")


def definite(text: Reading) -> bool:
    """Whether the reply names a value, or spells out what it means: "the same as Ida: editor"."""
    words = text.words
    if len(words) > LONG:
        return False
    if any(text.text(hit).lower() != "one" for name in FACTS for hit in text.entities(name)):
        return True
    return any(words[at] == ":" or words[at : at + 2] == [",", "so"] for at in range(1, len(words) - 2))


EITHER: tuple[list[str], ...] = (["would"], ["might"], ["could"], ["may"], [","], ["."], [])
"""Behind "either", where it stands for both."""
VALUED = ("number", "date", "id", "name", "clock_time")


def alternatives(material: Material, question: Question) -> bool:
    """Whether the text itself leaves a choice: "Tuesday or Wednesday", "40 or 50"; a rule may have an "or"."""
    text = material.text
    if any(word == "either" and text.words[p + 1 : p + 2] in EITHER for p, word in enumerate(text.words)):
        return True
    sides = sides_in(text.raw, material.spoken)
    if not sides or asks_rule(material, question):
        return any(one.figures for one in sides)
    if "or" in text.words and len(text.words) <= LONG:
        return True
    values = [hit for name in VALUED for hit in text.entities(name)]
    return any(
        (any(hit.end == p for hit in values) and any(hit.start == p + 1 for hit in values))
        or sum(bool(telling(text.words[q]) & own) for q in (p - 1, p + 1) for own in question.words) > 1
        for p in (hit.start for words in material.spoken[:1] for hit in spots(text.words, (*words.either, "/")))
        if 0 < p < len(text.words) - 1
    )


def asks_rule(material: Material, question: Question) -> bool:
    """Whether a limit, a group or conditions are asked for: "older than 2021 or without an address"."""
    asked = material.history[-1]
    lists = ("@asks_audience", "@asks_segment", "@order_condition", "@discount_condition")
    return "criterion" in question.asks or any(asked.hits(name) for name in lists)


def ends_asking(text: Reading) -> bool:
    """Whether the reply ends as a question."""
    return bool(text.words) and text.words[-1] in QUESTION_MARKS


def asks_back(text: Reading) -> bool:
    """Whether the reply is itself a question, and no polite order."""
    return text.words[-1:] == ["?"] and text.words[0] not in ("can", "could", "would", "will", "please")


def empty(text: Reading) -> bool:
    """Whether the reply says nothing but courtesies."""
    if any(text.entities(name) for name in ("number", "name", "id", "date", "clock_time", "quote")) or text.hits(
        "@whole_reply"
    ):
        return False
    if currency_given(text):
        return False
    lists = ("@yes_word", "@no_word", "@social_opener")
    covered = tokens_of(hit for name in lists for hit in text.hits(name))
    return all(p in covered or not word[0].isalnum() for p, word in enumerate(text.words))


def left_open(material: Material) -> tuple[str, Question] | None:
    """What the reply leaves open, by what the question asked for; None if it is answered or no reply."""
    question = last_question(material)
    if question is None or verdict(material, question) not in OPEN:
        return None
    asks = question.asks
    if "scope" in asks:
        return "scope", question
    for kind in ("number", "time"):
        if kind in asks and not question.options and not question.dated:
            return kind, question
    if (question.options and "person" not in asks) or "mean" in question.said or "one_of" in asks:
        return "choice", question
    return "value", question


def place(question: Question) -> Hit:
    """A finding for an open question: it has no place in the reply."""
    return Hit(0, 0, {"options": question.options[:6]})
