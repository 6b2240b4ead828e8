"""The kinds of problem, one page each under /problems/. A kind's slug and title never change."""

from msgspec import Struct


class Kind(Struct, frozen=True):
    """A kind of problem: its status, its fixed title, and what a caller can do about it."""

    slug: str
    status: int
    title: str
    mend: str


_ALL = (
    Kind(
        "malformed-json",
        400,
        "The body is not JSON",
        "Send one JSON object, encoded in UTF-8 and not nested more deeply than a few hundred "
        "levels. The detail says at which byte reading stopped.",
    ),
    Kind(
        "bad-request",
        400,
        "The request cannot be read",
        "Check address, parameters and headers against the description under /docs.",
    ),
    Kind(
        "unauthorized",
        401,
        "An API key is needed",
        "Send the header `Authorization: Bearer KEY` with a key of this service. `askfirst key new`, "
        "run on its machine, makes one; `askfirst key list` shows which are revoked.",
    ),
    Kind(
        "forbidden",
        403,
        "The key does not open this address",
        "Use a key with the scope that the detail names. `askfirst key new --scope SCOPE` makes one.",
    ),
    Kind(
        "not-found",
        404,
        "Nothing at this address",
        "Check the address: /docs lists every route.",
    ),
    Kind(
        "method-not-allowed",
        405,
        "Wrong method",
        "Use one of the methods in the answer's Allow header.",
    ),
    Kind(
        "request-timeout",
        408,
        "The body did not arrive in time",
        "Send the whole body at once. The time limit is the setting ASKFIRST_BODY_TIMEOUT.",
    ),
    Kind(
        "body-too-large",
        413,
        "The body is too large",
        "Send less: an instruction is a few sentences, not a document, and only the last ten "
        "messages of a history are read. The limit is the setting ASKFIRST_MAX_BODY.",
    ),
    Kind(
        "unsupported-media-type",
        415,
        "The body is not declared as JSON",
        "Send the header `Content-Type: application/json`, UTF-8, without Content-Encoding. A batch may "
        "also be `application/x-ndjson`; /v1/hooks/score takes forms as well.",
    ),
    Kind(
        "misdirected-request",
        421,
        "Unknown host",
        "The service answers only under the names it knows, so that a web page cannot reach it "
        "through a name of its own. Use 127.0.0.1 or localhost, or add the name to the setting "
        "ASKFIRST_ALLOWED_HOSTS.",
    ),
    Kind(
        "invalid-instruction",
        422,
        "The instruction cannot be assessed",
        "`errors` names each value that does not fit, and how to mend it.",
    ),
    Kind(
        "invalid-request",
        422,
        "A value of the request does not fit",
        "`errors` names each value that does not fit, and how to mend it. The instruction itself is not the trouble.",
    ),
    Kind(
        "address-refused",
        422,
        "The address may not be called",
        "Give a public address of http or https. One in a private network must be named in the setting "
        "ASKFIRST_CALLBACK_ORIGINS, as http://n8n:5678 for instance; this machine may be called while the service "
        "listens on loopback alone.",
    ),
    Kind(
        "too-many-subscriptions",
        409,
        "There are too many subscriptions",
        "Remove those that are no longer used: GET and DELETE /v1/subscriptions.",
    ),
    Kind(
        "too-many-requests",
        429,
        "Too many requests",
        "Wait for as many seconds as the Retry-After header says, and spread requests. The header "
        "RateLimit says on every answer how many are left; the limit is the setting ASKFIRST_RATE.",
    ),
    Kind(
        "invalid-answer",
        422,
        "The answer cannot be taken",
        "`errors` names the value that does not fit. Name the question by `question_id`, as the clarification gives "
        "it, or by `field`.",
    ),
    Kind(
        "already-answered",
        409,
        "The question has another answer",
        "The first answer counts; `recorded` has it. To send the same answer again does no harm.",
    ),
    Kind(
        "clarification-closed",
        409,
        "The clarification has ended",
        "`recorded` says how it ended. What was acted on stays as it is; open a new clarification if need be.",
    ),
    Kind(
        "unknown-clarification",
        404,
        "No such clarification",
        "Check the id. Closed clarifications are removed after the setting ASKFIRST_KEEP_DAYS.",
    ),
    Kind(
        "idempotency-key-in-use",
        409,
        "A request with this key is being answered",
        "Wait for its answer, or send the same request again after the seconds in Retry-After.",
    ),
    Kind(
        "idempotency-key-reused",
        422,
        "The key stands for another request",
        "Send a new Idempotency-Key with every new request; the same one only to repeat a request unchanged. "
        "Keys are remembered for 24 hours.",
    ),
    Kind(
        "context-altered",
        422,
        "The context is not as it was handed out",
        "Send the `context` of the answer before, whole and unchanged, to the address that gave it.",
    ),
    Kind(
        "context-foreign",
        422,
        "The context was signed elsewhere",
        "Send it to the service that made it. Several replicas need the same ASKFIRST_SECRET; after a change of "
        "secret, name the old one behind the new one.",
    ),
    Kind(
        "context-expired",
        410,
        "The context is too old",
        "Begin anew with the instruction. A context lasts 30 days beyond the deadline that is in it.",
    ),
    Kind(
        "context-too-large",
        413,
        "The clarification is too large to be carried",
        "Send a shorter text or less history, or keep the clarification in the store.",
    ),
    Kind(
        "internal-error",
        500,
        "The service failed",
        "This is our mistake. Try again; if it happens again, report it with the answer's X-Request-Id.",
    ),
    Kind(
        "unavailable",
        503,
        "The service cannot do this now",
        "Try again after the seconds in the answer's Retry-After header. The detail says what is "
        "in the way: too many at once, a part that took too long, or a service that is stopping.",
    ),
    Kind(
        "no-store",
        501,
        "This service keeps nothing",
        "It runs with ASKFIRST_STORE=none. Carry the clarification yourself, or run the service with a store: "
        "sqlite:///path or redis://host:6379/0.",
    ),
    Kind(
        "store-unavailable",
        503,
        "The store cannot be used now",
        "Nothing was kept. Try again after the seconds in the answer's Retry-After header; scoring and carried "
        "clarifications go on meanwhile. The log and /readyz say what is wrong with the store.",
    ),
)

KINDS: dict[str, Kind] = {kind.slug: kind for kind in _ALL}
KINDS_BY_STATUS: dict[int, Kind] = {kind.status: kind for kind in reversed(_ALL)}
KINDS_BY_STATUS[400] = KINDS["bad-request"]
