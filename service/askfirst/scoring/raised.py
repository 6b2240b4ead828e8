"""Which rules fire on a case, and which of two issues about the same defect stays."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack, Rule
from askfirst.text.hit import NAMED, SUSPICION, Hit, outermost, tokens_of
from askfirst.text.reading import Reading

UNCLEAR_TIME = "unclear_timeframe"
"""The kind of vague times: "soon"."""
TIME_FIELDS = frozenset("time new_time date deadline timeline".split())
"""The fields that say when, in whatever rule or slot."""
LENGTH_FIELDS = frozenset("length until period duration".split())
"""The fields that say for how long, or until when."""


def asks_when(kind: str | None, field: str | None) -> bool:
    """Whether an issue of that kind and field asks for a time."""
    return kind == UNCLEAR_TIME or field in TIME_FIELDS


class Raised(NamedTuple):
    """A rule that fired at a place; a hit of no length has no place in the text.

    `hard` issues block. Those that yield do so only where no classifier weighs the request, something else blocks, or
    something is at stake; those that block `unless_sure` do so as well where a classifier is not sure. `general` is a
    doubt of which nobody knows what it is about; `question` is what to ask in place of the rule's own wording.
    """

    rule: Rule
    hit: Hit
    hard: bool
    yields: bool = False
    unless_sure: bool = False
    general: bool = False
    question: str = ""

    @property
    def firmness(self) -> int:
        """From 0, which never blocks, to 3, which always does."""
        if not self.hard or self.yields:
            return YIELDS * self.hard
        return UNLESS_SURE if self.unless_sure else ALWAYS

    @property
    def placed(self) -> bool:
        """Whether the issue has a span."""
        return self.hit.end > self.hit.start


YIELDS, UNLESS_SURE, ALWAYS = 1, 2, 3
"""How firm an issue is that yields to a classifier, one that does so if that is sure, and one that never does."""
MOST = 20
"""Vague words of one rule that become issues: ten of them bring the rule score to nothing."""


def raise_issues(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """Every rule of the pack that fires, each at its first place, in rank order.

    Vague words are counted one by one (the protocol takes 0.1 for each), everything else once a
    rule: two prices without a currency are one question.
    """
    raised: list[Raised] = []
    for rule in pack.index.candidates(material.keys):
        if rule.id in rules_off:
            continue
        triggers: Sequence[Hit] = rule.when.triggers(material)
        if not triggers:
            continue
        hits = outermost(triggers)
        if rule.unless is not None:
            hits = [hit for hit in hits if not rule.unless.holds(material, hit)]
        hard = bool(rule.blocks)
        yields = rule.blocks == "alone" or suspected(hits, triggers)
        unless_sure = rule.blocks == "unless_sure"
        for hit in hits[: MOST if rule.every else 1]:
            named = NAMED in hit.attrs
            raised.append(Raised(rule, hit, hard, yields and not named, unless_sure and not named))
    return ranked(without_twins(raised))


def suspected(hits: Sequence[Hit], triggers: Sequence[Hit]) -> bool:
    """Whether all hits are mere suspicions, also where a firm trigger lies within a longer one."""
    if not all(SUSPICION in hit.attrs for hit in hits):
        return False
    firm = tokens_of(one for one in triggers if SUSPICION not in one.attrs)
    return not any(hit.within(firm) for hit in hits)


def without_twins(raised: list[Raised]) -> list[Raised]:
    """One issue per defect: rules come in rank order, so of two that overlap the first stays.

    It blocks as firmly as the firmer of the two.
    """
    kept: list[Raised] = []
    for issue in raised:
        at = next((at for at, above in enumerate(kept) if replaces(above, issue)), None)
        if at is None:
            kept.append(issue)
        elif issue.firmness > kept[at].firmness:
            kept[at] = kept[at]._replace(hard=True, yields=issue.yields, unless_sure=issue.unless_sure)
    return kept


def replaces(above: Raised, below: Raised) -> bool:
    """Whether the issue ranked above speaks of the same defect."""
    if above.rule.id == below.rule.id:
        return above.placed and below.placed and above.hit.overlaps(below.hit)
    if below.rule.id in above.rule.replaces or below.rule.kind in above.rule.replaces:
        return True
    if (above.rule.type == CONFLICT) != (below.rule.type == CONFLICT):
        return False
    return above.hard >= below.hard and above.placed and below.placed and above.hit.overlaps(below.hit)


REQUIRED = "required_field"
"""The rule for the fields that a request itself requires."""
CONFLICT = "conflicting_instructions"
"""What does not go together and what is missing are two defects, also in the same words."""


def yielding(raised: list[Raised], sure: bool = False) -> list[Raised]:
    """The issues where a classifier weighs the request: what yields only lowers, unless something blocks anyway.

    Then the order stays that of the pack: all of it is asked about. Where the classifier is `sure` that the request is
    clear, what blocks unless it is yields, too.
    """
    if any(issue.firmness > (UNLESS_SURE if sure else YIELDS) for issue in raised):
        return raised
    return [issue._replace(hard=False) for issue in raised]


def ranked(raised: list[Raised]) -> list[Raised]:
    """What blocks comes first, and of that what does not go together: what one side lacks is moot where it is dropped.

    Then what the caller requires, what a department needs, who or what is meant, how much or to what, and at last when.
    Within that the order is the pack's.
    """
    return sorted(
        raised,
        key=lambda issue: (
            not issue.hard,
            issue.hard and issue.rule.type != CONFLICT,
            issue.hard and issue.rule.id != REQUIRED,
            issue.hard and precedence(issue.rule),
        ),
    )


def precedence(rule: Rule) -> int:
    """How soon a rule is asked about, where others block as well: 0 first.

    Who asks how much before it is clear of what may ask in vain, and when, or for how long, is worth asking once the
    rest is settled.
    """
    if asks_when(rule.kind, rule.field) or rule.field in LENGTH_FIELDS:
        return 3
    if rule.department is not None:
        return 0
    return 1 if rule.kind in REFERENCES else 2


REFERENCES = frozenset({"undefined_reference", "ambiguous_reference"})
"""Kinds of issues about who or what is meant."""


def courtesies_last(raised: list[Raised], reading: Reading) -> list[Raised]:
    """The issues, of which "when you get a chance" blocks nothing, and comes last, where anything else blocks.

    Alone it blocks as its rule says.
    """
    polite = tokens_of(reading.all_hits.get("@polite_time", ()))
    courtesies = [issue.placed and polite.issuperset(range(issue.hit.start, issue.hit.end)) for issue in raised]
    blocked = any(issue.hard and not courtesy for issue, courtesy in zip(raised, courtesies, strict=True))
    if not (blocked and any(courtesies)):
        return raised
    return ranked(
        [issue._replace(hard=issue.hard and not idle) for issue, idle in zip(raised, courtesies, strict=True)]
    )
