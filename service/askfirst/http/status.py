"""`/livez`, `/readyz`, `/metrics` and `/v1/packs`: is it running, can it score, and with which packs."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from askfirst.gate import Gate
from askfirst.http.dependencies import Injected
from askfirst.http.guard.keyring import Keyring
from askfirst.http.observing.lastday import LastDay
from askfirst.live.packs import LivePacks
from askfirst.model import Versions
from askfirst.ports import Safety, StoreStatus, Upkeep


class Live(Struct, frozen=True):
    """The process answers."""

    status: Annotated[str, Meta(description="How it stands")]


class Check(Struct, frozen=True):
    """One thing that readiness depends on."""

    name: Annotated[str, Meta(description="What was checked")]
    ok: Annotated[bool, Meta(description="Whether all is well")]
    detail: Annotated[str, Meta(description="What was found")]


Status: TypeAlias = Literal["ready", "degraded", "not_ready"]


class Ready(Struct, frozen=True):
    """Whether the service can do its work, and what that rests on.

    `degraded`: it does all its work, but something needs mending; the check that is not `ok` says what.
    """

    ready: Annotated[bool, Meta(description="Whether it can do its work")]
    status: Annotated[Status, Meta(description="How it stands")]
    checks: Annotated[tuple[Check, ...], Meta(description="What readiness rests on")]


class Pack(Struct, frozen=True):
    """A loaded pack: the rules of one language, general (no department) or of one department."""

    language: Annotated[str, Meta(description="Its language, `en` for instance; found out unless given")]
    department: Annotated[str | None, Meta(description="Whose rules hold beside the general ones")]
    version: Annotated[str, Meta(description="Changes with its content")]
    rules: Annotated[tuple[str, ...], Meta(description="The names of its rules")]


class Packs(Struct, frozen=True):
    """What is loaded. `versions` is what every assessment repeats."""

    packs: Annotated[tuple[Pack, ...], Meta(description="Each loaded pack")]
    versions: Annotated[Versions, Meta(description="What gave this answer: packs, and the classifier's weights")]


FRESH = 1.0
"""Seconds for which an answer is good."""


class StoreHealth:
    """The store's own word, shared by all who ask at the same time."""

    def __init__(self, store: Upkeep) -> None:
        self._store = store
        self._asking: asyncio.Task[StoreStatus] | None = None
        self._until = float("-inf")

    async def status(self) -> StoreStatus:
        """What the store said within the last second, or says now."""
        if self._asking is None or (self._asking.done() and monotonic() >= self._until):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> StoreStatus:
        said = await self._store.status()
        self._until = monotonic() + FRESH
        return said


_SAFE: dict[Safety, str] = {
    "every_commit": "every acknowledged change survives a crash",
    "within_a_second": "a crash of the store may lose the last second",
    "lost_at_a_crash": "a crash of the store may lose more than the last second",
    "unknown": "what a crash of the store may lose is not known",
}


async def readiness(packs: LivePacks, keyring: Keyring, store: StoreHealth) -> Ready:
    """Whether the service can do its work now."""
    needed = (_packs_check(packs.gate), _store_check(await store.status()))
    others = (_reload_check(packs), _keys_check(keyring), _classifier_check(packs.gate))
    ready = all(check.ok for check in needed)
    return Ready(ready, _status(ready, others), needed + others)


_NOT_READY = ResponseSpec(Ready, generate_examples=False, description="It cannot do its work now: `checks` says why")


class StatusController(Controller):
    """Whether the service runs, with which packs, and what it has counted."""

    @get("/livez", operation_id="LivezLivez", tags=("Operation",), sync_to_thread=False)
    def livez(self) -> Live:
        """Is it running?

        Answers as long as the process runs; asks nothing else.
        """
        return Live("live")

    @get("/readyz", operation_id="ReadyzReadyz", tags=("Operation",), responses={503: _NOT_READY})
    async def readyz(
        self, packs: Injected[LivePacks], keyring: Injected[Keyring], store_health: Injected[StoreHealth]
    ) -> Response[Ready]:
        """Can it do its work?

        200 when packs and store answer, also if degraded; 503 otherwise. Without its store it can still score.
        """
        found = await readiness(packs, keyring, store_health)
        return Response(found, status_code=200 if found.ready else 503)

    @get("/metrics", operation_id="MetricsMetrics", tags=("Operation",), media_type="text/plain")
    async def metrics(self, metrics: Injected[Callable[[], Any]], last_day: Injected[LastDay]) -> Response[bytes]:
        """Counters for Prometheus.

        Requests, scores, issues by rule, KPIs, packs and the process, in Prometheus' text format.
        """
        from askfirst.http.observing.prometheus import MEDIA_TYPE  # noqa: PLC0415 not at every start

        return Response(metrics().text(await last_day.report()), media_type=MEDIA_TYPE)

    @get("/v1/packs", operation_id="V1PacksPacks", tags=("Packs",), sync_to_thread=False)
    def packs(self, packs: Injected[LivePacks]) -> Packs:
        """What is loaded?

        The loaded packs with their rules, and the versions that assessments carry.
        """
        loaded = tuple(
            Pack(pack.language, pack.department, pack.version, tuple(pack.rules)) for pack in packs.gate.packs
        )
        return Packs(loaded, packs.gate.versions)


def _status(ready: bool, others: tuple[Check, ...]) -> Status:
    """In a word: `degraded` when only something else than what is needed fails."""
    if not ready:
        return "not_ready"
    return "ready" if all(check.ok for check in others) else "degraded"


def _packs_check(gate: Gate) -> Check:
    """Readiness of the packs: at least one, under which version."""
    count = len(tuple(gate.packs))
    return Check("packs", count > 0, f"{count} loaded, version {gate.versions.packs}")


def _classifier_check(gate: Gate) -> Check:
    """Whether a classifier has a say, and which."""
    weights = gate.versions.weights
    return Check("classifier", True, f"on, weights {weights}" if weights else "off")


def _store_check(status: StoreStatus) -> Check:
    """Whether the store takes writes, and how safe they are there."""
    detail = f"{status.kind}, {_SAFE[status.safety]}" if status.ok else f"{status.kind}: {status.detail}"
    return Check("store", status.ok, "none, as set" if status.kind == "none" else detail)


def _reload_check(packs: LivePacks) -> Check:
    """Whether the newest pack files are the ones in use."""
    if failure := packs.public_failure():
        return Check("pack_files", False, f"changed, but not in use until they are mended: {failure}")
    return Check("pack_files", True, "in use as they are")


def _keys_check(keyring: Keyring) -> Check:
    """Whether the file of keys can be read. Nothing about how many there are: nobody is asked here."""
    return Check("keys", keyring.failure is None, "cannot be read; the log says why" if keyring.failure else "read")
