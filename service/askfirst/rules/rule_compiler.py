"""What one pack file says, compiled: rules, slots of actions, stakes; errors with their lines."""

from collections.abc import Set

from askfirst.errors import PackError
from askfirst.model import KINDS_BY_TYPE, TYPE_OF_KIND, IssueType, Kind
from askfirst.rules import schema, source, templates
from askfirst.rules.compiler import Compiler
from askfirst.rules.layers import PackFile
from askfirst.rules.nodes import AllOf, AnyOf, Fields, MeantOtherwise, Node, Order, SlotFilled
from askfirst.rules.pack import Rule, Stakes
from askfirst.rules.phrases import ConditionError

CONFLICT: IssueType = "conflicting_instructions"


class RuleCompiler:
    """Compiles what one file says and collects its errors with their lines."""

    def __init__(self, file: PackFile, compiler: Compiler) -> None:
        self.file, self.compiler = file, compiler
        self.errors: list[PackError] = []

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

    def stakes(self) -> dict[str, Stakes]:
        """The file's stakes by id."""
        made = {}
        for name, stake in self.file.source.stakes.items():
            path = f"$.stakes.{name}"
            when = self.node(stake.when, path + ".when")
            given = [(field, self.node(one, f"{path}.needs.{field}")) for field, one in stake.needs.items()]
            needs = tuple((field, SlotFilled(one, Fields((field,)), field)) for field, one in given if one is not None)
            if when is not None:
                made[name] = Stakes(name, when, stake.raise_by, stake.reason, stake.assume, needs)
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
        self.check_wording(given, path, names_for(given))
        kinds = KINDS_BY_TYPE[given.type]
        kind = given.kind or kinds[0]
        if kind not in kinds:
            self.error(path, f"{kind} is no kind of {given.type}", f"Use one of {', '.join(kinds)}")
            return None
        if when is None:
            return None
        return self.made(
            given, path, id=given.id, kind=kind, field=given.field, when=when, unless=unless, every=given.every
        )

    def slot_rule(self, name: str, action: schema.Action, slot_name: str, slot: schema.Slot, path: str) -> Rule | None:
        """The rule that a required slot of an action stands for: `refund_without_amount`."""
        base = f"$.actions.{name}"
        when = AnyOf([]) if action.when is None else self.node(action.when, base + ".when")
        unless = self.node(action.unless, base + ".unless") if action.unless is not None else None
        given_by = AnyOf([]) if slot.given_by is None else self.node(slot.given_by, path + ".given_by")
        found = found_by(action.when) if action.when is not None else frozenset[str]()
        self.check_wording(slot, path, templates.NAMES | found)
        if when is None or given_by is None:
            return None
        order = Order(when, (name, *action.names))
        filled = SlotFilled(given_by, Fields((slot_name, *slot.fields)), slot_name)
        when = AllOf([order, MeantOtherwise(unless)]) if unless else order
        return self.made(
            slot, path, id=f"{name}_without_{slot_name}", kind=slot.kind, field=slot_name, when=when, unless=filled
        )

    def made(
        self, given: schema.RuleSource | schema.Slot, path: str, *, id: str, kind: Kind, field: str | None, when: Node,  # noqa: A002
        unless: Node | None, every: bool = False,
    ) -> Rule:  # fmt: skip
        """A rule with what a rule and a slot have in common. What it does not say of blocking its file says."""
        self.check_blocks(given.blocks, path)
        return Rule(
            id=id,
            type=TYPE_OF_KIND[kind],
            kind=kind,
            field=field,
            when=when,
            unless=unless,
            blocks=self.file.source.blocks if given.blocks is None else given.blocks,
            every=every,
            replaces=frozenset(given.replaces),
            department=self.file.source.department,
            wording=schema.Wording(**{name: getattr(given, name) for name in schema.Wording.__struct_fields__}),
            variants=given.variants,
            examples=given.examples,
            file=str(self.file.path),
            path=path,
        )

    def node(self, condition: schema.Shorthand, path: str) -> Node | None:
        """The compiled condition, or None and one more error."""
        try:
            return self.compiler.compile(condition)
        except ConditionError as error:
            self.error(path, error.problem, error.mend)
            return None

    def check_blocks(self, said: schema.Blocks | None, path: str) -> None:
        """One more error where a department leaves it to the classifier whether to ask: its rules always ask."""
        if isinstance(said, str) and self.file.source.department is not None:
            mend = "Remove it, so that the rule asks; or write false, so that it never does by itself"
            self.error(path + ".blocks", f"blocks: {said} is for the general pack, not for a department's", mend)

    def check_wording(self, wording: schema.Varied, path: str, known: Set[str]) -> None:
        """One more error for each template that cannot be filled, each key without effect and each unknown name."""
        if self.compiler.checked:
            return
        for wrong in templates.wrong_varied(wording, self.compiler.entities, known):
            self.error(f"{path}.{wrong.key}", wrong.problem, wrong.mend)
        for place, one in [
            (path, wording),
            *((f"{path}.variants.{name}", each) for name, each in wording.variants.items()),
        ]:
            for key, name in templates.lists_in(one):
                try:
                    self.compiler.add_list(name)
                except ConditionError as error:
                    self.error(f"{place}.{key}", error.problem, error.mend)

    def error(self, path: str, problem: str, mend: str) -> None:
        """One more error, with the line of the value at `path`."""
        self.errors.append(source.error_at(self.file.path, path, problem, mend))


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
