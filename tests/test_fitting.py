"""What does not fit is told in plain words, with what would fit."""

from typing import Any

import msgspec
import pytest

from askfirst.fitting import misfit, value_at
from askfirst.model import Instruction

WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"text": None}, "Expected text, got null", "Give text."),
    ({"text": ""}, "Is empty", "Give at least 1 character."),
    (
        {"text": "x", "thresholds": {"proceed": 0.5, "log": 0.7}},
        "`log` (0.7) must not be above `proceed` (0.5)",
        "Lower `log` or raise `proceed`.",
    ),
    ({"text": "x" * 20_001}, "Has too many characters", "Give at most 20,000 characters."),
    (
        {"text": "x", "history": "hello"},
        "Expected a list, got text",
        'Give a list of messages: [{"role": "user", "content": "Send it"}].',
    ),
    (
        {"text": "x", "history": ["x"]},
        "Expected an object, got text",
        'Give each message as an object: {"role": "user", "content": "Send it"}.',
    ),
    (
        {"text": "x", "required_fields": "a,b"},
        "Expected a list, got text",
        'Give a list of names: ["recipient", "date"].',
    ),
    ({"text": "x", "is_ambiguous": "yes"}, "Expected true or false, got text", "Give true or false."),
    ({"text": "x", "from": 5}, "Expected text or an object, got a whole number", "Give text or an object."),
    (
        {"text": "x", "candidates": [{"id": 4711, "name": "Alex Kim"}]},
        "Expected text, got an object",
        'Give each candidate as one text: "Alex Kim", or "Alex Kim (4711)" where names alone do not tell them apart.',
    ),
    ({"text": "x", "candidates": [4711]}, "Expected text, got a whole number", "Give text."),
    ({"text": "x", "thresholds": {"proceed": 2}}, "Is too large", "Give a number of at most 1."),
    (
        {"text": "x", "history": [{"role": "bot", "content": "hi"}]},
        "Invalid enum value 'bot'",
        "Give one of: user, assistant, system.",
    ),
]


@pytest.mark.parametrize(("request_", "message", "mend"), WRONG)
def test_an_instruction_that_does_not_fit(request_: dict[str, Any], message: str, mend: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(request_, Instruction)
    said, _, path = str(caught.value).partition(" - at `")
    assert misfit(said, Instruction, path.rstrip("`").removeprefix("$.")) == (message, mend)


def test_where_the_value_is_known_its_length_is_told() -> None:
    request = {"text": "x" * 20_417, "history": [{"role": "user", "content": ""}], "tags": {"a": []}}
    said = misfit("Expected `str` of length <= 20000", Instruction, "text", value_at(request, "text"))
    assert said == ("Has 20,417 characters, which is too many", "Give at most 20,000 characters.")
    assert value_at(request, "history[0].content") == ""
    assert value_at(request, "history[7].content") is None and value_at(request, "tags[...]") is None
