"""A request as the network gets it: the text first, then what stands beside it, in windows where it is long."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.model import Instruction, Message
from askfirst.reader.pieces import BESIDE, END, IN_TEXT, NOWHERE, START, STEP, TEXT
from tests.reader.small import UNKNOWN, WORDS, pieces

PIECES = pieces()
ASKED = (Message(role="user", content="send it"), Message(role="assistant", content="which invoice"))


def test_the_latest_message_stands_nearest_to_the_text() -> None:
    (window,) = PIECES.windows(Instruction(text="acme invoice", history=ASKED, department="sales"))
    said = [WORDS[number - 4].strip("▁") if number > UNKNOWN else number for number in window.ids if number != UNKNOWN]
    assert said[:4] == [START, "acme", "invoice", END]
    assert said[4:] == ["department:", "sales", END, "assistant:", "which", "invoice", END, "user:", "send", "it", END]
    assert window.halves == [0] * 4 + [1] * (len(window.ids) - 4)


def test_pieces_know_where_they_stand() -> None:
    (window,) = PIECES.windows(Instruction(text="send it", history=ASKED))
    placed = [
        (message, start, end) for message, (start, end) in zip(window.messages, window.offsets, strict=True) if end > 0
    ]
    texts = {IN_TEXT: "send it", 0: "send it", 1: "which invoice"}
    assert [texts[message][start:end].strip() for message, start, end in placed] == [
        "send", "it", "which", "invoice", "send", "it",
    ]  # fmt: skip
    assert window.offsets[0] == NOWHERE


@given(words=st.integers(1, 700), beside=st.integers(0, 300))
def test_windows_overlap_and_leave_nothing_out(words: int, beside: int) -> None:
    history = (Message(role="user", content="acme " * beside),) if beside else ()
    windows = list(PIECES.windows(Instruction(text=" ".join(["send"] * words), history=history)))
    assert all(len(one.ids) <= TEXT + 2 + BESIDE for one in windows)
    assert all(len(one.ids) == len(one.halves) == len(one.offsets) == len(one.messages) for one in windows)
    seen = {
        start
        for one in windows
        for (start, _), half in zip(one.offsets, one.halves, strict=True)
        if half == 0 and start >= 0
    }
    assert len(seen) == words
    assert len(windows) == max(1, -(-(words - (TEXT - STEP)) // STEP))
