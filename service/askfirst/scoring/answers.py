"""Replies: when the assistant has just asked, the next message is an answer, not a new request."""

import msgspec

from askfirst.replies.acts import SURE
from askfirst.rules.nodes import Found, Material
from askfirst.rules.pack import Pack
from askfirst.scoring.raised import Raised, raise_issues
from askfirst.scoring.replied import REPLIED, done_by, is_reply
from askfirst.scoring.unreal import timed, unreal
from askfirst.text.hit import Hit


def reply_issues(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised] | None:
    """What a reply leaves open; None if the text is no reply, or an order of its own, and is to be scored by itself.

    A reply that refuses is no instruction to carry anything out. One that leaves its question open keeps what was
    unclear in the request before it.
    """
    if not is_reply(material):
        return None
    does = done_by(material)
    if does.act == "new_order" and does.probability >= SURE:
        return None
    opened = [
        Raised(rule, hit, True)
        for rule in pack.rules
        if isinstance(rule.when, Found) and rule.when.name in REPLIED and rule.id not in rules_off
        for hit in rule.when.triggers(material)
    ]
    if not opened:
        return unreal_times(pack, material, rules_off) if timed(material.text) else []
    if does.act == "refuses":
        return opened
    kept = [raised for raised in earlier_issues(pack, material, rules_off) if raised.hard]
    return [again(kept[0], opened[0]), *kept[1:]] if kept else opened


def unreal_times(pack: Pack, material: Material, rules_off: frozenset[str]) -> list[Raised]:
    """What the request left unclear about its time, where the reply names one that cannot be meant."""
    earlier = earlier_issues(pack, material, rules_off)
    return [raised for raised in earlier if raised.hard and unreal(material.text, raised.rule.field)]


def again(kept: Raised, opened: Raised) -> Raised:
    """What the request left unclear, asked about in the words of the question that a reply has left open."""
    asked = opened.hit.attrs.get("asked")
    if not asked:
        return kept
    instead = opened.rule.variants.get(str(opened.hit.attrs.get("variant")))
    return kept._replace(hit=kept.hit._replace(attrs={**kept.hit.attrs, "asked": asked, "instead": instead}))


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
