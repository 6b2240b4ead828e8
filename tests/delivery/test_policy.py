"""Which addresses may be called."""

from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.delivery.addresses import Zone, zone_of
from askfirst.delivery.policy import Policy, parsed
from askfirst.errors import AddressError

OUTSIDE = Policy((), loopback=False)
HERE = Policy((), loopback=True)


@pytest.mark.parametrize(
    ("zone", "addresses"),
    [
        ("public", "8.8.8.8 2001:4860:4860::8888 ::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:808:808::1"),
        ("private", "10.0.0.1 172.16.3.4 192.168.1.1 100.64.1.1 198.18.0.1 fc00::1 ::ffff:10.1.2.3 64:ff9b::10.0.0.1"),
        ("loopback", "127.0.0.1 127.8.8.8 ::1 ::ffff:127.0.0.1 2002:7f00:1::1"),
        (
            "never",
            "0.0.0.0 169.254.1.1 169.254.169.254 224.0.0.1 240.1.1.1 255.255.255.255 :: fe80::1 fe80::1%1 ff02::1",
        ),
        ("never", "168.63.129.16 100.100.100.200 192.0.0.192 fd00:ec2::254 ::ffff:169.254.169.254 64:ff9b::a9fe:a9fe"),
        ("never", "::127.0.0.1 fec0::1 2002:a9fe:a9fe::1"),
    ],
)
def test_zones(zone: Zone, addresses: str) -> None:
    for address in addresses.split():
        assert zone_of(ip_address(address)) == zone, address


@given(number=st.integers(0, 2**32 - 1))
def test_an_ipv4_address_inside_an_ipv6_address_is_no_freer(number: int) -> None:
    order = ["never", "loopback", "private", "public"]
    plain = zone_of(ip_address(number))
    for prefix in (0xFFFF << 32, 0x0064FF9B << 96):
        assert order.index(zone_of(ip_address(prefix | number))) <= order.index(plain)
    assert order.index(zone_of(ip_address((0x2002 << 112) | (number << 80)))) <= order.index(plain)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com/x",
        "file:///etc/passwd",
        "//example.com/x",
        "example.com/x",
        "/hook",
        "http://",
        "http:///x",
        "https://user:password@example.com/",
        "https://user@example.com/",
        "https://example.com:22/",
        "https://example.com:25/",
        "https://example.com:6379/",
        "https://example.com:0/",
        "https://example.com:99999/",
        "https://example.com:port/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0x7f.1/",
        "http://0177.0.0.1/",
        "http://127.1/",
        "http://example.0x1/",
        "http://1.2.3.4.5/",
        "http://[::1",
        "http://[fe80::1%25eth0]:80x/",
        "http://exa mple.com/",
        "http://example.com\\@evil.example/",
        "http://example.com/\n",
        "https://example.com/" + "x" * 2000,
    ],
)
def test_what_cannot_be_called_is_refused_as_it_is_written(url: str) -> None:
    with pytest.raises(AddressError) as refused:
        HERE.url(url)
    assert url not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com",
        "http://example.com:8080/x?y=z#f",
        "https://münchen.example/",
        "http://[2001:db8::1]:5678/x",
    ],
)
def test_ordinary_addresses_are_taken(url: str) -> None:
    assert OUTSIDE.url(url)


@given(text=st.text(max_size=60) | st.text(max_size=40).map("http://".__add__))
def test_whatever_is_written_is_taken_or_refused(text: str) -> None:
    try:
        url = OUTSIDE.url(text)
    except AddressError:
        return
    assert url.scheme in ("http", "https") and url.host


def refused(policy: Policy, url: str, *addresses: str) -> bool:
    try:
        policy.check(parsed(url), [ip_address(one) for one in addresses])
    except AddressError:
        return True
    return False


def test_where_a_name_leads_decides() -> None:
    assert not refused(OUTSIDE, "https://a.example/", "8.8.8.8")
    assert refused(OUTSIDE, "https://a.example/", "8.8.8.8", "10.0.0.1")
    assert refused(OUTSIDE, "https://a.example/", "127.0.0.1")
    assert not refused(HERE, "https://a.example/", "127.0.0.1")
    assert refused(HERE, "https://a.example/", "192.168.1.1")
    assert refused(HERE, "https://a.example/", "169.254.169.254")


def test_an_origin_that_is_named_may_be_private_but_never_link_local() -> None:
    policy = Policy(["http://n8n:5678", "https://Intern.Example"], loopback=False)
    assert not refused(policy, "http://n8n:5678/webhook-waiting/1", "172.18.0.3")
    assert refused(policy, "http://n8n:5678/webhook-waiting/1", "169.254.169.254")
    assert refused(policy, "http://n8n:5679/", "172.18.0.3")
    assert refused(policy, "https://n8n:5678/", "172.18.0.3")
    assert not refused(policy, "https://intern.example:443/x", "10.0.0.7")
