"""Messages, tasks, remarks and reminders of which nothing says what they are about."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.content import PEOPLE, has_content
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.hit import Hit
from askfirst.text.nouns import phrase_end

EVENTS = frozenset({"event", "entry", "call", "appointment"})


@demanding({"frame_writing"}, {"frame_message"})
def message_without_content(material: Material) -> Sequence[Hit]:
    """A message, task or entry is to be made: "create a task for Bo"."""
    found = []
    for order in orders(material, "@frame_writing", "content"):
        nouns = [noun for noun in order.nouns("@frame_message") if noun.end == order.end]
        lead = order.reading.words[max(order.start, nouns[0].start - 2) : nouns[0].start] if nouns else []
        direct = nouns and (nouns[0].start == order.start or any_of(lead, frozenset({"a", "an", "another"})))
        if nouns and order.object[-1] in EVENTS and titled(order):
            continue
        if (
            direct
            and (order.opens or calendar(order))
            and not order.concrete(nouns[0].start, nouns[0].end)
            and not has_content(order, order.end)
        ):
            found.append(order.span())
    return found


def calendar(order: Order) -> bool:
    """Whether an event is to be entered, which is about something else than what was ordered before it."""
    return order.object[-1] in EVENTS


def titled(order: Order) -> bool:
    """Whether an event's occasion follows: "for Sunrise Yoga", not "for Thursday"."""
    rest = order.rest
    ats = [at for at, word in enumerate(rest[:-1]) if word == "for"]
    return "," in rest or any(rest[at + 1] not in PEOPLE and not rest[at + 1][0].isdigit() for at in ats)


@demanding({"frame_commenting"})
def comment_without_content(material: Material) -> Sequence[Hit]:
    """A remark on something: "comment on issue 55"."""
    found = []
    for order in orders(material, "@frame_commenting", "content"):
        end = phrase_end(order.reading, order.start + 1)
        if order.opens and order.words[:1] == ["on"] and not has_content(order, end):
            found.append(Hit(order.verb.start, end))
    return found


@demanding({"frame_reminder"})
def reminder_without_content(material: Material) -> Sequence[Hit]:
    """A reminder with a time and nothing else."""
    found = []
    for order in orders(material, "@frame_reminder_verb", "content"):
        noun = order.noun("@frame_reminder")
        if noun is not None and noun.end == order.end and not has_content(order, order.end):
            found.append(order.span())
    return found
