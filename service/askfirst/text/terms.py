"""All phrases of all packs as one trie over words, walked once per text.

spaCy's PhraseMatcher does the same, but at 50,000 wordings it costs five tokenisations a text and
five seconds at start, because it makes a lexeme for every wording and every word of it.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from sys import intern
from typing import TypeAlias, Union

from msgspec import Struct

from askfirst.text.hit import Hit

END = ""
"""The entry of a node under which the keys of the wordings that end there are kept; no word is empty."""

Tokenise = Callable[[str], list[str]]
Ending: TypeAlias = tuple[str, ...]
"""The keys of the wordings that end at a node; equal ones are one object."""
Finds: TypeAlias = dict[str, list[Hit]]
"""The places found, by key."""
Node: TypeAlias = dict[str, Union["Node", Ending, int]]
"""What may follow; where nothing may, an Ending stands in the node's place, as it does three times in four.

A number stands for a node that is packed still: it is the node's place in the packed trie.
"""


class PackedTrie(Struct, frozen=True):
    """A trie as values that can be written down, and that take a fifth of its memory.

    `nodes` are numbers of 32 bits. For each node: how many words may follow, and for each of them its place in `words`,
    then twice the place of its ending in `endings`, or twice the place of the node below it, plus 1. Nodes stand
    behind those below them, so the last one, at `root`, is the first to look into.
    """

    words: list[str]
    endings: list[list[str]]
    nodes: bytes
    root: int


class TermTrie:
    """The nodes below `root`. Of a trie that was packed each is unpacked when a text comes to it: few ever are."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.words: Sequence[str] = ()
        self.endings: Sequence[Ending] = ()
        self.numbers: Sequence[int] = ()

    @classmethod
    def of(cls, terms: Mapping[str, Iterable[str]], tokenise: Tokenise) -> "TermTrie":
        """`terms` maps a wording in lower case to the keys it stands for; `tokenise` cuts one into words."""
        root: Node = {}
        same: dict[Ending, Ending] = {}
        for wording, keys in terms.items():
            cls.add(root, tokenise(wording), tuple(keys), same)
        return cls(root)

    @classmethod
    def unpacked(cls, packed: PackedTrie, known: Iterable[str] = ()) -> "TermTrie":
        """The trie that was packed. It shares with others the words that are `known`, which saves their memory."""
        trie = cls({})
        shared = {word: word for word in known}
        trie.words = [shared.get(word, word) for word in packed.words]
        trie.endings = [tuple(map(intern, keys)) for keys in packed.endings]
        trie.numbers = memoryview(packed.nodes).cast("I")
        trie.root = trie.node(packed.root)
        return trie

    def node(self, place: int) -> Node:
        """A node that was packed."""
        words, endings, numbers = self.words, self.endings, self.numbers
        below = numbers[place + 1 : place + 1 + 2 * numbers[place]]
        return {
            words[word]: number >> 1 if number & 1 else endings[number >> 1]
            for word, number in zip(below[::2], below[1::2], strict=True)
        }

    def packed(self) -> PackedTrie:
        """The trie as values that can be written down."""
        words: dict[str, int] = {}
        endings: dict[Ending, int] = {}
        nodes = array("I")

        def pack(node: Node) -> int:
            row = [len(node)]
            for word, below in node.items():
                row.append(words.setdefault(word, len(words)))
                if isinstance(below, tuple):
                    row.append(2 * endings.setdefault(below, len(endings)))
                else:
                    row.append(2 * pack(self.node(below) if isinstance(below, int) else below) + 1)
            nodes.extend(row)
            return len(nodes) - len(row)

        root = pack(self.root)
        return PackedTrie(list(words), [list(ending) for ending in endings], nodes.tobytes(), root)

    @staticmethod
    def add(root: Node, words: list[str], ending: Ending, same: dict[Ending, Ending]) -> None:
        """Enters one wording; two that are cut into the same words share their keys."""
        node = root
        for word in words[:-1]:
            below = node.get(word)
            if not isinstance(below, dict):
                node[intern(word)] = below = {} if below is None else {END: below}
            node = below
        last = node.get(words[-1])
        inner = last if isinstance(last, dict) else None
        earlier = inner.get(END) if inner is not None else last
        if isinstance(earlier, tuple):
            ending = tuple(dict.fromkeys((*earlier, *ending)))
        ending = same.setdefault(ending, ending)
        if inner is not None:
            inner[END] = ending
        else:
            node[intern(words[-1])] = ending

    def find(self, words: list[str]) -> Finds:
        """The places of every wording in a text, by key and in text order: 18 words have some 20 under 200 keys."""
        finds: Finds = {}
        root, size = self.root, len(words)
        for start, word in enumerate(words):
            node, below, end = root, root.get(word), start
            while below is not None:
                if isinstance(below, int):
                    below = node[words[end]] = self.node(below)
                end += 1
                last = isinstance(below, tuple)
                ending: Ending | None = below if last else below.get(END)  # type: ignore[assignment,union-attr]
                if ending is not None:
                    enter(finds, ending, Hit(start, end))
                if last or end == size:
                    break
                node, below = below, below.get(words[end])  # type: ignore[assignment,union-attr]
        return finds


def enter(finds: Finds, keys: Ending, hit: Hit) -> None:
    """Enters a place under each of the keys; where it is the first, one list does for all of them."""
    alone = [hit]
    for key in keys:
        known = finds.get(key)
        if known is None:
            finds[key] = alone
        elif len(known) == 1:
            finds[key] = [*known, hit]
        else:
            known.append(hit)
