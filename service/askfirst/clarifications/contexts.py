"""Signed contexts: a whole state in one string that the caller carries.

`afc1.<key id>.<content>.<signature>`, each part in URL-safe Base64 without padding. The content is
JSON, compressed where that makes it shorter: what it is for, the turn number, when it expires, and
the state. The signature is HMAC-SHA-256 over all before it, with a key that is derived from the
secret for this purpose alone (RFC 2104; NIST SP 800-107). A context proves that the service wrote
it, and for whom, and hides nothing. To use one twice in the same way repeats the step that was taken
with it; only where it says that it may be used `once`, and with a store, can another use be refused.
"""

import hashlib
import hmac
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Raw, Struct

from askfirst.errors import ContextAltered, ContextExpired, ContextForeign, ContextTooLarge

T = TypeVar("T")

MARK = "afc1"
LIFE = 30 * 86_400_000
"""Ms that a context may be carried, beyond the deadline that is in it."""
MAX_STATE = 4_000_000
"""Bytes of a state before compression; a signed content that claims more is refused."""
PLAIN, PACKED = b"j", b"z"

Purpose = Literal["clarification", "conversation"]

_FOREIGN = (
    "The context was signed with a key that this service does not have, or for another owner of API keys. Send it to "
    "the service that made it, with a key of the same owner; several replicas need the same ASKFIRST_SECRET."
)


class Content(Struct, frozen=True, omit_defaults=True):
    """What is signed. `expires` is in ms since 1970 UTC; `once`: it may be used in one way only."""

    purpose: Purpose
    turn: int
    expires: int
    state: Raw
    owner: str = ""
    once: bool = False


class Carried(NamedTuple, Generic[T]):
    """What a context holds, and what was said of it when it was sealed."""

    state: T
    expires: int
    owner: str
    once: bool


class Key(NamedTuple):
    """A signing key and the short name by which contexts call it."""

    name: str
    secret: bytes


class Signer:
    """Seals states and opens what it has sealed. The first secret signs, the others only open."""

    def __init__(self, secrets: Sequence[bytes], max_size: int) -> None:
        """`max_size` in characters of a whole context."""
        self._keys = [key_of(secret) for secret in secrets]
        self._max_size = max_size

    def seal(
        self, purpose: Purpose, state: Struct, turn: int, expires: int, owner: str = "", *, once: bool = False
    ) -> str:
        """The context for a state. Raises ContextTooLarge."""
        content = msgspec.json.encode(Content(purpose, turn, expires, Raw(msgspec.json.encode(state)), owner, once))
        packed = zlib.compress(content, 6)
        body = PACKED + packed if len(packed) < len(content) else PLAIN + content
        key = self._keys[0]
        signed = f"{MARK}.{key.name}.{text_of(body)}"
        context = f"{signed}.{text_of(signature(key, signed))}"
        if len(context) > self._max_size:
            raise ContextTooLarge(
                f"The context would have {len(context)} characters, more than {self._max_size}. Send a shorter text or "
                "less history, keep the clarification in the store, or raise ASKFIRST_MAX_BODY."
            )
        return context

    def open(self, purpose: Purpose, context: str, kind: type[T], now: int, sees: Callable[[str], bool]) -> Carried[T]:
        """What is in a context. Raises ContextAltered, ContextForeign or ContextExpired.

        `sees`: whether what belongs to an owner is there for the caller.
        """
        mark, _, rest = context.strip().partition(".")
        parts = rest.split(".")
        if mark != MARK or len(parts) != 3:
            raise ContextAltered("This is not a context of Askfirst, or a part of it is missing. Send it back whole.")
        name, body, mac = parts
        key = next((key for key in self._keys if key.name == name), None)
        if key is None:
            raise ContextForeign(_FOREIGN)
        if not hmac.compare_digest(text_of(signature(key, f"{MARK}.{name}.{body}")).encode(), mac.encode()):
            raise ContextAltered("The context was changed on its way. Send it back exactly as it was given.")
        content = read(body)
        if not sees(content.owner):
            raise ContextForeign(_FOREIGN)
        return Carried(state_of(content, purpose, kind, now), content.expires, content.owner, content.once)


def state_of(content: Content, purpose: Purpose, kind: type[T], now: int) -> T:
    """The state of a content that was signed. Raises ContextAltered or ContextExpired."""
    if content.purpose != purpose:
        raise ContextAltered(f"This is the context of a {content.purpose}; here one of a {purpose} is expected.")
    if now >= content.expires:
        raise ContextExpired("The context is too old to go on with. Begin anew with the instruction.")
    try:
        return msgspec.json.decode(content.state, type=kind)
    except msgspec.ValidationError as error:
        raise ContextExpired(
            "The context was made by another version of the service, which kept other things. Begin anew."
        ) from error


def key_of(secret: bytes) -> Key:
    """The signing key that is derived from a secret, and its name."""
    derived = hmac.digest(secret, b"askfirst context signing v1", "sha256")
    return Key(hmac.digest(derived, b"name", "sha256").hex()[:8], derived)


def signature(key: Key, signed: str) -> bytes:
    """HMAC-SHA-256 of what is signed."""
    return hmac.new(key.secret, signed.encode(), hashlib.sha256).digest()


def read(body: str) -> Content:
    """The content of a body that was signed by us. Raises ContextAltered."""
    raw = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    data = raw[1:]
    if raw[:1] == PACKED:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(data, MAX_STATE)
        if unpacker.unconsumed_tail:
            raise ContextAltered("The context holds more than any that is handed out.")
    return msgspec.json.decode(data, type=Content)


def text_of(data: bytes) -> str:
    """URL-safe Base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
