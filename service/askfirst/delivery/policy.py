"""Which addresses may be called: the rules for a URL as it is written, and for where its name leads."""

import re
from collections.abc import Iterable, Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING

from askfirst.delivery.addresses import Address, Zone, zone_of
from askfirst.errors import AddressError

if TYPE_CHECKING:
    import httpx

MAX_URL = 2_000
"""Characters of a URL."""
_PORTS = {"http": 80, "https": 443}
_NOT_HTTP = frozenset({
    2049, 3659, 4045, 4190, 5060, 5061, 6000, 6379, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080, 11211,
})  # fmt: skip
"""Ports from 1024 on at which other protocols listen: those that browsers refuse (Fetch, 2.10), Redis, memcached."""
_STRANGE = re.compile(r"[\s\x00-\x1f\x7f\\]")
_NUMBER = re.compile(r"(0[xX][0-9a-fA-F]*|[0-9]+)\.?$")


class Policy:
    """What may be called from here."""

    def __init__(self, origins: Iterable[str], *, loopback: bool) -> None:
        """`origins` may be called although they are private; `loopback`: this machine may be called as well.

        Raises AddressError where an origin is none.
        """
        self.origins = frozenset(origin_of(parsed(origin)) for origin in origins)
        self._zones: frozenset[Zone] = frozenset({"public", "loopback"} if loopback else {"public"})

    def url(self, text: str) -> "httpx.URL":
        """The URL, if it is one that may be called as it is written. Raises AddressError."""
        url = parsed(text)
        origin = origin_of(url)
        if origin not in self.origins:
            check_port(origin[2])
        return url

    def check(self, url: "httpx.URL", found: Sequence[Address]) -> None:
        """Whether all addresses that the name leads to may be called. Raises AddressError.

        All: a name that leads to a forbidden address beside an allowed one is not to be trusted.
        """
        named = origin_of(url) in self.origins
        allowed = self._zones | {"private", "loopback"} if named else self._zones
        zones = {zone_of(address) for address in found}
        if "never" in zones:
            raise AddressError("leads to an address that is never called (link-local, metadata, or no machine's)")
        if not zones <= allowed:
            what = "this machine" if "loopback" in zones else "a private network"
            raise AddressError(f"leads into {what}", "Add its origin to the setting ASKFIRST_CALLBACK_ORIGINS")


def origin_of(url: "httpx.URL") -> tuple[str, str, int]:
    """Scheme, host and port."""
    return url.scheme, url.raw_host.decode("ascii").rstrip("."), url.port or _PORTS[url.scheme]


def parsed(text: str) -> "httpx.URL":
    """A whole URL of http or https, without a user name. Raises AddressError."""
    if len(text) > MAX_URL:
        raise AddressError(f"has more than {MAX_URL} characters", "Shorten it")
    if _STRANGE.search(text):
        raise AddressError("has spaces, control characters or backslashes in it", "Percent-encode them")
    import httpx  # noqa: PLC0415 not at every start: it brings its own command line

    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, UnicodeError, ValueError):
        raise AddressError("is no URL") from None
    if url.scheme not in _PORTS or not url.raw_host:
        raise AddressError("is no whole URL of http or https", "Write it as https://host/path")
    if url.userinfo:
        raise AddressError("has a user name or a password in it", "Put a secret into the path or the query instead")
    if url.port is not None and not 0 < url.port < 65_536:
        raise AddressError("has a port that there is not", "Use one from 1 to 65535")
    check_host(url.raw_host.decode("ascii"))
    return url


def check_host(host: str) -> None:
    """Refuse numbers that some resolvers take for an IPv4 address: 2130706433, 0x7f.1, 0177.0.0.1."""
    try:
        ip_address(host)
    except ValueError:
        if _NUMBER.match(host.rstrip(".").rpartition(".")[2]):
            raise AddressError("has an IP address in an unusual form", "Write it as four decimal numbers") from None


def check_port(port: int) -> None:
    """Refuse ports at which something else than HTTP listens. Raises AddressError."""
    if port in _NOT_HTTP or (port < 1024 and port not in _PORTS.values()):
        mend = "Use 80, 443 or one from 1024 on, or add the origin to the setting ASKFIRST_CALLBACK_ORIGINS"
        raise AddressError(f"has the port {port}, which is not one for HTTP", mend)
