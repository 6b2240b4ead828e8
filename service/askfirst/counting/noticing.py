"""Patterns: counted, and told of once when they are seen too often."""

from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from askfirst.errors import StoreMissing
from askfirst.gate import Gate
from askfirst.insights.patterns import DETECTED, OFTEN, commonest, examples_of, kept_text, shown
from askfirst.moments import iso
from askfirst.ports import Event, Pattern, Patterns, Sighting, Store, Target


class Noticing(NamedTuple):
    """Takes cases of patterns; a pattern that is seen too often gets a suggestion, and an event, once."""

    patterns: Patterns
    store: Store
    gate: Callable[[], Gate]
    told: set[str]
    """Names of the patterns that are known to have a suggestion."""

    async def take(self, sighting: Sighting) -> None:
        """Count a case, or cases. Raises StoreError; call again then: nothing is counted or told twice."""
        times = await self.patterns.sight(sighting)
        name = subject_of(sighting)
        if times > OFTEN and name not in self.told:
            for pattern in await self.patterns.patterns(OFTEN + 1, owner=sighting.owner):
                if pattern.suggested_improvement is None:
                    await self._tell(pattern)
                self.told.add(subject_of(pattern))

    async def _tell(self, pattern: Pattern) -> None:
        """First the event, whose id is the pattern's, then the suggestion: who fails in between repeats both."""
        examples = examples_of(pattern)
        matters = commonest(examples)
        language = examples[0].language if examples else ""
        advised = self.gate().phrasing.advice(language, matters)
        text = kept_text(advised.improvement, advised.template)
        suggested = msgspec.structs.replace(pattern, suggested_improvement=text)
        try:
            event = event_of(suggested)
            wanting = await self.store.subscriptions()
            targets = tuple(Target(one.id) for one in wanting if one.wants(DETECTED, pattern.owner))
            await self.store.publish(msgspec.structs.replace(event, targets=targets))
        except StoreMissing:
            pass  # nobody can have subscribed
        await self.patterns.suggest(pattern.agent_pair, pattern.ambiguity_type, text, pattern.owner)


def subject_of(one: Pattern | Sighting) -> str:
    """What the event of a pattern is about: a name that follows from its own."""
    owner = f"\0{one.owner}" if one.owner else ""
    digest = blake2b(f"{one.agent_pair}\0{one.ambiguity_type}{owner}".encode(), digest_size=16)
    return f"pat_{digest.hexdigest()}"


def event_of(pattern: Pattern) -> Event:
    """The event of a pattern that was detected."""
    subject = subject_of(pattern)
    body = {
        "id": f"evt_{subject}",
        "type": DETECTED,
        "timestamp": iso(pattern.last_seen, "seconds"),
        "data": {"pattern": shown(pattern)},
    }
    return Event(
        id=f"evt_{subject}",
        type=DETECTED,
        subject=subject,
        at=pattern.last_seen,
        body=msgspec.json.encode(body),
        owner=pattern.owner,
    )
