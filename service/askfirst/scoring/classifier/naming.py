"""How the reader names what it doubts, where rules were silent: the kind, the words, the question."""

from askfirst.model import KINDS_BY_TYPE, IssueType, Kind
from askfirst.reader.reading import Reading, Topic
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Examples, Varied, Wording
from askfirst.rules.templates import names_in
from askfirst.scoring.classifier.lacking import lack
from askfirst.scoring.classifier.naming_things import thing
from askfirst.scoring.classifier.pointing import chosen, deed, order, sentence, span
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit

CLASSIFIER = "classifier"
"""Stands in the place of the rule's id."""
CHOICE = "mutually_exclusive_options"
VAGUE: Kind = "underspecified_parameter"
ABSENT: Kind = "required_parameter_absent"
"""What is in doubt without a topic, where words speak for a question, and where none do."""
NAMED = frozenset(
    (
        "underspecified_parameter imprecise_quantifier unclear_scope unclear_timeframe mutually_exclusive_options "
        "undefined_reference ambiguous_reference"
    ).split()
)
"""Topics whose questions are about words of the text: where they quote some and none are found, the variant for that
is asked, else the general one."""
TIMES = frozenset({"time", "new_time"})
"""Fields that an open time leaves open: to ask for one is to ask when."""
UNPLACED = "unplaced"
GUESSED = frozenset({"unclear_timeframe", "timeline_without_specifics", "location_without_specifics"})
"""Topics for which, where no words but the order itself speak, what its verb needs is asked instead."""
TYPES: dict[Kind, IssueType] = {kind: type_ for type_, kinds in KINDS_BY_TYPE.items() for kind in kinds}
KINDS: dict[str, Kind] = {kind: kind for kind in TYPES}


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
    gives none. What is missing is asked for by what the order's verb needs.
    """
    off, asking = material.request.rules_off, RULES.get(reading.topic, ())
    own = next(
        (one for one in pack.rules if one.id in asking and one.id not in off and one.department is not None), None
    )
    topic = own.id if own else "" if reading.kind in off else reading.kind
    found = words(material, reading, topic)
    if not (
        topic == CHOICE and pack.language == "en"
    ):  # what there is to choose from is cut out of English orders whole
        found = thing(material.text, topic, found)
    kind = own.kind if own else KINDS.get(topic, VAGUE if found else ABSENT)
    lent: Wording | None = pack.questions.doubts.get(topic) if own or topic in KINDS else None
    if isinstance(lent, Varied) and topic in NAMED and not found and names_in(lent.question or ""):
        lent = lent.variants.get(UNPLACED)
    wording, field = lent or pack.questions.doubt or Wording(), own.field if own else None
    needed = lack(pack, material.text) if topic == ABSENT or (found is None and topic in GUESSED) else None
    if needed is not None:
        wording, found = needed
        field = needed[0].field
        kind = kind if field in TIMES else ABSENT
    rule = Rule(
        id=CLASSIFIER, type=TYPES[kind], kind=kind, field=field, when=Node(), unless=None, blocks=False, every=False,
        replaces=frozenset(), department=None, wording=wording, variants={}, examples=Examples(), file="", path="",
    )  # fmt: skip
    # What is ambiguous as a whole has words, and they say no more than the order does.
    general = own is None and needed is None and (found is None or kind == "ambiguous_action")
    return Raised(rule, found or order(material.text), hard=False, general=general)


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
