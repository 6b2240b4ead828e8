"""Whether a reply has a value of the sort that was asked for."""

from askfirst.scoring.references.candidates.matching import has, telling
from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.replies.pointing import points
from askfirst.scoring.references.replies.questions import Question
from askfirst.text.hit import Hit
from askfirst.text.listed import led
from askfirst.text.reading import Reading

SHORT = 8
"""Words up to which a reply with some content answers a plain "what ...?"."""


def fills(text: Reading, question: Question) -> bool:
    """Whether the text has a value of the sort that was asked for."""
    asks = question.asks
    agrees = opens(text, "@yes_word") and not opens(text, "@vague_reply")
    if question.either and agrees and len(text.words) <= AGREEING and not chosen(text, question):
        return False
    if "yes_no" in asks and (agrees or opens(text, "@no_word")):
        return len(question.options) < 2 or question.loose or chosen(text, question)
    if chosen(text, question) or named_sort(text, question):
        return True
    number = counted(text, asks)
    if "criterion" in asks and (number or text.entities("criterion")):
        return True
    day = bool(text.entities("date"))
    time = day or bool(text.entities("clock_time") or text.entities("duration"))
    if question.dated:
        return day and (bool(text.entities("clock_time")) or at_hour(text))
    time = time or ("time" in asks and timed(text))
    if (asks & {"number", "yes_no"} and number) or ("time" in asks and time):
        return True
    if (
        "person" in asks
        and not (points(text) and not text.entities("name"))
        and (text.entities("name") or text.entities("email") or text.entities("id") or someone(text))
    ):
        return True
    if any(text.entities(name) for name in ("quote", "file", "email", "url")):
        return True
    return (
        whole(text)
        and len(text.words) <= SHORT
        and bool(asks - VALUED or question.options or not asks & {"number", "time", "money"})
    )


AGREEING = 4
"""Words up to which a reply that opens with "yes" says no more than that."""
VALUED = frozenset({"number", "time", "money", "choice"})


def counted(text: Reading, asks: frozenset[str]) -> bool:
    """Whether the reply has a number of the sort that is asked for.

    The 9 of "at 9 tomorrow" counts nothing unless a time will do, and "over EUR 500" is no sum to spend.
    """
    sums = [*text.entities("money"), *text.entities("percent")]
    if ("money" not in asks and sums) or ("number" in asks and single(text)):
        return True
    numbers = [*sums, *(hit for hit in text.entities("number") if not stands_in(text, hit))]
    if "time" in asks:
        return bool(numbers)
    times = [*text.entities("date"), *text.entities("clock_time")]
    clock = bool(times) or "money" in asks
    floors = {hit.end for hit in text.hits("@least_word")} if "money" in asks else set()
    return any(
        not any(number.overlaps(time) for time in times)
        and not (clock and number not in sums and number.start and text.words[number.start - 1] == "at")
        and floors.isdisjoint({number.start, number.start - 1})
        for number in numbers
    )


def single(text: Reading) -> bool:
    """Whether an article counts one of a measure or packing: "a box of chocolates"."""
    found = (hit for name in MEASURES for hit in text.all_hits.get(name, ()))
    return any(led(text, hit.start, "@one_article") for hit in found)


MEASURES = ("@packing", "@unit_name", "@plain_unit", "@measure")


def stands_in(text: Reading, hit: Hit) -> bool:
    """Whether "one" stands for a thing of which no more is said: "a good one", but not "the one named Spring"."""
    ahead = text.words[max(0, hit.start - BEFORE_ONE) : hit.start]
    ends = not any(word[0].isalnum() for word in text.words[hit.end : hit.end + 1])
    return ends and text.text(hit).lower() == "one" and not POINTING.isdisjoint(ahead)


POINTING = frozenset("a an the this that any some another which".split())
BEFORE_ONE = 3
"""Words ahead of "one" among which an article makes a thing of it."""


def timed(text: Reading) -> bool:
    """Whether a plain number is an hour or a length here: "at 3", "14 more days"."""
    return at_hour(text) or any(
        not LENGTHS.isdisjoint(text.words[number.end : number.end + 2]) for number in text.entities("number")
    )


def at_hour(text: Reading) -> bool:
    """Whether a plain number is an hour: "at 3"."""
    return any(led(text, number.start, "@hour_word", "@hour_limit") for number in text.entities("number"))


LENGTHS = frozenset("minutes hours days weeks months years minute hour day week month year nights working".split())


def someone(text: Reading) -> bool:
    """Whether a first name, or "my boss", says who."""
    found = Message(text).mentions
    return any(m.named and m.person for m in found) or any(m.person and m.determiner in ("my", "our") for m in found)


def chosen(text: Reading, question: Question) -> bool:
    """Whether the text has a word of some options but not of all, or an ordinal or id of one."""
    if not question.options:
        return False
    said = telling(text.raw)
    common = frozenset.intersection(*question.words)
    if [option.lower() for option in question.options].count(text.raw.strip(" .!").lower()) == 1:
        return True
    matched = [any(has(said, word) for word in words - common) for words in question.words]
    denied = any(word in text.words for hit in text.hits("@not_that") for word in text.words[hit.end : hit.end + 4])
    if denied and sum(matched) == 1:
        return len(matched) == 2
    if denied and all(matched):
        matched = [any(has(said - denied_words(text), word) for word in words - common) for words in question.words]
    if 0 < sum(matched) < len(matched):
        return True
    numbers = {int(word) for word in said if word.isdecimal() and len(word) < 3}
    if len(text.words) in {1, 2} and text.words[0] in COUNTED:
        numbers.add(COUNTED.index(text.words[0]) + 2)
    if (
        len(text.words) <= SHORT
        and "number" not in question.asks
        and any(1 <= number <= len(matched) for number in numbers)
    ):
        return True
    offered = " ".join(question.options).lower()
    own = [text.text(hit).strip("'\"").lower() for name in ("id", "quote") for hit in text.entities(name)]
    return any(value not in offered for value in own)


def denied_words(text: Reading) -> frozenset[str]:
    """The telling words of what is denied, up to the next mark: "not Berlin, Hamburg"."""
    found = set[str]()
    for hit in text.hits("@not_that"):
        end = next((at for at in range(hit.end, len(text.words)) if not text.words[at][0].isalnum()), len(text.words))
        found |= telling(" ".join(text.words[hit.end : end]))
    return frozenset(found)


def named_sort(text: Reading, question: Question) -> bool:
    """Whether a name or a number stands beside a word of an option: "albums Peru and Rome" of "certain albums"."""
    offered = telling(" ".join(question.options))
    named = [text.text(hit) for name in ("name", "id", "quote", "number") for hit in text.entities(name)]
    return not all(telling(name) <= offered for name in named) and any(has(offered, word) for word in telling(text.raw))


COUNTED = ("two", "three", "four", "five", "six")
"""Options by number, in words; "one" says no number: "the one"."""


def whole(text: Reading) -> bool:
    """Whether a word takes everything, nothing or one by its place: "both", "the last"; not "last week"."""
    vague = text.hits("@vague_reply")
    return any(
        not any(hit.overlaps(one) for one in vague)
        and not (hit.end < len(text) and text.words[hit.end] in BEHIND)
        and not (text.words[hit.start] in DAYS and points(text))
        for hit in text.hits("@whole_reply")
    )


DAYS = frozenset("yesterday today tomorrow".split())
BEHIND = frozenset("is are was were has had will can time week month year night day weekend summer winter".split())
"""Behind "last", "nobody" and the like these take the choice away."""


def opens(text: Reading, name: str) -> bool:
    """Whether the text begins with a word of the list, at most one word in."""
    return any(hit.start <= 1 for hit in text.hits(name))
