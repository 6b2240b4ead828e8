"""Questions in every state, and where their links lead."""

from collections.abc import Callable
from functools import partial
from typing import Any

import httpx

from tests.http.clarifications.bot import Bot, Json

HOSTILE = "<script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"
ASKED: dict[str, Any] = {
    "from": {"id": "bot-7", "role": "task_agent"},
    "to": {"id": "anna", "role": "director_agent"},
}
STORES = [{"text": "Which store?", "options": ["Berlin", "Hamburg"]}]
WORDS = {
    "de": "Gib ihnen einen guten Rabatt",
    "fr": "Donnez-leur une bonne remise",
    "es": "Dales un buen descuento",
    "pt": "Dê-lhes um bom desconto",
    "zh-Hant": "給他們一個好折扣",
}


def link(seen: Json) -> str:
    """The path of the answer page."""
    return httpx.URL(seen["answer_url"]).path


def opened(bot: Bot, **more: Any) -> str:
    """The link to a new question."""
    return link(bot.opened(**{**ASKED, **more}))


def posted(bot: Bot, form: dict[str, str], **more: Any) -> str:
    """The link to a question for which this form was sent."""
    path = opened(bot, **more)
    assert bot.http.post(path, data=form).status_code == 303
    return path


def moved(bot: Bot, step: str) -> str:
    """The link to a question that was escalated, or cancelled."""
    seen = bot.opened(**ASKED)
    bot.http.post(f"/v1/clarifications/{seen['id']}/{step}")
    return link(seen)


def expired(bot: Bot) -> str:
    """The link to a question that nobody answered."""
    seen = bot.opened(**ASKED, questions=["Which store?"], chain=[{"role": "anna", "timeout": 1}])
    bot.waits(seen["id"], "best_guess")
    return link(seen)


def second(bot: Bot) -> str:
    """The link to the second question of a clarification."""
    seen = bot.opened(**ASKED)
    bot.http.post(link(seen), data={"choice.q1": "20 %"})
    return link(bot.sees(seen["id"]))


STATES: dict[str, Callable[[Bot], str]] = {
    "open": opened,
    "nobody-named": lambda bot: link(bot.opened(text="Send it to the customer", department=None)),
    "all-at-once": lambda bot: opened(bot, mode="all_at_once"),
    "long": lambda bot: opened(bot, text="Give them a good discount. " + "They have been customers since 2011. " * 40),
    "last-level": lambda bot: opened(bot, chain=[{"role": "human_operator", "timeout": 50}]),
    "escalated": lambda bot: moved(bot, "escalate"),
    "recorded": lambda bot: posted(bot, {"choice.q1": "20 %"}),
    "second-question": second,
    "asked-once-more": lambda bot: posted(bot, {"answer.q1": "the usual one"}),
    "resolved": lambda bot: posted(bot, {"answer.q1": "the second one"}, questions=STORES, requires_handoff=True),
    "gone-on-without": lambda bot: posted(bot, {"skip": "1"}, questions=STORES),
    "expired": expired,
    "cancelled": lambda bot: moved(bot, "cancel"),
    "rated": lambda bot: f"{opened(bot)}?rated=question_did_not_help",
    "nowhere": lambda bot: "/answer/nothing",
    "hostile": lambda bot: opened(
        bot, text=f"Do it {HOSTILE}", questions=[{"text": f"Which {HOSTILE}?", "options": [HOSTILE, "a" * 150]}]
    ),
    **{name: partial(opened, text=text, language=name) for name, text in WORDS.items()},
}
