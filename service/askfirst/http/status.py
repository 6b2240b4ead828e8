"""`/livez`, `/readyz` and `/v1/packs`: is it running, can it score, and with which packs."""

from litestar import Response, Router, get
from litestar.datastructures import State
from msgspec import Struct

from askfirst.gate import Gate
from askfirst.model import Versions


class Live(Struct, frozen=True):
    """The process answers."""

    status: str


class Check(Struct, frozen=True):
    """One thing that readiness depends on."""

    name: str
    ok: bool
    detail: str


class Ready(Struct, frozen=True):
    """Whether the service can do its work, and what that rests on."""

    ready: bool
    checks: tuple[Check, ...]


class Pack(Struct, frozen=True):
    """A loaded pack: the rules of one language, general (no department) or of one department."""

    language: str
    department: str | None
    version: str
    rules: tuple[str, ...]


class Packs(Struct, frozen=True):
    """What is loaded. `versions` is what every assessment repeats."""

    packs: tuple[Pack, ...]
    versions: Versions


@get("/livez", summary="Is it running?", tags=["Operation"], sync_to_thread=False)
def livez() -> Live:
    """Answers as long as the process runs; asks nothing else."""
    return Live("live")


@get("/readyz", summary="Can it score?", tags=["Operation"], sync_to_thread=False)
def readyz(state: State) -> Response[Ready]:
    """200 when everything that scoring needs answers, 503 otherwise."""
    checks = (_packs_check(state.gate),)
    ready = all(check.ok for check in checks)
    return Response(Ready(ready, checks), status_code=200 if ready else 503)


@get("/v1/packs", summary="What is loaded?", tags=["Packs"], sync_to_thread=False)
def packs(state: State) -> Packs:
    """The loaded packs with their rules, and the versions that assessments carry."""
    gate: Gate = state.gate
    loaded = tuple(Pack(pack.language, pack.department, pack.version, tuple(pack.rules)) for pack in gate.packs)
    return Packs(loaded, gate.versions)


def _packs_check(gate: Gate) -> Check:
    """Readiness of the packs: at least one, under which version."""
    count = len(tuple(gate.packs))
    return Check("packs", count > 0, f"{count} loaded, version {gate.versions.packs}")


status_routes = Router("/", route_handlers=[livez, readyz, packs])
