"""What the reader makes of a network's outputs, with a small network that looks its answers up."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from askfirst.errors import WeightsError
from askfirst.model import Instruction, Message
from askfirst.reader.pieces import TEXT
from askfirst.reader.reading import Mention, Open
from askfirst.reader.session import CLEAR, MODEL, VOCABULARY, Reader, load_reader
from tests.reader.small import write

HISTORY = (Message(role="user", content="which invoice acme"), Message(role="assistant", content="acme acme"))


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    return load_reader(write(tmp_path_factory.mktemp("reader")))


def test_open_words_are_told_with_their_topic_and_place(reader: Reader) -> None:
    text = "send it to ana asap"
    reading = reader.read(Instruction(text=text))
    (found,) = reading.open
    assert (found.topic, text[found.start : found.end].strip()) == ("reference", "it")
    assert 0.8 < found.probability <= 1
    assert reading.unclear > reader.read(Instruction(text="send invoice to ana asap")).unclear
    assert isinstance(found, Open)


def test_what_a_reference_could_mean_is_told_with_its_message(reader: Reader) -> None:
    reading = reader.read(Instruction(text="send it", history=HISTORY))
    assert [
        (one.message, HISTORY[one.message].content[one.start : one.end].strip()) for one in reading.antecedents
    ] == [
        (1, "acme acme"),
        (0, "acme"),
    ]
    assert all(isinstance(one, Mention) for one in reading.antecedents)


def test_acts_are_told_of_replies_alone_and_add_up(reader: Reader) -> None:
    reading = reader.read(Instruction(text="send"))
    assert reading.act == {}  # there is nothing that it could reply to
    asked = Instruction(text="send", history=(Message("assistant", "What should I do?"),))
    assert sum(reader.read(asked).act.values()) == pytest.approx(1)
    assert reading.topic == "reference"


def test_a_long_text_is_as_unclear_as_its_worst_window(reader: Reader) -> None:
    clear = " ".join(["send"] * 3 * TEXT)
    assert reader.read(Instruction(text=f"{clear} it it it")).unclear > reader.read(Instruction(text=clear)).unclear
    places = [one.start for one in reader.read(Instruction(text=f"it {clear} it")).open]
    assert places == [0, len(clear) + 3]


def test_what_two_windows_see_is_told_once(reader: Reader) -> None:
    text = " ".join(["send"] * 140 + ["it"] + ["send"] * 140)
    reading = reader.read(Instruction(text=text, history=HISTORY))
    assert [text[one.start : one.end].strip() for one in reading.open] == ["it"]
    assert len(set(reading.antecedents)) == len(reading.antecedents) == 2


def test_files_that_make_no_reader_are_refused(tmp_path: Path) -> None:
    folder = write(tmp_path)
    assert load_reader(folder).version == "small"
    for name, content in ((VOCABULARY, b"{}"), (MODEL, b"no model")):
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(content)
        with pytest.raises(WeightsError, match="no reader that can be used"):
            load_reader(folder)
        (folder / name).write_bytes(whole)


class Questions:
    """In the place of layers that tell whether and what to ask: always the same."""

    version, reader, begins = "stub", "small", "between"

    def __init__(self, unclear: float) -> None:
        self.unclear = unclear

    def read(self, _states: object, _halves: object) -> tuple[dict[str, float], list[float]]:
        return {"date": 0.75, "place": 0.25}, [self.unclear]


def with_questions(reader: Reader, unclear: float) -> Reader:
    told = {"version": "small"} | {name: json.dumps(names) for name, names in reader.names._asdict().items()}
    return Reader(told, reader._network, reader._pieces, None, cast("Any", Questions(unclear)))


@pytest.mark.parametrize(
    ("theirs", "text", "whole"),
    [(-6.0, "send it it", -6.0), (4.0, "send it it", None), (-1.0, "send invoice", None), (-2.4, "send " * 90, CLEAR)],
)
def test_what_the_questions_layers_take_for_surely_clear_is_so_and_else_the_mean_counts(
    reader: Reader, theirs: float, text: str, whole: float | None
) -> None:
    request = Instruction(text=text)
    found = with_questions(reader, theirs).read(request)
    own = reader.read(request)
    assert found.unclear == pytest.approx((theirs + own.unclear) / 2 if whole is None else whole)
    assert found.topics == {"date": 0.75, "place": 0.25}
    assert found.open == (() if theirs < CLEAR else own.open)
