"""The instruction as HTML, with the words marked that a question is about."""

from collections.abc import Iterable
from html import escape

from askfirst.clarifications.keys import parts_of
from askfirst.clarifications.state import Item


def marked(text: str, items: Iterable[Item]) -> str:
    """The text, escaped, with the words of these items in `<mark>`."""
    parts, done = [], 0
    for start, end in _merged(place for item in items for place in places(text, item)):
        parts += [escape(text[done:start]), "<mark>", escape(text[start:end]), "</mark>"]
        done = end
    return "".join([*parts, escape(text[done:])])


def places(text: str, item: Item) -> list[tuple[int, int]]:
    """Where an item's words stand: at the places of its issues, else where they stand first."""
    if not item.span.strip():
        return []
    size = len(item.span)
    starts = [start for key in item.keys if (start := parts_of(key).start) is not None]
    found = [start for start in starts if text[start : start + size] == item.span] or [text.find(item.span)]
    return [(start, start + size) for start in found if start >= 0]


def _merged(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same places in order, those that overlap as one."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(places):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
