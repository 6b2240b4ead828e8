"""What a pronoun for one can mean, where that is more than one thing."""

from askfirst.scoring.references.answered import answered_to
from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.finding import counted_off
from askfirst.scoring.references.fitting import singled_out
from askfirst.scoring.references.groups.group import Group
from askfirst.scoring.references.groups.listings import TWO_NUMBERS
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.scoring.references.pronouns.pairs import inside, pair, weak
from askfirst.scoring.references.pronouns.prior import Ordered, fitting, last_places, single
from askfirst.scoring.references.pronouns.twins import told_before, twins
from askfirst.scoring.references.pronouns.twosomes import WHERE
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.lazy import once_each
from askfirst.text.plurals import singular
from askfirst.text.standing import last_of


def several(discourse: Discourse, anaphor: Anaphor) -> tuple[str, ...] | None:
    """What a pronoun for one can mean, if that is more than one thing; None if it is clear.

    Empty where several are spoken of and none is named: "three open tickets".
    """
    if explained(discourse.now, anaphor):
        return None
    if anaphor.need == "many" or distributed(discourse.now, anaphor) or of_the_clock(discourse.now, anaphor):
        return None
    found = known(discourse, anaphor)
    return found if found is not None else either(discourse, anaphor)


def explained(now: Message, anaphor: Anaphor) -> bool:
    """Whether the words beside the pronoun say what it is: "wash T-9, it carried fishmeal", "hers, Ida's"."""
    words, text, at = now.text.reading.words, now.text, anaphor.start
    if words[anaphor.end : anaphor.end + 1] == [","] and text.classes[anaphor.end + 1 : anaphor.end + 2] == ["name"]:
        return words[anaphor.end + 2 : anaphor.end + 3] in (["'s"], ["\u2019s"])
    if words[at - 1 : at] != [","]:
        return False
    first = last_of(now.text.reading, MARKS, 0, at - 1)
    near = [m for m in now.mentions if first < m.start and m.end <= at - 1 and m.named and fits(m, anaphor.need)]
    return (
        len(near) == 1
        and near[0].end == at - 1
        and not near[0].plural
        and not {"and", "or"} & set(words[first + 1 : at])
    )


MARKS = frozenset({".", ";", ":", "!", "?"})


def of_the_clock(now: Message, anaphor: Anaphor) -> bool:
    """Whether the pronoun is one of a place's hour: "five his time in Dubai"."""
    before = now.text.classes[max(0, anaphor.start - 1) : anaphor.start]
    return before in (["time"], ["number"]) and now.text.reading.words[anaphor.end : anaphor.end + 1] == ["time"]


def either(discourse: Discourse, anaphor: Anaphor) -> tuple[str, ...] | None:
    """Both of two that were named in one breath, in the text or in the last message; None if there are none."""
    if options := twins(discourse.now, anaphor):
        return options
    if not discourse.before or fitting(discourse.now, anaphor.need).last(anaphor.start):
        return None
    options = told_before(discourse.before[0], anaphor.need)
    own = frozenset(word for option in options for word in option.lower().split())
    return None if own & set(discourse.now.text.reading.words) - {"the", "a", "an"} else options or None


def known(discourse: Discourse, anaphor: Anaphor) -> tuple[str, ...] | None:
    """What the pronoun can mean among the lists that are told as such."""
    people = anaphor.need != "thing"
    earlier = single(discourse.now, anaphor.need).last(anaphor.start)
    if earlier or any(g.end <= anaphor.start and g.people == people for g in discourse.now.groups):
        return in_text(discourse.now, anaphor) or None
    if not people and (options := numbered_before(discourse)):
        return options
    for number, one in enumerate(discourse.before):
        options = in_message(one, anaphor.need) or parallel(one, anaphor.need)
        options = options or (() if number else answered_to(discourse, anaphor.need))
        if options:
            return None if singled_out(discourse.now, options, one) else options
        if any(fits(m, anaphor.need) and not m.plural and "circumstance_noun" not in m.sorts for m in one.mentions):
            return None
        if any(counted_off(m) and m.person == people for m in one.mentions):
            return ()
    return None


PLACED = [[word] for word in sorted(WHERE)]
"""What stands last before a place: "in tabs 3 and 4"."""


def numbered_before(discourse: Discourse) -> tuple[str, ...]:
    """The two of a noun that numbers tell apart in the last two messages: "orders 4411 and 4432".

    Empty where the last message, or the text, goes on about one of them.
    """
    history = discourse.material.history[-2:]
    for reading in history:
        for found in TWO_NUMBERS.finditer(reading.lower):
            numbers = {found[2], found[3]}
            if reading.lower[: found.start()].split()[-1:] in PLACED:
                continue
            alone = reading is not history[-1] and len(numbers & set(history[-1].words)) == 1
            if not alone and not numbers & set(discourse.now.text.reading.words):
                return tuple(f"{singular(found[1])} {number}" for number in (found[2], found[3]))
    return ()


EACH = frozenset({"each", "every", "both"})


def distributed(now: Message, anaphor: Anaphor) -> bool:
    """Whether a possessive belongs to each of several in turn: "send each to its customer"."""
    reading = now.text.reading
    if reading.words[anaphor.start] not in POSSESSIVE_PRONOUNS:
        return False
    return any(
        reading.words[p] in EACH and reading.sentences[p] == reading.sentences[anaphor.start]
        for p in range(max(0, anaphor.start - 8), anaphor.start)
    )


def in_message(one: Message, need: str) -> tuple[str, ...]:
    """The members of the last list in a message."""
    usable = [group for group in one.groups if group.people == (need != "thing")]
    if need != "thing":
        fitting = [m for m in one.mentions if fits(m, need) and m.named]
        usable = [group for group in usable if sum(m.text in group.options for m in fitting) > 1]
    return usable[-1].options if usable else ()


def parallel(one: Message, need: str) -> tuple[str, ...]:
    """Things of one kind in a message, each in a sentence of its own: "T-88 is open. T-91 is done."."""
    if need != "thing":
        people = [m for m in one.mentions if m.person and fits(m, need) and m.classes[-1] == "name"]
        names = tuple(dict.fromkeys(m.text for m in people))
        return names if len(names) > 1 and not any(a in b or b in a for a in names for b in names if a != b) else ()
    if {"now", "renamed", "instead", "became"} & set(one.text.reading.words):
        return ()
    named = [
        m
        for m in one.mentions
        if (m.named or len(m.words) > 1) and not m.plural and not m.possessor and not m.before and not m.person
    ]
    for m in named:
        same = tuple(dict.fromkeys(o.text for o in named if stem_of(o) == stem_of(m)))
        if len(same) > 1:
            return same
    return ()


def stem_of(m: Mention) -> str:
    """What two ids or two rooms have in common: the letters before the number, or the noun."""
    if m.classes[0] == "noun":
        return singular(m.head)
    if m.classes == ("data",) * len(m.classes) and "." in m.text:
        return m.text.rsplit(".", 1)[-1]
    code = (
        next((word for word in m.text.split() if any(letter.isdigit() for letter in word)), "")
        if "id" in m.classes
        else ""
    )
    return code.split("-")[0].rstrip("0123456789").lower() or m.text


def named_again(now: Message, group: Group) -> bool:
    """Whether one of the members is named once more behind the list, and so is told from the other."""
    common, last = frozenset.intersection(*group.words), last_places(now)
    own = [frozenset(option.lower().split()) - common for option in group.options]
    return any(words and all(last.get(word, -1) >= group.end for word in words) for words in own)


def in_text(now: Message, anaphor: Anaphor) -> tuple[str, ...]:
    """The members of the group before a pronoun, unless something else was named since."""
    people = anaphor.need != "thing"
    fit = single(now, anaphor.need)
    usable = (g for g in reversed(now.groups) if g.end <= anaphor.start and g.people == people and len(g.options) > 1)
    group = next((g for g in usable if not people or fit.within(g.start, g.end) > 1), None)
    if group is None:
        return pair(now, anaphor)
    last = weighty(now, anaphor.need).last(anaphor.start)
    if last is not None and last.start >= group.end:
        return ()
    if not people and (inside(now, group.end) or named_again(now, group)):
        return ()
    sentences = now.text.reading.sentences
    if group.before and group.before != "of":
        rivals = (m for m in fit.until(group.start) if sentences[m.start] == sentences[group.start])
        if any(not m.before and not m.possessor for m in rivals):
            return ()
    return group.options


@once_each
def weighty(now: Message, need: str) -> Ordered:
    """What the pronoun fits in the singular, without mere details."""
    return Ordered([m for m in single(now, need).mentions if not weak(m, need != "thing")])
