"""Numbers that can only be a name or a share: "supplier 40555, keep 40119", "split 70 to 30"."""

from askfirst.text.entities.quantities.surroundings import ABOUT
from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS, STOPS
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

NUMBERED = frozenset("load order delivery shipment batch job heat brew release hold run cast lot transfer call".split())
"""Words for things with a number that are verbs as well."""
SAID = frozenset("is was has needs goes holds should must will came comes contains".split())
NOUN_LEADS = frozenset("for of from with by the that this our their on in at under about against".split())
SENTENCE = 8
NAME_DIGITS = 4
"""Numbers of fewer digits are as often amounts as names."""
NEAR_NUMBERS = 10
"""Two long numbers that are nearer to each other are running numbers: 6610 and 6615."""


def named_like(reading: Reading, number: Hit, numbers: list[Hit]) -> bool:
    """Whether a number can only be a name or a share: "supplier 40555, keep 40119", "split 70 to 30"."""
    value = number.attrs["value"]
    if not value.isdecimal():
        return False
    if shared(reading, number, whole_number(value)) or of_row(reading, number, numbers):
        return True
    if len(value) < NAME_DIGITS:
        return False
    for other in numbers:
        like = other.attrs["value"]
        if other.start == number.start or len(like) != len(value) or not like.isdecimal():
            continue
        running = 0 < abs(whole_number(like) - whole_number(value)) < NEAR_NUMBERS
        if running or other.within(reading.covered("id")) or behind_noun(reading, other):
            return True
    return False


def of_row(reading: Reading, number: Hit, numbers: list[Hit]) -> bool:
    """Whether a number ends a row or a scale: "bay 3 to 7", "level 1 of 3"; also "load 771 is ready"."""
    at, before = number.start, reading.word_before(number.start)
    if before in NUMBERED and (said_of(reading, number) or led_by_noun(reading, at - 1)):
        return True
    first = next((one for one in numbers if one.end == at - 1), None)
    if first is None or before not in {"to", "-", "through", "of"}:
        return False
    if before == "to" and any(
        hit.end <= first.start and reading.same_clause(hit, number) for hit in reading.all_hits.get("@setting_verb", ())
    ):
        return False  # "set the cold store in hall 4 to 3"
    return behind_noun(reading, first)


def said_of(reading: Reading, number: Hit) -> bool:
    """Whether a sentence states something of what the number names: "load 771 is ready", "order 70560 goes ..."."""
    words = reading.words
    if words[number.end : number.end + 1] and words[number.end] in SAID:
        return True
    long = len(number.attrs["value"]) >= NAME_DIGITS
    behind = words[number.end : number.end + SENTENCE]
    stops = [at for at, word in enumerate(behind) if word in {",", ";", "."}]
    return long and not SAID.isdisjoint(behind[: stops[0]] if stops else behind)


def led_by_noun(reading: Reading, noun: int) -> bool:
    """Whether the word before the number can only be a noun: for load 66, the heat 88120, release hold 40."""
    if reading.opens_sentence(noun):
        return False
    if reading.words[noun - 1] in NOUN_LEADS:
        return True
    return any(hit.end == noun for hit in reading.all_hits.get("@order_verb", ()))


def behind_noun(reading: Reading, number: Hit) -> bool:
    """Whether a number stands behind what it names: supplier 40555, but not malt 4000 or order 4000."""
    at = number.start - 1
    if at < 0 or reading.sentences[at] != reading.sentences[number.start] or not reading.words[at].isalpha():
        return False
    lists = ("@amount_verb", "@mass_noun", "@quantity_key", "@dimension", "@setting_verb")
    marks = {end - 1 for key in lists for _, end, *_ in reading.all_hits.get(key, ())}
    return at not in marks and reading.words[at] not in STOPS | ABOUT | DETERMINERS


def shared(reading: Reading, number: Hit, value: int) -> bool:
    """Whether the number is one half of a split that makes a hundred: 70 to 30, 60/40."""
    words = reading.words
    ahead = words[number.end + 1 : number.end + 2] if words[number.end : number.end + 1] == ["to"] else []
    back = words[number.start - 2 : number.start - 1] if words[number.start - 1 : number.start] == ["to"] else []
    if words[max(0, number.start - 1)] == "from" or words[max(0, number.start - 3)] == "from":
        return False
    return any(word.isdecimal() and whole_number(word) + value == 100 for word in (*ahead, *back))
