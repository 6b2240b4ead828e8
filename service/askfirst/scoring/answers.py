"""Replies: when the assistant has just asked, the next message is an answer, not a new request."""

import msgspec

from askfirst.model import Message
from askfirst.rules.nodes import Found, Material
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema.wording import Part
from askfirst.scoring.hearing import agreement
from askfirst.scoring.raised import Raised, raise_issues, ranked
from askfirst.scoring.references.candidates.matching import has, telling
from askfirst.scoring.references.replies.halves import measured, settles
from askfirst.scoring.references.replies.offered import SMALL
from askfirst.scoring.references.replies.parts import gives, lacks
from askfirst.scoring.references.replies.questions import gives_order, last_question
from askfirst.scoring.references.replies.turning import turned
from askfirst.scoring.references.replies.values import SHORT
from askfirst.scoring.references.replies.verdict import definite, hesitations, verdict
from askfirst.scoring.unreal import timed, unreal
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UNANSWERED = "unanswered_"
"""The findings for questions that a reply leaves open begin with this."""
DECLINED = "declined_reply"
"""The finding for replies that refuse what was ordered or proposed."""
UNMET = "unmet_"
"""The findings for replies without the fact that a department's question asked for begin with this."""


def reply_issues(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised] | None:
    """What a reply leaves open; None if the text is no reply and is to be scored by itself.

    An answer is clear together with the history; what it orders besides is scored. A reply that
    leaves the question open keeps what was unclear in the request that led to it.
    """
    question = last_question(material)
    if question is None:
        return None
    said = verdict(material, question)
    if said == "new":
        return None
    if said == "declined":
        return declined(pack, material, rules_off)
    if said in ("answer", "left"):
        return answered_issues(pack, material, rules_off, left=said == "left")
    kept = [raised for raised in earlier_issues(pack, material, rules_off) if raised.hard]
    if kept and all(supplied(raised, material) for raised in kept):
        return unmet_questions(pack, material, rules_off)
    opened = open_questions(pack, material, rules_off)
    if kept and opened and hesitations(material.text):
        return [repeated(kept[0], opened[0]), *kept[1:]]
    return kept or lacking(pack, material, rules_off) or ranked(opened)


def answered_issues(pack: Pack, material: Material, rules_off: frozenset[str], *, left: bool) -> list[Raised]:
    """What an answer leaves open all the same; with `left` the choice is handed back, so that no part is wanting."""
    if timed(material.text) and (wrong := unreal_times(pack, material, rules_off)):
        return wrong
    if pack.language.startswith("zh") and (own := own_issues(pack, material, rules_off)):
        return own
    if gives_order(material.text):
        return raise_issues(pack, material, rules_off)
    if unanswered := unmet_questions(pack, material, rules_off):
        return unanswered
    vague = [raised for raised in earlier_issues(pack, material, rules_off) if still_vague(raised, material)]
    if vague or left:
        return vague or lacking(pack, material, rules_off)
    return lacking(pack, material, rules_off) or half_answered(pack, material, rules_off)


def unreal_times(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """What the request left unclear about its time, where the reply names one that cannot be meant."""
    earlier = earlier_issues(pack, material, rules_off)
    return [raised for raised in earlier if raised.hard and unreal(material.text, raised.rule.field)]


def repeated(kept: Raised, opened: Raised) -> Raised:
    """What the request left unclear, asked about in the words of the question that a "not sure" has just left open."""
    if not opened.hit.attrs.get("asked"):
        return kept
    instead = opened.rule.variants.get(str(opened.hit.attrs.get("variant")))
    again = {"asked": opened.hit.attrs["asked"], "instead": instead, "offered": opened.hit.attrs.get("options")}
    return kept._replace(hit=kept.hit._replace(attrs={**kept.hit.attrs, **again}))


def declined(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """A reply that refuses is no instruction to carry anything out: it is asked what to do instead."""
    rules = [rule for rule in pack.rules if isinstance(rule.when, Found) and rule.when.name == DECLINED]
    found = [Raised(rule, Hit(0, 0), True) for rule in rules if rule.id not in rules_off]
    return found or [raised for raised in earlier_issues(pack, material, rules_off) if raised.hard]


def half_answered(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """What the request left unclear, and the reply gives a part of: the part that was asked for as well is asked for.

    A yes, or words that take all or nothing, agree to what the question says.
    """
    text = material.text
    if settles(text) or agreement(text.raw, material.spoken) is not None:
        return []
    request = next((one for one, said in reversed(exchanged(material)) if said.role == "user"), text)
    for raised in earlier_issues(pack, material, rules_off):
        if not raised.hard:
            continue
        for part in asked_parts(raised.rule, material):
            if lacks(part, text, request) and not (part == "metric" and measured(text)):  # what is counted is one
                rest = raised.rule.wording.parts[part]
                return [raised._replace(hit=raised.hit._replace(attrs={**raised.hit.attrs, "rest": rest}))]
    return []


def exchanged(material: Material) -> list[tuple[Reading, Message]]:
    """The messages of the history that were read, with their readings."""
    return list(zip(material.history, material.request.history[-len(material.history) :], strict=True))


def asked_parts(rule: Rule, material: Material) -> list[Part]:
    """The parts of an answer that the last question names, by words of the rule's own question for each."""
    asked, main = telling(material.history[-1].raw), telling(rule.wording.question or "")
    parts = {part: telling(question) & main for part, question in rule.wording.parts.items()}
    found: list[Part] = []
    for part, words in parts.items():
        others = frozenset[str]().union(*(own for other, own in parts.items() if other != part))
        if any(has(asked, word) for word in words - others - SMALL):
            found.append(part)
    return found


def lacking(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """What a department asks about the answer itself: "18,400" has no currency either.

    A department with rules of its own for unmet questions has said with them all that it asks of a reply.
    """
    if any(unmet(rule) for rule in pack.rules):
        return []
    raised = raise_issues(pack, material, rules_off)
    return [
        issue
        for issue in raised
        if issue.hard and issue.rule.department is not None and not complete(issue.rule, material)
    ]


def complete(rule: Rule, material: Material) -> bool:
    """Whether a reply has all parts of the answer that the rule's question asks for, none of them in vague words."""
    if any(material.text.hits(name) for name in VAGUE):
        return False
    parts = rule.wording.parts
    return len(parts) > 1 and all(gives(part, material.text) for part in parts)


LOOSE = frozenset({"imprecise_quantifier", "unclear_timeframe", "underspecified_parameter", "ambiguous_reference"})
LOOSE_RULES = frozenset({"location_without_specifics", "discount_without_conditions", "content_without_format"})
"""What leaves a question open as it would an order; without word forms a Chinese reply is judged as it stands."""


def own_issues(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """What is as loose in the reply as it would be in an order, and questions whose fact the reply lacks."""
    return [
        raised
        for raised in raise_issues(pack, material, rules_off)
        if raised.hard and (raised.rule.kind in LOOSE or raised.rule.id in LOOSE_RULES or unmet(raised.rule))
    ]


def unmet(rule: Rule) -> bool:
    """Whether the rule is about a question whose fact is missing."""
    return isinstance(rule.when, Found) and rule.when.name.startswith(("han_unmet_", UNMET))


def unmet_questions(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """The department's questions whose fact the reply lacks, whatever it says besides."""
    return [
        Raised(rule, hit, True)
        for rule in pack.rules
        if rule.department is not None and unmet(rule) and rule.id not in rules_off
        for hit in rule.when.triggers(material)
    ]


VAGUE = ("@vague_people", "@evaluative", "@vague_filter", "@site_noun")
"""Words that answer a department's question with another open one: "the loyal ones", "to the site"."""


def still_vague(raised: Raised, material: Material) -> bool:
    """Whether a reply to a department's question is as vague as the request was."""
    text, unless = material.text, raised.rule.unless
    if not raised.hard or raised.rule.department is None or definite(text) or text.hits("@yes_word"):
        return False
    if text.hits("@whole_reply") or text.hits("@delegating_reply") or (unless is not None and unless.find(text)):
        return False
    vague = [hit for name in VAGUE for hit in text.hits(name)]
    return len(text.words) <= SHORT and any(not named_site(text, hit) for hit in vague)


def named_site(text: Reading, hit: Hit) -> bool:
    """Whether the word is a site that a place beside it names: "Leeds warehouse", "the warehouse in Leeds"."""
    if hit not in text.hits("@site_noun"):
        return False
    places = [*text.entities("region"), *text.all_hits.get("@zone_place", ())]
    return any(place.end == hit.start or 0 <= place.start - hit.end <= 1 for place in places)


def supplied(raised: Raised, material: Material) -> bool:
    """Whether the reply, without a doubt, has the very fact that the rule asks for."""
    text = material.text
    unless = raised.rule.unless
    if unless is None or raised.rule.department is None:
        return False
    if turned(material) is not None:
        return False
    return not text.hits("@open_reply") and not text.hits("@hedge") and bool(unless.find(text))


def earlier_issues(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """What is unclear in the user's request before the question; it has no place in the reply."""
    history = material.request.history[-len(material.history) :]
    asked = [number for number, message in enumerate(history) if message.role == "user"]
    if not asked:
        return []
    number = asked[-1]
    request = msgspec.structs.replace(
        material.request, text=history[number].content or " ", history=history[:number], candidates=None
    )
    earlier, before_it = material.history[number], material.history[:number]
    before = Material(earlier, request, before_it, material.fields, material.finders, spoken=material.spoken)
    return [
        raised._replace(
            hit=Hit(0, 0, {**raised.hit.attrs, "span": before.text.text(raised.hit) if raised.placed else ""})
        )
        for raised in raise_issues(pack, before, rules_off)
    ]


def open_questions(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """The rules for questions that a reply leaves open."""
    return [
        Raised(rule, hit, bool(rule.blocks), rule.blocks == "alone")
        for rule in pack.rules
        if isinstance(rule.when, Found) and rule.when.name.startswith(UNANSWERED) and rule.id not in rules_off
        for hit in rule.when.triggers(material)
    ]
