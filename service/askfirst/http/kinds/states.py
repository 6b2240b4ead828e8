"""Requests that come too late, too early or twice: what was decided before, idempotency keys, carried contexts."""

from askfirst.http.kinds.kind import Kind

STATES = (
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
)
