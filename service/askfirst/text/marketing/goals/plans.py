"""What a plan is to say that something shall become."""

from askfirst.text.governing import governor
from askfirst.text.hit import Hit
from askfirst.text.marketing.goals.figures import figures
from askfirst.text.reading import Reading


def planned(reading: Reading) -> list[Hit]:
    """What a plan is to say that something shall become: "enter in the plan 2026: greater resonance"."""
    hits = []
    aims = {hit.start for hit in reading.all_hits.get("@goal_noun", ())}
    for at, word in enumerate(reading.words[:-1]):
        if word != ":" and not (word == "that" and not PLANS.isdisjoint(reading.words[max(0, at - 5) : at])):
            continue
        verb = governor(reading, at, "@note_verb", 12) or governor(reading, at, "@goal_setter", 12)
        ahead = range(max(0, at - 25), at)
        if verb is None or not any(on in aims or reading.words[on] in PLANS for on in ahead):
            continue
        end = next((to for to in range(at + 1, len(reading)) if reading.sentences[to] != reading.sentences[at]), 0)
        said = Hit(at + 1, end or len(reading))
        if any(said.start <= figure.start < said.end for figure in figures(reading)):
            continue
        if PLANS.isdisjoint(reading.words[said.start : said.end]) or not aims.isdisjoint(ahead):
            hits.append(said)
    return hits


PLANS = frozenset({"plan", "roadmap", "strategy", "success"})
