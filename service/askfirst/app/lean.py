"""The routes that answer without a framework, each with its handler."""

from askfirst.app.house import House
from askfirst.delivery.signing import is_secret, new_secret
from askfirst.http import score
from askfirst.http.answering.route import AnswerPage
from askfirst.http.batch import route as batch
from askfirst.http.checks import route as checks
from askfirst.http.clarifications import collection as clarifications
from askfirst.http.clarifications.member import Member
from askfirst.http.converse import route as chats
from askfirst.http.hooks import route as hooks
from askfirst.http.insights import feedback
from askfirst.http.insights import route as insights_routes
from askfirst.http.operations.content import Sources
from askfirst.http.operations.route import OperationsPage
from askfirst.http.playground.clarify import Clarify
from askfirst.http.playground.route import Playground
from askfirst.http.routing import Lean
from askfirst.http.status import readiness
from askfirst.http.steps import route as steps
from askfirst.http.webhooks.lists import Lists
from askfirst.http.webhooks.subscriptions import Subscriptions
from askfirst.ports import ANYBODY


def handlers(house: House) -> dict[str, Lean]:
    """Fixed addresses."""
    settings, scoring, ledger, desk = house.settings, house.scoring, house.ledger, house.desk
    bounds = settings.max_body, settings.body_timeout
    lean = score.Score(scoring, ledger, *bounds)
    clarify = Clarify(desk, house.showing, ledger)
    playground = Playground(house.packs, scoring, house.keyring, house.showing, clarify, *bounds)
    return {
        **playground.routes(),
        score.PATH: lean,
        batch.PATH: batch.Batch(scoring, ledger, settings.max_large_body, settings.body_timeout),
        hooks.PATH: hooks.HookScore(scoring, ledger, *bounds),
        checks.PATH: checks.PacksCheck(
            settings.packs,
            settings.max_large_body,
            settings.body_timeout,
            settings.check_timeout,
            house.packs.making,
        ),
        steps.PATH: steps.Step(scoring, house.signer, house.store, ledger, *bounds),
        chats.PATH: chats.Converse(scoring, house.signer, desk, ledger, *bounds),
        clarifications.PATH: clarifications.Collection(desk, house.showing, ledger, house.deliveries.check, *bounds),
        insights_routes.KPIS: insights_routes.KpiRoute(house.insights),
        insights_routes.PATTERNS: insights_routes.PatternRoute(house.insights),
        feedback.PATH: feedback.FeedbackRoute(house.store, desk.repeats, *bounds),
    }


def routes(house: House) -> dict[str, Lean]:
    """Addresses with a part that varies, and those beside them."""
    settings, packs, desk, store = house.settings, house.packs, house.desk, house.store
    bounds = settings.max_body, settings.body_timeout
    opinions = feedback.FeedbackRoute(store, desk.repeats, *bounds)
    sources = Sources(
        house.insights,
        desk,
        store,
        lambda: packs.gate,
        lambda: readiness(packs, house.keyring, house.health),
        house.showing.path,
    )
    subscriptions = Subscriptions(
        store, desk.repeats, house.deliveries.check, (new_secret, is_secret), desk.receivers.forget, *bounds
    )
    # An answer that is too long is shown again to be shortened, so it may be larger than what is taken.
    answers = AnswerPage(
        desk,
        house.showing,
        lambda request, id_: opinions.taken(request, ANYBODY, id_=id_),
        settings.max_large_body,
        settings.body_timeout,
    )
    return (
        Member(desk, house.showing, *bounds).routes()
        | answers.routes()
        | subscriptions.routes()
        | Lists(store, desk.repeats, house.deliveries.wake).routes()
        | OperationsPage(sources, lambda: house.keyring.asks).routes()
    )
