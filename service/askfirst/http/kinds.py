"""The kinds of problem, one page each under /problems/. A kind's slug and title never change."""

import re

import msgspec
from msgspec import Struct

from askfirst.model import Instruction


class Kind(Struct, frozen=True):
    """A kind of problem: its status, its fixed title, and what a caller can do about it."""

    slug: str
    status: int
    title: str
    mend: str


_TABLE = """
malformed-json 400 The body is not JSON
  Send one JSON object, encoded in UTF-8 and not nested more deeply than a few hundred levels. The detail says at
  which byte reading stopped.
bad-request 400 The request cannot be read
  Check the address, the parameters and the headers against the description at /docs.
not-found 404 Nothing at this address
  Check the address: /docs lists every route.
method-not-allowed 405 Wrong method
  Use one of the methods in the answer's Allow header.
request-timeout 408 The body did not arrive in time
  Send the whole body at once. The time limit is the setting ASKFIRST_BODY_TIMEOUT.
body-too-large 413 The body is too large
  Send less: an instruction is a few sentences, not a document, and only the last ten messages of a history are read.
  The limit is the setting that the detail names: ASKFIRST_MAX_BODY, or for batches and checks of packs
  ASKFIRST_MAX_LARGE_BODY.
headers-too-large 431 The headers are too large
  Send fewer or shorter headers, or a shorter address: they may have 64 KB together.
headers-timeout 408 The headers did not arrive in time
  Send the whole request at once. The time limit is the setting ASKFIRST_HEADER_TIMEOUT.
unsupported-media-type 415 The body is not declared as JSON
  Send the header `Content-Type: application/json`, UTF-8, without Content-Encoding. A batch may also be
  `application/x-ndjson`; /v1/hooks/score takes forms as well.
misdirected-request 421 Unknown host
  The service answers only under the names it knows, so that a web page cannot reach it through a name of its own. Use
  127.0.0.1 or localhost, or add the name to the setting ASKFIRST_ALLOWED_HOSTS.
unauthorized 401 An API key is needed
  Send the header `Authorization: Bearer KEY` with a key of this service. `askfirst key new`, run on the service's
  machine or in its container, makes one; `askfirst key list` shows which are revoked.
forbidden 403 The key does not open this address
  Use a key with the scope that the detail names. `askfirst key new --scope SCOPE` makes one.
too-many-requests 429 Too many requests
  Wait for as many seconds as the Retry-After header says, and spread your requests. On every answer the header
  RateLimit says how many are left. The limit is the setting ASKFIRST_RATE.
too-many-subscriptions 409 There are too many subscriptions
  Remove those that are no longer used: GET and DELETE /v1/subscriptions.
invalid-instruction 422 The instruction cannot be assessed
  `errors` names each value that does not fit, and how to mend it.
invalid-request 422 A value of the request does not fit
  `errors` names each value that does not fit, and how to mend it. The instruction itself is fine.
invalid-answer 422 The answer cannot be taken
  `errors` names the value that does not fit. Name the question by `question_id`, as the clarification gives it, or by
  `field`.
scoring-too-long 422 The text takes too long to assess
  Send a shorter text, or split it into several: the same one would take as long again. The time limit is the setting
  ASKFIRST_SCORE_TIMEOUT; /metrics counts how often it is reached.
address-refused 422 The address may not be called
  Use a public http or https address. An address in a private network must be named in the setting
  ASKFIRST_CALLBACK_ORIGINS, for instance http://n8n:5678. The service's own machine may be called only while the
  service listens on loopback.
already-answered 409 The question has another answer
  The first answer counts; it is in `recorded`. Sending that same answer again does no harm.
clarification-closed 409 The clarification has ended
  `recorded` says how it ended. A late answer changes nothing; open a new clarification if you need one.
unknown-clarification 404 No such clarification
  Check the id. Closed clarifications are removed after some days: the setting ASKFIRST_KEEP_DAYS.
idempotency-key-in-use 409 A request with this key is being answered
  Wait for its answer, or send the same request again after the seconds in Retry-After.
idempotency-key-reused 422 The key stands for another request
  Use a new Idempotency-Key for every new request, and the same one only to repeat a request unchanged. Keys are
  remembered for 24 hours.
context-altered 422 The context is not as it was handed out
  Send the `context` of the last answer, whole and unchanged, to the address that gave it.
context-foreign 422 The context was signed elsewhere
  Send it to the service that made it, with a key of the same owner. Several replicas need the same ASKFIRST_SECRET.
  After a change of the secret, set the new one and the old one, separated by a comma.
context-used 409 The context was used in another way
  Its clarification was opened with `single_use`: of each context the first use counts, and `recorded` is what came of
  it. Go on with the context in there. The same use again gets the same answer.
context-expired 410 The context is too old
  Begin again with the instruction. A context is valid until 30 days after the deadline in it.
context-too-large 413 The clarification is too large to be carried
  Send a shorter text or less history, or keep the clarification in the store.
internal-error 500 The service failed
  This is our mistake. Try again; if it happens again, report it with the answer's X-Request-Id.
unavailable 503 The service cannot do this now
  Try again after the seconds in the answer's Retry-After header. The detail says what is in the way: too many at
  once, a part that took too long, or a service that is stopping.
no-store 501 This service keeps nothing
  It runs with ASKFIRST_STORE=none. Carry the clarification yourself, or run the service with a store: sqlite:///path
  or redis://host:6379/0.
store-unavailable 503 The store cannot be used now
  Nothing was kept. Try again after the seconds in the answer's Retry-After header; scoring and carried clarifications
  go on meanwhile. The log and /readyz say what is wrong with the store.
"""
"""Of each kind its slug, its status and its title in a line, and what to do about it below."""


_ENTRY = re.compile(r"^(\S+) (\d{3}) (.+)\n((?:  .+\n)+)", re.MULTILINE)


def kinds_in(table: str) -> dict[str, Kind]:
    """The kinds of a table, by slug. Raises ValueError where a line belongs to none."""
    if left := _ENTRY.sub("", table).strip():
        raise ValueError(f"No kind of problem: {left}")
    found = {}
    for slug, status, title, mend in _ENTRY.findall(table):
        found[slug] = Kind(slug, int(status), title, " ".join(mend.split()))
    return found


KINDS = kinds_in(_TABLE)
KINDS_BY_STATUS: dict[int, Kind] = {kind.status: kind for kind in reversed(KINDS.values())}
"""The first kind of each status: what Litestar's own refusals are taken for."""
KINDS_BY_STATUS[400] = KINDS["bad-request"]

_INSTRUCTION = {one.encode_name for one in msgspec.structs.fields(Instruction)} | {
    "instruction",
    "instructions",
    "message",
}
"""Names under which requests have an instruction, or a part of one."""
_ANSWER = {"value", "clarifications", "question_id", "field", "explanation", "outcome"}
_STEP = re.compile(r"[.\[\]]+")


def slug_of(path: str, kind: type = object) -> str:
    """The kind of problem for the value at `path` ("chain[1].timeout") in a body of a `kind`."""
    names = _STEP.split(path)
    fields = getattr(kind, "__struct_fields__", ())
    if "value" in fields:
        return "invalid-answer" if _ANSWER & set(names) else "invalid-request"
    return "invalid-instruction" if kind is Instruction or names[0] in _INSTRUCTION else "invalid-request"
