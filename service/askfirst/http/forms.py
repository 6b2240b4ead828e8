"""A form as flat names and values: JSON, urlencoded or multipart."""

from collections.abc import Iterable
from io import BytesIO
from typing import Any
from urllib.parse import parse_qsl

from multipart import MultipartError, MultipartParser, parse_options_header

from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import check_controls, decoded, unsupported

MAX_FIELDS = 250
"""Form fields in one body."""


def flat(body: bytes, content_type: bytes) -> dict[str, Any]:
    """The body's names and values. Raises RequestError."""
    kind, options = parse_options_header(content_type.decode("latin-1"))
    if kind == "application/json":
        values = decoded(body, dict[str, Any])
    elif kind == "application/x-www-form-urlencoded":
        values = _once(_urlencoded(body))
    elif kind == "multipart/form-data":
        values = _once(_multipart(body, options.get("boundary", "")))
    else:
        raise unsupported(content_type, "application/json, application/x-www-form-urlencoded or multipart/form-data")
    check_controls(values)
    return values


def _urlencoded(body: bytes) -> Iterable[tuple[str, str]]:
    try:
        return parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MAX_FIELDS, errors="strict")
    except UnicodeDecodeError:
        raise RequestError("bad-request", "The form is not UTF-8.") from None
    except ValueError:
        raise RequestError("bad-request", f"The form has more than {MAX_FIELDS} fields.") from None


def _multipart(body: bytes, boundary: str) -> Iterable[tuple[str, str]]:
    try:
        parts = list(MultipartParser(BytesIO(body), boundary, part_limit=MAX_FIELDS, spool_limit=len(body) + 1))
        files = tuple(
            FieldError(part.name, "A file", "Send its text as a plain field, or leave it out.")
            for part in parts
            if part.filename is not None
        )
        if files:
            raise RequestError("invalid-instruction", f"`{files[0].path}` is a file; files are not read.", files)
        return [(part.name, part.value) for part in parts]
    except (MultipartError, UnicodeError, LookupError, ValueError) as error:
        raise RequestError("bad-request", f"The form cannot be read: {error}.") from None


def _once(pairs: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Each name with its value; a name that comes several times, as forms with check boxes send it, has a list."""
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name not in values:
            values[name] = value
        elif isinstance(values[name], list):
            values[name].append(value)
        else:
            values[name] = [values[name], value]
    return values
