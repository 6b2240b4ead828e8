"""What a question of the classifier repeats of the text, and what its order lacks."""

import pytest

from askfirst.entry import default_gate
from askfirst.scoring.classifier.lacking import lack
from askfirst.scoring.classifier.naming_things import ONE, thing
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from tests.text.readings import read

PACK = default_gate().guidance("en", "marketing")


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


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("Set up a welcome series for members", "details"),
        ("Set the limit of card 8", "value"),
        ("Schedule a tweet for tomorrow at 9:00", "message"),
        ("Book a call with Orlo AG next week", "time"),
        ("Chase the unpaid bills", "object"),
        ("Fetch the crate", "origin"),
        ("Open a ticket for the leak", "details"),
    ],
)
def test_the_longest_verb_tells_what_an_order_lacks(text: str, field: str) -> None:
    found = lack(PACK, read(text))
    assert found is not None
    assert found[0].field == field
