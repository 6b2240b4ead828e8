"""What a question of the classifier repeats of the text."""

import pytest

from askfirst.scoring.classifier.pointing import ONE, thing
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from tests.text.readings import read


def words(text: str, topic: str, found: str | None) -> str | None:
    reading = read(text)
    place = None if found is None else at(reading, found)
    named = thing(reading, topic, place)
    return None if named is None else reading.text(named)


def at(reading: Reading, found: str) -> Hit:
    start = reading.raw.index(found)
    tokens = [n for n in range(len(reading)) if start <= reading.starts[n] < start + len(found)]
    return Hit(tokens[0], tokens[-1] + 1)


@pytest.mark.parametrize(
    ("text", "topic", "found", "named"),
    [
        ("Mute the alarms that nobody needs", "unclear_scope", "that nobody needs", "the alarms that nobody needs"),
        ("Start the old mixer tonight", "undefined_reference", None, "the old mixer"),
        ("Start the old mixer tonight", "undefined_reference", "Start the old mixer", "the old mixer"),
        ("Start mixers tonight", "undefined_reference", None, None),
        ("Buy a wedding gift", "underspecified_parameter", "Buy a wedding", None),
        ("Pick the finest wine", "underspecified_parameter", "the finest", "the finest"),
        ("Order chairs", "required_parameter_absent", None, None),
    ],
)
def test_a_thing_is_repeated_and_not_the_order(text: str, topic: str, found: str | None, named: str | None) -> None:
    assert words(text, topic, found) == named


@pytest.mark.parametrize(
    ("text", "one"), [("Mute the alarms", False), ("Mute the alarm", True), ("Stop the ads", False)]
)
def test_one_thing_is_told_from_several(text: str, one: bool) -> None:
    named = thing(read(text), "unclear_scope", None)
    assert named is not None
    assert (named.attrs.get("variant") == ONE) is one
