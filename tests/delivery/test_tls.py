"""TLS to a checked address: the certificate is verified for the name, not for the address."""

import ssl
from pathlib import Path

import pytest

from askfirst.delivery.policy import Policy
from askfirst.delivery.schedule import Answered, Unreached
from askfirst.delivery.sender import Sender
from askfirst.ports import new_id
from tests.delivery.receiver import certified, receiving
from tests.delivery.sending import KEY, happened
from tests.delivery.test_guard import saying

pytestmark = pytest.mark.anyio
NAME = "hook.example"


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A server's context with a certificate for NAME, which is trusted here."""
    context, crt = certified(NAME, tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(crt))
    return context


async def test_the_name_is_sent_and_verified(certificate: ssl.SSLContext) -> None:
    asked: list[str | None] = []
    certificate.sni_callback = lambda _, name, __: asked.append(name)
    sender = Sender(Policy((), loopback=True), saying("127.0.0.1"))
    with receiving(tls=certificate) as receiver:
        event = happened(new_id(), 1)
        assert await sender.send(event, f"https://{NAME}:{receiver.port}/x", [KEY]) == Answered(200)
        assert await sender.send(event, f"https://other.example:{receiver.port}/x", [KEY]) == Unreached("tls")
        assert await sender.send(event, f"https://127.0.0.1:{receiver.port}/x", [KEY]) == Unreached("tls")
    await sender.close()
    assert asked[:2] == [NAME, "other.example"]
    (got,) = receiver.got
    assert got.headers["host"] == f"{NAME}:{receiver.port}"
