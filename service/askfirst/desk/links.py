"""Links to the answer page: a token names one question of one clarification, and is signed.

URL-safe Base64 of the clarification's 16 bytes, the first 16 of an HMAC-SHA-256, and the question's
id. The key is derived from the secret for this purpose alone (RFC 2104; NIST SP 800-107).
"""

import hashlib
import hmac
import re
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from typing import NamedTuple

from askfirst.clarifications.contexts import text_of
from askfirst.errors import LinkError
from askfirst.ports.ids import PREFIX

_PURPOSE = b"askfirst answer links v1"
_SIZE = 16
_TOKEN = re.compile(r"[A-Za-z0-9_-]{44,120}").fullmatch
_ID = re.compile(rf"{PREFIX}[0-9a-f]{{32}}").fullmatch


class Named(NamedTuple):
    """What a token stands for."""

    id: str
    question_id: str


class Links:
    """Makes tokens and reads them. The first secret signs, the others only open."""

    def __init__(self, secrets: Sequence[bytes]) -> None:
        self._keys = [hmac.digest(secret, _PURPOSE, "sha256") for secret in secrets]

    def token(self, id_: str, question_id: str) -> str:
        """The token for a question."""
        subject = bytes.fromhex(id_.removeprefix(PREFIX))
        question = question_id.encode()
        return text_of(subject + signature(self._keys[0], subject, question) + question)

    def read(self, token: str) -> Named:
        """What a token stands for. Raises LinkError where it is not one of ours."""
        raw = bytes_of(token)
        subject, mac, question = raw[:_SIZE], raw[_SIZE : 2 * _SIZE], raw[2 * _SIZE :]
        if not any(hmac.compare_digest(signature(key, subject, question), mac) for key in self._keys):
            raise LinkError
        return Named(PREFIX + subject.hex(), question.decode())


def is_id(text: str) -> bool:
    """Whether this can be a clarification's id."""
    return _ID(text) is not None


def signature(key: bytes, subject: bytes, question: bytes) -> bytes:
    """The first 16 bytes of the HMAC-SHA-256 over both."""
    return hmac.new(key, subject + question, hashlib.sha256).digest()[:_SIZE]


def bytes_of(token: str) -> bytes:
    """The bytes of a token. Raises LinkError where it has not the form of one."""
    try:
        raw = urlsafe_b64decode(token + "=" * (-len(token) % 4)) if _TOKEN(token) else b""
    except ValueError:
        raw = b""
    if len(raw) <= 2 * _SIZE or text_of(raw) != token:
        raise LinkError
    return raw
