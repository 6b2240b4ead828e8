"""Methods of the routes that answer by themselves."""

from litestar.types import HTTPScope, Send

from askfirst.http.problems import RequestError
from askfirst.http.reply import reply


async def other_method(scope: HTTPScope, send: Send, *taken: str) -> None:
    """Answer OPTIONS; refuse any method but those that are taken (POST unless said). Raises RequestError."""
    names = taken or ("POST",)
    allow = {"allow": ", ".join(sorted({*names, "OPTIONS"}))}
    if scope["method"] != "OPTIONS":
        raise RequestError("method-not-allowed", f"This address takes {' and '.join(names)}.", headers=allow)
    await reply(send, 204, b"", headers=allow)
