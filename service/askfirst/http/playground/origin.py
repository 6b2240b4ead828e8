"""Whether a form was sent from our own page, and not from somebody else's (CSRF)."""

from urllib.parse import urlsplit

from litestar.types import HTTPScope

from askfirst.http.problems import RequestError


def check_origin(scope: HTTPScope, own: str) -> None:
    """Refuse what another site's page sent. `own` is where people reach the service. Raises RequestError.

    Browsers say where a form comes from, by Sec-Fetch-Site or at least by Origin; what sends neither is
    no browser that a page could misuse.
    """
    sent = {name: value.decode("latin-1") for name, value in scope["headers"]}
    site, origin = sent.get(b"sec-fetch-site"), sent.get(b"origin")
    if site is not None:
        ours = site in ("same-origin", "none")
    else:
        ours = origin is None or urlsplit(origin).netloc in (sent.get(b"host", ""), urlsplit(own).netloc)
    if not ours:
        raise RequestError("forbidden", "This form was sent from another site's page. Open it here and send it again.")
