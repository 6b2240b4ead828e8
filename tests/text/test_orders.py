"""Looking up where things stand tells the same as going through the text."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.text.hit import Hit
from askfirst.text.orders import starting
from askfirst.text.reading import Reading

texts = st.lists(st.sampled_from(["red", "blue", ",", ".", "Friday", "and"]), min_size=1, max_size=12).map(" ".join)
places = st.integers(0, 13)


def read(text: str) -> Reading:
    return default_gate().shelves["en"].reader.read(text)


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
