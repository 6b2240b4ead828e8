"""Signatures after the Standard Webhooks specification, by its own library."""

import hmac
import re
import secrets
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Sequence
from datetime import UTC, datetime

from standardwebhooks import Webhook

PREFIX = "whsec_"
_PURPOSE = b"askfirst webhooks v1"
_BYTES = range(24, 65)
"""Bytes of a secret, as the specification wants them."""
_BASE64 = re.compile(r"[A-Za-z0-9+/]+={0,2}").fullmatch


def new_secret() -> str:
    """A new signing secret: 32 random bytes."""
    return PREFIX + b64encode(secrets.token_bytes(32)).decode()


def derived_secret(secret: bytes) -> str:
    """The signing secret that follows from the service's own, for this purpose alone."""
    return PREFIX + b64encode(hmac.digest(secret, _PURPOSE, "sha256")).decode()


def is_secret(text: str) -> bool:
    """Whether this is `whsec_` and 24 to 64 bytes in Base64."""
    encoded = text.removeprefix(PREFIX)
    if encoded == text or not _BASE64(encoded):
        return False
    try:
        return len(b64decode(encoded + "==")) in _BYTES
    except Base64Error:
        return False


def signed_headers(keys: Sequence[str], id_: str, at: int, body: str) -> dict[str, str]:
    """The three headers for a body sent at `at` (ms), signed with each of the secrets."""
    moment = datetime.fromtimestamp(at // 1_000, UTC)
    signatures = [Webhook(key).sign(id_, moment, body) for key in keys]
    return {
        "webhook-id": id_,
        "webhook-timestamp": str(at // 1_000),
        "webhook-signature": " ".join(signatures),
    }
