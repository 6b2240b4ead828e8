"""Requests of somebody who may not make them, or not so many."""

from askfirst.http.kinds.kind import Kind

ACCESS = (
    Kind(
        "unauthorized",
        401,
        "An API key is needed",
        "Send the header `Authorization: Bearer KEY` with a key of this service. `askfirst key new`, run on the "
        "service's machine or in its container, makes one; `askfirst key list` shows which are revoked.",
    ),
    Kind(
        "forbidden",
        403,
        "The key does not open this address",
        "Use a key with the scope that the detail names. `askfirst key new --scope SCOPE` makes one.",
    ),
    Kind(
        "too-many-requests",
        429,
        "Too many requests",
        "Wait for as many seconds as the Retry-After header says, and spread your requests. On every answer the "
        "header RateLimit says how many are left. The limit is the setting ASKFIRST_RATE.",
    ),
    Kind(
        "too-many-subscriptions",
        409,
        "There are too many subscriptions",
        "Remove those that are no longer used: GET and DELETE /v1/subscriptions.",
    ),
)
