"""Methods of the lean paths, which take POST alone."""

from litestar.types import HTTPScope, Send

from askfirst.http.problems import RequestError
from askfirst.http.reply import reply


async def other_method(scope: HTTPScope, send: Send) -> None:
    """Answer OPTIONS; refuse any other method than POST. Raises RequestError."""
    allow = {"allow": "OPTIONS, POST"}
    if scope["method"] != "OPTIONS":
        raise RequestError("method-not-allowed", "This address takes POST.", headers=allow)
    await reply(send, 204, b"", headers=allow)
