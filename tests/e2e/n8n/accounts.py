"""The services that the workflows ask, and the credentials under which n8n knows them."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.e2e.n8n.mortal import MortalService
from tests.http.service import command, serving

SECRET = "whsec_" + "QXNrZmlyc3QgYXNrcyBmaXJzdCwgYWx3YXlzIQ=="
OTHER_SECRET = "whsec_" + "Tm90IHRoZSBzZWNyZXQgb2YgdGhpcyBzZXJ2aWNlIQ=="
Accounts = dict[str, dict[str, str]]


@contextmanager
def accounts(folder: Path) -> Iterator[tuple[Accounts, MortalService]]:
    """`stateless` has no store, `keeping` has SQLite and asks for a key; the others differ in one thing each.

    `mute` verifies with another secret, so that no call of the service wakes it; `wrong-key` has a key that the
    service does not know; `nowhere` leads to a port where nobody listens; `mortal` is a service that dies; `limited`
    takes a request every two seconds.
    """
    data = folder / "keeping"
    data.mkdir()
    key = _key(data)
    with ExitStack() as stack:
        stateless = stack.enter_context(serving(store="none"))
        keeping = stack.enter_context(serving(data=str(data), webhook_secret=SECRET, rate="1000"))
        limited = stack.enter_context(serving(store="none", rate="0.5", burst="1"))
        mortal = stack.enter_context(MortalService(folder / "mortal"))
        known = {"baseUrl": keeping.url, "apiKey": key, "webhookSecret": SECRET}
        yield (
            {
                "stateless": {"baseUrl": stateless.url},
                "keeping": known,
                "mute": known | {"webhookSecret": OTHER_SECRET},
                "wrong-key": known | {"apiKey": key[:-4] + "0000"},
                "nowhere": {"baseUrl": f"http://127.0.0.1:{_closed_port()}"},
                "mortal": {"baseUrl": mortal.url},
                "limited": {"baseUrl": limited.url},
            },
            mortal,
        )


def credentials(accounts: Accounts, model: str, mail: int = 25, messengers: str = "") -> list[dict[str, Any]]:
    """As `n8n import:credentials` takes them; `mail` is the mail server's port, `messengers` the stand-in's address."""
    entries = [{"id": name, "name": name, "type": "askfirstApi", "data": data} for name, data in accounts.items()]
    openai = {"apiKey": "no-key", "url": model}
    smtp = {"user": "", "password": "", "host": "127.0.0.1", "port": mail, "secure": False, "disableStartTls": True}
    teams = {"graphApiBaseUrl": messengers, "oauthTokenData": {"access_token": "no-token", "token_type": "Bearer"}}
    others = {
        "openAiAccount": ("openAiApi", openai),
        "smtpAccount": ("smtp", smtp),
        "slackAccount": ("slackApi", {"accessToken": "no-token"}),
        "telegramApiAccount": ("telegramApi", {"accessToken": "no-token", "baseUrl": messengers}),
        "microsoftTeamsOAuth2ApiAccount": ("microsoftTeamsOAuth2Api", teams),
    }
    return [
        *entries,
        *({"id": name, "name": name, "type": kind, "data": data} for name, (kind, data) in others.items()),
    ]


def _key(data: Path) -> str:
    scopes = ("--scope", "score", "--scope", "clarify")
    output, errors = command("key", "new", *scopes, data=str(data)).communicate(timeout=30)
    assert output.strip(), errors
    return output.strip()


def _closed_port() -> int:
    """A port of which we keep hold without listening, so that nobody else does."""
    holder = socket.socket()
    holder.bind(("127.0.0.1", 0))
    _held.append(holder)
    port: int = holder.getsockname()[1]
    return port


_held: list[socket.socket] = []
