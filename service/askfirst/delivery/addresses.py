"""From a name to its addresses, and what an IP address is, as far as calling it goes.

Python's `ipaddress` has tables of its own, which changed within 3.11, 3.12 and 3.13; here the one below decides, so
that every Python judges alike.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Literal, TypeAlias

from askfirst.errors import AskfirstError

Address: TypeAlias = IPv4Address | IPv6Address
Zone: TypeAlias = Literal["public", "private", "loopback", "never"]

_RANGES: dict[Zone, str] = {
    "public": """
        0.0.0.0/0 2000::/3
        192.0.0.9/32 192.0.0.10/32 192.31.196.0/24 192.52.193.0/24 192.175.48.0/24
        2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28
        2620:4f:8000::/48
        ::ffff:0:0/96 64:ff9b::/96 2002::/16
    """,
    "private": """
        10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.168.0.0/16
        192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24
        fc00::/7 2001::/23 2001:db8::/32 3fff::/20
    """,
    "loopback": "127.0.0.0/8 ::1/128",
    "never": """
        0.0.0.0/8 169.254.0.0/16 224.0.0.0/4 240.0.0.0/4
        ::/0
        168.63.129.16/32 100.100.100.200/32 192.0.0.192/32
        fd00:ec2::254/128 fd00:c1::a9fe:a9fe/128 fd20:ce::254/128
    """,
}
"""Networks; the narrowest that has an address decides.

They are those of IANA's special-purpose registries (RFC 6890; iana.org/assignments/iana-ipv4-special-registry and
iana-ipv6-special-registry, as of 2025): public is what is globally reachable, private what is not, never what is no
single machine elsewhere (link-local, multicast, reserved, all of IPv6 outside 2000::/3). What the last line of "public"
has stands for IPv4 addresses, and those within decide; the last two lines of "never" are where Azure, Alibaba, Oracle,
Amazon and Google hand out credentials, beside 169.254.169.254.
"""
_NARROWEST_FIRST = sorted(
    ((ip_network(text), zone) for zone, texts in _RANGES.items() for text in texts.split()),
    key=lambda one: -one[0].prefixlen,
)
_NAT64 = ip_network("64:ff9b::/96")
_ISATAP = (0x00005EFE, 0x02005EFE)
_STRICT: tuple[Zone, ...] = ("never", "loopback", "private", "public")


def zone_of(address: Address) -> Zone:
    """The zone of an address; of one that holds others (IPv4 in IPv6), the strictest of all of them."""
    return min((_zone(one) for one in (address, *_inside(address))), key=_STRICT.index)


def _zone(address: Address) -> Zone:
    return next(zone for network, zone in _NARROWEST_FIRST if address in network)


def _inside(address: Address) -> list[Address]:
    """The IPv4 addresses that an IPv6 address holds: mapped, 6to4, Teredo, NAT64, ISATAP."""
    if isinstance(address, IPv4Address):
        return []
    found: list[Address | None] = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64 or (int(address) >> 32) & 0xFFFFFFFF in _ISATAP:
        found.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return [one for one in found if one is not None]


Resolver: TypeAlias = Callable[[str, int], Awaitable[tuple[Address, ...]]]
"""The addresses of a host for a port, in the order to try them. Raises ResolvingError."""
PLACES = 8
"""Names that are looked up at once. A name service that hangs takes these, and no thread that anything else needs."""
_threads = ThreadPoolExecutor(PLACES, "askfirst-names")
_UNKNOWN = frozenset({socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME)})


class ResolvingError(AskfirstError):
    """A name has no addresses; `unknown` where the name service is sure of it."""

    def __init__(self, *, unknown: bool) -> None:
        super().__init__("The name could not be resolved")
        self.unknown = unknown


async def resolve(host: str, port: int) -> tuple[Address, ...]:
    """By the system's resolver; what is an address already needs none. Raises ResolvingError."""
    try:
        return (ip_address(host),)
    except ValueError:
        pass
    try:
        found = await asyncio.get_running_loop().run_in_executor(_threads, _look_up, host, port)
    except socket.gaierror as error:
        raise ResolvingError(unknown=error.errno in _UNKNOWN) from None
    except (OSError, UnicodeError):
        raise ResolvingError(unknown=False) from None
    return tuple(dict.fromkeys(ip_address(place[0]) for _, _, _, _, place in found))


def _look_up(host: str, port: int) -> list[tuple[Any, ...]]:
    return list(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
