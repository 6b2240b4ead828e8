"""All phrases of all packs as one trie over words, walked once per text.

spaCy's PhraseMatcher does the same, but at 50,000 wordings it costs five tokenisations a text and
five seconds at start, because it makes a lexeme for every wording and every word of it.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping
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
Node: TypeAlias = dict[str, Union["Node", Ending]]
"""What may follow; where nothing may, an Ending stands in the node's place, as it does three times in four."""


class PackedTrie(Struct, frozen=True):
    """A trie as values that can be written down, and that take little memory while it is made again.

    `nodes` are numbers of 32 bits. For each node: how many words may follow, and for each of them its place in
    `words`, then 0 and the node below it, or the place of its ending in `endings` counted from 1.
    """

    words: list[str]
    endings: list[list[str]]
    nodes: bytes


class TermTrie:
    """The nodes below `root`."""

    def __init__(self, root: Node) -> None:
        self.root = root

    @classmethod
    def of(cls, terms: Mapping[str, Iterable[str]], tokenise: Tokenise) -> "TermTrie":
        """`terms` maps a wording in lower case to the keys it stands for; `tokenise` cuts one into words."""
        root: Node = {}
        same: dict[Ending, Ending] = {}
        for wording, keys in terms.items():
            cls.add(root, tokenise(wording), tuple(keys), same)
        return cls(root)

    @classmethod
    def unpacked(cls, packed: PackedTrie) -> "TermTrie":
        """The trie that was packed."""
        words = [intern(word) for word in packed.words]
        endings = [tuple(map(intern, keys)) for keys in packed.endings]
        numbers = iter(memoryview(packed.nodes).cast("I"))

        def unpack() -> Node:
            node: Node = {}
            for _ in range(next(numbers)):
                word, number = words[next(numbers)], next(numbers)
                node[word] = endings[number - 1] if number else unpack()
            return node

        return cls(unpack())

    def packed(self) -> PackedTrie:
        """The trie as values that can be written down."""
        words: dict[str, int] = {}
        endings: dict[Ending, int] = {}
        nodes = array("I")

        def pack(node: Node) -> None:
            nodes.append(len(node))
            for word, below in node.items():
                nodes.append(words.setdefault(word, len(words)))
                if isinstance(below, dict):
                    nodes.append(0)
                    pack(below)
                else:
                    nodes.append(endings.setdefault(below, len(endings) + 1))

        pack(self.root)
        return PackedTrie(list(words), [list(ending) for ending in endings], nodes.tobytes())

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
            node = root.get(word)
            end = start + 1
            while node is not None:
                last = isinstance(node, tuple)
                ending: Ending | None = node if last else node.get(END)  # type: ignore[assignment,union-attr]
                if ending is not None:
                    enter(finds, ending, Hit(start, end))
                if last or end == size:
                    break
                node = node.get(words[end])  # type: ignore[union-attr]
                end += 1
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
