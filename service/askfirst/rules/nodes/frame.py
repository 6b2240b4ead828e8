"""Orders of one class of verbs that lack a part they cannot do without."""

from collections.abc import Sequence

from askfirst.rules.nodes.carried import carries
from askfirst.rules.nodes.material import Material
from askfirst.rules.nodes.node import Node
from askfirst.text.demands import Demands
from askfirst.text.frames.clause import DETERMINERS, PRONOUNS, Clause, clause_of
from askfirst.text.frames.roles import ROLES
from askfirst.text.hit import Hit
from askfirst.text.lazy import by_reading
from askfirst.text.orders import commands, spoken
from askfirst.text.reading import Reading


class Frame(Node):
    """Verbs, the objects that they have in this sense, and the roles of which one has to be given.

    `objects` are lists of which the object must hold a word (none: any object), `others` those that give the verb
    another sense. What was said before may give any role, so then nothing is lacking; a field of the request gives the
    one that its name tells.
    """

    def __init__(
        self,
        verbs: Sequence[str],
        objects: Sequence[str],
        others: Sequence[str],
        lacks: str,
        singled: bool = False,
        opens: bool = False,
    ) -> None:
        self.verbs, self.objects, self.others = tuple(verbs), tuple(objects), tuple(others)
        self.part, self.role, self.singled, self.opens = lacks, ROLES[lacks], singled, opens

    def demands(self) -> Demands:
        verbs = frozenset(self.verbs)
        if not self.objects or any(key[0] == "#" for key in self.objects):
            return (verbs,)
        return (verbs, frozenset(self.objects))

    @by_reading
    def places(self, reading: Reading) -> Sequence[Hit]:
        return [
            clause.span()
            for key in self.verbs
            for verb in spoken(reading, key)
            if commands(reading, verb.start)
            and not nominal(reading, verb)
            and self.lacking(clause := clause_of(reading, verb))
        ]

    def triggers(self, material: Material) -> Sequence[Hit]:
        if material.matter or material.call or carries(material, self.part):
            return ()
        return self.places(material.text)

    def lacking(self, clause: Clause) -> bool:
        """Whether the order is of this sense and its part is not given."""
        part = clause.object
        if part.end <= part.start or (clause.objects[0] in PRONOUNS and len(clause.objects) == 1):
            return False
        if self.opens and not any(hit.start == clause.verb.start for hit in clause.reading.entities("opening")):
            return False
        if self.objects and not any(clause.holds(key, part.start, part.end) for key in self.objects):
            return False
        if any(clause.within(key, clause.start, min(part.end + 2, clause.stop)) for key in self.others):
            return False
        if self.singled and not clause.singled:
            return False
        return not self.role(clause)


LIST_LEADS = frozenset({",", "to", "and", ":", "or", "(", "-"})


def nominal(reading: Reading, verb: Hit) -> bool:
    """Whether a word that is a noun as well as a verb is the noun here: "mail a@b.example, group FIN-READ"."""
    if verb.start not in reading.begins("@verb_noun"):
        return False
    before = reading.words[verb.start - 1] if verb.start else ""
    after = reading.words[verb.end] if verb.end < len(reading) else ""
    if after[:1].isdigit() and verb.start and reading.sentences[verb.start] == reading.sentences[verb.start - 1]:
        return True
    return before in LIST_LEADS and after not in DETERMINERS
