"""Whether a message after an order has a matter of its own, or is only a part of that order: "with the night crew".

In doubt it has: an order taken for a part of another one would be lost.
"""

from askfirst.scoring.hearing.turning.adding import adds
from askfirst.scoring.hearing.turning.leading import Lead, attached, joins, led_there
from askfirst.text.hit import tokens_of
from askfirst.text.listed import covered, end_of, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading

IDLE = (
    "@small_word @leading @correcting @rather @ban_word @contrasting @adding_lead @putting_anew @called_off_tail "
    "@currency_code @timezone_word @packing @plain_unit @unit_name @leaving_over @sufficing"
).split()
DEEDS = ("@order_verb", "@doing_verb", "@light_deed")
VERBS = (*DEEDS, "@deed", "@whole_deed", "@deed_infinitive")
MATTERS = ("@discount_noun", "@price_noun", "@document_noun")
"""Nouns that are an order by themselves: "discount for Kern, please"."""
LED = 2
"""Words of no list that one which leads to a part may have behind it: "in the blue room"."""
LED_HAN = 6
LABELLED = 2
"""Tokens up to which a number's name is no matter of its own: "gate 4", but not "invoice 88 to Ida"."""
JOINED = 3
"""Words of no list in a message that opens with "and": "and a projector"."""


def slight(text: Reading, led: Lead, request: Reading, values: frozenset[int]) -> bool:
    """Whether a message has no matter of its own: all is value, small word, or a word brought along by one of these."""
    if named(text, led.at) or any(covered(text, name) and not covered(request, name) for name in MATTERS):
        return False
    if end_of(text, led.at, *DEEDS[:2]) is not None and led.at not in covered(text, "@adding_lead", *put_anew(text)):
        return False
    idle = covered(text, *IDLE, *put_anew(text)) | values | adds(text)
    brought = brought_along(text, values)
    known = frozenset(request.words)
    others = [at for at, word in enumerate(text.words) if at >= led.at and at not in idle and word[0].isalnum()]
    new = [at for at in others if at not in brought and text.words[at] not in known]
    if any(is_deed(text, at, values, known) for at in others) or any(joined(text, at) for at in new):
        return False
    return len(new) <= (JOINED if joins(text) else 0)


def named(text: Reading, at: int) -> bool:
    """Whether a message opens with a record by its number, and says more: "Rechnung 88 an Ida" is an order."""
    small = covered(text, "@small_word")
    at = next((place for place in range(at, len(text)) if place not in small), at)
    records = (hit for hit in text.entities("id") if hit.start == at and text.words[at].isalpha())
    beside = adds(text)  # "bâtiment 5 aussi"
    return any(text.words[at][0].isalnum() for hit in records for at in range(hit.end, len(text)) if at not in beside)


def is_deed(text: Reading, at: int, values: frozenset[int], known: frozenset[str]) -> bool:
    """Whether a word orders something: it has a pronoun behind it, or is a verb that nothing makes a noun.

    What is `known` from the order before is named again: "building 5".
    """
    if end_of(text, at + 1, "@thing_object") is not None or any(map(attached, text.words[at + 1 : at + 2])):
        return True
    return text.words[at] not in known and at in covered(text, *VERBS) and not is_noun(text, at, values)


def is_noun(text: Reading, at: int, values: frozenset[int]) -> bool:
    """Whether a word that can be a verb belongs to a thing here: "the launch party", "two tests"; "20 Kopien"."""
    if text.nouns_capital and capital(text, at):
        return True
    ahead, idle = at - 1, covered(text, "@small_word", "@adding_lead", "@deed_object_lead") | values
    if not text.nouns_capital and at not in covered(text, "@deed_infinitive"):
        while ahead >= 0 and ahead not in idle and text.words[ahead][0].isalnum() and at - ahead <= LED:
            ahead -= 1
    counted = ahead in tokens_of(text.entities("number")) and not text.nouns_capital
    return counted or ahead in covered(text, "@deed_object_lead") - covered(text, "@thing_object")


def joined(text: Reading, at: int) -> bool:
    """Whether a word stands right behind one that joins a message to another, where an order begins: "and evict ...".

    "And a projector" is a part; behind "plus", and where nouns have capitals, so is a noun without an article.
    """
    if not led_by(text, at, "@joining_lead") or led_by(text, at, "@adding_lead"):
        return False
    return not (text.nouns_capital and capital(text, at))


def joins_known(text: Reading) -> bool:
    """Whether a message joins what was there before to what was said, without a verb: "and the backups"."""
    joints = terms(text, "@joining_lead")
    return any(led_there(text, start) and end_of(text, end, "@there_before_word") for start, end in joints.items())


def led_by(text: Reading, at: int, name: str) -> bool:
    """Whether a term of the list ends right ahead of a token."""
    return any(end == at for end in terms(text, name).values())


def brought_along(text: Reading, values: frozenset[int]) -> frozenset[int]:
    """The words beside a number ("20 people", "gate 4"), and those behind a word that leads to a part.

    Where nouns have capitals, a word without one is brought along only ahead of a noun: "bis Freitag sperren".
    """
    sums = tokens_of(hit for name in ("percent", "money") for hit in text.entities(name))
    numbers = tokens_of(text.entities("number")) | sums
    labelled = (-1, 1) if len(text) <= LABELLED else (1,)
    beside = {at + step for at in numbers for step in labelled if 0 <= at + step < len(text) and at in values}
    small = covered(text, "@small_word")
    for start in covered(text, "@adding_lead"):
        at, left = start + 1, LED_HAN if text.han else LED
        while at < len(text) and text.words[at][0].isalnum() and left:
            if text.nouns_capital and at not in small and not capital(text, at) and capital(text, at - 1):
                break
            beside.add(at)
            left -= at not in small
            at += 1
    return frozenset(beside)


def put_anew(text: Reading) -> tuple[str, ...]:
    """The lists of words by which a value is put in the place of another: "mach Mittwoch draus"."""
    return ("@putting_anew", "@light_deed") if covered(text, "@putting_anew") else ()
