"""Numbers that say how many or how much; those that only name something are left out.

In "set the alarm of silo 2 to 80" the 80 is an amount and the 2 is a name.
"""

from askfirst.text.hit import Hit, tokens_of
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

LEADS = frozenset(
    "to by from at of for than over under above below exactly about around only least most and or a an "
    "the = : ( , until is are be with within per every each another just some up all these those my our "
    "his her their last next first past x more @ max min maximum minimum approx ca ~ > < >= <= - in need "
    "needs want wants have has got required extra additional".split()
)

FOLLOWERS = frozenset({"%", "percent", "more", "additional", "extra", "further", "new"})


def find_amounts(reading: Reading) -> list[Hit]:
    """Numbers that stand before what they count, or behind a word that leads to a value."""
    numbers = reading.entities("number")
    if not numbers:
        return []
    orders = {hit.start for hit in reading.all_hits.get("@order_verb", ())}
    names = [hit for hit in reading.entities("id") if not is_order(reading, hit, orders)]
    loose = [*reading.all_hits.get("@vague_count", ()), *reading.all_hits.get("@vague_degree", ())]
    times = [*reading.entities("date"), *reading.entities("clock_time")]
    other = tokens_of([*names, *times, *loose])
    return [
        hit for hit in numbers if not hit.within(other) and not reading.is_data(hit) and counts(reading, hit, orders)
    ]


def counts(reading: Reading, number: Hit, orders: set[int]) -> bool:
    """Whether the number is not just the second half of a name: "silo 2", "lab 3"."""
    if number.start == 0 or reading.sentences[number.start] != reading.sentences[number.start - 1]:
        return True
    before = reading.words[number.start - 1]
    if before in LEADS or number.start - 1 in orders or not before[0].isalpha():
        return True
    after = reading.words[number.end : number.end + 1]
    return bool(after) and (after[0].endswith("s") or after[0] in FOLLOWERS)


def is_order(reading: Reading, name: Hit, orders: set[int]) -> bool:
    """Whether "order 30 chairs" buys chairs; "order 30" alone is the name of an order."""
    if name.start not in orders or name.end - name.start != 2:
        return False
    before = name.start - 1
    inside = before >= 0 and reading.sentences[name.start] == reading.sentences[before]
    if inside and reading.words[before] not in reading.leads:
        return False
    after = reading.words[name.end : name.end + 3]
    return bool(after) and after[0].isalpha() and any(word == "more" or is_plural(word) for word in after)
