"""Putting it together: settings in, ASGI application out; and the server that runs it."""

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.types import ASGIApp

from askfirst import __version__
from askfirst.gate import Gate, load_gate
from askfirst.http import score
from askfirst.http.batch import route as batch
from askfirst.http.batch.items import part_handler
from askfirst.http.checks import route as checks
from askfirst.http.docs import docs_config
from askfirst.http.door import LOOPBACK_HOSTS, Door, Lean
from askfirst.http.hooks import route as hooks
from askfirst.http.offloop.pool import Pool
from askfirst.http.pages import page_routes
from askfirst.http.problems import Problem, problem_of
from askfirst.http.reply import place
from askfirst.http.shell import asset_routes
from askfirst.http.status import status_routes
from askfirst.settings import Settings


def create_app(settings: Settings, gate: Gate | None = None) -> ASGIApp:
    """The ASGI application; loads the packs unless a gate is given. Raises PackError."""
    gate = gate or load_gate(settings.packs)
    pool = Pool(lambda: gate, part_handler, settings.batch_processes, patience=60, niceness=5)
    ordinary = Litestar(
        route_handlers=[page_routes, asset_routes, status_routes],
        exception_handlers={Exception: _problem},
        openapi_config=docs_config(gate, __version__),
        state=State({"gate": gate}),
        request_max_body_size=settings.max_body,
        logging_config=None,
        on_shutdown=[pool.close],
    )
    lean = score.Score(gate, settings.max_body, settings.body_timeout)
    handlers: dict[str, Lean] = {
        score.PATH: lean,
        f"{score.PATH}/": lean,
        batch.PATH: batch.Batch(pool, settings.max_large_body, settings.body_timeout),
        hooks.PATH: hooks.HookScore(gate, settings.max_body, settings.body_timeout),
        checks.PATH: checks.PacksCheck(
            settings.packs, settings.max_large_body, settings.body_timeout, settings.check_timeout
        ),
    }
    return Door(ordinary, handlers, _hosts(settings))


def _hosts(settings: Settings) -> frozenset[str] | None:
    """The names to answer to: loopback's while bound there, and those that are set."""
    if not settings.loopback and not settings.allowed_hosts:
        return None
    return LOOPBACK_HOSTS | frozenset(settings.allowed_hosts)


def _problem(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """Litestar's exceptions, by the same mapper as those of the lean path."""
    problem, headers = problem_of(error, place(request.scope))
    return Response(
        problem,
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )
