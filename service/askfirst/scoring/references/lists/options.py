"""As in "The second option", "option B" where no options were set out."""

from askfirst.scoring.references.described import apposed
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.lists.choice import has_choice
from askfirst.scoring.references.orders import ordered_at
from askfirst.text.hit import Hit


def placed(discourse: Discourse) -> list[Hit]:
    """As in "The second option", "the latter" where there is no list."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in text.reading.hits("@ordinal_word"):
        p = hit.start
        if words[p - 1 : p] != ["the"] or discourse.given_thing:
            continue
        if hit.end == len(words) or text.classes[hit.end] in ("mark", "prep", "stop", "pronoun", "verb"):
            if (
                words[p] in ("latter", "former")
                and words[hit.end : hit.end + 1] != ["one"]
                and not has_choice(discourse, p - 1, "one")
                and len([m for m in discourse.now.mentions if m.end < p]) < 2
            ):
                found.append(Hit(p - 1, hit.end))
            continue
        noun = next((h for h in text.reading.hits("@listed_noun") if h.start == hit.end), None)
        if noun is None or words[p] == "last" or (words[p] == "first" and words[noun.start] not in OPTIONS):
            continue
        if (
            ordered_at(discourse, p - 1)
            and not described_after(discourse, noun.end)
            and not apposed(discourse, noun.end, False)
            and not has_choice(discourse, p - 1, words[noun.start])
        ):
            found.append(Hit(p - 1, noun.end))
    return found


def described_after(discourse: Discourse, position: int) -> bool:
    """Whether what follows tells where the list is: "the third photo in album 55"."""
    words = discourse.now.text.reading.words
    if position < len(words) and discourse.now.text.classes[position] == "verb":
        return True
    return words[position : position + 1] in (
        ["of"],
        ["in"],
        ["on"],
        ["from"],
        ["that"],
        ["is"],
        ["has"],
        ["'s"],
    )


OPTIONS = frozenset({"option", "choice", "variant", "suggestion", "proposal", "alternative"})


LABEL = frozenset("a b c d e one two three 1 2 3 4 5".split())


def optioned(discourse: Discourse) -> list[Hit]:
    """As in "Option B" where no options were set out."""
    text = discourse.now.text
    words, found = text.reading.words, []
    if (
        discourse.given_thing
        or discourse.before
        or any(m.named for m in discourse.now.mentions if "option_noun" not in m.sorts)
    ):
        return []
    for hit in text.reading.hits("@option_noun"):
        end = hit.end + 1
        if (
            (
                hit.end < len(words)
                and words[hit.end] in LABEL
                and not any(word in (":", "(", "=") for word in words[hit.end :])
            )
            and not belongs(discourse, end)
            and (words[hit.end] != "a" or end == len(words) or text.classes[end] in ("mark", "prep", "stop"))
        ):
            found.append(Hit(hit.start, end))
    return found


def belongs(discourse: Discourse, position: int) -> bool:
    """Whether what has the options is named right behind: "variant C of test AB-22"."""
    text = discourse.now.text
    named = {"id", "data", "name"} & set(text.classes[position + 1 : position + 3])
    return text.reading.words[position : position + 1] in (["of"], ["in"], ["from"], ["on"]) and bool(named)
