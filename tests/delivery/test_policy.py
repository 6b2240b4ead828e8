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
        ("public", "8.8.8.8 1.1.1.1 100.63.255.255 100.128.0.0 172.32.0.0 198.17.255.255 198.20.0.0 223.255.255.255"),
        ("public", "192.0.0.9 192.0.0.10 192.31.196.1 192.52.193.1 192.175.48.1 192.0.1.0"),
        ("public", "2001:4860:4860::8888 2001:1::1 2001:1::2 2001:1::3 2001:3::1 2001:4:112::1 2001:20::1 2001:30::1"),
        ("public", "2001:200:: 2001:db7::1 2620:4f:8000::1 3ffe::1"),
        ("public", "::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:808:808::1"),
        ("private", "10.0.0.1 172.16.3.4 172.31.255.255 192.168.1.1 100.64.1.1 100.127.255.255"),
        ("private", "192.0.0.1 192.0.0.8 192.0.0.170 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.1"),
        (
            "private",
            "fc00::1 fdff::1 2001:2::1 2001:1::4 2001:10::1 2001:1ff::1 2001:db8::1 3fff::1 3fff:fff::1",
        ),
        ("private", "::ffff:10.1.2.3 64:ff9b::10.0.0.1 2002:a00:1::1"),
        ("loopback", "127.0.0.1 127.8.8.8 ::1 ::ffff:127.0.0.1 2002:7f00:1::1"),
        ("never", "0.0.0.0 0.1.2.3 169.254.1.1 169.254.169.254 224.0.0.1 239.1.1.1 240.1.1.1 255.255.255.255"),
        ("never", ":: ::2 ::127.0.0.1 64:ff9a::1 64:ff9b:1::1 100::1 100:0:0:1::1 1fff::1 4000::1 5f00::1"),
        ("never", "fe80::1 fe80::1%1 febf::1 fec0::1 ff02::1 fe00::1"),
        ("never", "168.63.129.16 100.100.100.200 192.0.0.192 fd00:ec2::254 fd00:c1::a9fe:a9fe fd20:ce::254"),
        ("never", "::ffff:169.254.169.254 64:ff9b::a9fe:a9fe 2002:a9fe:a9fe::1"),
        ("never", "2001:0:a9fe:a9fe:: 2001:4860::5efe:a9fe:a9fe"),
    ],
)
def test_zones(zone: Zone, addresses: str) -> None:
    """The same on every Python: what its `ipaddress` takes for private differs between releases of 3.11 to 3.13."""
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
