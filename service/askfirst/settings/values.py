"""What can be set, and what follows from it."""

import ipaddress
import os
from math import ceil
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import quote

import msgspec
from msgspec import Meta, Struct

OUTSIDE_RATE = 100.0
"""Requests per second for each client where other machines can call."""


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
