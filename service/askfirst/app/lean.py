"""The routes that answer without a framework, each with its handler."""

from askfirst.app.house import House
from askfirst.http.answering.route import AnswerPage
from askfirst.http.insights.feedback import Feedbacks
from askfirst.http.operations.content import Sources
from askfirst.http.operations.route import OperationsPage
from askfirst.http.playground.clarify import Clarify
from askfirst.http.playground.route import Playground
from askfirst.http.routing import Lean
from askfirst.http.status import readiness
from askfirst.ports import ANYBODY


def handlers(house: House) -> dict[str, Lean]:
    """Fixed addresses."""
    settings, scoring, ledger, desk = house.settings, house.scoring, house.ledger, house.desk
    bounds = settings.max_body, settings.body_timeout
    clarify = Clarify(desk, house.showing, ledger)
    playground = Playground(house.packs, scoring, house.keyring, house.showing, clarify, *bounds)
    return {
        **playground.routes(),
    }


def routes(house: House) -> dict[str, Lean]:
    """Addresses with a part that varies, and those beside them."""
    settings, packs, desk, store = house.settings, house.packs, house.desk, house.store
    feedbacks = Feedbacks(store)
    sources = Sources(
        house.insights,
        desk,
        store,
        lambda: packs.gate,
        lambda: readiness(packs, house.keyring, house.health),
        house.showing.path,
    )
    # An answer that is too long is shown again to be shortened, so it may be larger than what is taken.
    answers = AnswerPage(
        desk,
        house.showing,
        lambda request, id_: feedbacks.keep(request, ANYBODY, id_=id_),
        settings.max_large_body,
        settings.body_timeout,
    )
    return answers.routes() | OperationsPage(sources, lambda: house.keyring.asks).routes()
