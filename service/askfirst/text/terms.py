"""All phrases of all packs as one trie over words, walked once per text.

spaCy's PhraseMatcher does the same, but at 50,000 wordings it costs five tokenisations a text and
five seconds at start, because it makes a lexeme for every wording and every word of it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
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
        by_key: dict[str, list[Ending]] = {}
        for ending in same:
            for key in ending:
                by_key.setdefault(key, []).append(ending)
        self.endings = {key: frozenset(endings) for key, endings in by_key.items()}

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
