"""A clarification as the store keeps it: the state as bytes, and the columns beside it."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from askfirst.clarifications.events import Effect
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import escalated_to, event_body, party, responded, responded_at, response_status, view
from askfirst.errors import StoreError
from askfirst.model import Party
from askfirst.ports import CALLBACK, EXECUTION, SHARED, Event, Record, Target, Tracking

NOBODY = "unknown"
"""Stands in the protocol's table, which wants a name, for an agent that was not named."""
CallbackTo: TypeAlias = Literal["receiver", "execution"]
"""What is behind a callback's address: something that is always there, or one execution of a workflow that waits."""


class Kept(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is kept of a clarification. The callback's address may hold a secret, so no view has it."""

    clarification: Clarification
    callback_url: str | None = None
    callback_to: CallbackTo = "receiver"
    owner: str = SHARED


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Kept).decode


def kept_of(record: Record) -> Kept:
    """What a record holds. Raises StoreError where another version of the service wrote other things."""
    try:
        return _decode(record.state)
    except msgspec.DecodeError as error:
        raise StoreError(f"{record.id} was kept by a version of the service that this one cannot read") from error


def record_of(kept: Kept) -> Record:
    """The record of a clarification."""
    c = kept.clarification
    return Record(
        id=c.id,
        version=c.version,
        state=_encode(kept),
        status=c.status,
        due=c.deadline,
        created_at=c.created_at,
        updated_at=c.updated_at,
        department=c.instruction.department,
        language=c.language,
        tracking=tracking(c),
        owner=kept.owner,
    )


def tracking(c: Clarification) -> Tracking:
    """The row of the protocol's table. The time to resolve is that from the request to the end."""
    return Tracking(
        from_agent=name_of(c.instruction.from_),
        to_agent=name_of(c.instruction.to),
        original_message_id=c.original_message_id,
        confidence_score=c.confidence,
        ambiguity_type=c.ambiguity_type,
        specific_issues=msgspec.json.encode(view(c).specific_issues).decode(),
        requested_at=c.created_at,
        responded_at=responded_at(c),
        response_status=response_status(c),
        escalated_to=escalated_to(c),
        resolution_time_ms=c.closed_at - c.created_at if responded(c) and c.closed_at is not None else None,
    )


def name_of(given: Party | str | None) -> str:
    """An agent's name for the table."""
    named = party(given)
    return named.id if named else NOBODY


def event_of(effect: Effect, kept: Kept, subscribed: tuple[Target, ...]) -> Event:
    """The outbox entry of an effect: for the caller's callback and for those who subscribed."""
    c = kept.clarification
    key = EXECUTION if kept.callback_to == "execution" else CALLBACK
    callback = (Target(key, kept.callback_url),) if kept.callback_url else ()
    return Event(
        id=effect.id,
        type=effect.type,
        subject=c.id,
        at=effect.at,
        body=msgspec.json.encode(event_body(effect, c)),
        targets=(*callback, *subscribed),
        owner=kept.owner,
    )
