"""The words of a text that a search was likely made for."""

from askfirst.text.hit import Hit, outermost
from askfirst.text.nouns import phrase_end
from askfirst.text.orders import commands, covered
from askfirst.text.reading import Reading

FILED = ("quote", "file", "email", "url")
PEOPLE = ("@man_name", "@woman_name", "@person_name")


def searched_for(text: Reading) -> Hit:
    """The likeliest object of a search, who is greeted left out.

    The first name or file, else a first name, a number, a definite phrase, or what the first order is about.
    """
    ids = text.covered("id")
    called = [hit for hit in names(text) if not ids.issuperset(range(hit.start, hit.end))]
    filed = [hit for name in FILED for hit in text.entities(name)]
    people = [hit for name in PEOPLE for hit in text.outside_data(name)]
    greeted = covered(text, "@greeting_word")
    for found in ([*called, *filed], people, text.entities("id")):
        for name in outermost(found):
            if greeted.isdisjoint((name.start - 1, name.start)):
                return name
    return definite(text) or ordered(text) or Hit(0, 0)


def names(text: Reading) -> list[Hit]:
    """The names of the text, without the verb that opens the order and without a sum or a day at the end."""
    verbs = {at for at in text.begins("@order_verb") if commands(text, at)}
    values = text.covered("money", "currency", "date", "clock_time")
    found = []
    for name in text.entities("name"):
        start, end = name.start + (name.start in verbs), name.end
        while end > start and end - 1 in values:
            end -= 1
        if end > start:
            found.append(Hit(start, end))
    return found


def ordered(text: Reading) -> Hit | None:
    """What the first order is about, where its verb is known."""
    for verb in text.outside_data("@order_verb"):
        if commands(text, verb.start):
            end = phrase_end(text, verb.end)
            return Hit(verb.end, end) if end > verb.end else None
    return None


def definite(text: Reading) -> Hit | None:
    """The first definite phrase: what finds stand for whose names do not occur in the text."""
    leads = covered(text, "@definite_lead")
    the = next((at for at in range(len(text) - 1) if at in leads), None)
    return with_article(text, the + 1) if the is not None else None


def with_article(text: Reading, position: int) -> Hit:
    """The word with the article before it."""
    led = position - 1 in covered(text, "@definite_lead", "@owner_lead")
    return Hit(position - 1 if led else position, position + 1)
