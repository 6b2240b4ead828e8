"""Replies that are orders of their own: "pay invoice 4410 to Nordlys" where it is asked how old the exports are.

A reply that says again what was ordered, or gives a value, a limit or somebody for it, is none, whatever its verb.
"""

from askfirst.rules.nodes import Material
from askfirst.scoring.hearing.turning.deeds import deed
from askfirst.scoring.hearing.turning.verbs import shares_verb
from askfirst.scoring.references.replies.own_matter import (
    VALUES,
    Matter,
    joints,
    known,
    matter_of,
    own_words,
    phrase,
    points_back,
)
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.hit import tokens_of
from askfirst.text.listed import covered
from askfirst.text.reading import Reading

SUMS = ("money", "percent")
VALUED = frozenset({"number", "time", "money", "criterion", "scope"})
"""Where one of these is asked for, no thing is: of "which amount" none has to be named."""
FACTS = (*VALUES, *SUMS, "id", "quote", "email", "file")
MANY = 2
"""Words of its own that make an order of a light verb: "get 20 boxes of gloves from Medline"."""


def orders_own(material: Material, question: Question) -> bool:
    """Whether the reply orders a deed on something of which neither the request nor the question speaks."""
    text, found = material.text, deed(material.text)
    if found is None or found.sort == "value" or len(material.history) < 2 or not tells_facts(text):
        return False
    if found.start in covered(text, "@comes_later"):
        return False  # "let me see" puts it off
    request, asked = material.history[-2:]
    matter = matter_of(text, found, request, asked)
    if points_back(matter):
        return False
    own = own_words(matter)
    if any(shares_verb(text, found.start, found.end, said) for said in (request, asked)):
        return other_thing(matter, own, question)
    if found.sort == "contact":
        return reaches(matter, own)
    if first_known(matter) or leads_on(matter, own):
        return False
    if found.sort == "arranging" and not text.han:
        return len(own) >= MANY and not fits_first(matter, question)
    if not own:
        return any(text.entities(name) for name in SUMS) and not question.asks & {"money", "number"}
    if not question.asks & VALUED and only_name(matter, own):
        return False
    return named(matter, own) if fits_first(matter, question) else True


def orders_own_across(material: Material, question: Question) -> bool:
    """Whether a reply in another language than the request's is an order of its own.

    Their words cannot be compared, so a record or a sum has to tell it: "überweise 900 EUR an Kern".
    """
    if not orders_own(material, question):
        return False
    paid = any(material.text.entities(name) for name in SUMS) and not question.asks & {"money", "number"}
    numbers = {word for said in material.history[-2:] for word in said.words}
    return paid or any(material.text.words[hit.end - 1] not in numbers for hit in material.text.entities("id"))


def tells_facts(text: Reading) -> bool:
    """Whether the text has a value or a name: in bare words a verb may be anything."""
    return any(text.entities(name) for name in FACTS) or bool(not text.nouns_capital and text.entities("name"))


def other_thing(matter: Matter, own: list[int], question: Question) -> bool:
    """Whether the deed that was ordered is to be done to another thing, named by its number or its name.

    "Delete customer 4417" does not say which exports are old, nor "refund Tom Beck EUR 45" how much Ines gets.
    """
    text, first = matter.text, phrase(matter)
    if not question.asks & VALUED or any(known(matter, at) for at in first):
        return False
    ids = tokens_of(text.entities("id"))
    if any(at in own and at in ids and text.words[at].isalpha() for at in first):
        return True
    names = tokens_of(text.entities("name")) if not (text.han or text.nouns_capital) else frozenset[int]()
    return bool(first) and first[0] in own and first[0] in names


def reaches(matter: Matter, own: list[int]) -> bool:
    """Whether somebody is to be reached with a matter, and not only to be asked: "call Ida Horn on 4417"."""
    numbers = matter.text.covered("number", "id", "money") - matter.text.covered("date")
    return bool(own) and bool(numbers or not frozenset(phrase(matter)).issuperset(own))


def first_known(matter: Matter) -> bool:
    """Whether the deed is done to what was spoken of; behind a name that is known another thing may stand."""
    text, first = matter.text, phrase(matter)
    if text.han:
        return known(matter, matter.deed.end) if matter.deed.end < len(text) else False
    names = tokens_of(text.entities("name")) if not text.nouns_capital else frozenset[int]()
    rest = first
    while rest and rest[0] in names and known(matter, rest[0]):
        rest = rest[1:]
    return any(known(matter, at) for at in rest) or (rest != first and not rest)


def leads_on(matter: Matter, own: list[int]) -> bool:
    """Whether only where, when or how it is done stands behind the verb: "deliver to bay 4 on Friday"."""
    text, begins = matter.text, matter.deed.begins
    if text.han or begins not in joints(text):
        return False
    whom = text.covered("name")
    given = begins in covered(text, "@dative_lead") and begins + 1 in whom
    return not (given and (set(own) - whom or any(text.entities(name) for name in ("id", *SUMS))))


def fits_first(matter: Matter, question: Question) -> bool:
    """Whether what stands right behind the verb is a value of the sort that is asked for: "order 20 boxes of ..."."""
    text, at = matter.text, matter.deed.begins
    asks = question.asks
    if "number" in asks or "money" in asks:
        return at in text.covered("number", *SUMS)
    return "time" in asks and at in text.covered("date", "clock_time", "duration")


def only_name(matter: Matter, own: list[int]) -> bool:
    """Whether nothing but a name or a code is new, where one of several may be meant: "attach Q-18"."""
    text = matter.text
    if any(text.entities(name) for name in SUMS):
        return False
    names = frozenset[int]() if text.nouns_capital else text.covered("name")
    taken = names | frozenset(at for at in own if not text.words[at].isalpha())
    return (taken & frozenset(phrase(matter))).issuperset(own)


def named(matter: Matter, own: list[int]) -> bool:
    """Whether a name, a record, or what is counted is new: "20 boxes of gloves", "40 badges", "to Tom Beck"."""
    text = matter.text
    facts = text.covered("id", "email", "file") | (frozenset() if text.nouns_capital else text.covered("name"))
    counted = text.covered("number") | covered(text, "@part_joint")
    return any(text.han or at in facts or at - 1 in counted for at in own)
