"""What one pack file says, compiled: rules, slots of actions, stakes; errors with their lines."""

from collections.abc import Set

from askfirst.errors import PackError
from askfirst.model import KINDS_BY_TYPE, IssueType, Kind
from askfirst.rules import schema, source, templates
from askfirst.rules.compiler import Compiler
from askfirst.rules.nodes import AllOf, AnyOf, Fields, MeantOtherwise, Node, Order, SlotFilled
from askfirst.rules.pack import Rule, Stakes
from askfirst.rules.packfile import PackFile
from askfirst.rules.termbook import ConditionError

TYPE_OF_KIND: dict[Kind, IssueType] = {
    kind: issue_type for issue_type, kinds in KINDS_BY_TYPE.items() for kind in kinds
}


CONFLICT: IssueType = "conflicting_instructions"


def wording_of(given: schema.Wording) -> schema.Wording:
    """The wording alone: conditions that were written with it are compiled and need not stay."""
    return schema.Wording(**{name: getattr(given, name) for name in schema.Wording.__struct_fields__})


def names_for(rule: schema.RuleSource) -> Set[str]:
    """The names in braces that a rule has values for."""
    found = found_by(rule.when)
    if rule.type == CONFLICT:
        found |= templates.SIDES
    without = frozenset() if rule.field or found >= templates.FOUND else templates.OF_FIELD
    return (templates.NAMES | found) - without


def found_by(condition: schema.Shorthand) -> Set[str]:
    """The names that the finds of a condition have values for."""
    if isinstance(condition, str):
        return frozenset()
    parts = [*(condition.all or ()), *(condition.any or ()), *(condition.sequence or ())]
    found = frozenset[str]().union(*map(found_by, parts))
    if condition.finding is not None:
        found |= templates.FOUND | templates.SIDES
    return found | templates.SIDES if condition.all else found


class FileCompiler:
    """Compiles what one file says and collects its errors with their lines."""

    def __init__(self, file: PackFile, compiler: Compiler) -> None:
        self.file, self.compiler = file, compiler
        self.errors: list[PackError] = []

    def node(self, condition: schema.Shorthand, path: str) -> Node | None:
        """The compiled condition, or None and one more error."""
        try:
            return self.compiler.compile(condition)
        except ConditionError as error:
            problem, _, mend = str(error).partition("; ")
            self.error(path, problem, mend[:1].upper() + mend[1:] or "See docs/packs-reference.md for the forms")
            return None

    def node_or_nothing(self, condition: schema.Shorthand | None, path: str) -> Node | None:
        """As `node`; a condition that no text meets where none is given."""
        return AnyOf([]) if condition is None else self.node(condition, path)

    def error(self, path: str, problem: str, mend: str) -> None:
        """One more error, with the line of the value at `path`."""
        line = source.line_in(self.file.path, path)
        self.errors.append(PackError(str(self.file.path), line, problem, mend))

    def check_wording(self, wording: schema.Wording, path: str, known: Set[str], variant: bool = False) -> None:
        """One more error for each template that cannot be filled and each key without effect."""
        if self.compiler.checked:
            return
        for key, text in templates.problems(wording, variant, known):
            problem, _, mend = text.partition("; ")
            self.error(f"{path}.{key}", problem, mend[:1].upper() + mend[1:])
        for key, name in [("given", one) for one in wording.given] + [("wanting", one) for one in wording.wanting]:
            if name not in self.compiler.entities:
                self.error(f"{path}.{key}", f"there is no entity {name}", "Use one that docs/packs-reference.md lists")
        for key, name in templates.lists_in(wording):
            try:
                self.compiler.add_list(name)
            except ConditionError as error:
                problem, _, mend = str(error).partition("; ")
                self.error(f"{path}.{key}", problem, mend[:1].upper() + mend[1:])

    def check_varied(self, wording: schema.Varied, path: str, known: Set[str]) -> None:
        """The same for a wording and its variants."""
        self.check_wording(wording, path, known)
        for name, variant in wording.variants.items():
            self.check_wording(variant, f"{path}.variants.{name}", known, variant=True)

    def rules(self) -> dict[str, Rule]:
        """The file's rules by id, those of its actions' slots among them."""
        made: dict[str, Rule] = {}
        self.check_blocks(self.file.source.blocks, "$")
        for path, rule in self.file.rules():
            self.add(made, self.rule(rule, path), path)
        for name, action in self.file.source.actions.items():
            for slot_name, slot in action.slots.items():
                path = f"$.actions.{name}.slots.{slot_name}"
                self.add(made, self.slot_rule(name, action, slot_name, slot, path), path)
        return made

    def add(self, made: dict[str, Rule], rule: Rule | None, path: str) -> None:
        """Adds a rule unless its id is taken."""
        if rule is not None and rule.id in made:
            self.error(path, f"the id {rule.id} is used twice", "Give one of them another id")
        elif rule is not None:
            made[rule.id] = rule

    def rule(self, given: schema.RuleSource, path: str) -> Rule | None:
        """A rule of `always_clarify`."""
        when = self.node(given.when, path + ".when")
        unless = self.node(given.unless, path + ".unless") if given.unless is not None else None
        self.check_varied(given, path, names_for(given))
        kinds = KINDS_BY_TYPE[given.type]
        kind = given.kind or kinds[0]
        if kind not in kinds:
            self.error(path, f"{kind} is no kind of {given.type}", f"Use one of {', '.join(kinds)}")
            return None
        if when is None:
            return None
        return Rule(
            id=given.id, type=given.type, kind=kind, field=given.field, when=when, unless=unless,
            blocks=self.blocks(given, path), every=given.every, replaces=frozenset(given.replaces),
            department=self.file.source.department, wording=wording_of(given), variants=given.variants,
            examples=given.examples,
            file=str(self.file.path), path=path,
        )  # fmt: skip

    def blocks(self, given: schema.RuleSource | schema.Slot, path: str) -> schema.Blocks:
        """What a rule or slot says of blocking, or else its file."""
        self.check_blocks(given.blocks, path)
        return self.file.source.blocks if given.blocks is None else given.blocks

    def check_blocks(self, said: schema.Blocks | None, path: str) -> None:
        """One more error where a department leaves it to the classifier whether to ask: its rules always ask."""
        if isinstance(said, str) and self.file.source.department is not None:
            mend = "Remove it, so that the rule asks; or write false, so that it never does by itself"
            self.error(path + ".blocks", f"blocks: {said} is for the general pack, not for a department's", mend)

    def slot_rule(self, name: str, action: schema.Action, slot_name: str, slot: schema.Slot, path: str) -> Rule | None:
        """The rule that a required slot of an action stands for: `refund_without_amount`."""
        base = f"$.actions.{name}"
        when = self.node_or_nothing(action.when, base + ".when")
        unless = self.node(action.unless, base + ".unless") if action.unless is not None else None
        given_by = self.node_or_nothing(slot.given_by, path + ".given_by")
        found = found_by(action.when) if action.when is not None else frozenset[str]()
        self.check_varied(slot, path, templates.NAMES | found)
        if when is None or given_by is None:
            return None
        order = Order(when, (name, *action.names))
        filled = Fields((slot_name, *slot.fields))
        return Rule(
            id=f"{name}_without_{slot_name}", type=TYPE_OF_KIND[slot.kind], kind=slot.kind,
            field=slot_name, when=AllOf([order, MeantOtherwise(unless)]) if unless else order,
            unless=SlotFilled(given_by, filled, slot_name),
            blocks=self.blocks(slot, path), every=False, replaces=frozenset(slot.replaces),
            department=self.file.source.department,
            wording=wording_of(slot), variants=slot.variants, examples=slot.examples, file=str(self.file.path),
            path=path,
        )  # fmt: skip

    def stakes(self) -> dict[str, Stakes]:
        """The file's stakes by id."""
        made = {}
        for name, stake in self.file.source.stakes.items():
            when = self.node(stake.when, f"$.stakes.{name}.when")
            if when is not None:
                made[name] = Stakes(name, when, stake.raise_by, stake.reason, stake.assume)
        return made
