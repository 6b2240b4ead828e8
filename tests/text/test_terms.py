"""The trie of all phrases: what it finds, and that packing it changes nothing."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.text.hit import Hit
from askfirst.text.terms import Ending, Finds, TermTrie

WORDS = ("ask", "for", "a", "price", "cut", "soon", "ä", "?")
WORDINGS = st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join)
KEY = st.sampled_from(("@ask", "@price", "@time", "phrases 3"))
KEYS = st.lists(KEY, min_size=1, max_size=3, unique=True).map(tuple)
TERMS = st.dictionaries(WORDINGS, KEYS, max_size=12)
TEXTS = st.lists(st.sampled_from((*WORDS, "other")), max_size=12)


def found_by_hand(terms: dict[str, Ending], words: list[str]) -> Finds:
    """Every stretch of the text that is a wording, longer ones of one start last."""
    finds: Finds = {}
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            for key in terms.get(" ".join(words[start:end]), ()):
                finds.setdefault(key, []).append(Hit(start, end))
    return finds


@given(TERMS, TEXTS)
def test_it_finds_every_wording_wherever_it_stands(terms: dict[str, Ending], words: list[str]) -> None:
    assert TermTrie.of(terms, str.split).find(words) == found_by_hand(terms, words)


@given(TERMS, st.lists(TEXTS, max_size=3))
def test_what_is_unpacked_finds_what_was_packed_also_where_it_was_looked_into(
    terms: dict[str, Ending], texts: list[list[str]]
) -> None:
    trie = TermTrie.of(terms, str.split)
    packed = trie.packed()
    again = TermTrie.unpacked(packed, known=WORDS[:3])
    for words in (*texts, *texts):
        assert list(again.find(words).items()) == list(trie.find(words).items())
        assert again.packed() == packed


def test_a_node_is_unpacked_when_a_text_comes_to_it() -> None:
    terms = {"ask for a price": ("@ask",), "ask for a cut": ("@ask",), "price cut": ("@price",)}
    trie = TermTrie.unpacked(TermTrie.of(terms, str.split).packed())
    assert all(isinstance(below, int) for below in trie.root.values())
    assert trie.find("ask for it".split()) == {}
    inner = trie.root["ask"]
    assert isinstance(inner, dict) and isinstance(inner["for"], dict) and isinstance(inner["for"]["a"], int)
    assert isinstance(trie.root["price"], int)


def test_words_that_are_known_elsewhere_are_shared() -> None:
    known = "".join(["pri", "ce"])
    trie = TermTrie.unpacked(TermTrie.of({"price": ("@price",)}, str.split).packed(), [known])
    assert next(iter(trie.root)) is known


@given(TERMS, WORDINGS, KEYS)
def test_two_wordings_cut_into_the_same_words_share_their_keys(
    terms: dict[str, Ending], wording: str, keys: Ending
) -> None:
    twice = TermTrie.of({**terms, wording: ("@ask",), wording.replace(" ", "  ") + " ": keys}, str.split)
    words = wording.split()
    assert {key for key, hits in twice.find(words).items() if Hit(0, len(words)) in hits} == {"@ask", *keys}
