"""Events that nobody can see happen: "once things have calmed down"."""

from askfirst.text.entities.vague_times.counted import counted, measured
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

EVENT_REACH = 8
POLITE = frozenset({"you", "u"})
PRONOUNS = frozenset("it they this that he she things".split())
PERFECT = frozenset("has have had 's 've is are".split())
OWN = frozenset("its their his her".split())


def unseen_states(reading: Reading) -> list[Hit]:
    """A joint, its subject and a state that nobody can see begin: "once things have calmed down"."""
    hits = []
    for joint in reading.hits("@event_joint"):
        if reading.words[joint.end : joint.end + 1] and reading.words[joint.end] in POLITE:
            continue
        for event in (*reading.hits("@vague_event"), *vague_subjects(reading, joint)):
            near = 0 <= event.start - joint.end <= EVENT_REACH
            if any(counted(reading, at) for at in range(joint.end, event.start)):
                continue  # "when at least six of them are free"
            if near and reading.same_clause(joint, event) and not measured(reading, event):
                hits.append(Hit(joint.start, event.end))
                break
        else:
            hits += worn_out(reading, joint)
    return hits


def worn_out(reading: Reading, joint: Hit) -> list[Hit]:
    """A pronoun has done something with what is its own: "once it has had its time"."""
    words = reading.words
    if words[joint.end : joint.end + 1] == [] or words[joint.end] not in PRONOUNS:
        return []
    end = joint.end + 1
    while (
        end < len(words)
        and end - joint.end < EVENT_REACH
        and reading.clauses[end] == reading.clauses[joint.end]
        and words[end] not in {".", "!", "?"}
    ):
        end += 1
    own = any(word in OWN for word in words[joint.end + 1 : end])
    told = any(joint.end <= hit.start < end for hit in reading.all_hits.get("@event_word", ()))
    return [Hit(joint.start, end)] if own and not told and words[joint.end + 1] in PERFECT else []


def vague_subjects(reading: Reading, joint: Hit) -> list[Hit]:
    """A subject right behind the joint of which nothing can be seen to happen: "once tempers ..."."""
    starts = (joint.end, joint.end + 1)
    return [hit for hit in reading.all_hits.get("@vague_subject", ()) if hit.start in starts]
