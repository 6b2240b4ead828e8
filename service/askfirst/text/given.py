"""Whether a value stands where a text has only described it: "the new number, +34 611 904 223"."""

from askfirst.text.reading import Reading

NAMING = frozenset(
    "called named titled labelled labeled namely i.e. ie viz numbered tagged ending entitled reading reads".split()
)
"""Words after which the value itself follows."""
COPULA = frozenset("is are was were be being = equals 's".split())
SOURCES = frozenset("from below above attached per according".split())
"""Words after which it is said where the value can be read."""
OWNERS = frozenset("his her their my your this".split())
SKIPPED = frozenset("instead please pls again this time now today right only also then for me us".split())


def value_after(reading: Reading, position: int, sourced: bool = True, digits: bool = False) -> bool:
    """Whether the words before `position` are followed by the value that they describe.

    With `sourced`, naming the place where the value stands is as good as the value; with `digits`
    a name behind the words is none.
    """
    words = reading.words
    while position < len(words) and words[position] in SKIPPED:
        position += 1
    if position >= len(words):
        return False
    word = words[position]
    following = position + 1 < len(words)
    if word in NAMING or word in {":", "="} or (word in COPULA and words[position + 1 : position + 2] != ["with"]):
        return following and not hollow(reading, position + 1)
    if word == "of" and concrete(reading, position + 1):
        return True
    if word in {"(", "[", "/"}:
        return following and not hollow(reading, position + 1)
    if word in {",", "-", "--", "\u2013", "\u2014", ";"}:
        return following and (words[position + 1] in NAMING | {"which", "it"} or concrete(reading, position + 1))
    if (sourced and source_at(reading, position)) or listed_behind(reading, position):
        return True
    return concrete(reading, position, digits)


def listed_behind(reading: Reading, position: int) -> bool:
    """Whether the value follows a few words later behind a colon: "in the CRM: Viewer"."""
    words = reading.words[position : position + 6]
    for step, word in enumerate(words):
        if word in {":", "="}:
            return step > 0 and position + step + 1 < len(reading) and not hollow(reading, position + step + 1)
        if not (word.isalnum() or word in {"-", "#"}):
            return False
    return False


def source_at(reading: Reading, position: int) -> bool:
    """Whether it is said here where the value can be read: "from the form", "in his signature"."""
    words = reading.words[position : position + 2]
    if words[0] in SOURCES or (words[0] in {"in", "on"} and words[-1] in OWNERS):
        return True
    return any(hit.start == position for hit in reading.hits("@elsewhere"))


def concrete(reading: Reading, position: int, digits: bool = False) -> bool:
    """Whether the token is data: a quote, an address, a figure, or, unless `digits`, a capital."""
    if position >= len(reading.words):
        return False
    if reading.data_kinds[position] or any(map(str.isdigit, reading.words[position])):
        return True
    if digits:
        return False
    opens = reading.opens_sentence(position)
    return not opens and reading.raw[reading.starts[position]].isupper() and reading.words[position] != "i"


def hollow(reading: Reading, position: int) -> bool:
    """Whether a placeholder stands where the value should: "the amount is TBD"."""
    return reading.words[position] in {"tbd", "tbc", "tba", "xxx", "xx", "?", "unknown", "different", "not"}


def given_elsewhere(reading: Reading, noun: str, besides: int | None = None) -> bool:
    """Whether the same noun stands elsewhere in the reading together with its value."""
    return any(
        word == noun and position != besides and not reading.data_kinds[position] and valued(reading, position + 1)
        for position, word in enumerate(reading.words)
    )


def valued(reading: Reading, position: int) -> bool:
    """Whether data stands at the position, or right behind a mark or a copula there."""
    follows = reading.words[position : position + 1]
    if follows and (follows[0] in {":", "=", "(", ",", "-"} or follows[0] in COPULA | NAMING):
        position += 1
    return concrete(reading, position)
