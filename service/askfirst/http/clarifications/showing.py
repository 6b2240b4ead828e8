"""Clarifications as answers of the API: the view, with the link to the answer page."""

import re
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar.types import HTTPScope
from msgspec import Meta, Struct

from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import view
from askfirst.desk import Links
from askfirst.model import Assessment

ANSWER = "/answer/"
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?").fullmatch


class ClarificationList(Struct, frozen=True):
    """Clarifications, newest first. `cursor` asks for those after; null says that there are none."""

    clarifications: Annotated[tuple[ClarificationView, ...], Meta(description="Newest first")]
    cursor: Annotated[str | None, Meta(description="Asks for what comes after; null at the end")]


class Showing:
    """Adds the link to what is shown. Events and logs never have it: whoever has it may answer."""

    def __init__(self, links: Callable[[], Links], public_url: str | None) -> None:
        """`public_url` is where people reach the service; None: under the name that the request used."""
        self.links, self._public_url = links, public_url

    def seen(self, c: Clarification, scope: HTTPScope, assessment: Assessment | None = None) -> ClarificationView:
        """The clarification for the caller."""
        shown = view(c, assessment=assessment)
        if shown.question is None:
            return shown
        return msgspec.structs.replace(shown, answer_url=self.base(scope) + self.path(c.id, shown.question.id))

    def path(self, id_: str, question_id: str) -> str:
        """The path of the answer page of a question."""
        return ANSWER + self.links().token(id_, question_id)

    def base(self, scope: HTTPScope) -> str:
        """Where people reach the service, without a slash at the end."""
        if self._public_url is not None:
            return self._public_url
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        return f"{scope.get('scheme', 'http')}://{host}" if _HOST(host) else ""
