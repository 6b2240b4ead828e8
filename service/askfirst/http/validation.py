"""What exactly is wrong with a value, in the words of the caller's fields."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

import msgspec

from askfirst.errors import InstructionError
from askfirst.fitting import misfit, value_at
from askfirst.http.kinds import slug_of
from askfirst.http.problems import FieldError, RequestError
from askfirst.model import Instruction

_AT = re.compile(r"^(?P<message>.*?)(?: - at `\$\.?(?P<path>[^`]*)`)?$", re.DOTALL)
_UNKNOWN = re.compile(r"^Object contains unknown field `(.*)`$", re.DOTALL)
_MISSING = re.compile(r"^Object missing required field `(.*)`$")
_ALIASES = {"text": "message", "message": "text"}
"""The same thing, as other routes call it."""
_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")


def refusal_of(error: Exception, body: bytes, kind: type) -> RequestError:
    """The refusal for a body that could not be decoded as `kind`."""
    if isinstance(error, msgspec.ValidationError):
        return refusal_of_value(error, kind, _as_sent(body))
    return RequestError("malformed-json", _malformed(error, body))


def refusal_of_value(error: msgspec.ValidationError, kind: type, value: Any) -> RequestError:
    """The refusal for a `value`, as it came, that does not fit `kind`."""
    wrong = _field_error(str(error), kind, value)
    place = f"`{wrong.path}`" if wrong.path != "$" else "The body"
    return RequestError(slug_of(wrong.path, kind), f"{place}: {wrong.message}. {wrong.mend}", (wrong,))


def _as_sent(body: bytes) -> Any:
    """The body as plain JSON; None where it goes wrong further on than the value that did not fit."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _malformed(error: Exception, body: bytes) -> str:
    if not body:
        return "The body is empty; a JSON object is expected."
    if isinstance(error, UnicodeDecodeError):
        return "The body is not valid UTF-8."
    if isinstance(error, RecursionError):
        return "The body is nested too deeply."
    if body.startswith(b"\xef\xbb\xbf"):
        return "The body starts with a byte order mark; send plain UTF-8."
    if _SURROGATE.search(body) and "truncated" in str(error):
        return "The body ends too early, or holds half of a surrogate pair (\\ud800 to \\udfff)."
    return f"{error}."


def _field_error(text: str, kind: type, value: Any) -> FieldError:
    """Path, message and mend out of a validation message."""
    parts = _AT.match(text)
    message, path = (parts["message"], parts["path"] or "") if parts else (text, "")
    if found := _UNKNOWN.match(message):
        return FieldError(_join(path, found[1]), "Unknown field", _mend_name(found[1], path, kind))
    if found := _MISSING.match(message):
        return FieldError(_join(path, found[1]), "Missing", f"Add `{found[1]}`.")
    wrong = misfit(message, kind, path, value_at(value, path))
    return FieldError(path or "$", wrong.message, wrong.mend)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _mend_name(name: str, path: str, kind: type) -> str:
    """The nearest known name, or all of them; nested objects are described under /docs."""
    if path:
        return "Remove it; /docs lists the fields that there are."
    known = [field.encode_name for field in msgspec.structs.fields(kind)]
    if near := get_close_matches(name, known, n=1, cutoff=0.75):
        return f"Did you mean `{near[0]}`?"
    if "instructions" in known and name in Instruction.__struct_fields__:
        return 'Put the instruction into the list `instructions`: {"instructions": [{"text": "..."}]}.'
    if name in _ALIASES and _ALIASES[name] in known:
        return f"Use `{_ALIASES[name]}` here."
    if not known:
        return "Remove it: this body has no fields."
    instead = ", or put it into `fields`" if "fields" in known else ""
    return f"Remove it{instead}. Known here: {', '.join(known)}."


@contextmanager
def within(place: str, renamed: str | None = None) -> Iterator[None]:
    """Name a field of the instruction as the caller knows it: below `place`; the text itself as `renamed`."""
    try:
        yield
    except InstructionError as error:
        field = renamed if renamed and error.field == "text" else f"{place}.{error.field}" if place else error.field
        raise type(error)(field, error.detail, error.mend) from None
