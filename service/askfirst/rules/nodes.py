"""Compiled conditions: what a rule looks for, ready to be tried on a text.

Two questions are asked of a condition: `find` gives the places in one reading, `holds` says whether
it is met by the case as a whole: the text, else the history, else the request's fields. A condition
that is tied to the trigger's place (`within`, `near`, `after`, `before`, `on`) can only be met in the text.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from askfirst.model import Instruction
from askfirst.text.blanks import is_filled
from askfirst.text.calls import Call, find_call
from askfirst.text.entities.numbers import any_digit
from askfirst.text.hit import Hit, outermost
from askfirst.text.orders import commands, spoken
from askfirst.text.reading import Reading

MARKS = re.compile(r"[<\[{?=:]|___|XXX|--")
"""What stands in forms, commands and templates."""
SHORT = 8
"""A text of so many tokens may be a mere fragment."""


class Material:
    """What a request offers to conditions: its text and context, read, and the request itself.

    `context` are the history's messages, newest last, and the fields written as lines; `findings`
    are the named finders in code, each run at most once.
    """

    def __init__(
        self,
        text: Reading,
        request: Instruction,
        history: tuple[Reading, ...] = (),
        fields: Reading | None = None,
        finders: "Mapping[str, MaterialFinder]" = MappingProxyType({}),
    ) -> None:
        self.text, self.request, self.history, self.fields = text, request, history, fields
        self.context = (*history, fields) if fields else history
        self.finders = finders
        self.found: dict[str, Sequence[Hit]] = {}

    @cached_property
    def call(self) -> Call | None:
        """The text as a call with arguments, where it is one and the request names no action."""
        return None if self.request.action else find_call(self.text.raw)

    @cached_property
    def traits(self) -> set[str]:
        """What rules can demand beside lists: the words of the text, and what text and request have."""
        request, text = self.request, self.text
        found = {*text.words}
        if any_digit(text.plain):
            found.add("+digit")
        if MARKS.search(text.raw):
            found.add("+marks")
        if request.history:
            found.add("+history")
        if request.candidates is not None:
            found.add("+candidates")
        if request.required_fields:
            found.add("+required")
        if request.is_ambiguous:
            found.add("+ambiguous")
        return found | action_keys(self.action) if self.action else found

    @property
    def action(self) -> str | None:
        """The name of what is to be done, where request or text give one."""
        return self.request.action or (self.call.name if self.call else None)

    @property
    def given(self) -> Mapping[str, Any]:
        """The fields of the request and the arguments of a call."""
        return {**self.call.fields, **self.request.fields} if self.call else self.request.fields

    def findings(self, name: str) -> Sequence[Hit]:
        """What the named finder sees in the case; a hit of no length has no place in the text."""
        if name not in self.found:
            self.found[name] = self.finders[name](self)
        return self.found[name]


MaterialFinder = Callable[[Material], Sequence[Hit]]
F = TypeVar("F", bound=Callable[..., Any])


class Place(NamedTuple):
    """The modifiers of a condition: where a find counts, seen from the trigger."""

    within: str | None = None
    near: int | None = None
    after: int | None = None
    before: int | None = None
    on: bool | None = None

    def admits(self, reading: Reading, hit: Hit, trigger: Hit) -> bool:
        """Whether a find at `hit` counts for a trigger at `trigger`; one without a place binds nothing."""
        if trigger.start == trigger.end:
            return True
        if self.within == "sentence" and not reading.same_sentence(hit, trigger):
            return False
        if self.within == "clause" and not reading.same_clause(hit, trigger):
            return False
        if self.on and not hit.overlaps(trigger):
            return False
        if self.near is not None and hit.distance(trigger) > self.near:
            return False
        if self.after is not None and not 0 <= hit.start - trigger.start <= self.after + len_of(trigger):
            return False
        return self.before is None or 0 <= trigger.start - hit.end <= self.before


def len_of(hit: Hit) -> int:
    """Tokens in a hit."""
    return hit.end - hit.start


Demands = tuple[frozenset[str], ...]


def demanding(*sets: Iterable[str]) -> "Callable[[F], F]":
    """Marks a finder or entity as finding nothing unless each set has one thing that is there.

    `name` is a list with a word in the text, `=only` the word "only" itself, `+digit` a trait of the
    text or request (see `Material.traits`). Rules that begin with it are not even tried on other cases.
    """

    def mark(finder: F) -> F:
        finder.demands = tuple(frozenset(map(demand_key, names)) for names in sets)  # type: ignore[attr-defined]
        return finder

    return mark


def demand_key(name: str) -> str:
    """The key for what a finder demands: of a list, a word or a trait."""
    if name[0] == "=":
        return name[1:]
    return name if name[0] == "+" else "@" + name


class Node:
    """A condition. Subclasses say where in a reading it is met."""

    place: Place | None = None

    def places(self, reading: Reading) -> Sequence[Hit]:
        """Every place in the reading, without regard to a trigger."""
        raise NotImplementedError

    def met(self, reading: Reading, trigger: Hit) -> bool:
        """Whether this one reading meets the condition, seen from the trigger."""
        return bool(self.find(reading, trigger))

    def find(self, reading: Reading, trigger: Hit | None = None) -> Sequence[Hit]:
        """The places that count for the trigger."""
        hits = self.places(reading)
        place = self.place
        if place is None or trigger is None or not hits:
            return hits
        return [hit for hit in hits if place.admits(reading, hit, trigger)]

    def triggers(self, material: Material) -> Sequence[Hit]:
        """The places that raise an issue, where this condition is a rule's `when`."""
        return self.find(material.text)

    def demands(self) -> Demands:
        """Sets of term keys of which each must have one in the text, or there is no place to find."""
        return ()

    def alternatives(self) -> list[Demands]:
        """Demands of which at least one must be met in full; one by one they tell more than together."""
        return [self.demands()]

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        """Whether the case meets the condition."""
        if self.find(material.text, trigger):
            return True
        if self.place is not None and trigger is not None:
            return False
        return any(self.places(reading) for reading in material.context)


class Terms(Node):
    """Phrases or token patterns, found in the one pass over all terms."""

    def __init__(self, key: str) -> None:
        self.key = key

    def demands(self) -> Demands:
        return (frozenset({self.key}),)

    def places(self, reading: Reading) -> Sequence[Hit]:
        return reading.hits(self.key)


class Entity(Node):
    """An entity, with the attribute values it must have; an empty value asks that there is none."""

    def __init__(self, name: str, where: Mapping[str, str], demands: Demands = ()) -> None:
        self.name, self.where, self.asked = name, tuple(where.items()), demands

    def demands(self) -> Demands:
        return self.asked

    def places(self, reading: Reading) -> Sequence[Hit]:
        hits = reading.entities(self.name)
        for name, value in self.where:
            values = value.split("|")
            hits = [hit for hit in hits if hit.attrs.get(name, "") in values]
        return hits


class Command(Node):
    """Verbs where they give an order: "send ...", "please send", "can you send", "and send".

    A verb that opens a sentence is no part of the name behind it: "Text Marta".
    """

    def __init__(self, terms: Sequence[Terms]) -> None:
        self.terms = tuple(terms)

    def demands(self) -> Demands:
        return (frozenset(terms.key for terms in self.terms),)

    def places(self, reading: Reading) -> Sequence[Hit]:
        hits = [hit for terms in self.terms for hit in spoken(reading, terms.key) if commands(reading, hit.start)]
        return outermost(hits) if len(self.terms) > 1 else hits


class Order(Node):
    """An action: its verb in the text, or its name as the request's `action`.

    Where the caller has declared the fields that the action needs and filled them all, the wording
    of the text is no longer what decides.
    """

    def __init__(self, verb: Node, names: Sequence[str]) -> None:
        self.verb, self.keys = verb, frozenset(map(action_key, names))

    def demands(self) -> Demands:
        return tuple(keys | self.keys for keys in self.verb.demands())

    def places(self, reading: Reading) -> Sequence[Hit]:
        return self.verb.places(reading)

    def triggers(self, material: Material) -> Sequence[Hit]:
        request = material.request
        if request.required_fields and all_filled(request):
            return ()
        call = material.call
        hits = () if call else self.verb.triggers(material)
        if hits or not material.action or not action_keys(material.action) & self.keys:
            return hits
        return [Hit(*material.text.cover(call.start, call.end)) if call else Hit(0, 0)]


class SlotFilled(Node):
    """Whether an action's slot is given: by the text, or by a field. Of a call only arguments count."""

    def __init__(self, given_by: Node, fields: "Fields") -> None:
        self.given_by, self.fields = given_by, fields

    def places(self, reading: Reading) -> Sequence[Hit]:
        return self.given_by.places(reading)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.fields.holds(material, trigger):
            return True
        if material.call is not None:
            return False
        if trigger is not None and trigger.start == trigger.end:
            return bool(self.given_by.find(material.text))
        return self.given_by.holds(material, trigger)


FILLERS = frozenset("create new api v1 v2 make add do run the a an action cmd command".split())


def action_key(name: str) -> str:
    """The key under which rules for a named action are listed, however the name is written.

    `issueRefund`, `refund.issue` and "issue refunds" are one action.
    """
    words = re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower())
    told = [word for word in words if word not in FILLERS] or words
    return "action " + " ".join(sorted({word.removesuffix("s") for word in told}))


def action_keys(name: str) -> set[str]:
    """The keys of a named action: all of it, and its last word: `jira assign` assigns."""
    last = re.split(r"[\s.]+", name.strip())[-1]
    return {action_key(name)} | ({action_key(last)} if last.lower() not in FILLERS else set())


def plain_name(name: str) -> str:
    """A name without case and joints: `issueRefund`, `issue-refund` and "Issue refund" are one."""
    return "".join(character for character in name.lower() if character.isalnum())


def all_filled(request: Instruction) -> bool:
    """Whether every field that the request declares as required has a value."""
    return all(is_filled(field_value(request.fields, name)) for name in request.required_fields)


def lacks(reading: Reading, required: Demands) -> bool:
    """Whether of one of the sets of keys none was found, so that nothing need be tried."""
    lists = reading.lists
    return any(keys.isdisjoint(lists) for keys in required)


class InOrder(Node):
    """Finds that follow one another in one sentence, at most `gap` tokens apart."""

    def __init__(self, parts: Sequence[Node], gap: int, span: int | None) -> None:
        self.parts, self.gap, self.span = tuple(parts), gap, span
        self.required = self.demands()

    def demands(self) -> Demands:
        return tuple(keys for part in self.parts for keys in part.demands())

    def places(self, reading: Reading) -> Sequence[Hit]:
        if lacks(reading, self.required):
            return ()
        chains: list[list[Hit]] = [[hit] for hit in self.parts[0].places(reading)]
        for part in self.parts[1:]:
            if not chains:
                return ()
            nexts = part.places(reading)
            chains = [
                [*chain, hit]
                for chain in chains
                for hit in nexts
                if 0 <= hit.start - chain[-1].end <= self.gap and reading.same_sentence(chain[-1], hit)
            ]
        if self.span is not None:
            return [chain[self.span] for chain in chains]
        return [Hit(chain[0].start, chain[-1].end, chain[-1].attrs) for chain in chains]


class Found(Node):
    """A named finder in code, for what phrases cannot say."""

    def __init__(self, name: str, demands: Demands = ()) -> None:
        self.name, self.asked = name, demands

    def demands(self) -> Demands:
        return self.asked

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def triggers(self, material: Material) -> Sequence[Hit]:
        return material.findings(self.name)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        return bool(material.findings(self.name))


def field_value(fields: Mapping[str, Any], name: str) -> Any:
    """The value of a field, however its name is written; a dotted name leads into nested fields."""
    if name in fields:
        return fields[name]
    head, dot, rest = name.partition(".")
    if dot and isinstance(fields.get(head), dict):
        return field_value(fields[head], rest)
    wanted = plain_name(name)
    return next((value for key, value in fields.items() if wanted and plain_name(key) == wanted), None)


class Fields(Node):
    """Request fields that are filled; met by the case, never at a place."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        given = material.given
        return bool(given) and any(is_filled(field_value(given, name)) for name in self.names)


class AnyOf(Node):
    """Met where one of its parts is."""

    def __init__(self, parts: Sequence[Node]) -> None:
        self.parts = tuple(parts)
        self.gates = [(part, part.demands()) for part in self.parts]

    def demands(self) -> Demands:
        every = [part.demands() for part in self.parts]
        if not all(every):
            return ()
        return (frozenset().union(*(min(keys, key=len) for keys in every)),)

    def alternatives(self) -> list[Demands]:
        return [one for part in self.parts for one in part.alternatives()]

    def triggers(self, material: Material) -> Sequence[Hit]:
        reading = material.text
        return outermost(
            [hit for part, keys in self.gates if not lacks(reading, keys) for hit in part.triggers(material)]
        )

    def places(self, reading: Reading) -> Sequence[Hit]:
        return outermost([hit for part in self.parts for hit in part.places(reading)])

    def find(self, reading: Reading, trigger: Hit | None = None) -> Sequence[Hit]:
        hits = [hit for part in self.parts for hit in part.find(reading, trigger)]
        if self.place is not None and trigger is not None:
            hits = [hit for hit in hits if self.place.admits(reading, hit, trigger)]
        return outermost(hits) if len(hits) > 1 else hits

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.place is not None:
            return super().holds(material, trigger)
        return any(part.holds(material, trigger) for part in self.parts)


class AllOf(Node):
    """Met where its first part is, if the others are met too, seen from there."""

    def __init__(self, parts: Sequence[Node]) -> None:
        self.parts = tuple(parts)

    def demands(self) -> Demands:
        return self.parts[0].demands() + self.placed_demands()

    def placed_demands(self) -> Demands:
        """The demands of the other parts that can only be met in the text."""
        return tuple(keys for part in self.parts[1:] if part.place is not None for keys in part.demands())

    def alternatives(self) -> list[Demands]:
        placed = self.placed_demands()
        return [one + placed for one in self.parts[0].alternatives()]

    def triggers(self, material: Material) -> Sequence[Hit]:
        first, *others = self.parts
        return [hit for hit in first.triggers(material) if all(other.holds(material, hit) for other in others)]

    def places(self, reading: Reading) -> Sequence[Hit]:
        first, *others = self.parts
        return [hit for hit in first.places(reading) if all(other.met(reading, hit) for other in others)]

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        if self.place is not None:
            return super().holds(material, trigger)
        return all(part.holds(material, trigger) for part in self.parts)


class NotOf(Node):
    """Met where its part is not; has no place of its own."""

    def __init__(self, part: Node) -> None:
        self.part = part

    def places(self, reading: Reading) -> Sequence[Hit]:
        return ()

    def met(self, reading: Reading, trigger: Hit) -> bool:
        return not self.part.met(reading, trigger)

    def holds(self, material: Material, trigger: Hit | None) -> bool:
        return not self.part.holds(material, trigger)
