"""Reading a request's body: bounded, timed, strict, with a clear refusal; and whether somebody waits for the answer."""

import asyncio
import re
from collections.abc import Coroutine, Iterator
from contextvars import ContextVar
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.types import Empty, HTTPScope, Receive
from litestar.utils.typing import make_non_optional_union
from multipart import parse_options_header

from askfirst.fitting import members, whole
from askfirst.http.kinds import slug_of
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.validation import refusal_of
from askfirst.model import Instruction

T = TypeVar("T")

MAX_BODY, MAX_LARGE_BODY = "ASKFIRST_MAX_BODY", "ASKFIRST_MAX_LARGE_BODY"
"""The settings that bound bodies: all of them, and those of batches and of checks of packs."""

_UTF_8 = frozenset({"utf-8", "utf8", "us-ascii"})
_MAYBE_CONTROL = re.compile(rb"\\(?:[bf]|u00[0189]|u007[fF])|\x7f|\xc2[\x80-\x9f]")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


client: ContextVar[Receive | None] = ContextVar("client", default=None)
"""From where the request comes that is answered now; None for work of the service's own."""


class DisconnectedError(Exception):
    """The client went away before its request was complete: nobody is left to answer."""


def decoded(body: bytes, kind: type[T]) -> T:
    """A whole body as a value; raises RequestError."""
    try:
        return cast("T", _decoder(cast("Any", kind)).decode(body))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return _mended(error, body, kind)


def read_json(body: bytes, kind: type[T]) -> T:
    """The same, without control characters anywhere."""
    value = decoded(body, kind)
    if _MAYBE_CONTROL.search(body):
        check_controls(msgspec.json.decode(body), kind)
    return value


@cache
def _decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _mended(error: Exception, body: bytes, kind: type[T]) -> T:
    """The value where all that was wrong are whole numbers written as 300.0 or 3e2; else raises RequestError."""
    if isinstance(error, msgspec.ValidationError) and "got `float`" in str(error):
        try:
            return msgspec.convert(whole(msgspec.json.decode(body), members(kind)), kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as left:
            error = left
    raise refusal_of(error, body, kind) from None


class StrictRequest(Request[Any, Any, Any]):
    """Litestar's request, whose body is read as strictly as the API promises, whatever a route takes."""

    async def body(self) -> bytes:
        """The whole body, within the route's bounds. Raises RequestError or DisconnectedError.

        Where the route takes JSON, it has to be declared as such, and to be there unless the route can do without.
        """
        if self._body is Empty:
            handler, field = self.route_handler, self.route_handler.parsed_data_field
            if handler.opt.get("json") if field is None else not field.is_optional:
                check_json(self.scope)
            body = await self._read()
            if field is not None and field.is_optional and not body.strip():
                body = b""
            elif field is not None and not body:
                raise refusal_of(msgspec.DecodeError("empty"), b"", field.annotation)
            self._body = self._connection_state.body = body
        return self._body

    async def _read(self) -> bytes:
        """What comes, as long as it is not too much and not too slow."""
        if self.headers.get("content-encoding", "").strip().lower() not in ("", "identity"):
            raise RequestError("unsupported-media-type", "Compressed bodies are not read.")
        patience: float = self.app.state.body_timeout
        try:
            async with asyncio.timeout(patience):
                return b"".join([part async for part in self.stream()])
        except RequestEntityTooLarge:
            most = self.route_handler.resolve_request_max_body_size()
            setting = self.route_handler.opt.get("body_setting", MAX_BODY)
            detail = f"The body has more than {most} bytes. Send less, or raise the service's setting {setting}."
            raise RequestError("body-too-large", detail) from None
        except TimeoutError:
            detail = f"The body was not complete after {patience:g} s."
            raise RequestError("request-timeout", detail, headers={"connection": "close"}) from None
        except InternalServerException:
            raise DisconnectedError from None

    async def json(self) -> Any:
        """The body as what the route takes. Raises RequestError."""
        field = self.route_handler.parsed_data_field
        if field is None:
            return msgspec.json.decode(await self.body())
        check_json(self.scope)
        kind = make_non_optional_union(field.annotation) if field.is_optional else field.annotation
        return read_json(await self.body(), kind)


def check_json(scope: HTTPScope) -> None:
    """Refuse a body that is not declared as JSON in UTF-8; other parameters mean nothing. Raises RequestError."""
    content_type = declared(scope)
    if content_type == b"application/json":
        return
    media_type, parameters = parse_options_header(content_type.decode("latin-1"))
    charset = parameters.get("charset", "utf-8").strip("'").lower()
    if media_type != "application/json" or charset not in _UTF_8:
        raise unsupported(content_type, "application/json (UTF-8)")


def declared(scope: HTTPScope) -> bytes:
    """What the Content-Type header says; empty where there is none."""
    content_type = b""
    for name, value in scope["headers"]:
        if name == b"content-type":
            content_type = value
    return content_type


def unsupported(content_type: bytes, wanted: str) -> RequestError:
    """The refusal of a body that is declared as something else."""
    said = f"says {content_type.decode('latin-1')!r}" if content_type else "is missing"
    return RequestError("unsupported-media-type", f"Content-Type {said}; it must be {wanted}.")


def check_controls(value: Any, kind: type = Instruction) -> None:
    """Refuse control characters other than tab and line ends, in keys and in values. Raises RequestError."""
    errors = tuple(
        FieldError(path, f"Control character U+{ord(char):04X}", "Remove it.") for path, char in _controls(value, "")
    )
    if errors:
        detail = f"{errors[0].message} in `{errors[0].path}`."
        raise RequestError(slug_of(errors[0].path, kind), detail, errors[:20])


def _controls(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Where control characters stand, depth first."""
    if isinstance(value, str):
        if found := _CONTROL.search(value):
            yield path, found[0]
    elif isinstance(value, dict):
        for key, item in value.items():
            if found := _CONTROL.search(key):
                yield path or "$", found[0]
            else:
                yield from _controls(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _controls(item, f"{path}[{index}]")


async def while_client_waits(work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, whose request has been read, as `while_connected` gives it."""
    receive = client.get()
    return await (work if receive is None else while_connected(receive, work))


async def while_connected(receive: Receive, work: Coroutine[Any, Any, T]) -> T:
    """The result of the work. Raises DisconnectedError, and stops the work, when the client goes away."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_disconnected(receive))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise DisconnectedError
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _disconnected(receive: Receive) -> None:
    """Returns when the client has gone away; the body has been read before."""
    while (await receive())["type"] != "http.disconnect":
        pass
