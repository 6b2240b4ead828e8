"""Replies that take the request back, or turn to another matter: "no, archive them", "by the way, is 4417 paid?".

They open with it, behind words that only lead there. What comes after a value is said besides.
"""

from typing import Literal

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing.turning import asks_else, banned, calls_off, forbids, joins, lead, order
from askfirst.scoring.hearing.turning.verbs import shares_verb
from askfirst.scoring.references.replies.asked_about import about_deed, about_wording
from askfirst.scoring.references.replies.offered import offered
from askfirst.scoring.references.replies.own_orders import orders_own
from askfirst.scoring.references.replies.parts import currency_given
from askfirst.scoring.references.replies.questions import last_question
from askfirst.scoring.references.replies.refusing import proposes
from askfirst.text.brackets import depths
from askfirst.text.hit import Hit
from askfirst.text.listed import covered, terms
from askfirst.text.reading import Reading

Turning = Literal["called_off", "withdrawn", "replaced", "aside"]
"""`called_off`: nothing is to be done any more; `withdrawn`: it is forbidden; `replaced`: something else is to be done;
`aside`: another matter."""
TAKEN_BACK = ("called_off", "withdrawn", "replaced")
TURNED = (*TAKEN_BACK, "aside")
GIVEN = ("percent", "money", "date", "clock_time", "duration", "criterion", "timezone", "currency")
MEASURES = ("@unit", "@packing", "@plain_unit", "@unit_name")
DESTROYING = ("@destroying_verb", "@wiping_verb")


def turned(material: Material) -> Turning | None:
    """What the reply turns to instead of the question that ends the history; None where it keeps to it.

    Where a deed or a text is asked for, or an option is taken, an order is the answer.
    """
    text, asked = material.text, material.history[-1]
    if chooses(text, asked) or about_wording(asked):
        return None
    if calls_off(text) and not only_beside(material):
        return "called_off"
    if about_deed(asked):
        return None
    request = material.history[-2] if len(material.history) > 1 else None
    led = lead(text, frozenset(request.words) if request is not None else frozenset())
    if forbids(text, led, request) and not gives_value(text):
        return "withdrawn"
    if asks_else(text, led):
        return "aside"
    ordered, question = order(text, led), last_question(material)
    if question is not None and orders_own(material, question):
        wished = any(start <= led.at for start in terms(text, "@own_order_lead"))  # "we need to" corrects nothing
        return "replaced" if ordered is not None and ordered.instead and not wished else "aside"
    if ordered is None or any(
        shares_verb(text, ordered.start, ordered.end, said) for said in (asked, request) if said is not None
    ):
        return None
    if gives_value(text):
        kept = destroys(text) or not (ordered.instead and request is not None and destroys(request))
        return None if kept and not (led.aside or joins(text)) else "aside"
    return "replaced" if ordered.instead else "aside"


def only_beside(material: Material) -> bool:
    """Whether a yes or no is asked for to something beside the deed: "Is a receipt needed?" - "no need"."""
    question = last_question(material)
    return question is not None and "yes_no" in question.asks and not proposes(material, question)


def only_leads(text: Reading, asked: Reading) -> bool:
    """Whether the reply ends with the words that would lead to a correction: "no wait", "scratch that"."""
    if chooses(text, asked) or about_deed(asked) or about_wording(asked):
        return False
    led = lead(text, frozenset())
    words = [at for at, word in enumerate(text.words) if word[0].isalnum()]
    return led.leads and led.at >= len(text.words) and words[-1] in covered(text, "@correcting", "@aside_lead")


def bans_other(material: Material) -> bool:
    """Whether the reply only forbids another deed than what was ordered: "don't postpone it" of a post."""
    text, asked = material.text, material.history[-1]
    if chooses(text, asked) or about_deed(asked) or about_wording(asked) or gives_value(text):
        return False
    request = material.history[-2] if len(material.history) > 1 else None
    return banned(text, lead(text, frozenset(request.words if request is not None else ())), request) == "other"


def destroys(text: Reading) -> bool:
    """Whether something is deleted, cancelled or the like."""
    return any(text.hits(name) for name in DESTROYING)


def chooses(text: Reading, asked: Reading) -> bool:
    """Whether the reply takes what is offered; what stands in brackets are examples: "(a minimum order or ...)"."""
    said, inside = frozenset(text.words), frozenset(bracketed(asked))
    return any(option <= said and not option <= inside for option in offered(asked))


def bracketed(asked: Reading) -> list[str]:
    """The words of a question that stand in brackets."""
    return [word for word, depth in zip(asked.words, depths(asked.words), strict=True) if depth > 0]


def gives_value(text: Reading) -> bool:
    """Whether a value stands in the reply by which a question can be answered; a name or number may be anything's."""
    return currency_given(text) or any(text.entities(name) for name in GIVEN) or bool(measures(text))


def measures(text: Reading) -> list[Hit]:
    """Units behind a number or "in": a unit's letter, or "order", may be any other word elsewhere."""
    numbers = {hit.end for hit in text.entities("number")}
    return [
        hit
        for name in MEASURES
        for hit in text.all_hits.get(name, ())
        if hit.start in numbers or text.words[hit.start - 1 : hit.start] == ["in"]
    ]
