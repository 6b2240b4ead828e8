"""Stretches of a text that are data: quotes, addresses, code, quoted mails, signatures.

Words in them trigger nothing. The kinds are told apart because some satisfy a rule: a quoted
message is the content of a mail to send.
"""

import re
from typing import NamedTuple

# The bounds keep a text of nothing but dots, slashes or letters from costing the square of its length.
URL = re.compile(r"\b(?:https?://|www\.)[^\s<>\"']+", re.IGNORECASE)
EMAIL = re.compile(r"[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*")
HAN_EMAIL = re.compile(EMAIL.pattern, re.ASCII)
RATE = r"[A-Za-z]{1,7}/(?:day|d|week|wk|month|mo|year|yr|h|hr|hour|click|lead|post|unit|pc)\b"
"""Behind an amount: 60 EUR/day. It looks like a path and is none."""
PATH = re.compile(
    r"(?<![\w/])(?:~?/[\w.@-]+)+/?|\b(?!\d+/)(?!" + RATE + r")[\w-]{1,120}(?:/[\w.-]{1,120}){1,30}"
    r"(?=[\s,.;:)]|$)(?<!and/or)"
)
FILE = re.compile(r"\b[\w-]{1,120}(?:\.[\w-]{1,60}){0,12}\.(?:pdf|docx?|xlsx?|csv|pptx?|txt|png|jpe?g|svg|zip|json|ya?ml|md|mp[34]|html?|ics|eml|log|py|js|ts|sql|odt|ods|mov|gif|webp|ai|psd|indd|xml|tar|gz)\b", re.IGNORECASE)  # fmt: skip  # noqa: E501
QUOTES = (
    re.compile(r'(?<![\w=])"[^"\n]{1,600}"'),
    re.compile(r"(?<![\w=])'(?=\S)(?:[^'\n]|(?<=\w)'(?=\w)){1,600}?(?<=\S)'(?!\w)"),
    re.compile(r"[「『《〈][^」』》〉\n]{1,600}[」』》〉]"),
)
QUOTE_MARK = re.compile("[\"'「『《〈]")
TEXT_NAMES = (
    r"(?:\w+_)?(?:message|body|text|subject|title|name|content|comment|note|caption|description|label|query|reply)"
)
TEXT_KEY = re.compile(TEXT_NAMES + r"=$", re.IGNORECASE)
JSON_TEXT = re.compile(r'"' + TEXT_NAMES + r'"\s*:\s*("(?:[^"\\]|\\.)*")')
TAG = re.compile(r"(?<![\w&#])#[^\W\d][\w-]{1,80}")
"""A channel or hashtag: #hot-leads; #12 is a number."""
HAN = re.compile(r"[\u4e00-\u9fff]")
HAN_URL = re.compile(r"(?<![A-Za-z0-9])(?:https?://|www\.)[!-~]+", re.IGNORECASE)
HAN_PATH = re.compile(r"(?<![\w/])~?/[A-Za-z0-9_.@-]+(?:/[A-Za-z0-9_.@-]+)*/?")
HAN_FILE = re.compile(r"[\w-]{1,120}(?:\.[\w-]{1,60}){0,12}\.(?:pdf|docx?|xlsx?|csv|pptx?|txt|png|jpe?g|svg|zip|json|md|mp[34]|ai|psd)(?![a-z0-9])", re.IGNORECASE | re.ASCII)  # fmt: skip  # noqa: E501
"""Chinese text has no spaces around addresses and file names, and 紅/藍 is no path."""
CODE = re.compile(r"```.*?```", re.DOTALL)
REPLY = re.compile(r"^(?:>.*|On .{5,120} wrote:.*|-{2,} ?(?:Original|Forwarded) .*)$", re.MULTILINE)
SIGN_OFF = re.compile(
    r"\n[^\S\n]*(?:best(?: regards| wishes)?|(?:kind|warm|many)? ?regards|cheers|thanks|thank you|"
    r"sincerely(?: yours)?|yours(?: \w+)?|br|vg|lg|mfg|-- ?)[,.!]?[ ]*\n(?:[^\n]{0,80}+\n?+){1,6}+\Z",
    re.IGNORECASE,
)


class DataSpan(NamedTuple):
    """Character offsets, `end` exclusive, and what sort of data it is."""

    start: int
    end: int
    kind: str


def data_spans(raw: str, plain: str) -> list[DataSpan]:
    """Every stretch of data in text order. `plain` is the normalised twin of `raw`."""
    spans: list[DataSpan] = []
    han = not plain.isascii() and HAN.search(plain) is not None
    if "@" in plain:
        spans += found(HAN_EMAIL if han else EMAIL, plain, "email")
    if "/" in plain or "www." in plain:
        spans += found(HAN_URL if han else URL, plain, "url") + found(HAN_PATH if han else PATH, plain, "path")
    if "." in plain:
        spans += found(HAN_FILE if han else FILE, plain, "file")
    if "#" in plain:
        spans += found(TAG, plain, "tag")
    if "`" in raw and "```" in raw:
        spans += found(CODE, raw, "code")
    if raw[:1] in "{[" and '":' in raw:
        spans += [DataSpan(*match.span(1), "quote") for match in JSON_TEXT.finditer(raw)]
    if QUOTE_MARK.search(plain):
        for quote in QUOTES:
            spans += [span for span in found(quote, plain, "quote") if not is_setting(raw, span.start)]
    if "\n" in plain:
        spans += found(REPLY, plain, "reply") + found(SIGN_OFF, plain, "signature")
    return sorted(spans)


def is_setting(raw: str, start: int) -> bool:
    """Whether the quotes only hold a parameter together: `target="all subfolders"`, not `title="..."`."""
    return raw[start - 1 : start] == "=" and not TEXT_KEY.search(raw, max(0, start - 30), start)


def found(pattern: "re.Pattern[str]", text: str, kind: str) -> list[DataSpan]:
    """The pattern's matches as spans of that kind."""
    return [DataSpan(match.start(), match.end(), kind) for match in pattern.finditer(text)]
