"""What programs print for a value that is not there: NaN, undefined, null, None, [object Object], #REF!, TBD."""

import re
from collections.abc import Iterator

from askfirst.scoring.findings.values.crosses import are_kisses, is_size
from askfirst.scoring.findings.values.unfilled.around import WORD, Around
from askfirst.scoring.findings.values.unfilled.names import VALUES
from askfirst.scoring.findings.values.unfilled.places import Slot
from askfirst.scoring.findings.values.unfilled.words import BEHIND, DATA, INTO, SEEKS, SETS, TOLD
from askfirst.text.late import late
from askfirst.text.reading import Reading

PRINTED = late(
    r"\[object \w+\]|\[(?:undefined|null|None|NaN)\]|<(?:null|none|nil|undefined|no value|empty|NaN)>"
    r"|\((?:null|nil|undefined|None|NaN)\)|#(?:REF|N/A|VALUE|NAME|DIV/0|NULL|NUM|ERROR|SPILL|CALC)[!?]?(?![A-Za-z0-9_-])"
    r"|(?<![\w=])=(?:ERROR|ERR|NA)\b!?|Invalid Date\b|(?<![A-Za-z0-9_])NaN%"
)
"""What no person writes for a value."""
WORDS = re.compile(r"(?<![A-Za-z0-9_.'’/+-])(?:null|NULL|undefined|NaN|nan|None|nil)(?![A-Za-z0-9_'’(/+=-]|\.\w)")
"""Words for nothing as programs print them; "Null" with a capital is a name, "none" a word of English."""
PENDING = re.compile(r"(?<![\w.'’/+?-])(?:TB[ADCN]|tb[adcn]|XXX+|xxx+|\?\?\?+|___+)(?![\w'’/+-])")
"""What people leave for a value that is still to come."""

PROGRAMMING = re.compile(
    r"(?i)\b(?:sql|json|api|function|python|javascript|typescript|script|code|column|query|parser|endpoint|database|variables?|"
    r"unit tests?|pull request|pr|regex|schema|null-?checks?)\b|\w\(\)"
)
HAN_TOLD = ("是", "為", "等於", "顯示", "出現", "含", "有", "成", "的", "或")
NEVER_WRITTEN = frozenset({"undefined", "NaN"})
"""Nobody orders these for a value, not even with "change the date to"."""


def nothings(reading: Reading) -> Iterator[Slot]:
    """Every printed nothing that stands where the text gives a value."""
    raw = reading.raw
    for pattern, fits in ((PRINTED, None), (WORDS, is_value), (PENDING, is_pending)):
        if pattern is WORDS and PROGRAMMING.search(raw):
            continue
        for found in pattern.finditer(raw):
            here = Around(reading, *found.span())
            if not told(here) and (fits is None or fits(here)):
                yield Slot(here.start, here.end, here.noun)


def told(here: Around) -> bool:
    """Whether the place is only spoken of: told to be so, looked for."""
    before, han = here.before, here.reading.han
    if not before and not (han and here.ahead.strip()):
        return True
    if han and here.ahead.rstrip().endswith(HAN_TOLD):
        return True
    if before and (before[-1] in TOLD or (not SEEKS.isdisjoint(before) and not here.noun)):
        return True
    behind = WORD.search(here.behind)
    following = "" if behind is None else behind[0].lower()
    return following in DATA or following in BEHIND


def on_purpose(here: Around) -> bool:
    """Whether an order writes the word on purpose: "set the phone field to null", "insert NULL"."""
    before = here.before
    if before[-1:] and before[-1] in SETS:
        return True
    return bool(before) and before[-1] in INTO and not SETS.isdisjoint(before)


def is_value(here: Around) -> bool:
    """Whether the word stands for a value: it is no number, no name, and not written on purpose."""
    word = here.text
    if word not in NEVER_WRITTEN and on_purpose(here):
        return False
    if word == "nan":
        return bool(here.noun)
    if word == "None":
        return not of_somebody(here)
    german = not here.reading.han and here.reading.nouns_capital
    return not (german and word.lower() == "null") or bool(here.noun)


def of_somebody(here: Around) -> bool:
    """Whether a first name stands ahead: "Ida None"."""
    written = here.written
    named = len(written) > 1 and written[-1][0].isupper() and here.before[-1] not in VALUES
    return named and here.reading.raw[here.start - 1] == " "


def is_pending(here: Around) -> bool:
    """Whether the mark is no size, no greeting at the end of a text, no mark of its own, and not written on purpose."""
    raw, mark = here.reading.raw, here.text[0]
    if on_purpose(here):
        return False
    if mark in "xX":
        return not is_size(raw) and (bool(here.noun) or not are_kisses(raw, here.start, here.end))
    if mark == "?":
        return WORD.search(here.behind) is not None or bool(here.noun)
    return True
