"""What the encoder reads of a request."""

import pytest

from askfirst.model import Instruction, Message
from askfirst.scoring.classifier.encoder.encoder import MOST, MOST_TEXT, Encoder, grouped, load_encoder
from askfirst.scoring.classifier.encoder.said import said
from tests.scoring.classifier.encoder.small import WORDS, stored

ENCODER = Encoder(stored())


def read(request: Instruction) -> list[str]:
    return [WORDS[number] for number in ENCODER.numbers(request)[0]]


def test_a_request_is_its_department_and_its_text() -> None:
    request = Instruction(text="Send the report to Ana", department="sales")
    assert read(request) == "[CLS] sales : [SEP] send the report to ana [SEP]".split()
    assert ENCODER.numbers(request)[1] == [0] * 4 + [1] * 6
    assert read(Instruction(text="Send it")) == "[CLS] general : [SEP] send it [SEP]".split()


def test_history_fields_and_candidates_stand_beside_the_text() -> None:
    request = Instruction(
        text="Pay it",
        history=(Message(role="user", content="invoice 7"),),
        fields={"to": "Ana", "all": [7]},
        candidates=("Report 7", "Invoice 7"),
    )
    assert said(request).beside == (
        "general : [user] invoice 7 fields: all = [7], to = Ana candidates: Report 7 ; Invoice 7"
    )
    assert said(Instruction(text="Pay it", candidates=())).beside.endswith("candidates: none")


def test_of_a_long_text_the_beginning_is_read() -> None:
    found = read(Instruction(text="send " * MOST_TEXT + "invoice"))
    assert found.count("send") == MOST_TEXT
    assert "invoice" not in found


def test_of_what_stands_beside_it_the_department_and_the_end_are_read() -> None:
    history = (Message(role="user", content="pay " * 300 + "invoice"),)
    request = Instruction(text="send it", department="sales", history=history)
    found, halves = ENCODER.numbers(request)
    assert len(found) == len(halves) == MOST
    words = read(request)
    assert words[:3] == ["[CLS]", "sales", ":"]
    assert words[-5:] == ["invoice", "[SEP]", "send", "it", "[SEP]"]
    assert set(words[3:-5]) == {"pay"}


@pytest.mark.parametrize("text", ["", " ", "\x00", "zebra", "send " * 5_000])
def test_every_text_has_log_odds(text: str) -> None:
    history = (Message(role="user", content="pay " * 5_000),)
    for request in (Instruction(text=text), Instruction(text=text, history=history)):
        assert abs(ENCODER.logit(request)) < 1e3
        assert ENCODER.logit(request) == ENCODER.logit(request)


@pytest.mark.parametrize(
    ("lengths", "groups"),
    [
        ([], []),
        ([MOST], [1]),
        ([MOST - 5, 5, 1], [2, 1]),
        ([MOST, 1, MOST, 1], [1, 1, 1, 1]),
        ([30] * 12, [5, 5, 2]),
    ],
)
def test_no_more_pieces_are_read_at_once_than_one_text_may_have(lengths: list[int], groups: list[int]) -> None:
    found = list(grouped(lengths))
    assert [one.stop - one.start for one in found] == groups
    assert [length for one in found for length in lengths[one]] == lengths


def test_a_text_is_heard_alike_alone_and_among_others() -> None:
    history = (Message(role="assistant", content="Which of the two pumps do you mean, the red one or the blue one?"),)
    texts = ["Send it", "Move the kiln to the back room by noon", "Tell Ana that the lamps are late again. " * 30]
    requests = [
        Instruction(text=f"{text} {number}" if number % 3 else text, department=department, history=said_before)
        for number in range(6)
        for text in texts
        for department in (None, "sales", "operations")
        for said_before in ((), history)
    ]
    shipped = load_encoder()
    alone = [shipped.logit(request) for request in requests]
    assert shipped.logits(requests) == alone
    assert shipped.logits(requests[::-1]) == alone[::-1]
    assert len(set(alone)) > len(requests) // 2
