"""The pages for people: the answer page, operations, the playground, packs, kinds of problem; and the files they load.

A page is a controller, what it shows as values, and a template in `http/templates/`.
"""

from litestar import Router
from litestar.di import Provide

from askfirst.http.pages.answer import AnswerPage
from askfirst.http.pages.operations import OperationsPage
from askfirst.http.pages.playground import Playground
from askfirst.http.pages.services import Services
from askfirst.http.pages.site import asset, kind_of_problem, kinds_of_problem, packs_now, packs_page
from askfirst.http.reading import MAX_LARGE_BODY

__all__ = ["page_routes"]


def page_routes(most: int) -> Router:
    """All pages.

    An answer that is too long is shown again to be shortened, so it may have `most` bytes, as many as a batch.
    """
    answers = Router("/", route_handlers=[AnswerPage], request_max_body_size=most, opt={"body_setting": MAX_LARGE_BODY})
    site = [packs_page, packs_now, kinds_of_problem, kind_of_problem, asset]
    return Router(
        "/",
        route_handlers=[Playground, answers, OperationsPage, *site],
        dependencies={"services": Provide(Services, sync_to_thread=False)},
        include_in_schema=False,
    )
