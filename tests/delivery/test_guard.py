"""No request leaves for where it may not go, whatever the name service says."""

import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_address

import pytest

from askfirst.delivery.addresses import Address, Resolver, ResolvingError
from askfirst.delivery.delivering import Deliveries
from askfirst.delivery.policy import Policy
from askfirst.delivery.schedule import Answered, Unreached
from askfirst.delivery.sender import Sender
from askfirst.errors import AddressError
from askfirst.ports import Store, new_id
from tests.delivery.receiver import ReceiverServer
from tests.delivery.sending import KEY, Counted, callback, delivering, happened, until

pytestmark = pytest.mark.anyio


def saying(*answers: str) -> Resolver:
    """A name service that gives these answers one after the other, the last one for ever."""
    left = list(answers)

    async def resolver(host: str, port: int) -> tuple[Address, ...]:
        answer = left.pop(0) if len(left) > 1 else left[0]
        return tuple(ip_address(one) for one in answer.split())

    return resolver


@contextmanager
def listening() -> Iterator[socket.socket]:
    """A port on loopback where any connection would be noticed."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        server.setblocking(False)
        yield server


def port_of(server: socket.socket) -> int:
    port: int = server.getsockname()[1]
    return port


async def reason_of(store: Store, url: str, resolver: Resolver) -> str:
    """Why a delivery to this URL was given up by a service that is bound beyond loopback."""
    async with delivering(store, resolver=resolver, loopback=False) as counted:
        await store.publish(happened(new_id(), 1, callback(url)))
        await until(lambda: counted.outcomes["dead"] == 1)
    return (await store.dead_letters(1)).letters[0].reason


@pytest.mark.parametrize("address", ["127.0.0.1", "::ffff:127.0.0.1", "8.8.8.8 127.0.0.1", "127.0.0.1 8.8.8.8"])
async def test_a_name_that_has_come_to_lead_inside_is_not_called(store: Store, address: str) -> None:
    with listening() as server:
        reason = await reason_of(store, f"http://hook.example:{port_of(server)}/", saying(address))
        with pytest.raises(BlockingIOError):
            server.accept()
    assert reason == "its address may not be called"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:7f00:1]", "0.0.0.0", "localhost"]
)
async def test_an_address_in_any_form_is_not_called(store: Store, host: str) -> None:
    from askfirst.delivery.addresses import resolve  # noqa: PLC0415

    with listening() as server:
        assert await reason_of(store, f"http://{host}:{port_of(server)}/", resolve) == "its address may not be called"
        with pytest.raises(BlockingIOError):
            server.accept()


async def test_the_address_that_was_checked_is_the_one_connected_to(store: Store, receiver: ReceiverServer) -> None:
    """DNS rebinding: the first answer is fine and the second is not; there is no second question."""
    origin = f"http://hook.example:{receiver.port}"
    async with delivering(store, resolver=saying("127.0.0.1", "169.254.169.254"), origins=(origin,)) as counted:
        await store.publish(happened(new_id(), 1, callback(f"{origin}/x")))
        await until(lambda: counted.outcomes["delivered"] == 1)
        await store.publish(happened(new_id(), 1, callback(f"{origin}/x")))
        await until(lambda: counted.outcomes["dead"] == 1)
    (got,) = receiver.got
    assert got.headers["host"] == f"hook.example:{receiver.port}"


async def test_a_connection_serves_again_where_the_check_leads_to_the_same_address(receiver: ReceiverServer) -> None:
    receiver.keeps = True
    origins = [f"http://{name}.example:{receiver.port}" for name in ("hook", "other")]
    names = saying("127.0.0.1", "127.0.0.1", "127.0.0.1", "169.254.169.254")
    sender = Sender(Policy(origins, loopback=False), names)
    answers = [await sender.send(happened(new_id(), 1), f"{origins[n]}/x", [KEY]) for n in (0, 0, 1, 0)]
    await sender.close()
    assert answers == [*[Answered(200)] * 3, Unreached("forbidden")]
    assert receiver.connections == 2  # no name is called on a connection that was opened for another


async def test_each_address_of_a_name_is_tried(store: Store, receiver: ReceiverServer) -> None:
    async with delivering(store, resolver=saying("127.0.0.9 127.0.0.1")) as counted:
        await store.publish(happened(new_id(), 1, callback(f"http://hook.example:{receiver.port}/")))
        await until(lambda: counted.outcomes["delivered"] == 1)


def checking(resolver: Resolver, *, loopback: bool = False) -> Deliveries:
    store: Store = None  # type: ignore[assignment]  # a check asks no store
    return Deliveries(store, Policy((), loopback=loopback), lambda: (KEY,), Counted(), resolver)


async def test_an_address_is_checked_when_it_is_given() -> None:
    await checking(saying("8.8.8.8")).check("https://hook.example/x")
    await checking(saying("127.0.0.1"), loopback=True).check("http://127.0.0.1:5678/x")
    for resolver in (saying("10.1.2.3"), saying("127.0.0.1"), saying("169.254.169.254"), saying("8.8.8.8 ::1")):
        with pytest.raises(AddressError):
            await checking(resolver).check("https://hook.example/x")


@pytest.mark.parametrize("unknown", [True, False])
async def test_an_unknown_name_is_refused_but_a_silent_name_service_is_no_reason_to(unknown: bool) -> None:
    async def resolver(host: str, port: int) -> tuple[Address, ...]:
        raise ResolvingError(unknown=unknown)

    try:
        await checking(resolver).check("https://hook.example/x")
        refused = False
    except AddressError:
        refused = True
    assert refused == unknown
