"""References with nothing, or with several things, that they could stand for."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.cues import may_refer, object_alone
from askfirst.scoring.references.definites.pointed import pointed
from askfirst.scoring.references.definites.unnamed import unnamed
from askfirst.scoring.references.descriptions.finding import described
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.ellipsis import left_out
from askfirst.scoring.references.finding import singly
from askfirst.scoring.references.identified import identified
from askfirst.scoring.references.instances import ambiguous
from askfirst.scoring.references.leaning import leaning
from askfirst.scoring.references.lists.stated import states_several
from askfirst.scoring.references.memories.finding import untold
from askfirst.scoring.references.memories.pasts import tells_a_past
from askfirst.scoring.references.namesakes import of_many
from askfirst.scoring.references.pronouns.anaphors import anaphors
from askfirst.scoring.references.pronouns.antecedents import has_antecedent
from askfirst.scoring.references.pronouns.several import several
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TRIGGERS = frozenset(
    (
        "@thing_pronoun @man_pronoun @woman_pronoun @many_pronoun @demonstrative @other_word @one_word "
        "@remembered @do_the_same @private_verb @desire_verb @insider @place_word @both_word @above_word "
        "@one_of @as_spoken @affair_noun @more_of_it @remaining_word @enclosed @fragment_start"
    ).split()
)
"""Lists of which a word in the text makes it worth a look."""
DEFINITE = (
    "@nameless_noun",
    "@stranger_noun",
    "@attribute_noun",
    "@ordinal_word",
    "@spoken_content",
    "@past_reference",
    "@option_noun",
    "@same_word",
)
"""Lists that matter with an article, or close to the start."""
SHORT = 7
"""Words up to which a text may be a fragment of something that was said before."""
BARE = 10
"""Words beyond which a request is taken to name something."""
BRIEF = 11
"""Tokens beyond which what a request calls "the file" is taken for known to those who work with it."""


def worth_a_look(reading: Reading) -> bool:
    """Whether the text can have a reference that asks for a question; if not, most work is skipped."""
    hits = reading.all_hits
    if not TRIGGERS.isdisjoint(reading.lists) or len(reading.words) <= SHORT:
        return True
    if any(hit.start < 4 for hit in hits.get("@transitive_verb", ())) or "@option_noun" in hits:
        return True
    words = reading.words
    if "the" in words and object_alone(reading):
        return True
    if (
        states_several(frozenset(words))
        or of_many(reading)
        or tells_a_past(reading)
        or ("and" in words and "." in words[:-1])
    ):
        return True
    return any(
        hit.start and "the" in words[max(0, hit.start - 2) : hit.start]
        for name in DEFINITE
        for hit in hits.get(name, ())
    )


def references(material: Material) -> Sequence[Hit]:
    """Every reference that asks for a question; `options` are what it could mean.

    In a request that names something, or is longer than `BARE` words, "the kiln" and "both" may well be known:
    they are suspicions, and where it is longer than `BRIEF` tokens a definite thing is none.
    """
    if not material.history and not worth_a_look(material.text):
        return ()
    if not may_refer(material):
        return ()
    discourse = Discourse(material)
    briefly = len(material.text) <= BRIEF
    suspected = [*unnamed(discourse, briefly), *leaning(discourse, briefly)]
    if not names_nothing(material.text):
        suspected = [hit.suspected for hit in suspected]
    spoken = [*described(discourse), *untold(discourse), *pointed(discourse)]
    taken = max((one.start for one in anaphors(discourse.now.text) if not discourse.now.told[one.start]), default=-1)
    phrases = [*(hit for hit in spoken if taken >= hit.end or not in_passing(discourse, hit)), *suspected]
    found = [hit for hit in [*phrases, *left_out(discourse)] if not identified(discourse, hit)]
    found += [hit for hit in ambiguous(discourse) if hit.attrs.get("options") or not identified(discourse, hit)]
    for anaphor in anaphors(discourse.now.text):
        if not has_antecedent(discourse, anaphor):
            if not discourse.now.told[anaphor.start]:  # what is only told needs no name to act on
                found.append(anaphor.hit)
        elif (options := several(discourse, anaphor)) is not None:
            found.append(Hit(anaphor.start, anaphor.end, {"several": "yes", "options": singly(options)}))
    return sorted(found, key=lambda hit: hit.start)


DUTY = frozenset("to should must shall will needs need".split())
"""Words by which a statement may give an order: "he is to start with the one that ..."."""


def in_passing(discourse: Discourse, hit: Hit) -> bool:
    """Whether a remark alone speaks of it, beside an order; no pronoun of an order takes it up behind."""
    told, reading = discourse.now.told, discourse.now.text.reading
    opening = reading.sentence_start(hit.start)
    if not all(told[opening + 1 : hit.end]) or all(told):
        return False
    return DUTY.isdisjoint(reading.words[opening : hit.start])


def undefined_reference(material: Material) -> Sequence[Hit]:
    """The references that nothing in the case could mean."""
    return [hit for hit in material.findings("reference") if "several" not in hit.attrs]


def names_nothing(reading: Reading) -> bool:
    """Whether a short text has neither a name nor a figure nor data."""
    if len(reading.words) > BARE or reading.data or any(char.isdigit() for char in reading.plain):
        return False
    return not any(capital and at != reading.sentence_start(at) for at, capital in enumerate(reading.capitals))


def ambiguous_reference(material: Material) -> Sequence[Hit]:
    """The references that several named things in the case could mean."""
    return [hit for hit in material.findings("reference") if hit.attrs.get("options")]


def unlisted_reference(material: Material) -> Sequence[Hit]:
    """The references to one of several things that the case counts and does not name."""
    return [hit for hit in material.findings("reference") if "several" in hit.attrs and not hit.attrs["options"]]
