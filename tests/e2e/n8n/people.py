"""The people who are asked: what each does when a message comes. They run by themselves, beside the tests."""

import re
import time
from collections.abc import Callable
from typing import TypeVar

import httpx

from tests.e2e.n8n.waiting import until

T = TypeVar("T")

Person = Callable[[str, int, str], None]
"""Called with the link, the number of the message (from 1), and the id of the item that it is about."""


def nobody(link: str, number: int, about: str) -> None:
    """Reads the message and does nothing."""


def answering(*answers: str, after: float = 1) -> Person:
    """Gives these answers, one for each message, `after` seconds."""

    def person(link: str, number: int, about: str) -> None:
        if number <= len(answers):
            time.sleep(after)
            answer(link, answers[number - 1])

    return person


def each(people: dict[str, Person]) -> Person:
    """Another person for each item; the messages about an item are counted by themselves."""
    seen: dict[str, int] = {}

    def person(link: str, number: int, about: str) -> None:
        seen[about] = seen.get(about, 0) + 1
        people.get(about, nobody)(link, seen[about], about)

    return person


def from_second(person: Person) -> Person:
    """Does not read the first message."""

    def later(link: str, number: int, about: str) -> None:
        if number > 1:
            person(link, number - 1, about)

    return later


def first_of_two(person: Person) -> Person:
    """Gets every question twice, and reads one of the messages."""

    def once(link: str, number: int, about: str) -> None:
        if number % 2:
            person(link, (number + 1) // 2, about)

    return once


def answer(link: str, text: str) -> None:
    """Fills the page behind a link and sends it; once more after an error, as people do."""
    _patiently(lambda: not submit(link, {field(link): text}).is_error, f"the answer {text!r} is taken")


def skipping(link: str, number: int, about: str) -> None:
    """Presses "go on without"."""
    body = {"skip": "1"} if "/answer/" in link else {"outcome": "skipped"}
    _patiently(lambda: not submit(link, body).is_error, "the skip is taken")


def declining(link: str, number: int, about: str) -> None:
    answer(link, "never mind")


def field(link: str) -> str:
    """The name of the page's text field. Opening a page answers nothing."""

    def look() -> str | None:
        page = httpx.get(link, timeout=20, trust_env=False)
        found = re.search(r'<(?:textarea|input)(?![^>]*type="hidden")[^>]*name="([^"]+)"', page.text)
        return found[1] if page.is_success and found else None

    return _patiently(look, "the page shows a field")


def _patiently(look: Callable[[], T | None], what: str) -> T:
    """Once a second, also while nobody is there: n8n is restarted in the midst of it."""

    def tried() -> T | None:
        try:
            return look()
        except httpx.TransportError:
            return None

    return until(tried, what, seconds=120, pause=1)


def submit(link: str, body: dict[str, str]) -> httpx.Response:
    return httpx.post(link, data=body, timeout=20, trust_env=False)
