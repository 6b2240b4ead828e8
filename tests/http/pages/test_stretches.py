from hypothesis import given
from hypothesis import strategies as st

from askfirst.http.pages.stretches import stretches


@st.composite
def marked(draw: st.DrawFn) -> tuple[str, list[tuple[int, int]]]:
    """A text and places anywhere in it: overlapping, nested, empty."""
    text = draw(st.text(max_size=40))
    places = st.tuples(st.integers(0, len(text)), st.integers(0, len(text))).map(lambda pair: (min(pair), max(pair)))
    return text, draw(st.lists(places, max_size=6))


def test_a_text_is_cut_where_places_begin_and_end() -> None:
    cut = stretches("Offer a better price soon", [(0, 20), (8, 14), None, (21, 25)])
    assert [(one.text, one.places, one.ends) for one in cut] == [
        ("Offer a ", (1,), ()),
        ("better", (1, 2), (2,)),
        (" price", (1,), (1,)),
        (" ", (), ()),
        ("soon", (4,), (4,)),
    ]


@given(marked())
def test_nothing_is_lost_and_every_place_has_its_words_and_one_end(case: tuple[str, list[tuple[int, int]]]) -> None:
    text, places = case
    cut = stretches(text, places)
    assert "".join(one.text for one in cut) == text
    for number, (start, end) in enumerate(places, 1):
        assert "".join(part.text for part in cut if number in part.places) == text[start:end]
        assert sum(number in part.ends for part in cut) == (1 if start < end else 0)
