"""How the reader names what it doubts, where rules were silent: the kind, the words, the question."""

from collections.abc import Mapping, Sequence

import msgspec

from askfirst.model import TYPE_OF_KIND, Kind
from askfirst.reader.reading import Reading, Topic
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Examples, Questions, Varied, Wording
from askfirst.scoring.classifier.pointing import chosen, deed, order, sentence, span, thing
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit

CLASSIFIER = "classifier"
"""Stands in the place of the rule's id."""
CHOICE = "mutually_exclusive_options"
OWN_TOPICS: dict[str, frozenset[Topic]] = {
    "imprecise_quantifier": frozenset({"quantity", "amount", "duration", "thing", "scope", "recipient", "reference"}),
    "unclear_timeframe": frozenset({"date", "time", "timezone", "duration", "frequency"}),
    "underspecified_parameter": frozenset({"criterion", "audience"}),
    "undefined_reference": frozenset({"reference", "thing", "recipient", "place", "subject", "content", "scope"}),
    "ambiguous_reference": frozenset({"reference", "thing", "recipient", "place", "subject", "content", "choice"}),
    "unclear_scope": frozenset({"scope", "thing", "recipient", "audience", "quantity", "reference", "criterion"}),
}
"""What the question of a kind asks for: of another topic the words that are open say less than its own question."""
CHOICES = frozenset({CHOICE, "contradictory_requirements", "unclear_priorities"})
"""Kinds about two things of the text that each topic would lose sight of."""
VAGUE: Kind = "underspecified_parameter"
ABSENT: Kind = "required_parameter_absent"
"""What is in doubt without a topic, where words speak for a question, and where none do."""
UNPLACED = "unplaced"
"""The variant of a choice whose options are not found."""
NO_ORDER = frozenset[Topic]({"order", "action"})
"""Topics on which it is asked what is to be done."""
ALIKE = (frozenset[Topic]({"thing", "scope"}), frozenset[Topic]({"amount", "rate", "quantity", "budget", "goal"}))
"""Topics that ask nearly the same: which one is meant, and how much."""
SURE, ALSO, LEAST = 0.6, 0.25, 0.1
"""Below the first probability of the first topic, a second one from `ALSO` on is asked for as well; what is less likely
than `LEAST` is not asked for at all."""
FIELDS: dict[Topic, str] = {
    **{
        topic: topic
        for topic in (
            "recipient", "content", "amount", "currency", "quantity", "unit", "date", "time", "timezone", "duration",
            "format", "audience", "budget", "priority",
        )
    },
    "place": "location",
}  # fmt: skip
"""Topics that are a field of the action, as rules name it."""
DONE_WITHOUT = frozenset[Topic](
    {
        "subject", "unit", "timezone", "duration", "frequency", "channel", "format", "goal", "criterion",
        "priority", "condition",
    }
)  # fmt: skip
"""Topics that can be left open: what is asked to be done is done as it is written. Without any other nothing is."""
KINDS: dict[str, Kind] = {kind: kind for kind in TYPE_OF_KIND}


RULES: dict[Topic, tuple[str, ...]] = {
    "currency": ("pricing_without_currency",),
    "condition": ("discount_without_conditions",),
    "audience": ("customer_segment_ambiguity", "audience_without_demographics"),
    "date": ("timeline_without_specifics",),
    "budget": ("campaign_without_budget",),
    "format": ("content_without_format",),
    "goal": ("goals_without_metrics",),
    "unit": ("quantity_without_units",),
    "place": ("location_without_specifics",),
    "priority": ("priority_without_scale",),
    "timezone": ("deadline_without_timezone",),
}
"""The rules of departments that ask about a topic."""


def doubt(pack: Pack, material: Material, reading: Reading) -> Raised:
    """The issue that stands for the reader's doubt where rules have named none.

    A rule of the department that is about its topic, or else its kind, gives it a kind and a question; what is off
    gives none. Where no words leave it open it is asked for by its topic.
    """
    off, questions = frozenset(material.request.rules_off), pack.questions
    asking = frozenset(RULES.get(reading.topic, ())) - off
    own = next((one for one in pack.rules if one.id in asking and one.department is not None), None)
    about = own.id if own else "" if reading.kind in off else reading.kind
    found = words(material, reading, about)
    if not (about == CHOICE and pack.language == "en"):  # there what there is to choose from is cut out whole
        found = thing(material.text, about, found)
    kind = own.kind if own else KINDS.get(about, VAGUE if found else ABSENT)
    wording: Wording = (questions.doubts.get(about) if about else None) or questions.doubt or Wording()
    field = own.field if own else None
    general = not (own or found)
    likely = {one: share for one, share in reading.topics.items() if share >= LEAST}
    topics = asked({one: share for one, share in likely.items() if wanting(questions, material, one)})
    by_topic = own is None or about not in questions.doubts
    if by_topic and topics and about and about not in CHOICES and not (found and its_own(reading, about)):
        wording, field = absent(questions, topics), field_of(topics)
        general = reading.topics[topics[0]] < SURE
        place = found or order(material.text)
        found = Hit(place.start, place.end, {**place.attrs, "topics": topics})
    elif isinstance(wording, Varied) and own is None:
        if about == CHOICE and not found:
            wording = wording.variants.get(UNPLACED, wording)
        elif found and reading.topic in wording.variants:
            found = Hit(found.start, found.end, {"variant": reading.topic, **found.attrs})
    rule = Rule(
        id=CLASSIFIER, type=TYPE_OF_KIND[kind], kind=kind, field=field, when=Node(), unless=None, blocks=False,
        every=False, replaces=frozenset(), department=None, wording=wording, variants={}, examples=Examples(),
        file="", path="",
    )  # fmt: skip
    return Raised(rule, found or order(material.text), hard=False, general=general)


def wanting(questions: Questions, material: Material, topic: Topic) -> bool:
    """Whether a topic can be asked for: it has a question, no rule that is off asks for it, and nothing gives it."""
    known, off = questions.topics.get(topic), material.request.rules_off
    if known is None or not set(RULES.get(topic, ())).isdisjoint(off):
        return False
    return not any(material.text.entities(name) for name in known.given_by)


def its_own(reading: Reading, kind: str) -> bool:
    """Whether the question of a kind, about the words that are open, may well ask for the topic."""
    return kind in OWN_TOPICS and not OWN_TOPICS[kind].isdisjoint(asked(reading.topics))


def asked(topics: Mapping[Topic, float]) -> tuple[Topic, ...]:
    """The topic that the first question is most likely on, and a second one where the first is not sure."""
    ranked = sorted(topics, key=topics.__getitem__, reverse=True)[:2]
    if len(ranked) < 2 or topics[ranked[0]] >= SURE or topics[ranked[1]] < ALSO:
        return tuple(ranked[:1])
    if set(ranked) == {"date", "time"}:
        return ("time",)  # where there is no date, it asks for that as well
    alone = any(group.issuperset(ranked) for group in ALIKE) or not NO_ORDER.isdisjoint(ranked)
    return tuple(ranked[:1] if alone else ranked)


def absent(questions: Questions, topics: Sequence[Topic]) -> Wording:
    """What is said of what is missing; how the topics are asked for is put into it with the words of the text."""
    said = questions.doubts[ABSENT]
    if set(topics) - DONE_WITHOUT or questions.doubt is None:
        return said
    return msgspec.structs.replace(said, assume=questions.doubt.assume)


def field_of(topics: Sequence[Topic]) -> str | None:
    """The field that an answer fills, where one alone is asked for."""
    return FIELDS.get(topics[0]) if len(topics) == 1 else None


def words(material: Material, reading: Reading, topic: str) -> Hit | None:
    """The words that the question is about; what is missing does not stand in any."""
    text, open_ = material.text, span(material.text, reading.open)
    match topic:
        case "required_parameter_absent":
            return None
        case "contradictory_requirements":
            return sentence(text, open_)
        case "ambiguous_action":
            return deed(text, open_)
        case "mutually_exclusive_options":
            return chosen(text)
        case _:
            return open_
