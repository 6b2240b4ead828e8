import re

import pytest

from askfirst.http.guard.guard import address
from askfirst.http.guard.limits import Limits
from askfirst.http.problems import RequestError


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_headers_say_what_is_left_and_when_all_is_back() -> None:
    clock = Time()
    limits = Limits(rate=2, burst=3, clock=clock)
    assert limits.spend("a") == [(b"ratelimit-policy", b'"requests";q=3;w=2'), (b"ratelimit", b'"requests";r=2;t=1')]
    limits.spend("a")
    assert limits.spend("a")[1] == (b"ratelimit", b'"requests";r=0;t=2')
    with pytest.raises(RequestError) as caught:
        limits.spend("a")
    assert caught.value.kind.status == 429
    assert caught.value.headers["retry-after"] == "1"
    assert re.fullmatch(r'"requests";r=0;t=\d+', caught.value.headers["ratelimit"])
    assert limits.spend("b")[1] == (b"ratelimit", b'"requests";r=2;t=1'), "others have buckets of their own"
    clock.now += 0.5
    limits.spend("a")


def test_a_flood_of_addresses_takes_no_more_memory() -> None:
    limits = Limits(rate=1, burst=1000, clients=100, clock=Time())
    for number in range(1000):
        limits.spend(f"10.0.{number // 256}.{number % 256}")
        limits.spend("busy")
    assert len(limits) == 100


def test_busy_clients_are_kept_while_idle_ones_go() -> None:
    limits = Limits(rate=1, burst=50, clients=3, clock=Time())
    for number in range(50):
        limits.spend("busy")
        limits.spend(f"idle {number}")
    with pytest.raises(RequestError):
        limits.spend("busy")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::1", "::1"),
    ],
)
def test_an_ipv6_client_cannot_hop_within_its_network(host: str, counted: str) -> None:
    assert address({"client": (host, 5)}) == counted  # type: ignore[typeddict-item]
