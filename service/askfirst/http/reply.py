"""Problems as answers, and answers that are written straight to ASGI."""

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.types import HTTPScope, Send

from askfirst.http.problems import problem_of
from askfirst.http.templating import HEADERS, render

JSON = b"application/json"
NDJSON = b"application/x-ndjson"
PROBLEM_JSON = b"application/problem+json"
HTML = b"text/html; charset=utf-8"

encode = msgspec.json.Encoder().encode


async def reply(
    send: Send,
    status: int,
    body: bytes,
    content_type: bytes = JSON,
    headers: dict[str, str] | None = None,
) -> None:
    """Send one complete answer."""
    lines = [(b"content-type", content_type), (b"content-length", b"%d" % len(body))]
    if headers:
        lines += [(name.encode("latin-1"), text.encode("latin-1")) for name, text in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def problem_answer(error: Exception, scope: HTTPScope) -> tuple[int, bytes, bytes, dict[str, str]]:
    """The problem that an exception stands for: status, body, media type, headers. Who reads pages gets a page."""
    problem, headers = problem_of(error, place(scope))
    if reads_pages(scope):
        return problem.status, render("problem.html", problem=problem).encode(), HTML, HEADERS | headers
    return problem.status, encode(problem), PROBLEM_JSON, headers


async def reply_problem(error: Exception, scope: HTTPScope, send: Send) -> None:
    """Send the problem."""
    await reply(send, *problem_answer(error, scope))


def problem_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The same as an answer of Litestar's."""
    status, body, media_type, headers = problem_answer(error, request.scope)
    kind = media_type.decode().partition(";")[0]  # Litestar names the charset itself
    return Response(body, status_code=status, media_type=kind, headers=headers)


def gone(_request: Request[Any, Any, Any], _error: Exception) -> Response[None]:
    """For a client that went away: nobody reads it, 499 is what is counted, as nginx does."""
    return Response(None, status_code=499, media_type="text/plain")


def last_words(error: Exception, path: str) -> bytes:
    """The problem that an exception stands for as a whole answer, for a connection that is then closed."""
    problem, headers = problem_of(error, path)
    body = encode(problem)
    told = {"content-type": PROBLEM_JSON.decode(), "content-length": str(len(body)), "connection": "close", **headers}
    lines = (f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}", *map(": ".join, told.items()), "", "")
    return "\r\n".join(lines).encode("latin-1") + body


def reads_pages(scope: HTTPScope) -> bool:
    """Whether a browser shows the answer to a person: it asks for HTML, and at an address outside the API."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    return b"text/html" in accepted and not scope["path"].startswith("/v1/")


def place(scope: HTTPScope) -> str:
    """The address that was asked for, as it was written: what a problem's `instance` says."""
    return scope["raw_path"].decode("ascii", "replace")
