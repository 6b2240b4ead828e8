"""The trie of all phrases: what it finds, and that packing it changes nothing."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.text.hit import Hit
from askfirst.text.terms import Ending, Finds, Node, TermTrie

WORDS = ("ask", "for", "a", "price", "cut", "soon", "ä", "?")
WORDINGS = st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join)
KEY = st.sampled_from(("@ask", "@price", "@time", "phrases 3"))
KEYS = st.lists(KEY, min_size=1, max_size=3, unique=True).map(tuple)
TERMS = st.dictionaries(WORDINGS, KEYS, max_size=12)
TEXTS = st.lists(st.sampled_from((*WORDS, "other")), max_size=12)


def in_order(node: Node | Ending) -> object:
    """A trie below a node as something whose equality also means equal order."""
    return [(word, in_order(below)) for word, below in node.items()] if isinstance(node, dict) else node


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


@given(TERMS)
def test_what_is_unpacked_is_what_was_packed(terms: dict[str, Ending]) -> None:
    trie = TermTrie.of(terms, str.split)
    packed = trie.packed()
    again = TermTrie.unpacked(packed)
    assert in_order(again.root) == in_order(trie.root)
    assert again.packed() == packed


@given(TERMS, WORDINGS, KEYS)
def test_two_wordings_cut_into_the_same_words_share_their_keys(
    terms: dict[str, Ending], wording: str, keys: Ending
) -> None:
    twice = TermTrie.of({**terms, wording: ("@ask",), wording.replace(" ", "  ") + " ": keys}, str.split)
    words = wording.split()
    assert {key for key, hits in twice.find(words).items() if Hit(0, len(words)) in hits} == {"@ask", *keys}
