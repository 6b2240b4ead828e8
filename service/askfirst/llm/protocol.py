"""The chat-completions protocol as far as it is needed here: what is sent, and what an answer comes to."""

import re
import unicodedata
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from askfirst.errors import SettingsError
from askfirst.gate.second_opinion import Inquiry, Opinion
from askfirst.model import MAX_HISTORY

SHIPPED = Path(__file__).with_name("prompt.yaml")
MOST_TOKENS = 300
"""Tokens of an answer: a verdict and a question of the greatest length."""
MESSAGE, VALUE, FIELDS = 1_000, 200, 50
"""Characters of an earlier message and of a field's value, and how many fields are shown."""
QUESTION = 300
"""Characters of a question."""
TOLD = 200
"""Characters of what an endpoint says of itself."""
LINK = re.compile(
    r"""://|\w@\w|(?:^|\W)(?:javascript|vbscript|data|tel|sms|mailto):\S  # an address, a mail address, a scheme
    |(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|\[[\da-f:.]*:[\da-f:.]*\]  # an IP address
    |\w\.[^\W\d_]{2,}  # what a program may take for a host's name""",
    re.VERBOSE,
)
"""What makes a word a link."""
FILE = re.compile(
    r"[\w.-]+\.(?:js|ts|css|html|json|xml|yaml|yml|csv|tsv|txt|log|pdf|docx?|xlsx?|pptx?|odt|ods|rtf|png|jpe?g|gif|svg|mp3|mp4)"
)
"""A file, or a thing with a file's name (Node.js): none of these endings is that of a host."""
WIDE_DOT = re.compile(r"(?<=[0-9a-z-])。(?=[0-9a-z])")
"""A dot that browsers take for that of a host's name, where no sentence ends."""
BETWEEN = re.compile(r"[\s\"<>()“”„«»「」『』。、]+")
AROUND = "?!.,;:'"
"""What stands between words, and around a link without being a part of it."""
MARKUP = re.compile(r"<[\w/!?@#]|`|\]\(|\*\*|^[#|>]")


class Prompt(Struct, frozen=True, forbid_unknown_fields=True):
    """What the model is told, under a name and a version that traces carry."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    version: Annotated[int, Meta(ge=1)]
    instructions: Annotated[str, Meta(min_length=1)]
    temperature: Annotated[float, Meta(ge=0, le=2)] | None = None


def read_prompt(file: Path = SHIPPED) -> Prompt:
    """The prompt in a file. Raises SettingsError."""
    try:
        return msgspec.yaml.decode(file.read_bytes(), type=Prompt)
    except (OSError, msgspec.MsgspecError) as error:
        raise SettingsError("ASKFIRST_LLM_PROMPT", f"{file} is no prompt: {error}.") from None


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """What the model has to answer with."""

    clear: bool
    question: str


_, _schemas = msgspec.json.schema_components((Verdict,))
FORMAT = {
    "type": "json_schema",
    "json_schema": {"name": "verdict", "strict": True, "schema": _schemas["Verdict"]},
}


class _Message(Struct):
    content: str | None = None
    refusal: str | None = None


class _Choice(Struct):
    message: _Message
    finish_reason: str | None = None


class Usage(Struct, frozen=True):
    """Tokens that were counted."""

    prompt_tokens: Annotated[int, Meta(ge=0)] = 0
    completion_tokens: Annotated[int, Meta(ge=0)] = 0


class _Completion(Struct):
    choices: Annotated[list[_Choice], Meta(min_length=1)]
    id: str | None = None
    model: str | None = None
    usage: Usage | None = None


class Answer(NamedTuple):
    """What came back, and what traces tell of it.

    The `outcome` is what the opinion says, `unfit` where it says "unclear" with a question that cannot be put, or else
    why there is none.
    """

    outcome: str
    opinion: Opinion = Opinion(None)
    usage: Usage = Usage()
    id: str | None = None
    model: str | None = None
    finish_reason: str | None = None


def request_of(inquiry: Inquiry, model: str, prompt: Prompt) -> bytes:
    """The body that asks. What others wrote is one JSON object in the user's message: data, beside the instructions."""
    asked = inquiry.instruction
    shown: dict[str, Any] = {
        "language": inquiry.language,
        "department": asked.department,
        "action": asked.action,
        "fields": {name[:VALUE]: short(value) for name, value in list(asked.fields.items())[:FIELDS]},
        "messages": [
            {"role": one.role, "content": one.content[:MESSAGE]} for one in asked.history[-(MAX_HISTORY - 1) :]
        ],
        "text": asked.text,
    }
    told: dict[str, Any] = {
        "model": model,
        "messages": [
            {"role": "system", "content": prompt.instructions},
            {"role": "user", "content": msgspec.json.encode({k: v for k, v in shown.items() if v}).decode()},
        ],
        "response_format": FORMAT,
        "max_completion_tokens": MOST_TOKENS,
    }
    if prompt.temperature is not None:
        told["temperature"] = prompt.temperature
    return msgspec.json.encode(told)


def short(value: object) -> object:
    """A field's value, where it is text no longer than what is shown; all that is neither text nor a number is text."""
    if value is None or isinstance(value, bool | int | float):
        return value
    return (value if isinstance(value, str) else msgspec.json.encode(value).decode())[:VALUE]


def answer_of(body: bytes, inquiry: Inquiry) -> Answer:
    """What an answer's body comes to. Whatever is not to the letter what was asked for is broken."""
    try:
        completion = msgspec.json.decode(body, type=_Completion)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return Answer("broken")
    choice = completion.choices[0]

    def came(outcome: str, opinion: Opinion) -> Answer:
        of_itself = [text and text[:TOLD] for text in (completion.id, completion.model, choice.finish_reason)]
        return Answer(outcome, opinion, completion.usage or Usage(), *of_itself)

    if choice.message.refusal or choice.finish_reason == "content_filter":
        return came("refused", Opinion(None))
    try:
        verdict = msgspec.json.decode(choice.message.content or "", type=Verdict)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return came("broken", Opinion(None))
    if verdict.clear:
        return came("clear", Opinion("clear"))
    try:
        return came("unclear", Opinion("unclear", plain(verdict.question, inquiry)))
    except ValueError:
        return came("unfit", Opinion("unclear"))


def plain(question: str, inquiry: Inquiry) -> str:
    """The question on one line. Raises ValueError where it is blank, too long, or more than plain text.

    People read it on pages, in mails and in chats, and a model may repeat what a text told it to. So it has no markup,
    no character that is not seen, and no link but those of the text, of the messages before it and of the fields.
    """
    line = " ".join(question.split())
    if not any(map(str.isalpha, line)) or len(line) > QUESTION:
        raise ValueError("blank or too long")
    seen = unicodedata.normalize("NFKC", line)
    if MARKUP.search(seen) or any(unicodedata.category(one).startswith("C") for one in line):
        raise ValueError("not plain")
    asked = inquiry.instruction
    values = (one if isinstance(one, str) else msgspec.json.encode(one).decode() for one in asked.fields.values())
    said = "\n".join([asked.text, *(one.content for one in asked.history), *values])
    if (found := links(line)) and not found <= links(said):
        raise ValueError("a link from elsewhere")
    return line


def links(text: str) -> set[str]:
    """The words of a text that are links, or that a program may take for one, in whatever width they are written."""
    narrow = WIDE_DOT.sub(".", unicodedata.normalize("NFKC", text).casefold())
    words = (word.strip(AROUND) for word in BETWEEN.split(narrow))
    return {word for word in words if LINK.search(word) and not FILE.fullmatch(word)}
