"""The settings of a running service: environment variables named ASKFIRST_*, each checked with how to mend it."""

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from math import ceil
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Meta, Struct

from askfirst.errors import SettingsError
from askfirst.fitting import misfit

OUTSIDE_RATE = 100.0
"""Requests per second for each client where other machines can call."""
LEAST_SECRET = 16
"""Characters of a secret."""
OTHERS = ("ASKFIRST_KEY", "ASKFIRST_CACHE", "ASKFIRST_SCREENSHOTS")
"""Variables of the command line and of the tests, which the service does not read."""
_PREFIX = "ASKFIRST_"
_TRUE, _FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be set. Each field is read from ASKFIRST_<FIELD>, for instance ASKFIRST_PORT."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    """Address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """Port to listen on; 0 takes any free one."""
    packs: tuple[Path, ...] = ()
    """Folders with your own packs, separated as in PATH; later ones win over earlier ones."""
    languages: tuple[str, ...] = ("en",)
    """Languages to be ready for at the start, separated by commas; others take a moment at their first text."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Least level that is logged."""
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line."""
    data: Path = msgspec.field(default_factory=lambda: Path("~/.local/share/askfirst").expanduser())
    """Folder for what the service keeps: hashes of API keys, the secret that signs contexts, and the store's file
    unless `store` names another."""
    store: str = ""
    """Where clarifications are kept: `none`, `sqlite:///path`, `redis://host:6379/0`. Unless set: a file in `data`."""
    keep_days: Annotated[float, Meta(gt=0, le=3650)] = 30.0
    """Days for which closed clarifications, events and dead letters are kept."""
    secret: tuple[str, ...] = ()
    """What signs contexts, the same for all replicas; more, behind commas, still open what they signed.
    Unless set, one is made in the data folder when it is first needed."""
    classifier: bool = True
    """Whether the trained classifier has a say in the confidence, in the languages that it was trained on."""
    public_url: str = ""
    """Where people reach the service, https://ask.example.com for instance: links to the answer page begin
    with it. Unless set: the name under which each request came."""
    callback_origins: tuple[str, ...] = ()
    """Origins in private networks that may be called, http://n8n:5678 for instance, separated by commas."""
    webhook_secret: tuple[str, ...] = ()
    """What signs calls of `callback_url`: whsec_ and 24 to 64 bytes in Base64; more, behind commas, sign as well.
    Unless set, it follows from `secret`; `askfirst webhook-secret` shows it."""
    keep_examples: bool = False
    """Whether examples of patterns may keep the first 200 characters of an instruction."""
    allow_open: bool = False
    """Beyond loopback, make no key at the first start: while there is none, nobody is asked for one."""
    rate: Annotated[float, Meta(ge=0, le=1_000_000)] | None = None
    """Requests per second that each key, or each address without one, may make in the long run; 0 for
    no limit. Unless set: no limit on loopback, 100 beyond it."""
    burst: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    """Requests that may come at once. Unless set: twice the rate."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which clients may reach the service, beside those of loopback."""
    otlp_endpoint: str = ""
    """Where traces go by OTLP over HTTP, https://otel.example.com:4318 for instance. Unless set: nowhere."""
    otlp_headers: tuple[tuple[str, str], ...] = ()
    """Headers that go with them, as name=value, separated by commas."""
    llm_url: str = ""
    """Where a model that speaks the chat-completions protocol is asked for a second opinion, https://api.example.com/v1
    for instance. Unless set: nowhere, and nothing is sent."""
    llm_model: str = ""
    """The model's name there."""
    llm_key: str = ""
    """The key that goes with each call, as a bearer token."""
    llm_from: Annotated[float, Meta(ge=0, le=1)] = 0.15
    """Least confidence at which it is asked."""
    llm_below: Annotated[float, Meta(ge=0, le=1)] = 0.9
    """Confidence from which on it is not asked."""
    llm_timeout: Annotated[float, Meta(gt=0, le=60)] = 2.0
    """Seconds after which the answer stands without its opinion."""
    llm_prompt: Path | None = None
    """File with what it is told. Unless set: the one that comes with Askfirst."""
    max_body: Annotated[int, Meta(ge=1024, le=16 * 1024 * 1024)] = 64 * 1024
    """Largest request body in bytes."""
    header_timeout: Annotated[float, Meta(gt=0, le=300)] = 10.0
    """Seconds that a client has to send its headers, from the beginning of its connection."""
    body_timeout: Annotated[float, Meta(gt=0, le=300)] = 10.0
    """Seconds that a client has to send its request body."""
    max_large_body: Annotated[int, Meta(ge=1024, le=64 * 1024 * 1024)] = 4 * 1024 * 1024
    """Largest body of a batch or of a check of packs, in bytes."""
    score_processes: Annotated[int, Meta(ge=1, le=64)] = min(4, os.cpu_count() or 1)
    """Processes that score single texts; they start with the service and share the packs' memory."""
    score_timeout: Annotated[float, Meta(gt=0, le=300)] = 10.0
    """Seconds of CPU that a text may take to be scored. It may wait for its turn as long before that."""
    batch_processes: Annotated[int, Meta(ge=1, le=64)] = min(4, os.cpu_count() or 1)
    """Processes that score batches and long texts, behind all else; they start with the first of these."""
    check_timeout: Annotated[float, Meta(gt=0, le=600)] = 30.0
    """Seconds that a check of packs may take."""

    @property
    def limit(self) -> tuple[float, int] | None:
        """Requests per second and burst, as they hold; None for no limit."""
        rate = self.rate if self.rate is not None else 0 if self.loopback else OUTSIDE_RATE
        return (rate, self.burst or max(1, ceil(2 * rate))) if rate else None

    @property
    def store_url(self) -> str:
        """The store as it holds."""
        return self.store or f"sqlite:///{quote(str(self.data / 'askfirst.db'))}"

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the service."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False


def misspelt(environ: Mapping[str, str] = os.environ) -> list[str]:
    """A sentence for each variable that looks like a setting and is none."""
    known = {_PREFIX + name.upper() for name in Settings.__struct_fields__}
    said = []
    for name in sorted(name for name in environ if name.startswith(_PREFIX) and name not in known | set(OTHERS)):
        close = get_close_matches(name, known, n=1, cutoff=0.8)
        said.append(f"{name} is not a setting" + (f"; did you mean {close[0]}?" if close else ""))
    return said


def load_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings; raises SettingsError, which names the variable and says how to mend it."""
    settings = Settings()
    for name in Settings.__struct_fields__:
        variable = _PREFIX + name.upper()
        if variable in environ:
            value = _value(name, variable, environ[variable].strip())
            settings = msgspec.structs.replace(settings, **{name: value})
    return settings


def _value(name: str, variable: str, text: str) -> Any:
    """One variable's text as its field's value."""
    if name in _READ:
        return _READ[name](variable, text)
    kind = next(f.type for f in msgspec.structs.fields(Settings) if f.name == name)
    if kind is bool:
        return _switch(variable, text)
    if kind == tuple[str, ...]:
        return _parts(text)
    try:
        return msgspec.convert(text.lower() if name in ("log_level", "log_format") else text, kind, strict=False)
    except msgspec.ValidationError as error:
        wrong = misfit(str(error), kind, "")
        raise SettingsError(variable, f"{text!r} does not fit. {wrong.mend}") from None


def _parts(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _folders(variable: str, text: str) -> tuple[Path, ...]:
    folders = tuple(Path(part).expanduser() for part in text.split(os.pathsep) if part)
    for folder in folders:
        if not folder.is_dir():
            raise SettingsError(variable, f"{str(folder)!r} is not a folder. Name folders that hold packs.")
    return folders


def _file(variable: str, text: str) -> Path | None:
    file = Path(text).expanduser()
    if text and not file.is_file():
        raise SettingsError(variable, f"{text!r} is not a file. Name one that is there.")
    return file if text else None


def _secrets(variable: str, text: str) -> tuple[str, ...]:
    """Secrets separated by commas: the first signs, the others open what they signed before."""
    secrets = _parts(text)
    for secret in secrets:
        if len(secret) < LEAST_SECRET:
            detail = f"a secret has {len(secret)} characters. Use at least {LEAST_SECRET} random ones."
            raise SettingsError(variable, detail)
    return secrets


def _headers(variable: str, text: str) -> tuple[tuple[str, str], ...]:
    """Headers; their values may be secrets, so no error shows them."""
    found = []
    for part in _parts(text):
        name, mark, value = (one.strip() for one in part.partition("="))
        if not (mark and re.fullmatch(r"[A-Za-z0-9-]+", name) and value.isprintable()):
            raise SettingsError(variable, "a part is no header. Write name=value, separated by commas.")
        found.append((name, value))
    return tuple(found)


def _address(variable: str, text: str) -> str:
    """The beginning of a URL, without the slash at its end."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise SettingsError(variable, f"{text!r} is not a web address. Write for instance https://ask.example.com.")
    return text.rstrip("/")


def _endpoint(variable: str, text: str) -> str:
    """An address without a user name or password, which an error must not show."""
    if "@" in urlsplit(text if "://" in text else f"//{text}").netloc:
        raise SettingsError(variable, "has a user name or password. Leave it out, and give a key in ASKFIRST_LLM_KEY.")
    return _address(variable, text)


def _bearer(variable: str, text: str) -> str:
    """A key as a header takes it; no error shows it."""
    if not (text.isascii() and text.isprintable()):
        raise SettingsError(variable, "has characters that no key has. Give it as the endpoint's pages show it.")
    return text


def _data(variable: str, text: str) -> Path:
    """A folder that may not be there yet; it is made when something is kept."""
    folder = Path(text).expanduser()
    if not text or (folder.exists() and not folder.is_dir()):
        raise SettingsError(variable, f"{text!r} is not a folder. Name a folder; it is created when needed.")
    return folder


def _switch(variable: str, text: str) -> bool:
    if text.lower() not in _TRUE + _FALSE:
        raise SettingsError(variable, f"{text!r} does not fit. Write true or false.")
    return text.lower() in _TRUE


_READ: dict[str, Callable[[str, str], Any]] = {
    "packs": _folders,
    "data": _data,
    "secret": _secrets,
    "allowed_hosts": lambda _, text: _parts(text.lower()),
    "public_url": _address,
    "otlp_endpoint": _address,
    "otlp_headers": _headers,
    "llm_url": _endpoint,
    "llm_key": _bearer,
    "llm_prompt": _file,
}
"""How the settings are read of which their type does not say enough."""
