"""What an IP address is, as far as calling it goes.

The ranges are those of IANA's special-purpose registries (RFC 6890), as Python's `ipaddress` has them,
and the addresses at which clouds hand out credentials.
"""

from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Literal, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Zone: TypeAlias = Literal["public", "private", "loopback", "never"]

_METADATA = frozenset({
    IPv4Address("169.254.169.254"),
    IPv4Address("168.63.129.16"),  # Azure
    IPv4Address("100.100.100.200"),  # Alibaba
    IPv4Address("192.0.0.192"),  # Oracle
    IPv6Address("fd00:ec2::254"),  # Amazon
    IPv6Address("fd00:c1::a9fe:a9fe"),  # Oracle
    IPv6Address("fd20:ce::254"),  # Google
})  # fmt: skip
_NAT64 = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
_COMPATIBLE = ip_network("::/96")
_ISATAP = (0x00005EFE, 0x02005EFE)
_THIS_NETWORK = ip_network("0.0.0.0/8")
_SITE_LOCAL = ip_network("fec0::/10")
_STRICT: tuple[Zone, ...] = ("never", "loopback", "private", "public")


def zone_of(address: Address) -> Zone:
    """The zone of an address; of one that holds others (IPv4 in IPv6), the strictest of all of them."""
    return min((_zone(one) for one in (address, *_inside(address))), key=_STRICT.index)


def _zone(address: Address) -> Zone:
    if _nowhere(address) or address in _METADATA:
        return "never"
    if address.is_loopback:
        return "loopback"
    return "public" if address.is_global or _wraps(address) else "private"


def _nowhere(address: Address) -> bool:
    """No single machine to call: unspecified, link-local, multicast, broadcast, reserved, this network."""
    if address.version == 4:
        return (
            address in _THIS_NETWORK
            or address.is_link_local
            or address.is_multicast
            or address.is_reserved  # 240.0.0.0/4 with the broadcast address
        )
    if address in _COMPATIBLE:
        return address != IPv6Address("::1")
    return (
        address.is_link_local
        or address.is_multicast
        or address in _SITE_LOCAL
        or (address.is_reserved and not _wraps(address))
    )


def _wraps(address: Address) -> bool:
    """Whether it stands for an IPv4 address alone, so that only that one counts."""
    return isinstance(address, IPv6Address) and (address.ipv4_mapped is not None or address in _NAT64[0])


def _inside(address: Address) -> list[Address]:
    """The IPv4 addresses that an IPv6 address holds: mapped, 6to4, Teredo, NAT64, ISATAP."""
    if isinstance(address, IPv4Address):
        return []
    found: list[Address | None] = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    low = IPv4Address(int(address) & 0xFFFFFFFF)
    if any(address in network for network in _NAT64) or (int(address) >> 32) & 0xFFFFFFFF in _ISATAP:
        found.append(low)
    return [one for one in found if one is not None]
