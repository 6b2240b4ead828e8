"""Replies without the sort of fact that marketing's question asked for: "Which budget? - Not too much, please"."""

from collections.abc import Callable, Sequence

from askfirst.rules.nodes import Material, MaterialFinder, demanding
from askfirst.scoring.findings.replies.unanswered import asked_in
from askfirst.scoring.references.replies.questions import gives_order, last_question
from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.facts import has_age, has_behaviour, has_list, has_record
from askfirst.text.marketing.content.pieces import SIZE
from askfirst.text.marketing.goals.figures import aside, figures, idle
from askfirst.text.names import capital
from askfirst.text.reading import Reading

LONGEST = 30
"""Words of a reply; what is longer is likely to be a new request."""
SETTLED = ("@delegating_reply", "@requests_answer")
"""With these the reply leaves it to the assistant, or asks back."""
AGREES = ("@yes_word", "@no_word")
"""With these in its first place it agrees or declines; "please" and "not too much" do neither."""
STORED = frozenset("in see per from to by under".split())
WITHIN = frozenset("in of around near at from across".split())
WHOLE = frozenset("all every everyone everybody".split())


def unmet(asked: str, given: Callable[[Reading], bool]) -> MaterialFinder:
    """A finder for replies that lack the fact: the words of a list ask for it, `given` knows whether it is there."""

    def find(material: Material) -> Sequence[Hit]:
        text = material.text
        if len(text) > LONGEST or not material.history or last_question(material) is None:
            return ()
        question = material.history[-1]
        sentences = {question.sentences[at] for at, word in enumerate(question.words) if word == "?"}
        if not any(question.sentences[hit.start] in sentences for hit in question.hits(asked)):
            return ()
        if settled(text) or pointed(text) or given(text):
            return ()
        return (Hit(0, len(text), {"asked": asked_in(material.request.history[-1].content)}),)

    return demanding({"+history"})(find)


def settled(text: Reading) -> bool:
    """Whether the reply is something else than a fact: an order, a question, consent, a refusal, no word."""
    if gives_order(text) or text.words[-1:] in ([], ["?"]) or any(text.hits(name) for name in SETTLED):
        return True
    return text.words[0] != "not" and any(hit.start == 0 for name in AGREES for hit in text.hits(name))


def pointed(text: Reading) -> bool:
    """Whether the fact is said to stand in something stored: "as in brief B-3", "see sheet K"."""
    return any(
        hit.start <= 4 and not STORED.isdisjoint(text.words[: hit.start])
        for name in ("id", "file", "url")
        for hit in text.entities(name)
    )


def sum_given(text: Reading) -> bool:
    """Whether an amount is named, or a bare number; what is compared with ("than the 120 euros") is neither."""
    if any("than" not in text.words[max(0, hit.start - 2) : hit.start] for hit in text.entities("money")):
        return True
    taken = [hit for name in ("date", "id", "duration") for hit in text.entities(name)]
    return any(
        not any(hit.overlaps(other) for other in taken)
        and text.words[hit.start] != "one"
        and (hit.end == len(text) or not text.words[hit.end].isalpha() or text.words[hit.end] in RATES)
        for hit in text.entities("number")
    )


RATES = frozenset("a per daily in total max at all and for each k".split())
"""What follows the number of a budget; other words are what it counts."""


def people_given(text: Reading) -> bool:
    """Whether ages, a place, a list or a rule of behaviour says who is meant."""
    end = len(text)
    if has_age(text, 0, end) and "them" not in text.words:
        return True
    placed = bool(text.entities("region")) or any(
        text.words[at - 1] in WITHIN and capital(text, at) for at in range(1, end)
    )
    loose = text.outside_data("@vague_people")
    return (
        (placed and not loose)
        or has_list(text, 0, end)
        or has_record(text, 0, end)
        or has_behaviour(text, 0, end)
        or text.words[0] in WHOLE
    )


def piece_given(text: Reading) -> bool:
    """Whether a type of piece, a length or a size is named."""
    names = ("@whole_piece", "@sized_piece", "@format_size", "@length_unit")
    return any(text.hits(name) for name in names) or SIZE.search(text.plain) is not None


def target_given(text: Reading) -> bool:
    """Whether a figure is named that is to be reached: not "in all 5 regions", "by the 40 posts"."""
    return any(not idle(text, hit) and not aside(text, hit) for hit in figures(text))


UNMET = {
    "unmet_audience": unmet("@asks_audience", people_given),
    "unmet_budget": unmet("@asks_budget", sum_given),
    "unmet_format": unmet("@asks_format", piece_given),
    "unmet_target": unmet("@asks_target", target_given),
}
