"""What programs print for a value that is not there: NaN, undefined, null, None, [object Object], #REF!, TBD."""

import re
from collections.abc import Iterator

from askfirst.scoring.findings.values.crosses import are_kisses, is_size
from askfirst.scoring.findings.values.unfilled.names import VALUES
from askfirst.scoring.findings.values.unfilled.places import WORD, Slot, clause_before, clause_behind
from askfirst.scoring.findings.values.unfilled.words import BEHIND, DATA, INTO, SEEKS, SETS, TOLD
from askfirst.text.reading import Reading

PRINTED = re.compile(
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
    for found in PRINTED.finditer(raw):
        if not told(reading, *found.span()):
            yield Slot(*found.span(), noun_before(raw, found.start()))
    words = list(WORDS.finditer(raw))
    for found in () if words and PROGRAMMING.search(raw) else words:
        if told(reading, *found.span()):
            continue
        if is_value(reading, found) and (found[0] in NEVER_WRITTEN or not written(reading, found.start())):
            yield Slot(*found.span(), noun_before(raw, found.start()))
    for found in PENDING.finditer(raw):
        if told(reading, *found.span()) or written(reading, found.start()):
            continue
        if is_pending(raw, found):
            yield Slot(*found.span(), noun_before(raw, found.start()))


def told(reading: Reading, start: int, end: int) -> bool:
    """Whether the place is only spoken of: told to be so, looked for, written on purpose."""
    ahead, behind = clause_before(reading.raw, start), clause_behind(reading.raw, end)
    before = [word.lower() for word in WORD.findall(ahead)]
    after = [word.lower() for word in WORD.findall(behind)]
    if not before and not (reading.han and ahead.strip()):
        return True
    if reading.han and ahead.rstrip().endswith(HAN_TOLD):
        return True
    if before and (before[-1] in TOLD or (not SEEKS.isdisjoint(before) and not noun_before(reading.raw, start))):
        return True
    return bool(after) and (after[0] in DATA or after[0] in BEHIND)


def written(reading: Reading, start: int) -> bool:
    """Whether an order writes the word on purpose: "set the phone field to null", "insert NULL"."""
    before = [word.lower() for word in WORD.findall(clause_before(reading.raw, start))]
    if before[-1:] and before[-1] in SETS:
        return True
    return bool(before) and before[-1] in INTO and not SETS.isdisjoint(before)


def is_value(reading: Reading, found: "re.Match[str]") -> bool:
    """Whether the word is no number and no name."""
    raw, word = reading.raw, found[0]
    noun = noun_before(raw, found.start())
    if word == "nan":
        return bool(noun)
    before = WORD.findall(clause_before(raw, found.start()))
    if word == "None":
        return not named(raw, found.start(), before)
    german = not reading.han and reading.nouns_capital
    return not (german and word.lower() == "null") or bool(noun)


def named(raw: str, start: int, before: list[str]) -> bool:
    """Whether a first name stands ahead: "Ida None"."""
    return len(before) > 1 and before[-1][0].isupper() and before[-1].lower() not in VALUES and raw[start - 1] == " "


def is_pending(raw: str, found: "re.Match[str]") -> bool:
    """Whether the mark is no size, no greeting at the end of a text and no mark of its own."""
    if found[0][0] in "xX":
        return not is_size(raw) and (bool(noun_before(raw, found.start())) or not are_kisses(raw, *found.span()))
    if found[0][0] == "?":
        return bool(WORD.search(clause_behind(raw, found.end()))) or bool(noun_before(raw, found.start()))
    return True


def noun_before(raw: str, start: int) -> str:
    """The word for a value or a record right ahead: the "invoice" of "pay invoice NaN", not the verb of "Email NaN"."""
    words = WORD.findall(clause_before(raw, start))
    if len(words) < 2 or not raw[start - 1].isspace():
        return ""
    return words[-1] if words[-1].lower() in VALUES else ""
