"""The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07)."""

import re
from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import Response
from litestar.types import HTTPScope, Scope
from msgspec import Struct

from askfirst.desk import Key, Repeats, Reply
from askfirst.http.dependencies import Injected, caller_of
from askfirst.http.problems import RequestError, problem_of
from askfirst.http.reply import JSON, PROBLEM_JSON, encode
from askfirst.http.reply import place as place_of
from askfirst.ports.ids import WITH

HEADER = "Idempotency-Key"

_QUOTED = re.compile(rb'"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"').fullmatch
_PLAIN = re.compile(rb"[\x21\x23-\x7e]+").fullmatch
_LONGEST = 255
_ERRORS = 400

_encode = msgspec.json.Encoder(order="deterministic").encode


class Nothing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An empty object: the body of a request that needs none."""


NOTHING = Nothing()


class Repeatable:
    """A request that may be repeated under a key: what it does is done once."""

    def __init__(self, scope: Scope, repeats: Injected[Repeats]) -> None:
        self._scope, self._repeats = scope, repeats

    def key(self, request: Struct, use: str, beside: str = "") -> Key | None:
        """The key of a request, None where it has none. Raises RequestError where it has not the form of one.

        The draft writes it as a quoted string; without quotes it is taken as well. Each owner has a space of its own
        for each `use` of each thing: nobody is told what another one was answered. `beside` names that thing, or the
        kind of it: the key is kept with it.
        """
        given = [value.strip() for name, value in self._scope["headers"] if name == HEADER.lower().encode()]
        if not given:
            return None
        raw = given[0]
        found = _QUOTED(raw)
        plain = re.sub(rb'\\(["\\])', rb"\1", found[1]) if found else raw if _PLAIN(raw) else b""
        if len(given) > 1 or not 1 <= len(plain) <= _LONGEST:
            detail = f"Idempotency-Key must be one string of 1 to {_LONGEST} printable ASCII characters, in quotes."
            raise RequestError("bad-request", detail)
        name = blake2b(caller_of(self._scope).owner.encode() + b"\x00" + plain, digest_size=20).hexdigest()
        place = f"{beside}{WITH}" if beside else ""
        return Key(f"{place}{use}:{name}", fingerprint(request))

    async def answer(
        self, key: Key | None, work: Callable[[], Awaitable[Reply]], headers: Mapping[str, str] | None = None
    ) -> Response[Any]:
        """What `work` answers, or what was answered before. Raises as that, KeyInUse or KeyReused."""
        return answered(await self._repeats.answer(key, work), headers)


def fingerprint(request: object) -> str:
    """The same for requests that ask for the same, however their JSON is written."""
    return blake2b(_encode(request), digest_size=20).hexdigest()


def answered(done: Reply, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """An answer that may have been given before, which says so."""
    more = dict(headers or {})
    if done.location is not None:
        more["location"] = done.location
    if done.repeated:
        more["idempotent-replayed"] = "true"
    kind = (JSON if done.status < _ERRORS else PROBLEM_JSON).decode()
    return Response(done.body or None, status_code=done.status, media_type=kind, headers=more)


def refused(error: RequestError, scope: HTTPScope) -> Reply:
    """A refusal as an answer that is kept, for what takes effect and is refused all the same."""
    problem, _ = problem_of(error, place_of(scope))
    return Reply(problem.status, encode(problem))
