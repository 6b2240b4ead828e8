"""The instruction as one would have given it with the answers in it: "Refund the customer EUR 50"."""

import re
from typing import NamedTuple

from askfirst.clarifications.items import parts_of
from askfirst.clarifications.merging import SCORED, changed, settled_answers
from askfirst.clarifications.state import Clarification, Item
from askfirst.model import MAX_TEXT, Instruction

REPLACED = frozenset(
    "undefined_reference ambiguous_reference imprecise_quantifier unclear_timeframe underspecified_parameter "
    "overloaded_term unclear_scope mutually_exclusive_options".split()
)
"""Kinds whose words an answer takes the place of; any other answer stands behind the words of its order."""
SENTENCE_END = re.compile(r"[.!?。！？]*(?=\s*(?:\n|$))|[.!?](?=\s)|[。！？]")


class Edit(NamedTuple):
    """What takes the place of a stretch of the original text."""

    start: int
    end: int
    words: str


class Told(NamedTuple):
    """The text with answers in it, and where they stand in the original one."""

    text: str
    edits: tuple[Edit, ...]
    source: str

    def original(self, place: int) -> int | None:
        """Where a place of this text is in the original one; None within an answer."""
        shift = 0
        for edit in self.edits:
            begin = edit.start + shift
            if place < begin:
                break
            if place < begin + len(edit.words):
                return None
            shift += len(edit.words) - (edit.end - edit.start)
        return place - shift

    def written(self, start: int, end: int) -> str:
        """What the original text has for a stretch of this one that begins outside the answers."""
        first = self.original(start) or 0
        behind = (self.original(place) for place in range(end - 1, start, -1))
        last = next((place for place in behind if place is not None), first)
        kept = max((edit.end for edit in self.edits if last < edit.end and edit.start <= last + 1), default=last + 1)
        return self.source[first : max(kept, last + 1)]


def told(c: Clarification) -> Told:
    """The text with its answers in it; of two answers about the same words the first takes their place."""
    text = c.instruction.text
    edits: list[Edit] = []
    for answer in settled_answers(c):
        if answer.item is None:
            continue
        start, end = stretch_of(c.items[answer.item], text)
        value = worded(str(answer.value)[:SCORED].strip().rstrip(".!"), c.items[answer.item])
        taken = any(one.end > start and one.start < end for one in edits)
        if c.items[answer.item].kind in REPLACED and end > start and not taken:
            edits.append(Edit(start, end, value))
        else:
            behind = standing(text, start, end)
            edits.append(Edit(behind, behind, f" {value}"))
    parts, placed, at = list[str](), list[Edit](), 0
    for edit in sorted(edits, key=lambda edit: edit.start):
        start = max(at, edit.start)  # what would stand within words that are replaced stands behind them
        parts += [text[at:start], edit.words]
        at = max(start, edit.end)
        placed.append(Edit(start, at, edit.words))
    return Told("".join([*parts, text[at:]]), tuple(placed), text)


def worded(value: str, item: Item) -> str:
    """An answer as it stands in a sentence: a bare number with what it counts, "4 people"."""
    bare = value.replace(",", "").replace(".", "").isdigit()
    return f"{value} {item.name}" if bare and item.name else value


def stretch_of(item: Item, text: str) -> tuple[int, int]:
    """Where the words of an item begin and end; the end of the text for one that has no place."""
    for key in item.keys if item.span else ():
        start = parts_of(key).start
        if start is not None and text.startswith(item.span, start):
            return start, start + len(item.span)
    return len(text), len(text)


def standing(text: str, start: int, end: int) -> int:
    """Where an answer is put: behind its words; where these are a verb alone, at the end of the sentence."""
    if " " in text[start:end]:
        return end
    stop = SENTENCE_END.search(text, end)
    return stop.start() if stop else len(text)


def instruction_told(c: Clarification, sentence: Told, rules_off: frozenset[str] = frozenset()) -> Instruction:
    """That text as an instruction of its own, without what the sender knew of the original one."""
    off = tuple(sorted({*c.instruction.rules_off, *rules_off}))
    return changed(c, text=sentence.text[:MAX_TEXT], is_ambiguous=None, rules_off=off)
