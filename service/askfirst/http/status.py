"""`/livez`, `/readyz`, `/metrics` and `/v1/packs`: is it running, can it score, and with which packs."""

from typing import Annotated, Literal, TypeAlias

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from askfirst.counting import Insights, KpiQuery
from askfirst.errors import StoreError
from askfirst.http.dependencies import Injected
from askfirst.http.guard.guard import Keyring
from askfirst.http.observing.metrics import MEDIA_TYPE, Known, Metrics
from askfirst.http.shared import Shared
from askfirst.insights.kpis import KpiReport
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

    language: Annotated[str, Meta(description="The language that its rules read, `en` for instance")]
    department: Annotated[str | None, Meta(description="Its department; null in the general pack")]
    version: Annotated[str, Meta(description="Changes with its content")]
    rules: Annotated[tuple[str, ...], Meta(description="The names of its rules, the general ones among them")]


class Packs(Struct, frozen=True):
    """What is loaded. `versions` is what every assessment repeats."""

    packs: Annotated[tuple[Pack, ...], Meta(description="Each loaded pack")]
    versions: Annotated[Versions, Meta(description="What gave this answer: packs, and the classifier's weights")]


def store_health(store: Upkeep) -> Shared[StoreStatus]:
    """What the store says of itself, asked again no sooner than a second after it answered."""
    return Shared(store.status, seconds=1)


def last_day(insights: Insights) -> Shared[KpiReport | None]:
    """The KPIs of the last 24 hours, read again after ten seconds; None where the store did not answer."""

    async def report() -> KpiReport | None:
        try:
            return await insights.kpis(KpiQuery())
        except StoreError:
            return None

    return Shared(report, seconds=10)


_SAFE: dict[Safety, str] = {
    "every_commit": "every acknowledged change survives a crash",
    "within_a_second": "a crash of the store may lose the last second",
    "lost_at_a_crash": "a crash of the store may lose more than the last second",
    "unknown": "what a crash of the store may lose is not known",
}


async def readiness(packs: LivePacks, keyring: Keyring, health: Shared[StoreStatus]) -> Ready:
    """Whether the service can do its work now: for that it needs packs and store. The rest can only degrade it.

    Of keys it says not how many there are: nobody is asked who he is here.
    """
    gate, store, failure = packs.gate, await health.get(), packs.public_failure()
    count, weights = len(tuple(gate.packs)), gate.versions.weights
    kept = f"{store.kind}, {_SAFE[store.safety]}" if store.ok else f"{store.kind}: {store.detail}"
    unused = f"changed, but not in use until they are mended: {failure}"
    needed = (
        Check("packs", count > 0, f"{count} loaded, version {gate.versions.packs}"),
        Check("store", store.ok, "none, as set" if store.kind == "none" else kept),
    )
    others = (
        Check("pack_files", not failure, unused if failure else "in use as they are"),
        Check("keys", keyring.failure is None, "cannot be read; the log says why" if keyring.failure else "read"),
        Check("classifier", True, f"on, weights {weights}" if weights else "off"),
    )
    ready = all(check.ok for check in needed)
    well: Status = "ready" if all(check.ok for check in others) else "degraded"
    return Ready(ready, well if ready else "not_ready", needed + others)


_NOT_READY = ResponseSpec(Ready, generate_examples=False, description="It cannot do its work now: `checks` says why")


class StatusController(Controller):
    """Whether the service runs, with which packs, and what it has counted.

    Other operations are named by their handlers. These keep odd names, by which generated clients know them.
    """

    @get("/livez", operation_id="LivezLivez", tags=("Operation",), sync_to_thread=False)
    def livez(self) -> Live:
        """Is it running?

        Answers as long as the process runs; asks nothing else.
        """
        return Live("live")

    @get("/readyz", operation_id="ReadyzReadyz", tags=("Operation",), responses={503: _NOT_READY})
    async def readyz(
        self, packs: Injected[LivePacks], keyring: Injected[Keyring], store_health: Injected[Shared[StoreStatus]]
    ) -> Response[Ready]:
        """Can it do its work?

        200 when packs and store answer, also if degraded; 503 otherwise. Without its store it can still score.
        """
        found = await readiness(packs, keyring, store_health)
        return Response(found, status_code=200 if found.ready else 503)

    @get("/metrics", operation_id="MetricsMetrics", tags=("Operation",), media_type="text/plain")
    async def metrics(
        self, metrics: Injected[Metrics], known: Injected[Known], last_day: Injected[Shared[KpiReport | None]]
    ) -> Response[bytes]:
        """Counters for Prometheus.

        Requests, scores, issues by rule, KPIs, packs and the process, in Prometheus' text format.
        """
        known.kpis = await last_day.get()
        return Response(metrics.text(), media_type=MEDIA_TYPE)

    @get("/v1/packs", operation_id="V1PacksPacks", tags=("Packs",), sync_to_thread=False)
    def packs(self, packs: Injected[LivePacks]) -> Packs:
        """What is loaded?

        The loaded packs with their rules, and the versions that assessments carry.
        """
        loaded = tuple(Pack(pack.language, pack.department, pack.version, pack.rule_ids) for pack in packs.gate.packs)
        return Packs(loaded, packs.gate.versions)
