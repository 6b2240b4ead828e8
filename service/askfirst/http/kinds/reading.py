"""Requests that cannot be read, or are at the wrong address."""

from askfirst.http.kinds.kind import Kind

READING = (
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
        "Check the address, the parameters and the headers against the description at /docs.",
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
        "messages of a history are read. The limit is the setting that the detail names: "
        "ASKFIRST_MAX_BODY, or for batches and checks of packs ASKFIRST_MAX_LARGE_BODY.",
    ),
    Kind(
        "headers-too-large",
        431,
        "The headers are too large",
        "Send fewer or shorter headers, or a shorter address: they may have 64 KB together.",
    ),
    Kind(
        "headers-timeout",
        408,
        "The headers did not arrive in time",
        "Send the whole request at once. The time limit is the setting ASKFIRST_HEADER_TIMEOUT.",
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
)
