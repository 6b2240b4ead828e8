"""What a connection may do before a request is complete, over real sockets: offers, sizes, times, numbers."""

import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from select import select
from time import monotonic

import httpx
import pytest

from askfirst.http.connection import HEADERS
from tests.http.service import Service, serving

BODY = b'{"text": "Give them a good discount", "department": "sales"}'
SCORE = b"POST /v1/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
LENGTH = b"Content-Length: %d\r\n" % len(BODY)
LIVE = b"GET /livez HTTP/1.1\r\nHost: localhost\r\n"
OFFER = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABk\r\n"
"""As Java's HttpClient and `curl --http2` offer HTTP/2."""
SOON = 0.4
FILES = 256


class Client:
    """One connection, and its answers one by one."""

    def __init__(self, service: Service) -> None:
        self.socket = socket.create_connection(("127.0.0.1", service.port), timeout=20)
        self.answers = self.socket.makefile("rb")

    def send(self, *parts: bytes) -> "Client":
        self.socket.sendall(b"".join(parts))
        return self

    def answer(self) -> tuple[int, bytes]:
        """Status and body of the next answer; 0 where the connection ends instead."""
        try:
            line = self.answers.readline()
        except ConnectionResetError:
            line = b""
        if not line:
            return 0, b""
        length = 0
        while (header := self.answers.readline().strip()) != b"":
            name, _, value = header.partition(b": ")
            length = int(value) if name.lower() == b"content-length" else length
        return int(line.split()[1]), self.answers.read(length)

    def ended(self) -> bool:
        """Whether nothing more comes; waits for the end."""
        return self.answer() == (0, b"")

    def close(self) -> None:
        self.answers.close()
        self.socket.close()


@contextmanager
def opened(service: Service, count: int = 1, begun: bytes = b"") -> Iterator[list[Client]]:
    """So many connections; on each of them this is sent before the next is opened."""
    with ExitStack() as stack:
        clients = [Client(service).send(begun) for _ in range(count)]
        for client in clients:
            stack.callback(client.close)
        yield clients


@pytest.fixture
def client(service: Service) -> Iterator[Client]:
    with opened(service) as (one,):
        yield one


@pytest.fixture(scope="module")
def hasty() -> Iterator[Service]:
    """A service that waits for headers only shortly."""
    with serving(header_timeout=str(SOON), store="none") as running:
        yield running


@pytest.fixture(scope="module")
def narrow() -> Iterator[Service]:
    """A service with few files: it may have some 170 connections."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, before[1]))
    try:
        context = serving()
        running = context.__enter__()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    yield running
    context.__exit__(None, None, None)


@pytest.mark.parametrize(
    "framed", [LENGTH + b"\r\n" + BODY, b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)]
)
def test_a_body_arrives_although_an_upgrade_was_offered(client: Client, framed: bytes) -> None:
    for _ in range(2):  # the connection stays usable
        status, body = client.send(SCORE, OFFER, framed).answer()
        assert (status, json.loads(body)["decision"]) == (200, "clarify")
    assert client.send(LIVE, b"\r\n").answer()[0] == 200


def test_an_offer_may_come_in_pieces_and_with_more_behind_it(client: Client) -> None:
    whole = SCORE + OFFER + LENGTH + b"\r\n" + BODY
    for start in range(0, len(whole), 50):
        client.send(whole[start : start + 50])
    assert client.answer()[0] == 200
    client.send(LIVE, OFFER, b"\r\n", whole, LIVE, b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n")
    assert [client.answer()[0] for _ in range(3)] == [200, 200, 200]


def test_a_proxy_request_is_refused(client: Client) -> None:
    status, body = client.send(b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n").answer()
    assert (status, json.loads(body)["type"]) == (400, "/problems/bad-request")
    assert client.ended()


@pytest.mark.parametrize("filled", [0.9, 1.1])
def test_headers_may_have_64_kilobytes(client: Client, filled: float) -> None:
    lines = b"".join(b"X-%02d: %s\r\n" % (number, b"a" * 1000) for number in range(int(HEADERS * filled) // 1008))
    status, body = client.send(LIVE, lines, b"\r\n").answer()
    assert status == (200 if filled < 1 else 431)
    assert filled < 1 or json.loads(body)["type"] == "/problems/headers-too-large"


@pytest.mark.parametrize(
    "endless",
    [
        LIVE + b"X-Long: " + b"a" * 2 * HEADERS,
        b"GET /" + b"a" * 2 * HEADERS,
        LIVE + b"a:b\r\n" * 1000,
        SCORE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"X-Trailer: a\r\n" * HEADERS,
    ],
    ids=["one line", "address", "many short ones", "trailers"],
)
def test_what_never_ends_is_refused_wherever_it_stands(client: Client, endless: bytes) -> None:
    status, _ = client.send(endless).answer()
    assert status == (0 if endless.startswith(b"POST") else 431)  # a request that waits would take it for its answer
    assert client.ended()


def test_memory_stays_while_a_client_sends_header_lines(service: Service, client: Client) -> None:
    before, line = resident(service), b"X-Line: " + b"a" * 990 + b"\r\n"
    client.send(LIVE)
    try:
        for _ in range(500):
            client.send(line * 100)
    except OSError:
        pass  # the service has ended it
    assert resident(service) - before < 20


def resident(service: Service) -> float:
    """Memory of the service in MB."""
    status = Path(f"/proc/{service.process.pid}/status").read_text("ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def test_a_trailer_is_no_header(client: Client) -> None:
    body = b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\nHost: elsewhere.example\r\n\r\n" % (len(BODY), BODY)
    assert client.send(SCORE, body).answer()[0] == 200


def test_who_says_nothing_is_left(hasty: Service) -> None:
    with opened(hasty, 3) as clients:
        assert all(client.ended() for client in clients)


def test_headers_that_drip_in_are_late(hasty: Service) -> None:
    with opened(hasty) as (client,):
        client.send(LIVE)
        client.socket.settimeout(SOON / 8)
        for number in range(1000):
            try:
                assert client.socket.recv(1, socket.MSG_PEEK)
                break
            except TimeoutError:
                client.send(b"X-%d: a\r\n" % number)
        client.socket.settimeout(20)
        status, body = client.answer()
        assert (status, json.loads(body)["type"]) == (408, "/problems/headers-timeout")
        assert client.ended()


def test_on_a_kept_connection_the_time_begins_with_the_next_request(hasty: Service) -> None:
    with opened(hasty, 2) as (kept, other):
        assert kept.send(LIVE, b"\r\n").answer()[0] == 200
        assert other.ended()  # longer than headers may take
        assert kept.send(LIVE, b"\r\n").answer()[0] == 200
        assert kept.send(LIVE).answer()[0] == 408


def test_a_body_that_nobody_waits_for_is_not_taken_for_ever(hasty: Service) -> None:
    with opened(hasty) as (client,):
        assert (
            client.send(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na").answer()[0] == 404
        )
        assert client.send(b"a").ended()
    with opened(hasty, 2) as (client, other):
        assert (
            client.send(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\na").answer()[0] == 404
        )
        client.send(b"a")
        assert other.ended()
        assert client.send(LIVE, b"\r\n").answer()[0] == 200


def test_silent_connections_shut_nobody_out(narrow: Service) -> None:
    with opened(narrow) as (kept,):
        assert kept.send(LIVE, b"\r\n").answer()[0] == 200
        with opened(narrow, FILES) as silent, opened(narrow) as (client,):
            assert client.send(LIVE, b"\r\n").answer()[0] == 200
            assert kept.send(LIVE, b"\r\n").answer()[0] == 200
            assert silent[0].ended()  # whoever has been silent for longest has gone


def test_who_waits_for_an_answer_gets_it_however_many_come(narrow: Service) -> None:
    with httpx.Client(base_url=narrow.url, trust_env=False) as http:
        made = http.post("/v1/clarifications", content=BODY, headers={"content-type": "application/json"}).json()["id"]
        waits = f"GET /v1/clarifications/{made}?wait=60 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        with opened(narrow, FILES, waits) as waiting:
            answered, _, _ = select([one.socket for one in waiting], [], [], 10)
            refused = [one for one in waiting if one.socket in answered]
            status, body = refused[-1].answer()
            assert (status, json.loads(body)["type"]) == (503, "/problems/unavailable")
            waiting[0].close()
            late = monotonic() + 30
            while http.post(f"/v1/clarifications/{made}/cancel").status_code == 503:
                assert monotonic() < late  # until then it has noticed that one is gone
            status, body = waiting[1].answer()
            assert (status, json.loads(body)["status"]) == (200, "cancelled")


@pytest.mark.parametrize("name", ["Host", "Authorization"])
def test_of_what_says_where_and_who_there_is_one(client: Client, name: str) -> None:
    twice = f"GET /livez HTTP/1.1\r\n{name}: localhost\r\n{name}: localhost\r\n".encode()
    status, body = client.send(twice, b"" if name == "Host" else b"Host: localhost\r\n", b"\r\n").answer()
    assert (status, json.loads(body)["type"]) == (400, "/problems/bad-request")
    assert name in json.loads(body)["detail"]


def test_what_is_no_request_is_refused_as_a_problem(client: Client) -> None:
    status, body = client.send(b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n").answer()
    assert (status, json.loads(body)["type"]) == (400, "/problems/bad-request")
