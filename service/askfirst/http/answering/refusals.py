"""The pages for what cannot be shown or taken: each says what happened to the answer, and what to do."""

import logging
from html import escape

from askfirst.errors import AskfirstError, LinkError, StoreError, StoreMissing, UnknownClarification
from askfirst.http.answering.frame import heading, page
from askfirst.http.answering.texts import Words
from askfirst.http.problems import RequestError, problem_of
from askfirst.model import MAX_TEXT

_log = logging.getLogger("askfirst.http")


def refusal(words: Words, error: AskfirstError | RequestError, path: str) -> tuple[int, str, dict[str, str]]:
    """Status, page and headers for an error. `path` leads back to the question."""
    problem, headers = problem_of(error, path)
    if isinstance(error, LinkError | UnknownClarification | StoreMissing):
        return 404, told(words, words.nowhere, words.nowhere_why, None), {}
    if isinstance(error, StoreError):
        return 503, told(words, words.try_again, words.store_away, path), headers
    if isinstance(error, RequestError) and error.kind.slug == "body-too-large":
        return (
            problem.status,
            told(words, words.failed, words.too_long.format(count=f"> {MAX_TEXT}", most=MAX_TEXT), path),
            {},
        )
    if isinstance(error, RequestError):
        return problem.status, told(words, words.failed, words.unreadable, path), headers
    _log.error("An answer could not be taken: %s", error)
    return problem.status, told(words, words.failed, words.not_taken, path), headers


def told(words: Words, title: str, text: str, path: str | None) -> str:
    """A page that only says something, with the way back to the question where there is one."""
    back = f'\n<p><a class="button" href="{escape(path)}">{escape(words.back)}</a></p>' if path else ""
    return page(words, title, f'{heading(title)}\n<p role="alert">{escape(text)}</p>{back}')
