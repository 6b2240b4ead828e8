"""A reply that points at one of several things that were just listed, and does not say which.

"¿Qué imágenes lleva?" - "La foto del sofá y la foto de la lámpara." - "Retira la foto."
"""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import plain, spots
from askfirst.text.brackets import depths
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

CLITIC = re.compile(r"^(?:\w*[áéíóú]\w*(?:me|te|se|nos)?(?:lo|la)|\w{3,}-(?:lh)?(?:[ao]|la|lo|na|no))$")
"""Spanish and Portuguese orders with a pronoun for one thing: renuévala, transfere-a."""
CODE = re.compile(r"^([a-z]{1,4})-?\d")
"""A code of letters and figures."""
SHORTEST = 4
"""Letters from which a word tells one thing from another."""
LONGEST = 26
"""Tokens beyond which a text stands for itself."""

Item = tuple[Hit, frozenset[str]]


@demanding({"+history"})
def one_of_listed(material: Material) -> Sequence[Hit]:
    """The word that points at several listed things, which are its `options`."""
    if not material.history:
        return ()
    text, last = material.text, material.history[-1]
    if material.request.history[-1].role != "assistant" or len(text) > LONGEST or spots(text, "choosing_any"):
        return ()
    items, headed = listed(last)
    asked = {plain(word) for reading in material.history[-2:] for word in reading.words}
    if len(items) < 2:
        return ()
    for pointer, nouns in pointers(text):
        held = [item for item in items if any(inside(noun, item[1]) for noun in nouns)]
        known = held or coded(nouns, items) or (headed and any(inside(noun, asked) for noun in nouns))
        if nouns and (len(held) == 1 or not known):
            continue
        if not nouns and not (headed or alike(last, items)):
            continue
        if any(at in spots(text, "relative_word") for at in range(pointer.end, min(pointer.end + 3, len(text)))):
            return ()
        left = fitting(text, nouns, held or items)
        if len(left) > 1:
            return [Hit(pointer.start, pointer.end, {"options": tuple(last.text(item[0]) for item in left)})]
        return ()
    return ()


def listed(reading: Reading) -> tuple[list[Item], bool]:
    """The things of a list, with the words of each, and whether a number or a colon announces them."""
    words = reading.words
    colon = next((at for at, word in enumerate(words) if word == ":"), -1)
    joints = {**spots(reading, "and_word"), **spots(reading, "or_word")}
    items, start, joined = [], colon + 1, False
    open_at = depths(words[start:])
    for at in range(colon + 1, len(words) + 1):
        word = words[at] if at < len(words) else "."
        ends = at == len(words) or (word in {".", "?", "!"} and at >= len(words) - 1)
        if ends or (not open_at[at - colon - 1] and (word in {",", ";"} or at in joints)):
            joined = joined or at in joints or word == ";"
            if at > start:
                items.append((Hit(start, at), contents(reading, start, at)))
            start = at + 1
            if ends:
                break
    counted = colon > 0 or any(at in spots(reading, "several_word") for at in range(min(4, len(words))))
    return ([item for item in items if item[1]] if joined else []), counted


def contents(reading: Reading, start: int, end: int) -> frozenset[str]:
    """The words and figures of a stretch that can tell it from another."""
    words = (plain(word).rstrip(".") for word in reading.words[start:end])
    return frozenset(word for word in words if any(map(str.isdigit, word)) or len(word) >= SHORTEST or word.isupper())


def alike(reading: Reading, items: Sequence[Item]) -> bool:
    """Whether the things of a list all begin with an article, or all have a figure."""
    articles = spots(reading, "article_word")
    return all(item[0].start in articles for item in items) or all(
        any(any(map(str.isdigit, word)) for word in item[1]) for item in items
    )


def pointers(reading: Reading) -> Iterator[tuple[Hit, tuple[str, ...]]]:
    """What points at one thing, with the nouns that say of which sort: "la foto", "la de", "renuévala"."""
    articles, ofs, clitics = (spots(reading, name) for name in ("article_one", "of_word", "thing_clitic"))
    for at, word in enumerate(reading.words):
        after = articles.get(at, 0)
        if after and after < len(reading) and after in ofs:
            yield Hit(at, after + 1), ()
        elif after and after < len(reading) and noun_at(reading, after) and after not in articles:
            nouns = tuple(plain(one) for one in reading.words[after : after + 2] if len(one) >= SHORTEST)
            if nouns:
                yield Hit(at, after + 1), nouns
        elif at in clitics or CLITIC.match(word):
            yield Hit(at, clitics.get(at, at + 1)), ()


def noun_at(reading: Reading, position: int) -> bool:
    """Whether a word can be a noun: in German, one with a capital."""
    return reading.words[position].isalpha() and (reading.capitals[position] or not reading.nouns_capital)


def coded(nouns: Sequence[str], items: Sequence[Item]) -> bool:
    """Whether each thing has a code that begins as the noun does: OP-12 is an "oportunidad"."""
    codes = [{CODE.match(word)[1] for word in item[1] if CODE.match(word)} for item in items]  # type: ignore[index]
    return all(any(noun.startswith(code) for code in own for noun in nouns) for own in codes)


def fitting(reading: Reading, nouns: Sequence[str], items: Sequence[Item]) -> list[Item]:
    """The things that have most of the words of the text that not all of them have."""
    words = contents(reading, 0, len(reading)) - set(nouns)
    told = {word for word in words if not all(inside(word, item[1]) for item in items)}
    counts = [sum(inside(word, item[1]) for word in told) for item in items]
    return [item for item, count in zip(items, counts, strict=True) if count == max(counts)]


def inside(word: str, words: "frozenset[str] | set[str]") -> bool:
    """Whether a word stands among others, whatever its ending or what is compounded with it."""
    if word in words:
        return True
    if any(map(str.isdigit, word)) or len(word) < SHORTEST:
        return False
    stem = word[: max(SHORTEST, len(word) - 2)]
    return any(one.startswith(stem) or (len(word) >= SHORTEST and word in one) for one in words)
