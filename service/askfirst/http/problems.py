"""What can go wrong over HTTP, as RFC 9457 problems: the closed list, and the one mapper.

Every exception, from whatever route, becomes a `Problem` by
`problem_of`; nothing else writes error bodies.
"""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Any, TypeAlias

from litestar.exceptions import HTTPException
from msgspec import UNSET, Meta, Struct, UnsetType

from askfirst.errors import (
    AnswerConflict,
    AnswerError,
    ClarificationError,
    ContextAltered,
    ContextExpired,
    ContextForeign,
    ContextTooLarge,
    CursorError,
    InstructionError,
    KeyInUse,
    KeyReused,
    LinkError,
    Portable,
    ScoringBusy,
    ScoringTooLong,
    StoreError,
    StoreMissing,
    StoreUnavailable,
    UnknownClarification,
    WaitingFull,
)
from askfirst.http.kinds import KINDS, KINDS_BY_STATUS, Kind, slug_of

_log = logging.getLogger("askfirst.http")


class FieldError(Struct, frozen=True):
    """One value that cannot be taken as it is: where it stands, what is wrong, how to mend it."""

    path: Annotated[str, Meta(description="Where the value stands")]
    message: Annotated[str, Meta(description="What is wrong")]
    mend: Annotated[str, Meta(description="How to mend it")]


class Problem(Struct, frozen=True, kw_only=True):
    """The body of every answer with an error status (`application/problem+json`)."""

    type: Annotated[str, Meta(description="The kind of problem: leads to a page about it")]
    title: Annotated[str, Meta(description="The kind of problem in a few words; never changes")]
    status: Annotated[int, Meta(description="The HTTP status")]
    detail: Annotated[str, Meta(description="What went wrong this time, for people")]
    instance: Annotated[str, Meta(description="The address that was asked")]
    errors: Annotated[tuple[FieldError, ...], Meta(description="Each value that does not fit")] = ()
    recorded: Annotated[
        dict[str, Any] | UnsetType, Meta(description="What was decided before: the first answer, or how it ended")
    ] = UNSET
    """What counts instead of what was sent: an answer, or a clarification with its outcome."""


class Unassessed(Struct, frozen=True):
    """Stands in the place of an assessment that could not be made. `problem` is about this item alone."""

    index: Annotated[int, Meta(description="Its place, from 0")]
    problem: Annotated[Problem, Meta(description="What went wrong with this one")]


_ANSWERS = [{"$ref": "#/components/schemas/Assessment"}, {"$ref": "#/components/schemas/Unassessed"}]
Answer: TypeAlias = Annotated[Any, Meta(extra_json_schema={"anyOf": _ANSWERS})]
"""An Assessment or an Unassessed, which only ever leave the service."""


class RequestError(Portable):
    """Raised by our own handlers: this kind of problem, with these particulars."""

    def __init__(
        self,
        slug: str,
        detail: str,
        errors: tuple[FieldError, ...] = (),
        headers: Mapping[str, str] | None = None,
        recorded: dict[str, Any] | None = None,
    ) -> None:
        """`slug` is one of the kinds; `headers` go into the answer, `recorded` into its body."""
        super().__init__(detail)
        self.recorded = recorded
        self.kind, self.detail, self.errors = KINDS[slug], detail, errors
        self.headers = dict(headers or {})


def problem_of(error: Exception, path: str) -> tuple[Problem, dict[str, str]]:
    """The problem that an exception stands for, and the headers that belong to it."""
    refusal = _refusal(error)
    kind = refusal.kind
    problem = Problem(
        type=f"/problems/{kind.slug}",
        title=kind.title,
        status=kind.status,
        detail=refusal.detail,
        instance=path,
        errors=refusal.errors,
        recorded=UNSET if refusal.recorded is None else refusal.recorded,
    )
    return problem, refusal.headers


_SLUGS: dict[type[Exception], str] = {
    ScoringTooLong: "scoring-too-long",
    ScoringBusy: "unavailable",
    StoreMissing: "no-store",
    AnswerConflict: "already-answered",
    UnknownClarification: "unknown-clarification",
    LinkError: "not-found",
    KeyInUse: "idempotency-key-in-use",
    KeyReused: "idempotency-key-reused",
    WaitingFull: "unavailable",
    ContextAltered: "context-altered",
    ContextForeign: "context-foreign",
    ContextExpired: "context-expired",
    ContextTooLarge: "context-too-large",
    ClarificationError: "clarification-closed",
}
"""What errors stand for that say of themselves what is to be said. The first that fits counts."""


def _refusal(error: Exception) -> RequestError:
    """Any exception as a refusal; what nobody foresaw is logged and says nothing to the caller."""
    if isinstance(error, RequestError):
        return error
    if isinstance(error, InstructionError | AnswerError):
        slug = "invalid-answer" if isinstance(error, AnswerError) else slug_of(error.field)
        return RequestError(slug, f"{error}.", (FieldError(error.field, error.detail, f"{error.mend}."),))
    if isinstance(error, CursorError):
        wrong = FieldError("cursor", "is not one that a list returned", "Leave `cursor` out to begin with the newest.")
        return RequestError("bad-request", str(error), (wrong,))
    for kind, slug in _SLUGS.items():
        if isinstance(error, kind):
            wait = getattr(error, "retry_after", None)
            headers = {"retry-after": str(wait)} if wait is not None else None
            return RequestError(slug, str(error), headers=headers, recorded=getattr(error, "recorded", None))
    if isinstance(error, StoreError):
        _log.error("The store failed: %s", error)
        wait = error.retry_after if isinstance(error, StoreUnavailable) else 30
        headers = {"Retry-After": str(wait)}
        return RequestError("store-unavailable", "Nothing was kept. Try again later.", headers=headers)
    if isinstance(error, RecursionError):
        return RequestError("malformed-json", "The body is nested too deeply.")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _foreseen(error)
    _log.error("A request failed for a reason that nobody foresaw", exc_info=error)
    return RequestError("internal-error", "The service failed to answer. The log says why.")


def _foreseen(error: HTTPException) -> RequestError:
    """Litestar's own refusals: no such page, wrong method."""
    kind = KINDS_BY_STATUS.get(error.status_code, KINDS["bad-request"])
    headers = dict(error.headers or {})
    if "allow" in headers:
        headers["allow"] = allowed(*headers["allow"].split(", "))
    return RequestError(kind.slug, _detail(kind, error, headers), headers=headers)


def allowed(*methods: str) -> str:
    """The header `Allow` for an address that has handlers for these methods: HEAD is answered wherever GET is."""
    return ", ".join(sorted({*methods, *(["HEAD"] if "GET" in methods else [])}))


def _detail(kind: Kind, error: HTTPException, headers: Mapping[str, str]) -> str:
    if kind.slug == "method-not-allowed":
        taken = [one for one in headers.get("allow", "another method").split(", ") if one not in {"HEAD", "OPTIONS"}]
        return f"This address takes {' and '.join(taken)}."
    if kind.slug == "not-found":
        return "There is nothing at this address. /docs lists what there is."
    return error.detail or HTTPStatus(error.status_code).phrase


def refused_value(slug: str, path: str, message: str, mend: str) -> RequestError:
    """The refusal of one value; `message` and `mend` are sentences without their full stop."""
    return RequestError(slug, f"`{path}`: {message}. {mend}.", (FieldError(path, message, f"{mend}."),))
