"""Requests that come too late, too early or twice: what was decided before, idempotency keys, carried contexts."""

from askfirst.http.kinds.kind import Kind

STATES = (
    Kind(
        "already-answered",
        409,
        "The question has another answer",
        "The first answer counts; it is in `recorded`. Sending that same answer again does no harm.",
    ),
    Kind(
        "clarification-closed",
        409,
        "The clarification has ended",
        "`recorded` says how it ended. A late answer changes nothing; open a new clarification if you need one.",
    ),
    Kind(
        "unknown-clarification",
        404,
        "No such clarification",
        "Check the id. Closed clarifications are removed after some days: the setting ASKFIRST_KEEP_DAYS.",
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
        "Use a new Idempotency-Key for every new request, and the same one only to repeat a request unchanged. "
        "Keys are remembered for 24 hours.",
    ),
    Kind(
        "context-altered",
        422,
        "The context is not as it was handed out",
        "Send the `context` of the last answer, whole and unchanged, to the address that gave it.",
    ),
    Kind(
        "context-foreign",
        422,
        "The context was signed elsewhere",
        "Send it to the service that made it, with a key of the same owner. Several replicas need the same "
        "ASKFIRST_SECRET. After a change of the secret, set the new one and the old one, separated by a comma.",
    ),
    Kind(
        "context-used",
        409,
        "The context was used in another way",
        "Its clarification was opened with `single_use`: of each context the first use counts, and `recorded` is what "
        "came of it. Go on with the context in there. The same use again gets the same answer.",
    ),
    Kind(
        "context-expired",
        410,
        "The context is too old",
        "Begin again with the instruction. A context is valid until 30 days after the deadline in it.",
    ),
    Kind(
        "context-too-large",
        413,
        "The clarification is too large to be carried",
        "Send a shorter text or less history, or keep the clarification in the store.",
    ),
)
