"""All phrases of all packs as one trie over words, walked once per text.

spaCy's PhraseMatcher does the same, but at 50,000 wordings it costs five tokenisations a text and
five seconds at start, because it makes a lexeme for every wording and every word of it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from sys import intern
from typing import Any, TypeAlias, Union

from askfirst.text.hit import Hit

END = ""
"""The entry of a node under which the keys of the wordings that end there are kept; no word is empty."""

Tokenise = Callable[[str], list[str]]
Ending = frozenset[str]
"""The keys of the wordings that end at a node; equal ones are one object."""
Node: TypeAlias = dict[str, Union["Node", Ending]]
"""What may follow; where nothing may, an Ending stands in the node's place, as it does three times in four."""


class TermTrie:
    """`terms` maps a wording in lower case to the keys it stands for; `tokenise` cuts one into words."""

    def __init__(self, terms: Mapping[str, Iterable[str]], tokenise: Tokenise) -> None:
        self.root: Node = {}
        same: dict[Ending, Ending] = {}
        for wording, keys in terms.items():
            self.add(tokenise(wording), frozenset(keys), same)

    def add(self, words: list[str], ending: Ending, same: dict[Ending, Ending]) -> None:
        """Enters one wording; two that are cut into the same words share their keys."""
        node = self.root
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
        found: list[tuple[Hit, Ending]] = []
        root, size = self.root, len(words)
        for start, word in enumerate(words):
            node = root.get(word)
            end = start + 1
            while node is not None:
                if isinstance(node, frozenset):
                    found.append((Hit(start, end), node))
                    break
                if END in node:
                    found.append((Hit(start, end), node[END]))  # type: ignore[arg-type]
                if end == size:
                    break
                node = node.get(words[end])
                end += 1
        return Finds(found)


class Finds(Mapping[str, list[Hit]]):
    """The places found, by key. A text has some 15 places under 110 keys, of which few are asked for.

    `names` are the keys as a set, for the question whether any of several lists stands in the text.
    """

    __slots__ = ("found", "made", "names")

    def __init__(self, found: list[tuple[Hit, Ending]]) -> None:
        self.found = found
        self.names: set[str] = set().union(*[keys for _, keys in found])
        self.made: dict[str, list[Hit]] = {}

    def add(self, key: str, hit: Hit) -> None:
        """Adds one place unless it is there already. Only before the finds are read."""
        if not any(hit == known and key in keys for known, keys in self.found):
            self.found.append((hit, frozenset({key})))
            self.names.add(key)

    def get(self, key: str, default: Any = None) -> Any:
        """The places of a key in text order, or the default."""
        if key not in self.names:
            return default
        made = self.made.get(key)
        if made is None:
            made = self.made[key] = [hit for hit, keys in self.found if key in keys]
        return made

    def __getitem__(self, key: str) -> list[Hit]:
        if key not in self.names:
            raise KeyError(key)
        places: list[Hit] = self.get(key)
        return places

    def __contains__(self, key: object) -> bool:
        return key in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)
