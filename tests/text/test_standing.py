"""Looking up where things stand tells the same as going through the text."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.standing import last_of, near, next_of, starting

WORDS = frozenset({"red", ","})
texts = st.lists(st.sampled_from(["red", "blue", ",", ".", "Friday", "and"]), min_size=1, max_size=12).map(" ".join)
places = st.integers(0, 13)


def read(text: str) -> Reading:
    return default_gate().shelves["en"].reader.read(text)


@given(texts, places, places)
def test_words_of_a_stretch_are_those_that_a_walk_finds(text: str, start: int, end: int) -> None:
    reading = read(text)
    walked = [at for at in range(start, min(end, len(reading))) if reading.words[at] in WORDS]
    if start <= end:
        assert next_of(reading, WORDS, start, end) == (walked[0] if walked else end)
        assert last_of(reading, WORDS, start, end) == (walked[-1] if walked else start - 1)


@given(st.lists(st.tuples(places, st.integers(1, 3))), places, places)
def test_finds_that_begin_in_a_stretch_are_those_that_a_walk_finds(
    stretches: list[tuple[int, int]], start: int, end: int
) -> None:
    hits = [Hit(first, first + length, {"a": "b"}) for first, length in sorted(stretches)]
    assert list(starting(hits, start, end)) == [hit for hit in hits if start <= hit.start < end]


@given(texts, places)
def test_the_bounds_of_sentences_and_clauses_are_those_that_a_walk_finds(text: str, place: int) -> None:
    reading = read(text)
    place %= len(reading)
    sentence = [at for at in range(len(reading)) if reading.sentences[at] == reading.sentences[place]]
    assert (reading.sentence_start(place), reading.sentence_end(place)) == (sentence[0], sentence[-1] + 1)
    clause = [at for at in range(len(reading)) if reading.clauses[at] == reading.clauses[place]]
    assert (reading.clause_start(place), reading.clause_end(place)) == (clause[0], clause[-1] + 1)


def test_the_finds_around_a_place_are_of_a_list_or_an_entity() -> None:
    reading = read("Send it on Friday, not on Monday")
    here = Hit(reading.words.index("friday"), reading.words.index("friday") + 1)
    assert [hit.start for hit in near(reading, "date").around(here, 0)] == [here.start]
    assert [hit.start for hit in near(reading, "@weekday").around(here, 0)] == [here.start]
