"""All phrases of all packs as one trie over words, walked once per text.

spaCy's PhraseMatcher does the same, but at 50,000 wordings it costs five tokenisations a text and
five seconds at start, because it makes a lexeme for every wording and every word of it.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from sys import intern
from typing import Any, TypeAlias, Union

from msgspec import Struct

from askfirst.text.hit import Hit

END = ""
"""The entry of a node under which the keys of the wordings that end there are kept; no word is empty."""

Tokenise = Callable[[str], list[str]]
Ending = frozenset[str]
"""The keys of the wordings that end at a node; equal ones are one object."""
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
    """The nodes below `root`, and all `endings` in them."""

    def __init__(self, root: Node, endings: Iterable[Ending]) -> None:
        self.root = root
        by_key: dict[str, list[Ending]] = {}
        for ending in endings:
            for key in ending:
                by_key.setdefault(key, []).append(ending)
        self.endings = {key: frozenset(several) for key, several in by_key.items()}

    @classmethod
    def of(cls, terms: Mapping[str, Iterable[str]], tokenise: Tokenise) -> "TermTrie":
        """`terms` maps a wording in lower case to the keys it stands for; `tokenise` cuts one into words."""
        root: Node = {}
        same: dict[Ending, Ending] = {}
        for wording, keys in terms.items():
            cls.add(root, tokenise(wording), frozenset(keys), same)
        return cls(root, same)

    @classmethod
    def unpacked(cls, packed: PackedTrie) -> "TermTrie":
        """The trie that was packed."""
        words = [intern(word) for word in packed.words]
        endings = [frozenset(map(intern, keys)) for keys in packed.endings]
        numbers = iter(memoryview(packed.nodes).cast("I"))

        def unpack() -> Node:
            node: Node = {}
            for _ in range(next(numbers)):
                word, number = words[next(numbers)], next(numbers)
                node[word] = endings[number - 1] if number else unpack()
            return node

        return cls(unpack(), endings)

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
        return PackedTrie(list(words), [sorted(ending) for ending in endings], nodes.tobytes())

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
        if isinstance(earlier, frozenset):
            ending |= earlier
        ending = same.setdefault(ending, ending)
        if inner is not None:
            inner[END] = ending
        else:
            node[intern(words[-1])] = ending

    def find(self, words: list[str]) -> "Finds":
        """The places of every wording in a text, in text order."""
        places: dict[Ending, list[Hit]] = {}
        root, size = self.root, len(words)
        for start, word in enumerate(words):
            node = root.get(word)
            end = start + 1
            while node is not None:
                last = isinstance(node, frozenset)
                ending: Ending | None = node if last else node.get(END)  # type: ignore[assignment,union-attr]
                if ending is not None:
                    if ending in places:
                        places[ending].append(Hit(start, end))
                    else:
                        places[ending] = [Hit(start, end)]
                if last or end == size:
                    break
                node = node.get(words[end])  # type: ignore[union-attr]
                end += 1
        return Finds(places, self.endings)


class Finds:
    """The places found, by key. A text has some 20 places under 150 keys, of which few are asked for.

    `names` are the keys as a set, for the question whether any of several lists stands in the text.
    """

    __slots__ = ("endings", "held", "made", "names", "places")

    def __init__(self, places: dict[Ending, list[Hit]], endings: Mapping[str, frozenset[Ending]]) -> None:
        self.places, self.endings = places, endings
        self.names: set[str] = set().union(*places)
        self.made: dict[str, list[Hit]] = {}
        self.held: dict[str, set[tuple[int, int]]] = {}

    def add(self, key: str, hit: Hit) -> None:
        """Adds one place unless it is there already."""
        held = self.held.get(key)
        if held is None:
            self.made[key] = [*self.get(key, ())]
            held = self.held[key] = {(known.start, known.end) for known in self.made[key]}
        if (hit.start, hit.end) not in held:
            held.add((hit.start, hit.end))
            self.made[key].append(hit)
            self.names.add(key)

    def get(self, key: str, default: Any = None) -> Any:
        """The places of a key in text order, or the default."""
        if key not in self.names:
            return default
        made = self.made.get(key)
        if made is None:
            made = self.made[key] = self.of(key)
        return made

    def of(self, key: str) -> list[Hit]:
        """The places of the wordings that stand for the key."""
        places = self.places
        here = [places[ending] for ending in self.endings[key].intersection(places)]
        return here[0] if len(here) == 1 else sorted(chain.from_iterable(here))

    def __getitem__(self, key: str) -> list[Hit]:
        if key not in self.names:
            raise KeyError(key)
        places: list[Hit] = self.get(key)
        return places

    def __contains__(self, key: object) -> bool:
        return key in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)
