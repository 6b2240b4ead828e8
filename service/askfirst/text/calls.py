"""Orders written as calls: `refund order=77 amount=12`, `sms --to +48...`, `POST /transfers {...}`.

Their arguments are fields, so that an empty or absent one is seen as it is in a request's own.
"""

import re
from typing import Any, NamedTuple

import msgspec

from askfirst.text.hit import tokens_of
from askfirst.text.reading import Reading

PAIR = re.compile(r"(?<!\S)(?:--?)?([A-Za-z][\w.-]{0,40})\s?=\s?(\"[^\"]*\"|'[^']*'|\[[^\]\n]*\]|[^\s,;]*)")
FLAG = re.compile(r"(?<!\S)--([A-Za-z][\w-]{0,40})(?:\s+(\"[^\"]*\"|'[^']*'|(?!--)\S+))?")
HEAD = re.compile(r"(?:^|[\s>$:/])([A-Za-z][\w.-]*(?: [a-z][\w-]*)?)\s*[:(]?\s*$")
NAMES = ("action", "command", "cmd", "intent", "function", "method", "tool", "operation", "op")
ARGUMENTS = ("args", "arguments", "params", "parameters", "data", "payload", "input", "fields", "body")
LONGEST_HEAD = 5
"""Words before the first argument; with more of them it is prose, not a call."""


class Call(NamedTuple):
    """The name of what is called, where it stands (characters), and its arguments."""

    name: str
    start: int
    end: int
    fields: dict[str, Any]


def find_call(text: str) -> Call | None:
    """The call that a text consists of; None for prose."""
    if "{" in text and (call := json_call(text)):
        return call
    if "=" in text or "--" in text:
        return flat_call(text)
    return None


def json_call(text: str) -> Call | None:
    """A call with a JSON object; its name stands inside or before it."""
    start, end = text.index("{"), text.rfind("}")
    try:
        given = msgspec.json.decode(text[start : end + 1])
    except msgspec.MsgspecError:
        return None
    if not isinstance(given, dict):
        return None
    named = next((key for key in NAMES if isinstance(given.get(key), str)), None)
    fields = {key: value for key, value in given.items() if key != named}
    for key in ARGUMENTS:
        if isinstance(fields.get(key), dict):
            fields.update(fields.pop(key))
    if named is not None:
        at = text.find(given[named], start)
        return Call(given[named], at, at + len(given[named]), fields)
    return headed(text, start, fields)


def flat_call(text: str) -> Call | None:
    """A call with `key=value` pairs or `--flags`."""
    found = [*PAIR.finditer(text), *FLAG.finditer(text)]
    if not found:
        return None
    fields = {one.group(1).replace("-", "_"): unquoted(one.group(2)) for one in found}
    named = next((key for key in NAMES if fields.get(key)), None)
    if named is not None:
        name = fields.pop(named)
        at = text.find(name)
        return Call(name, at, at + len(name), fields)
    return headed(text, min(one.start() for one in found), fields)


def headed(text: str, until: int, fields: dict[str, Any]) -> Call | None:
    """The call whose name is the last word, or path, before its arguments."""
    lead = text[:until].rstrip()
    if len(lead.split()) > LONGEST_HEAD or not (name := HEAD.search(lead)):
        return None
    return Call(name.group(1), name.start(1), name.end(1), fields)


def unquoted(value: str | None) -> str:
    """The value without its quotes; nothing where a flag has none."""
    return (value or "").strip("\"'")


LONGEST_NAME = 8
"""Words up to which a text only names a call ("Send the quote to the customer"); a longer one says more than fields."""


def names_a_call(text: Reading) -> bool:
    """Whether a text is one sentence, as short as the name of a call."""
    words = [at for at, word in enumerate(text.words) if any(map(str.isalnum, word))]
    return 0 < len(words) <= LONGEST_NAME and len({text.sentences[at] for at in words}) == 1


def call_names(text: Reading) -> tuple[str, ...]:
    """The name of the call that a text is, as it stands and without articles and the like; none where it is none."""
    if not names_a_call(text):
        return ()
    if text.han:
        return (text.raw.strip(),)
    small = tokens_of(text.all_hits.get("@small_word", ()))
    words = text.words if len(text.words) > 1 else [text.raw.strip()]  # the capitals of `sendSms` part its words
    return " ".join(words), " ".join(word for at, word in enumerate(words) if at not in small)
