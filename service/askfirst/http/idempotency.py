"""The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07)."""

import re
from hashlib import blake2b

import msgspec
from litestar.types import HTTPScope
from msgspec import Struct

from askfirst.desk import Key
from askfirst.http.problems import RequestError

_QUOTED = re.compile(rb'"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"').fullmatch
_PLAIN = re.compile(rb"[\x21\x23-\x7e]+").fullmatch
_LONGEST = 255

_encode = msgspec.json.Encoder(order="deterministic").encode


def key_of(scope: HTTPScope, request: Struct, use: str) -> Key | None:
    """The key of a request, None where it has none. Raises RequestError where it has not the form of one.

    The draft writes it as a quoted string; without quotes it is taken as well. Each API key has a
    space of its own for each `use`, so that nobody is told what another one was answered.
    """
    given = [value.strip() for name, value in scope["headers"] if name == b"idempotency-key"]
    if not given:
        return None
    raw = given[0]
    found = _QUOTED(raw)
    plain = re.sub(rb'\\(["\\])', rb"\1", found[1]) if found else raw if _PLAIN(raw) else b""
    if len(given) > 1 or not 1 <= len(plain) <= _LONGEST:
        detail = f"Idempotency-Key must be one string of 1 to {_LONGEST} visible ASCII characters, in quotes."
        raise RequestError("bad-request", detail)
    owner = scope["state"].get("key_id") or ""
    name = blake2b(owner.encode() + b"\x00" + plain, digest_size=20).hexdigest()
    return Key(f"{use}:{name}", blake2b(_encode(request), digest_size=20).hexdigest())
