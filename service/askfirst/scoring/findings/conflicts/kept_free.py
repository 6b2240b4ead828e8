"""A day or time that is to stay free, and is filled in the same request."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.objects import ordered
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, opens, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"free_state"})
def kept_free(material: Material) -> Sequence[Hit]:
    """Days and times that are kept free and booked."""
    reading = material.text
    frees = [hit for hit in places(reading, "free_state") if holds_free(reading, hit)]
    if not frees:
        return []
    times = [*reading.entities("date"), *reading.entities("clock_time")]
    found = []
    for free in frees:
        kept = [
            time
            for time in times
            if reading.same_sentence(time, free) and (reading.same_clause(time, free) or 0 < free.start - time.end <= 4)
        ]
        for order in ordered(reading, places(reading, "fill_verb")):
            for time in times:
                if not order.hit.end <= time.start <= order.end + 6 or order.hit.start in range(
                    free.start - 8, free.end
                ):
                    continue
                if reading.words[free.start] == "closed" and (
                    reading.words[free.start - 2] not in reading.words[order.hit.start : time.end]
                ):
                    continue
                same = [
                    one
                    for one in kept
                    if reading.text(one).lower() == reading.text(time).lower() and not one.overlaps(time)
                ]
                if (
                    same
                    and not corrected(reading, free, time)
                    and not any_between(reading, "in_turn_hard", min(free.start, order.hit.start), time.end)
                ):
                    found.append(
                        conflict(
                            reading,
                            Hit(min(free.start, same[0].start), max(free.end, same[0].end)),
                            Hit(order.hit.start, time.end),
                        )
                    )
    return found[:1]


def holds_free(reading: Reading, hit: Hit) -> bool:
    """Whether something is ordered to stay free: "keep Friday free"."""
    if reading.words[hit.start] == "closed":
        return hit.start > 1 and reading.words[hit.start - 1] in {"is", "are", "stays", "remains"}
    return any(
        0 <= hit.start - verb.end <= 7
        and reading.same_sentence(verb, hit)
        and (opens(reading, verb.start) or verb.start)
        for verb in places(reading, "stay_verb")
    )
