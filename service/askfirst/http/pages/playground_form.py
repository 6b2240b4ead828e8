"""What somebody filled into the form of the playground, the request that it stands for, and examples to click."""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from askfirst.http.problems import refused_value

_ROLE = re.compile(r"\s*(user|assistant|system)\s*[:：]\s*", re.IGNORECASE)
_COMMA = re.compile(r"[,，、\r\n]")
_FIELD = re.compile(r"([^:：]+)[:：](.*)", re.DOTALL)


class Entered(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The form as it was filled in. Lists are written a line each; `none_found` is a check box."""

    text: str = ""
    department: str = ""
    language: str = ""
    history: str = ""
    candidates: str = ""
    none_found: bool = False
    fields: str = ""
    required_fields: str = ""

    @property
    def detailed(self) -> bool:
        """Whether there is anything beside text, department and language."""
        return bool(self.history or self.candidates or self.none_found or self.fields or self.required_fields)

    def request(self) -> dict[str, Any]:
        """The body for `POST /v1/score`. Raises RequestError for a line that cannot be read."""
        found = lines(self.candidates)
        body: dict[str, Any] = {
            "text": self.text,
            "department": self.department,
            "language": self.language,
            "fields": read_fields(self.fields),
            "required_fields": [name.strip() for name in _COMMA.split(self.required_fields) if name.strip()],
            "history": read_history(self.history),
        }
        given = {name: value for name, value in body.items() if value or name == "text"}
        return given | ({"candidates": found} if found or self.none_found else {})


class Example(Struct, frozen=True):
    """An example to click: what it shows, in two words, and the form filled in."""

    name: str
    form: Entered

    @property
    def data(self) -> str:
        """The whole form as JSON, for the script that fills it in."""
        return json.dumps(msgspec.structs.asdict(self.form), ensure_ascii=False)


@cache
def examples() -> tuple[Example, ...]:
    """What departments write, in several languages, clear and unclear; `examples.json` has them."""
    return msgspec.json.decode(files(__package__).joinpath("examples.json").read_bytes(), type=tuple[Example, ...])


def entered(values: Mapping[str, Any]) -> Entered:
    """The form out of its names and values; names that it does not have are left out."""
    known = {one.name: values[one.name] for one in msgspec.structs.fields(Entered) if one.name in values}
    texts = {name: str(value).replace("\r\n", "\n") for name, value in known.items() if name != "none_found"}
    return Entered(**texts, none_found=bool(known.get("none_found")))


def lines(text: str) -> list[str]:
    """Its lines, without those that are blank."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def read_fields(text: str) -> dict[str, str]:
    """`name: value`, a line each. Raises RequestError."""
    read: dict[str, str] = {}
    for line in lines(text):
        found = _FIELD.fullmatch(line)
        if found is None:
            mend = "Write each field as `name: value`, a line each"
            raise refused_value("invalid-instruction", "fields", f"{line[:60]!r} has no colon", mend)
        read[found[1].strip()] = found[2].strip()
    return read


def read_history(text: str) -> list[dict[str, str]]:
    """Messages, each begun by `user:`, `assistant:` or `system:`; what comes before the first is the user's."""
    messages: list[dict[str, str]] = []
    for line in text.splitlines():
        begins = _ROLE.match(line)
        if begins:
            messages.append({"role": begins[1].lower(), "content": line[begins.end() :]})
        elif messages:
            messages[-1]["content"] += f"\n{line}"
        elif line.strip():
            messages.append({"role": "user", "content": line})
    return [message | {"content": message["content"].strip()} for message in messages]
