"""Deliveries as stores keep them."""

from msgspec import Struct

from askfirst.ports import Delivery, Event, Target


class Letter(Struct, frozen=True, array_like=True):
    """One event for one receiver, not claimed by anybody."""

    id: str
    stream: str
    """What keeps its order: subject and receiver."""
    event_id: str
    type: str
    subject: str
    at: int
    body: bytes
    key: str
    url: str


def letters_of(event: Event) -> list[Letter]:
    """One for each receiver; the same event to the same receiver has the same id."""
    return [_letter(f"{event.id}/{target.key}", event, target) for target in event.targets]


def letter_of(delivery: Delivery) -> Letter:
    """The letter that was claimed."""
    return _letter(delivery.id, delivery.event, delivery.target)


def _letter(id_: str, event: Event, target: Target) -> Letter:
    stream = f"{event.subject}/{target.key}"
    return Letter(id_, stream, event.id, event.type, event.subject, event.at, event.body, target.key, target.url)


def as_claimed(letter: Letter, attempt: int, lease: str) -> Delivery:
    """The delivery that somebody has leased."""
    return Delivery(
        id=letter.id,
        event=Event(id=letter.event_id, type=letter.type, subject=letter.subject, at=letter.at, body=letter.body),
        target=Target(letter.key, letter.url),
        attempt=attempt,
        lease=lease,
    )
