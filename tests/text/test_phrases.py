"""All phrases are found wherever they stand."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.text.hit import Hit
from askfirst.text.phrases import Finds, Keys, Phrases

WORDS = ("ask", "for", "a", "price", "cut", "soon", "ä", "?")
WORDINGS = st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join)
KEY = st.sampled_from(("@ask", "@price", "@time", "phrases 3"))
KEYS = st.lists(KEY, min_size=1, max_size=3, unique=True).map(tuple)
TERMS = st.dictionaries(WORDINGS, KEYS, max_size=12)
TEXTS = st.lists(st.sampled_from((*WORDS, "other")), max_size=12)


def found_by_hand(terms: dict[str, Keys], words: list[str]) -> Finds:
    """Every stretch of the text that is a wording, longer ones of one start last."""
    finds: Finds = {}
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            for key in terms.get(" ".join(words[start:end]), ()):
                finds.setdefault(key, []).append(Hit(start, end))
    return finds


@given(TERMS, TEXTS)
def test_every_wording_is_found_wherever_it_stands(terms: dict[str, Keys], words: list[str]) -> None:
    assert Phrases(terms, str.split).find(words) == found_by_hand(terms, words)


@given(TERMS, WORDINGS, KEYS)
def test_two_wordings_cut_into_the_same_words_share_their_keys(
    terms: dict[str, Keys], wording: str, keys: Keys
) -> None:
    twice = Phrases({**terms, wording: ("@ask",), wording.replace(" ", "  ") + " ": keys}, str.split)
    words = wording.split()
    assert {key for key, hits in twice.find(words).items() if Hit(0, len(words)) in hits} == {"@ask", *keys}
