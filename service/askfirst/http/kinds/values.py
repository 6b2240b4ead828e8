"""Requests with a value that does not fit."""

from askfirst.http.kinds.kind import Kind

VALUES = (
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
        "`errors` names each value that does not fit, and how to mend it. The instruction itself is fine.",
    ),
    Kind(
        "invalid-answer",
        422,
        "The answer cannot be taken",
        "`errors` names the value that does not fit. Name the question by `question_id`, as the clarification gives "
        "it, or by `field`.",
    ),
    Kind(
        "scoring-too-long",
        422,
        "The text takes too long to assess",
        "Send a shorter text, or split it into several: the same one would take as long again. The time limit is the "
        "setting ASKFIRST_SCORE_TIMEOUT; /metrics counts how often it is reached.",
    ),
    Kind(
        "address-refused",
        422,
        "The address may not be called",
        "Use a public http or https address. An address in a private network must be named in the setting "
        "ASKFIRST_CALLBACK_ORIGINS, for instance http://n8n:5678. The service's own machine may be called only "
        "while the service listens on loopback.",
    ),
)
