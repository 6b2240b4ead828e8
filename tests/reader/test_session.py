"""What the reader makes of a network's outputs, with a small network that looks its answers up."""

from pathlib import Path

import pytest

from askfirst.errors import WeightsError
from askfirst.model import Instruction, Message
from askfirst.reader.pieces import TEXT
from askfirst.reader.reading import Mention, Open
from askfirst.reader.session import CLEAR, LOWER, UPPER, VOCABULARY, Reader, load_reader
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
    worst = reader.read(Instruction(text=f"{clear} {'it ' * TEXT}"))
    assert worst.unclear > 0 > reader.read(Instruction(text=clear)).unclear
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
    for name, content in ((VOCABULARY, b"{}"), (LOWER, b"no model"), (UPPER, b"no model")):
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(content)
        with pytest.raises(WeightsError, match="no reader that can be used"):
            load_reader(folder)
        (folder / name).write_bytes(whole)


def test_what_the_lower_half_takes_for_surely_clear_is_read_no_further(reader: Reader) -> None:
    sure, doubted = reader.read(Instruction(text="send it sales")), reader.read(Instruction(text="send it"))
    assert (sure.unclear, sure.open, sure.antecedents) == (-9, (), ())
    assert doubted.open
    assert doubted.unclear > CLEAR


def test_nothing_else_is_surely_clear(reader: Reader) -> None:
    assert reader.read(Instruction(text="send " * 90)).unclear == CLEAR


def test_halves_that_were_not_trained_together_are_refused(tmp_path: Path) -> None:
    folder, other = write(tmp_path / "one"), write(tmp_path / "other", "another")
    (other / LOWER).replace(folder / LOWER)
    with pytest.raises(WeightsError, match="not trained together"):
        load_reader(folder)
