"""Replies that take the request back, or turn to another matter: "no, archive them", "by the way, is 4417 paid?".

They open with it, behind words that only lead there. What comes after a value is said besides.
"""

from typing import Literal

from askfirst.rules.nodes import Material
from askfirst.scoring.references.replies.asked_about import about_deed, about_wording
from askfirst.scoring.references.replies.offered import SMALL, offered
from askfirst.scoring.references.replies.parts import currency_given
from askfirst.text.cues import opened
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.reading import Reading

Turning = Literal["withdrawn", "replaced", "aside"]
"""`withdrawn`: it is not to be done; `replaced`: something else is to be done; `aside`: another matter."""
TAKEN_BACK = ("withdrawn", "replaced")
TURNED = (*TAKEN_BACK, "aside")
POLITE = frozenset("please pls oh ok okay well so and but then now just kindly hm hmm um i we you can could".split())
CORRECTING = frozenset("no nope wait stop actually sorry rather instead hold hang scratch scrap forget".split())
MEANT = frozenset("meant mean".split())
TRAILING = frozenset(", . ! : ; - – … on that it".split())
"""Behind a word that corrects these belong to it: "scratch that", "hang on"."""
ASIDES = (["by", "the", "way"], ["btw"], ["one", "more", "thing"], ["another", "thing"], ["something", "else"])
LIGHT = frozenset(
    "make take use go do let set say choose pick select keep put have be try call give prefer want need try mean like "
    "think guess assume get count".split()
)
"""Verbs by which a value is given: "make it 50 boxes"."""
THINGS = frozenset("it them him her me us".split())
DETERMINERS = THINGS | frozenset("this these those the a an all my our your his their everything both each".split())
BARRED = frozenset("do should must may shall".split())
DENIED = frozenset("n't not dont never".split())
ALONE = frozenset("dont never".split())
"""These forbid without a verb ahead; "not decided yet" tells how things stand."""
FORBIDDEN = frozenset(
    "anything any nothing everything single of yet at all them it him her this these those that one the a an again "
    "please now to be for ever more or else me us".split()
)
"""Beside these a ban leaves nothing over: "don't send any of them"."""
UNTOUCHED = frozenset("alone be as there".split())
ASKING = frozenset("is are was were has have had did does do when who where what why how which will".split())
PROPOSING = frozenset("ok okay fine good possible enough work alright suit better it that this about".split())
"""In a question one of these proposes a value: "is Friday ok?", "what about boxes?"."""
GIVEN = ("percent", "money", "date", "clock_time", "duration", "criterion", "timezone", "currency")
MEASURES = ("@unit", "@packing", "@plain_unit", "@unit_name")


def turned(material: Material) -> Turning | None:
    """What the reply turns to instead of the question that ends the history; None where it keeps to it.

    Where a deed or a text is asked for, or an option is taken, an order is the answer.
    """
    text, asked = material.text, material.history[-1]
    if text.han or chooses(text, asked) or about_deed(asked) or about_wording(asked):
        return None
    request = material.history[-2] if len(material.history) > 1 else None
    known = frozenset(request.words) if request is not None else frozenset[str]()
    at, corrects, aside = opening(text, known)
    if forbids(text, at, known):
        return "withdrawn"
    if asks_else(text, at):
        return "aside"
    if not orders(text, at, led=corrects or aside) or same_deed(text.words[at], known):
        return None
    corrects = corrects or puts_instead(text, at)
    if gives_value(text):
        destroying = request is not None and bool(request.hits("@destroying_verb"))
        kept = bool(text.hits("@destroying_verb")) or not (corrects and destroying)
        return None if kept and not aside else "aside"
    return "replaced" if corrects else "aside"


def chooses(text: Reading, asked: Reading) -> bool:
    """Whether the reply takes what is offered; what stands in brackets are examples: "(a minimum order or ...)"."""
    said, inside = frozenset(text.words), frozenset(bracketed(asked))
    return any(option <= said and not option <= inside for option in offered(asked))


def bracketed(asked: Reading) -> list[str]:
    """The words of a question that stand in brackets."""
    depth, found = 0, []
    for word in asked.words:
        depth += (word == "(") - (word == ")")
        found += [word] if depth > 0 else []
    return found


def opening(text: Reading, known: frozenset[str]) -> tuple[int, bool, bool]:
    """Where the reply begins behind the words that lead there, whether these correct, and whether they turn aside."""
    at, corrects, aside = 0, False, False
    while at < len(text.words):
        word = text.words[at]
        lead = next((one for one in ASIDES if text.words[at : at + len(one)] == one), None)
        if lead is not None:
            at, aside = at + len(lead), True
        elif word in CORRECTING and not stands_for_itself(text, at):
            at, corrects = at + 1, True
            at = behind_it(text, at, known)
        elif word in MEANT:
            at, corrects = at + 1, True
        elif word in POLITE or not word[0].isalnum():
            at += 1
        else:
            break
    return at, corrects, aside


def behind_it(text: Reading, at: int, known: frozenset[str]) -> int:
    """The place behind what a correcting word takes along: "scratch that", "forget the logs,"."""
    end = at
    while end < len(text.words) and (text.words[end] in DETERMINERS or text.words[end] in known):
        end += 1
    at = end if text.words[end : end + 1] == [","] else at
    while at < len(text.words) and text.words[at] in TRAILING:
        at += 1
    return at


def stands_for_itself(text: Reading, at: int) -> bool:
    """Whether "no" counts something ("no login for a year"), or a verb has an object of its own ("stop the pump")."""
    behind = text.words[at + 1 : at + 2]
    return (
        bool(behind)
        and text.words[at] in ("no", "stop", "hold", "hang", "wait")
        and not (behind[0] in TRAILING | CORRECTING | POLITE | MEANT or behind[0] in DENIED | BARRED | LIGHT)
    )


def forbids(text: Reading, at: int, known: frozenset[str]) -> bool:
    """Whether what was ordered is not to be done at all: "don't delete anything", "leave them alone".

    A ban with words of its own is a limit: "don't delete anything newer than May".
    """
    words = text.words[at:]
    if words[:1] == ["leave"] and words[1:2] and words[1] in DETERMINERS:
        return not UNTOUCHED.isdisjoint(words[2:4])
    if words[:1] in (["nothing"], ["none"]):
        barred = bool(words[1:2]) and words[1] in BARRED | {"is"}
        rest = words[2:]
        return barred and all(word in FORBIDDEN | SMALL or known_word(word, known) or same(word) for word in rest)
    if text.words[max(at - 1, 0) : at] in (["i"], ["we"]):
        return False
    start = 1 if words[:1] and words[0] in BARRED else 0
    if not words[start : start + 1] or words[start] not in (DENIED if start else ALONE):
        return False
    rest = [word for word in words[start + 1 :] if word[0].isalnum()]
    if rest[1:2] and rest[0] in POLITE:
        rest = rest[1:]
    own = [word for word in rest[1:] if word not in FORBIDDEN and not known_word(word, known)]
    return not own and not gives_value(text) and rest[:1] != ["know"]


def same(word: str) -> bool:
    """Whether a word is the form of a verb in which something is done to things: "removed"."""
    return word.endswith("ed")


def known_word(word: str, known: frozenset[str]) -> bool:
    """Whether a word stands in the request, in whatever number."""
    return word in known or word.rstrip("s") in known or f"{word}s" in known


def asks_else(text: Reading, at: int) -> bool:
    """Whether the reply is a question that proposes no value: "is invoice 88 paid?"."""
    words = text.words[at:]
    if text.words[-1:] != ["?"] or not words or words[0] not in ASKING or not words[1][0].isalpha():
        return False
    return PROPOSING.isdisjoint(words)


def orders(text: Reading, at: int, *, led: bool) -> bool:
    """Whether the word here is an order with its object; behind words that lead there, any noun may be its object."""
    word, behind = (text.words[at : at + 1] or [""])[0], text.words[at + 1 : at + 2]
    if not word.isalpha() or word in SMALL or word in LIGHT or not behind:
        return False
    if not led and opened(text.words[at:], text.cues.consulting):
        return False  # "ask Ines" names somebody
    if behind[0] in THINGS:
        return not any(hit.start == at for hit in text.entities("name"))
    if not any(hit.start == at for hit in text.hits("@verb")):
        return False
    named = led and behind[0][0].isalpha() and behind[0] not in SMALL
    return behind[0] in DETERMINERS or named or (capital(text, at + 1) and not capital(text, at))


def same_deed(verb: str, known: frozenset[str]) -> bool:
    """Whether the request has the verb as well: "order them in boxes"."""
    return verb in known


def puts_instead(text: Reading, at: int) -> bool:
    """Whether "instead" or "rather" stands behind the order, and not in "instead of"."""
    return any(
        word in ("instead", "rather") and text.words[p + 1 : p + 2] not in (["of"], ["than"])
        for p, word in enumerate(text.words)
        if p > at
    )


def gives_value(text: Reading) -> bool:
    """Whether a value stands in the reply by which a question can be answered; a name or number may be anything's."""
    return currency_given(text) or any(text.entities(name) for name in GIVEN) or bool(measures(text))


def points_back(text: Reading) -> bool:
    """Whether a word stands for what was said before: "archive them"."""
    return not THINGS.difference({"me", "us"}).isdisjoint(text.words)


def measures(text: Reading) -> list[Hit]:
    """Units behind a number or "in": a unit's letter, or "order", may be any other word elsewhere."""
    numbers = {hit.end for hit in text.entities("number")}
    return [
        hit
        for name in MEASURES
        for hit in text.all_hits.get(name, ())
        if hit.start in numbers or text.words[hit.start - 1 : hit.start] == ["in"]
    ]
