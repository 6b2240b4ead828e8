"""The pages for people: the answer page, operations, the playground, packs, kinds of problem; and the files they load.

A page is a controller, what it shows as values, and a template in `http/templates/`.
"""

from litestar import Response, Router, route
from litestar.di import Provide

from askfirst.http.pages.answer import AnswerPage
from askfirst.http.pages.operations import OperationsPage
from askfirst.http.pages.playground import CLARIFICATION, TRY, Playground
from askfirst.http.pages.services import Services
from askfirst.http.pages.site import asset, kind_of_problem, kinds_of_problem, packs_now, packs_page

__all__ = ["Services", "page_routes"]


@route([TRY, CLARIFICATION, AnswerPage.path], http_method=["OPTIONS"], sync_to_thread=False)
def get_and_post() -> Response[None]:
    """What may be sent to an address with two handlers: Litestar itself would name the methods of one alone."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


def page_routes(services: Services) -> Router:
    """All pages, with what they work with."""
    site = [packs_page, packs_now, kinds_of_problem, kind_of_problem, asset]
    return Router(
        "/",
        route_handlers=[get_and_post, Playground, AnswerPage, OperationsPage, *site],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        include_in_schema=False,
    )
